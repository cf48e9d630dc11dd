/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contract of number_read, for src/numbers/expression_read.c, beside handles.h. */
#ifndef PROOFS_NUMBERS_READER_H
#define PROOFS_NUMBERS_READER_H

#include "handles.h"

/*@ // E8
    requires pool != \null && \valid_read(text + (0 .. length - 1)) && \valid(x) && \valid(failure);
    assigns *x, *failure;
    ensures \result == STATUS_OK ==> *x != \null; */
enum status number_read(struct number_pool *pool, const char *text, size_t length, const struct number **x, struct failure *failure);

#endif
