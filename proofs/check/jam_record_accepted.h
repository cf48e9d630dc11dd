/* SPDX-License-Identifier: BSD-2-Clause */
/* What the answer VERIFIED says of a record of kind jam: its claim, of the bytes that were given. */
#ifndef PROOFS_CHECK_JAM_RECORD_ACCEPTED_H
#define PROOFS_CHECK_JAM_RECORD_ACCEPTED_H

#include "jam_record.h"

#include "check/record.h"

/*@ ensures claim: \result.word == ANSWER_VERIFIED ==> json->text == text && jam_record_claim(json, text); */
struct answer record_check(struct json *json, const unsigned char *text, int length, struct rational_pool *pool,
                           int *id);

#endif
