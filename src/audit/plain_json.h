/* SPDX-License-Identifier: BSD-2-Clause */
/* The fast road of the JSON reader: lines that hold known fields, numbers and lists of numbers, and nothing else. */
#ifndef AUDIT_PLAIN_JSON_H
#define AUDIT_PLAIN_JSON_H

#include "audit/observation.h"

/* A list of numbers, or of such lists, goes into consecutive numbers of the record. */
struct number_group {
    const char *name;
    enum observed_number first;
    size_t rows, columns; /* one row is written as a plain list */
};

enum { NUMBER_GROUPS = 4 };
extern const struct number_group number_groups[NUMBER_GROUPS];

/* plain_json_read: reads a line, ending in 0, into a record that has no fields yet.
 * Returns 1; or 0 when the line is not as plain as that, or is not JSON: another reader must then tell, from the start */
int plain_json_read(const char *line, struct observation *o);

#endif
