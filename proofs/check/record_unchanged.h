/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/record.c: the check of a record does not change the list of values that was parsed, nor the text. */
#ifndef PROOFS_CHECK_RECORD_UNCHANGED_H
#define PROOFS_CHECK_RECORD_UNCHANGED_H

#include "json_unchanged.h"

#include "record.h"

#include "check/record_private.h"

/*@ ensures unchanged: length: json->length == \old(json->length);
  @ ensures unchanged: count: count_stays{Pre,Here}(json);
  @ ensures unchanged: type: \result != 0 ==> types_stay{Pre,Here}(json, json->count);
  @ ensures unchanged: start: starts_stay{Pre,Here}(json, json->count);
  @ ensures unchanged: end: ends_stay{Pre,Here}(json, json->count);
  @ ensures unchanged: next: next_stay{Pre,Here}(json, json->count);
  @ ensures unchanged: bytes: text_stays{Pre,Here}(\old(json->text)); */
static int check_parsed(const struct json *json, struct scalar_pool *pool, struct answer *answer, int *id);

#endif
