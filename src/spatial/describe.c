/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict in words. */
#include "numbers/output.h"
#include "problem/answer.h"
#include "problem/number_json.h"
#include "spatial/interval.h"
#include "spatial/spatial.h"

#include <stdlib.h>
#include <string.h>

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "";
}

static void describe_value(const struct answer *answer, const char *before, const json_t *value, FILE *out)
{
    char *words = surd_words(answer->pool, value);
    fprintf(out, "%s%s", before, words);
    free(words);
}

/* Prints the direction in the middle of a cell: 2 atan(t), plus half a turn in the other chart. */
static void describe_direction(const struct answer *answer, const json_t *start, FILE *out)
{
    struct number_pool *pool = answer->pool;
    const json_t *t = json_object_get(start, "t");
    const spatial_number middle = number_between(pool, number_of_value(pool, json_object_get(t, "lo")),
                                                 number_of_value(pool, json_object_get(t, "hi")));
    const struct angle half = angle_from_tangent(pool, middle);
    const struct angle angle = angle_scale(pool, &half, number_from_integer(pool, 2));
    char *text = output_degrees(pool, angle_value(pool, &angle));
    fprintf(out, "    direction about %s degrees%s", text,
            strcmp(text_of(start, "chart"), "+") == 0 ? "" : " from the opposite axis");
    free(text);
}

static void describe_start(const struct answer *answer, const json_t *start, FILE *out)
{
    if (json_object_get(start, "t") == NULL)
        fprintf(out, "    at the end d%s of the arc, lambda_N %s", text_of(start, "end"),
                strcmp(text_of(start, "force"), "lambda_N") == 0 ? "= " : "up to ");
    else {
        describe_direction(answer, start, out);
        fprintf(out, ", index %d%s, lambda_N ", (int)json_integer_value(json_object_get(start, "index")),
                json_integer_value(json_object_get(start, "p")) < 0 ? ", normally unstable" : "");
    }
    describe_value(answer, "", json_object_get(start, "lambda_N"), out);
    describe_value(answer, ", acceleration ", json_object_get(start, "rho"), out);
    fputc('\n', out);
}

static void describe_arc(const struct answer *answer, FILE *out)
{
    const json_t *verdict = answer->verdict, *ends = json_object_get(verdict, "ends");
    const json_t *square = json_object_get(verdict, "mu_P_squared");
    fprintf(out, "  slip directions in paradox: %s", text_of(verdict, "paradox"));
    if (json_is_object(ends))
        fprintf(out, "; at its ends slip will %s (+) and %s (-)", text_of(ends, "+"), text_of(ends, "-"));
    if (json_is_null(square))
        fputs("; there are none for any friction\n", out);
    else
        describe_value(answer, "; least friction for that, squared: ", square, out), fputc('\n', out);
    fprintf(out, "  motions from rest for b < 0, over all a: %s\n", text_of(verdict, "onset_for_b_negative"));
}

static void describe_solutions(const json_t *solutions, FILE *out)
{
    if (json_is_integer(solutions))
        fprintf(out, "  contact forces that solve the problem: %d\n", (int)json_integer_value(solutions));
    else
        fputs("  contact forces that solve the problem: a continuum\n", out);
}

static void describe_slip(const json_t *verdict, FILE *out)
{
    size_t i;
    const json_t *word;
    fprintf(out, "  it slips, with Painleve parameter %s 0; impact without collision: %s\n",
            json_integer_value(json_object_get(verdict, "p")) < 0   ? "p <"
            : json_integer_value(json_object_get(verdict, "p")) > 0 ? "p >"
                                                                    : "p =",
            text_of(verdict, "impact_without_collision"));
    fputs("  what can follow:", out);
    json_array_foreach (json_object_get(verdict, "resolution"), i, word)
        fprintf(out, "%s %s%s", i > 0 ? "," : "", json_string_value(word),
                strcmp(json_string_value(word), "arrest") == 0
                    ? " (the slip is stopped at once, by a tangential impulse)"
                    : "");
    fputc('\n', out);
}

static void describe_rest(const struct answer *answer, FILE *out)
{
    size_t i;
    const json_t *start, *T = json_object_get(answer->witness, "T");
    const json_t *cells = json_object_get(answer->verdict, "slip_directions");
    json_array_foreach (cells != NULL ? cells : json_object_get(answer->verdict, "slips_at_ends"), i, start)
        describe_start(answer, start, out);
    if (T == NULL) return;
    describe_value(answer, "    stick: lambda_N = ", json_object_get(T, "lambda_N"), out);
    describe_value(answer, ", lambda_T = (", json_object_get(T, "lambda_T1"), out);
    describe_value(answer, ", ", json_object_get(T, "lambda_T2"), out);
    const char *stability = text_of(answer->verdict, "stick_stability");
    fprintf(out, "); to a small push it is: %s\n", stability);
    if (strcmp(stability, "undecided-arc") == 0)
        fputs("    (a push into the arc of paradox makes an impact; a law of restitution would have to say what comes "
              "of it)\n",
              out);
}

void spatial_describe(const struct answer *answer, FILE *out)
{
    const json_t *verdict = answer->verdict, *modes = json_object_get(verdict, "modes");
    if (modes == NULL) { /* a verdict on an interval of mu */
        spatial_describe_interval(answer, out);
        return;
    }
    fprintf(out, "  %s; F %s, S %s, T %s\n", text_of(verdict, "class"), text_of(modes, "F"), text_of(modes, "S"),
            text_of(modes, "T"));
    describe_solutions(json_object_get(verdict, "solutions"), out);
    if (strcmp(text_of(verdict, "state"), "slips") == 0)
        describe_slip(verdict, out);
    else
        describe_rest(answer, out);
    describe_arc(answer, out);
}
