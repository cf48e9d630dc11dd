/* SPDX-License-Identifier: BSD-2-Clause */
/* The witness of each mode, from Newton's, Signorini's and Coulomb's laws, and refutation by a sign
 * (spec/certificate.md, sections 4.3 and 4.4). */
#include "check/contact/contact.h"

#include <stddef.h>

static const char *const place_of[MODES] = {"witness.modes.F", "witness.modes.S+", "witness.modes.S-",
                                            "witness.modes.T"};

/* The mode that is being checked. */
struct claim {
    struct contact *c;
    enum mode mode;
    int d;    /* direction of slip; 0 for F and T */
    int node; /* the node of its witness */
    int p, k; /* indices of the quantities of that direction */
};

/*@ predicate claim_directed{L}(struct claim *m) = m->d == (m->mode == SLIP_PLUS ? 1 : m->mode == SLIP_MINUS ? -1 : 0) &&
  @   m->p == (m->mode == SLIP_MINUS ? Q_p_minus : Q_p_plus) && m->k == (m->mode == SLIP_MINUS ? Q_k_minus : Q_k_plus);
  @ predicate claim_ready{L}(struct claim *m) = \valid_read(m) && contact_evaluated(m->c) && \separated(m, m->c) &&
  @   \separated(m, m->c->answer) && 0 <= m->mode < MODES && 0 <= m->node < m->c->json->count && claim_directed(m);
  @ predicate same_claim{K,L}(struct claim *m) = \at(m->c, K) == \at(m->c, L) && \at(m->mode, K) == \at(m->mode, L) &&
  @   \at(m->d, K) == \at(m->d, L) && \at(m->node, K) == \at(m->node, L) && \at(m->p, K) == \at(m->p, L) &&
  @   \at(m->k, K) == \at(m->k, L);
  @ predicate claim_judged{L}(struct claim *m) =
  @   claim_ready(m) && (has_force(m->c, m->mode) ==> force_ok(m->c->force[m->mode])); */
#define TAKES(m, f) (CLAIM_FORCE.lambda_N == f.lambda_N && CLAIM_FORCE.lambda_T == f.lambda_T)
#define CLAIM_ANSWER *m->c->answer, scalar_doubt
#define CLAIM_STATUS m->c->status[m->mode]
#define CLAIM_FORCE m->c->force[m->mode]
#define OLD(name) \at(NUMBER(m->c, name), Pre)
#define STAYS(name) NUMBER(m->c, name) == OLD(name)
#define SIGN_STAYS(name) m->c->sign[Q_##name] == \at(m->c->sign[Q_##name], Pre)
#define LINE_STAYS                                                                                                     \
    m->mode == \at(m->mode, Pre) && SIGN_STAYS(u) && SIGN_STAYS(a) && SIGN_STAYS(b) && SIGN_STAYS(p_plus) &&           \
        SIGN_STAYS(p_minus)
#define OLD_STATE OLD(a), OLD(b), OLD(A), OLD(B), OLD(C), OLD(mu), OLD(u)

/*@ requires \valid_read(m) && m->mode < MODES && \valid_read(m->c) && \valid(m->c->answer);
  @ assigns *m->c->answer;
  @ ensures \result == 0; */
static int reject_mode(const struct claim *m, const char *item, const char *what)
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
  @ ensures 0 <= \result <= 1 && (\result != 0 ==> claim_ready(m));
  @ ensures claim: \result != 0 ==> same_claim{Pre,Here}(m);
  @ ensures unchanged: \result != 0 ==> same_numbers{Pre,Here}(m->c); */
static int check_candidates(const struct claim *m, const char *candidates)
{
    return json_is(m->c->json, member(m, "candidates"), candidates) ||
           reject_mode(m, "candidates", "is not the number of forces that meet the mode's equalities");
}

/* 1 when the witness has exactly `keys` keys: those that are checked, and no others. */
/*@ requires claim_ready(m);
  @ assigns *m->c->answer;
  @ ensures 0 <= \result <= 1 && (\result != 0 ==> claim_ready(m));
  @ ensures claim: \result != 0 ==> same_claim{Pre,Here}(m);
  @ ensures unchanged: \result != 0 ==> same_numbers{Pre,Here}(m->c); */
static int check_keys(const struct claim *m, int keys)
{
    return json_size(m->c->json, m->node) == keys ||
           reject_mode(m, "", "holds a statement too many or too few for what the mode turns out to be");
}

/* Checks `fails`, `value` and `sign`, which must describe the quantity `name` with value x. */
/*@ requires claim_ready(m) && x != \null;
  @ requires constant_text(name);
  @ assigns CLAIM_ANSWER;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> claim_ready(m));
  @ ensures claim: \result != 0 ==> same_claim{Pre,Here}(m);
  @ ensures unchanged: \result != 0 ==> same_numbers{Pre,Here}(m->c); */
static int check_fails(const struct claim *m, const char *name, scalar x)
{
    const int fails = member(m, "fails"), value = member(m, "value"), sign = member(m, "sign");
    if (fails == 0 || value == 0 || sign == 0) return reject_mode(m, "fails", "the inequality that fails is missing");
    if (!json_is(m->c->json, fails, name))
        return reject_mode(m, "fails", "this is not the first inequality that fails");
    if (!scalar_equal(contact_number(m->c, value), x))
        return reject_mode(m, "value", "is not the value of the inequality that fails");
    if (!contact_sign_is(m->c, sign, scalar_sign(x))) return reject_mode(m, "sign", "is not the sign of the value");
    return 1;
}

/* A mode that is excluded without any force. */
/*@ requires claim_ready(m) && 0 <= q < QUANTITIES && (status == INCONSISTENT || status == INADMISSIBLE);
  @ requires constant_text(candidates);
  @ requires constant_text(name);
  @ assigns CLAIM_STATUS, CLAIM_ANSWER;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> claim_judged(m));
  @ ensures CLAIM_STATUS == status;
  @ ensures claim: \result != 0 ==> same_claim{Pre,Here}(m);
  @ ensures unchanged: \result != 0 ==> same_numbers{Pre,Here}(m->c); */
static int check_ruled_out(const struct claim *m, enum mode_status status, const char *candidates, const char *name,
                           int q)
{
    m->c->status[m->mode] = (unsigned char)status;
    return check_candidates(m, candidates) && check_keys(m, 4) && check_fails(m, name, m->c->q[q]);
}

/*@ requires claim_ready(m) && lambda_N != \null;
  @ assigns \nothing;
  @ ensures \result != \null;
  @ ensures value: scalar_value(\result) == check_product(NUMBER(m->c, mu), scalar_value(lambda_N)); */
static scalar friction_of(const struct claim *m, scalar lambda_N)
{
    return scalar_multiply(m->c->pool, m->c->q[Q_mu], lambda_N);
}

/*@ requires x != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures zero: scalar_doubt == 0 ==> (\result == 1 <==> scalar_value(x) == 0); */
static int is_zero(scalar x)
{
    return scalar_sign(x) == 0;
}

/* Checks the equalities of the mode at a force that satisfies Newton's law. */
/*@ requires claim_ready(m) && force_ok(f) && caused(m->c, f);
  @ assigns CLAIM_ANSWER;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> claim_ready(m));
  @ ensures meets: \result != 0 && scalar_doubt == 0 ==> meets(m->mode, STATE_OF(m->c), VALUES(f));
  @ ensures claim: \result != 0 ==> same_claim{Pre,Here}(m);
  @ ensures unchanged: \result != 0 ==> same_numbers{Pre,Here}(m->c); */
static int check_equalities(const struct claim *m, struct force f)
{
    struct scalar_pool *pool = m->c->pool;
    if (m->mode == FLIGHT)
        return (is_zero(f.lambda_N) && is_zero(f.lambda_T)) || reject_mode(m, "force", "there is no force in flight");
    if (!is_zero(f.v_dot)) return reject_mode(m, "force", "v_dot is not 0: the contact is lost");
    if (m->mode == STICK)
        return is_zero(f.u_dot) || reject_mode(m, "force", "u_dot is not 0: the point does not stick");
    const scalar opposite = m->d > 0 ? scalar_add(pool, f.lambda_T, friction_of(m, f.lambda_N))
                                     : scalar_subtract(pool, f.lambda_T, friction_of(m, f.lambda_N));
    return is_zero(opposite) || reject_mode(m, "force", "lambda_T is not the friction force of this slip");
}

/* The force at a node, and its accelerations by Newton's law. */
/*@ requires claim_ready(m) && 0 <= node < m->c->json->count;
  @ assigns scalar_doubt;
  @ ensures force_ok(\result) && DOUBT_STAYS && caused(m->c, \result); */
static struct force force_at(const struct claim *m, int node)
{
    const scalar lambda_N = contact_number(m->c, json_member(m->c->json, node, "lambda_N"));
    const scalar lambda_T = contact_number(m->c, json_member(m->c->json, node, "lambda_T"));
    return contact_newton(m->c, lambda_N, lambda_T);
}

/* Checks the accelerations at a node, and the equalities of the mode. */
/*@ requires claim_ready(m) && 0 <= node < m->c->json->count && force_ok(f) && caused(m->c, f);
  @ assigns CLAIM_ANSWER;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> claim_ready(m));
  @ ensures meets: \result != 0 && scalar_doubt == 0 ==> meets(m->mode, STATE_OF(m->c), VALUES(f));
  @ ensures claim: \result != 0 ==> same_claim{Pre,Here}(m);
  @ ensures unchanged: \result != 0 ==> same_numbers{Pre,Here}(m->c); */
static int check_force(const struct claim *m, int node, struct force f)
{
    if (!scalar_equal(contact_number(m->c, json_member(m->c->json, node, "u_dot")), f.u_dot))
        return reject_mode(m, "force", "u_dot is not a + A lambda_T + B lambda_N");
    if (!scalar_equal(contact_number(m->c, json_member(m->c->json, node, "v_dot")), f.v_dot))
        return reject_mode(m, "force", "v_dot is not b + B lambda_T + C lambda_N");
    return check_equalities(m, f);
}

/* An inequality of the mode: direction * value >= 0. */
struct inequality {
    const char *name;
    scalar value;
    int direction;
};

enum { MAX_INEQUALITIES = 3 };

/*@ predicate inequality_ok(struct inequality x) =
  @   constant_text(x.name) && x.value != \null && -1 <= x.direction <= 1;
  @ // direction * value is the side.
  @ predicate is_side(struct inequality x, real side) =
  @   (x.direction == 1 && side == scalar_value(x.value)) || (x.direction == -1 && side == -scalar_value(x.value)); */

/*@ requires constant_text(name);
  @ requires value != \null && -1 <= direction <= 1;
  @ assigns \nothing;
  @ ensures inequality_ok(\result) && \result.value == value && \result.direction == direction; */
static struct inequality at_least_zero(const char *name, scalar value, int direction)
{
    return (struct inequality){name, value, direction};
}

/*@ requires claim_ready(m);
  @ assigns \nothing;
  @ ensures 1 <= \result <= MAX_INEQUALITIES && \result == sides(m->mode, m->c->sign[Q_u]); */
static int count_inequalities(const struct claim *m)
{
    if (m->mode == FLIGHT) return 1;
    if (m->mode == STICK) return 3;
    return m->c->sign[Q_u] == 0 ? 2 : 1;
}

/* The i-th inequality, at a force. */
/*@ requires claim_ready(m) && force_ok(f) && caused(m->c, f) && 0 <= i < sides(m->mode, m->c->sign[Q_u]);
  @ assigns \nothing;
  @ ensures inequality_ok(\result);
  @ ensures side: is_side(\result, side(m->mode, STATE_OF(m->c), VALUES(f), i)); */
static struct inequality inequality_of(const struct claim *m, struct force f, int i)
{
    struct scalar_pool *pool = m->c->pool;
    if (m->mode == FLIGHT) return at_least_zero("v_dot", f.v_dot, 1);
    if (i == 0) return at_least_zero("lambda_N", f.lambda_N, 1);
    if (m->mode != STICK) return at_least_zero("u_dot", f.u_dot, m->d);
    const scalar friction = friction_of(m, f.lambda_N);
    if (i == 1) return at_least_zero("cone_plus", scalar_add(pool, f.lambda_T, friction), 1);
    return at_least_zero("cone_minus", scalar_subtract(pool, friction, f.lambda_T), 1);
}

/* Concludes that this inequality is the first that fails. */
/*@ requires claim_ready(m) && inequality_ok(x) && 0 <= keys <= 5;
  @ assigns CLAIM_STATUS, CLAIM_ANSWER;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> claim_judged(m));
  @ ensures CLAIM_STATUS == INCONSISTENT;
  @ ensures claim: \result != 0 ==> same_claim{Pre,Here}(m);
  @ ensures unchanged: \result != 0 ==> same_numbers{Pre,Here}(m->c); */
static int refute(const struct claim *m, struct inequality x, int keys)
{
    m->c->status[m->mode] = INCONSISTENT;
    return check_keys(m, keys + 3) && check_fails(m, x.name, x.value);
}

/* Sets the status of a mode that has a force. */
/*@ requires claim_ready(m) && force_ok(f) && status < 4;
  @ assigns CLAIM_STATUS, CLAIM_FORCE;
  @ ensures claim_judged(m) && CLAIM_STATUS == status && TAKES(m, f);
  @ ensures claim: same_claim{Pre,Here}(m);
  @ ensures unchanged: same_numbers{Pre,Here}(m->c); */
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
  @ ensures 0 <= \result <= 1 && (\result != 0 ==> claim_ready(m));
  @ ensures claim: \result != 0 ==> same_claim{Pre,Here}(m);
  @ ensures unchanged: \result != 0 ==> same_numbers{Pre,Here}(m->c); */
static int check_listed(const struct claim *m, const char *const *equal, int equals)
{
    const int equalities = member(m, "equalities");
    return (equalities != 0 && json_lists(m->c->json, equalities, equal, equals)) ||
           reject_mode(m, "equalities", "these are not the inequalities that hold with equality");
}

/* Concludes that no inequality fails; `equals` of them hold with equality. */
/*@ requires claim_ready(m) && force_ok(f) && 0 <= keys <= 5 && 0 <= equals && \valid_read(equal + (0 .. equals - 1));
  @ requires \forall integer k; 0 <= k < equals ==> constant_text(equal[k]);
  @ assigns CLAIM_STATUS, CLAIM_FORCE, *m->c->answer;
  @ ensures 0 <= \result <= 1 && (\result != 0 ==> claim_judged(m));
  @ ensures \result != 0 ==> CLAIM_STATUS == (equals > 0 ? BOUNDARY : CONSISTENT) && TAKES(m, f);
  @ ensures claim: \result != 0 ==> same_claim{Pre,Here}(m);
  @ ensures unchanged: \result != 0 ==> same_numbers{Pre,Here}(m->c); */
static int uphold(const struct claim *m, struct force f, int keys, const char *const *equal, int equals)
{
    if (equals > 0 && !check_listed(m, equal, equals)) return 0;
    //@ assert answer: m->c == \at(m->c, Pre) && m->c->answer == \at(m->c->answer, Pre);
    if (!check_keys(m, equals > 0 ? keys + 1 : keys)) return 0;
    //@ assert same: m->c == \at(m->c, Pre) && m->mode == \at(m->mode, Pre);
    settle(m, equals > 0 ? BOUNDARY : CONSISTENT, f);
    return 1;
}

/* Judges a force by the inequalities: the first that fails refutes the mode; an equality makes it a boundary. `keys` is
 * the number of keys of the witness besides `fails`, `value`, `sign` and `equalities`. */
/*@ requires claim_ready(m) && force_ok(f) && caused(m->c, f) && 0 <= keys <= 5;
  @ assigns CLAIM_STATUS, CLAIM_FORCE, CLAIM_ANSWER;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> claim_judged(m));
  @ ensures judged: \result != 0 && scalar_doubt == 0 ==>
  @   judged(sides(m->mode, \old(m->c->sign[Q_u])), m->mode, CLAIM_STATUS, OLD_STATE, VALUES(f));
  @ ensures taken: \result != 0 && has_force(m->c, m->mode) ==> TAKES(m, f);
  @ ensures claim: \result != 0 ==> same_claim{Pre,Here}(m);
  @ ensures unchanged: \result != 0 ==> same_numbers{Pre,Here}(m->c); */
static int judge(const struct claim *m, struct force f, int keys)
{
    const char *equal[MAX_INEQUALITIES];
    const int n = count_inequalities(m);
    int equals = 0;
    /*@ loop invariant 0 <= equals <= i <= n && DOUBT_HAS_STAYED;
      @ loop invariant claim_ready(m);
      @ loop invariant \forall integer k; 0 <= k < equals ==> constant_text(equal[k]);
      @ loop invariant none: scalar_doubt == 0 ==> none_fails(i, m->mode, STATE_OF(m->c), VALUES(f));
      @ loop invariant strict: scalar_doubt == 0 ==> (equals == 0 <==> all_strict(i, m->mode, STATE_OF(m->c), VALUES(f)));
      @ loop assigns i, equals, equal[0 .. MAX_INEQUALITIES - 1], scalar_doubt;
      @ loop variant n - i; */
    for (int i = 0; i < n; i++) {
        const struct inequality x = inequality_of(m, f, i);
        const int sign = x.direction * scalar_sign(x.value);
        //@ assert sign: scalar_doubt == 0 ==> sign_of(sign, side(m->mode, STATE_OF(m->c), VALUES(f), i));
        if (sign < 0) return refute(m, x, keys);
        if (sign == 0) equal[equals++] = x.name;
    }
    return uphold(m, f, keys, equal, equals);
}

/* Checks a force in the witness, and judges it; `keys` as above. */
/*@ requires claim_ready(m) && 0 <= keys <= 5;
  @ requires constant_text(candidates);
  @ assigns CLAIM_STATUS, CLAIM_FORCE, CLAIM_ANSWER;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> claim_judged(m));
  @ ensures shown: \result != 0 && scalar_doubt == 0 ==> mode_shown(m->c, m->mode);
  @ ensures claim: \result != 0 ==> same_claim{Pre,Here}(m);
  @ ensures unchanged: \result != 0 ==> same_numbers{Pre,Here}(m->c); */
static int check_witnessed(const struct claim *m, const char *candidates, int keys)
{
    const int node = member(m, "force");
    if (!check_candidates(m, candidates)) return 0;
    if (node == 0) return reject_mode(m, "force", "is missing");
    const struct force f = force_at(m, node);
    if (!check_force(m, node, f)) return 0;
    //@ assert same: m->c == \at(m->c, Pre) && m->c->answer == \at(m->c->answer, Pre) && m->mode == \at(m->mode, Pre);
    //@ assert unchanged: same_numbers{Pre,Here}(m->c);
    //@ assert meets: scalar_doubt == 0 ==> meets(m->mode, OLD_STATE, VALUES(f));
    const int fine = judge(m, f, keys);
    //@ assert still: fine != 0 ==> same_claim{Pre,Here}(m) && same_numbers{Pre,Here}(m->c);
    //@ assert u: fine != 0 ==> m->c->sign[Q_u] == \at(m->c->sign[Q_u], Pre);
    //@ assert state: fine != 0 ==> STAYS(a) && STAYS(b) && STAYS(A) && STAYS(B) && STAYS(C) && STAYS(mu) && STAYS(u);
    /*@ assert judged: fine != 0 && scalar_doubt == 0 ==>
      @   judged(sides(m->mode, \at(m->c->sign[Q_u], Pre)), m->mode, CLAIM_STATUS, OLD_STATE, VALUES(f)); */
    /*@ assert shows: fine != 0 && scalar_doubt == 0 ==>
      @   shows(m->mode, \at(m->c->sign[Q_u], Pre), CLAIM_STATUS, OLD_STATE, VALUES(f)); */
    return fine;
}

/*@ requires claim_judged(m) && x != \null;
  @ assigns m->c->to;
  @ ensures claim_judged(m) && m->c->to == x;
  @ ensures claim: same_claim{Pre,Here}(m);
  @ ensures unchanged: same_numbers{Pre,Here}(m->c);
  @ ensures modes: same_modes{Pre,Here}(m->c, MODES); */
static void settle_end(const struct claim *m, scalar x)
{
    m->c->to = x;
    //@ assert json: m->c->json == \at(m->c->json, Pre) && m->c->json->text == \at(m->c->json->text, Pre);
    //@ assert others: m->c->pool == \at(m->c->pool, Pre) && m->c->answer == \at(m->c->answer, Pre);
    //@ assert numbers: contact_numbers(m->c);
    //@ assert ready: claim_ready(m);
}

/* Checks `to`: null, or d a / k. */
/*@ requires claim_judged(m);
  @ assigns m->c->to, CLAIM_ANSWER;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> claim_judged(m));
  @ ensures claim: \result != 0 ==> same_claim{Pre,Here}(m);
  @ ensures unchanged: \result != 0 ==> same_numbers{Pre,Here}(m->c);
  @ ensures modes: \result != 0 ==> same_modes{Pre,Here}(m->c, MODES); */
static int check_end(const struct claim *m)
{
    struct contact *c = m->c;
    const int to = member(m, "to");
    if (to == 0) return reject_mode(m, "to", "the end of the continuum is missing");
    const int is_null = c->json->node[to].type == JSON_NULL;
    if (c->sign[Q_u] != 0) return is_null || reject_mode(m, "to", "this continuum has no end");
    if (is_null) return reject_mode(m, "to", "this continuum has an end");
    settle_end(m, contact_number(c, to));
    //@ assert same: m->c == c && m->d == \at(m->d, Pre) && m->k == \at(m->k, Pre);
    const scalar k_to = scalar_multiply(c->pool, c->q[m->k], c->to);
    const scalar difference =
        m->d > 0 ? scalar_subtract(c->pool, k_to, c->q[Q_a]) : scalar_add(c->pool, k_to, c->q[Q_a]);
    return is_zero(difference) || reject_mode(m, "to", "u_dot is not 0 at the end of the continuum");
}

/*@ requires claim_judged(m);
  @ assigns m->c->continuum;
  @ ensures claim_judged(m) && m->c->continuum == m->mode;
  @ ensures claim: same_claim{Pre,Here}(m);
  @ ensures unchanged: same_numbers{Pre,Here}(m->c);
  @ ensures modes: same_modes{Pre,Here}(m->c, MODES); */
static void settle_continuum(const struct claim *m)
{
    m->c->continuum = (short)m->mode;
}

/* Checks a force on the line, and the end of the line. */
/*@ requires claim_ready(m);
  @ assigns CLAIM_STATUS, CLAIM_FORCE, m->c->to, CLAIM_ANSWER;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> claim_judged(m));
  @ ensures shown: \result != 0 && scalar_doubt == 0 ==> mode_shown(m->c, m->mode);
  @ ensures claim: \result != 0 ==> same_claim{Pre,Here}(m);
  @ ensures unchanged: \result != 0 ==> same_numbers{Pre,Here}(m->c); */
static int check_force_on_line(const struct claim *m)
{
    if (!check_witnessed(m, "line", 3)) return 0;
    //@ assert claim: same_claim{Pre,Here}(m);
    //@ assert unchanged: same_numbers{Pre,Here}(m->c);
    const int fine = check_end(m);
    //@ assert still: fine != 0 ==> same_claim{Pre,Here}(m);
    //@ assert still_kept: fine != 0 ==> same_numbers{Pre,Here}(m->c);
    return fine;
}

/* A line of forces that the inequalities leave whole or cut to one point, its beginning. */
/*@ requires claim_ready(m) && mode_on_line(m->c, m->mode) && !turned_back(m->mode, m->c->sign[Q_u], m->c->sign[Q_a]);
  @ requires at_rest(m->c->sign[Q_u], m->c->sign[Q_a]) ? right == BOUNDARY : right == CONSISTENT;
  @ assigns CLAIM_STATUS, CLAIM_FORCE, m->c->to, m->c->continuum, CLAIM_ANSWER;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> claim_judged(m));
  @ ensures status: \result != 0 ==> CLAIM_STATUS == right;
  @ ensures shown: \result != 0 && scalar_doubt == 0 ==> mode_shown(m->c, m->mode);
  @ ensures claim: \result != 0 ==> same_claim{Pre,Here}(m);
  @ ensures unchanged: \result != 0 ==> same_numbers{Pre,Here}(m->c);
  @ ensures continuum: \result != 0 && right == CONSISTENT ==> m->c->continuum == m->mode;
  @ ensures none: \result != 0 && right != CONSISTENT ==> m->c->continuum == \old(m->c->continuum); */
static int check_forces_on_line(const struct claim *m, enum mode_status right)
{
    if (!check_force_on_line(m)) return 0;
    if (m->c->status[m->mode] != (int)right)
        return reject_mode(m, "force", "does not lie strictly inside the continuum");
    if (right == CONSISTENT) settle_continuum(m);
    return 1;
}

/* p = 0 and b = 0: every lambda_N satisfies the equalities; for u = 0, u_dot = a - d k lambda_N with k > 0. */
/*@ requires claim_ready(m) && mode_on_line(m->c, m->mode);
  @ assigns CLAIM_STATUS, CLAIM_FORCE, m->c->to, m->c->continuum, CLAIM_ANSWER;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> claim_judged(m));
  @ ensures found: \result != 0 && scalar_doubt == 0 ==> mode_found_on_line(m->c, m->mode);
  @ ensures claim: \result != 0 ==> same_claim{Pre,Here}(m);
  @ ensures unchanged: \result != 0 ==> same_numbers{Pre,Here}(m->c);
  @ ensures continuum: \result != 0 && mode_on_continuum(m->c, m->mode) ==> m->c->continuum == m->mode;
  @ ensures none: \result != 0 && !mode_on_continuum(m->c, m->mode) ==> m->c->continuum == \old(m->c->continuum); */
static int check_line(const struct claim *m)
{
    const int u = m->c->sign[Q_u], a = m->c->sign[Q_a], outward = m->d > 0 ? a : -a;
    //@ assert directed: m->mode == SLIP_PLUS || m->mode == SLIP_MINUS;
    const enum mode_status right = u != 0 || outward > 0 ? CONSISTENT : BOUNDARY;
    const int back = u == 0 && outward < 0;
    //@ assert back: back != 0 <==> turned_back(m->mode, u, a);
    const int fine = back ? check_ruled_out(m, INCONSISTENT, "line", "a", Q_a) : check_forces_on_line(m, right);
    //@ assert stays: fine != 0 ==> LINE_STAYS;
    return fine;
}

/*@ requires claim_ready(m) && has_pole(m->mode, m->c->sign[Q_p_plus], m->c->sign[Q_p_minus]);
  @ requires !ruled_out(m->mode, m->c->sign[Q_u]);
  @ assigns CLAIM_STATUS, CLAIM_FORCE, m->c->to, m->c->continuum, CLAIM_ANSWER;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> claim_judged(m));
  @ ensures found: \result != 0 && scalar_doubt == 0 ==> mode_found(m->c, m->mode);
  @ ensures claim: \result != 0 ==> same_claim{Pre,Here}(m);
  @ ensures unchanged: \result != 0 ==> same_numbers{Pre,Here}(m->c);
  @ ensures continuum: \result != 0 && mode_on_continuum(m->c, m->mode) ==> m->c->continuum == m->mode;
  @ ensures none: \result != 0 && !mode_on_continuum(m->c, m->mode) ==> m->c->continuum == \old(m->c->continuum); */
static int check_pole(const struct claim *m)
{
    const int b = m->c->sign[Q_b];
    const int fine = b == 0 ? check_line(m) : check_ruled_out(m, INCONSISTENT, "none", "v_dot", Q_b);
    //@ assert stays: fine != 0 ==> LINE_STAYS;
    return fine;
}

/*@ requires claim_ready(m) && !ruled_out(m->mode, m->c->sign[Q_u]);
  @ assigns CLAIM_STATUS, CLAIM_FORCE, m->c->to, m->c->continuum, CLAIM_ANSWER;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> claim_judged(m));
  @ ensures found: \result != 0 && scalar_doubt == 0 ==> mode_found(m->c, m->mode);
  @ ensures claim: \result != 0 ==> same_claim{Pre,Here}(m);
  @ ensures unchanged: \result != 0 ==> same_numbers{Pre,Here}(m->c);
  @ ensures continuum: \result != 0 && mode_on_continuum(m->c, m->mode) ==> m->c->continuum == m->mode;
  @ ensures none: \result != 0 && !mode_on_continuum(m->c, m->mode) ==> m->c->continuum == \old(m->c->continuum); */
static int check_admissible(const struct claim *m)
{
    const int pole = m->d != 0 && m->c->sign[m->p] == 0;
    //@ assert pole: pole != 0 <==> has_pole(m->mode, m->c->sign[Q_p_plus], m->c->sign[Q_p_minus]);
    const int fine = pole ? check_pole(m) : check_witnessed(m, "one", 2);
    //@ assert stays: fine != 0 ==> LINE_STAYS;
    return fine;
}

/*@ requires claim_ready(m);
  @ assigns CLAIM_STATUS, CLAIM_FORCE, m->c->to, m->c->continuum, CLAIM_ANSWER;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> claim_judged(m));
  @ ensures found: \result != 0 && scalar_doubt == 0 ==> mode_found(m->c, m->mode);
  @ ensures claim: \result != 0 ==> same_claim{Pre,Here}(m);
  @ ensures unchanged: \result != 0 ==> same_numbers{Pre,Here}(m->c);
  @ ensures continuum: \result != 0 && mode_on_continuum(m->c, m->mode) ==> m->c->continuum == m->mode;
  @ ensures none: \result != 0 && !mode_on_continuum(m->c, m->mode) ==> m->c->continuum == \old(m->c->continuum);
  @ ensures modes: \result != 0 ==> same_modes{Pre,Here}(m->c, m->mode);
  @ ensures forces: \result != 0 && \old(contact_forces(m->c, m->mode)) ==> contact_forces(m->c, m->mode); */
static int check_mode(const struct claim *m)
{
    const int u = m->c->sign[Q_u];
    const int out = m->d > 0 ? u < 0 : m->d < 0 ? u > 0 : m->mode == STICK && u != 0;
    //@ assert out: out != 0 <==> ruled_out(m->mode, u);
    //@ assert apart: \separated(m->c, m->c->answer);
    const int fine = out ? check_ruled_out(m, INADMISSIBLE, "inadmissible", "u", Q_u) : check_admissible(m);
    /*@ assert others: \forall integer i; 0 <= i < \at(m->mode, Pre) ==>
      @   \at(m->c, Pre)->force[i].lambda_N == \at(m->c->force[i].lambda_N, Pre) &&
      @   \at(m->c, Pre)->force[i].lambda_T == \at(m->c->force[i].lambda_T, Pre) &&
      @   \at(m->c, Pre)->force[i].u_dot == \at(m->c->force[i].u_dot, Pre) &&
      @   \at(m->c, Pre)->force[i].v_dot == \at(m->c->force[i].v_dot, Pre); */
    //@ assert statuses: \forall integer i; 0 <= i < \at(m->mode, Pre) ==> \at(m->c, Pre)->status[i] == \at(m->c->status[i], Pre);
    //@ assert stays: fine != 0 ==> LINE_STAYS;
    //@ assert same: fine != 0 ==> m->c == \at(m->c, Pre) && m->mode == \at(m->mode, Pre);
    return fine;
}

/*@ assigns \result \from status;
  @ ensures constant_text(\result); */
static const char *status_word(enum mode_status status)
{
    if (status == CONSISTENT) return known_text("consistent");
    if (status == BOUNDARY) return known_text("boundary");
    if (status == INCONSISTENT) return known_text("inconsistent");
    return known_text("inadmissible");
}

int contact_is_mode_status(const struct contact *c, int node, enum mode_status status)
{
    return json_is(c->json, node, status_word(status));
}

/* Checks the witness of one mode. */
/*@ requires contact_evaluated(c) && 0 <= mode < MODES;
  @ assigns c->status[mode], c->force[mode], c->continuum, c->to, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures evaluated: \result != 0 ==> contact_evaluated(c);
  @ ensures judged: \result != 0 && has_force(c, mode) ==> force_ok(c->force[mode]);
  @ ensures found: \result != 0 && scalar_doubt == 0 ==> mode_found(c, mode);
  @ ensures unchanged: \result != 0 ==> same_numbers{Pre,Here}(c);
  @ ensures modes: \result != 0 ==> same_modes{Pre,Here}(c, mode);
  @ ensures forces: \result != 0 && \old(contact_forces(c, mode)) ==> contact_forces(c, mode);
  @ ensures continuum: \result != 0 && mode_on_continuum(c, mode) ==> c->continuum == mode;
  @ ensures none: \result != 0 && !mode_on_continuum(c, mode) ==> c->continuum == \old(c->continuum); */
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
    //@ assert same: fine != 0 ==> m.c == c && m.mode == mode;
    //@ assert evaluated: fine != 0 ==> contact_evaluated(c);
    return fine;
}

/* Checks the witness of the next mode; those of earlier modes have been checked. */
/*@ requires contact_evaluated(c) && contact_forces(c, mode) && 0 <= mode < MODES;
  @ assigns c->status[mode], c->force[mode], c->continuum, c->to, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures unchanged: \result != 0 ==> same_numbers{Pre,Here}(c);
  @ ensures judged: \result != 0 ==> contact_evaluated(c) && contact_forces(c, mode + 1);
  @ ensures found: \result != 0 && scalar_doubt == 0 && \old(modes_found(c, mode)) ==> modes_found(c, mode + 1);
  @ ensures continuum: \result != 0 && \old(continuum_found(c, mode)) ==> continuum_found(c, mode + 1); */
static int check_next(struct contact *c, enum mode mode)
{
    const int fine = check_witness(c, mode);
    //@ assert last: fine != 0 && scalar_doubt == 0 ==> mode_found(c, mode);
    //@ assert others: fine != 0 && \at(modes_found(c, mode), Pre) ==> modes_found(c, mode);
    return fine;
}

int contact_check_modes(struct contact *c)
{
    /*@ loop invariant 0 <= i <= MODES && DOUBT_HAS_STAYED && contact_evaluated(c);
      @ loop invariant unchanged: same_numbers{Pre,Here}(c);
      @ loop invariant judged: contact_forces(c, i);
      @ loop invariant found: scalar_doubt == 0 ==> modes_found(c, i);
      @ loop invariant continuum: continuum_found(c, i);
      @ loop assigns i, c->status[0 .. MODES - 1], c->force[0 .. MODES - 1], c->continuum, c->to, *\at(c->answer, Pre), scalar_doubt;
      @ loop variant MODES - i; */
    for (int i = 0; i < MODES; i++)
        if (!check_next(c, (enum mode)i)) return 0;
    return 1;
}
