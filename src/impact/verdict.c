/* SPDX-License-Identifier: BSD-2-Clause */
#include "impact/verdict.h"
#include "impact/rows.h"

#include "impact/table.h"

#include <stddef.h>

/*@ assigns \nothing;
    ensures none: !(0 <= row < ROWS) ==> \result == \null; */
const char *impact_row_name(int row)
{
#define ROW_NAME(name, condition, region, first, second, phase) #name,
    static const char *const names[ROWS] = {T_IMPACT(ROW_NAME)};
    return 0 <= row && row < ROWS ? names[row] : NULL;
}

/*@ requires word: SLIP_PLUS <= slip <= NONE;
    assigns \nothing;
    ensures there: \result != \null; */
const char *impact_slip_name(enum impact_slip slip)
{
    static const char *const names[] = {"S+", "S-", "T", ""};
    return names[slip];
}

/* Reads the verdict table, which no other function does. The arguments have the names that its conditions use. */
/*@ assigns \nothing;
    ensures condition: \result != 0 <==> row_condition(row, SIGNS); */
static int row_holds(int row, int u, int v, int p_plus, int p_minus, int k_plus, int k_minus, int D_c_plus,
                     int D_r_plus, int D_c_minus, int D_r_minus)
{
#define READ_CONDITION(name, condition, number, begin, then, phase)                                                    \
    case ROW_##name: return condition;
    switch (row) {
        T_IMPACT(READ_CONDITION)
    default: return 0;
    }
}

/* The first row that holds, or ROWS. */
/*@ assigns \nothing;
    ensures first: \result < ROWS ==> is_first_row(\result, SIGNS);
    ensures none: \result >= ROWS ==> \result == ROWS && no_row(ROWS, SIGNS); */
static int row_of(int u, int v, int p_plus, int p_minus, int k_plus, int k_minus, int D_c_plus, int D_r_plus,
                  int D_c_minus, int D_r_minus)
{
    int row = 0;
    /*@ loop invariant 0 <= row <= ROWS;
        loop invariant no_row(row, SIGNS);
        loop assigns row;
        loop variant ROWS - row; */
    while (row < ROWS &&
           !row_holds(row, u, v, p_plus, p_minus, k_plus, k_minus, D_c_plus, D_r_plus, D_c_minus, D_r_minus))
        row++;
    return row;
}

/* The words of a row in the verdict table. */
#define ROW_WORDS(name, condition, number, begin, then, phase) {number, begin, then, phase},
static const struct row_words {
    int region;
    enum impact_slip first, second;
    enum impact_phase switch_phase;
} words[ROWS] = {T_IMPACT(ROW_WORDS)};

/*@ requires row: 0 <= row < ROWS;
    requires verdict: \valid(verdict);
    assigns verdict->row, verdict->region, verdict->first, verdict->second, verdict->switch_phase;
    ensures row: verdict->row == row;
    ensures words: row_words(row, WORDS_OF(verdict)); */
static void put_words(int row, struct impact_verdict *verdict)
{
    /*@ assert table: T_IMPACT(TABLE_SAYS) \true; */
    verdict->row = row;
    verdict->region = words[row].region;
    verdict->first = words[row].first;
    verdict->second = words[row].second;
    verdict->switch_phase = words[row].switch_phase;
}

/*@ requires signs: \valid_read(s);
    requires names: \valid(names + (0 .. IMPACT_MAX_BOUNDARIES - 1));
    assigns names[0 .. IMPACT_MAX_BOUNDARIES - 1];
    ensures count: \result == boundaries(SIGNS_OF(s));
    ensures room: 0 <= \result <= IMPACT_MAX_BOUNDARIES; */
int impact_boundaries(const struct impact_signs *s, const char *names[IMPACT_MAX_BOUNDARIES])
{
    const int u = s->u, v = s->v, D_r_plus = s->D_r_plus, D_r_minus = s->D_r_minus;
    int count = 0;
#define READ_BOUNDARY(name, condition)                                                                                 \
    if (s->name == 0 && (condition)) names[count++] = #name;
    T_IMPACT_BOUNDARY(READ_BOUNDARY)
    return count;
}

/*@ requires verdict: \valid_read(verdict);
    assigns \nothing;
    ensures outcome: \result == outcome_word(verdict->region, verdict->first); */
static enum impact_outcome outcome_of(const struct impact_verdict *verdict)
{
    if (verdict->region != NO_REGION) return OUTCOME_IMPACT;
    return verdict->first == NONE ? OUTCOME_NONE : OUTCOME_DEGENERATE;
}

/*@ requires signs: \valid_read(s);
    requires verdict: \valid(verdict) && \separated(s, verdict);
    assigns *verdict;
    ensures status: \result == STATUS_OK || \result == STATUS_INTERNAL;
    ensures none: \result == STATUS_INTERNAL ==> no_row(ROWS, SIGNS_OF(s));
    ensures first: \result == STATUS_OK ==> is_first_row(verdict->row, SIGNS_OF(s));
    ensures words: \result == STATUS_OK ==> row_words(verdict->row, WORDS_OF(verdict));
    ensures outcome: \result == STATUS_OK ==> verdict->outcome == outcome_word(verdict->region, verdict->first);
    ensures reversal: \result == STATUS_OK ==>
        (verdict->reversal != 0 <==> verdict->second == SLIP_PLUS || verdict->second == SLIP_MINUS);
    ensures without_collision: \result == STATUS_OK ==>
        (verdict->without_collision != 0 <==> verdict->outcome == OUTCOME_IMPACT && s->v == 0); */
enum status impact_classify(const struct impact_signs *s, struct impact_verdict *verdict)
{
    const int row = row_of(s->u, s->v, s->p_plus, s->p_minus, s->k_plus, s->k_minus, s->D_c_plus, s->D_r_plus,
                           s->D_c_minus, s->D_r_minus);
    if (row == ROWS) return STATUS_INTERNAL;
    put_words(row, verdict);
    verdict->outcome = outcome_of(verdict);
    verdict->reversal = verdict->second == SLIP_PLUS || verdict->second == SLIP_MINUS;
    verdict->without_collision = verdict->outcome == OUTCOME_IMPACT && s->v == 0;
    return STATUS_OK;
}
