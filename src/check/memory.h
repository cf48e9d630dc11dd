/* SPDX-License-Identifier: BSD-2-Clause */
/* Memory that is counted, and that can be given up as a whole: of numbers, GMP's too, and of lists of them.
 * When the machine has none left the process ends with a message and exit status 5; what was answered stands. */
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

/* memory_used: how many bytes are held, those by which each block is found again included. */
size_t memory_used(void);

/* memory_mark: a place in time.  memory_give_up: frees what was taken since that time, and not freed yet. */
struct memory_block;
struct memory_block *memory_mark(void);
void memory_give_up(struct memory_block *mark);

#endif
