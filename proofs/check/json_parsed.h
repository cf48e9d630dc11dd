/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proof of src/check/text/json.c knows beside its own headers: that its list is what the text
 * means, and whose text a parsed record has. */
#ifndef PROOFS_CHECK_JSON_PARSED_H
#define PROOFS_CHECK_JSON_PARSED_H

#include "json_written.h"
#include "parsed.h"

#endif
