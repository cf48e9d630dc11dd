/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict in words. */
#include "numbers/output.h"
#include "problem/number_json.h"
#include "step/step.h"

#include <stdlib.h>
#include <string.h>

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "";
}

static const char *judgement_in_words(const char *word)
{
    static const char *const words[][2] = {
        {"agree", "the answer is an exact solution of a problem within eps, in a mode that solves this one"},
        {"near",
         "the answer is an exact solution of a problem within eps, in a mode that does not solve this one: a tie"},
        {"wrong", "no mode explains the answer: it is no solution of any problem within eps"},
        {"other-problem", "the answer breaks Newton's law for these data: the solver solved another problem"},
        {"other-law", "no mode of Coulomb's law explains the answer, but the solver declares another law"},
    };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(words[i][0], word) == 0) return words[i][1];
    return "";
}

/* Prints a change as a decimal; its exact value is in the certificate. */
static void print_change(const struct answer *answer, const json_t *value, FILE *out)
{
    const struct number *x = json_is_null(value) ? NULL : number_of_value(answer->pool, value);
    char *near = x != NULL && number_sign(x) != 0 ? output_decimal(x) : NULL;
    fputs(near != NULL ? near : x != NULL ? "0" : "infinite", out);
    free(near);
}

/* The name of the largest term of a mode: the reason why it does not explain the answer. */
static const char *largest_term(const json_t *terms, const json_t *eta)
{
    const char *name;
    json_t *term;
    json_object_foreach ((json_t *)terms, name, term)
        if (json_equal(term, eta)) return name;
    return "";
}

static void describe_mode(const struct answer *answer, const char *mode, const char *label, FILE *out)
{
    const json_t *eta = json_object_get(json_object_get(answer->verdict, "eta"), mode);
    const json_t *terms = json_object_get(json_object_get(answer->witness, "terms"), mode);
    const json_t *impulse = json_object_get(json_object_get(answer->witness, "impulses"), mode);
    fprintf(out, "  %-2s  %-13s  exact: %-12s  eta = ", mode, label,
            text_of(json_object_get(answer->verdict, "modes"), mode));
    print_change(answer, eta, out);
    if (!json_is_string(eta) || strcmp(json_string_value(eta), "0") != 0)
        fprintf(out, " (%s)", largest_term(terms, eta));
    if (impulse != NULL) {
        fputs("   P_T = ", out);
        print_change(answer, json_object_get(impulse, "P_T"), out);
        fputs(", P_N = ", out);
        print_change(answer, json_object_get(impulse, "P_N"), out);
    }
    fputc('\n', out);
}

static void describe_list(const json_t *list, FILE *out)
{
    size_t i;
    const json_t *word;
    if (json_array_size(list) == 0) fputs("none", out);
    json_array_foreach (list, i, word) fprintf(out, "%s%s", i > 0 ? ", " : "", json_string_value(word));
}

static void describe_restitution(const struct answer *answer, FILE *out)
{
    const char *word = text_of(answer->verdict, "restitution");
    const json_t *shown = json_object_get(answer->verdict, "restitution_shown");
    fprintf(out, "  restitution: %s", strcmp(word, "none") == 0 ? "not asked for" : word);
    if (!json_is_null(shown)) {
        fputs("; the answer shows ", out);
        print_change(answer, shown, out);
    }
    fputc('\n', out);
}

static void describe_continuous(const struct answer *answer, FILE *out)
{
    static const char *const words[][2] = {
        {"none", "no difference"},
        {"impact-without-collision",
         "stick ends an impact without collision: the discretisation's, and stays as h -> 0"},
        {"step-size", "the discretisation's: shorter steps do not have it"},
        {"rounding", "a tie within eps"},
        {"solver", "the solver's"},
        {"law", "the declared law's"},
        {"problem", "another problem was solved"},
    };
    const json_t *continuous = json_object_get(answer->verdict, "continuous");
    const char *difference = text_of(continuous, "difference"), *modes[] = {"F", "S+", "S-", "T"};
    if (json_is_null(continuous)) return;
    fputs("  continuous time:", out);
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++)
        fprintf(out, " %s %s%s", modes[i], text_of(json_object_get(continuous, "modes"), modes[i]), i < 3 ? "," : "");
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(words[i][0], difference) == 0) fprintf(out, "; the answer: %s\n", words[i][1]);
    if (json_is_null(json_object_get(continuous, "h0_over_h"))) return;
    fputs("  steps shorter than h0 = ", out);
    print_change(answer, json_object_get(continuous, "h0_over_h"), out);
    fputs(" h have the modes of continuous time, and at most stick besides\n", out);
}

void step_describe(const struct answer *answer, FILE *out)
{
    const json_t *verdict = answer->verdict;
    const char *judgement = text_of(verdict, "judgement");
    fprintf(out, "  %s (%s)\n", judgement, judgement_in_words(judgement));
    fprintf(out, "  at 10 eps: %s; change that Newton's law needs: ", text_of(verdict, "at_10_eps"));
    print_change(answer, json_object_get(verdict, "residual"), out);
    fputc('\n', out);
    describe_mode(answer, "F", "flight", out);
    describe_mode(answer, "S+", "positive slip", out);
    describe_mode(answer, "S-", "negative slip", out);
    describe_mode(answer, "T", "stick", out);
    fputs("  modes that explain the answer: ", out);
    describe_list(json_object_get(verdict, "chosen"), out);
    fprintf(out, "\n  energy is %s; marks: ", text_of(verdict, "energy"));
    describe_list(json_object_get(verdict, "marks"), out);
    fputc('\n', out);
    describe_restitution(answer, out);
    describe_continuous(answer, out);
}
