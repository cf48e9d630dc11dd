/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict as JSON, and in words. */
#include "contact/contact.h"
#include "contact/program.h"
#include "problem/answer.h"
#include "problem/number_json.h"

#include <stdlib.h>
#include <string.h>

static const char *const status_word[] = {"consistent", "boundary", "inconsistent", "inadmissible"};
static const char *const class_word[] = {"determinate", "indeterminate", "inconsistent", "degenerate"};
static const char *const cone_word[] = {"interior", "boundary", "exterior"};
static const char *const stability_word[] = {"stable", "neutral", "unstable", ""};
static const char *const iwc_word[] = {"no", "possible", "degenerate"};

const char *contact_mode_name(enum contact_mode mode)
{
    static const char *const names[CONTACT_MODES] = {"F", "S+", "S-", "T"};
    return names[mode];
}

static json_t *modes_json(const struct contact_verdict *verdict)
{
    json_t *modes = json_object();
    for (int mode = 0; mode < CONTACT_MODES; mode++)
        json_object_set_new(modes, contact_mode_name((enum contact_mode)mode),
                            json_string(status_word[verdict->mode[mode]]));
    return modes;
}

static json_t *stability_json(const struct contact_verdict *verdict)
{
    json_t *stability = json_object();
    for (int mode = 0; mode < CONTACT_MODES; mode++)
        if (verdict->stability[mode] != NO_FORCE)
            json_object_set_new(stability, contact_mode_name((enum contact_mode)mode),
                                json_string(stability_word[verdict->stability[mode]]));
    return stability;
}

static json_t *resolution_json(const struct contact_verdict *verdict)
{
    json_t *list = json_array();
    for (int mode = 0; mode < CONTACT_MODES; mode++)
        if (verdict->resolution[mode])
            json_array_append_new(list, json_string(contact_mode_name((enum contact_mode)mode)));
    if (verdict->resolution_iwc) json_array_append_new(list, json_string("IWC"));
    if (verdict->resolution_arrest) json_array_append_new(list, json_string("arrest"));
    return list;
}

static json_t *solutions_json(int solutions)
{
    return solutions == CONTINUUM ? json_string("continuum") : json_integer(solutions);
}

json_t *contact_verdict_json(const struct contact_verdict *verdict, const struct evaluation *e)
{
    const char *cell = contact_case_text(verdict->cell);
    json_t *json = json_object();
    json_object_set_new(json, "modes", modes_json(verdict));
    json_object_set_new(json, "solutions", solutions_json(verdict->solutions));
    json_object_set_new(json, "class", json_string(class_word[verdict->class]));
    json_object_set_new(json, "case", cell != NULL ? json_string(cell) : json_null());
    json_object_set_new(
        json, "painleve",
        json_pack("{s:i, s:i}", "S+", (int)e->sign[contact_p_plus], "S-", (int)e->sign[contact_p_minus]));
    json_object_set_new(json, "cone", json_string(cone_word[verdict->cone]));
    json_object_set_new(json, "stability", stability_json(verdict));
    json_object_set_new(json, "impact_without_collision", json_string(iwc_word[verdict->impact_without_collision]));
    json_object_set_new(json, "resolution", resolution_json(verdict));
    json_object_set_new(json, "zeros", zeros_json(e));
    return json;
}

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "";
}

static void describe_value(const struct answer *answer, const char *name, const json_t *value, FILE *out)
{
    char *words = value_words(answer->pool, value);
    fprintf(out, "%s = %s", name, words);
    free(words);
}

static void describe_force(const struct answer *answer, const json_t *witness, FILE *out)
{
    const json_t *force = json_object_get(witness, "force"), *fails = json_object_get(witness, "fails");
    if (force != NULL) {
        describe_value(answer, "   lambda_N", json_object_get(force, "lambda_N"), out);
        describe_value(answer, ", lambda_T", json_object_get(force, "lambda_T"), out);
    }
    if (fails == NULL) return;
    fputs("   fails: ", out);
    if (answer->by_sign != NULL && strcmp(answer->by_sign, json_string_value(fails)) == 0) {
        fprintf(out, "%s %c 0", answer->by_sign, json_integer_value(json_object_get(witness, "sign")) > 0 ? '>' : '<');
        return;
    }
    describe_value(answer, json_string_value(fails), json_object_get(witness, "value"), out);
}

static void describe_modes(const struct answer *answer, FILE *out)
{
    static const char *const meaning[CONTACT_MODES] = {"flight", "positive slip", "negative slip", "stick"};
    for (int mode = 0; mode < CONTACT_MODES; mode++) {
        const char *name = contact_mode_name((enum contact_mode)mode);
        const char *stability = text_of(json_object_get(answer->verdict, "stability"), name);
        fprintf(out, "  %-2s  %-13s  %-12s  %-8s", name, meaning[mode],
                text_of(json_object_get(answer->verdict, "modes"), name), stability);
        describe_force(answer, json_object_get(json_object_get(answer->witness, "modes"), name), out);
        fputc('\n', out);
    }
}

static void describe_list(const json_t *list, const char *none, FILE *out)
{
    size_t i;
    const json_t *word;
    if (json_array_size(list) == 0) fputs(none, out);
    json_array_foreach (list, i, word) fprintf(out, "%s%s", i > 0 ? ", " : "", json_string_value(word));
}

static const char *class_in_words(const char *class)
{
    static const char *const words[][2] = {
        {"determinate", "exactly one motion is consistent"},
        {"indeterminate", "several motions are consistent: the equations do not choose"},
        {"inconsistent", "no motion is consistent: the Painleve paradox"},
        {"degenerate", "on a boundary: some motion is consistent only with equality"},
    };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(words[i][0], class) == 0) return words[i][1];
    return "";
}

void contact_describe(const struct answer *answer, FILE *out)
{
    const json_t *verdict = answer->verdict, *solutions = json_object_get(verdict, "solutions");
    const char *cell = text_of(verdict, "case");
    fprintf(out, "  %s (%s)\n", text_of(verdict, "class"), class_in_words(text_of(verdict, "class")));
    describe_modes(answer, out);
    fputs("  contact forces that solve the problem: ", out);
    if (json_is_integer(solutions))
        fprintf(out, "%d\n", (int)json_integer_value(solutions));
    else
        fputs("a continuum\n", out);
    fprintf(out, "  friction cone: %s; impact without collision: %s\n", text_of(verdict, "cone"),
            text_of(verdict, "impact_without_collision"));
    fputs("  what can follow: ", out);
    describe_list(json_object_get(verdict, "resolution"), "only marginal motions", out);
    fputs("\n  exactly zero: ", out);
    describe_list(json_object_get(verdict, "zeros"), "nothing", out);
    fprintf(out, "\n  paper's case: %s; row: %s\n", *cell != '\0' ? cell : "none (boundary of the table)", answer->row);
}
