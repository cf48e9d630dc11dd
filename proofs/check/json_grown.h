/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/text/json_nodes.c and json.c: what is written of the nodes stays where one is added or closed, whatever tokens and white
 * space are. */
#ifndef PROOFS_CHECK_JSON_GROWN_H
#define PROOFS_CHECK_JSON_GROWN_H

#define JSON_TOKENS_NAMED
#include "json_parsed.h"

#endif
