/* SPDX-License-Identifier: BSD-2-Clause */
/* Enclosures (enclosure.h) as handles in an arena, with the elementary functions.
 *
 * Every operation makes a new enclosure of the arena's precision, rounded outwards. A handle is valid until the arena
 * is freed or released to a mark that was taken before the handle was made. An operation that is not defined (a
 * quotient by an enclosure that contains 0, the square root of a negative number) gives an unknown enclosure. */
#ifndef NUMBERS_ENCLOSURES_H
#define NUMBERS_ENCLOSURES_H

#include "numbers/enclosure.h"

/* For enclosures.c, enclosures_memory.c and enclosures_ends.c only. */
struct enclosures {
    long precision, count, room;
    unsigned long work;
    struct enclosure **item; /* the first `count` are in use, the others up to `room` are spare */
};

typedef const struct enclosure *enclosed;

/*@ predicate is_arena{L}(struct enclosures *a) = \valid(a) && 0 < a->precision <= 0x1000000000000000 &&
        0 <= a->count <= a->room <= 0x10000000000 && \valid(a->item + (0 .. a->room - 1)) &&
        (\forall integer i; 0 <= i < a->room ==> \valid(a->item[i])) &&
        (\forall integer i, j; 0 <= i < j < a->room ==> \separated(a->item[i], a->item[j])) &&
        \separated(a, a->item + (0 .. a->room - 1));
    // An enclosure of the arena, in use.
    predicate is_in_use{L}(struct enclosure *x, struct enclosures *a) = is_enclosure(x) && \exists integer i; 0 <= i < a->count && a->item[i] == x;
    // The enclosures in use stay in use, with their ends.
    logic real low_end{L}(struct enclosure *x) = end(&x->low[0]);
    logic real high_end{L}(struct enclosure *x) = end(&x->high[0]);
    predicate is_as_before{A,B}(struct enclosure *x) = \at(x->known, A) == \at(x->known, B) &&
        (has_numbers{A}(x) ==> has_numbers{B}(x)) &&
        low_end{A}(x) == low_end{B}(x) && high_end{A}(x) == high_end{B}(x);
    predicate keeps{A,B}(struct enclosures *a) = \at(a->count, A) <= \at(a->count, B) &&
        \forall integer i; 0 <= i < \at(a->count, A) ==> \at(a->item[i], A) == \at(a->item[i], B) && is_as_before{A,B}(\at(a->item[i], A)); */

/* enclosures_new: an arena whose enclosures have ends of `precision` bits. enclosures_free: NULL is allowed. */
/*@ requires precision: 0 < precision <= 0x1000000000000000;
    assigns {a->precision | struct enclosures *a; \true};
    ensures arena: is_arena(\result) && \result->count == 0; */
struct enclosures *enclosures_new(long precision);
/*@ requires arena: arena == \null || is_arena(arena);
    assigns {*x | struct enclosure *x; \true}; */
void enclosures_free(struct enclosures *arena);

/* enclosures_work: the cost of all operations since enclosures_new, in the units of numbers/work.h. */
/*@ requires arena: is_arena(arena);
    assigns \nothing;
    ensures \result == arena->work; */
unsigned long enclosures_work(const struct enclosures *arena);

/* enclosures_mark: the number of enclosures made so far. enclosures_release: frees those made since the mark. */
/*@ requires arena: is_arena(arena);
    assigns \nothing;
    ensures 0 <= \result <= arena->count && \result == arena->count; */
long enclosures_mark(const struct enclosures *arena);
/*@ requires arena: is_arena(arena) && 0 <= mark <= arena->count;
    assigns arena->count;
    ensures arena: is_arena(arena) && arena->count == mark; */
void enclosures_release(struct enclosures *arena, long mark);

/* enclosures_of: an enclosure of an exact number. enclosures_integer: of n. enclosures_between: from the low end of x
 * to the high end of y. */
/*@ requires arena: is_arena(arena);
    assigns ARENA(arena);
    ensures arena: is_arena(arena);
    ensures kept: keeps{Pre,Post}(arena);
    ensures made: is_in_use(\result, arena);
    ensures encloses: lies(value(x), \result); */
enclosed enclosures_of(struct enclosures *arena, const struct number *x);
/*@ requires arena: is_arena(arena);
    assigns ARENA(arena);
    ensures arena: is_arena(arena);
    ensures kept: keeps{Pre,Post}(arena);
    ensures made: is_in_use(\result, arena);
    ensures encloses: lies((real)n, \result); */
enclosed enclosures_integer(struct enclosures *arena, long n);
/*@ requires arena: is_arena(arena) && is_in_use(x, arena) && is_in_use(y, arena);
    assigns ARENA(arena);
    ensures arena: is_arena(arena);
    ensures kept: keeps{Pre,Post}(arena);
    ensures made: is_in_use(\result, arena);
    ensures encloses: \forall real a, b, c; lies{Pre}(a, x) && lies{Pre}(b, y) && a <= c <= b ==> lies(c, \result); */
enclosed enclosures_between(struct enclosures *arena, enclosed x, enclosed y);

/* enclosures_low, enclosures_high: one end of x, as an enclosure of width 0. */
/*@ requires arena: is_arena(arena) && is_in_use(x, arena);
    assigns ARENA(arena);
    ensures arena: is_arena(arena);
    ensures kept: keeps{Pre,Post}(arena);
    ensures made: is_in_use(\result, arena);
    ensures end: \old(x->known) != 0 ==> lies(low_end{Pre}(x), \result); */
enclosed enclosures_low(struct enclosures *arena, enclosed x);
/*@ requires arena: is_arena(arena) && is_in_use(x, arena);
    assigns ARENA(arena);
    ensures arena: is_arena(arena);
    ensures kept: keeps{Pre,Post}(arena);
    ensures made: is_in_use(\result, arena);
    ensures end: \old(x->known) != 0 ==> lies(high_end{Pre}(x), \result); */
enclosed enclosures_high(struct enclosures *arena, enclosed x);

/* enclosures_meet: the intersection of x and y, for a number that lies in both. If one of them is unknown, the other. */
/*@ requires arena: is_arena(arena) && is_in_use(x, arena) && is_in_use(y, arena);
    assigns ARENA(arena);
    ensures arena: is_arena(arena);
    ensures kept: keeps{Pre,Post}(arena);
    ensures made: is_in_use(\result, arena);
    ensures encloses: \forall real a; lies{Pre}(a, x) && lies{Pre}(a, y) ==> lies(a, \result); */
enclosed enclosures_meet(struct enclosures *arena, enclosed x, enclosed y);

/* enclosures_within: the intersection of x with [-size, size], for a number of which |x| <= size is known. Unknown when
 * the intersection is empty. */
/*@ requires arena: is_arena(arena) && is_in_use(x, arena) && is_in_use(size, arena);
    assigns ARENA(arena);
    ensures arena: is_arena(arena);
    ensures kept: keeps{Pre,Post}(arena);
    ensures made: is_in_use(\result, arena);
    ensures encloses: \forall real a, b; lies{Pre}(a, size) && lies{Pre}(b, x) && -a <= b <= a ==> lies(b, \result); */
enclosed enclosures_within(struct enclosures *arena, enclosed x, enclosed size);

/* Arithmetic and elementary functions. The sine and cosine of an enclosure are as wide as the enclosure. */
/*@ requires arena: is_arena(arena) && is_in_use(x, arena) && is_in_use(y, arena);
    assigns ARENA(arena);
    ensures arena: is_arena(arena);
    ensures kept: keeps{Pre,Post}(arena);
    ensures made: is_in_use(\result, arena);
    ensures encloses: \forall real a, b; lies{Pre}(a, x) && lies{Pre}(b, y) ==> lies(sum(a, b), \result); */
enclosed enclosures_add(struct enclosures *arena, enclosed x, enclosed y);
/*@ requires arena: is_arena(arena) && is_in_use(x, arena) && is_in_use(y, arena);
    assigns ARENA(arena);
    ensures arena: is_arena(arena);
    ensures kept: keeps{Pre,Post}(arena);
    ensures made: is_in_use(\result, arena);
    ensures encloses: \forall real a, b; lies{Pre}(a, x) && lies{Pre}(b, y) ==> lies(difference(a, b), \result); */
enclosed enclosures_subtract(struct enclosures *arena, enclosed x, enclosed y);
/*@ requires arena: is_arena(arena) && is_in_use(x, arena) && is_in_use(y, arena);
    assigns ARENA(arena);
    ensures arena: is_arena(arena);
    ensures kept: keeps{Pre,Post}(arena);
    ensures made: is_in_use(\result, arena);
    ensures encloses: \forall real a, b; lies{Pre}(a, x) && lies{Pre}(b, y) ==> lies(product(a, b), \result); */
enclosed enclosures_multiply(struct enclosures *arena, enclosed x, enclosed y);
/*@ requires arena: is_arena(arena) && is_in_use(x, arena) && is_in_use(y, arena);
    assigns ARENA(arena);
    ensures arena: is_arena(arena);
    ensures kept: keeps{Pre,Post}(arena);
    ensures made: is_in_use(\result, arena);
    ensures encloses: \forall real a, b, c; lies{Pre}(a, x) && lies{Pre}(b, y) && is_inverse(c, b) ==> lies(product(a, c), \result); */
enclosed enclosures_divide(struct enclosures *arena, enclosed x, enclosed y);
/*@ requires arena: is_arena(arena) && is_in_use(x, arena);
    assigns ARENA(arena);
    ensures arena: is_arena(arena);
    ensures kept: keeps{Pre,Post}(arena);
    ensures made: is_in_use(\result, arena);
    ensures encloses: \forall real a; lies{Pre}(a, x) ==> lies(difference(0.0, a), \result); */
enclosed enclosures_negate(struct enclosures *arena, enclosed x);
/*@ requires arena: is_arena(arena) && is_in_use(x, arena);
    assigns ARENA(arena);
    ensures arena: is_arena(arena);
    ensures kept: keeps{Pre,Post}(arena);
    ensures made: is_in_use(\result, arena);
    ensures encloses: \forall real a, b; lies{Pre}(a, x) && is_root(b, a) ==> lies(b, \result); */
enclosed enclosures_sqrt(struct enclosures *arena, enclosed x);
/*@ requires arena: is_arena(arena) && is_in_use(x, arena);
    assigns ARENA(arena);
    ensures arena: is_arena(arena);
    ensures kept: keeps{Pre,Post}(arena);
    ensures made: is_in_use(\result, arena);
    ensures encloses: \forall real a; lies{Pre}(a, x) ==> lies(exponential(a), \result); */
enclosed enclosures_exp(struct enclosures *arena, enclosed x);
/*@ requires arena: is_arena(arena) && is_in_use(x, arena);
    assigns ARENA(arena);
    ensures arena: is_arena(arena);
    ensures kept: keeps{Pre,Post}(arena);
    ensures made: is_in_use(\result, arena);
    ensures encloses: \forall real a; lies{Pre}(a, x) && 0 < a ==> lies(logarithm(a), \result); */
enclosed enclosures_log(struct enclosures *arena, enclosed x);
/*@ requires arena: is_arena(arena) && is_in_use(x, arena);
    assigns ARENA(arena);
    ensures arena: is_arena(arena);
    ensures kept: keeps{Pre,Post}(arena);
    ensures made: is_in_use(\result, arena);
    ensures encloses: \forall real a; lies{Pre}(a, x) ==> lies(arctangent(a), \result); */
enclosed enclosures_arctangent(struct enclosures *arena, enclosed x);
/*@ requires arena: is_arena(arena) && is_in_use(x, arena);
    assigns ARENA(arena);
    ensures arena: is_arena(arena);
    ensures kept: keeps{Pre,Post}(arena);
    ensures made: is_in_use(\result, arena);
    ensures encloses: \forall real a; lies{Pre}(a, x) ==> lies(sine(a), \result); */
enclosed enclosures_sine(struct enclosures *arena, enclosed x);
/*@ requires arena: is_arena(arena) && is_in_use(x, arena);
    assigns ARENA(arena);
    ensures arena: is_arena(arena);
    ensures kept: keeps{Pre,Post}(arena);
    ensures made: is_in_use(\result, arena);
    ensures encloses: \forall real a; lies{Pre}(a, x) ==> lies(cosine(a), \result); */
enclosed enclosures_cosine(struct enclosures *arena, enclosed x);

/* enclosures_ends: the ends as dyadic rationals of at most `bits` bits, rounded outwards. Returns 1, or 0 when x is
 * unknown or an end overflows; nothing is written then. */
/*@ requires pool: pool != \null;
    requires enclosure: \valid_read(x) && is_enclosure(x);
    requires bits: 0 < bits <= 0x1000000000000000;
    requires memory: \valid(low) && \valid(high) && \separated(low, high);
    assigns *low, *high;
    ensures result: \result == 0 || \result == 1;
    ensures ends: \result == 1 ==> \forall real a; lies{Pre}(a, x) ==> value(*low) <= a <= value(*high); */
int enclosures_ends(struct number_pool *pool, enclosed x, long bits, const struct number **low,
                    const struct number **high);

/* enclosures_exponent: the integer e with 2^(e - 1) <= |low end of x| < 2^e; 0 when that end is 0 or x is unknown. It
 * serves to choose the lengths of steps only, never a decision. */
/*@ requires enclosure: \valid_read(x) && is_enclosure(x);
    assigns \nothing; */
long enclosures_exponent(enclosed x);

#endif
