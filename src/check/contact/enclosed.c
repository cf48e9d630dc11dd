/* SPDX-License-Identifier: BSD-2-Clause */
/* Certificates about numbers given by enclosures (spec/certificate.md, section 9.6): every interval is computed again,
 * and the rest follows from the signs. */
#include "check/contact/contact.h"
#include "check/contact/theory.h"
#include "check/numbers/element.h"
#include "check/quantities.h"

#include <stddef.h>

static const char place_modes[] = "witness.modes";

/*@ requires contact_ready(c);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int reject_enclosed(const struct contact *c, const char *place, const char *item)
{
    return contact_rejected(c, place, item, "is not what the enclosures of the problem give");
}

/* The interval of {"lo","hi"}. */
/*@ requires contact_ready(c) && 0 <= node < c->json->count;
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range read_range(const struct contact *c, int node)
{
    return (struct range){contact_number(c, json_member(c->json, node, "lo")),
                          contact_number(c, json_member(c->json, node, "hi"))};
}

/*@ requires contact_ready(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_enclosure(const struct contact *c, int node)
{
    return c->json->node[node].type == JSON_OBJECT && json_member(c->json, node, "lo") != 0;
}

/* The interval of a field. For a root it is the interval of its value, which must enclose the root; otherwise the ends
 * are unknown. */
/*@ requires contact_ready(c) && 0 <= field < c->json->count && 0 <= value < c->json->count;
  @ assigns scalar_doubt;
  @ ensures (range_ok(\result) || \result.low == \null) && DOUBT_STAYS; */
static struct range read_input(const struct contact *c, int field, int value)
{
    const struct range none = {NULL, NULL};
    const int is_root = json_member(c->json, field, "poly") != 0;
    const int node = is_root ? value : field;
    if (c->json->node[field].type != JSON_OBJECT) return range_of(contact_number(c, field));
    if (!is_enclosure(c, node)) return none;
    const struct range range = read_range(c, node);
    if (scalar_sign(scalar_subtract(c->pool, range.high, range.low)) < 0) return none;
    if (is_root && (!element_is_beside_root(c->pool, c->json, field, range.low, 1) ||
                    !element_is_beside_root(c->pool, c->json, field, range.high, -1)))
        return none;
    return range;
}

/*@ requires contact_ready(c) && 0 <= node < c->json->count && range_ok(range);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int same_range(const struct contact *c, int node, struct range range)
{
    if (scalar_equal(range.low, range.high))
        return !is_enclosure(c, node) && scalar_equal(contact_number(c, node), range.low);
    if (!is_enclosure(c, node)) return 0;
    const struct range claim = read_range(c, node);
    return scalar_equal(claim.low, range.low) && scalar_equal(claim.high, range.high);
}

/*@ requires contact_ready(c) && 0 <= i < QUANTITIES && 0 <= node < c->json->count && range_ok(range);
  @ assigns c->sign[i], *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> contact_ready(c) && -1 <= c->sign[i] <= 1); */
static int check_quantity(struct contact *c, int i, int node, struct range range)
{
    const char *name = contact_quantity_name(i);
    const int by = json_member(c->json, node, "by");
    c->sign[i] = (short)range_sign(range);
    if (!same_range(c, json_member(c->json, node, "value"), range)) return reject_enclosed(c, "quantities", name);
    if (c->sign[i] == RANGE_OPEN) return contact_rejected(c, "quantities", name, "the enclosures leave its sign open");
    if (!contact_sign_is(c, json_member(c->json, node, "sign"), c->sign[i]))
        return reject_enclosed(c, "quantities", name);
    return json_is(c->json, by, "filter") || json_is(c->json, by, "interval") || json_is(c->json, by, "exact") ||
           contact_rejected(c, "quantities", name, "by is none of filter, interval, exact");
}

/*@ // The memory block at `base` is not that of the program, or of the contact.
  @ predicate program_block{L}(char *base, struct program *p) =
  @   base != \base_addr(p) && base != \base_addr(p->code) && base != \base_addr(p->quantity);
  @ predicate contact_block{L}(char *base, struct contact *c) = base != \base_addr(c) && base != \base_addr(c->json) &&
  @   base != \base_addr(c->json->text) && base != \base_addr(c->answer);
  @ // Memory for the nodes of a program.
  @ predicate nodes_apart{L}(struct contact *c, struct program *p, struct range *node) =
  @   \valid(node + (0 .. PROGRAM_MAX_NODES - 1)) && program_block(\base_addr(node), p) && contact_block(\base_addr(node), c);
  @ predicate nodes_ok{L}(struct range *node, integer n) = \forall integer k; 0 <= k < n ==> range_ok(node[k]);
  @ predicate ready{L}(struct contact *c, struct program *p) = contact_ready(c) && program_ok(p) &&
  @   p->quantities == QUANTITIES && program_block(\base_addr(c), p) && program_block(\base_addr(c->answer), p);
  @ // The pointers are the same in K and L.
  @ predicate stays{K, L}(struct contact *c, struct program *p) = \at(c->json, K) == \at(c->json, L) &&
  @   \at(c->pool, K) == \at(c->pool, L) && \at(c->answer, K) == \at(c->answer, L) &&
  @   \at(c->json->text, K) == \at(c->json->text, L) && \at(p->code, K) == \at(p->code, L) &&
  @   \at(p->quantity, K) == \at(p->quantity, L) &&
  @   \forall integer i; 0 <= i < \at(p->quantities, K) ==> \at(p->quantity[i].name, K) == \at(p->quantity[i].name, L); */

/*@ requires contact_ready(c) && contact_block(\base_addr(node), c) && \valid(node + i);
  @ assigns node[i], scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && contact_ready(c);
  @ ensures \result != 0 ==> range_ok(node[i]); */
static int read_node(const struct contact *c, int i, struct range *node)
{
    const int problem = json_member(c->json, c->root, "problem"),
              quantities = json_member(c->json, c->root, "quantities");
    const char *name = contact_quantity_name(i);
    const int value = json_member(c->json, json_member(c->json, quantities, name), "value");
    const struct range range = read_input(c, json_member(c->json, problem, name), value);
    node[i].low = range.low;
    node[i].high = range.high;
    return range.low != NULL;
}

/* Evaluates the program; the nodes of the inputs are given. */
/*@ requires ready(c, program) && nodes_apart(c, program, node);
  @ assigns node[0 .. PROGRAM_MAX_NODES - 1], *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures \result != 0 ==> ready(c, program) && nodes_apart(c, program, node);
  @ ensures \result != 0 ==> nodes_ok(node, program->inputs + program->operations); */
static int evaluate(const struct contact *c, const struct program *program, struct range *node)
{
    /*@ loop invariant 0 <= i <= program->inputs && DOUBT_HAS_STAYED && ready(c, program);
      @ loop invariant nodes_apart(c, program, node) && nodes_ok(node, i);
      @ loop assigns i, node[0 .. PROGRAM_MAX_NODES - 1], scalar_doubt;
      @ loop variant program->inputs - i; */
    for (int i = 0; i < program->inputs; i++)
        if (!read_node(c, i, node))
            return contact_rejected(c, "quantities", contact_quantity_name(i),
                                    "does not enclose the number of the problem");
    range_evaluate(c->pool, program, node);
    return 1;
}

/*@ requires ready(c, program) && nodes_apart(c, program, node) && 0 <= i < QUANTITIES;
  @ requires nodes_ok(node, program->inputs + program->operations);
  @ assigns c->sign[i], *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> -1 <= c->sign[i] <= 1);
  @ ensures stays{Pre, Here}(c, program) && ready(c, program) && nodes_apart(c, program, node);
  @ ensures nodes_ok(node, program->inputs + program->operations); */
static int check_sign(struct contact *c, const struct program *program, const struct range *node, int i)
{
    const int quantities = json_member(c->json, c->root, "quantities");
    //@ assert listed: 0 <= program->quantity[i].node < program->inputs + program->operations;
    return check_quantity(c, i, json_member(c->json, quantities, contact_quantity_name(i)),
                          node[program->quantity[i].node]);
}

/*@ requires ready(c, program) && nodes_apart(c, program, node);
  @ requires nodes_ok(node, program->inputs + program->operations);
  @ assigns c->sign[0 .. QUANTITIES - 1], *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> contact_ready(c) && contact_signs(c)); */
static int check_signs(struct contact *c, const struct program *program, const struct range *node)
{
    /*@ loop invariant 0 <= i <= QUANTITIES && DOUBT_HAS_STAYED && ready(c, program) && nodes_apart(c, program, node);
      @ loop invariant stays{Pre, Here}(c, program) && nodes_ok(node, program->inputs + program->operations);
      @ loop invariant \forall integer k; 0 <= k < i ==> -1 <= c->sign[k] <= 1;
      @ loop assigns i, c->sign[0 .. QUANTITIES - 1], *\at(c->answer, Pre), scalar_doubt;
      @ loop variant QUANTITIES - i; */
    for (int i = 0; i < QUANTITIES; i++)
        if (!check_sign(c, program, node, i)) return 0;
    return contact_is_inside(c) || contact_reject_outside(c);
}

/*@ requires ready(c, program);
  @ assigns c->sign[0 .. QUANTITIES - 1], *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> contact_ready(c) && contact_signs(c)); */
static int check_quantities(struct contact *c, const struct program *program)
{
    struct range node[PROGRAM_MAX_NODES];
    return evaluate(c, program, node) && check_signs(c, program, node);
}

/* An inequality direction * value >= 0 of a mode, and the sign of direction * value. */
struct inequality {
    const char *name;
    int sign, direction;
};

/*@ requires contact_ready(c) && contact_signs(c);
  @ assigns \nothing;
  @ ensures 1 <= \result <= 3; */
static int count_inequalities(const struct contact *c, enum mode mode)
{
    if (mode == FLIGHT) return 1;
    if (mode == STICK) return 3;
    return c->sign[Q_u] == 0 ? 2 : 1;
}

/*@ requires -1 <= x <= 1 && -1 <= y <= 1;
  @ assigns \nothing;
  @ ensures -1 <= \result <= 1; */
static int product_of(int x, int y)
{
    return x == 0 ? 0 : x > 0 ? y : -y;
}

/*@ requires contact_ready(c) && contact_signs(c);
  @ assigns \nothing;
  @ ensures name: constant_text(\result.name);
  @ ensures -1 <= \result.sign <= 1 && -1 <= \result.direction <= 1; */
static struct inequality inequality_of(const struct contact *c, enum mode mode, int i)
{
    const int d = contact_slip_direction(mode);
    const int p = c->sign[d < 0 ? Q_p_minus : Q_p_plus], E = c->sign[d < 0 ? Q_E_minus : Q_E_plus];
    if (mode == FLIGHT) return (struct inequality){known_text("v_dot"), c->sign[Q_b], 1};
    if (mode == STICK && i == 0) return (struct inequality){known_text("lambda_N"), c->sign[Q_N], 1};
    if (mode == STICK && i == 1) return (struct inequality){known_text("cone_plus"), -c->sign[Q_E_plus], 1};
    if (mode == STICK) return (struct inequality){known_text("cone_minus"), -c->sign[Q_E_minus], 1};
    if (i == 0) return (struct inequality){known_text("lambda_N"), -product_of(c->sign[Q_b], p), 1};
    return (struct inequality){known_text("u_dot"), product_of(E, p), d};
}

/* 1 when the witness consists of exactly this refutation. */
/*@ requires contact_ready(c) && contact_signs(c) && 0 <= node < c->json->count && constant_text(candidates) && constant_text(name);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int says_fails(const struct contact *c, int node, const char *candidates, const char *name, int sign)
{
    const int fails = json_member(c->json, node, "fails"), claim = json_member(c->json, node, "sign");
    return json_size(c->json, node) == 3 && json_is(c->json, json_member(c->json, node, "candidates"), candidates) &&
           fails != 0 && json_is(c->json, fails, name) && claim != 0 && contact_sign_is(c, claim, sign);
}

/* 1 when the witness states exactly that n inequalities are equalities; `after` is the result of json_after on their
 * names. */
/*@ requires contact_ready(c) && contact_signs(c) && 0 <= node < c->json->count && constant_text(candidates);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int says_equalities(const struct contact *c, int node, const char *candidates, int n, int after)
{
    const int equalities = json_member(c->json, node, "equalities");
    if (!json_is(c->json, json_member(c->json, node, "candidates"), candidates)) return 0;
    if (n == 0) return json_size(c->json, node) == 1;
    return json_size(c->json, node) == 2 && equalities != 0 && after == c->json->node[equalities].next;
}

/*@ requires contact_ready(c) && contact_signs(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int judge(const struct contact *c, enum mode mode, int node)
{
    const int n = count_inequalities(c, mode), equalities = json_member(c->json, node, "equalities");
    int equals = 0, after = equalities + 1;
    /*@ loop invariant 0 <= equals <= i <= n && (after == 0 || equalities < after <= c->json->count);
      @ loop assigns i, equals, after;
      @ loop variant n - i; */
    for (int i = 0; i < n; i++) {
        const struct inequality x = inequality_of(c, mode, i);
        if (x.sign < 0) return says_fails(c, node, "one", x.name, x.sign * x.direction);
        if (x.sign > 0) continue;
        after = json_after(c->json, equalities, after, x.name);
        equals++;
    }
    return says_equalities(c, node, "one", equals, after);
}

/* When the equations leave a line (the friction line), the inequalities allow every lambda_N, those above a bound, or
 * none. */
/*@ requires contact_ready(c) && contact_signs(c) && 0 <= node < c->json->count && mode < MODES;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int judge_line(const struct contact *c, enum mode mode, int node)
{
    const int equalities = json_member(c->json, node, "equalities");
    const int first = json_after(c->json, equalities, equalities + 1, "lambda_N");
    if (c->sign[Q_b] != 0) return says_fails(c, node, "none", "v_dot", c->sign[Q_b]);
    if (c->status[mode] == INCONSISTENT) return says_fails(c, node, "line", "a", c->sign[Q_a]);
    if (c->status[mode] != BOUNDARY) return says_equalities(c, node, "line", 0, 0);
    return says_equalities(c, node, "line", 2, json_after(c->json, equalities, first, "u_dot"));
}

/*@ requires contact_ready(c) && contact_signs(c) && 0 <= node < c->json->count && mode < MODES;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int check_mode(const struct contact *c, enum mode mode, int node)
{
    const int d = contact_slip_direction(mode), p = c->sign[d < 0 ? Q_p_minus : Q_p_plus];
    if (c->status[mode] == INADMISSIBLE) return says_fails(c, node, "inadmissible", "u", c->sign[Q_u]);
    return d == 0 || p != 0 ? judge(c, mode, node) : judge_line(c, mode, node);
}

/*@ requires contact_ready(c) && contact_signs(c);
  @ assigns *c->answer;
  @ ensures 0 <= \result <= 1 && (\result != 0 ==> contact_ready(c)); */
static int check_modes(const struct contact *c)
{
    const int modes = json_member(c->json, c->witness, "modes");
    /*@ loop invariant 0 <= i <= MODES;
      @ loop assigns i;
      @ loop variant MODES - i; */
    for (int i = 0; i < MODES; i++)
        if (!check_mode(c, (enum mode)i, json_member(c->json, modes, contact_mode_name((enum mode)i))))
            return reject_enclosed(c, place_modes, contact_mode_name((enum mode)i));
    return 1;
}

/* 1 when mode y has the force of mode x, which has one and is not after y. */
/*@ requires \valid_read(c) && 0 <= x < MODES && 0 <= y < MODES;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int shares(const struct contact *c, int x, int y)
{
    return contact_has_force(c, (enum mode)y) &&
           (x == y || c->continuum >= 0 || contact_is_same_force(c, (enum mode)x, (enum mode)y));
}

/* 1 when a solution begins with this mode, because no earlier mode has its force. */
/*@ requires \valid_read(c) && 0 <= first < MODES;
  @ assigns \nothing; */
static int begins(const struct contact *c, int first)
{
    /*@ loop invariant 0 <= x <= first;
      @ loop assigns x;
      @ loop variant first - x; */
    for (int x = 0; x < first && c->continuum < 0; x++)
        if (contact_has_force(c, (enum mode)x) && shares(c, x, first)) return 0;
    return contact_has_force(c, (enum mode)first);
}

/* 1 when a node lists the modes of the solution that begins with `first`. */
/*@ requires contact_ready(c) && contact_signs(c) && 0 <= list < c->json->count && 0 <= first < MODES;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int lists_modes(const struct contact *c, int list, int first)
{
    int after = list + 1;
    /*@ loop invariant first <= y <= MODES && (after == 0 || list < after <= c->json->count);
      @ loop assigns y, after;
      @ loop variant MODES - y; */
    for (int y = first; y < MODES; y++)
        if (shares(c, first, y)) after = json_after(c->json, list, after, contact_mode_name((enum mode)y));
    return after == c->json->node[list].next;
}

/*@ requires contact_ready(c) && contact_signs(c) && 0 <= node < c->json->count && 0 <= first < MODES;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_solution(const struct contact *c, int node, int first)
{
    const int keys = c->continuum >= 0 ? 3 : 1;
    if (json_size(c->json, node) != keys || !lists_modes(c, json_member(c->json, node, "modes"), first)) return 0;
    if (c->continuum < 0) return 1;
    const int continuum = json_member(c->json, node, "continuum"), from = json_member(c->json, node, "from");
    return continuum != 0 && c->json->node[continuum].type == JSON_TRUE && from != 0 &&
           c->json->node[from].type == JSON_STRING && scalar_sign(contact_number(c, from)) == 0;
}

/*@ requires contact_ready(c) && contact_signs(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> contact_ready(c)); */
static int check_solutions(const struct contact *c)
{
    const int list = json_member(c->json, c->witness, "solutions"), end = c->json->node[list].next;
    const int count = c->continuum >= 0 ? 1 : c->solutions;
    int node = list + 1, seen = 0;
    /*@ loop invariant 0 <= first <= MODES && list < node <= c->json->count && 0 <= seen <= first && DOUBT_HAS_STAYED;
      @ loop assigns first, node, seen, scalar_doubt;
      @ loop variant MODES - first; */
    for (int first = 0; first < MODES && seen < count; first++) {
        if (!begins(c, first)) continue;
        if (node >= end || !check_solution(c, node, first)) return reject_enclosed(c, "witness", "solutions");
        node = c->json->node[node].next;
        seen++;
    }
    return (seen == count && node == end) || reject_enclosed(c, "witness", "solutions");
}

/*@ requires ready(c, program);
  @ assigns *c, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check(struct contact *c, const struct program *program)
{
    if (!check_quantities(c, program)) return 0;
    contact_conclude(c);
    return check_modes(c) && check_solutions(c) && contact_check_claims(c, json_member(c->json, c->root, "row"));
}

/*@ requires quantities_ready(json, pool, answer) && program_ok(program) && program->quantities == QUANTITIES;
  @ requires program_block(\base_addr(answer), program);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_with(const struct json *json, const struct program *program, struct scalar_pool *pool,
                      struct answer *answer)
{
    struct contact c = {.json = json, .pool = pool, .answer = answer};
    c.verdict = json_member(json, c.root, "verdict");
    c.witness = json_member(json, c.root, "witness");
    //@ assert numbers: contact_ready(&c);
    //@ assert program: program_ok(program);
    //@ assert own: program_block(\base_addr(&c), program);
    return check(&c, program);
}

int contact_check_enclosed(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    return check_with(json, contact_known_theory()->program, pool, answer);
}
