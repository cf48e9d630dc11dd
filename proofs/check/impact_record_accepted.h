/* SPDX-License-Identifier: BSD-2-Clause */
/* What the answer VERIFIED says of a record of kind impact: its claim, of the bytes that were given. */
#ifndef PROOFS_CHECK_IMPACT_RECORD_ACCEPTED_H
#define PROOFS_CHECK_IMPACT_RECORD_ACCEPTED_H

#include "impact_record.h"

#include "check/record.h"

/*@ ensures claim: \result.word == ANSWER_VERIFIED ==> json->text == text && impact_record_claim(json, text); */
struct answer record_check(struct json *json, const unsigned char *text, int length, struct rational_pool *pool,
                           int *id);

#endif
