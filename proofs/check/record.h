/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proof of src/check/record.c knows of mechanisms, beside model.h: assumed, not proved.  TRUST.md numbers the contracts. */
#ifndef PROOFS_CHECK_RECORD_H
#define PROOFS_CHECK_RECORD_H

#include "check/mechanism.h"
#include "check/quantities.h"
#include "model.h"
#include "parsed.h"

/*@ // A46
    requires json_ok(json) && json->count > 0;
    assigns \nothing; */
int mechanism_is_certificate(const struct json *json);

#endif
