/* SPDX-License-Identifier: BSD-2-Clause */
/* The witness of a verdict: the data with which it can be checked without search (spec/certificate.md). */
#include "contact/contact.h"
#include "contact/program.h"
#include "numbers/exact.h"
#include "problem/number_json.h"

#include <stdlib.h>

/* The data from which a witness is computed. */
struct scene {
    struct number_pool *pool;
    const struct evaluation *e;
};

/* A contact force and the accelerations under it (newton_program). */
struct force {
    const struct number *node[newton_NODES];
};

static const struct number *value_of(const struct scene *s, int node)
{
    return s->e->value[node];
}

static int sign_of(const struct scene *s, int node)
{
    return (int)s->e->sign[node];
}

static const struct number *negative(const struct scene *s, const struct number *x)
{
    return number_subtract(s->pool, number_from_integer(s->pool, 0), x);
}

static void put_number(const struct scene *s, json_t *object, const char *key, const struct number *x)
{
    json_object_set_new(object, key, number_value_json(s->pool, x));
}

static struct force force_from(const struct scene *s, const struct number *lambda_N, const struct number *lambda_T)
{
    struct force force;
    force.node[newton_a] = value_of(s, contact_a);
    force.node[newton_b] = value_of(s, contact_b);
    force.node[newton_A] = value_of(s, contact_A);
    force.node[newton_B] = value_of(s, contact_B);
    force.node[newton_C] = value_of(s, contact_C);
    force.node[newton_lambda_N] = lambda_N;
    force.node[newton_lambda_T] = lambda_T;
    exact_evaluate(s->pool, newton_program.code, newton_OPERATIONS, newton_INPUTS, force.node);
    return force;
}

/* Sets an acceleration to 0 that the equations of the mode make zero. A rational one is left as it was computed, so
 * that the certificate shows the sum; to recognise a real one as 0 may be too expensive. */
static void make_zero(const struct scene *s, struct force *force, int node)
{
    if (!number_is_rational(force->node[node])) force->node[node] = number_from_integer(s->pool, 0);
}

/* Slip in the direction `d` (1 or -1): Coulomb's law with the full friction force, lambda_T = -d mu lambda_N. */
static struct force slip_force(const struct scene *s, int d, const struct number *lambda_N)
{
    const struct number *friction = number_multiply(s->pool, value_of(s, contact_mu), lambda_N);
    struct force force = force_from(s, lambda_N, d > 0 ? negative(s, friction) : friction);
    make_zero(s, &force, newton_v_dot);
    return force;
}

static struct force stick_force(const struct scene *s)
{
    struct force force = force_from(s, number_divide(s->pool, value_of(s, contact_N), value_of(s, contact_Delta)),
                                    number_divide(s->pool, value_of(s, contact_N_T), value_of(s, contact_Delta)));
    make_zero(s, &force, newton_u_dot);
    make_zero(s, &force, newton_v_dot);
    return force;
}

static json_t *force_json(const struct scene *s, const struct force *force)
{
    json_t *object = json_object();
    put_number(s, object, "lambda_N", force->node[newton_lambda_N]);
    put_number(s, object, "lambda_T", force->node[newton_lambda_T]);
    put_number(s, object, "u_dot", force->node[newton_u_dot]);
    put_number(s, object, "v_dot", force->node[newton_v_dot]);
    return object;
}

/* An inequality of a mode: value >= 0 for direction 1, value <= 0 for direction -1; and the sign of direction * value. */
struct inequality {
    const char *name;
    const struct number *value;
    int direction, sign;
};

enum { MAX_INEQUALITIES = 3 };

/* In slip lambda_N = -b / p, and for u = 0 the acceleration in the direction of slip is E / p. On the line p = b = 0
 * the force was chosen, and the signs are computed from it. */
static int slip_inequalities(const struct scene *s, int d, const struct force *force,
                             struct inequality list[MAX_INEQUALITIES])
{
    const struct number *lambda_N = force->node[newton_lambda_N], *u_dot = force->node[newton_u_dot];
    const int p = sign_of(s, d > 0 ? contact_p_plus : contact_p_minus);
    const int E = sign_of(s, d > 0 ? contact_E_plus : contact_E_minus);
    list[0] = (struct inequality){"lambda_N", lambda_N, 1, p != 0 ? -sign_of(s, contact_b) * p : number_sign(lambda_N)};
    if (sign_of(s, contact_u) != 0) return 1;
    list[1] = (struct inequality){"u_dot", u_dot, d, p != 0 ? E * p : d * number_sign(u_dot)};
    return 2;
}

/* The inequalities of a mode [CV16, Table 1] at a force that solves its equations; returns their number. Their signs
 * follow from those of the quantities; in stick, for example, lambda_T + mu lambda_N = -E_plus / Delta. */
static int inequalities_of(const struct scene *s, enum contact_mode mode, const struct force *force,
                           struct inequality list[MAX_INEQUALITIES])
{
    const struct number *lambda_N = force->node[newton_lambda_N], *lambda_T = force->node[newton_lambda_T];
    if (mode == MODE_S_PLUS || mode == MODE_S_MINUS)
        return slip_inequalities(s, mode == MODE_S_PLUS ? 1 : -1, force, list);
    if (mode == MODE_F) {
        list[0] = (struct inequality){"v_dot", force->node[newton_v_dot], 1, sign_of(s, contact_b)};
        return 1;
    }
    const struct number *friction = number_multiply(s->pool, value_of(s, contact_mu), lambda_N);
    const struct number *plus = number_add(s->pool, friction, lambda_T);
    const struct number *minus = number_subtract(s->pool, friction, lambda_T);
    list[0] = (struct inequality){"lambda_N", lambda_N, 1, sign_of(s, contact_N)};
    list[1] = (struct inequality){"cone_plus", plus, 1, -sign_of(s, contact_E_plus)};
    list[2] = (struct inequality){"cone_minus", minus, 1, -sign_of(s, contact_E_minus)};
    return 3;
}

static void put_failure(const struct scene *s, json_t *witness, const char *name, const struct number *value, int sign)
{
    json_object_set_new(witness, "fails", json_string(name));
    put_number(s, witness, "value", value);
    json_object_set_new(witness, "sign", json_integer(sign));
}

/* The witness of a mode whose equations have one solution. */
static json_t *witness_of_one(const struct scene *s, enum contact_mode mode, const struct force *force)
{
    struct inequality list[MAX_INEQUALITIES];
    const int n = inequalities_of(s, mode, force, list);
    json_t *witness = json_pack("{s:s, s:o}", "candidates", "one", "force", force_json(s, force));
    json_t *equalities = json_array();
    int failed = 0;
    for (int i = 0; i < n && !failed; i++) {
        failed = list[i].sign < 0;
        if (failed) put_failure(s, witness, list[i].name, list[i].value, list[i].direction * list[i].sign);
        if (list[i].sign == 0) json_array_append_new(equalities, json_string(list[i].name));
    }
    if (!failed && json_array_size(equalities) > 0) json_object_set(witness, "equalities", equalities);
    json_decref(equalities);
    return witness;
}

/* The end of the line of forces for p = 0, b = 0: u_dot = a - d k lambda_N becomes zero at lambda_N = a / (d k), where
 * k > 0; there is no end for u != 0. */
static const struct number *end_of_line(const struct scene *s, int d)
{
    if (sign_of(s, contact_u) != 0) return NULL;
    const struct number *end =
        number_divide(s->pool, value_of(s, contact_a), value_of(s, d > 0 ? contact_k_plus : contact_k_minus));
    return d > 0 ? end : negative(s, end);
}

static json_t *witness_of_line(const struct scene *s, int d)
{
    const struct number *end = end_of_line(s, d);
    if (end != NULL && number_sign(end) < 0) {
        json_t *witness = json_pack("{s:s}", "candidates", "line");
        put_failure(s, witness, "a", value_of(s, contact_a), sign_of(s, contact_a));
        return witness;
    }
    const struct number *inside =
        end == NULL ? number_from_integer(s->pool, 1) : number_divide(s->pool, end, number_from_integer(s->pool, 2));
    const struct force force = slip_force(s, d, inside);
    json_t *witness = witness_of_one(s, d > 0 ? MODE_S_PLUS : MODE_S_MINUS, &force);
    json_object_set_new(witness, "candidates", json_string("line"));
    if (end != NULL)
        put_number(s, witness, "to", end);
    else
        json_object_set_new(witness, "to", json_null());
    return witness;
}

static json_t *witness_of_slip(const struct scene *s, int d)
{
    const int p = d > 0 ? contact_p_plus : contact_p_minus;
    if (sign_of(s, p) == 0 && sign_of(s, contact_b) == 0) return witness_of_line(s, d);
    if (sign_of(s, p) == 0) {
        json_t *witness = json_pack("{s:s}", "candidates", "none");
        put_failure(s, witness, "v_dot", value_of(s, contact_b), sign_of(s, contact_b));
        return witness;
    }
    const struct number *lambda_N = number_divide(s->pool, negative(s, value_of(s, contact_b)), value_of(s, p));
    const struct force force = slip_force(s, d, lambda_N);
    return witness_of_one(s, d > 0 ? MODE_S_PLUS : MODE_S_MINUS, &force);
}

static json_t *witness_of_mode(const struct scene *s, enum contact_mode mode, enum mode_status status)
{
    if (status == INADMISSIBLE) {
        json_t *witness = json_pack("{s:s}", "candidates", "inadmissible");
        put_failure(s, witness, "u", value_of(s, contact_u), sign_of(s, contact_u));
        return witness;
    }
    if (mode == MODE_S_PLUS || mode == MODE_S_MINUS) return witness_of_slip(s, mode == MODE_S_PLUS ? 1 : -1);
    const struct number *zero = number_from_integer(s->pool, 0);
    const struct force force = mode == MODE_F ? force_from(s, zero, zero) : stick_force(s);
    return witness_of_one(s, mode, &force);
}

/* 1 when two modes, x before y, that have one force each have the same. Slip has lambda_N = -b / p, and for u_dot = 0,
 * that is E = 0, the force of stick. */
static int same_force(const struct scene *s, enum contact_mode x, enum contact_mode y)
{
    const int b = sign_of(s, contact_b);
    if (y == MODE_T && x == MODE_F) return sign_of(s, contact_N) == 0 && sign_of(s, contact_N_T) == 0;
    if (y == MODE_T) return sign_of(s, x == MODE_S_PLUS ? contact_E_plus : contact_E_minus) == 0;
    return b == 0 || (x != MODE_F && sign_of(s, contact_mu) == 0);
}

static int has_force(const struct contact_verdict *verdict, int mode)
{
    return verdict->mode[mode] == CONSISTENT || verdict->mode[mode] == BOUNDARY;
}

/* The distinct forces, each with all the modes that have it. */
static void add_solutions(const struct scene *s, const struct contact_verdict *verdict, const json_t *modes,
                          json_t *solutions)
{
    json_t *names_of[CONTACT_MODES] = {NULL};
    for (int y = 0; y < CONTACT_MODES; y++) {
        const char *name = contact_mode_name((enum contact_mode)y);
        if (!has_force(verdict, y)) continue;
        for (int x = 0; x < y && names_of[y] == NULL; x++)
            if (names_of[x] != NULL && same_force(s, (enum contact_mode)x, (enum contact_mode)y))
                names_of[y] = names_of[x];
        if (names_of[y] == NULL) {
            const json_t *force = json_object_get(json_object_get(modes, name), "force");
            names_of[y] = json_array();
            json_array_append_new(solutions,
                                  json_pack("{s:O, s:O, s:o}", "lambda_N", json_object_get(force, "lambda_N"),
                                            "lambda_T", json_object_get(force, "lambda_T"), "modes", names_of[y]));
        }
        json_array_append_new(names_of[y], json_string(name));
    }
}

/* A continuum is one solution, from lambda_N = 0 to its end; it contains the forces of the other modes. */
static json_t *continuum_json(const struct contact_verdict *verdict, const json_t *modes)
{
    json_t *names = json_array();
    const json_t *to = NULL;
    for (int mode = 0; mode < CONTACT_MODES; mode++) {
        const json_t *witness = json_object_get(modes, contact_mode_name((enum contact_mode)mode));
        if (has_force(verdict, mode))
            json_array_append_new(names, json_string(contact_mode_name((enum contact_mode)mode)));
        if (verdict->mode[mode] == CONSISTENT) to = json_object_get(witness, "to");
    }
    return json_pack("{s:b, s:s, s:O, s:o}", "continuum", 1, "from", "0", "to", to, "modes", names);
}

static json_t *solutions_json(const struct scene *s, const struct contact_verdict *verdict, const json_t *modes)
{
    json_t *solutions = json_array();
    if (verdict->solutions == CONTINUUM)
        json_array_append_new(solutions, continuum_json(verdict, modes));
    else
        add_solutions(s, verdict, modes, solutions);
    return solutions;
}

json_t *contact_witness_json(struct number_pool *pool, const struct contact_verdict *verdict,
                             const struct evaluation *e)
{
    const struct scene scene = {pool, e};
    json_t *modes = json_object();
    for (int mode = 0; mode < CONTACT_MODES; mode++)
        json_object_set_new(modes, contact_mode_name((enum contact_mode)mode),
                            witness_of_mode(&scene, (enum contact_mode)mode, verdict->mode[mode]));
    json_t *solutions = solutions_json(&scene, verdict, modes);
    return json_pack("{s:o, s:o}", "modes", modes, "solutions", solutions);
}
