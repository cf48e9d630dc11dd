/* SPDX-License-Identifier: BSD-2-Clause */
/* For json_parse: a parsed record refers to the text that was given. */
#ifndef PROOFS_CHECK_PARSED_H
#define PROOFS_CHECK_PARSED_H

#include "check/text/json.h"

/*@ ensures text: \result != 0 ==> json->text == text && json->length == length; */
int json_parse(struct json *json, const unsigned char *text, int length, struct answer *answer);

#endif
