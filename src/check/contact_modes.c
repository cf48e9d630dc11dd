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

/*@ predicate claim_ready{L}(struct claim *m) = \valid_read(m) && contact_evaluated(m->c) && \separated(m, m->c) &&
  @   \separated(m, m->c->answer) && 0 <= m->mode < MODES && -1 <= m->d <= 1 && 0 <= m->node < m->c->json->count &&
  @   0 <= m->p < QUANTITIES && 0 <= m->k < QUANTITIES;
  @ predicate claim_judged{L}(struct claim *m) =
  @   claim_ready(m) && (has_force(m->c, m->mode) ==> force_ok(m->c->force[m->mode])); */
#define CLAIM_ANSWER *m->c->answer, rational_doubt
#define CLAIM_STATUS m->c->status[m->mode]
#define CLAIM_FORCE m->c->force[m->mode]

/*@ requires \valid_read(m) && m->mode < MODES && \valid_read(m->c) && \valid(m->c->answer);
  @ assigns *m->c->answer;
  @ ensures \result == 0; */
static int wrong(const struct claim *m, const char *item, const char *what)
{
    return contact_rejected(m->c, place_of[m->mode], item, what);
}

/*@ requires claim_ready(m);
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures 0 <= \result < m->c->json->count; */
static int member(const struct claim *m, const char *key)
{
    return json_member(m->c->json, m->node, key);
}

/*@ requires claim_ready(m);
  @ requires constant_text(candidates);
  @ assigns *m->c->answer;
  @ ensures 0 <= \result <= 1 && (\result != 0 ==> claim_ready(m)); */
static int check_candidates(const struct claim *m, const char *candidates)
{
    return json_is(m->c->json, member(m, "candidates"), candidates) ||
           wrong(m, "candidates", "is not the number of forces that meet the mode's equalities");
}

/* The witness has exactly `keys` keys: those that are looked at, and no others. */
/*@ requires claim_ready(m);
  @ assigns *m->c->answer;
  @ ensures 0 <= \result <= 1 && (\result != 0 ==> claim_ready(m)); */
static int check_keys(const struct claim *m, int keys)
{
    return json_size(m->c->json, m->node) == keys ||
           wrong(m, "", "holds a statement too many or too few for what the mode turns out to be");
}

/* `fails`, `value` and `sign` name the quantity `name`, whose value is x. */
/*@ requires claim_ready(m) && x != \null;
  @ requires constant_text(name);
  @ assigns CLAIM_ANSWER;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> claim_ready(m)); */
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
/*@ requires claim_ready(m) && 0 <= q < QUANTITIES && (status == INCONSISTENT || status == INADMISSIBLE);
  @ requires constant_text(candidates);
  @ requires constant_text(name);
  @ assigns CLAIM_STATUS, CLAIM_ANSWER;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> claim_judged(m)); */
static int check_ruled_out(const struct claim *m, enum mode_status status, const char *candidates, const char *name,
                           int q)
{
    m->c->status[m->mode] = (unsigned char)status;
    return check_candidates(m, candidates) && check_keys(m, 4) && check_fails(m, name, m->c->q[q]);
}

/*@ requires claim_ready(m) && lambda_N != \null;
  @ assigns \nothing;
  @ ensures \result != \null; */
static rational friction_of(const struct claim *m, rational lambda_N)
{
    return rational_multiply(m->c->pool, m->c->q[Q_mu], lambda_N);
}

/*@ requires x != \null;
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_zero(rational x)
{
    return rational_sign(x) == 0;
}

/* The equalities of the mode, at a force that obeys Newton. */
/*@ requires claim_ready(m) && force_ok(f);
  @ assigns CLAIM_ANSWER;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> claim_ready(m)); */
static int check_equalities(const struct claim *m, struct force f)
{
    struct rational_pool *pool = m->c->pool;
    if (m->mode == FLIGHT)
        return (is_zero(f.lambda_N) && is_zero(f.lambda_T)) || wrong(m, "force", "there is no force in flight");
    if (!is_zero(f.v_dot)) return wrong(m, "force", "v_dot is not 0: the contact is lost");
    if (m->mode == STICK) return is_zero(f.u_dot) || wrong(m, "force", "u_dot is not 0: the point does not stick");
    const rational opposite = m->d > 0 ? rational_add(pool, f.lambda_T, friction_of(m, f.lambda_N))
                                       : rational_subtract(pool, f.lambda_T, friction_of(m, f.lambda_N));
    return is_zero(opposite) || wrong(m, "force", "lambda_T is not the friction force of this slip");
}

/* The force in a node, and what it causes by Newton. */
/*@ requires claim_ready(m) && 0 <= node < m->c->json->count;
  @ assigns rational_doubt;
  @ ensures force_ok(\result) && DOUBT_STAYS; */
static struct force force_at(const struct claim *m, int node)
{
    const rational lambda_N = contact_number(m->c, json_member(m->c->json, node, "lambda_N"));
    const rational lambda_T = contact_number(m->c, json_member(m->c->json, node, "lambda_T"));
    return contact_newton(m->c, lambda_N, lambda_T);
}

/* The accelerations in a node are those of the force, which obeys the equalities. */
/*@ requires claim_ready(m) && 0 <= node < m->c->json->count && force_ok(f);
  @ assigns CLAIM_ANSWER;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> claim_ready(m)); */
static int check_force(const struct claim *m, int node, struct force f)
{
    if (!rational_equal(contact_number(m->c, json_member(m->c->json, node, "u_dot")), f.u_dot))
        return wrong(m, "force", "u_dot is not a + A lambda_T + B lambda_N");
    if (!rational_equal(contact_number(m->c, json_member(m->c->json, node, "v_dot")), f.v_dot))
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

/*@ predicate inequality_ok(struct inequality x) =
  @   constant_text(x.name) && x.value != \null && -1 <= x.direction <= 1; */

/*@ requires constant_text(name);
  @ requires value != \null && -1 <= direction <= 1;
  @ assigns \nothing;
  @ ensures inequality_ok(\result); */
static struct inequality at_least_zero(const char *name, rational value, int direction)
{
    return (struct inequality){name, value, direction};
}

/*@ requires claim_ready(m);
  @ assigns \nothing;
  @ ensures 1 <= \result <= MAX_INEQUALITIES; */
static int count_inequalities(const struct claim *m)
{
    if (m->mode == FLIGHT) return 1;
    if (m->mode == STICK) return 3;
    return m->c->sign[Q_u] == 0 ? 2 : 1;
}

/* The i-th inequality, at a force. */
/*@ requires claim_ready(m) && force_ok(f);
  @ assigns \nothing;
  @ ensures inequality_ok(\result); */
static struct inequality inequality_of(const struct claim *m, struct force f, int i)
{
    struct rational_pool *pool = m->c->pool;
    if (m->mode == FLIGHT) return at_least_zero("v_dot", f.v_dot, 1);
    if (i == 0) return at_least_zero("lambda_N", f.lambda_N, 1);
    if (m->mode != STICK) return at_least_zero("u_dot", f.u_dot, m->d);
    const rational friction = friction_of(m, f.lambda_N);
    if (i == 1) return at_least_zero("cone_plus", rational_add(pool, f.lambda_T, friction), 1);
    return at_least_zero("cone_minus", rational_subtract(pool, friction, f.lambda_T), 1);
}

/* This inequality is the first that fails. */
/*@ requires claim_ready(m) && inequality_ok(x) && 0 <= keys <= 5;
  @ assigns CLAIM_STATUS, CLAIM_ANSWER;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> claim_judged(m)); */
static int refute(const struct claim *m, struct inequality x, int keys)
{
    m->c->status[m->mode] = INCONSISTENT;
    return check_keys(m, keys + 3) && check_fails(m, x.name, x.value);
}

/* The status of the mode, which has a force. */
/*@ requires claim_ready(m) && force_ok(f);
  @ assigns CLAIM_STATUS, CLAIM_FORCE;
  @ ensures claim_judged(m); */
static void settle(const struct claim *m, enum mode_status status, struct force f)
{
    m->c->status[m->mode] = (unsigned char)status;
    m->c->force[m->mode] = f;
    //@ assert json: m->c->json == \at(m->c->json, Pre) && m->c->json->text == \at(m->c->json->text, Pre);
    //@ assert others: m->c->pool == \at(m->c->pool, Pre) && m->c->answer == \at(m->c->answer, Pre);
    //@ assert numbers: contact_numbers(m->c);
    //@ assert ready: claim_ready(m);
}

/*@ requires claim_ready(m) && 0 <= equals && \valid_read(equal + (0 .. equals - 1));
  @ requires \forall integer k; 0 <= k < equals ==> constant_text(equal[k]);
  @ assigns *m->c->answer;
  @ ensures 0 <= \result <= 1 && (\result != 0 ==> claim_ready(m)); */
static int check_listed(const struct claim *m, const char *const *equal, int equals)
{
    const int equalities = member(m, "equalities");
    return (equalities != 0 && json_lists(m->c->json, equalities, equal, equals)) ||
           wrong(m, "equalities", "these are not the inequalities that hold with equality");
}

/* None fails, and `equals` of them hold with equality. */
/*@ requires claim_ready(m) && force_ok(f) && 0 <= keys <= 5 && 0 <= equals && \valid_read(equal + (0 .. equals - 1));
  @ requires \forall integer k; 0 <= k < equals ==> constant_text(equal[k]);
  @ assigns CLAIM_STATUS, CLAIM_FORCE, *m->c->answer;
  @ ensures 0 <= \result <= 1 && (\result != 0 ==> claim_judged(m)); */
static int uphold(const struct claim *m, struct force f, int keys, const char *const *equal, int equals)
{
    if (equals > 0 && !check_listed(m, equal, equals)) return 0;
    //@ assert answer: m->c == \at(m->c, Pre) && m->c->answer == \at(m->c->answer, Pre);
    if (!check_keys(m, equals > 0 ? keys + 1 : keys)) return 0;
    //@ assert same: m->c == \at(m->c, Pre) && m->mode == \at(m->mode, Pre);
    settle(m, equals > 0 ? BOUNDARY : CONSISTENT, f);
    return 1;
}

/* What the inequalities make of the force: the first that fails refutes it, equalities put it on the boundary.
 * `keys` is the number of keys of the witness beside `fails`, `value`, `sign` and `equalities`. */
/*@ requires claim_ready(m) && force_ok(f) && 0 <= keys <= 5;
  @ assigns CLAIM_STATUS, CLAIM_FORCE, CLAIM_ANSWER;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> claim_judged(m)); */
static int judge(const struct claim *m, struct force f, int keys)
{
    const char *equal[MAX_INEQUALITIES];
    const int n = count_inequalities(m);
    int equals = 0;
    /*@ loop invariant 0 <= equals <= i <= n && DOUBT_HAS_STAYED;
      @ loop invariant claim_ready(m);
      @ loop invariant \forall integer k; 0 <= k < equals ==> constant_text(equal[k]);
      @ loop assigns i, equals, equal[0 .. MAX_INEQUALITIES - 1], rational_doubt;
      @ loop variant n - i; */
    for (int i = 0; i < n; i++) {
        const struct inequality x = inequality_of(m, f, i);
        const int sign = x.direction * rational_sign(x.value);
        if (sign < 0) return refute(m, x, keys);
        if (sign == 0) equal[equals++] = x.name;
    }
    return uphold(m, f, keys, equal, equals);
}

/* A force in the witness, and what becomes of it; `keys` as above. */
/*@ requires claim_ready(m) && 0 <= keys <= 5;
  @ requires constant_text(candidates);
  @ assigns CLAIM_STATUS, CLAIM_FORCE, CLAIM_ANSWER;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> claim_judged(m)); */
static int check_witnessed(const struct claim *m, const char *candidates, int keys)
{
    const int node = member(m, "force");
    if (!check_candidates(m, candidates)) return 0;
    if (node == 0) return wrong(m, "force", "is missing");
    const struct force f = force_at(m, node);
    return check_force(m, node, f) && judge(m, f, keys);
}

/*@ requires claim_judged(m) && x != \null;
  @ assigns m->c->to;
  @ ensures claim_judged(m) && m->c->to == x; */
static void settle_end(const struct claim *m, rational x)
{
    m->c->to = x;
    //@ assert json: m->c->json == \at(m->c->json, Pre) && m->c->json->text == \at(m->c->json->text, Pre);
    //@ assert others: m->c->pool == \at(m->c->pool, Pre) && m->c->answer == \at(m->c->answer, Pre);
    //@ assert numbers: contact_numbers(m->c);
    //@ assert ready: claim_ready(m);
}

/* `to`: null, or d a / k. */
/*@ requires claim_judged(m);
  @ assigns m->c->to, CLAIM_ANSWER;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> claim_judged(m)); */
static int check_end(const struct claim *m)
{
    struct contact *c = m->c;
    const int to = member(m, "to");
    if (to == 0) return wrong(m, "to", "the end of the continuum is missing");
    const int is_null = c->json->node[to].type == JSON_NULL;
    if (c->sign[Q_u] != 0) return is_null || wrong(m, "to", "this continuum has no end");
    if (is_null) return wrong(m, "to", "this continuum has an end");
    settle_end(m, contact_number(c, to));
    const rational k_to = rational_multiply(c->pool, c->q[m->k], c->to);
    const rational difference =
        m->d > 0 ? rational_subtract(c->pool, k_to, c->q[Q_a]) : rational_add(c->pool, k_to, c->q[Q_a]);
    return is_zero(difference) || wrong(m, "to", "u_dot is not 0 at the end of the continuum");
}

/* p = 0 and b = 0: every lambda_N meets the equalities, and for u = 0 u_dot = a - d k lambda_N with k > 0. */
/*@ requires claim_ready(m);
  @ assigns CLAIM_STATUS, CLAIM_FORCE, m->c->to, m->c->continuum, CLAIM_ANSWER;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> claim_judged(m)); */
static int check_line(const struct claim *m)
{
    struct contact *c = m->c;
    const int outward = m->d * c->sign[Q_a];
    const enum mode_status right = c->sign[Q_u] != 0 || outward > 0 ? CONSISTENT : BOUNDARY;
    if (c->sign[Q_u] == 0 && outward < 0) return check_ruled_out(m, INCONSISTENT, "line", "a", Q_a);
    if (!check_witnessed(m, "line", 3) || !check_end(m)) return 0;
    if (c->status[m->mode] != (int)right) return wrong(m, "force", "does not lie strictly inside the continuum");
    if (right == CONSISTENT) c->continuum = (short)m->mode;
    return 1;
}

/*@ requires claim_ready(m);
  @ assigns CLAIM_STATUS, CLAIM_FORCE, m->c->to, m->c->continuum, CLAIM_ANSWER;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> claim_judged(m)); */
static int check_mode(const struct claim *m)
{
    struct contact *c = m->c;
    const int u = c->sign[Q_u];
    if (m->d * u < 0 || (m->mode == STICK && u != 0)) return check_ruled_out(m, INADMISSIBLE, "inadmissible", "u", Q_u);
    if (m->d != 0 && c->sign[m->p] == 0)
        return c->sign[Q_b] == 0 ? check_line(m) : check_ruled_out(m, INCONSISTENT, "none", "v_dot", Q_b);
    return check_witnessed(m, "one", 2);
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

/* One mode: its witness, and its status in the verdict. */
/*@ requires contact_evaluated(c) && 0 <= mode < MODES;
  @ assigns c->status[mode], c->force[mode], c->continuum, c->to, *c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures \result != 0 ==> contact_evaluated(c) && (has_force(c, mode) ==> force_ok(c->force[mode])); */
static int check_witness(struct contact *c, enum mode mode)
{
    const int witnesses = json_member(c->json, c->witness, "modes"), d = contact_slip_direction(mode);
    const struct claim m = {.c = c,
                            .mode = mode,
                            .d = d,
                            .node = json_member(c->json, witnesses, contact_mode_name(mode)),
                            .p = d < 0 ? Q_p_minus : Q_p_plus,
                            .k = d < 0 ? Q_k_minus : Q_k_plus};
    const int fine = check_mode(&m);
    //@ assert same: m.c == c && m.mode == mode;
    return fine;
}

/*@ requires contact_evaluated(c) && 0 <= mode < MODES;
  @ assigns *c->answer;
  @ ensures 0 <= \result <= 1 && (\result != 0 ==> contact_evaluated(c)); */
static int check_status(struct contact *c, enum mode mode)
{
    const int claims = json_member(c->json, c->verdict, "modes");
    const char *name = contact_mode_name(mode);
    return contact_is_mode_status(c, json_member(c->json, claims, name), (enum mode_status)c->status[mode]) ||
           contact_rejected(c, "verdict.modes", name, "the witness shows another status");
}

int contact_check_modes(struct contact *c)
{
    /*@ loop invariant 0 <= i <= MODES && DOUBT_HAS_STAYED && contact_evaluated(c);
      @ loop invariant judged: contact_forces(c, i);
      @ loop invariant c->answer == \at(c->answer, Pre);
      @ loop assigns i, c->status[0 .. MODES - 1], c->force[0 .. MODES - 1], c->continuum, c->to, *\at(c->answer, Pre), rational_doubt;
      @ loop variant MODES - i; */
    for (int i = 0; i < MODES; i++)
        if (!check_witness(c, (enum mode)i) || !check_status(c, (enum mode)i)) return 0;
    return 1;
}
