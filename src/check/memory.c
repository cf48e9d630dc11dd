/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/memory.h"

#include <gmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EXIT_NO_MEMORY = 5 };

/* The head of every block. */
struct memory_block {
    struct memory_block *older, *newer;
    size_t units; /* the size of the block with its head, in units */
    max_align_t start[];
};

static struct memory_block *newest;
static size_t used;

/* Lists of freed blocks, by size in units of 16 bytes, for reuse: this is faster than malloc. They are not used under
 * the address sanitizer, which watches freed memory. Their total size is bounded: a record that frees blocks of one
 * size and then asks for another would otherwise use its budget of memory once for each size. */
#ifdef __has_feature
#if __has_feature(address_sanitizer)
#define __SANITIZE_ADDRESS__ /* gcc defines this macro itself */
#endif
#endif
#ifdef __SANITIZE_ADDRESS__
enum { UNIT = 16, KEPT = 0 };
#else
enum { UNIT = 16, KEPT = 10 };
#endif
enum { KEPT_UNITS = (16 << 20) / UNIT };
static struct memory_block *kept[KEPT + 1];
static size_t units_kept;

static struct memory_block *head_of(void *x)
{
    return (struct memory_block *)((char *)x - offsetof(struct memory_block, start));
}

/* The size of a block of `size` bytes with its head, in units. */
static size_t units_of(size_t size)
{
    return size / UNIT + (size % UNIT != 0) + offsetof(struct memory_block, start) / UNIT;
}

/* A block from the lists, or NULL. */
static struct memory_block *take_kept(size_t units)
{
    if (units > KEPT || kept[units] == NULL) return NULL;
    struct memory_block *block = kept[units];
    kept[units] = block->older;
    units_kept -= units;
    return block;
}

/* A new block of this many units, or `before` resized to it. */
static struct memory_block *obtain(struct memory_block *before, size_t units)
{
    struct memory_block *block = before == NULL ? take_kept(units) : NULL;
    if (block == NULL) block = realloc(before, units * UNIT);
    if (block == NULL) {
        fputs("painleve-check: memory is out\n", stderr);
        exit(EXIT_NO_MEMORY);
    }
    block->units = units;
    used += units * UNIT;
    return block;
}

void *memory_new(size_t size)
{
    struct memory_block *block = obtain(NULL, units_of(size));
    block->older = newest;
    block->newer = NULL;
    if (newest != NULL) newest->newer = block;
    newest = block;
    return block->start;
}

void *memory_zeroed(size_t n, size_t size)
{
    return memset(memory_new(n * size), 0, n * size);
}

/* Copies x, which has `units` units with its head, to a new block of `size` bytes. */
static void *moved(void *x, size_t units, size_t size)
{
    void *place = memory_new(size);
    memcpy(place, x, units * UNIT - offsetof(struct memory_block, start));
    memory_free(x);
    return place;
}

void *memory_resized(void *x, size_t size)
{
    if (x == NULL) return memory_new(size);
    const size_t units = units_of(size), before = head_of(x)->units;
    if (units == before) return x;
    if (units <= KEPT && kept[units] != NULL) return moved(x, before < units ? before : units, size);
    used -= before * UNIT;
    struct memory_block *block = obtain(head_of(x), units);
    if (block->older != NULL) block->older->newer = block;
    if (block->newer != NULL)
        block->newer->older = block;
    else
        newest = block;
    return block->start;
}

void memory_free(void *x)
{
    if (x == NULL) return;
    struct memory_block *block = head_of(x);
    if (block->older != NULL) block->older->newer = block->newer;
    if (block->newer != NULL)
        block->newer->older = block->older;
    else
        newest = block->older;
    used -= block->units * UNIT;
    if (block->units > KEPT || units_kept + block->units > KEPT_UNITS) {
        free(block);
        return;
    }
    units_kept += block->units;
    block->older = kept[block->units];
    kept[block->units] = block;
}

static void *resized_for_gmp(void *x, size_t before, size_t size)
{
    (void)before;
    return memory_resized(x, size);
}

static void free_for_gmp(void *x, size_t size)
{
    (void)size;
    memory_free(x);
}

void memory_count_gmp(void)
{
    mp_set_memory_functions(memory_new, resized_for_gmp, free_for_gmp);
}

size_t memory_used(void)
{
    return used;
}

struct memory_block *memory_mark(void)
{
    return newest;
}

void memory_give_up(struct memory_block *mark)
{
    while (newest != mark) memory_free(newest->start);
}
