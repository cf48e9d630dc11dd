/* SPDX-License-Identifier: BSD-2-Clause */
/* Logs in JSON, one object a line. */
#include "audit/format.h"
#include "audit/plain_json.h"
#include "problem/byte_order_mark.h"

#include <jansson.h>
#include <string.h>

static enum log_step put_number(struct observation *o, enum observed_number number, const char *field,
                                const json_t *value, struct log_trouble *trouble)
{
    if (!json_is_number(value)) return log_trouble_is(trouble, o->line, field, "a JSON number is expected");
    if (observation_has(o, number)) return log_trouble_is(trouble, o->line, field, "the field is given twice");
    observation_put(o, number, json_number_value(value));
    return LOG_RECORD;
}

static enum log_step put_row(struct observation *o, const struct number_group *group, size_t row, const json_t *list,
                             struct log_trouble *trouble)
{
    if (json_array_size(list) != group->columns)
        return log_trouble_is(trouble, o->line, group->name, "%s of numbers is expected, normal part first",
                              group->rows > 1 ? "a list of two lists of two" : "a list of two");
    enum log_step step = LOG_RECORD;
    for (size_t i = 0; i < group->columns && step == LOG_RECORD; i++)
        step = put_number(o, (enum observed_number)(group->first + row * group->columns + i), group->name,
                          json_array_get(list, i), trouble);
    return step;
}

static enum log_step put_group(struct observation *o, const struct number_group *group, const json_t *value,
                               struct log_trouble *trouble)
{
    if (group->rows == 1) return put_row(o, group, 0, value, trouble);
    if (json_array_size(value) != group->rows)
        return log_trouble_is(trouble, o->line, group->name,
                              "[[W_NN, W_NT], [W_TN, W_TT]] is expected, normal part first");
    enum log_step step = LOG_RECORD;
    for (size_t row = 0; row < group->rows && step == LOG_RECORD; row++)
        step = put_row(o, group, row, json_array_get(value, row), trouble);
    return step;
}

static enum log_step put_word(struct observation *o, const char *name, const json_t *value, struct log_trouble *trouble)
{
    if (!json_is_string(value)) return log_trouble_is(trouble, o->line, name, "a string is expected");
    return strcmp(name, "mode") == 0 ? log_set_mode(o, json_string_value(value), trouble)
                                     : log_set_level(o, json_string_value(value), trouble);
}

static enum log_step put_member(struct log *log, struct observation *o, const char *name, const json_t *value,
                                struct log_trouble *trouble)
{
    if (json_is_null(value)) return LOG_RECORD; /* null means that the field is absent */
    if (strcmp(name, "mode") == 0 || strcmp(name, "level") == 0) return put_word(o, name, value, trouble);
    for (size_t i = 0; i < NUMBER_GROUPS; i++)
        if (strcmp(number_groups[i].name, name) == 0) return put_group(o, number_groups + i, value, trouble);
    const int number = observation_number(name, strlen(name));
    if (number >= 0) return put_number(o, (enum observed_number)number, name, value, trouble);
    log_unread(log, name);
    return LOG_RECORD;
}

static enum log_step read_any(struct log *log, struct observation *o, const char *line, size_t length,
                              struct log_trouble *trouble)
{
    json_error_t error;
    const char *name;
    json_t *value;
    enum log_step step = LOG_RECORD;
    json_t *record = json_loadb(line, length, JSON_REJECT_DUPLICATES | JSON_DECODE_INT_AS_REAL, &error);
    if (record == NULL) return log_trouble_is(trouble, o->line, "", "not JSON: %.200s", error.text);
    int digits;
    const char *const lost = plain_json_underflow(line, &digits);
    if (lost != NULL) step = log_trouble_is(trouble, o->line, "", UNDERFLOW_OF, digits, lost);
    if (!json_is_object(record)) step = log_trouble_is(trouble, o->line, "", "an object is expected");
    json_object_foreach (record, name, value)
        if (step == LOG_RECORD) step = put_member(log, o, name, value, trouble);
    json_decref(record);
    return step;
}

static enum log_step next(struct log *log, struct observation *o, struct log_trouble *trouble)
{
    char *line;
    size_t length;
    const enum log_step step = log_line(log, &line, &length, trouble);
    const long number = o->line = log->lines.line;
    if (step != LOG_RECORD) return step;
    const size_t mark = number == 1 ? byte_order_mark(line) : 0;
    line += mark, length -= mark;
    if (plain_json_read(line, o)) return LOG_RECORD;
    observation_clear(o);
    o->line = number;
    return read_any(log, o, line, length, trouble);
}

const struct log_format log_format_ndjson = {"ndjson", {".ndjson"}, NULL, next};
