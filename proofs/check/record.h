/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proof of src/check/record.c knows beside its own headers.
 *
 * This header replaces check/budget.h and <setjmp.h>.  setjmp is not seen to return twice: it is replaced by a function that says
 * whether the check of a record is given up, which it was in the middle when this is so. */
#ifndef PROOFS_CHECK_RECORD_H
#define PROOFS_CHECK_RECORD_H
#define CHECK_BUDGET_H

#include "model.h"
#include "parsed.h"

/*@ // A70
    assigns \nothing; */
void budget_begin(void);
/*@ // A70
    assigns \nothing; */
void budget_end(void);
/*@ // A70
    assigns \result \from \nothing;
    ensures constant_text(\result); */
const char *budget_reason(void);
/*@ // A68: what check_bytes changes is as it left it, which was after it had parsed the record and noted its id.
    assigns *json, *id, *answer, rational_doubt;
    ensures \result != 0 ==> *id == 0 || (json_ok(json) && 0 < *id < json->count);
    ensures \result != 0 ==> *id != 0 ==> json->text == text && json->length == length; */
int is_given_up(struct json *json, const unsigned char *text, int length, struct answer *answer, int *id);
#define setjmp(place) (budget_begin(), is_given_up(json, text, length, answer, id))

#endif
