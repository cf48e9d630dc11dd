/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/text/json.c: the list of nodes that it makes describes the text, and a parsed record refers to the text it was given. */
#ifndef PROOFS_CHECK_JSON_PARSED_H
#define PROOFS_CHECK_JSON_PARSED_H

#include "json_written.h"
#include "parsed.h"

#endif
