/* SPDX-License-Identifier: BSD-2-Clause */
#include "contact/verdict.h"
#include "contact/rows.h"

#include "contact/table.h"

#include <stddef.h>

const char *contact_row_name(int row)
{
#define ROW_NAME(name, condition, F, S_plus, S_minus, T, solutions) #name,
    static const char *const names[ROWS] = {T_CONTACT(ROW_NAME)};
    return 0 <= row && row < ROWS ? names[row] : NULL;
}

const char *contact_case_text(int cell)
{
#define CELL_TEXT(name, condition, text) text,
    static const char *const texts[CELLS] = {T_CONTACT_CASE(CELL_TEXT)};
    return 0 <= cell && cell < CELLS ? texts[cell] : NULL;
}

/* Reads the verdict table, which no other function does. The arguments have the names that its conditions use. */
/*@ assigns \nothing;
    ensures condition: \result != 0 <==> row_condition(row, u, a, b, p_plus, p_minus, E_plus, E_minus); */
static int row_holds(int row, int u, int a, int b, int p_plus, int p_minus, int E_plus, int E_minus)
{
#define READ_CONDITION(name, condition, F, S_plus, S_minus, T, solutions)                                              \
    case ROW_##name: return condition;
    switch (row) {
        T_CONTACT(READ_CONDITION)
    default: return 0;
    }
}

/* The first row that holds, or ROWS. */
/*@ assigns \nothing;
    ensures range: 0 <= \result <= ROWS;
    ensures holds: \result < ROWS ==> row_condition(\result, u, a, b, p_plus, p_minus, E_plus, E_minus);
    ensures first: no_row(\result, u, a, b, p_plus, p_minus, E_plus, E_minus); */
static int row_of(int u, int a, int b, int p_plus, int p_minus, int E_plus, int E_minus)
{
    int row = 0;
    /*@ loop invariant 0 <= row <= ROWS;
        loop invariant no_row(row, u, a, b, p_plus, p_minus, E_plus, E_minus);
        loop assigns row;
        loop variant ROWS - row; */
    while (row < ROWS && !row_holds(row, u, a, b, p_plus, p_minus, E_plus, E_minus)) row++;
    return row;
}

/* The words of a row in the verdict table. */
#define ROW_WORDS(name, condition, F, S_plus, S_minus, T, solutions) {{F, S_plus, S_minus, T}, solutions},
static const struct row_words {
    enum mode_status mode[CONTACT_MODES];
    int solutions;
} words[ROWS] = {T_CONTACT(ROW_WORDS)};

/*@ requires row: 0 <= row < ROWS;
    requires verdict: \valid(verdict);
    assigns verdict->row, verdict->mode[0 .. CONTACT_MODES - 1], verdict->solutions;
    ensures row: verdict->row == row;
    ensures words: row_words(row, verdict->mode[MODE_F], verdict->mode[MODE_S_PLUS], verdict->mode[MODE_S_MINUS],
                             verdict->mode[MODE_T], verdict->solutions); */
static void put_words(int row, struct contact_verdict *verdict)
{
    /*@ assert table: T_CONTACT(TABLE_SAYS) \true; */
    verdict->row = row;
    verdict->mode[MODE_F] = words[row].mode[MODE_F];
    verdict->mode[MODE_S_PLUS] = words[row].mode[MODE_S_PLUS];
    verdict->mode[MODE_S_MINUS] = words[row].mode[MODE_S_MINUS];
    verdict->mode[MODE_T] = words[row].mode[MODE_T];
    verdict->solutions = words[row].solutions;
}

/*@ requires signs: \valid_read(s);
    requires verdict: \valid(verdict) && \separated(s, verdict);
    assigns verdict->row, verdict->mode[0 .. CONTACT_MODES - 1], verdict->solutions;
    ensures status: \result == STATUS_OK || \result == STATUS_INTERNAL;
    ensures none: \result == STATUS_INTERNAL ==> no_row(ROWS, OLD_SIGNS(s));
    ensures first: \result == STATUS_OK ==> no_row(verdict->row, OLD_SIGNS(s));
    ensures range: \result == STATUS_OK ==> 0 <= verdict->row < ROWS;
    ensures holds: \result == STATUS_OK ==> row_condition(verdict->row, OLD_SIGNS(s));
    ensures words: \result == STATUS_OK ==> row_words(verdict->row, verdict->mode[MODE_F], verdict->mode[MODE_S_PLUS],
                   verdict->mode[MODE_S_MINUS], verdict->mode[MODE_T], verdict->solutions); */
static enum status read_table(const struct contact_signs *s, struct contact_verdict *verdict)
{
    const int row = row_of(s->u, s->a, s->b, s->p_plus, s->p_minus, s->E_plus, s->E_minus);
    if (row == ROWS) return STATUS_INTERNAL;
    put_words(row, verdict);
    return STATUS_OK;
}

/*@ assigns \nothing;
    ensures condition: \result != 0 <==> cell_condition(cell, u, b, p_plus, p_minus); */
static int cell_holds(int cell, int u, int b, int p_plus, int p_minus)
{
#define READ_CELL(name, condition, text)                                                                               \
    case CELL_##name: return condition;
    switch (cell) {
        T_CONTACT_CASE(READ_CELL)
    default: return 0;
    }
}

/* The first cell that holds, or -1. */
/*@ requires signs: \valid_read(s);
    assigns \nothing;
    ensures none: \result == -1 ==> no_cell(CELLS, CELL_SIGNS_OF(s));
    ensures holds: \result != -1 ==> cell_condition(\result, CELL_SIGNS_OF(s)); */
static int cell_of(const struct contact_signs *s)
{
    int cell = 0;
    /*@ loop invariant 0 <= cell <= CELLS;
        loop invariant no_cell(cell, s->u, s->b, s->p_plus, s->p_minus);
        loop assigns cell;
        loop variant CELLS - cell; */
    while (cell < CELLS && !cell_holds(cell, s->u, s->b, s->p_plus, s->p_minus)) cell++;
    return cell < CELLS ? cell : -1;
}

/*@ requires verdict: \valid_read(verdict);
    assigns \nothing;
    ensures count: \result == how_many(status, STATUSES(verdict)); */
static int count_modes(const struct contact_verdict *verdict, enum mode_status status)
{
    return (verdict->mode[MODE_F] == status) + (verdict->mode[MODE_S_PLUS] == status) +
           (verdict->mode[MODE_S_MINUS] == status) + (verdict->mode[MODE_T] == status);
}

/*@ requires verdict: \valid_read(verdict);
    assigns \nothing;
    ensures class: \result == class_word(STATUSES(verdict), verdict->solutions); */
static enum contact_class class_of(const struct contact_verdict *verdict)
{
    if (count_modes(verdict, BOUNDARY) > 0 || verdict->solutions == CONTINUUM) return DEGENERATE;
    const int consistent = count_modes(verdict, CONSISTENT);
    return consistent == 0 ? INCONSISTENT_CONTACT : consistent == 1 ? DETERMINATE : INDETERMINATE;
}

/* Stick requires |lambda_T| <= mu lambda_N, that is E+ <= 0 and E- <= 0, and lambda_N >= 0, that is N >= 0 (which
 * follows from the former only for mu > 0, since E+ + E- = -2 mu N). */
/*@ requires signs: \valid_read(s);
    assigns \nothing;
    ensures cone: \result == cone_word(s->E_plus, s->E_minus, s->N); */
static enum cone_position cone_of(const struct contact_signs *s)
{
    if (s->E_plus < 0 && s->E_minus < 0) return CONE_INTERIOR;
    return s->E_plus <= 0 && s->E_minus <= 0 && s->N >= 0 ? CONE_BOUNDARY : CONE_EXTERIOR;
}

/* [CV16], section 4.3: on a stiff normal compliance v_dot = b + p lambda_N, where lambda_N increases with the depth, so
 * that the motion returns, drifts or escapes according to p > 0, = 0, < 0. */
/*@ assigns \nothing;
    ensures slope: \result == slope_word(p); */
static enum normal_stability stability_of_slope(int p)
{
    return p > 0 ? STABLE : p == 0 ? NEUTRAL : UNSTABLE;
}

/* A contact without force (b = 0) returns from inside only: it is marginal; for p < 0 it is unstable. */
/*@ assigns \nothing;
    ensures free: \result == free_word(p); */
static enum normal_stability stability_without_force(int p)
{
    return p < 0 ? UNSTABLE : NEUTRAL;
}

/* p of the direction in which the contact point slips or begins to slip; 1 when it does neither. */
/*@ requires signs: \valid_read(s);
    assigns \nothing;
    ensures slip: \result == slip_sign(s->u, s->a, s->p_plus, s->p_minus); */
static int p_of_slip(const struct contact_signs *s)
{
    const int direction = s->u != 0 ? s->u : s->a;
    return direction > 0 ? s->p_plus : direction < 0 ? s->p_minus : 1;
}

/* On an edge of the cone, stick (slope Delta / A > 0) and one direction of slip (slope p) have the same force: a
 * perturbation to one side has the first slope, to the other side the second. */
/*@ requires signs: \valid_read(s);
    assigns \nothing;
    ensures stick: \result == stick_word(OLD_SIGNS(s)); */
static enum normal_stability stability_of_stick(const struct contact_signs *s)
{
    if (s->b == 0 && s->a == 0) return NEUTRAL;
    if (s->E_plus == 0) return stability_of_slope(s->p_plus);
    if (s->E_minus == 0) return stability_of_slope(s->p_minus);
    return STABLE;
}

/*@ requires signs: \valid_read(s);
    assigns \nothing;
    ensures stability: \result == stability_word(mode, OLD_SIGNS(s)); */
static enum normal_stability stability_of(const struct contact_signs *s, enum contact_mode mode)
{
    if (mode == MODE_T) return stability_of_stick(s);
    if (s->b == 0) return stability_without_force(p_of_slip(s));
    if (mode == MODE_F) return STABLE;
    return stability_of_slope(mode == MODE_S_PLUS ? s->p_plus : s->p_minus);
}

/* [CV16], section 4.4: at v = 0 the impulse process begins exactly when p of the slip direction is negative; for u = 0
 * it does not. */
/*@ requires signs: \valid_read(s);
    assigns \nothing;
    ensures impact: \result == iwc_word(s->u, s->a, s->p_plus, s->p_minus); */
static enum impact_without_collision iwc_of(const struct contact_signs *s)
{
    if (s->u == 0) return IWC_NO;
    const int p = p_of_slip(s);
    return p < 0 ? IWC_POSSIBLE : p == 0 ? IWC_DEGENERATE : IWC_NO;
}

/*@ requires signs: \valid_read(s);
    requires verdict: \valid(verdict) && \separated(s, verdict);
    requires mode: MODE_F <= mode < CONTACT_MODES;
    assigns verdict->stability[mode], verdict->resolution[mode];
    ensures stated: mode_is_stated(mode, verdict->mode[mode], verdict->stability[mode], verdict->resolution[mode], OLD_SIGNS(s)); */
static void put_mode(const struct contact_signs *s, enum contact_mode mode, struct contact_verdict *verdict)
{
    const int has_force = verdict->mode[mode] == CONSISTENT || verdict->mode[mode] == BOUNDARY;
    verdict->stability[mode] = has_force ? stability_of(s, mode) : NO_FORCE;
    verdict->resolution[mode] = verdict->mode[mode] == CONSISTENT && verdict->stability[mode] == STABLE;
}

/* The fields that follow from the signs and the row of the table. */
/*@ requires signs: \valid_read(s);
    requires verdict: \valid(verdict) && \separated(s, verdict);
    assigns verdict->class, verdict->cell, verdict->cone, verdict->stability[0 .. CONTACT_MODES - 1],
            verdict->impact_without_collision, verdict->resolution[0 .. CONTACT_MODES - 1], verdict->resolution_iwc,
            verdict->resolution_arrest;
    ensures class: verdict->class == class_word(STATUSES(verdict), verdict->solutions);
    ensures cell: cell_is_stated(verdict->class, verdict->cell, CELL_SIGNS_OF(s));
    ensures cone: verdict->cone == cone_word(\old(s->E_plus), \old(s->E_minus), \old(s->N));
    ensures impact: verdict->impact_without_collision == iwc_word(SLIP_SIGNS_OF(s));
    ensures F: MODE_SAID(MODE_F);
    ensures S_plus: MODE_SAID(MODE_S_PLUS);
    ensures S_minus: MODE_SAID(MODE_S_MINUS);
    ensures T: MODE_SAID(MODE_T);
    ensures follows_impact: verdict->resolution_iwc != 0 <==> verdict->impact_without_collision == IWC_POSSIBLE;
    ensures follows_arrest: verdict->resolution_arrest != 0 <==>
        verdict->impact_without_collision == IWC_DEGENERATE && \old(s->b) < 0; */
static void put_consequences(const struct contact_signs *s, struct contact_verdict *verdict)
{
    verdict->class = class_of(verdict);
    verdict->cell = verdict->class == DEGENERATE ? -1 : cell_of(s);
    verdict->cone = cone_of(s);
    verdict->impact_without_collision = iwc_of(s);
    put_mode(s, MODE_F, verdict);
    put_mode(s, MODE_S_PLUS, verdict);
    put_mode(s, MODE_S_MINUS, verdict);
    put_mode(s, MODE_T, verdict);
    verdict->resolution_iwc = verdict->impact_without_collision == IWC_POSSIBLE;
    verdict->resolution_arrest = verdict->impact_without_collision == IWC_DEGENERATE && s->b < 0;
}

/* The theorem: for the signs of a state that satisfies the hypotheses there is a verdict, and its words have for that
 * state the meaning that spec/contact/meaning.h gives them. */
/*@ requires signs: \valid_read(s);
    requires verdict: \valid(verdict) && \separated(s, verdict);
    assigns *verdict;
    ensures status: \result == STATUS_OK || \result == STATUS_INTERNAL;
    ensures total: STATES_WITH(s) \result == STATUS_OK;
    ensures row: \result == STATUS_OK ==> STATES_WITH(s)
        means_row(STATUSES(verdict), verdict->solutions, STATE);
    ensures class: \result == STATUS_OK ==> STATES_WITH(s) means_class(verdict->class, STATE);
    ensures cell: \result == STATUS_OK ==> STATES_WITH(s) means_cell(verdict->cell, STATE);
    ensures cone: \result == STATUS_OK ==> STATES_WITH(s) means_cone(verdict->cone, STATE);
    ensures impact: \result == STATUS_OK ==> STATES_WITH(s)
        means_iwc(verdict->impact_without_collision, STATE);
    ensures F: \result == STATUS_OK ==> STATES_WITH(s)
        MEANS_STABILITY(F, MODE_F);
    ensures S_plus: \result == STATUS_OK ==> STATES_WITH(s)
        MEANS_STABILITY(S_plus, MODE_S_PLUS);
    ensures S_minus: \result == STATUS_OK ==> STATES_WITH(s)
        MEANS_STABILITY(S_minus, MODE_S_MINUS);
    ensures T: \result == STATUS_OK ==> STATES_WITH(s)
        MEANS_STABILITY(T, MODE_T);
    ensures follows_impact: \result == STATUS_OK ==> STATES_WITH(s)
        (verdict->resolution_iwc != 0 <==> follows_impact(STATE));
    ensures follows_arrest: \result == STATUS_OK ==> STATES_WITH(s)
        (verdict->resolution_arrest != 0 <==> follows_arrest(STATE)); */
enum status contact_classify(const struct contact_signs *s, struct contact_verdict *verdict)
{
    const enum status status = read_table(s, verdict);
    if (status != STATUS_OK) {
        /*@ assert impossible: STATES_WITH(s) \false; */
        return status;
    }
    put_consequences(s, verdict);
    /*@ assert row: STATES_WITH(s) means_row(STATUSES(verdict), verdict->solutions, STATE); */
    return STATUS_OK;
}
