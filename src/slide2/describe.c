/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict in words. */
#include "problem/number_json.h"
#include "slide2/slide2.h"

#include <stdlib.h>
#include <string.h>

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "";
}

static void describe_value(const struct answer *answer, const char *before, const json_t *value, FILE *out)
{
    char *words = value_words(answer->pool, value);
    fprintf(out, "%s%s", before, words);
    free(words);
}

static void describe_list(const json_t *list, const char *between, FILE *out)
{
    size_t i;
    const json_t *word;
    if (json_array_size(list) == 0) fputs("none", out);
    json_array_foreach (list, i, word) fprintf(out, "%s%s", i > 0 ? between : "", json_string_value(word));
}

/* Prints a list of classes, which is long when a vector is zero. */
static void describe_cases(const char *what, const json_t *cases, FILE *out)
{
    enum { SHOWN = 12 };
    const size_t n = json_array_size(cases);
    fprintf(out, "%s", what);
    for (size_t i = 0; i < n && i < SHOWN; i++)
        fprintf(out, "%s%s", i > 0 ? ", " : " ", json_string_value(json_array_get(cases, i)));
    if (n > SHOWN) fprintf(out, " and %zu more", n - SHOWN);
}

static const char *class_in_words(const char *word)
{
    static const char *const words[][2] = {
        {"determinate", "one mode is consistent"},
        {"indeterminate", "several modes are consistent"},
        {"inconsistent", "no mode is consistent: a paradox"},
        {"degenerate", "some mode is on a boundary, or has a continuum of forces"},
    };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(words[i][0], word) == 0) return words[i][1];
    return "";
}

static void describe_forces(const struct answer *answer, const json_t *evidence, FILE *out)
{
    const json_t *force = json_object_get(evidence, "force"), *weights = json_object_get(evidence, "weights");
    if (force != NULL) {
        describe_value(answer, "lambda = (", json_object_get(force, "lambda1"), out);
        describe_value(answer, ", ", json_object_get(force, "lambda2"), out);
        describe_value(answer, "), v_dot = (", json_object_get(force, "v1_dot"), out);
        describe_value(answer, ", ", json_object_get(force, "v2_dot"), out);
        fputc(')', out);
    } else {
        describe_value(answer, "no force: w . v_dot < 0 whatever the forces, w = (", json_object_get(weights, "w1"),
                       out);
        describe_value(answer, ", ", json_object_get(weights, "w2"), out);
        fputc(')', out);
    }
    fputc('\n', out);
}

static void describe_mode(const struct answer *answer, const char *mode, const char *label, FILE *out)
{
    const json_t *modes = json_object_get(answer->verdict, "modes");
    fprintf(out, "  %-4s  %-22s  %-12s  ", mode, label, text_of(modes, mode));
    describe_forces(answer, json_object_get(json_object_get(answer->witness, "modes"), mode), out);
}

static void describe_example(const struct answer *answer, const char *which, FILE *out)
{
    const json_t *example = json_object_get(answer->witness, which);
    fprintf(out, "    %s", which);
    describe_value(answer, " for k = (", json_object_get(example, "k1"), out);
    describe_value(answer, ", ", json_object_get(example, "k2"), out);
    describe_value(answer, "), q = (", json_object_get(example, "q1"), out);
    describe_value(answer, ", ", json_object_get(example, "q2"), out);
    fputs(")\n", out);
}

static const char *stability_in_words(const char *word)
{
    if (strcmp(word, "degenerate") == 0) return "the root 0, twice, for all stiffness and damping";
    return strcmp(word, "depends") == 0 ? "on stiffness and damping" : "for all stiffness and damping";
}

static void describe_stability(const struct answer *answer, FILE *out)
{
    const json_t *stability = json_object_get(answer->verdict, "stability");
    const char *both = text_of(stability, "S+S+"), *hurwitz = text_of(answer->verdict, "hurwitz");
    fprintf(out, "  stability in the stiff limit: S+F %s, FS+ %s, S+S+ %s (%s)\n", text_of(stability, "S+F"),
            text_of(stability, "FS+"), both, stability_in_words(both));
    if (json_object_get(answer->witness, "stable") != NULL) {
        describe_example(answer, "stable", out);
        describe_example(answer, "unstable", out);
    }
    if (*hurwitz != '\0') fprintf(out, "  with this stiffness and damping S+S+ is %s\n", hurwitz);
}

void slide2_describe(const struct answer *answer, FILE *out)
{
    const json_t *verdict = answer->verdict, *solutions = json_object_get(verdict, "solutions");
    const json_t *impacts = json_object_get(verdict, "impact_without_collision");
    const char *class = text_of(verdict, "class");
    fprintf(out, "  %s (%s)\n", class, class_in_words(class));
    describe_mode(answer, "FF", "both lift off", out);
    describe_mode(answer, "S+F", "1 slips, 2 lifts off", out);
    describe_mode(answer, "FS+", "1 lifts off, 2 slips", out);
    describe_mode(answer, "S+S+", "both slip", out);
    if (json_is_integer(solutions))
        fprintf(out, "  contact forces that solve the problem: %d\n", (int)json_integer_value(solutions));
    else
        fputs("  contact forces that solve the problem: a continuum\n", out);
    describe_stability(answer, out);
    fprintf(out, "  impact without collision: at 1 alone %s, at 2 alone %s, at both %s\n", text_of(impacts, "IF"),
            text_of(impacts, "FI"), text_of(impacts, "II"));
    fputs("  what can follow: ", out);
    describe_list(json_object_get(verdict, "resolution"), ", ", out);
    fputs("\n  exactly zero: ", out);
    describe_list(json_object_get(verdict, "zeros"), ", ", out);
    describe_cases("\n  paper's class:", json_object_get(verdict, "cases"), out);
    describe_cases("; with the contacts exchanged:", json_object_get(verdict, "dual"), out);
    fputc('\n', out);
}
