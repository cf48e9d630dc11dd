/* SPDX-License-Identifier: BSD-2-Clause */
/* For record_check: if the answer is VERIFIED, the claim of the record holds, where the claim is about the bytes that were given. */
#ifndef PROOFS_CHECK_RECORD_ACCEPTED_H
#define PROOFS_CHECK_RECORD_ACCEPTED_H

#include "../contact/known.h"

#include "claimed.h"

#include "../contact/proved.h"

#include "json_written.h"

#include "check/record.h"

/*@ ensures claim: \result.word == ANSWER_VERIFIED ==> json->text == text && record_claim(json, text);
  @ ensures claim: list: \result.word == ANSWER_VERIFIED ==> json_written(json, text, length); */
struct answer record_check(struct json *json, const unsigned char *text, int length, struct scalar_pool *pool,
                           int *id);

#endif
