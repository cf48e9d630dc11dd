/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict in words. */
#include "compliance/compliance.h"
#include "compliance/program.h"
#include "problem/answer.h"
#include "problem/number_json.h"

#include <stdlib.h>
#include <string.h>

/* Prints an enclosure as one decimal, when its ends agree in enough digits for people. */
static void print_enclosure(struct number_pool *pool, const char *label, const json_t *ends, FILE *out)
{
    if (!json_is_object(ends)) return;
    const struct number *low = number_of_value(pool, json_object_get(ends, "low"));
    const struct number *high = number_of_value(pool, json_object_get(ends, "high"));
    if (low == NULL || high == NULL) return;
    double distance;
    const double x = number_to_double(low, &distance);
    const double width = number_to_double(number_subtract(pool, high, low), &distance);
    fprintf(out, "  %-22s %.15g  (enclosed within %.1e)\n", label, x, width);
}

static const char *end_words(const char *end)
{
    if (strcmp(end, "detaches") == 0) return "the point leaves";
    if (strcmp(end, "sustains-stick") == 0) return "the point sticks for ever";
    if (strcmp(end, "sustains-slip") == 0) return "the point slips for ever";
    if (strcmp(end, "rest") == 0) return "the force stays 0: the point touches and is not pressed";
    return "no contact: the force would fall below 0 at once";
}

static void print_phases(struct number_pool *pool, const json_t *verdict, FILE *out)
{
    const json_t *phases = json_object_get(verdict, "phases"), *word;
    size_t i;
    json_array_foreach (phases, i, word) {
        const char *event = json_string_value(json_array_get(json_object_get(verdict, "events"), i));
        char label[64];
        if (strcmp(event, "none") == 0)
            fprintf(out, "  %-2s without end\n", json_string_value(word));
        else {
            snprintf(label, sizeof label, "%s until %s at", json_string_value(word), event);
            print_enclosure(pool, label, json_array_get(json_object_get(verdict, "times"), i), out);
        }
    }
}

static void print_limit(struct number_pool *pool, const json_t *verdict, FILE *out)
{
    const json_t *limit = json_object_get(verdict, "limit"), *error = json_object_get(verdict, "error"), *word;
    size_t i;
    if (!json_is_object(limit)) return;
    char *u = surd_words(pool, json_object_get(limit, "u")), *v = surd_words(pool, json_object_get(limit, "v"));
    fputs("  as k grows without bound: the impact with the energetic law and r = 1,", out);
    json_array_foreach (json_object_get(limit, "slip"), i, word) fprintf(out, " %s", json_string_value(word));
    fprintf(out, ", u = %s, v = %s\n", u, v);
    free(u);
    free(v);
    print_enclosure(pool, "u less its limit", json_object_get(error, "u"), out);
    print_enclosure(pool, "v less its limit", json_object_get(error, "v"), out);
}

/* Prints the restitution of the contact, by Newton's definition, and the law that spring and damper obey
 * (spec/compliance/README.md, sections 6 and 7). */
static void print_restitution(const struct answer *answer, FILE *out)
{
    const struct evaluation *e = &answer->evaluation;
    const json_t *v = json_object_get(answer->verdict, "v");
    if (!json_is_object(v)) return;
    if (e->sign[compliance_v] < 0) {
        const struct number *speed = number_negate(answer->pool, e->value[compliance_v]);
        const struct number *low = number_of_value(answer->pool, json_object_get(v, "low"));
        double distance;
        fprintf(out, "  v / |v before|         %.15g\n",
                number_to_double(number_divide(answer->pool, low, speed), &distance));
    }
    fputs(e->sign[compliance_d] > 0 ? "  law: a damper has no single coefficient of restitution, by any definition: it "
                                      "depends on slip and friction\n"
                                    : "  law: the spring gives all its work back: the energetic law with r = 1 as k "
                                      "grows, neither Newton's nor "
                                      "Poisson's\n",
          out);
}

void compliance_describe(const struct answer *answer, FILE *out)
{
    const json_t *verdict = answer->verdict;
    const char *stability = json_string_value(json_object_get(verdict, "stability"));
    fprintf(out, "  %s", end_words(json_string_value(json_object_get(verdict, "end"))));
    fprintf(out, "%s%s\n", stability == NULL ? "" : "; normal stability: ", stability == NULL ? "" : stability);
    if (json_is_true(json_object_get(verdict, "impact_without_collision")))
        fputs("  an impact without collision\n", out);
    print_phases(answer->pool, verdict, out);
    print_enclosure(answer->pool, "then u =", json_object_get(verdict, "u"), out);
    print_enclosure(answer->pool, "v =", json_object_get(verdict, "v"), out);
    print_enclosure(answer->pool, "penetration", json_object_get(verdict, "delta"), out);
    print_enclosure(answer->pool, "normal impulse", json_object_get(verdict, "impulse"), out);
    print_enclosure(answer->pool, "greatest force", json_object_get(verdict, "peak_force"), out);
    print_restitution(answer, out);
    print_limit(answer->pool, verdict, out);
}
