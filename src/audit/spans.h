/* SPDX-License-Identifier: BSD-2-Clause */
/* Maximal intervals of steps in which a contact has a mark with the same evidence. */
#ifndef AUDIT_SPANS_H
#define AUDIT_SPANS_H

#include "audit/marks.h"

/* An interval, and how many records of the contact it holds. */
struct span {
    long contact, first, last, records;
    double first_time, last_time;
    int has_time;
    enum audit_mark mark;
    const char *detail;
    double distance; /* of near-degenerate: the least of its records */
};

typedef void span_handler(const struct span *span, void *context);

/* The intervals that are open, by contact.  Memory grows with the number of contacts, not with the log. */
struct spans;

enum { SPANS_MAX_CONTACTS = 1 << 20 };

/* spans_new: none is open; each goes to `handle` when it ends.  Ends the process when memory is out. */
struct spans *spans_new(span_handler *handle, void *context);

/* spans_expects: whether the contact has no record of this step yet.  Where a log tells no steps, each record has its own. */
int spans_expects(const struct spans *spans, const struct observation *o);

/* spans_put: goes on with the next record of a contact.
 * In  marks   of the record, or NULL where it has none
 * Returns 0 when there are more contacts than SPANS_MAX_CONTACTS: this one is not followed */
int spans_put(struct spans *spans, const struct observation *o, const struct marks *marks);

/* spans_end: ends every interval, in the order of contacts.  spans_free: NULL is allowed. */
void spans_end(struct spans *spans);
void spans_free(struct spans *spans);

/* spans_contacts: how many contacts there were. */
long spans_contacts(const struct spans *spans);

#endif
