/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/enclosures.h"

#include "memory/memory.h"
#include "numbers/enclosure_functions.h"
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

enclosed enclosures_of(struct enclosures *arena, const struct number *x)
{
    struct enclosure *out = fresh(arena);
    enclosure_of_number(out, x, arena->precision);
    return out;
}

enclosed enclosures_integer(struct enclosures *arena, long n)
{
    struct enclosure *out = fresh(arena);
    enclosure_integer(out, n);
    return out;
}

enclosed enclosures_between(struct enclosures *arena, enclosed x, enclosed y)
{
    struct enclosure *out = fresh(arena);
    enclosure_between(out, x, y);
    return out;
}

enclosed enclosures_meet(struct enclosures *arena, enclosed x, enclosed y)
{
    if (!x->known || !y->known) return x->known ? x : y;
    struct enclosure *out = fresh(arena);
    enclosure_meet(out, x, y);
    return out;
}

enclosed enclosures_within(struct enclosures *arena, enclosed x, enclosed size)
{
    struct enclosure *range = fresh(arena);
    enclosure_around(range, size);
    return enclosures_meet(arena, x, range);
}

enclosed enclosures_low(struct enclosures *arena, enclosed x)
{
    struct enclosure *out = fresh(arena);
    enclosure_low(out, x);
    return out;
}

enclosed enclosures_high(struct enclosures *arena, enclosed x)
{
    struct enclosure *out = fresh(arena);
    enclosure_high(out, x);
    return out;
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
    enclosure_invert(inverse, y);
    return enclosures_multiply(arena, x, inverse);
}

enclosed enclosures_negate(struct enclosures *arena, enclosed x)
{
    return enclosures_subtract(arena, enclosures_integer(arena, 0), x);
}

static enclosed of_function(struct enclosures *arena, enclosed x, void (*function)(struct enclosure *, enclosed))
{
    struct enclosure *out = fresh(arena);
    if (x->known) arena->work += 2 * work_of_function(arena->precision);
    function(out, x);
    return out;
}

enclosed enclosures_sqrt(struct enclosures *arena, enclosed x)
{
    return of_function(arena, x, enclosure_sqrt);
}

enclosed enclosures_exp(struct enclosures *arena, enclosed x)
{
    return of_function(arena, x, enclosure_exp);
}

enclosed enclosures_log(struct enclosures *arena, enclosed x)
{
    return of_function(arena, x, enclosure_log);
}

enclosed enclosures_arctangent(struct enclosures *arena, enclosed x)
{
    return of_function(arena, x, enclosure_arctangent);
}

enclosed enclosures_sine(struct enclosures *arena, enclosed x)
{
    return of_function(arena, x, enclosure_sine);
}

enclosed enclosures_cosine(struct enclosures *arena, enclosed x)
{
    return of_function(arena, x, enclosure_cosine);
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
