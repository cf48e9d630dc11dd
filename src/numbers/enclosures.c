/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/enclosures.h"

#include "memory/memory.h"
#include "numbers/number_private.h"
#include "numbers/work.h"

#include <stdlib.h>

struct enclosures {
    long precision, count, room;
    unsigned long work;
    struct enclosure **item; /* the first `count` are in use, the others up to `room` are spare */
};

struct enclosures *enclosures_new(long precision)
{
    struct enclosures *arena = calloc(1, sizeof *arena);
    if (arena == NULL) memory_out();
    arena->precision = precision;
    return arena;
}

void enclosures_free(struct enclosures *arena)
{
    if (arena == NULL) return;
    for (long i = 0; i < arena->room; i++) {
        enclosure_clear(arena->item[i]);
        free(arena->item[i]);
    }
    free(arena->item);
    free(arena);
}

unsigned long enclosures_work(const struct enclosures *arena)
{
    return arena->work;
}

long enclosures_mark(const struct enclosures *arena)
{
    return arena->count;
}

void enclosures_release(struct enclosures *arena, long mark)
{
    arena->count = mark;
}

static void grow(struct enclosures *arena)
{
    const long room = arena->room == 0 ? 64 : 2 * arena->room;
    struct enclosure **item = realloc(arena->item, (size_t)room * sizeof *item);
    if (item == NULL) memory_out();
    arena->item = item;
    for (; arena->room < room; arena->room++) {
        item[arena->room] = malloc(sizeof **item);
        if (item[arena->room] == NULL) memory_out();
        enclosure_init(item[arena->room], arena->precision);
    }
}

static struct enclosure *fresh(struct enclosures *arena)
{
    if (arena->count == arena->room) grow(arena);
    struct enclosure *x = arena->item[arena->count++];
    x->known = 0;
    arena->work += work_of_arithmetic(arena->precision);
    return x;
}

static enclosed finish(struct enclosure *x)
{
    x->known = mpfr_number_p(x->low) && mpfr_number_p(x->high);
    return x;
}

enclosed enclosures_of(struct enclosures *arena, const struct number *x)
{
    struct enclosure *out = fresh(arena);
    enclosure_of_number(out, x, arena->precision);
    return out;
}

enclosed enclosures_integer(struct enclosures *arena, long n)
{
    struct enclosure *out = fresh(arena);
    mpfr_set_si(out->low, n, MPFR_RNDD);
    mpfr_set_si(out->high, n, MPFR_RNDU);
    return finish(out);
}

enclosed enclosures_between(struct enclosures *arena, enclosed x, enclosed y)
{
    struct enclosure *out = fresh(arena);
    if (!x->known || !y->known) return out;
    mpfr_set(out->low, x->low, MPFR_RNDD);
    mpfr_set(out->high, y->high, MPFR_RNDU);
    return finish(out);
}

enclosed enclosures_meet(struct enclosures *arena, enclosed x, enclosed y)
{
    if (!x->known || !y->known) return x->known ? x : y;
    struct enclosure *out = fresh(arena);
    mpfr_max(out->low, x->low, y->low, MPFR_RNDD);
    mpfr_min(out->high, x->high, y->high, MPFR_RNDU);
    return mpfr_lessequal_p(out->low, out->high) ? finish(out) : out;
}

enclosed enclosures_within(struct enclosures *arena, enclosed x, enclosed size)
{
    struct enclosure *range = fresh(arena);
    mpfr_neg(range->low, size->high, MPFR_RNDD);
    mpfr_set(range->high, size->high, MPFR_RNDU);
    range->known = size->known;
    return enclosures_meet(arena, x, range);
}

static enclosed end_alone(struct enclosures *arena, enclosed x, mpfr_srcptr end)
{
    struct enclosure *out = fresh(arena);
    if (!x->known) return out;
    mpfr_set(out->low, end, MPFR_RNDD);
    mpfr_set(out->high, end, MPFR_RNDU);
    return finish(out);
}

enclosed enclosures_low(struct enclosures *arena, enclosed x)
{
    return end_alone(arena, x, x->low);
}

enclosed enclosures_high(struct enclosures *arena, enclosed x)
{
    return end_alone(arena, x, x->high);
}

enclosed enclosures_add(struct enclosures *arena, enclosed x, enclosed y)
{
    struct enclosure *out = fresh(arena);
    enclosure_add(out, x, y);
    return out;
}

enclosed enclosures_subtract(struct enclosures *arena, enclosed x, enclosed y)
{
    struct enclosure *out = fresh(arena);
    enclosure_subtract(out, x, y);
    return out;
}

enclosed enclosures_multiply(struct enclosures *arena, enclosed x, enclosed y)
{
    struct enclosure *out = fresh(arena);
    enclosure_multiply(out, x, y);
    return out;
}

enclosed enclosures_divide(struct enclosures *arena, enclosed x, enclosed y)
{
    struct enclosure *inverse = fresh(arena);
    if (enclosure_find_sign(y) == NUMBER_SIGN_UNKNOWN) return inverse;
    mpfr_ui_div(inverse->low, 1, y->high, MPFR_RNDD);
    mpfr_ui_div(inverse->high, 1, y->low, MPFR_RNDU);
    return enclosures_multiply(arena, x, finish(inverse));
}

enclosed enclosures_negate(struct enclosures *arena, enclosed x)
{
    return enclosures_subtract(arena, enclosures_integer(arena, 0), x);
}

/* A function that rises: of the low end rounded down, of the high end rounded up. */
static enclosed rising(struct enclosures *arena, enclosed x, int (*function)(mpfr_ptr, mpfr_srcptr, mpfr_rnd_t))
{
    struct enclosure *out = fresh(arena);
    if (!x->known) return out;
    arena->work += 2 * work_of_function(arena->precision);
    function(out->low, x->low, MPFR_RNDD);
    function(out->high, x->high, MPFR_RNDU);
    return finish(out);
}

enclosed enclosures_sqrt(struct enclosures *arena, enclosed x)
{
    return rising(arena, x, mpfr_sqrt);
}

enclosed enclosures_exp(struct enclosures *arena, enclosed x)
{
    return rising(arena, x, mpfr_exp);
}

enclosed enclosures_log(struct enclosures *arena, enclosed x)
{
    return rising(arena, x, mpfr_log);
}

enclosed enclosures_arctangent(struct enclosures *arena, enclosed x)
{
    return rising(arena, x, mpfr_atan);
}

/* The value at the low end, and the width of x on both sides: these functions change by at most the change of the argument. */
static enclosed wave(struct enclosures *arena, enclosed x, int (*function)(mpfr_ptr, mpfr_srcptr, mpfr_rnd_t))
{
    struct enclosure *out = fresh(arena), *width = fresh(arena);
    if (!x->known) return out;
    arena->work += 2 * work_of_function(arena->precision);
    mpfr_sub(width->high, x->high, x->low, MPFR_RNDU);
    function(out->low, x->low, MPFR_RNDD);
    function(out->high, x->low, MPFR_RNDU);
    mpfr_sub(out->low, out->low, width->high, MPFR_RNDD);
    mpfr_add(out->high, out->high, width->high, MPFR_RNDU);
    if (mpfr_cmp_si(out->low, -1) < 0) mpfr_set_si(out->low, -1, MPFR_RNDD);
    if (mpfr_cmp_si(out->high, 1) > 0) mpfr_set_si(out->high, 1, MPFR_RNDU);
    return finish(out);
}

enclosed enclosures_sine(struct enclosures *arena, enclosed x)
{
    return wave(arena, x, mpfr_sin);
}

enclosed enclosures_cosine(struct enclosures *arena, enclosed x)
{
    return wave(arena, x, mpfr_cos);
}

static const struct number *end_number(struct number_pool *pool, mpfr_srcptr end, long bits, mpfr_rnd_t rounding)
{
    mpfr_t shorter;
    mpfr_init2(shorter, bits);
    mpfr_set(shorter, end, rounding);
    struct number *x = number_fresh(pool);
    mpfr_get_q(x->value, shorter);
    mpfr_clear(shorter);
    return x;
}

int enclosures_ends(struct number_pool *pool, enclosed x, long bits, const struct number **low,
                    const struct number **high)
{
    if (!x->known) return 0;
    *low = end_number(pool, x->low, bits, MPFR_RNDD);
    *high = end_number(pool, x->high, bits, MPFR_RNDU);
    return 1;
}

long enclosures_exponent(enclosed x)
{
    return x->known && !mpfr_zero_p(x->low) ? (long)mpfr_get_exp(x->low) : 0;
}
