/* SPDX-License-Identifier: BSD-2-Clause */
/* In this file B > 0: a body with B < 0 is replaced by its mirror image, and the ratios are converted back at the end. */
#include "chatter/sets.h"

#include "chatter/program.h"

#include <stddef.h>

static const struct surd infinite = {NULL, NULL, NULL};

/* The body with B > 0, and the data of its impacts. */
struct shape {
    struct number_pool *pool;
    const struct number *A, *B, *C, *r;
    enum impact_law law;
    struct orbit_side ahead, behind; /* forward and backward slip */
};

static const struct number *add(const struct shape *s, const struct number *x, const struct number *y)
{
    return number_add(s->pool, x, y);
}

static const struct number *subtract(const struct shape *s, const struct number *x, const struct number *y)
{
    return number_subtract(s->pool, x, y);
}

static const struct number *multiply(const struct shape *s, const struct number *x, const struct number *y)
{
    return number_multiply(s->pool, x, y);
}

static const struct number *divide(const struct shape *s, const struct number *x, const struct number *y)
{
    return number_divide(s->pool, x, y);
}

static const struct number *integer(const struct shape *s, long n)
{
    return number_from_integer(s->pool, n);
}

static int turned(const struct orbit *orbit)
{
    return number_sign(orbit_value(orbit, chatter_B)) < 0;
}

static struct shape shape_of(const struct orbit *orbit)
{
    const int direction = turned(orbit) ? -1 : 1;
    const struct number *B = orbit_value(orbit, chatter_B);
    return (struct shape){.pool = orbit->pool,
                          .A = orbit_value(orbit, chatter_A),
                          .B = direction < 0 ? number_negate(orbit->pool, B) : B,
                          .C = orbit_value(orbit, chatter_C),
                          .r = orbit_r(orbit),
                          .law = orbit->body.law,
                          .ahead = orbit_side(orbit, direction),
                          .behind = orbit_side(orbit, -direction)};
}

static int is_elastic(const struct orbit *orbit)
{
    return number_compare(orbit->pool, orbit_r(orbit), number_from_integer(orbit->pool, 1)) == 0;
}

/* Appends a range; sets are built from left to right. */
static void put(struct set *set, struct surd low, int low_in, struct surd high, int high_in)
{
    set->range[set->count++] = (struct range){low, high, low_in, high_in};
}

static void put_point(struct set *set, struct surd x)
{
    put(set, x, 1, x, 1);
}

static struct surd plain(const struct number *x)
{
    return surd_from_number(x);
}

/* (x + y sqrt(d)) / z */
static struct surd root_form(const struct shape *s, const struct number *x, const struct number *y, struct surd root,
                             const struct number *z)
{
    const struct surd sum = surd_add(s->pool, plain(x), surd_multiply(s->pool, plain(y), root));
    return surd_divide(s->pool, sum, z);
}

/* 1 - r^2, energetic; 1 - r, poisson */
static const struct number *loss(const struct shape *s)
{
    const struct number *kept = s->law == LAW_ENERGETIC ? multiply(s, s->r, s->r) : s->r;
    return subtract(s, integer(s, 1), kept);
}

/* The sign of e - 1 at the maximum of e, p+ x = k+: that of r^2 B k+ - (1 - r^2) A p+, or for Poisson's law of r B k+ -
 * (1 - r) A p+. */
static int largest_against_one(const struct shape *s)
{
    const struct number *kept = subtract(s, integer(s, 1), loss(s));
    const struct number *gain = multiply(s, kept, multiply(s, s->B, s->ahead.k));
    return number_compare(s->pool, gain, multiply(s, loss(s), multiply(s, s->A, s->ahead.p)));
}

/* The ratios with e = 1 on either side of the maximum. */
struct pair {
    struct surd low, high;
};

/* Poisson's law: e = r (1 + B x / A) before the maximum, r + (B k / (A p)) (1 + r - p x / k) after it. */
static struct pair ends_of_poisson(const struct shape *s)
{
    struct pair ends = {.high = infinite};
    ends.low = plain(divide(s, multiply(s, loss(s), s->A), multiply(s, s->r, s->B)));
    if (number_sign(s->ahead.p) <= 0) return ends;
    const struct number *missing = divide(s, multiply(s, loss(s), s->A), s->B);
    ends.high = plain(subtract(s, s->ahead.reach, missing));
    return ends;
}

/* The energetic law, with q = p / k and S = 1 - (1 - r^2) A q / (r^2 B): e = 1 at x = (1 - sqrt(S)) / q and at x = (1 +
 * r sqrt(S)) / q. */
static struct pair ends_of_energetic(const struct shape *s)
{
    struct pair ends = {.high = infinite};
    const struct number *q = divide(s, s->ahead.p, s->ahead.k), *unit = integer(s, 1);
    const struct number *half = divide(s, multiply(s, loss(s), s->A), multiply(s, multiply(s, s->r, s->r), s->B));
    if (number_sign(q) == 0) {
        ends.low = plain(divide(s, half, integer(s, 2)));
        return ends;
    }
    const struct surd root = surd_root(s->pool, subtract(s, unit, multiply(s, half, q)));
    ends.low = root_form(s, unit, integer(s, -1), root, q);
    if (number_sign(q) > 0) ends.high = root_form(s, unit, s->r, root, q);
    return ends;
}

/* Without reversal and for r < 1: e > 1 between two ratios, or nowhere. */
static void sets_of_loss(const struct shape *s, struct ratio_sets *sets)
{
    const int largest = number_sign(s->ahead.p) <= 0 ? 1 : largest_against_one(s);
    if (largest < 0) {
        put(&sets->less, infinite, 0, infinite, 0);
        return;
    }
    const struct pair ends = s->law == LAW_POISSON ? ends_of_poisson(s) : ends_of_energetic(s);
    put(&sets->less, infinite, 0, ends.low, 0);
    put_point(&sets->equal, ends.low);
    if (largest > 0) put(&sets->greater, ends.low, 0, ends.high, 0);
    if (largest > 0 && ends.high.a != NULL) put_point(&sets->equal, ends.high);
    if (ends.high.a != NULL) put(&sets->less, ends.high, 0, infinite, 0);
}

/* For r = 1: e = 1 at 0 and when the impact slips throughout; e < 1 for backward ratios and, without reversal, e > 1
 * for forward ratios. */
static void sets_of_elastic(const struct shape *s, struct ratio_sets *sets)
{
    const struct surd zero = plain(integer(s, 0));
    const struct surd behind = plain(number_negate(s->pool, s->behind.reach));
    const int gains = number_sign(s->ahead.k) > 0, bounded = s->ahead.reach != NULL;
    put(&sets->equal, infinite, 0, behind, 1);
    put(&sets->less, behind, 0, zero, 0);
    if (!gains) {
        put(&sets->equal, zero, 1, infinite, 0);
        return;
    }
    const struct surd ahead = bounded ? plain(s->ahead.reach) : infinite;
    put_point(&sets->equal, zero);
    put(&sets->greater, zero, 0, ahead, 0);
    if (bounded) put(&sets->equal, ahead, 1, infinite, 0);
}

static struct surd negated(struct number_pool *pool, struct surd x)
{
    return x.a == NULL ? x : surd_multiply(pool, surd_from_number(number_from_integer(pool, -1)), x);
}

static void turn(struct number_pool *pool, struct set *set)
{
    const struct set old = *set;
    for (int i = 0; i < old.count; i++) {
        const struct range *x = old.range + old.count - 1 - i;
        set->range[i] = (struct range){negated(pool, x->high), negated(pool, x->low), x->high_in, x->low_in};
    }
}

struct ratio_sets sets_of_ratios(const struct orbit *orbit)
{
    struct ratio_sets sets = {.less = {0}};
    const int elastic = is_elastic(orbit);
    if (orbit->signs.r == 0 || orbit_constant(orbit)) {
        put(elastic ? &sets.equal : &sets.less, infinite, 0, infinite, 0);
        return sets;
    }
    const struct shape s = shape_of(orbit);
    if (elastic)
        sets_of_elastic(&s, &sets);
    else if (number_sign(s.ahead.k) < 0)
        put(&sets.less, infinite, 0, infinite, 0);
    else
        sets_of_loss(&s, &sets);
    if (!turned(orbit)) return sets;
    turn(orbit->pool, &sets.less);
    turn(orbit->pool, &sets.equal);
    turn(orbit->pool, &sets.greater);
    return sets;
}

/* The coefficient mu' = (C + q B) / (q A + B), for which p+ = q k+. */
static struct surd friction_of(const struct shape *s, struct surd q)
{
    struct number_pool *pool = s->pool;
    const struct surd above = surd_add(pool, plain(s->C), surd_multiply(pool, q, plain(s->B)));
    const struct surd below = surd_add(pool, plain(s->B), surd_multiply(pool, q, plain(s->A)));
    if (below.b == NULL) return surd_divide(pool, above, below.a);
    const struct surd conjugate = {below.a, number_negate(pool, below.b), below.d};
    const struct surd norm = surd_multiply(pool, below, conjugate);
    if (number_sign(norm.a) == 0)
        return surd_divide(pool, above, number_add(pool, below.a, below.a)); /* the conjugate of the denominator is 0 */
    return surd_divide(pool, surd_multiply(pool, above, conjugate), norm.a);
}

/* p+ / k+ when e = 1 at the ratio x, for Poisson's law: A p+ (1 - r) + B p+ x = B (1 + r) k+. */
static struct surd quotient_of_poisson(const struct shape *s, const struct number *x)
{
    const struct number *both = multiply(s, s->B, add(s, integer(s, 1), s->r));
    return plain(divide(s, both, add(s, multiply(s, s->A, loss(s)), multiply(s, s->B, x))));
}

/* The same for the energetic law, with t = q x = p+ x / k+ and m = (1 - r^2) A / (B x): t = 2 - m / r^2 <= 1 when stick
 * begins in compression; otherwise t is the larger root of t^2 - (2 - m) t + 1 - r^2. */
static struct surd quotient_of_energetic(const struct shape *s, const struct number *x)
{
    const struct number *two = integer(s, 2), *m = divide(s, multiply(s, loss(s), s->A), multiply(s, s->B, x));
    const struct number *t = subtract(s, two, divide(s, m, multiply(s, s->r, s->r)));
    if (number_compare(s->pool, t, integer(s, 1)) <= 0) return plain(divide(s, t, x));
    const struct number *sum = subtract(s, two, m);
    const struct number *square = subtract(s, multiply(s, sum, sum), multiply(s, integer(s, 4), loss(s)));
    return root_form(s, sum, integer(s, 1), surd_root(s->pool, square), multiply(s, two, x));
}

struct set sets_of_friction(const struct orbit *orbit)
{
    struct set set = {0};
    const struct shape s = shape_of(orbit);
    const struct number *x = add(&s, s.ahead.alpha, s.ahead.alpha);
    if (s.law == LAW_NEWTON || number_sign(s.B) == 0 || number_sign(s.r) == 0 || number_sign(x) <= 0) return set;
    const struct number *most = multiply(&s, s.r, add(&s, s.A, multiply(&s, s.B, x)));
    if (number_compare(s.pool, most, s.A) <= 0) return set;
    const struct surd q = s.law == LAW_POISSON ? quotient_of_poisson(&s, x) : quotient_of_energetic(&s, x);
    put(&set, friction_of(&s, q), 0, infinite, 0);
    return set;
}

const struct number *sets_tip(const struct orbit *orbit)
{
    const struct shape s = shape_of(orbit);
    if (s.law == LAW_NEWTON || number_sign(s.B) == 0 || number_sign(s.r) == 0) return NULL;
    const struct number *kept = subtract(&s, integer(&s, 1), loss(&s));
    const struct number *paradox = divide(&s, multiply(&s, loss(&s), s.C), s.B);
    return add(&s, paradox, divide(&s, multiply(&s, kept, s.B), s.A));
}

struct range sets_between_repelling(const struct orbit *orbit)
{
    struct range range = {infinite, infinite, 0, 0};
    const struct orbit_side ahead = orbit_side(orbit, 1), behind = orbit_side(orbit, -1);
    if (ahead.reach != NULL) range.high = plain(orbit_repelling(orbit, &ahead));
    if (behind.reach != NULL) range.low = plain(number_negate(orbit->pool, orbit_repelling(orbit, &behind)));
    return range;
}

struct set set_halved(struct number_pool *pool, const struct set *set)
{
    struct set half = *set;
    const struct number *two = number_from_integer(pool, 2);
    for (int i = 0; i < set->count; i++) {
        struct range *range = half.range + i;
        if (range->low.a != NULL) range->low = surd_divide(pool, range->low, two);
        if (range->high.a != NULL) range->high = surd_divide(pool, range->high, two);
    }
    return half;
}
