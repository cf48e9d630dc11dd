/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/spatial_impact/quantities.h"

/*@ requires pool != \null && a != \null && b != \null && c != \null && d != \null;
  @ assigns \result \from pool, a, b, c, d;
  @ ensures \result != \null; */
static scalar cross(struct scalar_pool *pool, scalar a, scalar b, scalar c, scalar d)
{
    return scalar_subtract(pool, scalar_multiply(pool, a, b), scalar_multiply(pool, c, d));
}

/*@ requires pool != \null && a != \null && b != \null && c != \null && d != \null;
  @ assigns \result \from pool, a, b, c, d;
  @ ensures \result != \null; */
static scalar dot(struct scalar_pool *pool, scalar a, scalar b, scalar c, scalar d)
{
    return scalar_add(pool, scalar_multiply(pool, a, b), scalar_multiply(pool, c, d));
}

void impact3_evaluate(struct scalar_pool *pool, struct impact3_numbers k, scalar *q)
{
    const scalar w1 = cross(pool, k.A22, k.B1, k.A12, k.B2), w2 = cross(pool, k.A11, k.B2, k.A12, k.B1);
    const scalar m1 = scalar_multiply(pool, k.mu, k.B1), m2 = scalar_multiply(pool, k.mu, k.B2);
    const scalar limit = scalar_multiply(pool, k.mu, k.detA), one = scalar_one(pool);
    const scalar turning = dot(pool, k.A12, cross(pool, k.u1, k.u1, k.u2, k.u2), scalar_subtract(pool, k.A22, k.A11),
                               scalar_multiply(pool, k.u1, k.u2));
    const scalar detG = scalar_subtract(pool, scalar_multiply(pool, k.C, k.detA), dot(pool, k.B1, w1, k.B2, w2));
    const scalar D = scalar_subtract(pool, dot(pool, m1, m1, m2, m2), scalar_multiply(pool, k.C, k.C));
    const scalar square = dot(pool, k.u1, k.u1, k.u2, k.u2), along = dot(pool, m1, k.u1, m2, k.u2);
    const scalar stick = scalar_subtract(pool, scalar_multiply(pool, limit, limit), dot(pool, w1, w1, w2, w2));
    const scalar turn_B = cross(pool, k.B2, k.u1, k.B1, k.u2), turn_A = scalar_multiply(pool, k.mu, turning);
    const scalar range = cross(pool, k.restitution, one, k.restitution, k.restitution);
    q[IMPACT3_A11] = k.A11;
    q[IMPACT3_A12] = k.A12;
    q[IMPACT3_A22] = k.A22;
    q[IMPACT3_B1] = k.B1;
    q[IMPACT3_B2] = k.B2;
    q[IMPACT3_C] = k.C;
    q[IMPACT3_MU] = k.mu;
    q[IMPACT3_U1] = k.u1;
    q[IMPACT3_U2] = k.u2;
    q[IMPACT3_V] = k.v0;
    q[IMPACT3_R] = k.restitution;
    q[IMPACT3_DET_A] = k.detA;
    q[IMPACT3_W1] = w1;
    q[IMPACT3_W2] = w2;
    q[IMPACT3_DET_G] = detG;
    q[IMPACT3_D] = D;
    q[IMPACT3_SQUARE] = square;
    q[IMPACT3_ALONG] = along;
    q[IMPACT3_STICK] = stick;
    q[IMPACT3_TURN_B] = turn_B;
    q[IMPACT3_TURN_A] = turn_A;
    q[IMPACT3_RANGE] = range;
}

/*@ assigns \result \from quantity;
  @ ensures constant_text(\result); */
static const char *circular_name(int quantity)
{
    if (quantity == IMPACT3_A11) return known_text("A11");
    if (quantity == IMPACT3_A12) return known_text("A12");
    if (quantity == IMPACT3_A22) return known_text("A22");
    if (quantity == IMPACT3_B1) return known_text("B1");
    if (quantity == IMPACT3_B2) return known_text("B2");
    if (quantity == IMPACT3_C) return known_text("C");
    if (quantity == IMPACT3_MU) return known_text("mu");
    if (quantity == IMPACT3_U1) return known_text("u1");
    if (quantity == IMPACT3_U2) return known_text("u2");
    if (quantity == IMPACT3_V) return known_text("v");
    if (quantity == IMPACT3_R) return known_text("r");
    if (quantity == IMPACT3_DET_A) return known_text("detA");
    if (quantity == IMPACT3_W1) return known_text("w1");
    if (quantity == IMPACT3_W2) return known_text("w2");
    if (quantity == IMPACT3_DET_G) return known_text("detG");
    if (quantity == IMPACT3_D) return known_text("D");
    if (quantity == IMPACT3_SQUARE) return known_text("speed2");
    if (quantity == IMPACT3_ALONG) return known_text("muBu");
    if (quantity == IMPACT3_STICK) return known_text("stick");
    if (quantity == IMPACT3_TURN_B) return known_text("turn_B");
    if (quantity == IMPACT3_TURN_A) return known_text("turn_A");
    if (quantity == IMPACT3_RANGE) return known_text("r_range");
    return known_text("");
}

/* Those of an elliptic cone. */
enum { ELLIPTIC = 19 };
/*@ assigns \result \from quantity;
  @ ensures constant_text(\result); */
static const char *elliptic_name(int quantity)
{
    if (quantity == 0) return known_text("A11");
    if (quantity == 1) return known_text("A12");
    if (quantity == 2) return known_text("A22");
    if (quantity == 3) return known_text("B1");
    if (quantity == 4) return known_text("B2");
    if (quantity == 5) return known_text("C");
    if (quantity == 6) return known_text("mu1");
    if (quantity == 7) return known_text("mu2");
    if (quantity == 8) return known_text("u1");
    if (quantity == 9) return known_text("u2");
    if (quantity == 10) return known_text("v");
    if (quantity == 11) return known_text("r");
    if (quantity == 12) return known_text("A11r");
    if (quantity == 13) return known_text("A12r");
    if (quantity == 14) return known_text("A22r");
    if (quantity == 15) return known_text("B1r");
    if (quantity == 16) return known_text("B2r");
    if (quantity == 17) return known_text("u1r");
    if (quantity == 18) return known_text("u2r");
    return known_text("");
}

/* Checks that `quantities` has these quantities. */
/*@ requires quantities_ready(json, pool, answer) && 0 <= count;
  @ requires lists: \valid_read(name + (0 .. count - 1)) && \valid_read(value + (0 .. count - 1));
  @ requires apart: \separated(answer, name + (0 .. count - 1), value + (0 .. count - 1));
  @ requires items: \forall integer k; 0 <= k < count ==> constant_text(name[k]) && value[k] != \null;
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> json_ok(json)); */
static int check_list(const struct json *json, struct scalar_pool *pool, const char *const *name, const scalar *value,
                      int count, struct answer *answer)
{
    const int node = json_member(json, 0, "quantities");
    if (json_size(json, node) != count)
        return answer_set(answer, ANSWER_REJECTED, "quantities", "", "there are others than the problem has");
    /*@ loop invariant 0 <= i <= count;
      @ loop assigns i;
      @ loop variant count - i; */
    for (int i = 0; i < count; i++)
        if (json_member(json, node, name[i]) == 0)
            return answer_set(answer, ANSWER_REJECTED, "quantities", name[i], "is missing");
    return quantities_check(json, pool, name, value, count, answer);
}

int impact3_check_circular(const struct json *json, struct scalar_pool *pool, const scalar *q, struct answer *answer)
{
    const char *name[IMPACT3_QUANTITIES];
    /*@ loop invariant 0 <= i <= IMPACT3_QUANTITIES;
      @ loop invariant \forall integer k; 0 <= k < i ==> constant_text(name[k]);
      @ loop assigns i, name[0 .. IMPACT3_QUANTITIES - 1];
      @ loop variant IMPACT3_QUANTITIES - i; */
    for (int i = 0; i < IMPACT3_QUANTITIES; i++) name[i] = circular_name(i);
    return check_list(json, pool, name, q, IMPACT3_QUANTITIES, answer);
}

/*@ requires quantities_ready(json, pool, answer) && \valid_read(value + (0 .. ELLIPTIC - 1));
  @ requires \forall integer i; 0 <= i < ELLIPTIC ==> value[i] != \null;
  @ requires \separated(answer, value + (0 .. ELLIPTIC - 1));
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> json_ok(json)); */
static int check_elliptic(const struct json *json, struct scalar_pool *pool, const scalar *value, struct answer *answer)
{
    const char *name[ELLIPTIC];
    /*@ loop invariant 0 <= i <= ELLIPTIC;
      @ loop invariant \forall integer k; 0 <= k < i ==> constant_text(name[k]);
      @ loop assigns i, name[0 .. ELLIPTIC - 1];
      @ loop variant ELLIPTIC - i; */
    for (int i = 0; i < ELLIPTIC; i++) name[i] = elliptic_name(i);
    return check_list(json, pool, name, value, ELLIPTIC, answer);
}

int impact3_check_elliptic(const struct json *json, struct scalar_pool *pool, struct impact3_numbers data,
                           struct impact3_numbers reduced, scalar mu1, scalar mu2, struct answer *answer)
{
    const scalar value[ELLIPTIC] = {data.A11,    data.A12,    data.A22,    data.B1,    data.B2,    data.C,
                                    mu1,         mu2,         data.u1,     data.u2,    data.v0,    data.restitution,
                                    reduced.A11, reduced.A12, reduced.A22, reduced.B1, reduced.B2, reduced.u1,
                                    reduced.u2};
    return check_elliptic(json, pool, value, answer);
}

/*@ requires \valid(answer);
  @ assigns *answer;
  @ ensures \result == 0; */
static int reject_problem(struct answer *answer, const char *item)
{
    return answer_set(answer, ANSWER_REJECTED, "problem", item, "outside the hypotheses");
}

/*@ requires json_ok(json) && 0 <= law < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_law(const struct json *json, int law)
{
    return json_is(json, law, "poisson") || json_is(json, law, "energetic") || json_is(json, law, "newton");
}

int impact3_check_hypotheses(const struct json *json, int problem, struct impact3_numbers k, const scalar *q,
                             struct answer *answer)
{
    if (scalar_sign(k.A11) <= 0 || scalar_sign(k.detA) <= 0) return reject_problem(answer, "A11");
    if (scalar_sign(q[IMPACT3_DET_G]) <= 0) return reject_problem(answer, "detG");
    if (scalar_sign(k.mu) < 0) return reject_problem(answer, "mu");
    if (scalar_sign(k.v0) > 0) return reject_problem(answer, "v");
    if (scalar_sign(q[IMPACT3_RANGE]) < 0) return reject_problem(answer, "r");
    return is_law(json, json_member(json, problem, "law")) ||
           answer_set(answer, ANSWER_REJECTED, "problem", "law", "is no such word");
}
