/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/jam/turning.c: whether a record of kind jam asks for a spot where the slip turns. */
#ifndef PROOFS_CHECK_JAM_TURNING_REQUESTED_H
#define PROOFS_CHECK_JAM_TURNING_REQUESTED_H

#include "jam_record.h"

/*@ ensures claim: \result != 0 ==> eta_given(json, json->text, problem); */
static int has_eta(const struct json *json, int problem);

#endif
