/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict in words. */
#include "chatter/chatter.h"
#include "chatter/program.h"
#include "memory/memory.h"
#include "numbers/output.h"
#include "problem/answer.h"
#include "problem/number_json.h"

#include <stdlib.h>
#include <string.h>

/* The longest number that is printed in full, and the longest that is evaluated. */
enum { LONGEST_SHOWN = 24 };

/* The course of the impacts, for each row. */
static const struct {
    const char *row, *words;
} courses[] = {
    {"lifts_off", "b >= 0: after the impact the point flies off, and nothing brings it back"},
    {"lands", "b >= 0 and r = 0: the impact ends with v = 0; what follows is a question of kind contact"},
    {"stops", "r = 0: the impact ends with v = 0, and b < 0 keeps the point down"},
    {"forward_slide", "every impact slips forward all through, so that |v| is multiplied by r"},
    {"forward_ray", "every impact slips forward all through, at the repelling ratio: |v| and u are multiplied by r"},
    {"backward_slide", "every impact slips backward all through, so that |v| is multiplied by r"},
    {"backward_ray", "every impact slips backward all through, at the repelling ratio: |v| and u are multiplied by r"},
    {"reversal_forward", "k+ < 0: friction cannot hold slip forward, so that slip is reversed; no impact has e > r"},
    {"reversal_backward", "k- < 0: friction cannot hold slip backward, so that slip is reversed; no impact has e > r"},
    {"stick_slide_forward", "2 alpha > X+: after an impact that sticks, every impact slips forward all through"},
    {"stick_slide_backward", "2 alpha < -X-: after an impact that sticks, every impact slips backward all through"},
    {"settles",
     "an impact sticks; from then on the ratio u / (-v) is 2 alpha, and |v| is multiplied by e* = e(2 alpha)"},
};

static const char *course_words(const char *row)
{
    for (size_t i = 0; i < sizeof courses / sizeof courses[0]; i++)
        if (strcmp(courses[i].row, row) == 0) return courses[i].words;
    return "";
}

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "";
}

/* A short number as it is, of a long one the first digits. The caller frees it. */
static char *digits_of(struct number_pool *pool, const char *text)
{
    const struct number *x = strlen(text) > LONGEST_SHOWN ? output_read_rational(pool, text) : NULL;
    if (x != NULL) return output_decimal(x);
    char *copy = malloc(LONGEST_SHOWN + 1);
    if (copy == NULL) memory_out();
    snprintf(copy, LONGEST_SHOWN + 1, "%s", strlen(text) > LONGEST_SHOWN ? "a long number" : text);
    return copy;
}

/* The caller frees it. */
static char *words_of(struct number_pool *pool, const json_t *value)
{
    return json_is_string(value) ? digits_of(pool, json_string_value(value)) : surd_words(pool, value);
}

static void write_value(struct number_pool *pool, const json_t *value, FILE *out)
{
    char *words = words_of(pool, value);
    fputs(words, out);
    free(words);
}

static void describe_bounce(struct number_pool *pool, const json_t *bounce, const char *which, FILE *out)
{
    if (!json_is_object(bounce)) return;
    fprintf(out, "  %s: ratio u / (-v) = ", which);
    write_value(pool, json_object_get(bounce, "ratio"), out);
    fputs(", e = ", out);
    write_value(pool, json_object_get(bounce, "e"), out);
    fputc('\n', out);
}

static void describe_transient(const json_t *witness, FILE *out)
{
    const json_t *transient = json_object_get(witness, "transient");
    const json_int_t n = json_integer_value(transient);
    if (n > 0)
        fprintf(out, "  the first %" JSON_INTEGER_FORMAT " impact%s all through, and slip dies out\n", n,
                n == 1 ? " slips" : "s slip");
}

static void describe_enclosure(struct number_pool *pool, const json_t *enclosure, FILE *out)
{
    if (!json_is_object(enclosure)) return;
    const char *end = text_of(enclosure, "end");
    const json_t *ratio = json_object_get(enclosure, "ratio"), *e = json_object_get(enclosure, "e");
    fprintf(out, "  followed in exact enclosures through %zu impacts; then ",
            json_array_size(json_object_get(enclosure, "steps")));
    if (strcmp(end, "open") == 0)
        fputs("only e <= r is known", out);
    else if (strcmp(end, "trapped") != 0)
        fprintf(out, "every impact slips %s all through", end);
    else {
        fputs("the ratio stays between ", out);
        write_value(pool, json_object_get(ratio, "low"), out);
        fputs(" and ", out);
        write_value(pool, json_object_get(ratio, "high"), out);
    }
    fputs("\n  and e is between ", out);
    write_value(pool, json_object_get(e, "low"), out);
    fputs(" and ", out);
    write_value(pool, json_object_get(e, "high"), out);
    fputc('\n', out);
}

static void describe_time(struct number_pool *pool, const json_t *verdict, FILE *out)
{
    const json_t *time = json_object_get(verdict, "zeno_time"), *exact = json_object_get(verdict, "zeno_time_exact");
    if (!json_is_object(time)) return;
    fputs("  the impacts end after the time ", out);
    char *words = json_is_null(exact) ? NULL : words_of(pool, exact);
    if (words != NULL) fputs(words, out);
    char *low = digits_of(pool, text_of(time, "low")), *high = digits_of(pool, text_of(time, "high"));
    if (strcmp(low, high) != 0)
        fprintf(out, "%sbetween %s and %s", words == NULL ? "" : ", ", low, high);
    else if (words == NULL || (json_is_object(exact) && strstr(words, "...") == NULL))
        fprintf(out, "%s%s", words == NULL ? "" : " = ", low);
    fputs(", counted from the first\n", out);
    free(words);
    free(low);
    free(high);
    if (json_is_integer(json_object_get(verdict, "bounces")))
        fprintf(out, "  impacts that were followed one by one: %" JSON_INTEGER_FORMAT "\n",
                json_integer_value(json_object_get(verdict, "bounces")));
}

static void describe_rest(struct number_pool *pool, const json_t *verdict, FILE *out)
{
    const char *rest = text_of(verdict, "rest");
    const json_t *u = json_object_get(verdict, "u");
    if (*rest == '\0') return;
    fprintf(out, "  there the point %s",
            strcmp(rest, "T") == 0    ? "sticks"
            : strcmp(rest, "S+") == 0 ? "slips forward"
                                      : "slips backward");
    if (u != NULL && !json_is_null(u)) fputs(", with u = ", out);
    if (u != NULL && !json_is_null(u)) write_value(pool, u, out);
    fputc('\n', out);
}

static void describe_fate(const json_t *verdict, FILE *out)
{
    static const char *const words[][2] = {
        {"chatters", "chatters: infinitely many impacts in a finite time"},
        {"reverse-chatter",
         "reverse chatter: each impact is e* > 1 times as fast as the last; backwards in time they accumulate"},
        {"lifts-off", "lifts off"},
        {"neutral", "neutral: from some impact on |v| does not change"},
        {"undecided", "undecided"},
    };
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (strcmp(words[i][0], text_of(verdict, "fate")) == 0) fprintf(out, "  %s", words[i][1]);
    if (strcmp(text_of(verdict, "reason"), "reversal") == 0)
        fputs(": r = 1, and no impact was found to lose for good", out);
    fputc('\n', out);
}

static void write_end(struct number_pool *pool, const json_t *end, const char *infinity, FILE *out)
{
    if (json_is_null(end))
        fputs(infinity, out);
    else
        write_value(pool, end, out);
}

static void write_range(struct number_pool *pool, const json_t *range, FILE *out)
{
    const json_t *low = json_object_get(range, "low"), *high = json_object_get(range, "high");
    const int low_in = json_is_true(json_object_get(range, "low_in")),
              high_in = json_is_true(json_object_get(range, "high_in"));
    if (low_in && high_in && json_equal(low, high)) {
        fputs("{", out);
        write_end(pool, low, "", out);
        fputs("}", out);
        return;
    }
    fputs(low_in ? "[" : "(", out);
    write_end(pool, low, "-infinity", out);
    fputs(", ", out);
    write_end(pool, high, "infinity", out);
    fputs(high_in ? "]" : ")", out);
}

static void describe_set(struct number_pool *pool, const char *label, const json_t *set, FILE *out)
{
    size_t i;
    const json_t *range;
    if (!json_is_array(set)) return;
    fprintf(out, "  %s ", label);
    if (json_array_size(set) == 0) fputs("nowhere", out);
    json_array_foreach (set, i, range) {
        if (i > 0) fputs(" and ", out);
        write_range(pool, range, out);
    }
    fputc('\n', out);
}

static void describe_sets(struct number_pool *pool, const json_t *verdict, FILE *out)
{
    size_t i;
    const json_t *range, *e = json_object_get(verdict, "e"), *tip = json_object_get(verdict, "mu_tip");
    describe_set(pool, "e < 1 for the ratios", json_object_get(e, "less"), out);
    describe_set(pool, "e = 1 for the ratios", json_object_get(e, "equal"), out);
    describe_set(pool, "e > 1 for the ratios", json_object_get(e, "greater"), out);
    describe_set(pool, "e* > 1 for alpha = a / (-b) in", json_object_get(verdict, "alpha"), out);
    describe_set(pool, "e* > 1, with the other data as they are, for mu in", json_object_get(verdict, "mu"), out);
    if (!json_is_null(tip)) fputs("  some alpha has e* > 1 exactly when mu > ", out);
    if (!json_is_null(tip)) write_value(pool, tip, out);
    if (!json_is_null(tip)) fputc('\n', out);
    json_array_foreach (json_object_get(verdict, "fates"), i, range) {
        fputs("  from the ratios ", out);
        write_range(pool, range, out);
        fprintf(out, ": %s\n", text_of(range, "fate"));
    }
}

/* What follows from signs, where numbers are uncertain. */
static void describe_signs(const struct answer *answer, FILE *out)
{
    fprintf(out, "  %s: %s\n", answer->row, course_words(answer->row));
    describe_fate(answer->verdict, out);
    describe_rest(answer->pool, answer->verdict, out);
}

void chatter_describe(const struct answer *answer, FILE *out)
{
    const json_t *verdict = answer->verdict, *witness = answer->witness;
    if (json_object_get(verdict, "e") == NULL) {
        describe_signs(answer, out);
        return;
    }
    const int given = json_is_string(json_object_get(verdict, "e"));
    if (!given)
        fputs("  no u and v: the orbit from the ratio 2 alpha = 2 a / (-b), to which an impact that sticks leads\n",
              out);
    fprintf(out, "  %s: %s\n", answer->row, course_words(answer->row));
    describe_bounce(answer->pool, json_object_get(witness, "first"), "first impact", out);
    describe_transient(witness, out);
    describe_bounce(answer->pool, json_object_get(witness, "landing"), "then one that sticks", out);
    describe_bounce(answer->pool, json_object_get(witness, "limit"), "then for ever", out);
    describe_enclosure(answer->pool, json_object_get(witness, "enclosure"), out);
    describe_fate(verdict, out);
    describe_time(answer->pool, verdict, out);
    describe_rest(answer->pool, verdict, out);
    if (!given) describe_sets(answer->pool, verdict, out);
}
