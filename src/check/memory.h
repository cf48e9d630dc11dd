/* SPDX-License-Identifier: BSD-2-Clause */
/* Memory for numbers, GMP's included, and for lists of numbers. It is counted, and all blocks taken since some moment
 * can be freed at once. When no memory is left, the process ends with a message and exit status 5; answers printed
 * before remain valid. The contracts are in memory.c, beside the table of which they speak. */
#ifndef CHECK_MEMORY_H
#define CHECK_MEMORY_H

#include <stddef.h>

/* memory_new, memory_zeroed, memory_resized, memory_free: malloc, calloc, realloc, free; none returns NULL. */
void *memory_new(size_t size);
void *memory_zeroed(size_t n, size_t size);
void *memory_resized(void *x, size_t size);
void memory_free(void *x);

/* memory_count_gmp: GMP takes its memory here; to be called before GMP is used. */
void memory_count_gmp(void);

/* memory_used: the number of bytes in use, including the heads of the blocks and their places in the table. */
size_t memory_used(void);

/* memory_mark: marks the present moment, in place of the one marked before. memory_give_up: frees everything that was
 * taken since the mark and is still in use. */
void memory_mark(void);
void memory_give_up(void);

#endif
