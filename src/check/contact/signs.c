/* SPDX-License-Identifier: BSD-2-Clause */
/* Conclusions from the signs of the quantities alone (spec/certificate.md, section 9.4). */
#include "check/contact/signs.h"
#include "check/contact/contact.h"

#include <stddef.h>

/* The status of a mode with the inequalities value >= 0, whose signs are given. */
/*@ requires 0 <= n && \valid_read(sign + (0 .. n - 1));
  @ assigns \nothing; */
static enum mode_status judge(const int *sign, int n)
{
    int equal = 0;
    /*@ loop invariant 0 <= equal <= i <= n;
      @ loop assigns i, equal;
      @ loop variant n - i; */
    for (int i = 0; i < n; i++) {
        if (sign[i] < 0) return INCONSISTENT;
        equal += sign[i] == 0;
    }
    return equal > 0 ? BOUNDARY : CONSISTENT;
}

/* Slip: v_dot = b + p lambda_N = 0, so that lambda_N = -b / p and, for u = 0, d u_dot = E / p; if p = b = 0, every
 * lambda_N satisfies the equation. */
/*@ requires \valid_read(c) && contact_signs(c) && \valid(is_line) && \separated(is_line, c) && -1 <= d <= 1;
  @ assigns *is_line; */
static enum mode_status slip(const struct contact *c, int d, int *is_line)
{
    const int p = c->sign[d > 0 ? Q_p_plus : Q_p_minus], E = c->sign[d > 0 ? Q_E_plus : Q_E_minus];
    const int u = c->sign[Q_u], outward = d * c->sign[Q_a], inequality[2] = {-c->sign[Q_b] * p, E * p};
    *is_line = 0;
    if (d * u < 0) return INADMISSIBLE;
    if (p != 0) return judge(inequality, u == 0 ? 2 : 1);
    if (c->sign[Q_b] != 0) return INCONSISTENT;
    *is_line = u != 0 || outward > 0;
    return u != 0 ? CONSISTENT : judge(&outward, 1);
}

/* lambda_N = N / Delta, lambda_T + mu lambda_N = -E+ / Delta, mu lambda_N - lambda_T = -E- / Delta. */
/*@ requires \valid_read(c) && contact_signs(c);
  @ assigns \nothing; */
static enum mode_status stick(const struct contact *c)
{
    const int inequality[3] = {c->sign[Q_N], -c->sign[Q_E_plus], -c->sign[Q_E_minus]};
    return c->sign[Q_u] != 0 ? INADMISSIBLE : judge(inequality, 3);
}

int contact_is_same_force(const struct contact *c, enum mode x, enum mode y)
{
    const int b = c->sign[Q_b];
    if (y == STICK && x == FLIGHT) return c->sign[Q_N] == 0 && c->sign[Q_N_T] == 0;
    if (y == STICK) return c->sign[x == SLIP_PLUS ? Q_E_plus : Q_E_minus] == 0;
    if (x == FLIGHT) return b == 0;
    return b == 0 || c->sign[Q_mu] == 0;
}

/* 1 when the mode has a force that no earlier mode has. */
/*@ requires \valid_read(c) && mode < MODES;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int has_new_force(const struct contact *c, enum mode mode)
{
    if (!contact_has_force(c, mode)) return 0;
    /*@ loop invariant 0 <= x <= (int)mode;
      @ loop assigns x;
      @ loop variant (int)mode - x; */
    for (int x = 0; x < (int)mode; x++)
        if (contact_has_force(c, (enum mode)x) && contact_is_same_force(c, (enum mode)x, mode)) return 0;
    return 1;
}

/*@ requires \valid_read(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= MODES; */
static int count_forces(const struct contact *c)
{
    int count = 0;
    /*@ loop invariant 0 <= count <= i <= MODES;
      @ loop assigns i, count;
      @ loop variant MODES - i; */
    for (int i = 0; i < MODES; i++) count += has_new_force(c, (enum mode)i);
    return count;
}

void contact_conclude(struct contact *c)
{
    int forward = 0, backward = 0;
    const int lifted = c->sign[Q_b];
    c->status[FLIGHT] = (unsigned char)judge(&lifted, 1);
    c->status[SLIP_PLUS] = (unsigned char)slip(c, 1, &forward);
    c->status[SLIP_MINUS] = (unsigned char)slip(c, -1, &backward);
    c->status[STICK] = (unsigned char)stick(c);
    c->continuum = forward ? SLIP_PLUS : backward ? SLIP_MINUS : -1;
    c->solutions = (short)count_forces(c);
}

/* 1 when the verdict gives the mode this status. */
/*@ requires contact_sees(c) && 0 <= mode < MODES;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_stated(const struct contact *c, enum mode mode)
{
    const int claims = json_member(c->json, c->verdict, "modes");
    const int claim = json_member(c->json, claims, contact_mode_name(mode));
    return contact_is_mode_status(c, claim, (enum mode_status)c->status[mode]);
}

/* The first mode to which the verdict gives another status; MODES when there is none. */
/*@ requires contact_sees(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= MODES; */
static enum mode misstated(const struct contact *c)
{
    if (!is_stated(c, FLIGHT)) return FLIGHT;
    if (!is_stated(c, SLIP_PLUS)) return SLIP_PLUS;
    if (!is_stated(c, SLIP_MINUS)) return SLIP_MINUS;
    return is_stated(c, STICK) ? MODES : STICK;
}

int contact_check_claims(struct contact *c, int row)
{
    const enum mode other = misstated(c);
    if (other != MODES)
        return contact_rejected(c, "verdict.modes", contact_mode_name(other), "another status was found");
    if (!contact_number_is_stated(c)) return contact_rejected(c, "verdict", "solutions", "another number was found");
    const char *word = contact_wrong_word(c);
    if (word != NULL)
        return contact_rejected(c, "verdict", word, "does not follow from the statuses, forces and signs");
    if (!contact_row_is_stated(c, row)) return contact_rejected(c, "", "row", "is not the name of this case");
    return 1;
}

int contact_signs_inside(const signed char *sign)
{
    return sign[Q_A] > 0 && sign[Q_C] > 0 && sign[Q_Delta] > 0 && sign[Q_mu] >= 0;
}

/* 1 when the verdict and the row follow from these signs. */
/*@ requires \valid(c) && json_ok(c->json) && c->json->count > 0 && \valid(c->answer);
  @ requires apart: \separated(c, c->json, c->answer) && \separated(c, sign + (0 .. QUANTITIES - 1));
  @ requires 0 <= c->verdict < c->json->count && 0 <= row < c->json->count && contact_signs_given(sign);
  @ assigns *c, *c->answer;
  @ ensures 0 <= \result <= 1; */
static int follows(struct contact *c, int row, const signed char *sign)
{
    /*@ loop invariant 0 <= i <= QUANTITIES && \forall integer k; 0 <= k < i ==> -1 <= c->sign[k] <= 1;
      @ loop assigns i, c->sign[0 .. QUANTITIES - 1];
      @ loop variant QUANTITIES - i; */
    for (int i = 0; i < QUANTITIES; i++) c->sign[i] = sign[i];
    contact_conclude(c);
    return contact_check_claims(c, row);
}

int contact_signs_match(const struct json *json, int verdict, int row, const signed char *sign)
{
    struct answer answer;
    struct contact c = {.json = json, .answer = &answer, .verdict = verdict};
    return follows(&c, row, sign);
}
