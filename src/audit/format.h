/* SPDX-License-Identifier: BSD-2-Clause */
/* Declarations shared by the readers of the formats of logs. */
#ifndef AUDIT_FORMAT_H
#define AUDIT_FORMAT_H

#include "audit/lines.h"
#include "audit/log.h"
#include "audit/problem.h"

enum { CSV_MAX_COLUMNS = 64 };

/* A log during reading; the use of the members depends on the format. */
struct log {
    const struct log_format *format;
    int file;
    struct lines lines;
    int past_heading;            /* for CSV: 1 when the names have been read */
    int columns;                 /* for CSV: the number of columns, and for each of them the number that it contains, */
    int column[CSV_MAX_COLUMNS]; /* or one of the constants below */
    unsigned unread_named;       /* 1 when a field that is not used has been reported */
    const char *name;
    struct contact_problem *problem; /* for several contacts */
    long next_contact;
    long steps; /* the number of different times so far */
    int has_time;
    double time;
    int has_step; /* 1 when some record has given its step */
    long step;    /* the last one given */
};

enum { COLUMN_MODE = -1, COLUMN_LEVEL = -2, COLUMN_UNREAD = -3 };

struct log_format {
    const char *name, *ending[2]; /* endings of the names of files in this format; NULL when there is none */
    /* Reads a problem of several contacts; NULL for a stream of records. */
    struct contact_problem *(*load)(const char *file, struct log_trouble *trouble);
    enum log_step (*next)(struct log *log, struct observation *o, struct log_trouble *trouble);
};

extern const struct log_format log_format_ndjson, log_format_csv, log_format_raw, log_format_siconos, log_format_fclib;

/* log_line: the next line of a text; or the reason why it cannot be read; or the end. */
enum log_step log_line(struct log *log, char **text, size_t *length, struct log_trouble *trouble);

/* log_whole_line: the same for a text in which a line must end in a newline, because its last number might be
 * incomplete otherwise. */
enum log_step log_whole_line(struct log *log, char **text, size_t *length, struct log_trouble *trouble);

/* log_unread: reports on stderr, once for a log, a field that no mark uses. */
void log_unread(struct log *log, const char *name);

/* log_set_mode, log_set_level: set a word of a record. Return LOG_RECORD or LOG_TROUBLE. */
enum log_step log_set_mode(struct observation *o, const char *word, struct log_trouble *trouble);
enum log_step log_set_level(struct observation *o, const char *word, struct log_trouble *trouble);

#endif
