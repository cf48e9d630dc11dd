/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contracts of the functions of the budget and of setjmp, which src/check/record.c calls.
 *
 * This header replaces check/budget.h and <setjmp.h>.  Frama-C cannot model that setjmp returns twice.  It is replaced by a function whose
 * result says whether the check of the record was given up because its budget was used up; if so, memory is as that check has left it. */
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
/*@ // A68: memory is as check_bytes has left it: either the id is not noted yet (0), or the record is parsed and the id is one of its nodes.
    assigns *json, *id, *answer, scalar_doubt;
    ensures \result != 0 ==> *id == 0 || (json_ok(json) && 0 < *id < json->count);
    ensures \result != 0 ==> *id != 0 ==> json->text == text && json->length == length; */
int is_given_up(struct json *json, const unsigned char *text, int length, struct answer *answer, int *id);
#define setjmp(place) (budget_begin(), is_given_up(json, text, length, answer, id))

#endif
