/* SPDX-License-Identifier: BSD-2-Clause */
/* Reads a log of any format, one record at a time, in constant memory (spec/audit.md, section 1). */
#ifndef AUDIT_LOG_H
#define AUDIT_LOG_H

#include "audit/observation.h"

#include <stdatomic.h>

/* The reason why a line is not a record. */
struct log_trouble {
    long line;
    char field[64]; /* empty when there is none */
    char reason[256];
};

enum log_step { LOG_RECORD, LOG_TROUBLE, LOG_END };

/* log_trouble_is: sets the reason. Returns LOG_TROUBLE. */
enum log_step log_trouble_is(struct log_trouble *trouble, long line, const char *field, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* The reason for a number that is not 0 and too small for a double: its length, and its text. */
#define UNDERFLOW_OF "'%.*s' is too small for a double, and would be read as 0"

struct log;

/* log_open: opens a log.
 *
 * In      name       the file, or "-" for standard input
 *         format     "ndjson", "csv", "raw", "siconos" or "fclib"; NULL to derive it from the ending of the name
 *         reactions  for a problem of several contacts: a file of reactions, or NULL
 * Out     log        to be freed by log_free, unless the result is 0
 *         trouble    the reason why it cannot be read
 * Returns 1 or 0 */
int log_open(const char *name, const char *format, const char *reactions, struct log **log,
             struct log_trouble *trouble);

/* log_stop_on: reading ends, even while it waits, when a signal handler sets this. An incomplete line is then not a
 * record. */
void log_stop_on(struct log *log, const atomic_int *stop);

/* log_next: the next record; or the reason why a line is none; or the end. A record is valid until the log is freed. */
enum log_step log_next(struct log *log, struct observation *o, struct log_trouble *trouble);

/* log_problem: the problem of several contacts in the log; NULL for a stream of records. It is valid as long as the
 * log. */
struct contact_problem;
const struct contact_problem *log_problem(const struct log *log);

/* log_free: NULL is allowed. */
void log_free(struct log *log);

/* log_format_names: the names of the formats, separated by commas. log_has_format: 1 when this is one of them. */
const char *log_format_names(void);
int log_has_format(const char *name);

#endif
