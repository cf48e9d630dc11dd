/* SPDX-License-Identifier: BSD-2-Clause */
/* The object `verdict.continuous`: spec/step.md, section 7. */
#include "check/step/step.h"

#include <stddef.h>

/* The contact in continuous time: its velocity u, and p of that direction. */
struct sliding {
    scalar u, p;
    int d; /* the sign of u */
    int p_sign, b;
};

/*@ predicate sliding_signs(struct sliding s) = -1 <= s.d <= 1 && -1 <= s.p_sign <= 1 && -1 <= s.b <= 1; */

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int continuous_rejected(const struct step *c, const char *item)
{
    return step_rejected(c, "verdict.continuous", item, "does not follow");
}

/* C - d mu B */
/*@ requires step_sees(c);
  @ assigns scalar_doubt, \result \from *c, d;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar slope(const struct step *c, int d)
{
    const scalar mu_B = scalar_multiply(c->pool, c->q[STEP_mu], c->q[STEP_B]);
    return d > 0 ? scalar_subtract(c->pool, c->q[STEP_C], mu_B) : scalar_add(c->pool, c->q[STEP_C], mu_B);
}

/*@ requires step_sees(c) && c->given.u != \null;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && \result.u != \null && \result.p != \null && sliding_signs(\result); */
static struct sliding sliding_of(const struct step *c)
{
    const int d = scalar_sign(c->given.u);
    const scalar p = slope(c, d);
    const struct sliding s = {c->given.u, p, d, scalar_sign(p), c->sign[STEP_b]};
    return s;
}

/* The status of a mode of a slipping point, whose force satisfies b + p lambda_N = 0. */
/*@ requires sliding_signs(s);
  @ assigns \nothing;
  @ ensures STEP_CONSISTENT <= \result <= STEP_INADMISSIBLE; */
static enum step_status sliding_status(struct sliding s, enum step_mode mode)
{
    const int force = s.p_sign == 0 ? 1 : -s.b * s.p_sign;
    if (mode == STEP_F) return s.b > 0 ? STEP_CONSISTENT : s.b == 0 ? STEP_BOUNDARY : STEP_INCONSISTENT;
    if (mode != (s.d > 0 ? STEP_S_PLUS : STEP_S_MINUS)) return STEP_INADMISSIBLE;
    if (s.p_sign == 0 && s.b != 0) return STEP_INCONSISTENT;
    return force > 0 ? STEP_CONSISTENT : force == 0 ? STEP_BOUNDARY : STEP_INCONSISTENT;
}

/* The zero of a linear function that is x at 0 and y at 1, if it changes its sign; NULL when it does not. */
/*@ requires pool != \null && x != \null && y != \null;
  @ assigns scalar_doubt, \result \from pool, x, y;
  @ ensures DOUBT_STAYS; */
static scalar leaves(struct scalar_pool *pool, scalar x, scalar y)
{
    const scalar fall = scalar_subtract(pool, x, y);
    const int sign = scalar_sign(x);
    return sign != 0 && scalar_sign(fall) == sign ? scalar_divide(pool, x, fall) : NULL;
}

/* The velocity at the edge of slip in direction d, times p: u p + h e, which is a p - b (B - d mu A) at the end of the
 * step. */
/*@ requires step_sees(c) && u != \null;
  @ assigns scalar_doubt, \result \from *c, u, d;
  @ ensures DOUBT_STAYS; */
static scalar edge_leaves(const struct step *c, scalar u, int d)
{
    struct scalar_pool *pool = c->pool;
    const scalar p = slope(c, d), mu_A = scalar_multiply(pool, c->q[STEP_mu], c->q[STEP_A]);
    const scalar turn = d > 0 ? scalar_subtract(pool, c->q[STEP_B], mu_A) : scalar_add(pool, c->q[STEP_B], mu_A);
    const scalar end =
        scalar_subtract(pool, scalar_multiply(pool, c->q[STEP_a], p), scalar_multiply(pool, c->q[STEP_b], turn));
    return leaves(pool, scalar_multiply(pool, u, p), end);
}

/*@ requires pool != \null;
  @ assigns scalar_doubt, \result \from pool, x, y;
  @ ensures DOUBT_STAYS; */
static scalar lesser(struct scalar_pool *pool, scalar x, scalar y)
{
    return step_compare(pool, x, y) < 0 ? x : y;
}

/* The least multiple of the step at which the velocity, or that at an edge, changes its sign. */
/*@ requires step_sees(c) && s.u != \null;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static scalar find_h0(const struct step *c, struct sliding s)
{
    if (s.d == 0) return NULL;
    const scalar edge = lesser(c->pool, edge_leaves(c, s.u, 1), edge_leaves(c, s.u, -1));
    return lesser(c->pool, leaves(c->pool, s.u, c->q[STEP_a]), edge);
}

/*@ requires step_forces(c) && \valid_read(c) && 0 <= mode < STEP_MODES;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int in_set(const struct step *c, int mode)
{
    return c->force[mode].status == STEP_CONSISTENT || c->force[mode].status == STEP_BOUNDARY;
}

/* The word of `difference`. */
/*@ requires \valid_read(c) && step_forces(c) && \valid_read(chosen + (0 .. STEP_MODES - 1));
  @ requires \valid_read(status + (0 .. STEP_MODES - 1));
  @ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *difference_of(const struct step *c, struct sliding s, const short *chosen,
                                 const enum step_status *status, enum step_judgement judgement)
{
    const int short_steps = s.d != 0 && (s.p_sign < 0 || (s.p_sign == 0 && s.b <= 0));
    if (judgement == STEP_OTHER_PROBLEM) return known_text("problem");
    /*@ loop invariant 0 <= i <= STEP_MODES;
      @ loop assigns i;
      @ loop variant STEP_MODES - i; */
    for (int i = 0; i < STEP_MODES; i++)
        if (chosen[i] && (status[i] == STEP_CONSISTENT || status[i] == STEP_BOUNDARY)) return known_text("none");
    if (judgement == STEP_NEAR) return known_text("rounding");
    if (judgement == STEP_WRONG) return known_text("solver");
    if (judgement == STEP_OTHER_LAW) return known_text("law");
    return chosen[STEP_T] && in_set(c, STEP_T) && short_steps ? known_text("impact-without-collision")
                                                              : known_text("step-size");
}

/*@ requires step_sees(c) && step_forces(c) && c->given.u != \null && 0 <= object < c->json->count;
  @ requires \valid_read(chosen + (0 .. STEP_MODES - 1)) && \separated(chosen + (0 .. STEP_MODES - 1), c->answer);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_known(const struct step *c, int object, const short *chosen, enum step_judgement judgement)
{
    enum step_status status[STEP_MODES];
    const struct sliding s = sliding_of(c);
    /*@ loop invariant 0 <= i <= STEP_MODES;
      @ loop assigns i, status[0 .. STEP_MODES - 1];
      @ loop variant STEP_MODES - i; */
    for (int i = 0; i < STEP_MODES; i++)
        status[i] = s.d == 0 ? c->force[i].status : sliding_status(s, (enum step_mode)i);
    if (!step_is_statuses(c, json_member(c->json, object, "modes"), status)) return continuous_rejected(c, "modes");
    if (!step_number_is(c, json_member(c->json, object, "h0_over_h"), find_h0(c, s)))
        return continuous_rejected(c, "h0_over_h");
    return json_is(c->json, json_member(c->json, object, "difference"),
                   difference_of(c, s, chosen, status, judgement)) ||
           continuous_rejected(c, "difference");
}

int step_check_continuous(const struct step *c, const short *chosen, enum step_judgement judgement)
{
    const int object = json_member(c->json, c->verdict, "continuous");
    const int null = c->json->node[object].type == JSON_NULL;
    const int known = c->given.u != NULL && !c->associated && scalar_sign(c->given.v) == 0;
    if (known == null) return continuous_rejected(c, known ? "modes" : "");
    return !known || check_known(c, object, chosen, judgement);
}
