/* SPDX-License-Identifier: BSD-2-Clause */
/* Logs as CSV: a line of names, then a line a record. */
#include "audit/format.h"
#include "numbers/decimal_double.h"
#include "numbers/underflow.h"
#include "problem/byte_order_mark.h"

#include <string.h>

/* Splits the next value from a line, without blanks and quotes around it. Returns NULL after the last one. */
static char *take_value(char **line)
{
    char *value = *line;
    if (value == NULL) return NULL;
    char *const comma = strchr(value, ',');
    char *end = comma != NULL ? comma : value + strlen(value);
    *line = comma != NULL ? comma + 1 : NULL;
    *end = '\0';
    value += strspn(value, " \t");
    while (end > value && (end[-1] == ' ' || end[-1] == '\t')) *--end = '\0';
    if (end - value >= 2 && *value == '"' && end[-1] == '"') value++, *--end = '\0';
    return value;
}

static int column_of(struct log *log, const char *name)
{
    const int number = observation_number(name, strlen(name));
    if (number >= 0) return number;
    if (strcmp(name, "mode") == 0) return COLUMN_MODE;
    if (strcmp(name, "level") == 0) return COLUMN_LEVEL;
    log_unread(log, name);
    return COLUMN_UNREAD;
}

static enum log_step read_heading(struct log *log, struct log_trouble *trouble)
{
    char *line, *name;
    size_t length;
    const enum log_step step = log_whole_line(log, &line, &length, trouble);
    log->past_heading = 1;
    if (step == LOG_END) return log_trouble_is(trouble, 0, "", "the log is empty: a first line of names is expected");
    if (step != LOG_RECORD) return step;
    line += byte_order_mark(line);
    while ((name = take_value(&line)) != NULL) {
        if (log->columns == CSV_MAX_COLUMNS)
            return log_trouble_is(trouble, log->lines.line, "", "more than %d columns", CSV_MAX_COLUMNS);
        const int column = column_of(log, name);
        for (int i = 0; i < log->columns && column != COLUMN_UNREAD; i++)
            if (log->column[i] == column) {
                log->columns = 0;
                return log_trouble_is(trouble, log->lines.line, name, "the column is given twice");
            }
        log->column[log->columns++] = column;
    }
    return LOG_RECORD;
}

static enum log_step put_value(struct log *log, struct observation *o, int column, const char *value,
                               struct log_trouble *trouble)
{
    double x;
    if (*value == '\0' || column == COLUMN_UNREAD) return LOG_RECORD;
    if (column == COLUMN_MODE) return log_set_mode(o, value, trouble);
    if (column == COLUMN_LEVEL) return log_set_level(o, value, trouble);
    const char *const end = decimal_to_double(value, &x);
    if (end == value || *end != '\0')
        return log_trouble_is(trouble, log->lines.line, observed_name[column], "'%.40s' is no number", value);
    if (underflows(value, end, x))
        return log_trouble_is(trouble, log->lines.line, observed_name[column], UNDERFLOW_OF, (int)(end - value), value);
    observation_put(o, (enum observed_number)column, x);
    return LOG_RECORD;
}

static enum log_step next(struct log *log, struct observation *o, struct log_trouble *trouble)
{
    char *line, *value;
    size_t length;
    int count = 0;
    enum log_step step = log->past_heading ? LOG_RECORD : read_heading(log, trouble);
    if (step != LOG_RECORD) return step;
    if (log->columns == 0) return LOG_END; /* without names of columns nothing can be read */
    step = log_whole_line(log, &line, &length, trouble);
    o->line = log->lines.line;
    while (step == LOG_RECORD && (value = take_value(&line)) != NULL) {
        if (count == log->columns)
            return log_trouble_is(trouble, o->line, "", "more values than the %d names of the first line",
                                  log->columns);
        step = put_value(log, o, log->column[count++], value, trouble);
    }
    if (step == LOG_RECORD && count < log->columns)
        return log_trouble_is(trouble, o->line, "", "%d values, but the first line has %d names", count, log->columns);
    return step;
}

const struct log_format log_format_csv = {"csv", {".csv"}, NULL, next};
