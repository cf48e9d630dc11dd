/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/memory.h"

#include "check/memory_content.h"

#include <gmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EXIT_NO_MEMORY = 5 };

/* Memory is counted in units of 16 bytes, to which malloc aligns every block. The head of a block is one unit, two
 * words: the size of the block with its head, in units, and its place in the table. No memory has MOST units. */
enum { UNIT = 16, WORDS = UNIT / sizeof(size_t), UNITS = 0, PLACE = 1, HEAD = 2 };
#define MOST (SIZE_MAX / 64)
_Static_assert(HEAD == WORDS, "the head is one unit");

/* The table of the blocks in use; those that were in use at the mark come first. */
static size_t **blocks, block_room, block_count, marked_count, units_used;

/* Freed blocks of few units, for reuse, by size: this is faster than malloc. They are not used under the address
 * sanitizer, which watches freed memory. They have less than 4 MiB together, which are not counted. */
#ifdef __has_feature
#if __has_feature(address_sanitizer)
#define __SANITIZE_ADDRESS__ /* gcc defines this macro itself */
#endif
#endif
#ifdef __SANITIZE_ADDRESS__
enum { REUSED = 0 };
#else
enum { REUSED = 10 };
#endif
enum { FREED = 4096 };
static size_t *freed[REUSED + 1][FREED];
static unsigned freed_count[REUSED + 1];
/* The place of a freed block, of which there is only one: no place in the table. */
#define FREED_PLACE(k) (2 * MOST + (k))

/*@ predicate is_block{L}(size_t *b) = 1 <= b[UNITS] <= MOST && is_whole(b) && \valid(b + (0 .. WORDS * b[UNITS] - 1));
  @ predicate is_table{L} = marked_count <= block_count <= block_room <= MOST && \valid(blocks + (0 .. block_room - 1));
  @ // Each block in use is in the table once, since it has its place in its head.
  @ predicate are_in_use{L} = \forall integer i; 0 <= i < block_count ==> is_block(blocks[i]) && blocks[i][PLACE] == i;
  @ predicate are_freed{L} = (\forall integer u; 0 <= u <= REUSED ==> freed_count[u] <= FREED) &&
  @   \forall integer u, k; 0 <= u <= REUSED && 0 <= k < freed_count[u] ==>
  @     is_block(freed[u][k]) && freed[u][k][UNITS] == u && freed[u][k][PLACE] == FREED_PLACE(k);
  @ predicate are_counted{L} = units_used <= MOST && units_used == units_of_blocks(blocks, block_count);
  @ predicate is_memory{L} = is_table && are_in_use && are_freed && are_counted;
  @ predicate is_in_use{L}(size_t *b) = 0 <= b[PLACE] < block_count && blocks[b[PLACE]] == b;
  @ // A block that has its size and what it holds.
  @ predicate is_same{K, L}(size_t *b) = \at(b[UNITS], K) == \at(b[UNITS], L) &&
  @   \forall integer i; HEAD <= i < WORDS * \at(b[UNITS], K) ==> \at(b[i], K) == \at(b[i], L);
  @ // The heads of blocks have not changed.
  @ predicate have_heads{K, L} = \forall size_t *b; is_whole{K}(b) ==> \at(b[UNITS], K) == \at(b[UNITS], L) && \at(b[PLACE], K) == \at(b[PLACE], L);
  @ // What memory_new returns: a block in use with a content of this size.
  @ predicate has_content{L}(memory_content *x, integer size) = is_block(x - HEAD) && is_in_use(x - HEAD) &&
  @   size <= UNIT * ((x - HEAD)[UNITS] - 1);
  @ // At the start all is 0.
  @ lemma memory_begins: block_room == 0 && block_count == 0 && marked_count == 0 && units_used == 0 &&
  @   (\forall integer u; 0 <= u <= REUSED ==> freed_count[u] == 0) ==> is_memory; */

/*@ assigns \nothing;
  @ ensures \false; */
_Noreturn static void memory_is_out(void)
{
    fputs("painleve-check: memory is out\n", stderr);
    exit(EXIT_NO_MEMORY);
}

/* The size of a block of `size` bytes with its head, in units. */
/*@ assigns \nothing;
  @ ensures units: 1 <= \result <= MOST;
  @ ensures size: size <= UNIT * (\result - 1) < size + UNIT; */
static size_t units_of(size_t size)
{
    if (size > MOST) memory_is_out();
    return size / UNIT + (size % UNIT != 0) + 1;
}

/*@ assigns \nothing;
  @ ensures product: \result == n * size; */
static size_t bytes_of(size_t n, size_t size)
{
    if (size == 0) return 0;
    if (n > MOST / size) memory_is_out();
    /*@ assert quotient: n <= MOST / size; */
    /*@ assert product: n * size <= MOST; */
    return n * size;
}

/* Makes room for one more block in the table. */
/*@ requires memory: is_memory;
  @ assigns blocks, block_room;
  @ ensures memory: is_memory;
  @ ensures room: block_count < block_room;
  @ ensures blocks: \forall integer i; 0 <= i < block_count ==> blocks[i] == \old(blocks[i]); */
static void make_room(void)
{
    if (block_count < block_room) return;
    if (block_room > MOST / 2) memory_is_out();
    const size_t room = block_room == 0 ? 1024 : 2 * block_room;
    size_t **table = realloc(blocks, room * sizeof *table);
    if (table == NULL) memory_is_out();
    /*@ assert same: \forall integer i; 0 <= i < block_count ==> table[i] == blocks[i]; */
    /*@ assert sum: units_of_blocks(table, block_count) == units_of_blocks(blocks, block_count); */
    blocks = table;
    block_room = room;
}

/* A block of this many units that is not in use: a freed one, or a new one. */
/*@ requires memory: is_memory && 1 <= units <= MOST;
  @ assigns freed_count[0 .. REUSED];
  @ ensures memory: is_memory;
  @ ensures block: is_whole(\result) && \valid(\result + (0 .. WORDS * units - 1));
  @ ensures in_use: \forall integer i; 0 <= i < block_count ==> blocks[i] != \result;
  @ ensures freed: \forall integer u, k; 0 <= u <= REUSED && 0 <= k < freed_count[u] ==> freed[u][k] != \result; */
static size_t *obtain(size_t units)
{
    if (units <= REUSED && freed_count[units] > 0) {
        freed_count[units]--;
        return freed[units][freed_count[units]];
    }
    size_t *b = malloc(units * UNIT);
    if (b == NULL) memory_is_out();
    return b;
}

/* Frees a block that has been taken from the table. */
/*@ requires memory: is_memory && is_block(b);
  @ requires in_use: \forall integer i; 0 <= i < block_count ==> blocks[i] != b;
  @ requires freed: \forall integer u, k; 0 <= u <= REUSED && 0 <= k < freed_count[u] ==> freed[u][k] != b;
  @ assigns freed[0 .. REUSED][0 .. FREED - 1], freed_count[0 .. REUSED], b[PLACE];
  @ ensures memory: is_memory;
  @ ensures place: b[PLACE] == \old(b[PLACE]) || b[PLACE] >= 2 * MOST; */
static void release(size_t *b)
{
    const size_t units = b[UNITS];
    if (units > REUSED || freed_count[units] == FREED) {
        free(b);
        return;
    }
    b[PLACE] = FREED_PLACE(freed_count[units]);
    freed[units][freed_count[units]] = b;
    freed_count[units]++;
    /*@ assert counted: are_counted; */
    /*@ assert in_use: are_in_use; */
    /*@ assert freed: are_freed; */
}

/*@ requires valid: \valid(blocks + place) && \valid(b + PLACE);
  @ requires whole: is_whole(b) && \forall integer i; 0 <= i < block_count ==> is_whole(blocks[i]);
  @ assigns blocks[place], b[PLACE];
  @ ensures place: blocks[place] == b && b[PLACE] == place;
  @ ensures units: place < block_count ==> units_of_blocks(blocks, block_count) ==
  @   \old(units_of_blocks(blocks, block_count)) - \old(blocks[place][UNITS]) + b[UNITS];
  @ ensures units_before: block_count <= place ==> units_of_blocks(blocks, block_count) == \old(units_of_blocks(blocks, block_count)); */
static void put(size_t *b, size_t place)
{
    blocks[place] = b;
    b[PLACE] = place;
}

/* The others remain in use, as they are. */
/*@ requires memory: is_memory;
  @ assigns blocks, block_room, block_count, units_used, freed_count[0 .. REUSED], {*p | size_t **p; \true}, {*b | size_t *b; \true};
  @ ensures memory: is_memory;
  @ ensures content: has_content(\result, size);
  @ ensures new: block_count == \old(block_count) + 1 && blocks[\old(block_count)] == \result - HEAD;
  @ ensures units: units_used == \old(units_used) + (\result - HEAD)[UNITS];
  @ ensures places: \forall integer i; 0 <= i < \old(block_count) ==> blocks[i] == \old(blocks[i]);
  @ ensures others: \forall integer i; 0 <= i < \old(block_count) ==> is_same{Pre,Post}(\old(blocks[i])); */
memory_content *memory_new(size_t size)
{
    const size_t units = units_of(size);
    if (units > MOST - units_used) memory_is_out();
    make_room();
    size_t *b = obtain(units);
    b[UNITS] = units;
    /*@ assert sum: units_of_blocks(blocks, block_count) == units_used; */
    put(b, block_count);
    block_count++;
    units_used += units;
    /*@ assert blocks: \forall integer i; 0 <= i < block_count ==> is_block(blocks[i]); */
    /*@ assert places: \forall integer i; 0 <= i < block_count ==> blocks[i][PLACE] == i; */
    /*@ assert in_use: are_in_use; */
    /*@ assert freed: are_freed; */
    /*@ assert counted: are_counted; */
    return b + HEAD;
}

/*@ requires memory: is_memory;
  @ assigns blocks, block_room, block_count, units_used, freed_count[0 .. REUSED], {*p | size_t **p; \true}, {*b | size_t *b; \true};
  @ ensures memory: is_memory;
  @ ensures content: has_content(\result, n * size);
  @ ensures zero: \forall integer i; 0 <= i < n * size / sizeof(size_t) ==> \result[i] == 0;
  @ ensures new: block_count == \old(block_count) + 1 && blocks[\old(block_count)] == \result - HEAD;
  @ ensures units: units_used == \old(units_used) + (\result - HEAD)[UNITS];
  @ ensures places: \forall integer i; 0 <= i < \old(block_count) ==> blocks[i] == \old(blocks[i]);
  @ ensures others: \forall integer i; 0 <= i < \old(block_count) ==> is_same{Pre,Post}(\old(blocks[i])); */
memory_content *memory_zeroed(size_t n, size_t size)
{
    const size_t bytes = bytes_of(n, size);
    memory_content *x = memory_new(bytes);
    /*@ ghost Made: ; */
    memset(x, 0, bytes);
    /*@ assert heads: have_heads{Made,Here}; */
    /*@ assert counted: are_counted; */
    /*@ assert in_use: are_in_use; */
    /*@ assert freed: are_freed; */
    return x;
}

/* Frees the last block of the table. */
/*@ requires memory: is_memory && marked_count < block_count;
  @ assigns block_count, units_used, freed[0 .. REUSED][0 .. FREED - 1], freed_count[0 .. REUSED], blocks[block_count - 1][PLACE];
  @ ensures memory: is_memory;
  @ ensures count: block_count == \old(block_count) - 1;
  @ ensures units: units_used == \old(units_used) - \old(blocks[block_count - 1][UNITS]);
  @ ensures gone: !is_in_use(\old(blocks[block_count - 1]));
  @ ensures others: \forall size_t *b; is_in_use{Pre}(b) && b != \old(blocks[block_count - 1]) ==> is_in_use(b);
  @ ensures same: \forall size_t *b; is_whole(b) ==> is_same{Pre,Post}(b); */
static void drop_last(void)
{
    block_count--;
    size_t *b = blocks[block_count];
    units_used -= b[UNITS];
    release(b);
}

/* The blocks of two places change places. */
/*@ requires memory: is_memory && i < block_count && j < block_count;
  @ assigns blocks[i], blocks[j], blocks[i][PLACE], blocks[j][PLACE];
  @ ensures memory: is_memory;
  @ ensures first: blocks[i] == \old(blocks[j]);
  @ ensures second: blocks[j] == \old(blocks[i]);
  @ ensures same: \forall size_t *b; is_whole(b) ==> is_same{Pre,Post}(b);
  @ ensures others: \forall size_t *b; is_in_use{Pre}(b) ==> is_in_use(b); */
static void exchange(size_t i, size_t j)
{
    size_t *b = blocks[i];
    put(blocks[j], i);
    put(b, j);
    /*@ assert counted: are_counted; */
    /*@ assert apart: \forall integer k; 0 <= k < block_count && k != i && k != j ==>
      @   blocks[k] == \at(blocks[k], Pre) && blocks[k] != blocks[i] && blocks[k] != blocks[j]; */
    /*@ assert apart: \forall integer u, k; 0 <= u <= REUSED && 0 <= k < freed_count[u] ==>
      @   freed[u][k] != blocks[i] && freed[u][k] != blocks[j]; */
    /*@ assert sizes: \forall size_t *c; is_whole(c) ==> c[UNITS] == \at(c[UNITS], Pre); */
    /*@ assert before: \forall integer k; 0 <= k < block_count ==> is_block(\at(blocks[k], Pre)); */
    /*@ assert first: blocks[i] == \at(blocks[j], Pre); */
    /*@ assert second: blocks[j] == \at(blocks[i], Pre); */
    /*@ assert two: is_block(blocks[i]) && is_block(blocks[j]); */
    /*@ assert rest: \forall integer k; 0 <= k < block_count && k != i && k != j ==> is_block(blocks[k]); */
    /*@ assert blocks: \forall integer k; 0 <= k < block_count ==> is_block(blocks[k]); */
    /*@ assert places: \forall integer k; 0 <= k < block_count ==> blocks[k][PLACE] == k; */
    /*@ assert in_use: are_in_use; */
    /*@ assert freed: are_freed; */
}

/* Moves a block to the end of the table; the others remain before the mark, or since. */
/*@ requires memory: is_memory && place < block_count;
  @ assigns marked_count, {*p | size_t **p; \true}, {*b | size_t *b; \true};
  @ ensures memory: is_memory;
  @ ensures last: marked_count < block_count && blocks[block_count - 1] == \old(blocks[place]);
  @ ensures same: \forall size_t *b; is_whole(b) ==> is_same{Pre,Post}(b);
  @ ensures others: \forall size_t *b; is_in_use{Pre}(b) ==> is_in_use(b);
  @ ensures sides: \forall size_t *b; is_in_use{Pre}(b) && b != \old(blocks[place]) ==>
  @   (b[PLACE] < marked_count <==> \old(b[PLACE]) < \old(marked_count)); */
static void move_to_end(size_t place)
{
    if (place < marked_count) {
        marked_count--;
        exchange(place, marked_count);
        place = marked_count;
    }
    if (place != block_count - 1) exchange(place, block_count - 1);
}

/*@ // What one block holds is in another, as far as this has room for it.
  @ predicate carries{K, L}(size_t *from, size_t *to) = \forall integer i;
  @   HEAD <= i && i < WORDS * \at(to[UNITS], L) && i < WORDS * \at(from[UNITS], K) ==> \at(to[i], L) == \at(from[i], K); */

/* Copies what one block holds to another, as much as this has room for. */
/*@ requires memory: is_memory && is_block(to) && is_block(from) && to != from;
  @ assigns {*b | size_t *b; \true};
  @ ensures memory: is_memory;
  @ ensures heads: have_heads{Pre,Post};
  @ ensures whole: carries{Pre,Post}(from, to);
  @ ensures others: \forall size_t *b; is_whole(b) && b != to ==> is_same{Pre,Post}(b); */
static void copy(size_t *to, const size_t *from)
{
    const size_t units = to[UNITS] < from[UNITS] ? to[UNITS] : from[UNITS];
    memcpy(to + HEAD, from + HEAD, UNIT * (units - 1));
    /*@ assert heads: have_heads{Pre,Here}; */
    /*@ assert counted: are_counted; */
    /*@ assert in_use: are_in_use; */
    /*@ assert freed: are_freed; */
}

/*@ predicate others_stay{K, L}(size_t *b) = \forall integer i; 0 <= i < \at(block_count, K) && \at(blocks[i], K) != b ==>
  @     \at(blocks[i], L) == \at(blocks[i], K) && is_same{K,L}(\at(blocks[i], K)); */

/* A new block that takes the place of an old one in the table: before the mark, if that was there. */
/*@ requires memory: is_memory && is_in_use(before);
  @ assigns blocks, block_room, block_count, units_used, freed[0 .. REUSED][0 .. FREED - 1],
  @   freed_count[0 .. REUSED], {*p | size_t **p; \true}, {*b | size_t *b; \true};
  @ ensures memory: is_memory;
  @ ensures content: has_content(\result + HEAD, size);
  @ ensures count: block_count == \old(block_count);
  @ ensures place: \result[PLACE] == \old(before[PLACE]);
  @ ensures units: units_used == \old(units_used) - \old(before[UNITS]) + \result[UNITS];
  @ ensures whole: carries{Pre,Post}(before, \result);
  @ ensures others: others_stay{Pre,Post}(before); */
static size_t *replaced(size_t *before, size_t size)
{
    size_t *after = (size_t *)memory_new(size) - HEAD;
    /*@ assert place: before[PLACE] == \at(before[PLACE], Pre) && before[PLACE] < block_count - 1 && blocks[before[PLACE]] == before; */
    /*@ assert same: is_same{Pre,Here}(before) && before != after; */
    /*@ assert others: others_stay{Pre,Here}(before); */
    /*@ assert apart: \forall integer i; 0 <= i < \at(block_count, Pre) ==>
      @   is_whole(\at(blocks[i], Pre)) && \at(blocks[i], Pre) != after; */
    /*@ assert elsewhere: \forall integer i; 0 <= i < \at(block_count, Pre) && \at(blocks[i], Pre) != before ==>
      @   i != \at(before[PLACE], Pre); */
    /*@ ghost Made: ; */
    copy(after, before);
    /*@ assert whole: carries{Pre,Here}(before, after); */
    /*@ assert table: \forall integer i; 0 <= i < \at(block_count, Pre) && \at(blocks[i], Pre) != before ==>
      @   blocks[i] == \at(blocks[i], Pre); */
    /*@ assert as_they_were: \forall integer i; 0 <= i < \at(block_count, Pre) && \at(blocks[i], Pre) != before ==>
      @   is_same{Made,Here}(\at(blocks[i], Pre)); */
    /*@ assert others: others_stay{Pre,Here}(before); */
    /*@ assert bases: \base_addr(after) != \base_addr(before); */
    /*@ ghost Copied: ; */
    exchange(before[PLACE], block_count - 1);
    /*@ assert place: blocks[\at(before[PLACE], Pre)] == after && blocks[block_count - 1] == before; */
    /*@ assert table: \forall integer i; 0 <= i < \at(block_count, Pre) && \at(blocks[i], Pre) != before ==>
      @   blocks[i] == \at(blocks[i], Pre); */
    drop_last();
    /*@ assert place: after[PLACE] == \at(before[PLACE], Pre); */
    /*@ assert same: \forall size_t *b; is_whole(b) ==> is_same{Copied,Here}(b); */
    /*@ assert same_after: is_same{Copied,Here}(after); */
    /*@ assert whole: carries{Pre,Here}(before, after); */
    /*@ assert table: \forall integer i; 0 <= i < \at(block_count, Pre) && \at(blocks[i], Pre) != before ==>
      @   blocks[i] == \at(blocks[i], Pre); */
    /*@ assert as_copied: \forall integer i; 0 <= i < \at(block_count, Pre) && \at(blocks[i], Pre) != before ==>
      @   is_same{Copied,Here}(\at(blocks[i], Pre)); */
    /*@ assert as_before: \forall integer i; 0 <= i < \at(block_count, Pre) && \at(blocks[i], Pre) != before ==>
      @   is_same{Pre,Copied}(\at(blocks[i], Pre)); */
    /*@ assert as_they_were: \forall integer i; 0 <= i < \at(block_count, Pre) && \at(blocks[i], Pre) != before ==>
      @   is_same{Pre,Here}(\at(blocks[i], Pre)); */
    return after;
}

/*@ requires memory: is_memory;
  @ requires in_use: x != \null ==> is_in_use(x - HEAD);
  @ assigns blocks, block_room, block_count, units_used, freed[0 .. REUSED][0 .. FREED - 1],
  @   freed_count[0 .. REUSED], {*p | size_t **p; \true}, {*b | size_t *b; \true};
  @ ensures memory: is_memory;
  @ ensures content: has_content(\result, size);
  @ ensures count: block_count == (x == \null ? \old(block_count) + 1 : \old(block_count));
  @ ensures place: x != \null ==> (\result - HEAD)[PLACE] == \old((x - HEAD)[PLACE]);
  @ ensures units: x != \null ==>
  @   units_used == \old(units_used) - \old((x - HEAD)[UNITS]) + (\result - HEAD)[UNITS];
  @ ensures whole: x != \null ==> carries{Pre,Post}(x - HEAD, \result - HEAD);
  @ ensures others: x != \null ==> others_stay{Pre,Post}(x - HEAD); */
memory_content *memory_resized(memory_content *x, size_t size)
{
    if (x == NULL) return memory_new(size);
    size_t *before = (size_t *)x - HEAD;
    if (before[UNITS] == units_of(size)) return x;
    return replaced(before, size) + HEAD;
}

/*@ requires memory: is_memory;
  @ requires in_use: x != \null ==> is_in_use(x - HEAD);
  @ assigns marked_count, block_count, units_used, freed[0 .. REUSED][0 .. FREED - 1], freed_count[0 .. REUSED],
  @   {*p | size_t **p; \true}, {*b | size_t *b; \true};
  @ ensures memory: is_memory;
  @ ensures count: x != \null ==> block_count == \old(block_count) - 1;
  @ ensures units: x != \null ==> units_used == \old(units_used) - \old((x - HEAD)[UNITS]);
  @ ensures gone: x != \null ==> !is_in_use(x - HEAD);
  @ ensures others: \forall size_t *b; is_in_use{Pre}(b) && b != x - HEAD ==> is_in_use(b);
  @ ensures same: \forall size_t *b; is_in_use{Pre}(b) && b != x - HEAD ==> is_same{Pre,Post}(b);
  @ ensures sides: \forall size_t *b; is_in_use{Pre}(b) && b != x - HEAD ==>
  @   (b[PLACE] < marked_count <==> \old(b[PLACE]) < \old(marked_count)); */
void memory_free(memory_content *x)
{
    if (x == NULL) return;
    /*@ assert whole: \forall size_t *b; is_in_use(b) ==> is_whole(b); */
    move_to_end(((size_t *)x - HEAD)[PLACE]);
    /*@ assert same: \forall size_t *b; is_in_use{Pre}(b) ==> is_same{Pre,Here}(b); */
    drop_last();
    /*@ assert same: \forall size_t *b; is_in_use{Pre}(b) ==> is_same{Pre,Here}(b); */
}

/*@ requires memory: is_memory;
  @ requires in_use: x != \null ==> is_in_use(x - HEAD);
  @ assigns blocks, block_room, block_count, units_used, freed[0 .. REUSED][0 .. FREED - 1], freed_count[0 .. REUSED],
  @   {*p | size_t **p; \true}, {*b | size_t *b; \true};
  @ ensures memory: is_memory;
  @ ensures content: has_content(\result, size); */
static memory_content *resized_for_gmp(memory_content *x, size_t before, size_t size)
{
    (void)before;
    return memory_resized(x, size);
}

/*@ requires memory: is_memory;
  @ requires in_use: x != \null ==> is_in_use(x - HEAD);
  @ assigns marked_count, block_count, units_used, freed[0 .. REUSED][0 .. FREED - 1], freed_count[0 .. REUSED],
  @   {*p | size_t **p; \true}, {*b | size_t *b; \true};
  @ ensures memory: is_memory;
  @ ensures gone: x != \null ==> !is_in_use(x - HEAD); */
static void free_for_gmp(memory_content *x, size_t size)
{
    (void)size;
    memory_free(x);
}

/*@ assigns \nothing; */
void memory_count_gmp(void)
{
    mp_set_memory_functions(memory_new, resized_for_gmp, free_for_gmp);
}

/* A block has one unit in the table, which has at most twice as many places as it needed. */
/*@ requires memory: is_memory;
  @ assigns \nothing;
  @ ensures \result == UNIT * (units_of_blocks(blocks, block_count) + block_count); */
size_t memory_used(void)
{
    return UNIT * (units_used + block_count);
}

/*@ requires memory: is_memory;
  @ assigns marked_count;
  @ ensures memory: is_memory;
  @ ensures mark: marked_count == block_count; */
void memory_mark(void)
{
    marked_count = block_count;
}

/* Exactly the blocks before the mark remain in use. */
/*@ requires memory: is_memory;
  @ assigns block_count, units_used, freed[0 .. REUSED][0 .. FREED - 1], freed_count[0 .. REUSED], {*b | size_t *b; \true};
  @ ensures memory: is_memory;
  @ ensures mark: block_count == marked_count;
  @ ensures before: \forall integer i; 0 <= i < marked_count ==> is_same{Pre,Post}(blocks[i]); */
void memory_give_up(void)
{
    /*@ loop invariant memory: is_memory;
      @ loop invariant before: \forall integer i; 0 <= i < marked_count ==> is_same{Pre,Here}(blocks[i]);
      @ loop assigns block_count, units_used, freed[0 .. REUSED][0 .. FREED - 1], freed_count[0 .. REUSED], {*b | size_t *b; \true};
      @ loop variant block_count; */
    while (block_count > marked_count) drop_last();
}
