/* SPDX-License-Identifier: BSD-2-Clause */
#include "oracle/impact_reading.h"

#include <stdlib.h>

/* The motion now: velocity, direction of slip, and what the contact impulse changes per normal impulse. */
struct state {
    const mpq_t *in;
    int law;
    struct oracle_motion *out;
    mpq_t u, v;                /* velocity */
    mpq_t ratio, du, dv;       /* tangential impulse, change of u and of v per normal impulse */
    mpq_t impulse;             /* normal impulse of the phase */
    mpq_t work;                /* of the contact impulses so far */
    mpq_t press;               /* work of the normal force in the phase */
    mpq_t compressed, pressed; /* impulse and press of compression */
    int direction, restitution, slipped;
};

static void for_each(struct state *s, void (*visit)(mpq_t))
{
    mpq_t *const all[] = {&s->u,       &s->v,    &s->ratio, &s->du,         &s->dv,
                          &s->impulse, &s->work, &s->press, &s->compressed, &s->pressed};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) visit(*all[i]);
}

static void start(mpq_t x)
{
    mpq_init(x);
}

static void stop(mpq_t x)
{
    mpq_clear(x);
}

/* x = y z + w */
static void affine(mpq_t x, const mpq_t y, const mpq_t z, const mpq_t w)
{
    mpq_t product;
    mpq_init(product);
    mpq_mul(product, y, z);
    mpq_add(x, product, w);
    mpq_clear(product);
}

/* At u = 0: what friction can hold, it holds; |B| / A is what it takes. */
static int direction_from_rest(const mpq_t in[])
{
    mpq_t hold, pull;
    mpq_inits(hold, pull, NULL);
    mpq_mul(hold, in[IMPACT_MU], in[IMPACT_A]);
    mpq_abs(pull, in[IMPACT_B]);
    const int slips = mpq_cmp(pull, hold) > 0;
    mpq_clears(hold, pull, NULL);
    return slips ? mpq_sgn(in[IMPACT_B]) : 0;
}

/* Coulomb's law in the state of now. */
static void turn(struct state *s)
{
    s->direction = mpq_sgn(s->u) != 0 ? mpq_sgn(s->u) : direction_from_rest(s->in);
    if (s->direction == 0) {
        mpq_div(s->ratio, s->in[IMPACT_B], s->in[IMPACT_A]);
        mpq_neg(s->ratio, s->ratio);
    } else {
        mpq_set(s->ratio, s->in[IMPACT_MU]);
        if (s->direction > 0) mpq_neg(s->ratio, s->ratio);
    }
    affine(s->du, s->in[IMPACT_A], s->ratio, s->in[IMPACT_B]);
    affine(s->dv, s->in[IMPACT_B], s->ratio, s->in[IMPACT_C]);
}

static void record_slip(struct state *s)
{
    struct oracle_motion *out = s->out;
    if (out->slips > 0 && out->slip[out->slips - 1] == s->direction) return;
    if (out->slips == 1) out->region = s->restitution ? 3 : 5;
    out->slip[out->slips++] = s->direction;
}

/* Half of (before + after) times impulse. */
static void add_work(mpq_t work, const mpq_t before, const mpq_t after, const mpq_t impulse)
{
    mpq_t mean;
    mpq_init(mean);
    mpq_add(mean, before, after);
    mpq_mul(mean, mean, impulse);
    mpq_div_2exp(mean, mean, 1);
    mpq_add(work, work, mean);
    mpq_clear(mean);
}

/* Moves on by a rational normal impulse. */
static void advance(struct state *s, const mpq_t impulse)
{
    mpq_t u, v, tangential;
    if (mpq_sgn(impulse) == 0) return;
    record_slip(s);
    mpq_inits(u, v, tangential, NULL);
    affine(u, s->du, impulse, s->u);
    affine(v, s->dv, impulse, s->v);
    mpq_mul(tangential, s->ratio, impulse);
    add_work(s->press, s->v, v, impulse);
    add_work(s->work, s->v, v, impulse);
    add_work(s->work, s->u, u, tangential);
    mpq_add(s->impulse, s->impulse, impulse);
    mpq_set(s->u, u);
    mpq_set(s->v, v);
    mpq_clears(u, v, tangential, NULL);
}

/* The impulse until x = target, x moving at the rate dx; 0 when it never gets there. */
static int until(mpq_t impulse, const mpq_t x, const mpq_t dx, const mpq_t target)
{
    mpq_sub(impulse, target, x);
    if (mpq_sgn(impulse) * mpq_sgn(dx) <= 0) return mpq_sgn(impulse) == 0 && mpq_sgn(dx) != 0;
    mpq_div(impulse, impulse, dx);
    return 1;
}

/* The impulse until slip ends; 0 when it does not. */
static int until_rest(const struct state *s, mpq_t impulse)
{
    mpq_t zero;
    if (mpq_sgn(s->u) == 0) return 0;
    mpq_init(zero);
    const int ends = until(impulse, s->u, s->du, zero);
    mpq_clear(zero);
    return ends;
}

static void compress(struct state *s)
{
    mpq_t rest, zero, close;
    mpq_inits(rest, zero, close, NULL);
    for (;;) {
        turn(s);
        const int rests = until_rest(s, rest);
        const int closes = mpq_sgn(s->dv) > 0 && until(close, s->v, s->dv, zero);
        s->slipped = s->direction != 0 && rests;
        if (closes && (!rests || mpq_cmp(close, rest) <= 0)) break;
        advance(s, rest);
    }
    advance(s, close);
    mpq_set(s->compressed, s->impulse);
    mpq_set(s->pressed, s->press);
    mpq_set_ui(s->impulse, 0, 1);
    mpq_set_ui(s->press, 0, 1);
    s->restitution = 1;
    mpq_clears(rest, zero, close, NULL);
}

/* The v at which the law ends restitution if the motion goes on as now, squared: the law of energy knows
 * only the square. */
static void square_at_end(const struct state *s, mpq_t square)
{
    mpq_t x;
    mpq_init(x);
    if (s->law == IMPACT_ENERGETIC) { /* v dv = dv/dI dW: square = v^2 + 2 dv/dI (r^2 |W_c| - W) */
        mpq_mul(x, s->in[IMPACT_R], s->in[IMPACT_R]);
        mpq_mul(x, x, s->pressed);
        mpq_add(x, x, s->press);
        mpq_mul(x, x, s->dv);
        mpq_mul_2exp(x, x, 1);
        mpq_mul(square, s->v, s->v);
        mpq_sub(square, square, x);
        mpq_clear(x);
        return;
    }
    if (s->law == IMPACT_POISSON) {
        mpq_mul(x, s->in[IMPACT_R], s->compressed);
        mpq_sub(x, x, s->impulse);
        affine(x, s->dv, x, s->v);
    } else {
        mpq_mul(x, s->in[IMPACT_R], s->in[IMPACT_V]);
    }
    mpq_mul(square, x, x);
    mpq_clear(x);
}

static int is_square(const mpq_t x)
{
    return mpz_perfect_square_p(mpq_numref(x)) && mpz_perfect_square_p(mpq_denref(x));
}

/* The last piece when v ends at an irrational sqrt(q): I = (sqrt(q) - v) / dv, everything in powers of sqrt(q). */
static void finish_rooted(struct state *s)
{
    struct oracle_motion *out = s->out;
    mpq_t i0, i1, x, y;
    mpq_inits(i0, i1, x, y, NULL);
    record_slip(s);
    out->rooted = 1;
    mpq_inv(i1, s->dv);
    mpq_mul(i0, i1, s->v);
    mpq_neg(i0, i0); /* I = i0 + i1 sqrt(q) */
    mpq_set_ui(out->v.a, 0, 1);
    mpq_set_ui(out->v.b, 1, 1);
    affine(out->u.a, s->du, i0, s->u);
    mpq_mul(out->u.b, s->du, i1);
    mpq_add(out->restitution.a, s->impulse, i0);
    mpq_set(out->restitution.b, i1);
    /* The work of the normal impulse, (q - v^2) / (2 dv) */
    mpq_mul(x, s->v, s->v);
    mpq_sub(x, out->q, x);
    mpq_mul(x, x, i1);
    mpq_div_2exp(x, x, 1);
    mpq_add(out->work.a, s->work, x);
    /* and of the tangential one, ratio I (2 u + du I) / 2 */
    mpq_mul(x, i1, i1);
    mpq_mul(x, x, out->q);
    affine(x, i0, i0, x); /* I^2 = x + 2 i0 i1 sqrt(q) */
    mpq_mul(x, x, s->du);
    mpq_div_2exp(x, x, 1);
    affine(x, s->u, i0, x);
    affine(out->work.a, s->ratio, x, out->work.a);
    mpq_mul(y, s->du, i0);
    mpq_add(y, y, s->u);
    mpq_mul(y, y, i1);
    mpq_mul(out->work.b, s->ratio, y);
    mpq_clears(i0, i1, x, y, NULL);
}

static void finish_rational(struct state *s, const mpq_t square)
{
    struct oracle_motion *out = s->out;
    mpq_t v, impulse;
    mpq_inits(v, impulse, NULL);
    mpz_sqrt(mpq_numref(v), mpq_numref(square));
    mpz_sqrt(mpq_denref(v), mpq_denref(square));
    mpq_sub(impulse, v, s->v);
    mpq_div(impulse, impulse, s->dv);
    advance(s, impulse);
    mpq_set(out->u.a, s->u);
    mpq_set(out->v.a, s->v);
    mpq_set(out->restitution.a, s->impulse);
    mpq_set(out->work.a, s->work);
    mpq_clears(v, impulse, NULL);
}

static void restitute(struct state *s)
{
    mpq_t rest, square, v;
    mpq_inits(rest, square, v, NULL);
    for (;;) {
        turn(s);
        square_at_end(s, square);
        if (!until_rest(s, rest)) break;
        affine(v, s->dv, rest, s->v);
        mpq_mul(v, v, v);
        if (mpq_cmp(square, v) <= 0) break;
        advance(s, rest);
    }
    if (is_square(square)) {
        finish_rational(s, square);
    } else {
        mpq_set(s->out->q, square);
        finish_rooted(s);
    }
    mpq_clears(rest, square, v, NULL);
}

static void collide(struct state *s)
{
    struct oracle_motion *out = s->out;
    compress(s);
    const int met = s->slipped && mpq_sgn(s->u) == 0;
    mpq_set(out->compression.a, s->compressed);
    restitute(s);
    oracle_motion_read(s->in, met, out);
}

static void reset(const struct oracle_impact *problem, struct oracle_motion *out)
{
    oracle_motion_clear(out);
    oracle_motion_init(out);
    out->region = -1;
    mpq_set(out->u.a, problem->in[IMPACT_U]);
    mpq_set(out->v.a, problem->in[IMPACT_V]);
}

void oracle_impact_solve(const struct oracle_impact *problem, struct oracle_motion *out)
{
    struct state s = {.in = problem->in, .law = problem->law, .out = out};
    reset(problem, out);
    for_each(&s, start);
    mpq_set(s.u, problem->in[IMPACT_U]);
    mpq_set(s.v, problem->in[IMPACT_V]);
    turn(&s);
    const int approach = mpq_sgn(s.v) < 0 ? -1 : mpq_sgn(s.dv);
    out->outcome = approach < 0 ? ORACLE_COLLISION : approach == 0 ? ORACLE_POLE : ORACLE_NO_IMPACT;
    if (out->outcome == ORACLE_COLLISION) collide(&s);
    if (out->outcome == ORACLE_POLE) out->boundary = ORACLE_AT_POLE;
    for_each(&s, stop);
}
