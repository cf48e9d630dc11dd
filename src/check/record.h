/* SPDX-License-Identifier: BSD-2-Clause */
/* Checks one record of any type. */
#ifndef CHECK_RECORD_H
#define CHECK_RECORD_H

#include "check/text/json.h"
#include "check/numbers/scalar.h"

/* record_check: the answer to one record (spec/certificate.md, section 2).
 *
 * In      text, length   the record, at most JSON_MAX_BYTES; `text` points to memory even when the length is 0
 *         pool           for the numbers; emptied on return
 * Out     json           the values of the record; when the answer is not VERIFIED, those that were read
 *         id             the node of its id, or 0 */
/*@ requires 0 <= length <= JSON_MAX_BYTES && \valid_read(text + (0 .. length - 1)) && \valid_read(text);
  @ requires pool != \null && \valid(json) && \valid(id) && \separated(json, id, text + (0 .. length - 1));
  @ assigns *json, *id, scalar_doubt;
  @ ensures *id == 0 || (json_ok(json) && 0 < *id < json->count); */
struct answer record_check(struct json *json, const unsigned char *text, int length, struct scalar_pool *pool, int *id);

#endif
