/* SPDX-License-Identifier: BSD-2-Clause */
/* Proved: each operation makes an enclosure of the arena and leaves the others as they are. */
#include "numbers/enclosures_private.h"

#include "numbers/enclosure_functions.h"

enclosed enclosures_of(struct enclosures *arena, const struct number *x)
{
    struct enclosure *out = enclosures_fresh(arena);
    //@ ghost Made: ;
    enclosure_of_number(out, x, arena->precision);
    //@ assert others: \forall integer i; 0 <= i < \at(arena->count, Pre) ==> is_as_before{Made,Here}(arena->item[i]);
    return out;
}

enclosed enclosures_integer(struct enclosures *arena, long n)
{
    struct enclosure *out = enclosures_fresh(arena);
    //@ ghost Made: ;
    enclosure_integer(out, n);
    //@ assert others: \forall integer i; 0 <= i < \at(arena->count, Pre) ==> is_as_before{Made,Here}(arena->item[i]);
    return out;
}

enclosed enclosures_between(struct enclosures *arena, enclosed x, enclosed y)
{
    struct enclosure *out = enclosures_fresh(arena);
    //@ ghost Made: ;
    enclosure_between(out, x, y);
    //@ assert others: \forall integer i; 0 <= i < \at(arena->count, Pre) ==> is_as_before{Made,Here}(arena->item[i]);
    return out;
}

enclosed enclosures_meet(struct enclosures *arena, enclosed x, enclosed y)
{
    if (!x->known || !y->known) return x->known ? x : y;
    struct enclosure *out = enclosures_fresh(arena);
    //@ ghost Made: ;
    enclosure_meet(out, x, y);
    //@ assert others: \forall integer i; 0 <= i < \at(arena->count, Pre) ==> is_as_before{Made,Here}(arena->item[i]);
    return out;
}

enclosed enclosures_within(struct enclosures *arena, enclosed x, enclosed size)
{
    struct enclosure *range = enclosures_fresh(arena);
    //@ ghost Made: ;
    enclosure_around(range, size);
    //@ assert others: \forall integer i; 0 <= i < \at(arena->count, Pre) ==> is_as_before{Made,Here}(arena->item[i]);
    //@ assert kept: keeps{Pre,Here}(arena);
    //@ assert same: \forall real b; lies{Pre}(b, x) ==> lies(b, x);
    //@ assert range: \forall real a, b; lies{Pre}(a, size) && -a <= b <= a ==> lies(b, range);
    return enclosures_meet(arena, x, range);
}

enclosed enclosures_low(struct enclosures *arena, enclosed x)
{
    struct enclosure *out = enclosures_fresh(arena);
    //@ ghost Made: ;
    enclosure_low(out, x);
    //@ assert others: \forall integer i; 0 <= i < \at(arena->count, Pre) ==> is_as_before{Made,Here}(arena->item[i]);
    return out;
}

enclosed enclosures_high(struct enclosures *arena, enclosed x)
{
    struct enclosure *out = enclosures_fresh(arena);
    //@ ghost Made: ;
    enclosure_high(out, x);
    //@ assert others: \forall integer i; 0 <= i < \at(arena->count, Pre) ==> is_as_before{Made,Here}(arena->item[i]);
    return out;
}

enclosed enclosures_add(struct enclosures *arena, enclosed x, enclosed y)
{
    struct enclosure *out = enclosures_fresh(arena);
    //@ ghost Made: ;
    enclosure_add(out, x, y);
    //@ assert others: \forall integer i; 0 <= i < \at(arena->count, Pre) ==> is_as_before{Made,Here}(arena->item[i]);
    return out;
}

enclosed enclosures_subtract(struct enclosures *arena, enclosed x, enclosed y)
{
    struct enclosure *out = enclosures_fresh(arena);
    //@ ghost Made: ;
    enclosure_subtract(out, x, y);
    //@ assert others: \forall integer i; 0 <= i < \at(arena->count, Pre) ==> is_as_before{Made,Here}(arena->item[i]);
    return out;
}

enclosed enclosures_multiply(struct enclosures *arena, enclosed x, enclosed y)
{
    struct enclosure *out = enclosures_fresh(arena);
    //@ ghost Made: ;
    enclosure_multiply(out, x, y);
    //@ assert others: \forall integer i; 0 <= i < \at(arena->count, Pre) ==> is_as_before{Made,Here}(arena->item[i]);
    return out;
}

enclosed enclosures_divide(struct enclosures *arena, enclosed x, enclosed y)
{
    struct enclosure *inverse = enclosures_fresh(arena);
    //@ ghost Made: ;
    enclosure_invert(inverse, y);
    //@ assert others: \forall integer i; 0 <= i < \at(arena->count, Pre) ==> is_as_before{Made,Here}(arena->item[i]);
    //@ assert kept: keeps{Pre,Here}(arena);
    //@ assert same: \forall real a; lies{Pre}(a, x) ==> lies(a, x);
    //@ assert inverse: \forall real b, c; lies{Pre}(b, y) && is_inverse(c, b) ==> lies(c, inverse);
    return enclosures_multiply(arena, x, inverse);
}

enclosed enclosures_negate(struct enclosures *arena, enclosed x)
{
    return enclosures_subtract(arena, enclosures_integer(arena, 0), x);
}

/* A new enclosure for the result of a function of x, with the work that it takes. */
/*@ requires arena: is_arena(arena) && is_in_use(x, arena);
    assigns ARENA(arena);
    ensures arena: is_arena(arena);
    ensures kept: keeps{Pre,Post}(arena);
    ensures item: arena->count == \old(arena->count) + 1 && \result == arena->item[\old(arena->count)];
    ensures apart: \forall integer i; 0 <= i < \old(arena->count) ==> \separated(\result, arena->item[i]);
    ensures memory: \valid(\result) && \result->known == 0; */
static struct enclosure *fresh_for_function(struct enclosures *arena, enclosed x)
{
    struct enclosure *out = enclosures_fresh(arena);
    if (x->known) arena->work += 2 * work_of_function(arena->precision);
    return out;
}

enclosed enclosures_sqrt(struct enclosures *arena, enclosed x)
{
    struct enclosure *out = fresh_for_function(arena, x);
    //@ ghost Made: ;
    enclosure_sqrt(out, x);
    //@ assert others: \forall integer i; 0 <= i < \at(arena->count, Pre) ==> is_as_before{Made,Here}(arena->item[i]);
    return out;
}

enclosed enclosures_exp(struct enclosures *arena, enclosed x)
{
    struct enclosure *out = fresh_for_function(arena, x);
    //@ ghost Made: ;
    enclosure_exp(out, x);
    //@ assert others: \forall integer i; 0 <= i < \at(arena->count, Pre) ==> is_as_before{Made,Here}(arena->item[i]);
    return out;
}

enclosed enclosures_log(struct enclosures *arena, enclosed x)
{
    struct enclosure *out = fresh_for_function(arena, x);
    //@ ghost Made: ;
    enclosure_log(out, x);
    //@ assert others: \forall integer i; 0 <= i < \at(arena->count, Pre) ==> is_as_before{Made,Here}(arena->item[i]);
    return out;
}

enclosed enclosures_arctangent(struct enclosures *arena, enclosed x)
{
    struct enclosure *out = fresh_for_function(arena, x);
    //@ ghost Made: ;
    enclosure_arctangent(out, x);
    //@ assert others: \forall integer i; 0 <= i < \at(arena->count, Pre) ==> is_as_before{Made,Here}(arena->item[i]);
    return out;
}

enclosed enclosures_sine(struct enclosures *arena, enclosed x)
{
    struct enclosure *out = fresh_for_function(arena, x);
    //@ ghost Made: ;
    enclosure_sine(out, x);
    //@ assert others: \forall integer i; 0 <= i < \at(arena->count, Pre) ==> is_as_before{Made,Here}(arena->item[i]);
    return out;
}

enclosed enclosures_cosine(struct enclosures *arena, enclosed x)
{
    struct enclosure *out = fresh_for_function(arena, x);
    //@ ghost Made: ;
    enclosure_cosine(out, x);
    //@ assert others: \forall integer i; 0 <= i < \at(arena->count, Pre) ==> is_as_before{Made,Here}(arena->item[i]);
    return out;
}
