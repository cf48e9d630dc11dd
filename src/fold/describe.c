/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict in words. */
#include "fold/fold.h"
#include "problem/answer.h"
#include "problem/number_json.h"

#include <stdlib.h>
#include <string.h>

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "";
}

/* A word of the verdict, and its explanation. */
struct saying {
    const char *word, *says;
};

static const char *say(const struct saying *list, size_t count, const char *word)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(list[i].word, word) == 0) return list[i].says;
    return "";
}

#define SAY(list, word) say(list, sizeof(list) / sizeof *(list), word)

static const struct saying points[] = {
    {"sliding", "both fields point to the surface: the motion stays on it"},
    {"escaping",
     "both fields point away from the surface: the motion may stay on it and leave at any time to either side"},
    {"crossing_up", "both fields point to h > 0: the motion crosses"},
    {"crossing_down", "both fields point to h < 0: the motion crosses"},
    {"fold_plus", "f+ touches the surface"},
    {"fold_minus", "f- touches the surface"},
    {"two_fold", "both fields touch the surface"},
    {"no_slip", "the wheel does not slip at all: its friction has no direction, and the fields are undefined"},
};

static const struct saying futures[] = {
    {"unique", "exactly one motion begins here"},
    {"set_valued", "more than one motion begins here"},
    {"unique_at_leading_order", "one motion begins here by the terms of leading order"},
    {"undecided", "not decided: it takes derivatives of higher order, or the law is undefined"},
};

static const struct saying ends[] = {
    {"open_set", "sliding states of an open set reach the two-fold in a finite time"},
    {"one_orbit", "one sliding orbit reaches the two-fold"},
    {"no_orbit", "no sliding orbit reaches the two-fold"},
    {"undecided", "whether sliding states reach the two-fold is not decided: it takes terms of higher order"},
};

static const struct saying laws[] = {
    {"agrees", "the given side is the sign of g: the law of the wheel holds"},
    {"contradicts",
     "the given side is not the sign of g: a wheel does not obey this law, but the printed one that drops the sign"},
    {"undefined", "g = 0"},
};

static const struct saying rests[] = {
    {"rest", "the wheel may stay at rest on the turntable: friction can hold it, with room to spare"},
    {"rest_boundary", "the wheel may stay at rest on the turntable: friction can just hold it"},
    {"no_rest", "the wheel does not stay at rest on the turntable: friction cannot hold it"},
};

static const struct saying funnels[] = {
    {"reaches", "every sliding state between the two-fold and r_end reaches the two-fold"},
    {"reached_from", "every escaping state between the two-fold and r_end is reached from the two-fold"},
};

static void describe_number(const struct answer *answer, const char *before, const char *key, FILE *out)
{
    const json_t *value = json_object_get(answer->verdict, key);
    if (value == NULL || json_is_null(value)) return;
    char *words = value_words(answer->pool, value);
    fprintf(out, "  %s%s\n", before, words);
    free(words);
}

static void describe_sight(const struct answer *answer, const char *field, const char *key, FILE *out)
{
    const char *word = text_of(answer->verdict, key);
    if (*word != '\0') fprintf(out, "  the fold of %s is %s%s\n", field, strcmp(word, "cusp") == 0 ? "a " : "", word);
}

static void describe_two_fold(const struct answer *answer, FILE *out)
{
    const char *reached = text_of(answer->verdict, "reached");
    const json_t *number = json_object_get(answer->verdict, "case");
    if (*reached == '\0') return;
    if (json_is_integer(number))
        fprintf(out, "  a Teixeira singularity, case %d of Szalai & Jeffrey\n", (int)json_integer_value(number));
    describe_number(answer, "J1 J2 = ", "J1J2", out);
    fprintf(out, "  %s\n", SAY(ends, reached));
}

static void describe_place(const struct answer *answer, const json_t *two_fold, FILE *out)
{
    char *r = value_words(answer->pool, json_object_get(two_fold, "r"));
    char *omega = surd_words(answer->pool, json_object_get(two_fold, "omega"));
    const int side = (int)json_integer_value(json_object_get(two_fold, "side"));
    fprintf(out, "    r = %s, omega = %s, side %d", r, *omega != '\0' ? omega : "any", side);
    fprintf(out, "\n      %s, forward: %s, law: %s\n", text_of(two_fold, "row"), text_of(two_fold, "forward"),
            text_of(two_fold, "law"));
    free(r);
    free(omega);
}

static void describe_count(const struct answer *answer, FILE *out)
{
    const json_t *count = json_object_get(answer->verdict, "count");
    const json_t *two_folds = json_object_get(answer->verdict, "two_folds");
    size_t i;
    const json_t *two_fold;
    if (json_is_integer(count))
        fprintf(out, "  two-folds of the wheel: %d\n", (int)json_integer_value(count));
    else
        fputs("  two-folds of the wheel: a continuum\n", out);
    fprintf(out, "  all points where both rates of h vanish, %zu (the law of the wheel holds where it agrees):\n",
            json_array_size(two_folds));
    json_array_foreach (two_folds, i, two_fold) describe_place(answer, two_fold, out);
}

static void describe_zeros(const struct answer *answer, FILE *out)
{
    const json_t *zeros = json_object_get(answer->verdict, "zeros");
    size_t i;
    const json_t *name;
    fputs("  exactly zero:", out);
    if (json_array_size(zeros) == 0) fputs(" none", out);
    json_array_foreach (zeros, i, name) fprintf(out, "%s %s", i > 0 ? "," : "", json_string_value(name));
    fputc('\n', out);
}

void fold_describe(const struct answer *answer, FILE *out)
{
    const char *rest = text_of(answer->verdict, "rest"), *point = text_of(answer->verdict, "point");
    const char *forward = text_of(answer->verdict, "forward"), *law = text_of(answer->verdict, "law");
    const char *funnel = text_of(answer->verdict, "funnel");
    if (*funnel != '\0') {
        fprintf(out, "  %s (%s)\n", funnel, SAY(funnels, funnel));
        describe_number(answer, "time between r_end and the two-fold, at least: ", "soonest", out);
        describe_number(answer, "at most: ", "latest", out);
    } else if (json_object_get(answer->verdict, "count") != NULL) {
        describe_count(answer, out);
    } else if (*rest != '\0') {
        fprintf(out, "  %s (%s)\n", rest, SAY(rests, rest));
        describe_number(answer, "force of friction across the wheel that holds it: ", "force", out);
        describe_number(answer, "moment that holds it: ", "moment", out);
    } else {
        fprintf(out, "  %s (%s)\n", point, SAY(points, point));
        describe_sight(answer, "f+", "fold_plus", out);
        describe_sight(answer, "f-", "fold_minus", out);
        describe_two_fold(answer, out);
        fprintf(out, "  forward: %s (%s)\n", forward, SAY(futures, forward));
        describe_number(answer, "weight of f+ in the motion on the surface: ", "weight", out);
        if (*law != '\0') fprintf(out, "  law: %s (%s)\n", law, SAY(laws, law));
    }
    describe_zeros(answer, out);
}
