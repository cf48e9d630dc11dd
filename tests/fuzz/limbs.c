/* SPDX-License-Identifier: BSD-2-Clause */
/* Memory for the limbs of GMP in lists of blocks of one size.
 *
 * An input makes some ten thousand numbers, and to watch the memory of each takes half of the time, although GMP is not
 * built with the sanitizers and nothing else reads limbs. With POOLED_LIMBS in the environment they are not watched; the
 * inputs that were found interesting are then run once more without (tests/fuzz/run). */
#include "target.h"

#include <gmp.h>
#include <stdlib.h>
#include <string.h>

enum { SMALLEST = 16, CLASSES = 10, PER_CHUNK = 64 };

struct block {
    struct block *next;
};

/* Each thread has lists of its own, so that none waits for another; batches are decided by several threads. */
static _Thread_local struct block *unused[CLASSES];

/* The class of blocks of SMALLEST 2^class bytes that holds a size; CLASSES for larger ones. */
static int class_of(size_t size)
{
    int class = 0;
    while (class < CLASSES && ((size_t)SMALLEST << class) < size) class ++;
    return class;
}

static void *obtain(size_t size)
{
    void *const block = malloc(size);
    if (block == NULL) abort();
    return block;
}

static void add_blocks(int class)
{
    const size_t bytes = (size_t)SMALLEST << class;
    char *const chunk = obtain(PER_CHUNK * bytes);
    for (int i = 0; i < PER_CHUNK; i++) {
        struct block *const block = (void *)(chunk + (size_t)i * bytes);
        block->next = unused[class];
        unused[class] = block;
    }
}

static void *take(size_t size)
{
    const int class = class_of(size);
    if (class == CLASSES) return obtain(size);
    if (unused[class] == NULL) add_blocks(class);
    struct block *const block = unused[class];
    unused[class] = block->next;
    return block;
}

static void give(void *place, size_t size)
{
    const int class = class_of(size);
    if (class == CLASSES) {
        free(place);
        return;
    }
    struct block *const block = place;
    block->next = unused[class];
    unused[class] = block;
}

static void *resize(void *place, size_t before, size_t size)
{
    if (class_of(before) == class_of(size) && class_of(size) < CLASSES) return place;
    void *const larger = take(size);
    memcpy(larger, place, before < size ? before : size);
    give(place, before);
    return larger;
}

void pool_limbs(void)
{
    if (getenv("POOLED_LIMBS") != NULL) mp_set_memory_functions(take, resize, give);
}
