/* SPDX-License-Identifier: BSD-2-Clause */
#ifndef PROBLEM_LIST_JSON_H
#define PROBLEM_LIST_JSON_H

#include <jansson.h>

/* list_text: a JSON array of numbers, or of arrays of numbers, as the text that list.h reads.
 *
 * In      binary64   1 when a JSON number with a fraction means the double it denotes
 * Out     reason     a static text when some element is not a number; else untouched
 * Returns the text, owned by the caller; NULL with a reason */
char *list_text(const json_t *list, int binary64, const char **reason);

#endif
