/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/text/json_read.c: its contracts, stated with the predicates of placed.h, which take the text as an argument of their own. */
#ifndef PROOFS_CHECK_MEMBER_PLACED_H
#define PROOFS_CHECK_MEMBER_PLACED_H

#include "placed.h"

#define text_is_written(j, from, to, s) is_written_at((j)->text, from, to, s)
#define member_found(j, end, i, key, value) member_at(j, (j)->text, end, i, key, value)
#define json_has(j, object, key, value) has_at(j, (j)->text, object, key, value)

#endif
