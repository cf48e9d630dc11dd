/* SPDX-License-Identifier: BSD-2-Clause */
/* The witness of each mode: Newton, Signorini and Coulomb, and refutation by sign
 * (spec/certificate.md, sections 4.3 and 4.4). */
#include "check/contact.h"

#include <stddef.h>

static const char *const place_of[MODES] = {"witness.modes.F", "witness.modes.S+", "witness.modes.S-",
                                            "witness.modes.T"};

/* The mode that is being checked. */
struct claim {
    struct contact *c;
    enum mode mode;
    int d;    /* direction of slip; 0 in F and T */
    int node; /* its witness */
    int p, k; /* the quantities of that direction */
};

static int wrong(const struct claim *m, const char *item, const char *what)
{
    return contact_rejected(m->c, place_of[m->mode], item, what);
}

static int member(const struct claim *m, const char *key)
{
    return json_member(m->c->json, m->node, key);
}

static int check_candidates(const struct claim *m, const char *candidates)
{
    return json_is(m->c->json, member(m, "candidates"), candidates) ||
           wrong(m, "candidates", "is not the number of forces that meet the mode's equalities");
}

/* The witness has exactly `keys` keys: those that are looked at, and no others. */
static int check_keys(const struct claim *m, int keys)
{
    return json_size(m->c->json, m->node) == keys ||
           wrong(m, "", "holds a statement too many or too few for what the mode turns out to be");
}

/* `fails`, `value` and `sign` name the quantity `name`, whose value is x. */
static int check_fails(const struct claim *m, const char *name, rational x)
{
    const int fails = member(m, "fails"), value = member(m, "value"), sign = member(m, "sign");
    if (fails == 0 || value == 0 || sign == 0) return wrong(m, "fails", "the inequality that fails is missing");
    if (!json_is(m->c->json, fails, name)) return wrong(m, "fails", "this is not the first inequality that fails");
    if (!rational_equal(contact_number(m->c, value), x))
        return wrong(m, "value", "is not the value of the inequality that fails");
    if (!contact_sign_is(m->c, sign, rational_sign(x))) return wrong(m, "sign", "is not the sign of the value");
    return 1;
}

/* A mode that needs no force to be ruled out. */
static int check_ruled_out(const struct claim *m, enum mode_status status, const char *candidates, const char *name,
                           int q)
{
    m->c->status[m->mode] = status;
    return check_candidates(m, candidates) && check_keys(m, 4) && check_fails(m, name, m->c->q[q]);
}

static rational friction_of(const struct claim *m, rational lambda_N)
{
    return rational_multiply(m->c->pool, m->c->q[Q_mu], lambda_N);
}

static int is_zero(rational x)
{
    return rational_sign(x) == 0;
}

/* The equalities of the mode, at a force that obeys Newton. */
static int check_equalities(const struct claim *m, const struct force *f)
{
    struct rational_pool *pool = m->c->pool;
    if (m->mode == FLIGHT)
        return (is_zero(f->lambda_N) && is_zero(f->lambda_T)) || wrong(m, "force", "there is no force in flight");
    if (!is_zero(f->v_dot)) return wrong(m, "force", "v_dot is not 0: the contact is lost");
    if (m->mode == STICK) return is_zero(f->u_dot) || wrong(m, "force", "u_dot is not 0: the point does not stick");
    const rational opposite = m->d > 0 ? rational_add(pool, f->lambda_T, friction_of(m, f->lambda_N))
                                       : rational_subtract(pool, f->lambda_T, friction_of(m, f->lambda_N));
    return is_zero(opposite) || wrong(m, "force", "lambda_T is not the friction force of this slip");
}

/* Reads `force` and checks it against Newton and the equalities. */
static int read_force(const struct claim *m, struct force *f)
{
    const struct json *json = m->c->json;
    const int node = member(m, "force");
    if (node == 0) return wrong(m, "force", "is missing");
    *f = contact_newton(m->c, contact_number(m->c, json_member(json, node, "lambda_N")),
                        contact_number(m->c, json_member(json, node, "lambda_T")));
    if (!rational_equal(contact_number(m->c, json_member(json, node, "u_dot")), f->u_dot))
        return wrong(m, "force", "u_dot is not a + A lambda_T + B lambda_N");
    if (!rational_equal(contact_number(m->c, json_member(json, node, "v_dot")), f->v_dot))
        return wrong(m, "force", "v_dot is not b + B lambda_T + C lambda_N");
    return check_equalities(m, f);
}

/* An inequality of the mode: direction * value >= 0. */
struct inequality {
    const char *name;
    rational value;
    int direction;
};

enum { MAX_INEQUALITIES = 3 };

/* Their number. */
static int inequalities_of(const struct claim *m, const struct force *f, struct inequality list[MAX_INEQUALITIES])
{
    struct rational_pool *pool = m->c->pool;
    if (m->mode == FLIGHT) {
        list[0] = (struct inequality){"v_dot", f->v_dot, 1};
        return 1;
    }
    list[0] = (struct inequality){"lambda_N", f->lambda_N, 1};
    if (m->mode == STICK) {
        const rational friction = friction_of(m, f->lambda_N);
        list[1] = (struct inequality){"cone_plus", rational_add(pool, f->lambda_T, friction), 1};
        list[2] = (struct inequality){"cone_minus", rational_subtract(pool, friction, f->lambda_T), 1};
        return 3;
    }
    list[1] = (struct inequality){"u_dot", f->u_dot, m->d};
    return m->c->sign[Q_u] == 0 ? 2 : 1;
}

/* What the inequalities make of the force: the first that fails refutes it, equalities put it on the boundary.
 * `keys` is the number of keys of the witness beside `fails`, `value`, `sign` and `equalities`. */
static int judge(const struct claim *m, const struct force *f, int keys)
{
    struct inequality list[MAX_INEQUALITIES];
    const char *equal[MAX_INEQUALITIES];
    const int n = inequalities_of(m, f, list);
    int equals = 0;
    for (int i = 0; i < n; i++) {
        const int sign = list[i].direction * rational_sign(list[i].value);
        if (sign < 0) {
            m->c->status[m->mode] = INCONSISTENT;
            return check_keys(m, keys + 3) && check_fails(m, list[i].name, list[i].value);
        }
        if (sign == 0) equal[equals++] = list[i].name;
    }
    m->c->status[m->mode] = equals > 0 ? BOUNDARY : CONSISTENT;
    m->c->force[m->mode] = *f;
    if (!check_keys(m, equals > 0 ? keys + 1 : keys)) return 0;
    if (equals == 0) return 1;
    const int equalities = member(m, "equalities");
    return (equalities != 0 && json_lists(m->c->json, equalities, equal, equals)) ||
           wrong(m, "equalities", "these are not the inequalities that hold with equality");
}

/* `to`: null, or d a / k. */
static int check_end(const struct claim *m)
{
    struct contact *c = m->c;
    const int to = member(m, "to");
    if (to == 0) return wrong(m, "to", "the end of the continuum is missing");
    const int is_null = c->json->node[to].type == JSON_NULL;
    if (c->sign[Q_u] != 0) return is_null || wrong(m, "to", "this continuum has no end");
    if (is_null) return wrong(m, "to", "this continuum has an end");
    c->to = contact_number(c, to);
    const rational k_to = rational_multiply(c->pool, c->q[m->k], c->to);
    const rational difference =
        m->d > 0 ? rational_subtract(c->pool, k_to, c->q[Q_a]) : rational_add(c->pool, k_to, c->q[Q_a]);
    return is_zero(difference) || wrong(m, "to", "u_dot is not 0 at the end of the continuum");
}

/* p = 0 and b = 0: every lambda_N meets the equalities, and for u = 0 u_dot = a - d k lambda_N with k > 0. */
static int check_line(const struct claim *m)
{
    struct contact *c = m->c;
    struct force f;
    const int outward = m->d * c->sign[Q_a];
    const enum mode_status right = c->sign[Q_u] != 0 || outward > 0 ? CONSISTENT : BOUNDARY;
    if (c->sign[Q_u] == 0 && outward < 0) return check_ruled_out(m, INCONSISTENT, "line", "a", Q_a);
    if (!check_candidates(m, "line") || !read_force(m, &f) || !judge(m, &f, 3) || !check_end(m)) return 0;
    if (c->status[m->mode] != right) return wrong(m, "force", "does not lie strictly inside the continuum");
    if (right == CONSISTENT) c->continuum = (int)m->mode;
    return 1;
}

static int check_mode(const struct claim *m)
{
    struct contact *c = m->c;
    struct force f;
    const int u = c->sign[Q_u];
    if (m->d * u < 0 || (m->mode == STICK && u != 0)) return check_ruled_out(m, INADMISSIBLE, "inadmissible", "u", Q_u);
    if (m->d != 0 && c->sign[m->p] == 0)
        return c->sign[Q_b] == 0 ? check_line(m) : check_ruled_out(m, INCONSISTENT, "none", "v_dot", Q_b);
    return check_candidates(m, "one") && read_force(m, &f) && judge(m, &f, 2);
}

int contact_is_mode_status(const struct contact *c, int node, enum mode_status status)
{
    switch (status) {
    case CONSISTENT: return json_is(c->json, node, "consistent");
    case BOUNDARY: return json_is(c->json, node, "boundary");
    case INCONSISTENT: return json_is(c->json, node, "inconsistent");
    case INADMISSIBLE: return json_is(c->json, node, "inadmissible");
    }
    return 0;
}

int contact_check_modes(struct contact *c)
{
    const int claims = json_member(c->json, c->verdict, "modes"), witnesses = json_member(c->json, c->witness, "modes");
    for (int i = 0; i < MODES; i++) {
        const enum mode mode = (enum mode)i;
        const char *name = contact_mode_name((enum mode)i);
        const int d = contact_slip_direction(mode);
        const struct claim m = {.c = c,
                                .mode = mode,
                                .d = d,
                                .node = json_member(c->json, witnesses, name),
                                .p = d < 0 ? Q_p_minus : Q_p_plus,
                                .k = d < 0 ? Q_k_minus : Q_k_plus};
        if (!check_mode(&m)) return 0;
        if (!contact_is_mode_status(c, json_member(c->json, claims, name), c->status[i]))
            return contact_rejected(c, "verdict.modes", name, "the witness shows another status");
    }
    return 1;
}
