/* SPDX-License-Identifier: BSD-2-Clause */
#include "chatter/zeno.h"

#include "chatter/program.h"
#include "numbers/output.h"

#include <stddef.h>

/* Numbers with more bits in numerator or denominator are not written exactly. */
enum { LONGEST_EXACT = 4096, GUARD_BITS = 8 };

static const struct surd no_surd = {NULL, NULL, NULL};

int zeno_is_short(struct number_pool *pool, const struct number *x)
{
    const long size = number_is_rational(x) ? 0 : number_size(pool, x);
    return number_numerator_bits(x) <= LONGEST_EXACT && number_denominator_bits(x) <= LONGEST_EXACT && size >= 0 &&
           size <= 2 * LONGEST_EXACT;
}

static struct surd short_or_none(struct number_pool *pool, struct surd x)
{
    const int fits = x.a != NULL && zeno_is_short(pool, x.a) &&
                     (x.b == NULL || (zeno_is_short(pool, x.b) && zeno_is_short(pool, x.d)));
    return fits ? x : no_surd;
}

/* Rational ends of x >= 0 with high - low <= 2^-width_bits low. */
static void enclose(struct number_pool *pool, const struct number *x, long width_bits, const struct number **low,
                    const struct number **high)
{
    const struct number *width = number_power(pool, number_from_ratio(pool, 1, 2), width_bits);
    for (long bits = width_bits + GUARD_BITS;; bits *= 2) {
        output_ends(pool, x, bits, low, high);
        const struct number *wide = number_subtract(pool, *high, *low);
        if (number_compare(pool, wide, number_multiply(pool, width, *low)) <= 0) return;
    }
}

void zeno_enclose(struct number_pool *pool, const struct number *x, long width_bits, const struct number **low,
                  const struct number **high)
{
    *low = *high = x;
    if (!number_is_rational(x) || !zeno_is_short(pool, x)) enclose(pool, x, width_bits, low, high);
}

/* A short number that is not above x >= 0, or not below it, at a distance of at most 2^-width_bits. */
static const struct number *rounded_end(const struct orbit *orbit, const struct number *x, int upwards)
{
    const struct number *low, *high;
    if (number_is_rational(x) && number_numerator_bits(x) + number_denominator_bits(x) <= 2 * orbit->width_bits)
        return x;
    enclose(orbit->pool, x, orbit->width_bits, &low, &high);
    return upwards ? high : low;
}

const struct number *zeno_scale(const struct orbit *orbit)
{
    struct number_pool *pool = orbit->pool;
    const struct number *v = orbit_value(orbit, chatter_v), *b = orbit_value(orbit, chatter_b);
    return number_divide(pool, number_add(pool, v, v), b);
}

static const struct number *speed(const struct orbit *orbit)
{
    return number_negate(orbit->pool, orbit_value(orbit, chatter_v));
}

static const struct number *one(const struct orbit *orbit)
{
    return number_from_integer(orbit->pool, 1);
}

/* r / (1 - r) */
static const struct number *sum_of_slides(const struct orbit *orbit)
{
    return number_divide(orbit->pool, orbit_r(orbit), number_subtract(orbit->pool, one(orbit), orbit_r(orbit)));
}

/* The sum of r^n over the impacts of the transient, and r^m after them. */
static void transient_sum(const struct orbit *orbit, const struct number **sum, const struct number **power)
{
    struct number_pool *pool = orbit->pool;
    *power = number_power(pool, orbit_r(orbit), orbit->transient);
    *sum = number_from_integer(pool, orbit->transient);
    if (number_compare(pool, orbit_r(orbit), one(orbit)) == 0) return;
    *sum = number_multiply(pool, sum_of_slides(orbit), number_subtract(pool, one(orbit), *power));
}

static struct surd e_after(const struct orbit *orbit)
{
    return orbit->row.course == SETTLES ? orbit->limit.motion.v : surd_from_number(orbit_r(orbit));
}

static struct surd e_of_stick(const struct orbit *orbit)
{
    return orbit->landing.ratio != NULL ? orbit->landing.motion.v : orbit->first.motion.v;
}

/* x in the field of y when both have roots and the quotient of these is found to be a square; else its a is NULL. */
static struct surd in_field_of(struct number_pool *pool, struct surd x, struct surd y)
{
    if (x.b == NULL || y.b == NULL) return x;
    const struct surd ratio = surd_root(pool, number_divide(pool, x.d, y.d));
    if (ratio.b != NULL) return no_surd;
    return (struct surd){x.a, number_multiply(pool, x.b, ratio.a), y.d};
}

/* x / (1 - e) for 0 <= e < 1, when it lies in one quadratic field: 1 / (1 - e) = (1 + e) / (1 - e^2). */
static struct surd geometric(struct number_pool *pool, struct surd x, struct surd e)
{
    const struct surd unit = surd_from_number(number_from_integer(pool, 1));
    const struct surd same = in_field_of(pool, x, e);
    if (same.a == NULL) return no_surd;
    const struct surd rest = surd_subtract(pool, unit, surd_multiply(pool, e, e));
    return surd_divide(pool, surd_multiply(pool, same, surd_add(pool, unit, e)), rest.a);
}

static const struct number *as_number(struct number_pool *pool, struct surd x)
{
    if (x.b == NULL) return x.a;
    return number_add(pool, x.a, number_multiply(pool, x.b, number_sqrt(pool, x.d)));
}

/* x / (1 - e) as a number of any field. */
static const struct number *geometric_number(struct number_pool *pool, const struct number *x, struct surd e)
{
    return number_divide(pool, x, number_subtract(pool, number_from_integer(pool, 1), as_number(pool, e)));
}

static struct surd scaled(const struct orbit *orbit, struct surd x, const struct number *by)
{
    return surd_multiply(orbit->pool, x, surd_from_number(by));
}

static void take_time(struct zeno *zeno, const struct orbit *orbit, const struct number *S)
{
    struct number_pool *pool = orbit->pool;
    const struct number *time = number_multiply(pool, zeno_scale(orbit), S);
    zeno_enclose(pool, time, orbit->width_bits, &zeno->low, &zeno->high);
    if (number_is_rational(time)) zeno->time = short_or_none(pool, surd_from_number(time));
}

/* The final u when every impact slips throughout in `direction`, from the ratio x = `ratio` and the speed `speed_now`
 * on. */
static struct surd slide_end(const struct orbit *orbit, int direction, const struct number *ratio,
                             const struct number *speed_now)
{
    struct number_pool *pool = orbit->pool;
    const struct orbit_side side = orbit_side(orbit, direction);
    const struct number *x = direction > 0 ? ratio : number_negate(pool, ratio);
    const struct number *u = number_multiply(pool, number_subtract(pool, x, orbit_repelling(orbit, &side)), speed_now);
    return short_or_none(pool, surd_from_number(direction > 0 ? u : number_negate(pool, u)));
}

static struct zeno zeno_of_slides(const struct orbit *orbit)
{
    struct zeno zeno = {.time = no_surd, .u = surd_from_number(number_from_integer(orbit->pool, 0))};
    take_time(&zeno, orbit, sum_of_slides(orbit));
    zeno.time = short_or_none(orbit->pool, scaled(orbit, surd_from_number(sum_of_slides(orbit)), zeno_scale(orbit)));
    if (orbit->row.direction == 0) return zeno;
    const struct number *power = number_power(orbit->pool, orbit_r(orbit), orbit->transient);
    const struct number *now = number_multiply(orbit->pool, speed(orbit), power);
    const struct number *ratio = orbit->ratio != NULL ? orbit->ratio : orbit->first.ratio;
    zeno.u = slide_end(orbit, orbit->row.direction, ratio, now);
    return zeno;
}

/* After the impact that ends in stick, the speed is r^m e(x_m) |v| and the ratio is 2 alpha. */
static struct surd stick_slide_end(const struct orbit *orbit, const struct number *power)
{
    const int direction = orbit->row.direction;
    const struct number *now = number_multiply(orbit->pool, speed(orbit), power);
    const struct number *ratio = number_add(orbit->pool, orbit->alpha, orbit->alpha);
    const struct surd u = slide_end(orbit, direction, ratio, now);
    return u.a == NULL ? u : short_or_none(orbit->pool, surd_multiply(orbit->pool, u, e_of_stick(orbit)));
}

static struct zeno zeno_of_stick(const struct orbit *orbit)
{
    struct number_pool *pool = orbit->pool;
    struct zeno zeno = {.bounces = orbit->transient + 1, .time = no_surd};
    const struct number *sum, *power;
    transient_sum(orbit, &sum, &power);
    const struct surd e_stick = e_of_stick(orbit), e_inf = e_after(orbit);
    const struct number *tail = geometric_number(pool, as_number(pool, e_stick), e_inf);
    take_time(&zeno, orbit, number_add(pool, sum, number_multiply(pool, power, tail)));
    const struct surd exact = geometric(pool, e_stick, e_inf);
    if (exact.a != NULL) {
        const struct surd S = surd_add(pool, surd_from_number(sum), scaled(orbit, exact, power));
        zeno.time = short_or_none(pool, scaled(orbit, S, zeno_scale(orbit)));
    }
    zeno.u =
        orbit->row.course == SETTLES ? surd_from_number(number_from_integer(pool, 0)) : stick_slide_end(orbit, power);
    return zeno;
}

static struct zeno zeno_of_stop(const struct orbit *orbit)
{
    const struct surd nothing = surd_from_number(number_from_integer(orbit->pool, 0));
    const struct surd u = short_or_none(orbit->pool, scaled(orbit, orbit->first.motion.u, speed(orbit)));
    return (struct zeno){nothing.a, nothing.a, nothing, u, 1};
}

static const struct number *larger(struct number_pool *pool, const struct number *x, const struct number *y)
{
    return number_compare(pool, x, y) >= 0 ? x : y;
}

static const struct number *magnitude(struct number_pool *pool, const struct number *x)
{
    return number_sign(x) < 0 ? number_negate(pool, x) : x;
}

/* max(r, r (1 + |B| max(reach, |2 alpha|) / A)), an upper bound of e in the impacts after the transient. */
static const struct number *largest_e(const struct orbit *orbit, const struct orbit_side *side)
{
    struct number_pool *pool = orbit->pool;
    const struct number *after = magnitude(pool, number_add(pool, orbit->alpha, orbit->alpha));
    const struct number *B = magnitude(pool, orbit_value(orbit, chatter_B));
    const struct number *x = number_multiply(pool, B, larger(pool, side->reach, after));
    const struct number *gain = number_divide(pool, x, orbit_value(orbit, chatter_A));
    return number_multiply(pool, orbit_r(orbit), number_add(pool, one(orbit), gain));
}

/* Bounds when the transient is too long to be followed: r^m lies between z / (x* - 2 alpha) and z / (x* - reach) with z
 * = x* - x_0, because the last ratio lies between 2 alpha and the reach. */
static struct zeno zeno_of_long(const struct orbit *orbit)
{
    struct number_pool *pool = orbit->pool;
    struct zeno zeno = {.time = no_surd, .u = no_surd, .bounces = NO_BOUNCES};
    if (number_compare(pool, orbit_r(orbit), one(orbit)) == 0) return zeno;
    const struct orbit_side side = orbit_side(orbit, orbit->row.transient);
    const struct number *repelling = orbit_repelling(orbit, &side), *start = magnitude(pool, orbit->first.ratio);
    const struct number *z = number_subtract(pool, repelling, start);
    const struct number *after = number_add(pool, side.alpha, side.alpha);
    const struct number *least = number_divide(pool, z, number_subtract(pool, repelling, after));
    const struct number *most = number_divide(pool, z, number_subtract(pool, repelling, side.reach));
    const struct number *slides = sum_of_slides(orbit);
    const struct number *S1 = number_multiply(pool, slides, number_subtract(pool, one(orbit), most));
    const struct number *S2 = number_multiply(pool, slides, number_subtract(pool, one(orbit), least));
    const struct number *end = number_multiply(pool, most, largest_e(orbit, &side));
    S2 = number_add(pool, S2, geometric_number(pool, end, e_after(orbit)));
    zeno.low = rounded_end(orbit, number_multiply(pool, zeno_scale(orbit), S1), 0);
    zeno.high = rounded_end(orbit, number_multiply(pool, zeno_scale(orbit), S2), 1);
    return zeno;
}

struct zeno zeno_of(const struct orbit *orbit)
{
    if (orbit->row.course == STOPS) return zeno_of_stop(orbit);
    if (orbit->transient == TRANSIENT_TOO_LONG) return zeno_of_long(orbit);
    const int slides_on = orbit->transient > 0 && orbit->landing.ratio == NULL;
    return orbit->row.course == SLIDES || slides_on ? zeno_of_slides(orbit) : zeno_of_stick(orbit);
}

struct zeno enclosure_zeno(const struct orbit *orbit, const struct enclosure *enclosure)
{
    struct number_pool *pool = orbit->pool;
    struct zeno zeno = {.time = no_surd, .u = no_surd, .bounces = enclosure->count};
    if (enclosure->end == END_TRAPPED) zeno.u = surd_from_number(number_from_integer(pool, 0));
    if (enclosure->sum.low == NULL) return zeno;
    const struct number *low = number_multiply(pool, zeno_scale(orbit), enclosure->sum.low);
    const struct number *high = number_multiply(pool, zeno_scale(orbit), enclosure->sum.high);
    if (number_compare(pool, low, high) == 0) zeno.time = short_or_none(pool, surd_from_number(low));
    zeno.low = rounded_end(orbit, low, 0);
    zeno.high = rounded_end(orbit, high, 1);
    return zeno;
}
