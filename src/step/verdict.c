/* SPDX-License-Identifier: BSD-2-Clause */
#include "step/verdict.h"
#include "step/rows.h"

#include <stddef.h>

/*@ assigns \nothing;
    ensures none: !(0 <= row < ROWS) ==> \result == \null; */
const char *step_row_name(int row)
{
#define ROW_NAME(name, condition, word) #name,
    static const char *const names[ROWS] = {T_STEP(ROW_NAME)};
    return 0 <= row && row < ROWS ? names[row] : NULL;
}

/*@ assigns \nothing;
    ensures none: !(0 <= row < ROWS) ==> \result == \null; */
const char *step_row_word(int row)
{
#define ROW_WORD(name, condition, word) word,
    static const char *const words[ROWS] = {T_STEP(ROW_WORD)};
    return 0 <= row && row < ROWS ? words[row] : NULL;
}

/*@ assigns \nothing;
    ensures none: !(0 <= difference < DIFFERENCES) ==> \result == \null; */
const char *step_difference_word(int difference)
{
    static const char *const words[DIFFERENCES] = {T_STEP_DIFFERENCE(ROW_WORD)};
    return 0 <= difference && difference < DIFFERENCES ? words[difference] : NULL;
}

/*@ assigns \nothing;
    ensures none: !(0 <= restitution < RESTITUTIONS) ==> \result == \null; */
const char *step_restitution_word(int restitution)
{
#define RESTITUTION_WORD(name, word) word,
    static const char *const words[RESTITUTIONS] = {T_STEP_RESTITUTION(RESTITUTION_WORD)};
    return 0 <= restitution && restitution < RESTITUTIONS ? words[restitution] : NULL;
}

/* Reads the table of the associated law, which no other function does. The arguments have the names that its conditions
 * use. */
/*@ assigns \nothing;
    ensures closed: mode == MODE_F || mode == MODE_S_PLUS || mode == MODE_S_MINUS || mode == MODE_T ==>
        (\result != INCONSISTENT <==> associated_closed(mode, q_plus, q_minus, E_plus, E_minus, N));
    ensures open: mode == MODE_F || mode == MODE_S_PLUS || mode == MODE_S_MINUS || mode == MODE_T ==>
        (\result == CONSISTENT <==> associated_open(mode, q_plus, q_minus, E_plus, E_minus, N));
    ensures status: \result == CONSISTENT || \result == BOUNDARY || \result == INCONSISTENT; */
static enum mode_status status_of(enum contact_mode mode, int q_plus, int q_minus, int E_plus, int E_minus, int N)
{
    enum { F = MODE_F, S_plus = MODE_S_PLUS, S_minus = MODE_S_MINUS, T = MODE_T };
#define READ_MODE(name, closed, open)                                                                                  \
    case name: return (open) ? CONSISTENT : (closed) ? BOUNDARY : INCONSISTENT;
    switch ((int)mode) {
        T_STEP_ASSOCIATED(READ_MODE)
    default: return INCONSISTENT;
    }
}

/*@ requires signs: \valid_read(s);
    assigns \nothing;
    ensures closed: mode == MODE_F || mode == MODE_S_PLUS || mode == MODE_S_MINUS || mode == MODE_T ==>
        (\result != INCONSISTENT <==> associated_closed(mode, s->q_plus, s->q_minus, s->E_plus, s->E_minus, s->N));
    ensures open: mode == MODE_F || mode == MODE_S_PLUS || mode == MODE_S_MINUS || mode == MODE_T ==>
        (\result == CONSISTENT <==> associated_open(mode, s->q_plus, s->q_minus, s->E_plus, s->E_minus, s->N));
    ensures status: \result == CONSISTENT || \result == BOUNDARY || \result == INCONSISTENT; */
enum mode_status step_associated(enum contact_mode mode, const struct step_signs *s)
{
    return status_of(mode, s->q_plus, s->q_minus, s->E_plus, s->E_minus, s->N);
}

/*@ assigns \nothing;
    ensures set: \result != 0 <==> status == CONSISTENT || status == BOUNDARY; */
int step_in_set(enum mode_status status)
{
    return status == CONSISTENT || status == BOUNDARY;
}

/* Reads the table of judgements, which no other function does. */
/*@ assigns \nothing;
    ensures condition: \result != 0 <==> row_condition(row, residual, chosen, common, binding); */
static int row_holds(int row, int residual, int chosen, int common, int binding)
{
#define READ_ROW(name, condition, word)                                                                                \
    case ROW_##name: return condition;
    switch (row) {
        T_STEP(READ_ROW)
    default: return 0;
    }
}

/*@ requires evidence: \valid_read(evidence);
    assigns \nothing;
    ensures holds: \result >= 0 ==> \result < ROWS && row_condition(\result, evidence->residual, evidence->chosen,
        evidence->common, law_binds(evidence->law));
    ensures some: 0 <= evidence->common <= evidence->chosen ==> \result >= 0;
    ensures range: -1 <= \result < ROWS; */
int step_judgement(const struct step_evidence *evidence)
{
    const int binding = evidence->law == LAW_COULOMB || evidence->law == LAW_ASSOCIATED;
    /*@ loop invariant 0 <= row <= ROWS;
        loop invariant \forall integer k; 0 <= k < row ==>
            !row_condition(k, evidence->residual, evidence->chosen, evidence->common, binding);
        loop assigns row;
        loop variant ROWS - row; */
    for (int row = 0; row < (int)ROWS; row++)
        if (row_holds(row, evidence->residual, evidence->chosen, evidence->common, binding)) return row;
    //@ assert none: NO_JUDGEMENT(evidence->residual, evidence->chosen, evidence->common, binding);
    return -1;
}

/*@ assigns \nothing;
    ensures stick: \result != 0 <==> T_STEP_LIMIT_STICK; */
int step_sticks_in_limit(int p, int b)
{
    return T_STEP_LIMIT_STICK;
}

/*@ assigns \nothing;
    ensures condition: \result != 0 <==> difference_condition(row, judgement, continuous, stick); */
static int difference_holds(int row, int judgement, int continuous, int stick)
{
#define READ_DIFFERENCE(name, condition, word)                                                                         \
    case DIFFERENCE_##name: return condition;
    switch (row) {
        T_STEP_DIFFERENCE(READ_DIFFERENCE)
    default: return 0;
    }
}

/*@ assigns \nothing;
    ensures holds: \result >= 0 ==> \result < DIFFERENCES && difference_condition(\result, judgement, continuous, stick);
    ensures some: 0 <= judgement < ROWS && continuous >= 0 ==> \result >= 0;
    ensures range: -1 <= \result < DIFFERENCES; */
int step_difference(int judgement, int continuous, int stick)
{
    /*@ loop invariant 0 <= row <= DIFFERENCES;
        loop invariant \forall integer k; 0 <= k < row ==> !difference_condition(k, judgement, continuous, stick);
        loop assigns row;
        loop variant DIFFERENCES - row; */
    for (int row = 0; row < (int)DIFFERENCES; row++)
        if (difference_holds(row, judgement, continuous, stick)) return row;
    //@ assert none: NO_DIFFERENCE(judgement, continuous, stick);
    return -1;
}
