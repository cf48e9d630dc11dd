/* SPDX-License-Identifier: BSD-2-Clause */
/* The data of kind `compliance`, its hypotheses and quantities; and the parts of the check in their order. */
#include "check/compliance/private.h"
#include "check/kernel/eval.h"

#include <stddef.h>

#define PROGRAM_TABLE
#define PROGRAM compliance
#define PROGRAM_INPUTS COMPLIANCE_INPUTS
#define PROGRAM_FORMULAS COMPLIANCE_FORMULAS
#include "formula/program.h"

#define NAME_OF_INPUT(name, unit, meaning)                                                                             \
    if (quantity == COMPLIANCE_##name) return known_text(#name);
#define NAME_OF_FORMULA(macro, output, unit, meaning)                                                                  \
    if (quantity == COMPLIANCE_##output) return known_text(#output);
static const char *quantity_name(int quantity)
{
    COMPLIANCE_INPUTS(NAME_OF_INPUT)
    COMPLIANCE_FORMULAS(NAME_OF_FORMULA)
    return known_text("");
}

int compliance_rejected(const struct compliance *c, const char *place, const char *item, const char *what)
{
    return answer_set(c->answer, ANSWER_REJECTED, place, item, what);
}

scalar compliance_add(const struct compliance *c, scalar x, scalar y)
{
    return scalar_add(c->pool, x, y);
}

scalar compliance_subtract(const struct compliance *c, scalar x, scalar y)
{
    return scalar_subtract(c->pool, x, y);
}

scalar compliance_multiply(const struct compliance *c, scalar x, scalar y)
{
    return scalar_multiply(c->pool, x, y);
}

scalar compliance_divide(const struct compliance *c, scalar x, scalar y)
{
    return scalar_divide(c->pool, x, y);
}

scalar compliance_negate(const struct compliance *c, scalar x)
{
    return scalar_subtract(c->pool, scalar_zero(c->pool), x);
}

struct range compliance_ends(const struct compliance *c, int node)
{
    const scalar low = quantity_number(c->json, c->pool, json_member(c->json, node, "low"));
    return (struct range){low, quantity_number(c->json, c->pool, json_member(c->json, node, "high"))};
}

int compliance_states(const struct compliance *c, int node, struct range x)
{
    return enclose_is_within(&c->e, x, compliance_ends(c, node));
}

/* The values of all quantities, by the program. */
static void evaluate(struct compliance *c)
{
    scalar node[PROGRAM_MAX_NODES];
    const int problem = json_member(c->json, 0, "problem");
    for (int i = 0; i < COMPLIANCE_FIELDS; i++)
        node[i] = quantity_number(c->json, c->pool, json_member(c->json, problem, quantity_name(i)));
    eval_program(&compliance_program, c->pool, node);
    for (int i = 0; i < COMPLIANCE_QUANTITIES; i++) {
        c->q[i] = node[compliance_program.quantity[i].node];
        c->sign[i] = (short)scalar_sign(c->q[i]);
    }
}

static int check_quantities(const struct compliance *c)
{
    const char *name[COMPLIANCE_QUANTITIES];
    for (int i = 0; i < COMPLIANCE_QUANTITIES; i++) name[i] = quantity_name(i);
    return quantities_check(c->json, c->pool, name, c->q, COMPLIANCE_QUANTITIES, c->answer);
}

static int check_hypotheses(const struct compliance *c)
{
    static const int positive[] = {COMPLIANCE_A, COMPLIANCE_C, COMPLIANCE_Delta, COMPLIANCE_k};
    static const int not_negative[] = {COMPLIANCE_mu, COMPLIANCE_d, COMPLIANCE_delta, COMPLIANCE_f_0};
    for (int i = 0; i < 4; i++) {
        if (c->sign[positive[i]] <= 0)
            return compliance_rejected(c, "problem", quantity_name(positive[i]), "outside the hypotheses");
        if (c->sign[not_negative[i]] < 0)
            return compliance_rejected(c, "problem", quantity_name(not_negative[i]), "outside the hypotheses");
    }
    return 1;
}

/* Reads the bits with which the producer worked. This checker uses more, because it rounds differently. */
static int read_bits(struct compliance *c)
{
    enum { LEAST = 64, MOST = 4096 };
    const struct json_node *node = &c->json->node[json_member(c->json, c->witness, "bits")];
    int bits = 0;
    if (node->end - node->start > 4) return compliance_rejected(c, "witness", "bits", "are too many");
    for (int i = node->start; i < node->end; i++) bits = 10 * bits + c->json->text[i] - '0';
    if (bits > MOST || bits < 0) return compliance_rejected(c, "witness", "bits", "are too many, or negative");
    c->e = (struct enclose){c->pool, (bits < LEAST ? LEAST : bits) + COMPLIANCE_MORE_BITS};
    return 1;
}

/* 1 when the point is drawn into contact: no force presses it, it does not approach, and it slips with p < 0. */
static int is_drawn_in(const struct compliance *c, const struct phase *phase)
{
    return c->sign[COMPLIANCE_f_0] == 0 && c->sign[COMPLIANCE_v] == 0 && c->sign[COMPLIANCE_delta] == 0 &&
           c->sign[COMPLIANCE_u] != 0 && scalar_sign(phase->pi) < 0;
}

/* Checks a verdict without contact or without force, in which everything else must be absent. */
static int check_nothing(const struct compliance *c, const char *end)
{
    static const char *const empty[] = {"phases", "events", "times"}, *const null[] = {
                                                                          "stability", "duration", "u",         "v",
                                                                          "delta",     "impulse",  "peak_force"};
    if (!json_is(c->json, json_member(c->json, c->verdict, "end"), end))
        return compliance_rejected(c, "verdict", "end", "is not how the motion begins");
    for (int i = 0; i < 3; i++)
        if (json_size(c->json, json_member(c->json, c->verdict, empty[i])) != 0)
            return compliance_rejected(c, "verdict", empty[i], "are stated without a motion");
    for (int i = 0; i < 7; i++)
        if (c->json->node[json_member(c->json, c->verdict, null[i])].type != JSON_NULL)
            return compliance_rejected(c, "verdict", null[i], "is stated without a motion");
    return json_size(c->json, json_member(c->json, c->witness, "phases")) == 0 ||
           compliance_rejected(c, "witness", "phases", "are there without a motion");
}

/* 1 when the row has the name of the end, which is checked separately. */
static int row_is_end(const struct compliance *c)
{
    static const char *const names[][2] = {{"detaches", "detaches"},
                                           {"sustains_stick", "sustains-stick"},
                                           {"sustains_slip", "sustains-slip"},
                                           {"no_contact", "no-contact"},
                                           {"rest", "rest"}};
    const int row = json_member(c->json, 0, "row"), end = json_member(c->json, c->verdict, "end");
    for (int i = 0; i < 5; i++)
        if (json_is(c->json, row, names[i][0]) && json_is(c->json, end, names[i][1])) return 1;
    return 0;
}

static int check_verdict(const struct compliance *c)
{
    const struct phase first = phase_of(c, start_phase(c));
    const int rises = start_rises(c, &first), without = rises > 0 && is_drawn_in(c, &first);
    const int stated = c->json->node[json_member(c->json, c->verdict, "impact_without_collision")].type == JSON_TRUE;
    if (stated != without) return compliance_rejected(c, "verdict", "impact_without_collision", "does not follow");
    if (!row_is_end(c)) return compliance_rejected(c, "", "row", "is not the end");
    if (rises > 0 ? !compliance_check_phases(c)
                  : !check_nothing(c, rises < 0 ? known_text("no-contact") : known_text("rest")))
        return 0;
    return compliance_check_limit(c, rises > 0) && compliance_check_widths(c);
}

int compliance_check(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    struct compliance c = {.json = json, .pool = pool, .answer = answer};
    c.verdict = json_member(json, 0, "verdict");
    c.witness = json_member(json, 0, "witness");
    evaluate(&c);
    return check_hypotheses(&c) && check_quantities(&c) && read_bits(&c) && check_verdict(&c);
}
