/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict in words, for people. */
#include "stance/stance.h"

#include <string.h>

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "";
}

static const char *meaning_of(const char *row)
{
    static const struct {
        const char *row, *meaning;
    } meanings[] = {
        {"no_equilibrium", "no contact forces inside the friction cones hold the body"},
        {"painleve", "the body can rest, but slip at some contact meets Painleve's paradox: the maps are not defined"},
        {"ambiguous", "unstable: the forces that hold the body are not the only solution; a motion may begin at rest"},
        {"contracting", "finite-time Lyapunov stable: every step of impacts loses speed"},
        {"stable_partition",
         "finite-time Lyapunov stable: some steps of impacts gain speed, but only a bounded number in a row"},
        {"reverse_chatter", "unstable: a small disturbance can grow from impact to impact (reverse chatter)"},
        {"growing_orbit", "unstable: there is a motion that grows from impact to impact"}};
    for (size_t k = 0; k < sizeof meanings / sizeof *meanings; k++)
        if (strcmp(row, meanings[k].row) == 0) return meanings[k].meaning;
    return "not decided";
}

static const char *reason_of(const char *reason)
{
    if (strcmp(reason, "boundary") == 0)
        return "an inequality of the equilibrium is an equality, or is not distinguished from one";
    if (strcmp(reason, "growth 1") == 0)
        return "a fixed point of the map has growth exactly 1: terms that the zero-order dynamics leaves out decide";
    if (strcmp(reason, "not persistent") == 0)
        return "the equilibrium is not persistent, so no theorem shows stability, and no fixed point with growth was "
               "found";
    return "neither a stable partition nor a fixed point with growth was found";
}

static void describe_moves(const json_t *moves, FILE *out)
{
    size_t k;
    const json_t *word;
    if (json_array_size(moves) == 0) return;
    fputs("  motions that may begin at rest (F free, S sticks, P and N slip):", out);
    json_array_foreach (moves, k, word) fprintf(out, " %s", json_string_value(word));
    fputc('\n', out);
}

static void describe_partition(const json_t *partition, FILE *out)
{
    const json_t *words = json_object_get(partition, "words"), *ends = json_object_get(partition, "ends");
    const size_t count = json_array_size(words);
    if (count == 0) return;
    if (count > 24) {
        fprintf(out, "  proved on %zu intervals of the impact direction t = x2'/|z2'|\n", count);
        return;
    }
    fputs("  on the intervals of the impact direction t = x2'/|z2'| (undef: impacts at both contacts end the steps; "
          "safe: "
          "speed is lost;\n"
          "  up, down: t rises or falls from step to step):\n    ",
          out);
    for (size_t k = 0; k < count; k++) {
        if (k > 0) fprintf(out, " | %s | ", json_string_value(json_array_get(ends, k - 1)));
        fputs(json_string_value(json_array_get(words, k)), out);
    }
    fputc('\n', out);
}

static void describe_trap(const json_t *trap, FILE *out)
{
    if (trap == NULL) return;
    fprintf(out, "  a fixed point of the impact direction t = x2'/|z2'| lies between %s and %s\n",
            text_of(trap, "from"), text_of(trap, "to"));
}

void stance_describe(const struct answer *answer, FILE *out)
{
    const json_t *verdict = answer->verdict, *region = json_object_get(verdict, "region"),
                 *persistent = json_object_get(verdict, "persistent");
    fprintf(out, "  %s; row: %s\n", meaning_of(answer->row), answer->row);
    if (*text_of(verdict, "by") != '\0') fprintf(out, "  by %s of Varkonyi and Or\n", text_of(verdict, "by"));
    if (*text_of(verdict, "reason") != '\0') fprintf(out, "  reason: %s\n", reason_of(text_of(verdict, "reason")));
    describe_moves(json_object_get(verdict, "moves"), out);
    if (json_is_boolean(persistent))
        fprintf(out, "  persistent: %s; contact %d plays contact 1\n", json_is_true(persistent) ? "yes" : "no",
                (int)json_integer_value(json_object_get(verdict, "contact_1")));
    if (json_is_integer(region))
        fprintf(out, "  region of the paper's figure 8: %d\n", (int)json_integer_value(region));
    describe_partition(json_object_get(answer->witness, "partition"), out);
    describe_trap(json_object_get(answer->witness, "trap"), out);
}
