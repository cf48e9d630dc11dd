/* SPDX-License-Identifier: BSD-2-Clause */
/* What painleve audit writes (spec/audit.md, section 4). */
#ifndef AUDIT_REPORT_H
#define AUDIT_REPORT_H

#include "audit/coupled.h"
#include "audit/log.h"
#include "audit/marks.h"
#include "audit/spans.h"

#include <stdio.h>

/* The tallies of one log. */
struct tally {
    long records, unreadable, undecided, contacts;
    long marked[MARK_COUNT], intervals[MARK_COUNT]; /* records and intervals with a mark */
};

/* How a report is written. */
struct report {
    FILE *out;          /* for people, or as JSON */
    FILE *certificates; /* NULL, or where the certificates go besides */
    int json, colour;
    const char *log; /* the name of the log that is read */
    struct tally tally;
};

/* report_marks: a record that has marks, or could not be decided.  report_trouble: a line that is no record. */
void report_marks(struct report *report, const struct observation *o, const struct marks *marks);
void report_trouble(struct report *report, const struct log_trouble *trouble);

/* report_coupled: what all contacts of a problem of several allow at once. */
void report_coupled(struct report *report, long contacts, const struct coupled *coupled);

/* report_span: an interval has ended; a span_handler, with a struct report. */
void report_span(const struct span *span, void *report);

/* report_end: the summary of a log, or of its beginning where the audit was interrupted. */
void report_end(struct report *report, int interrupted);

#endif
