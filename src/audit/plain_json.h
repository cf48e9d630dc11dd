/* SPDX-License-Identifier: BSD-2-Clause */
/* The fast path of the JSON reader: lines with known fields, numbers and lists of numbers only. */
#ifndef AUDIT_PLAIN_JSON_H
#define AUDIT_PLAIN_JSON_H

#include "audit/observation.h"

/* A list of numbers, or of such lists, which is read into consecutive numbers of the record. */
struct number_group {
    const char *name;
    enum observed_number first;
    size_t rows, columns; /* a single row is written as a plain list */
};

enum { NUMBER_GROUPS = 4 };
extern const struct number_group number_groups[NUMBER_GROUPS];

/* plain_json_read: reads a line, ending in 0, into a record without fields. Returns 1; or 0 when the line has another
 * form or is not JSON: the general reader must then read it from the beginning. */
int plain_json_read(const char *line, struct observation *o);

/* plain_json_underflow: the first number in a line of JSON that is not 0 and too small for a double; NULL when there is none. Its length goes to `length`. */
const char *plain_json_underflow(const char *line, int *length);

#endif
