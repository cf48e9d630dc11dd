/* SPDX-License-Identifier: BSD-2-Clause */
#include "rest/verdict.h"
#include "rest/rows.h"

#include "rest/table.h"

#include <stddef.h>

/*@ assigns \nothing;
    ensures none: !(0 <= row < ROWS) ==> \result == \null; */
const char *rest_row_name(int row)
{
#define ROW_NAME(name, condition, verdict) #name,
    static const char *const names[ROWS] = {T_REST(ROW_NAME)};
    return 0 <= row && row < ROWS ? names[row] : NULL;
}

/*@ requires word: stability == STABLE || stability == UNSTABLE || stability == UNDECIDED;
    assigns \nothing;
    ensures there: \result != \null; */
const char *rest_stability_word(enum rest_stability stability)
{
    static const char *const words[] = {"stable", "unstable", "undecided"};
    return words[stability];
}

/*@ requires word: CONDITION_CONTACT <= condition < CONDITIONS;
    assigns \nothing;
    ensures there: \result != \null; */
const char *rest_condition_name(enum rest_condition condition)
{
    static const char *const names[] = {"contact", "potential", "impacts"};
    return names[condition];
}

/*@ requires word: HOLDS <= state <= NOT_ASKED;
    assigns \nothing;
    ensures not_asked: state == NOT_ASKED ==> \result == \null; */
const char *rest_state_word(enum condition_state state)
{
    static const char *const words[] = {"holds", "fails", "undecided", NULL};
    return words[state];
}

/* Reads the verdict table, which no other function does. The arguments have the names that its conditions use. */
/*@ assigns \nothing;
    ensures condition: \result != 0 <==> row_condition(row, SIGNS); */
static int row_holds(int row, int b, int E_plus, int E_minus, int potential, int impacts)
{
#define READ_CONDITION(name, condition, verdict)                                                                       \
    case ROW_##name: return condition;
    switch (row) {
        T_REST(READ_CONDITION)
    default: return 0;
    }
}

/* The first row that holds, or ROWS. */
/*@ assigns \nothing;
    ensures first: \result < ROWS ==> is_first_row(\result, SIGNS);
    ensures none: \result >= ROWS ==> \result == ROWS && no_row(ROWS, SIGNS); */
static int row_of(int b, int E_plus, int E_minus, int potential, int impacts)
{
    int row = 0;
    /*@ loop invariant 0 <= row <= ROWS;
        loop invariant no_row(row, SIGNS);
        loop assigns row;
        loop variant ROWS - row; */
    while (row < ROWS && !row_holds(row, b, E_plus, E_minus, potential, impacts)) row++;
    return row;
}

/* The words of a row in the verdict table. */
#define ROW_STABILITY(name, condition, verdict) verdict,
static const enum rest_stability stabilities[ROWS] = {T_REST(ROW_STABILITY)};

/*@ requires row: 0 <= row < ROWS;
    assigns \nothing;
    ensures word: row_word(row, \result);
    ensures range: \result == STABLE || \result == UNSTABLE || \result == UNDECIDED; */
static enum rest_stability stability_of(int row)
{
    /*@ assert table: T_REST(TABLE_SAYS) \true; */
    return stabilities[row];
}

/*@ assigns \nothing;
    ensures state: \result == word_of_sign(sign); */
static enum condition_state state_of_sign(int sign)
{
    return sign > 0 ? HOLDS : sign < 0 ? FAILS : OPEN;
}

/* Flight is impossible when b < 0; slip is impossible strictly inside the friction cone. */
/*@ requires signs: \valid_read(s);
    assigns \nothing;
    ensures state: \result == word_of_contact(s->b, s->E_plus, s->E_minus); */
static enum condition_state state_of_contact(const struct rest_signs *s)
{
    const int inside = s->E_plus < 0 && s->E_minus < 0;
    return s->b > 0 ? FAILS : s->b < 0 && inside ? HOLDS : OPEN;
}

/* A potential that decreases along stick decides only strictly inside the cone, where stick persists. */
/*@ requires signs: \valid_read(s);
    assigns \nothing;
    ensures counts: \result != 0 <==> (condition == CONDITION_POTENTIAL ==> inside_cone(s->E_plus, s->E_minus)); */
static int counts(const struct rest_signs *s, enum rest_condition condition)
{
    return condition != CONDITION_POTENTIAL || (s->E_plus < 0 && s->E_minus < 0);
}

/*@ requires signs: \valid_read(s) && -1 <= s->impacts <= 1;
    requires verdict: \valid(verdict) && \separated(s, verdict);
    assigns *verdict;
    ensures status: \result == STATUS_OK || \result == STATUS_INTERNAL;
    ensures none: \result == STATUS_INTERNAL ==> no_row(ROWS, SIGNS_OF(s));
    ensures first: \result == STATUS_OK ==> is_first_row(verdict->row, SIGNS_OF(s));
    ensures word: \result == STATUS_OK ==> row_word(verdict->row, verdict->stability);
    ensures contact: \result == STATUS_OK ==>
        verdict->state[CONDITION_CONTACT] == word_of_contact(s->b, s->E_plus, s->E_minus);
    ensures potential: \result == STATUS_OK ==> verdict->state[CONDITION_POTENTIAL] == word_of_sign(s->potential);
    ensures impacts: \result == STATUS_OK ==> verdict->state[CONDITION_IMPACTS] == word_of_impacts(s->b, s->impacts);
    ensures decides: \result == STATUS_OK ==> \forall integer i; 0 <= i < CONDITIONS ==>
        (verdict->decides[i] != 0 <==>
            decided(i, verdict->state[i], verdict->stability, s->E_plus, s->E_minus)); */
enum status rest_classify(const struct rest_signs *s, struct rest_verdict *verdict)
{
    static const enum condition_state wanted[] = {HOLDS, FAILS, OPEN};
    const int row = row_of(s->b, s->E_plus, s->E_minus, s->potential, s->impacts);
    if (row == ROWS) return STATUS_INTERNAL;
    const enum rest_stability stability = stability_of(row);
    verdict->row = row;
    verdict->stability = stability;
    verdict->state[CONDITION_CONTACT] = state_of_contact(s);
    verdict->state[CONDITION_POTENTIAL] = state_of_sign(s->potential);
    verdict->state[CONDITION_IMPACTS] = s->b < 0 ? state_of_sign(-s->impacts) : NOT_ASKED;
    /*@ loop invariant range: 0 <= i <= CONDITIONS;
        loop invariant decides: \forall integer k; 0 <= k < i ==> (verdict->decides[k] != 0 <==>
            decided(k, verdict->state[k], stability, s->E_plus, s->E_minus));
        loop assigns i, verdict->decides[0 .. CONDITIONS - 1];
        loop variant CONDITIONS - i; */
    for (int i = 0; i < CONDITIONS; i++) {
        const int fits = verdict->state[i] == wanted[stability];
        verdict->decides[i] = fits && (stability != UNSTABLE || counts(s, (enum rest_condition)i));
    }
    return STATUS_OK;
}
