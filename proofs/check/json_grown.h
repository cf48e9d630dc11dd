/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/text/json_nodes.c and json.c: what json_written.h states about the nodes so far remains true when a node is added or
 * closed.  The definitions of token and white space are not needed for this, and are hidden (A65). */
#ifndef PROOFS_CHECK_JSON_GROWN_H
#define PROOFS_CHECK_JSON_GROWN_H

#define JSON_TOKENS_NAMED
#include "json_parsed.h"

#endif
