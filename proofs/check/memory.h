/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/memory.c: the assumed contracts of the functions of the C library and of GMP that it calls; TRUST.md numbers them.
 *
 * This header replaces check/memory.h, check/memory_content.h, <stdio.h>, <stdlib.h> and <string.h>.  What a block holds are words here, since WP knows memory
 * by its type. */
#ifndef PROOFS_CHECK_MEMORY_H
#define PROOFS_CHECK_MEMORY_H
#define CHECK_MEMORY_H
#define CHECK_MEMORY_CONTENT_H
#define __FC_STDIO
#define __FC_STDLIB
#define __FC_STRING_H_
#define stderr (&file_errors)

#include "../contact/known.h"

#include "memory_blocks.h"

#include "../contact/proved.h"

#include <stddef.h>

typedef size_t memory_content;

/* The variables of memory.c, of which the contracts below speak. */
static size_t **blocks, block_count, marked_count;
static size_t *freed[11][4096];
static unsigned freed_count[11];

typedef struct {
    int descriptor;
} FILE;
extern FILE file_errors;

/*@ // L5
    requires \valid(file);
    assigns \nothing; */
int fputs(const char *text, FILE *file);
/*@ // L1
    assigns \nothing;
    ensures \false; */
void exit(int status);
/*@ // L2: new memory is none of the blocks that are in use or freed and not yet returned.
    requires 0 < size && size % sizeof(size_t) == 0;
    assigns \result \from size;
    ensures memory: \result != \null ==> \valid(\result + (0 .. size / sizeof(size_t) - 1)) && is_whole(\result);
    ensures in_use: \result != \null ==> \forall integer i; 0 <= i < block_count ==> blocks[i] != \result;
    ensures freed: \result != \null ==> \forall integer u, k; 0 <= u < 11 && 0 <= k < freed_count[u] ==> freed[u][k] != \result; */
size_t *malloc(size_t size);
/*@ // L2: for this type, with what the old memory holds.
    requires 0 < size && size % sizeof(size_t *) == 0;
    assigns \result \from x, size;
    ensures memory: \result != \null ==> \valid(\result + (0 .. size / sizeof(size_t *) - 1));
    ensures content: \result != \null ==> \forall integer i; 0 <= i < size / sizeof(size_t *) && \valid_read(x + i) ==> \result[i] == x[i]; */
size_t **realloc(size_t **x, size_t size);
/*@ // L2
    assigns \nothing; */
void free(size_t *x);
/*@ // L2: the whole words.
    requires c == 0 && \valid(x + (0 .. (n + sizeof(size_t) - 1) / sizeof(size_t) - 1));
    assigns x[0 .. (n + sizeof(size_t) - 1) / sizeof(size_t) - 1];
    ensures \result == x;
    ensures zero: \forall integer i; 0 <= i < n / sizeof(size_t) ==> x[i] == 0; */
size_t *memset(size_t *x, int c, size_t n);
/*@ // L2: the words are counted from two before the first one, where the head of a block is, since the provers do not find the difference.
    requires n % sizeof(size_t) == 0;
    requires \valid(to + (0 .. n / sizeof(size_t) - 1)) && \valid_read(from + (0 .. n / sizeof(size_t) - 1));
    requires \separated(to + (0 .. n / sizeof(size_t) - 1), from + (0 .. n / sizeof(size_t) - 1));
    assigns to[0 .. n / sizeof(size_t) - 1];
    ensures copy: \forall integer i; 2 <= i < n / sizeof(size_t) + 2 ==> (to - 2)[i] == \old((from - 2)[i]); */
size_t *memcpy(size_t *to, const size_t *from, size_t n);
/*@ // G22
    assigns \nothing; */
void mp_set_memory_functions(size_t *(*make)(size_t), size_t *(*resize)(size_t *, size_t, size_t), void (*release)(size_t *, size_t));

#endif
