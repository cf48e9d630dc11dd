/* SPDX-License-Identifier: BSD-2-Clause */
/* The memory of an arena of enclosures. */
#include "numbers/enclosures_private.h"

#include "memory/memory.h"

#include <stdlib.h>

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
    /*@ loop invariant 0 <= i <= arena->room;
        loop assigns i, {*x | struct enclosure *x; \true};
        loop variant arena->room - i; */
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

/* A spare enclosure, apart from all those that exist. */
/*@ requires precision: 0 < precision <= 0x1000000000000000;
    assigns {*x | struct enclosure *x; \true};
    ensures memory: \valid(\result);
    ensures apart: \forall struct enclosures *a, integer i; is_arena(a) && 0 <= i < a->room ==> \separated(\result, a->item[i]);
    ensures others: \forall struct enclosures *a, integer i; is_arena(a) && 0 <= i < a->room ==> is_as_before{Pre,Post}(a->item[i]); */
static struct enclosure *spare(long precision)
{
    struct enclosure *x = malloc(sizeof *x);
    if (x == NULL) memory_out();
    enclosure_init(x, precision);
    return x;
}

/* A longer list of enclosures, with the same at its beginning. */
/*@ requires arena: is_arena(arena) && arena->room <= room <= 0x10000000000;
    assigns arena->item;
    ensures arena: is_arena(arena) && \valid(arena->item + (0 .. room - 1)) && \separated(arena, arena->item + (0 .. room - 1));
    ensures items: \forall integer i; 0 <= i < arena->room ==> arena->item[i] == \old(arena->item[i]); */
static void lengthen(struct enclosures *arena, long room)
{
    struct enclosure **item = realloc(arena->item, (size_t)room * sizeof *item);
    if (item == NULL) memory_out();
    arena->item = item;
}

void enclosures_grow(struct enclosures *arena)
{
    /* No memory has room for so many. */
    if (arena->room > 0x8000000000) memory_out();
    const long room = arena->room == 0 ? 64 : 2 * arena->room;
    lengthen(arena, room);
    /*@ loop invariant arena: is_arena(arena);
        loop invariant room: \at(arena->room, LoopEntry) <= arena->room <= room && \at(arena->count, LoopEntry) == arena->count;
        loop invariant memory: \valid(arena->item + (0 .. room - 1)) && \separated(arena, arena->item + (0 .. room - 1));
        loop invariant kept: keeps{Pre,Here}(arena);
        loop assigns arena->room, {*p | struct enclosure **p; \true}, {*x | struct enclosure *x; \true};
        loop variant room - arena->room; */
    for (; arena->room < room; arena->room++) arena->item[arena->room] = spare(arena->precision);
}
