/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/impact/impact.c: the law of restitution is the one that the problem of the record names. */
#ifndef PROOFS_CHECK_IMPACT_LAW_NAMED_H
#define PROOFS_CHECK_IMPACT_LAW_NAMED_H

#include "record_structure.h"

#include "../contact/known.h"

#include "impact_law_claim.h"

#include "../contact/proved.h"

/*@ ensures named: \result < LAWS ==> node_names_law(json, json->text, node, \result); */
static int law_named(const struct json *json, int node);

#endif
