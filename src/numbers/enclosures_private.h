/* SPDX-License-Identifier: BSD-2-Clause */
/* New enclosures of an arena: for enclosures.c and enclosures_memory.c only. */
#ifndef NUMBERS_ENCLOSURES_PRIVATE_H
#define NUMBERS_ENCLOSURES_PRIVATE_H

#include "numbers/enclosures.h"
#include "numbers/work.h"

/* enclosures_grow: makes room for more enclosures in an arena of which all are in use. */
/*@ requires arena: is_arena(arena);
    assigns ARENA(arena);
    ensures arena: is_arena(arena) && arena->count < arena->room;
    ensures kept: keeps{Pre,Post}(arena);
    ensures count: arena->count == \old(arena->count); */
void enclosures_grow(struct enclosures *arena);

/* enclosures_fresh: a new enclosure of which nothing is known. */
/*@ requires arena: is_arena(arena);
    assigns ARENA(arena);
    ensures arena: is_arena(arena);
    ensures kept: keeps{Pre,Post}(arena);
    ensures item: arena->count == \old(arena->count) + 1 && \result == arena->item[\old(arena->count)];
    ensures apart: \forall integer i; 0 <= i < \old(arena->count) ==> \separated(\result, arena->item[i]);
    ensures memory: \valid(\result) && \result->known == 0; */
static inline struct enclosure *enclosures_fresh(struct enclosures *arena)
{
    if (arena->count == arena->room) enclosures_grow(arena);
    struct enclosure *x = arena->item[arena->count++];
    x->known = 0;
    arena->work += work_of_arithmetic(arena->precision);
    return x;
}

#endif
