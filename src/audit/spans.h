/* SPDX-License-Identifier: BSD-2-Clause */
/* Maximal intervals of steps in which a contact has a mark with the same evidence. */
#ifndef AUDIT_SPANS_H
#define AUDIT_SPANS_H

#include "audit/marks.h"

/* An interval, and the number of records of the contact in it. */
struct span {
    long contact, first, last, records;
    double first_time, last_time;
    int has_time;
    enum audit_mark mark;
    const char *detail;
    double distance; /* for near-degenerate: the least distance of its records */
};

typedef void span_handler(const struct span *span, void *context);

/* The open intervals, by contact. Memory grows with the number of contacts, not with the log. */
struct spans;

enum { SPANS_MAX_CONTACTS = 1 << 20 };

/* spans_new: no open intervals; each interval is passed to `handle` when it ends. Ends the process when memory runs
 * out. */
struct spans *spans_new(span_handler *handle, void *context);

/* spans_expects: 1 when the contact has no record in this step yet. In a log without steps each record is a step of its
 * own. */
int spans_expects(const struct spans *spans, const struct observation *o);

/* spans_put: adds the next record of a contact, with its marks, or NULL when it has none. Returns 0 when there are more
 * contacts than SPANS_MAX_CONTACTS, and this one is therefore ignored. */
int spans_put(struct spans *spans, const struct observation *o, const struct marks *marks);

/* spans_end: ends every interval, in the order of contacts.  spans_free: NULL is allowed. */
void spans_end(struct spans *spans);
void spans_free(struct spans *spans);

/* spans_contacts: the number of contacts so far. */
long spans_contacts(const struct spans *spans);

#endif
