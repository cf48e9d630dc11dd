/* SPDX-License-Identifier: BSD-2-Clause */
/* For uncertain_is_enclosed in src/check/cover/uncertain_data.c: if it answers 1, the record has a number known only by an enclosure. */
#ifndef PROOFS_CHECK_ENCLOSED_CLAIMED_H
#define PROOFS_CHECK_ENCLOSED_CLAIMED_H

#include "record_structure.h"

/*@ ensures claim: \result != 0 ==> is_enclosed(json, json->text, node); */
static int has_text(const struct json *json, int node);

#endif
