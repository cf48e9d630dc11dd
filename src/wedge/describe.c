/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict in words. */
#include "problem/number_json.h"
#include "wedge/wedge.h"

#include <stdlib.h>
#include <string.h>

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "";
}

static void describe_value(const struct answer *answer, const char *before, const json_t *value, FILE *out)
{
    if (value == NULL) return;
    char *words = value_words(answer->pool, value);
    fprintf(out, "%s%s", before, words);
    free(words);
}

static void describe_force(const struct answer *answer, const json_t *force, FILE *out)
{
    describe_value(answer, "z = ", json_object_get(force, "z"), out);
    describe_value(answer, ", R = ", json_object_get(force, "R"), out);
    describe_value(answer, ", R1 = ", json_object_get(force, "R1"), out);
    describe_value(answer, ", R2 = ", json_object_get(force, "R2"), out);
    describe_value(answer, ", (M1 + M2) x'' = ", json_object_get(force, "F"), out);
}

static void describe_mode(const struct answer *answer, enum wedge_mode mode, FILE *out)
{
    const char *name = wedge_mode_name(mode), *status = text_of(json_object_get(answer->verdict, "modes"), name);
    const json_t *witness = json_object_get(json_object_get(answer->witness, "modes"), name);
    const json_t *force = json_object_get(witness, "force");
    const char *motion = wedge_direction(mode) > 0   ? "moves in direction +"
                         : wedge_direction(mode) < 0 ? "moves in direction -"
                                                     : "rests";
    fprintf(out, "  %s  %-20s  z %s 0  %-12s  ", name, motion, wedge_side(mode) > 0 ? ">=" : "<=", status);
    if (strcmp(status, "inconsistent") != 0)
        describe_force(answer, force, out);
    else if (force != NULL)
        describe_value(answer, "no: z would be ", json_object_get(force, "z"), out);
    else
        fputs("no force", out);
    if (strcmp(text_of(witness, "candidates"), "line") == 0 && force != NULL) fputs(", and others", out);
    fputc('\n', out);
}

static void describe_list(const json_t *list, FILE *out)
{
    size_t i;
    const json_t *word;
    if (json_array_size(list) == 0) fputs("none", out);
    json_array_foreach (list, i, word) fprintf(out, "%s%s", i > 0 ? ", " : "", json_string_value(word));
}

static const char *domain_in_words(const char *word)
{
    if (strcmp(word, "regular") == 0) return "one sliding force for every load";
    return strcmp(word, "boundary") == 0 ? "no sliding force, or a continuum, for some loads"
                                         : "no sliding force, or two, for some loads";
}

static void describe_direction(const struct answer *answer, const char *direction, FILE *out)
{
    const json_t *verdict = answer->verdict;
    const char *domain = text_of(json_object_get(verdict, "domain"), direction);
    fprintf(out, "  direction %s: %s (%s); here %s; a stiff damped contact: %s\n", direction, domain,
            domain_in_words(domain), text_of(json_object_get(verdict, "sliding"), direction),
            text_of(json_object_get(verdict, "regularized"), direction));
}

static void describe_truth(const char *what, const json_t *truth, FILE *out)
{
    if (json_is_boolean(truth)) fprintf(out, "  %s: %s\n", what, json_is_true(truth) ? "yes" : "no");
}

void wedge_describe(const struct answer *answer, FILE *out)
{
    const json_t *verdict = answer->verdict, *solutions = json_object_get(verdict, "solutions");
    for (int mode = 0; mode < WEDGE_MODES; mode++) describe_mode(answer, (enum wedge_mode)mode, out);
    describe_direction(answer, "+", out);
    describe_direction(answer, "-", out);
    fputs("  what can follow: ", out);
    describe_list(json_object_get(verdict, "continuations"), out);
    if (json_is_integer(solutions))
        fprintf(out, " (%d different forces)\n", (int)json_integer_value(solutions));
    else
        fputs(" (a continuum of forces)\n", out);
    fputs("  from rest: ", out);
    describe_list(json_object_get(verdict, "from_rest"), out);
    fputc('\n', out);
    describe_truth("constant velocity", json_object_get(verdict, "constant_velocity"), out);
    describe_truth("an impulse of friction can stop it at once", json_object_get(verdict, "instant_stop"), out);
    if (json_is_string(json_object_get(verdict, "case")))
        fprintf(out, "  paper's case: %s\n", text_of(verdict, "case"));
    fputs("  exactly zero: ", out);
    describe_list(json_object_get(verdict, "zeros"), out);
    fputc('\n', out);
}
