/* SPDX-License-Identifier: BSD-2-Clause */
/* The output of painleve audit (spec/audit.md, section 4). */
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
    long marked[MARK_COUNT], intervals[MARK_COUNT]; /* the number of records and of intervals with each mark */
};

/* The form of a report. */
struct report {
    FILE *out;          /* for people, or as JSON */
    FILE *certificates; /* NULL, or a second file for the certificates */
    int json, colour;
    const char *log; /* the name of the log */
    struct tally tally;
};

/* report_marks: reports a record that has marks, or could not be decided. report_trouble: reports a line that is not a
 * record. */
void report_marks(struct report *report, const struct observation *o, const struct marks *marks);
void report_trouble(struct report *report, const struct log_trouble *trouble);

/* report_coupled: reports the verdict on all contacts of a problem together. */
void report_coupled(struct report *report, long contacts, const struct coupled *coupled);

/* report_span: reports the end of an interval; a span_handler, with a struct report. */
void report_span(const struct span *span, void *report);

/* report_end: the summary of a log, or of the part that was read before an interruption. */
void report_end(struct report *report, int interrupted);

#endif
