/* SPDX-License-Identifier: BSD-2-Clause */
/* What follows from the signs of the quantities alone (spec/certificate.md, section 9.4). */
#include "check/contact.h"
#include "check/contact_program.h"
#include "formula/contact_identities.h"

#include <stddef.h>

/* The status of inequalities value >= 0, of which the signs are given. */
static enum mode_status judge(const int *sign, int n)
{
    int equal = 0;
    for (int i = 0; i < n; i++) {
        if (sign[i] < 0) return INCONSISTENT;
        equal += sign[i] == 0;
    }
    return equal > 0 ? BOUNDARY : CONSISTENT;
}

/* On the friction line v_dot = b + p lambda_N = 0, so lambda_N = -b / p and, at u = 0, d u_dot = E / p. */
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

static int count_forces(const struct contact *c)
{
    int count = 0;
    for (int y = 0; y < MODES; y++) {
        int known = !contact_has_force(c, (enum mode)y);
        for (int x = 0; x < y; x++)
            known =
                known || (contact_has_force(c, (enum mode)x) && contact_is_same_force(c, (enum mode)x, (enum mode)y));
        count += !known;
    }
    return count;
}

void contact_conclude(struct contact *c)
{
    int forward = 0, backward = 0;
    c->status[FLIGHT] = judge(&c->sign[Q_b], 1);
    c->status[SLIP_PLUS] = slip(c, 1, &forward);
    c->status[SLIP_MINUS] = slip(c, -1, &backward);
    c->status[STICK] = stick(c);
    c->continuum = forward ? (int)SLIP_PLUS : backward ? (int)SLIP_MINUS : -1;
    c->solutions = count_forces(c);
}

static int check_statuses(struct contact *c)
{
    const int modes = json_member(c->json, c->verdict, "modes");
    for (int i = 0; i < MODES; i++)
        if (!contact_is_mode_status(c, json_member(c->json, modes, contact_mode_name((enum mode)i)), c->status[i]))
            return contact_rejected(c, "verdict.modes", contact_mode_name((enum mode)i), "is not what the signs say");
    return 1;
}

int contact_check_claims(struct contact *c, int row)
{
    return check_statuses(c) && contact_check_number(c) && contact_check_verdict(c) && contact_check_row(c, row);
}

static int is_inside(const int *sign)
{
    return sign[Q_A] > 0 && sign[Q_C] > 0 && sign[Q_Delta] > 0 && sign[Q_mu] >= 0;
}

static int matches(const struct json *json, int verdict, int row, const int *sign)
{
    struct answer answer;
    struct contact c = {.json = json, .answer = &answer, .verdict = verdict};
    for (int i = 0; i < QUANTITIES; i++) c.sign[i] = sign[i];
    contact_conclude(&c);
    return contact_check_claims(&c, row);
}

#define IDENTITY(i, x, X, j, y, Y, k, z, Z)                                                                            \
    {{{i, contact_##x, contact_##X}, {j, contact_##y, contact_##Y}, {k, contact_##z, contact_##Z}}},
static const struct identity identities[] = {CONTACT_IDENTITIES(IDENTITY)};

const struct uncertain_theory contact_theory = {
    .shape = contact_uncertain_shape,
    .program = &contact_program,
    .identities = identities,
    .identity_count = (int)(sizeof identities / sizeof identities[0]),
    .is_inside = is_inside,
    .matches = matches,
};
