/* SPDX-License-Identifier: BSD-2-Clause */
/* The canonical text of a problem, and its hash. */
#ifndef CHECK_TEXT_CANONICAL_H
#define CHECK_TEXT_CANONICAL_H

#include "check/text/json.h"

/* canonical_hash_is: 1 when the string node `hash` is the SHA-256 of the canonical text of an object: without white
 * space, keys in the order of their bytes. The object consists of strings without escapes, roots, enclosed numbers and
 * intervals. */
/*@ requires json_ok(json) && 0 <= object < json->count && 0 <= hash < json->count;
  @ assigns \nothing; */
int canonical_hash_is(const struct json *json, int object, int hash);

#endif
