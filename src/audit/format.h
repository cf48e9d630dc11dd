/* SPDX-License-Identifier: BSD-2-Clause */
/* What the formats of a log share. */
#ifndef AUDIT_FORMAT_H
#define AUDIT_FORMAT_H

#include "audit/lines.h"
#include "audit/log.h"
#include "audit/problem.h"

enum { CSV_MAX_COLUMNS = 64 };

/* A log that is being read; which parts are used depends on the format. */
struct log {
    const struct log_format *format;
    int file;
    struct lines lines;
    int past_heading;            /* of CSV: the names were read */
    int columns;                 /* of CSV: how many, and for each which number it is, */
    int column[CSV_MAX_COLUMNS]; /* or one of the below */
    unsigned unread_named;       /* whether a field that is not read was named already */
    const char *name;
    struct contact_problem *problem; /* of several contacts */
    long next_contact;
    long steps; /* different times so far */
    int has_time;
    double time;
    int has_step; /* some record has said its step */
    long step;    /* the last that was said */
};

enum { COLUMN_MODE = -1, COLUMN_LEVEL = -2, COLUMN_UNREAD = -3 };

struct log_format {
    const char *name, *ending[2]; /* of files that are in this format; NULL for none */
    /* Reads the problem of several contacts; NULL for a stream of records. */
    struct contact_problem *(*load)(const char *file, struct log_trouble *trouble);
    enum log_step (*next)(struct log *log, struct observation *o, struct log_trouble *trouble);
};

extern const struct log_format log_format_ndjson, log_format_csv, log_format_raw, log_format_siconos, log_format_fclib;

/* log_line: the next line of a text, or why it cannot be read, or the end. */
enum log_step log_line(struct log *log, char **text, size_t *length, struct log_trouble *trouble);

/* log_whole_line: the same, of a text in which the end of a line says that its last number is whole: a line without it is trouble. */
enum log_step log_whole_line(struct log *log, char **text, size_t *length, struct log_trouble *trouble);

/* log_unread: names on stderr, once a log, a field that no mark reads. */
void log_unread(struct log *log, const char *name);

/* log_set_mode, log_set_level: the words of a record.  Return LOG_RECORD or LOG_TROUBLE. */
enum log_step log_set_mode(struct observation *o, const char *word, struct log_trouble *trouble);
enum log_step log_set_level(struct observation *o, const char *word, struct log_trouble *trouble);

#endif
