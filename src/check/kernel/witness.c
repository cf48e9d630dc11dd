/* SPDX-License-Identifier: BSD-2-Clause */
/* The witness of the modes in a certificate (spec/certificate.md, section 4.4). */
#include "check/kernel/theory.h"

#include <stddef.h>

/* The mode that is being checked: its number, and the node of the object about it in the witness. */
struct claim {
    const struct theory_case *c;
    int mode, node;
};

static const struct mode_table *table_of(const struct claim *m)
{
    return &m->c->theory->mode[m->mode];
}

static const struct mode_outcome *outcome_of(const struct claim *m)
{
    return &m->c->outcome[m->mode];
}

static int mode_rejected(const struct claim *m, const char *what)
{
    return case_rejected(m->c, "witness.modes", table_of(m)->name, what);
}

static int member(const struct claim *m, const char *key)
{
    return json_member(m->c->json, m->node, key);
}

static scalar number(const struct theory_case *c, int object, const char *key)
{
    return quantity_number(c->json, c->pool, json_member(c->json, object, key));
}

/* Checks `candidates`: how many points satisfy the equalities. */
static int check_candidates(const struct claim *m)
{
    static const char *const words[] = {"inadmissible", "one", "none", "line"};
    return json_is(m->c->json, member(m, "candidates"), words[outcome_of(m)->candidates]) ||
           mode_rejected(m, "candidates is not the number of forces that meet the mode's equalities");
}

/* Checks `force`: the point and the values of the reports there, when there is a point. */
static int check_force(const struct claim *m)
{
    const struct theory_case *c = m->c;
    const struct numbers n = case_numbers(c);
    const int force = member(m, "force");
    if ((force != 0) != outcome_of(m)->has_point)
        return mode_rejected(m, "a force is missing, or there is one too many");
    if (force == 0) return 1;
    for (int k = 0; k < c->theory->reports; k++) {
        const struct linear f = form_read(&n, &c->theory->report[k].form, 1);
        if (!scalar_equal(number(c, force, c->theory->report[k].name), form_at(c->pool, f, outcome_of(m)->point)))
            return mode_rejected(m, "an acceleration is not that of its force");
    }
    return json_size(c->json, force) == c->theory->unknowns + c->theory->reports ||
           mode_rejected(m, "force holds a key too many or too few");
}

/* Checks `equalities`: their names, when there are some. */
static int check_equalities(const struct claim *m)
{
    const struct json *json = m->c->json;
    const int array = member(m, "equalities"), wanted = outcome_of(m)->status == MODE_BOUNDARY;
    int node = array + 1;
    if ((array != 0) != wanted) return mode_rejected(m, "equalities are missing, or there are none");
    if (array == 0) return 1;
    for (int k = 0; k < table_of(m)->inequalities; k++)
        if (outcome_of(m)->tight[k]) node = json_after(json, array, node, table_of(m)->inequality[k].name);
    return node == json->node[array].next || mode_rejected(m, "equalities are not those of the force");
}

/* The value that proves that a mode does not hold, and its name. */
static scalar refutation(const struct claim *m, const char **name)
{
    const struct mode_table *table = table_of(m);
    const struct mode_outcome *outcome = outcome_of(m);
    if (outcome->candidates == MODE_ONE) {
        const struct numbers n = case_numbers(m->c);
        const struct mode_inequality *x = &table->inequality[outcome->fails];
        *name = x->name;
        return form_at(m->c->pool, form_read(&n, &x->form, 1), outcome->point);
    }
    const struct mode_refutation *by = outcome->candidates == MODE_NONE   ? &table->none
                                       : outcome->candidates == MODE_LINE ? &table->line
                                                                          : &table->guard;
    *name = by->name;
    return m->c->q[by->quantity];
}

/* Checks `fails`, `value` and `sign`, which must describe it. */
static int check_fails(const struct claim *m)
{
    const int fails = member(m, "fails"), value = member(m, "value"), sign = member(m, "sign");
    const char *name;
    const scalar x = refutation(m, &name);
    if (fails == 0 || value == 0 || sign == 0) return mode_rejected(m, "the inequality that fails is missing");
    if (!json_is(m->c->json, fails, name)) return mode_rejected(m, "fails is not the first inequality that fails");
    if (!scalar_equal(quantity_number(m->c->json, m->c->pool, value), x))
        return mode_rejected(m, "value is not that of what fails");
    return quantity_sign_is(m->c->json, sign, scalar_sign(x)) || mode_rejected(m, "sign is not that of the value");
}

/* 1 when a node describes the end of a line: null when the line has no end. */
static int is_end(const struct claim *m, int node)
{
    const struct mode_outcome *outcome = outcome_of(m);
    if (m->c->json->node[node].type == JSON_NULL || !outcome->ends)
        return m->c->json->node[node].type == JSON_NULL && !outcome->ends;
    const scalar x = quantity_number(m->c->json, m->c->pool, node);
    return scalar_equal(scalar_multiply(m->c->pool, x, outcome->end_denominator), outcome->end_numerator);
}

/* Checks `to`: the end of a line that holds. */
static int check_end(const struct claim *m)
{
    const int to = member(m, "to"), wanted = outcome_of(m)->candidates == MODE_LINE && mode_holds(outcome_of(m));
    if ((to != 0) != wanted) return mode_rejected(m, "to is missing, or stands there needlessly");
    return to == 0 || is_end(m, to) || mode_rejected(m, "to is not the end of the line of forces");
}

/* The object has no further keys. */
static int check_keys(const struct claim *m)
{
    const struct mode_outcome *outcome = outcome_of(m);
    const int holds = mode_holds(outcome), line = holds && outcome->candidates == MODE_LINE;
    const int keys = 1 + outcome->has_point + line + (outcome->status == MODE_BOUNDARY) + (holds ? 0 : 3);
    return json_size(m->c->json, m->node) == keys || mode_rejected(m, "holds a statement too many or too few");
}

static int check_claim(const struct claim *m)
{
    if (!check_candidates(m) || !check_force(m) || !check_end(m)) return 0;
    if (mode_holds(outcome_of(m)) ? !check_equalities(m) : !check_fails(m)) return 0;
    return check_keys(m);
}

/* Reads the point in the witness. */
static void read_point(const struct theory_case *c, int force, struct point *point)
{
    for (int k = 0; k < FORM_MAX_UNKNOWNS; k++)
        point->of[k] = k < c->theory->unknowns ? number(c, force, c->theory->unknown[k]) : scalar_zero(c->pool);
}

static int check_mode(struct theory_case *c, int mode)
{
    const struct mode_table *table = &c->theory->mode[mode];
    const struct claim m = {c, mode, json_member(c->json, json_member(c->json, c->witness, "modes"), table->name)};
    const struct numbers n = case_numbers(c);
    const int force = member(&m, "force");
    struct point point;
    if (force != 0) read_point(c, force, &point);
    const char *what = mode_find(&n, table, c->sign, force != 0 ? &point : NULL, &c->outcome[mode]);
    return what == NULL ? check_claim(&m) : mode_rejected(&m, what);
}

int case_check_modes(struct theory_case *c)
{
    for (int i = 0; i < c->theory->modes; i++)
        if (!check_mode(c, i)) return 0;
    return 1;
}
