/* SPDX-License-Identifier: BSD-2-Clause */
/* The limit of a stiff spring: the impact of the energetic law with r = 1. */
#include "check/compliance/private.h"

#define ADD(x, y) compliance_add(c, x, y)
#define SUBTRACT(x, y) compliance_subtract(c, x, y)
#define MULTIPLY(x, y) compliance_multiply(c, x, y)
#define DIVIDE(x, y) compliance_divide(c, x, y)
#define NEGATE(x) compliance_negate(c, x)
#define Q(name) c->q[COMPLIANCE_##name]

/* The final v = v_0 + v_root sqrt(square) and u = u_0 + u_root sqrt(square); and the sequence of slips. */
struct limit {
    scalar u_0, u_root, v_0, v_root, square;
    int slips, first, second; /* the number of slips, and their words */
};

/*@ predicate limit_ok(struct limit x) = x.u_0 != \null && x.u_root != \null && x.v_0 != \null && x.v_root != \null &&
  @   x.square != \null; */

/* The direction in which the impact begins. */
/*@ requires compliance_sees(c);
  @ assigns \nothing;
  @ ensures -1 <= \result <= 1; */
static int direction_of(const struct compliance *c)
{
    if (c->sign[COMPLIANCE_u] != 0) return c->sign[COMPLIANCE_u];
    return c->sign[COMPLIANCE_k_plus] < 0 ? FORWARD : c->sign[COMPLIANCE_k_minus] < 0 ? BACKWARD : STICK;
}

/*@ requires compliance_sees(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int has_limit(const struct compliance *c, int direction)
{
    const int p = direction == FORWARD ? c->sign[COMPLIANCE_p_plus] : c->sign[COMPLIANCE_p_minus];
    const int drawn_in = c->sign[COMPLIANCE_u] != 0 && p < 0;
    return c->sign[COMPLIANCE_d] == 0 && c->sign[COMPLIANCE_delta] == 0 && (c->sign[COMPLIANCE_v] != 0 || drawn_in);
}

/* Stick or slip throughout: v changes its sign. */
/*@ requires compliance_sees(c) && -1 <= direction <= 1;
  @ assigns scalar_doubt;
  @ ensures limit_ok(\result) && DOUBT_STAYS; */
static struct limit turn_round(const struct compliance *c, int direction)
{
    const scalar zero = scalar_zero(c->pool);
    struct limit limit = {.u_0 = zero, .u_root = zero, .v_0 = NEGATE(Q(v)), .v_root = zero, .square = zero};
    limit.slips = 1;
    limit.first = direction;
    if (direction == STICK) return limit;
    const struct phase slip = phase_of(c, direction);
    const scalar impulse = DIVIDE(ADD(limit.v_0, limit.v_0), slip.pi);
    limit.u_0 = SUBTRACT(Q(u), MULTIPLY(slip.kappa, impulse));
    return limit;
}

/* Slip stops after the impulse I = u / kappa, at v_1 = v + p I; from then on the slope is q, and the work (v + v_1) I /
 * 2 is returned. */
/*@ requires compliance_sees(c) && -1 <= direction <= 1 && I != \null && v_1 != \null;
  @ assigns scalar_doubt;
  @ ensures limit_ok(\result) && DOUBT_STAYS; */
static struct limit stop(const struct compliance *c, int direction, scalar I, scalar v_1)
{
    const scalar zero = scalar_zero(c->pool);
    const int other = direction == FORWARD ? COMPLIANCE_k_minus : COMPLIANCE_k_plus;
    const int then = c->sign[other] >= 0 ? STICK : -direction;
    const struct phase last = phase_of(c, then);
    struct limit limit = {.u_0 = zero, .u_root = zero, .v_0 = zero, .v_root = scalar_one(c->pool)};
    limit.slips = 2;
    limit.first = direction;
    limit.second = then;
    limit.square = SUBTRACT(MULTIPLY(v_1, v_1), MULTIPLY(last.pi, MULTIPLY(I, ADD(Q(v), v_1))));
    if (then == STICK) return limit;
    limit.u_root = NEGATE(DIVIDE(last.kappa, last.pi));
    limit.u_0 = NEGATE(MULTIPLY(limit.u_root, v_1));
    return limit;
}

/*@ requires compliance_sees(c) && -1 <= direction <= 1;
  @ assigns scalar_doubt;
  @ ensures limit_ok(\result) && DOUBT_STAYS; */
static struct limit limit_of(const struct compliance *c, int direction)
{
    const int k = direction == FORWARD ? COMPLIANCE_k_plus : COMPLIANCE_k_minus;
    if (direction == STICK || c->sign[k] <= 0) return turn_round(c, direction);
    const struct phase slip = phase_of(c, direction);
    const scalar I = DIVIDE(Q(u), slip.kappa), v_1 = ADD(Q(v), MULTIPLY(slip.pi, I));
    return scalar_sign(ADD(Q(v), v_1)) >= 0 ? turn_round(c, direction) : stop(c, direction, I, v_1);
}

/* 1 when an object at a node is {"a":x,"b":y,"d":square}, with "d" at the node d. */
/*@ requires compliance_sees(c) && 0 <= node < c->json->count && 0 <= d < c->json->count;
  @ requires x != \null && y != \null && square != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_surd(const struct compliance *c, int node, int d, scalar x, scalar y, scalar square)
{
    const scalar a = quantity_number(c->json, c->pool, json_member(c->json, node, "a"));
    const scalar b = quantity_number(c->json, c->pool, json_member(c->json, node, "b"));
    return scalar_equal(a, x) && scalar_equal(b, y) && scalar_equal(quantity_number(c->json, c->pool, d), square);
}

/* 1 when a node is x + y sqrt(square): a number, or {"a","b","d"}. */
/*@ requires compliance_sees(c) && 0 <= node < c->json->count && x != \null && y != \null && square != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_value(const struct compliance *c, int node, scalar x, scalar y, scalar square)
{
    const int d = c->json->node[node].type == JSON_OBJECT ? json_member(c->json, node, "d") : 0;
    if (d != 0) return is_surd(c, node, d, x, y, square);
    const scalar rest = SUBTRACT(quantity_number(c->json, c->pool, node), x);
    return scalar_sign(rest) == scalar_sign(y) * scalar_sign(square) &&
           scalar_equal(MULTIPLY(rest, rest), MULTIPLY(MULTIPLY(y, y), square));
}

/* An interval that contains x + y sqrt(square). */
/*@ requires compliance_encloses(c) && x != \null && y != \null && square != \null;
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range enclosed(const struct compliance *c, scalar x, scalar y, scalar square)
{
    const struct enclose *e = &c->e;
    const struct range root = enclose_sqrt(e, enclose_number(e, square));
    return enclose_add(e, enclose_number(e, x), enclose_multiply(e, enclose_number(e, y), root));
}

/* 1 when the interval in the verdict for u or v minus its limit contains the difference from the stated interval. */
/*@ requires compliance_encloses(c) && range_ok(exact);
  @ requires constant_text(key);
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures encloses: \result == 1 ==> compliance_encloses(c); */
static int error_holds(const struct compliance *c, const char *key, struct range exact)
{
    const int error = json_member(c->json, json_member(c->json, c->verdict, "error"), key);
    const struct range stated = compliance_ends(c, json_member(c->json, c->verdict, key));
    return compliance_states(c, error, enclose_subtract(&c->e, stated, exact)) ||
           compliance_rejected(c, "verdict.error", key, "does not hold the difference");
}

/*@ requires compliance_sees(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int slips_are(const struct compliance *c, struct limit limit, int node)
{
    int item = json_after(c->json, node, node + 1, phase_name(limit.first));
    if (limit.slips == 2) item = json_after(c->json, node, item, phase_name(limit.second));
    return item == c->json->node[node].next;
}

/*@ requires compliance_encloses(c) && limit_ok(limit) && 0 <= node < c->json->count;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int states_limit(const struct compliance *c, struct limit limit, int node)
{
    return slips_are(c, limit, json_member(c->json, node, "slip")) &&
           is_value(c, json_member(c->json, node, "u"), limit.u_0, limit.u_root, limit.square) &&
           is_value(c, json_member(c->json, node, "v"), limit.v_0, limit.v_root, limit.square);
}

/*@ requires compliance_encloses(c) && limit_ok(limit);
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures encloses: \result == 1 ==> compliance_encloses(c); */
static int errors_hold(const struct compliance *c, struct limit limit)
{
    return error_holds(c, "u", enclosed(c, limit.u_0, limit.u_root, limit.square)) &&
           error_holds(c, "v", enclosed(c, limit.v_0, limit.v_root, limit.square));
}

int compliance_check_limit(const struct compliance *c, int begins)
{
    const int node = json_member(c->json, c->verdict, "limit"), direction = direction_of(c);
    const int leaves = json_is(c->json, json_member(c->json, c->verdict, "end"), "detaches");
    const int stated = c->json->node[node].type != JSON_NULL;
    if (stated != (begins && has_limit(c, direction)))
        return compliance_rejected(c, "verdict", "limit", "is there, or is not, without reason");
    const int error = c->json->node[json_member(c->json, c->verdict, "error")].type != JSON_NULL;
    if (error != (stated && leaves))
        return compliance_rejected(c, "verdict", "error", "is there, or is not, without reason");
    if (!stated) return 1;
    const struct limit limit = limit_of(c, direction);
    if (!states_limit(c, limit, node)) return compliance_rejected(c, "verdict", "limit", "is another one");
    return !error || errors_hold(c, limit);
}
