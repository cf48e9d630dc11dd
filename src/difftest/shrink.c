/* SPDX-License-Identifier: BSD-2-Clause */
#include "difftest/shrink.h"

#include <math.h>
#include <string.h>

enum { MOST_ASKED = 400, NUMBERS = 12, CANDIDATES = 16 };

/* The numbers that are simplified. u and v of the contact point replace the velocity of the centre of mass, so that a
 * change of shape or spin does not change the motion of the contact. */
struct parts {
    double at[NUMBERS]; /* m I rx ry mu e w gx gy h u v */
};
enum { M, I_, RX, RY, MU, E, W, GX, GY, H, U, V };

static struct parts take_apart(const struct painleve_body_step *s)
{
    return (struct parts){
        {s->m, s->I, s->rx, s->ry, s->mu, s->e, s->w, s->gx, s->gy, s->h, s->vx - s->w * s->ry, s->vy + s->w * s->rx}};
}

static struct painleve_body_step put_together(const struct parts *parts)
{
    const double *p = parts->at;
    struct painleve_body_step step = {
        .m = p[M], .I = p[I_], .rx = p[RX], .ry = p[RY], .mu = p[MU], .e = p[E], .gx = p[GX], .gy = p[GY], .h = p[H]};
    step_set_motion(&step, p[U], p[V], p[W]);
    return step;
}

/* x rounded to this number of significant binary digits. */
static double shortened(double x, int digits)
{
    int exponent;
    const double mantissa = frexp(x, &exponent);
    return ldexp(nearbyint(ldexp(mantissa, digits)), exponent - digits);
}

/* Simpler numbers than x, the simplest first; ends before x itself. Returns their number. */
static int simpler(int which, double x, double candidates[CANDIDATES])
{
    static const int digits[] = {1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24};
    const int positive = which == M || which == I_ || which == H, below = which == RY;
    int n = 0;
    if (!positive && !below) candidates[n++] = 0;
    if (which != H) candidates[n++] = x < 0 ? -1 : 1;
    for (size_t i = 0; i < sizeof digits / sizeof *digits; i++) candidates[n++] = shortened(x, digits[i]);
    int kept = 0;
    for (int i = 0; i < n && candidates[i] != x; i++) candidates[kept++] = candidates[i];
    return kept;
}

/* Asks the changed problem, and accepts it if the answer is wrong in the same way. */
static int try_step(struct trial *trial, const struct painleve_body_step *step, const struct engine *engine,
                    const struct measure *measure, int restitution)
{
    struct trial other = *trial;
    other.verdict.certificate = NULL;
    other.step = *step;
    if (measure->binary32) step_to_floats(&other.step);
    const int same = trial_ask(&other, engine, measure, restitution, KEEP_WRONG) == PAINLEVE_OK &&
                     other.verdict.judgement == WRONG && strcmp(other.verdict.exact, trial->verdict.exact) == 0;
    if (!same) return verdict_clear(&other.verdict), 0;
    verdict_clear(&trial->verdict);
    *trial = other;
    return 1;
}

/* Simplifies one number. Returns 1 when it became simpler. */
static int shrink_number(struct trial *trial, int which, const struct engine *engine, const struct measure *measure,
                         int restitution, int *asked)
{
    double candidates[CANDIDATES];
    const struct parts old = take_apart(&trial->step);
    const int n = simpler(which, old.at[which], candidates);
    for (int i = 0; i < n && *asked < MOST_ASKED; i++) {
        struct parts changed = old;
        changed.at[which] = candidates[i];
        const struct painleve_body_step step = put_together(&changed);
        (*asked)++;
        if (try_step(trial, &step, engine, measure, restitution)) return 1;
    }
    return 0;
}

void trial_shrink(struct trial *trial, const struct engine *engine, const struct measure *measure, int restitution,
                  const atomic_int *stop)
{
    int asked = 0, changed = 1;
    while (changed && asked < MOST_ASKED) {
        changed = 0;
        for (int which = 0; which < NUMBERS && !atomic_load(stop); which++)
            changed |= shrink_number(trial, which, engine, measure, restitution, &asked);
    }
}
