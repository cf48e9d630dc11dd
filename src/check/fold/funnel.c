/* SPDX-License-Identifier: BSD-2-Clause */
/* The funnel of a two-fold of the wheel (spec/fold/certificate.md, section 7). */
#include "check/fold/private.h"
#include "check/fold/wide.h"
#include "check/memory.h"

enum { MAX_PIECES = 64 };

/* The rates of h along f+ and f-, dB/domega, and the polynomials in r that vanish when Kpp = 0 on Lp = 0, or Kmm = 0 on
 * Lm = 0; the radius and the time that the pieces have reached. */
struct funnel {
    const struct fold *c;
    struct wide_pool *w;
    const struct wide *plus, *minus, *rise, *turn_plus, *turn_minus;
    scalar start, soonest, latest;
};

static int reject_funnel(const struct fold *c, const char *what)
{
    return fold_rejected(c, "witness.pieces", "", what);
}

static scalar value(const struct fold *c, const char *name)
{
    return c->q[fold_find(c, name)];
}

static int sign_of(const struct fold *c, const char *name)
{
    return c->sign[fold_find(c, name)];
}

/* The formulas of spec/fold/wheel.h in polynomials of r and omega. */
#define NOTHING(x)
#define LET_ADD(t, x, y) const struct wide *t = wide_add(space, x, y);
#define LET_SUB(t, x, y) const struct wide *t = wide_subtract(space, x, y);
#define LET_MUL(t, x, y) const struct wide *t = wide_multiply(space, x, y);
#define TAKE(name, unit, meaning) const struct wide *name = wide_constant(space, value(f->c, #name));
#define FORMULA(macro, output, unit, meaning) macro(NOTHING, LET_ADD, LET_SUB, LET_MUL)(void) output;
static void expand(struct funnel *f)
{
    struct wide_pool *space = f->w;
    const struct wide *side = wide_constant(space, value(f->c, "side")), *r = wide_power(space, 1, 0),
                      *omega = wide_power(space, 0, 1);
    FOLD_PARAMETER_INPUTS(TAKE)
    FOLD_ANGLE_FORMULAS(FORMULA)
    FOLD_MOTION_FORMULAS(FORMULA)
    f->plus = Lp;
    f->minus = Lm;
    f->rise = B_omega;
    f->turn_plus = wide_resultant(space, Lp, Kpp);
    f->turn_minus = wide_resultant(space, Lm, Kmm);
}

/* The point is a two-fold of case 1 of the wheel, and g, v and A keep their signs between it and r_end
 * (spec/fold/certificate.md, section 7). */
static int check_ends(const struct fold *c)
{
    const int two_fold = c->seen_sign[FOLD_Lp] == 0 && c->seen_sign[FOLD_Lm] == 0;
    if (!two_fold || c->seen_sign[FOLD_Kpp] >= 0 || c->seen_sign[FOLD_Kmm] <= 0 || c->seen_sign[FOLD_det] <= 0 ||
        sign_of(c, "q") <= 0 || c->seen_sign[FOLD_agree] <= 0)
        return fold_rejected(c, "problem", "r_end", "r, omega is no two-fold of case 1 of the wheel");
    return (sign_of(c, "stretch") != 0 && sign_of(c, "astride") > 0 && sign_of(c, "lever") > 0 &&
            sign_of(c, "near") == sign_of(c, "far")) ||
           fold_rejected(c, "problem", "r_end", "the argument does not reach it");
}

/* 1 when x, at the number omega, has this sign on the whole piece. */
static int has_sign(const struct funnel *f, const struct wide *x, scalar omega, int sign, scalar end)
{
    const int kept = f->w->count;
    const int found = wide_sign(f->c->pool, wide_at(f->w, x, omega), f->start, end);
    f->w->count = kept;
    return found == sign;
}

static scalar size_of(struct scalar_pool *pool, scalar x)
{
    return scalar_sign(x) < 0 ? scalar_subtract(pool, scalar_zero(pool), x) : x;
}

/* Sorts x and y by absolute value. */
static void sort_sizes(struct scalar_pool *pool, scalar x, scalar y, scalar *sorted)
{
    const scalar size[2] = {size_of(pool, x), size_of(pool, y)};
    const int turned = scalar_sign(scalar_subtract(pool, size[1], size[0])) < 0;
    sorted[0] = size[turned];
    sorted[1] = size[!turned];
}

static scalar lever_at(const struct fold *c, scalar r)
{
    return scalar_subtract(c->pool, value(c, "d"), scalar_multiply(c->pool, r, value(c, "cot")));
}

/* Adds bounds of the time on a piece, by r' = De e. */
static void add_time(struct funnel *f, scalar end, scalar slow, scalar fast)
{
    struct scalar_pool *pool = f->c->pool;
    const scalar width = size_of(pool, scalar_subtract(pool, end, f->start));
    scalar lever[2];
    sort_sizes(pool, lever_at(f->c, f->start), lever_at(f->c, end), lever);
    f->soonest = scalar_add(pool, f->soonest, scalar_divide(pool, width, scalar_multiply(pool, fast, lever[1])));
    f->latest = scalar_add(pool, f->latest, scalar_divide(pool, width, scalar_multiply(pool, slow, lever[0])));
}

static scalar member(const struct fold *c, int node, const char *key)
{
    return quantity_number(c->json, c->pool, json_member(c->json, node, key));
}

static int edges_are_between(const struct funnel *f, scalar low, scalar high, scalar end)
{
    const int rises = sign_of(f->c, "B_omega");
    return has_sign(f, f->rise, low, rises, end) && has_sign(f, f->rise, high, rises, end) &&
           has_sign(f, f->plus, low, -rises, end) && has_sign(f, f->minus, low, -rises, end) &&
           has_sign(f, f->plus, high, rises, end) && has_sign(f, f->minus, high, rises, end);
}

static int check_piece(struct funnel *f, int node)
{
    const struct fold *c = f->c;
    const scalar end = member(c, node, "end"), low = member(c, node, "low"), high = member(c, node, "high");
    const scalar below = scalar_subtract(c->pool, low, value(c, "omega0"));
    const scalar above = scalar_subtract(c->pool, high, value(c, "omega0"));
    scalar speed[2];
    if (scalar_sign(scalar_subtract(c->pool, end, f->start)) != sign_of(c, "stretch"))
        return reject_funnel(c, "an end lies on the wrong side");
    if (scalar_sign(scalar_subtract(c->pool, high, low)) <= 0) return reject_funnel(c, "low is not below high");
    if (scalar_sign(below) * scalar_sign(above) <= 0) return reject_funnel(c, "omega0 lies in the funnel");
    if (!edges_are_between(f, low, high, end)) return reject_funnel(c, "an edge is not between the bounds");
    if (wide_sign(c->pool, f->turn_plus, f->start, end) == 0 || wide_sign(c->pool, f->turn_minus, f->start, end) == 0)
        return reject_funnel(c, "orbits may leave by an edge");
    sort_sizes(c->pool, below, above, speed);
    add_time(f, end, speed[0], speed[1]);
    f->start = end;
    return 1;
}

static int check_pieces(struct funnel *f)
{
    const struct json *json = f->c->json;
    const int witness = json_member(json, 0, "witness"), array = json_member(json, witness, "pieces");
    if (array == 0 || json_size(json, witness) != 1) return reject_funnel(f->c, "are missing");
    if (json_size(json, array) > MAX_PIECES) return reject_funnel(f->c, "are too many");
    if (f->plus->length != 3 || f->minus->length != 3)
        return reject_funnel(f->c, "the rate of h is not quadratic in omega");
    for (int node = array + 1; node < json->node[array].next; node = json->node[node].next)
        if (!check_piece(f, node)) return 0;
    if (f->w->full) return reject_funnel(f->c, "the polynomials have no room");
    return scalar_equal(f->start, value(f->c, "r_end")) || reject_funnel(f->c, "the last one does not end at r_end");
}

static int check_words(const struct funnel *f)
{
    const struct fold *c = f->c;
    const char *word = sign_of(c, "v") * sign_of(c, "stretch") < 0 ? "reaches" : "reached_from";
    if (json_size(c->json, c->verdict) != 5 || !fold_has_word(c, c->verdict, "question", "funnel"))
        return fold_rejected(c, "verdict", "question", "does not follow");
    if (!fold_has_word(c, c->verdict, "funnel", word)) return fold_rejected(c, "verdict", "funnel", "does not follow");
    if (!json_is(c->json, json_member(c->json, 0, "row"), word))
        return fold_rejected(c, "", "row", "is not the row of these signs");
    if (json_member(c->json, c->verdict, "soonest") == 0 || json_member(c->json, c->verdict, "latest") == 0 ||
        !scalar_equal(member(c, c->verdict, "soonest"), f->soonest) ||
        !scalar_equal(member(c, c->verdict, "latest"), f->latest))
        return fold_rejected(c, "verdict", "soonest, latest", "do not follow");
    return fold_lists_zeros(c) || fold_rejected(c, "verdict", "zeros", "does not follow");
}

int fold_check_funnel(const struct fold *c)
{
    struct funnel f = {.c = c, .start = value(c, "r"), .soonest = scalar_zero(c->pool), .latest = scalar_zero(c->pool)};
    if (!check_ends(c)) return 0;
    f.w = memory_new(sizeof *f.w);
    f.w->pool = c->pool;
    f.w->count = f.w->full = 0;
    expand(&f);
    const int shown = check_pieces(&f) && check_words(&f);
    memory_free(f.w);
    return shown;
}
