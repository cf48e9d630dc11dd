/* SPDX-License-Identifier: BSD-2-Clause */
/* Certificates about numbers that are only enclosed (spec/certificate.md, section 9.6): every range is evaluated again,
 * and the rest follows from the signs. */
#include "check/contact.h"
#include "check/contact_program.h"
#include "check/element.h"
#include "check/quantities.h"

#include <stddef.h>

static const char place_modes[] = "witness.modes";

static int wrong(const struct contact *c, const char *place, const char *item)
{
    return contact_rejected(c, place, item, "is not what the enclosures of the problem give");
}

/* The range of {"lo","hi"}. */
static struct range read_range(const struct contact *c, int node)
{
    return (struct range){contact_number(c, json_member(c->json, node, "lo")),
                          contact_number(c, json_member(c->json, node, "hi"))};
}

static int is_enclosure(const struct contact *c, int node)
{
    return c->json->node[node].type == JSON_OBJECT && json_member(c->json, node, "lo") != 0;
}

/* The range of a field: of a root, that of its value, which has to enclose it. */
static int read_input(const struct contact *c, int field, int value, struct range *range)
{
    const int is_root = json_member(c->json, field, "poly") != 0;
    const int node = is_root ? value : field;
    if (c->json->node[field].type != JSON_OBJECT) {
        *range = range_of(contact_number(c, field));
        return 1;
    }
    if (!is_enclosure(c, node)) return 0;
    *range = read_range(c, node);
    if (rational_sign(rational_subtract(c->pool, range->high, range->low)) < 0) return 0;
    return !is_root || (element_is_beside_root(c->pool, c->json, field, range->low, 1) &&
                        element_is_beside_root(c->pool, c->json, field, range->high, -1));
}

static int same_range(const struct contact *c, int node, struct range range)
{
    if (rational_equal(range.low, range.high))
        return !is_enclosure(c, node) && rational_equal(contact_number(c, node), range.low);
    if (!is_enclosure(c, node)) return 0;
    const struct range claim = read_range(c, node);
    return rational_equal(claim.low, range.low) && rational_equal(claim.high, range.high);
}

static int check_quantity(struct contact *c, int i, int node, struct range range)
{
    const char *name = contact_quantity_name(i);
    const int by = json_member(c->json, node, "by");
    c->sign[i] = (short)range_sign(range);
    if (!same_range(c, json_member(c->json, node, "value"), range)) return wrong(c, "quantities", name);
    if (c->sign[i] == RANGE_OPEN) return contact_rejected(c, "quantities", name, "the enclosures leave its sign open");
    if (!contact_sign_is(c, json_member(c->json, node, "sign"), c->sign[i])) return wrong(c, "quantities", name);
    return json_is(c->json, by, "filter") || json_is(c->json, by, "interval") || json_is(c->json, by, "exact") ||
           contact_rejected(c, "quantities", name, "by is none of filter, interval, exact");
}

static int check_quantities(struct contact *c)
{
    const int problem = json_member(c->json, c->root, "problem"),
              quantities = json_member(c->json, c->root, "quantities");
    struct range node[PROGRAM_MAX_NODES];
    for (int i = 0; i < contact_program.inputs; i++) {
        const char *name = contact_quantity_name(i);
        const int value = json_member(c->json, json_member(c->json, quantities, name), "value");
        if (!read_input(c, json_member(c->json, problem, name), value, node + i))
            return contact_rejected(c, "quantities", name, "does not enclose the number of the problem");
    }
    range_evaluate(c->pool, &contact_program, node);
    for (int i = 0; i < QUANTITIES; i++)
        if (!check_quantity(c, i, json_member(c->json, quantities, contact_quantity_name(i)),
                            node[contact_program.quantity[i].node]))
            return 0;
    return contact_is_inside(c) || contact_reject_outside(c);
}

/* An inequality of a mode: direction * value >= 0, and the sign of the left side. */
struct inequality {
    const char *name;
    int sign, direction;
};

static int inequalities_of(const struct contact *c, enum mode mode, struct inequality list[3])
{
    const int d = contact_slip_direction(mode);
    const int p = c->sign[d < 0 ? Q_p_minus : Q_p_plus], E = c->sign[d < 0 ? Q_E_minus : Q_E_plus];
    if (mode == FLIGHT) {
        list[0] = (struct inequality){"v_dot", c->sign[Q_b], 1};
        return 1;
    }
    if (mode == STICK) {
        list[0] = (struct inequality){"lambda_N", c->sign[Q_N], 1};
        list[1] = (struct inequality){"cone_plus", -c->sign[Q_E_plus], 1};
        list[2] = (struct inequality){"cone_minus", -c->sign[Q_E_minus], 1};
        return 3;
    }
    list[0] = (struct inequality){"lambda_N", -c->sign[Q_b] * p, 1};
    list[1] = (struct inequality){"u_dot", E * p, d};
    return c->sign[Q_u] == 0 ? 2 : 1;
}

/* A witness that says only this. */
static int says_fails(const struct contact *c, int node, const char *candidates, const char *name, int sign)
{
    const int fails = json_member(c->json, node, "fails"), claim = json_member(c->json, node, "sign");
    return json_size(c->json, node) == 3 && json_is(c->json, json_member(c->json, node, "candidates"), candidates) &&
           fails != 0 && json_is(c->json, fails, name) && claim != 0 && contact_sign_is(c, claim, sign);
}

static int says_equalities(const struct contact *c, int node, const char *candidates, const char *const *name, int n)
{
    const int equalities = json_member(c->json, node, "equalities");
    if (!json_is(c->json, json_member(c->json, node, "candidates"), candidates)) return 0;
    if (n == 0) return json_size(c->json, node) == 1;
    return json_size(c->json, node) == 2 && equalities != 0 && json_lists(c->json, equalities, name, n);
}

static int judge(const struct contact *c, enum mode mode, int node)
{
    struct inequality list[3];
    const char *equal[3];
    const int n = inequalities_of(c, mode, list);
    int equals = 0;
    for (int i = 0; i < n; i++) {
        if (list[i].sign < 0) return says_fails(c, node, "one", list[i].name, list[i].sign * list[i].direction);
        if (list[i].sign == 0) equal[equals++] = list[i].name;
    }
    return says_equalities(c, node, "one", equal, equals);
}

static int check_mode(const struct contact *c, enum mode mode, int node)
{
    static const char *const line_equalities[2] = {"lambda_N", "u_dot"};
    const int d = contact_slip_direction(mode), p = c->sign[d < 0 ? Q_p_minus : Q_p_plus];
    if (c->status[mode] == INADMISSIBLE) return says_fails(c, node, "inadmissible", "u", c->sign[Q_u]);
    if (d == 0 || p != 0) return judge(c, mode, node);
    if (c->sign[Q_b] != 0) return says_fails(c, node, "none", "v_dot", c->sign[Q_b]);
    if (c->status[mode] == INCONSISTENT) return says_fails(c, node, "line", "a", c->sign[Q_a]);
    return says_equalities(c, node, "line", line_equalities, c->status[mode] == BOUNDARY ? 2 : 0);
}

static int check_modes(const struct contact *c)
{
    const int modes = json_member(c->json, c->witness, "modes");
    for (int i = 0; i < MODES; i++)
        if (!check_mode(c, (enum mode)i, json_member(c->json, modes, contact_mode_name((enum mode)i))))
            return wrong(c, place_modes, contact_mode_name((enum mode)i));
    return 1;
}

/* The modes of the solution that begins with `first`; returns their number, 0 when another mode begins it. */
static int modes_of(const struct contact *c, int first, const char *name[MODES])
{
    int n = 0;
    if (!contact_has_force(c, (enum mode)first)) return 0;
    for (int x = 0; x < first && c->continuum < 0; x++)
        if (contact_has_force(c, (enum mode)x) && contact_is_same_force(c, (enum mode)x, (enum mode)first)) return 0;
    for (int y = first; y < MODES; y++) {
        if (!contact_has_force(c, (enum mode)y)) continue;
        if (y == first || c->continuum >= 0 || contact_is_same_force(c, (enum mode)first, (enum mode)y))
            name[n++] = contact_mode_name((enum mode)y);
    }
    return n;
}

static int check_solution(const struct contact *c, int node, const char *const *name, int n)
{
    const int keys = c->continuum >= 0 ? 3 : 1;
    if (json_size(c->json, node) != keys || !json_lists(c->json, json_member(c->json, node, "modes"), name, n))
        return 0;
    if (c->continuum < 0) return 1;
    const int continuum = json_member(c->json, node, "continuum"), from = json_member(c->json, node, "from");
    return continuum != 0 && c->json->node[continuum].type == JSON_TRUE && from != 0 &&
           c->json->node[from].type == JSON_STRING && rational_sign(contact_number(c, from)) == 0;
}

static int check_solutions(const struct contact *c)
{
    const int list = json_member(c->json, c->witness, "solutions");
    const int count = c->continuum >= 0 ? 1 : c->solutions;
    int node = list + 1, seen = 0;
    if (json_size(c->json, list) != count) return wrong(c, "witness", "solutions");
    for (int first = 0; first < MODES && seen < count; first++) {
        const char *name[MODES];
        const int n = modes_of(c, first, name);
        if (n == 0) continue;
        if (!check_solution(c, node, name, n)) return wrong(c, "witness", "solutions");
        node = c->json->node[node].next;
        seen++;
    }
    return 1;
}

int contact_check_enclosed(const struct json *json, struct rational_pool *pool, struct answer *answer)
{
    struct contact c = {.json = json, .pool = pool, .answer = answer};
    c.verdict = json_member(json, c.root, "verdict");
    c.witness = json_member(json, c.root, "witness");
    if (!check_quantities(&c)) return 0;
    contact_conclude(&c);
    return contact_check_claims(&c, json_member(json, c.root, "row")) && check_modes(&c) && check_solutions(&c);
}
