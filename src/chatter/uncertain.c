/* SPDX-License-Identifier: BSD-2-Clause */
/* Verdicts from signs, for uncertain numbers (spec/certificate.md, section 9.10): row and fate, and the mode at rest where
 * it does not depend on an orbit. There are no numbers in them: neither times nor sets of ratios. */
#include "chatter/bounce.h"
#include "chatter/places.h"
#include "chatter/program.h"
#include "chatter/sign_programs.h"
#include "numbers/output.h"
#include "problem/failure.h"

#include <stdio.h>

enum { ENCLOSURE_BITS = 128 };

static int sign_at(const struct evaluation *e, int node)
{
    return (int)e->sign[node];
}

/* The sign of e - 1 in the impact after stick, when no slip is reversed; `known` is 0 when the program does not have the
 * quantity that tells it. There e > r only for a B > 0, and elsewhere e = r where slip lasts through the impact or B = 0
 * and e < r where it does not (spec/chatter/README.md, section 4). */
static int growth_after_stick(const struct evaluation *e, const struct places *at, int *known)
{
    const int a = sign_at(e, at->a), a_B = a * sign_at(e, at->B), side = a < 0;
    *known = 1;
    if (at->S[0] == 0 || a_B == 0 || sign_at(e, at->L[side]) >= 0) return places_against_one(e, at);
    if (a_B < 0) return -1;
    *known = at->late[side] != 0;
    return sign_at(e, sign_at(e, at->S[side]) >= 0 ? at->late[side] : at->early[side]);
}

/* The sign of u after the only impact, r = 0. Slip that is not held when u reaches 0 is reversed. */
static int slip_at_stop(const struct chatter_signs *s)
{
    if (s->u == 0) return s->k_plus < 0 ? 1 : s->k_minus < 0 ? -1 : 0;
    const int left = s->u > 0 ? s->D_r_plus : s->D_r_minus, held = (s->u > 0 ? s->k_minus : s->k_plus) >= 0;
    return left > 0 ? s->u : left == 0 || held ? 0 : -s->u;
}

static enum chatter_fate fate_of_factor(int against_one)
{
    return against_one < 0 ? FATE_CHATTERS : against_one == 0 ? FATE_NEUTRAL : FATE_REVERSE;
}

/* Where slip can be reversed e <= r; for r = 1 the orbit tells more, unless e = r for every ratio. */
static enum chatter_fate fate_in_reversal(const struct evaluation *e, const struct places *at, int constant)
{
    const int against_one = places_against_one(e, at);
    if (against_one < 0) return FATE_CHATTERS;
    return constant || sign_at(e, at->mu) == 0 ? FATE_NEUTRAL : FATE_UNDECIDED;
}

static enum chatter_fate fate_of(const struct evaluation *e, const struct places *at, enum chatter_course course,
                                 int constant, int *known)
{
    *known = 1;
    switch (course) {
    case FLIES: return FATE_LIFTS_OFF;
    case LANDS: return FATE_UNDECIDED;
    case STOPS: return FATE_CHATTERS;
    case SLIDES:
    case STICK_SLIDES: return fate_of_factor(places_against_one(e, at));
    case REVERSES: return fate_in_reversal(e, at, constant);
    case SETTLES: break;
    }
    if (constant) return fate_of_factor(places_against_one(e, at));
    return fate_of_factor(growth_after_stick(e, at, known));
}

static enum chatter_rest rest_of(const struct chatter_signs *s, const struct chatter_row *row, enum chatter_fate fate)
{
    if (fate != FATE_CHATTERS || row->course == REVERSES) return REST_UNKNOWN;
    return chatter_slipping(s, row->course == STOPS ? slip_at_stop(s) : row->direction);
}

static json_t *word_or_null(const char *word)
{
    return word == NULL ? json_null() : json_string(word);
}

/* The energetic law has a program for either sign of B. */
static enum status without_side(struct failure *failure)
{
    snprintf(failure->field, sizeof failure->field, "B");
    snprintf(failure->reason, sizeof failure->reason,
             "with u and v, under the energetic law, the interval of B has numbers of one sign only, or 0: divide it");
    return STATUS_UNDECIDED;
}

static enum status classify(const struct evaluation *e, const struct places *at, int constant, struct answer *answer,
                            struct failure *failure)
{
    int known;
    const enum status status = places_check(e, at, failure);
    if (status != STATUS_OK) return status;
    const struct chatter_signs signs = places_signs(e, at);
    const struct chatter_row row = chatter_classify(&signs);
    const enum chatter_fate fate = fate_of(e, at, row.course, constant, &known);
    if (!known) return without_side(failure);
    const char *reason = fate != FATE_UNDECIDED ? NULL : row.course == LANDS ? "contact" : "reversal";
    answer->row = chatter_row_name(row.row);
    answer->verdict = json_pack("{s:s, s:o, s:o}", "fate", chatter_fate_name(fate), "reason", word_or_null(reason),
                                "rest", word_or_null(chatter_rest_name(rest_of(&signs, &row, fate))));
    return STATUS_OK;
}

enum status chatter_classify_stick(const struct evaluation *e, struct answer *answer, struct failure *failure)
{
    return classify(e, places_of_stick(e->program), e->program == &chatter_stick_program, answer, failure);
}

#define ORBIT(name) PLACES_BODY(name), PLACES_STATE(name), PLACES_S(name), .E = {name##_two_E_plus, name##_two_E_minus}

static const struct places newton = {ORBIT(chatter_orbit)},
                           poisson = {ORBIT(chatter_orbit_poisson), PLACES_LATE(chatter_orbit_poisson),
                                      .early = {chatter_orbit_poisson_early, chatter_orbit_poisson_early}},
                           ahead = {ORBIT(chatter_orbit_ahead), .late = {chatter_orbit_ahead_late_plus, 0},
                                    .early = {chatter_orbit_ahead_early_plus, 0}},
                           back = {ORBIT(chatter_orbit_back), .late = {0, chatter_orbit_back_late_minus},
                                   .early = {0, chatter_orbit_back_early_minus}};

static enum status classify_orbit(const struct evaluation *e, struct answer *answer, struct failure *failure)
{
    const struct places *at = e->program == &chatter_orbit_program           ? &newton
                              : e->program == &chatter_orbit_poisson_program ? &poisson
                              : e->program == &chatter_orbit_ahead_program   ? &ahead
                                                                             : &back;
    return classify(e, at, at == &newton, answer, failure);
}

static enum status row_of_orbit(const struct evaluation *e, const char **row, struct failure *failure)
{
    struct answer answer = {0};
    const enum status status = classify_orbit(e, &answer, failure);
    if (status == STATUS_OK) *row = answer.row;
    answer_free(&answer);
    return status;
}

/* 1 when the lower end of B, or of an enclosure of it, is negative: checkers choose the program by its text. */
static int begins_below_0(const struct problem *problem)
{
    const struct value *B = problem->value + chatter_B;
    const struct number *low = B->low != NULL ? B->low : B->number, *high;
    if (low == NULL) return 0;
    if (!number_is_rational(low)) output_enclosure_numbers(problem->pool, low, ENCLOSURE_BITS, &low, &high);
    return number_sign(low) < 0;
}

const struct row_theory *chatter_orbit_theory(const struct problem *problem)
{
#define THEORY(name)                                                                                                   \
    {                                                                                                                  \
        .program = &(name), .inputs = chatter_state_inputs, .row = row_of_orbit, .classify = classify_orbit            \
    }
    static const struct row_theory of_newton = THEORY(chatter_orbit_program),
                                   of_poisson = THEORY(chatter_orbit_poisson_program),
                                   of_ahead = THEORY(chatter_orbit_ahead_program),
                                   of_back = THEORY(chatter_orbit_back_program);
    switch ((enum impact_law)problem->value[kind_field(problem->kind, "law")].word) {
    case LAW_NEWTON: return &of_newton;
    case LAW_POISSON: return &of_poisson;
    case LAW_ENERGETIC: break;
    }
    return begins_below_0(problem) ? &of_back : &of_ahead;
}
