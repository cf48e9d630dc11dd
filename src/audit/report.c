/* SPDX-License-Identifier: BSD-2-Clause */
#include "audit/report.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

static void set(json_t *object, const char *key, json_t *value)
{
    if (value == NULL || json_object_set_new(object, key, value) != 0) abort(); /* memory is out */
}

/* Writes a whole line, and flushes it before the next record is read. */
static void write_line(FILE *out, const json_t *record)
{
    char *const text = json_dumps(record, JSON_COMPACT | JSON_ENSURE_ASCII);
    if (text == NULL) abort();
    fprintf(out, "%s\n", text);
    fflush(out);
    free(text);
}

static json_t *json_words(const char *text)
{
    json_t *string = json_string(text);
    return string != NULL ? string : json_string("?"); /* a name that is not UTF-8 */
}

/* The certificate of a mark, as an index into the list; and what it does not cover, or the reason why there is none,
 * which the numbers of the record itself supply. */
static void put_proof(json_t *object, int mark, int proof)
{
    static const char *const uncovered[MARK_COUNT] = {
        [MARK_NEAR_DEGENERATE] =
            "the value is |Q| / size: the certificate covers |Q|, the quantity of the detail, and not the size, which "
            "is "
            "the sum of the absolute values of its terms, from the numbers of this record (spec/audit.md, section 3)",
        [MARK_NOT_SYMMETRIC] =
            "the value is W_NT - W_TN of this record: a matrix that is not symmetric poses no problem of any kind",
        [MARK_NOT_POSITIVE] = "the value is the left side of the detail, for W of this record, which is outside the "
                              "hypotheses of every kind"};
    set(object, "certificate", proof > 0 ? json_integer(proof - 1) : json_null());
    if (uncovered[mark] != NULL) set(object, "because", json_string(uncovered[mark]));
}

static json_t *mark_json(const struct marks *marks, int mark)
{
    json_t *object = json_object();
    set(object, "mark", json_string(mark_word[mark]));
    if (marks->detail[mark] != NULL) set(object, "detail", json_words(marks->detail[mark]));
    if (marks->value[mark] != NULL) set(object, "value", json_string(marks->value[mark]));
    if (mark == MARK_NEAR_DEGENERATE) set(object, "size", json_string(marks->size));
    put_proof(object, mark, marks->proof[mark]);
    return object;
}

static json_t *place_json(const struct report *report, const char *type, const struct observation *o)
{
    json_t *object = json_object();
    set(object, "type", json_string(type));
    set(object, "log", json_words(report->log));
    set(object, "line", json_integer(o->line));
    if (observation_has(o, OBSERVED_t)) set(object, "t", json_real(o->value[OBSERVED_t]));
    set(object, "step", json_integer(o->step));
    set(object, "contact", json_integer(o->contact));
    return object;
}

/* A certificate, with the position in the log as its id. */
static json_t *certificate_json(const struct report *report, const struct observation *o, const char *text)
{
    char id[512];
    json_t *record = json_loads(text, 0, NULL);
    snprintf(id, sizeof id, "%.400s:%ld, contact %ld, step %ld", report->log, o->line, o->contact, o->step);
    if (record == NULL) abort();
    set(record, "id", json_words(id));
    return record;
}

static json_t *certificates_json(const struct report *report, const struct observation *o, const struct marks *marks)
{
    json_t *list = json_array();
    for (int i = 0; i < MARK_CERTIFICATES && marks->certificate[i] != NULL; i++) {
        json_t *record = certificate_json(report, o, marks->certificate[i]);
        if (report->certificates != NULL) write_line(report->certificates, record);
        if (json_array_append_new(list, record) != 0) abort();
    }
    return list;
}

static void write_marks(const struct report *report, const struct observation *o, const struct marks *marks)
{
    json_t *object = place_json(report, "mark", o), *list = json_array();
    for (int mark = 0; mark < MARK_COUNT; mark++)
        if ((marks->set >> mark & 1) && json_array_append_new(list, mark_json(marks, mark)) != 0) abort();
    set(object, "marks", list);
    set(object, "certificates", certificates_json(report, o, marks));
    if (report->json) write_line(report->out, object);
    json_decref(object);
}

static void write_undecided(const struct report *report, const struct observation *o, const char *reason)
{
    if (!report->json) {
        fprintf(report->out, "  contact %ld, step %ld (line %ld): undecided: %s\n", o->contact, o->step, o->line,
                reason);
        fflush(report->out);
        return;
    }
    json_t *object = place_json(report, "undecided", o);
    set(object, "reason", json_words(reason));
    write_line(report->out, object);
    json_decref(object);
}

void report_marks(struct report *report, const struct observation *o, const struct marks *marks)
{
    for (int mark = 0; mark < MARK_COUNT; mark++) report->tally.marked[mark] += marks->set >> mark & 1;
    if (marks->set != 0 && (report->json || report->certificates != NULL)) write_marks(report, o, marks);
    if (marks->undecided == NULL) return;
    report->tally.undecided++;
    write_undecided(report, o, marks->undecided);
}

void report_trouble(struct report *report, const struct log_trouble *trouble)
{
    report->tally.unreadable++;
    fflush(report->out);
    fprintf(stderr, "%s:", report->log);
    if (trouble->line > 0) fprintf(stderr, "%ld:", trouble->line);
    fprintf(stderr, " %s%s%s%s\n", *trouble->field != '\0' ? "field '" : "", trouble->field,
            *trouble->field != '\0' ? "': " : "", trouble->reason);
    if (!report->json) return;
    json_t *object = json_object();
    set(object, "type", json_string("error"));
    set(object, "file", json_words(report->log));
    set(object, "line", json_integer(trouble->line));
    set(object, "field", json_words(trouble->field));
    set(object, "reason", json_words(trouble->reason));
    write_line(report->out, object);
    json_decref(object);
}

/* The words of a verdict of kind modes, each as "T S+". */
static json_t *coupled_words(const json_t *verdict)
{
    size_t i, k;
    const json_t *word, *letter;
    json_t *list = json_array();
    json_array_foreach (json_object_get(verdict, "words"), i, word) {
        char line[512] = "";
        json_array_foreach (json_object_get(word, "word"), k, letter) {
            if (k > 0) strcat(line, " ");
            strcat(line, json_string_value(letter));
        }
        if (json_array_append_new(list, json_string(line)) != 0) abort();
    }
    return list;
}

static void print_coupled(const struct report *report, long contacts, const json_t *verdict, const char *reason)
{
    size_t i;
    const json_t *word;
    if (verdict == NULL) {
        fprintf(report->out, "  all %ld contacts at once: nothing is said: %s\n", contacts, reason);
        return;
    }
    json_t *words = coupled_words(verdict);
    fprintf(report->out, "  all %ld contacts at once: %s; words with a solution: %d", contacts,
            json_string_value(json_object_get(verdict, "class")), (int)json_array_size(words));
    json_array_foreach (words, i, word) fprintf(report->out, "%s%s", i > 0 ? ", " : ": ", json_string_value(word));
    fputc('\n', report->out);
    json_decref(words);
}

/* Writes the line of JSON, and the certificate separately. */
static void write_coupled(const struct report *report, long contacts, json_t *certificate, const char *reason)
{
    json_t *object = json_object(), *verdict = json_object_get(certificate, "verdict");
    set(object, "type", json_string("coupled"));
    set(object, "log", json_words(report->log));
    set(object, "contacts", json_integer(contacts));
    if (certificate == NULL) {
        set(object, "reason", json_words(reason));
    } else {
        set(object, "class", json_incref(json_object_get(verdict, "class")));
        set(object, "ambiguity", json_incref(json_object_get(verdict, "ambiguity")));
        set(object, "words", coupled_words(verdict));
        set(certificate, "id", json_words(report->log));
        set(object, "certificate", json_incref(certificate));
        if (report->certificates != NULL) write_line(report->certificates, certificate);
    }
    if (report->json) write_line(report->out, object);
    json_decref(object);
}

void report_coupled(struct report *report, long contacts, const struct coupled *coupled)
{
    json_t *certificate = coupled->certificate != NULL ? json_loads(coupled->certificate, 0, NULL) : NULL;
    if (!report->json) print_coupled(report, contacts, json_object_get(certificate, "verdict"), coupled->reason);
    write_coupled(report, contacts, certificate, coupled->reason);
    report->tally.undecided += coupled->is_undecided;
    json_decref(certificate);
}

static void print_evidence(FILE *out, const struct span *span)
{
    fprintf(out, " (%s", span->detail);
    if (span->mark == MARK_NEAR_DEGENERATE)
        fprintf(out, ", relative distance %s%.3g", span->records > 1 ? "from " : "", span->distance);
    fputc(')', out);
}

void report_span(const struct span *span, void *context)
{
    struct report *report = context;
    const char *const bold = report->colour && span->mark >= MARK_INCONSISTENT ? "\033[1m" : "";
    report->tally.intervals[span->mark]++;
    if (report->json) return;
    fprintf(report->out, "  contact %ld, step", span->contact);
    if (span->last > span->first)
        fprintf(report->out, "s %ld to %ld", span->first, span->last);
    else
        fprintf(report->out, " %ld", span->first);
    if (span->has_time && span->last_time > span->first_time)
        fprintf(report->out, " (t = %.6g to %.6g)", span->first_time, span->last_time);
    if (span->has_time && !(span->last_time > span->first_time)) fprintf(report->out, " (t = %.6g)", span->first_time);
    fprintf(report->out, ": %s%s%s", bold, mark_word[span->mark], *bold != '\0' ? "\033[0m" : "");
    if (*span->detail != '\0') print_evidence(report->out, span);
    fputc('\n', report->out);
    fflush(report->out);
}

static void end_json(const struct report *report, int interrupted)
{
    json_t *object = json_object(), *marks = json_object();
    const struct tally *t = &report->tally;
    set(object, "type", json_string("summary"));
    set(object, "log", json_words(report->log));
    set(object, "records", json_integer(t->records));
    set(object, "contacts", json_integer(t->contacts));
    set(object, "unreadable", json_integer(t->unreadable));
    set(object, "undecided", json_integer(t->undecided));
    set(object, "ended_early", json_boolean(interrupted));
    for (int mark = 0; mark < MARK_COUNT; mark++)
        if (t->marked[mark] > 0) set(marks, mark_word[mark], json_integer(t->marked[mark]));
    set(object, "marks", marks);
    write_line(report->out, object);
    json_decref(object);
}

void report_end(struct report *report, int interrupted)
{
    const struct tally *t = &report->tally;
    int any = 0;
    if (report->json) {
        end_json(report, interrupted);
        return;
    }
    fprintf(report->out, "%s: %ld record%s of %ld contact%s", report->log, t->records, t->records == 1 ? "" : "s",
            t->contacts, t->contacts == 1 ? "" : "s");
    if (t->unreadable > 0)
        fprintf(report->out, "; %ld line%s could not be read", t->unreadable, t->unreadable == 1 ? "" : "s");
    if (t->undecided > 0) fprintf(report->out, "; %ld undecided", t->undecided);
    if (interrupted) fputs("; the audit was interrupted before the end of the log", report->out);
    fputc('\n', report->out);
    for (int mark = MARK_COUNT - 1; mark >= 0; mark--) {
        if (t->marked[mark] == 0) continue;
        if (!any) fprintf(report->out, "  %-26s %12s %12s\n", "mark", "records", "intervals");
        any = 1;
        fprintf(report->out, "  %-26s %12ld %12ld\n", mark_word[mark], t->marked[mark], t->intervals[mark]);
    }
    if (!any && t->records > 0) fputs("  nothing to mark\n", report->out);
    fflush(report->out);
}
