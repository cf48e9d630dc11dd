/* SPDX-License-Identifier: BSD-2-Clause */
#include "jam/verdict.h"
#include "jam/rows.h"

#include "jam/table.h"

#include <stddef.h>

/*@ assigns \nothing;
    ensures none: !(0 <= row < ROWS) ==> \result == \null; */
const char *jam_row_name(int row)
{
#define ROW_NAME(name, condition, falling, resting, rising) #name,
    static const char *const names[ROWS] = {T_JAM(ROW_NAME)};
    return 0 <= row && row < ROWS ? names[row] : NULL;
}

/*@ requires word: is_fate(fate);
    assigns \nothing;
    ensures there: \result != \null; */
const char *jam_fate_word(enum jam_fate fate)
{
    static const char *const words[] = {"", "lift-off", "slip", "jam", "jam", "jam", "arrest", "undecided"};
    return words[fate];
}

/* Reads the verdict table, which no other function does. The arguments have the names that its conditions use. */
/*@ assigns \nothing;
    ensures condition: \result != 0 <==> row_condition(row, alpha1, alpha2, alpha3, delta); */
static int row_holds(int row, int alpha1, int alpha2, int alpha3, int delta)
{
#define READ_CONDITION(name, condition, falling, resting, rising)                                                      \
    case ROW_##name: return condition;
    switch (row) {
        T_JAM(READ_CONDITION)
    default: return 0;
    }
}

/* The first row that holds, or ROWS. */
/*@ assigns \nothing;
    ensures first: \result < ROWS ==> is_first_row(\result, alpha1, alpha2, alpha3, delta);
    ensures none: \result >= ROWS ==> \result == ROWS && no_row(ROWS, alpha1, alpha2, alpha3, delta); */
static int row_of(int alpha1, int alpha2, int alpha3, int delta)
{
    int row = 0;
    /*@ loop invariant 0 <= row <= ROWS;
        loop invariant no_row(row, alpha1, alpha2, alpha3, delta);
        loop assigns row;
        loop variant ROWS - row; */
    while (row < ROWS && !row_holds(row, alpha1, alpha2, alpha3, delta)) row++;
    return row;
}

/* The words of a row in the verdict table. */
#define ROW_FATES(name, condition, falling, resting, rising) {falling, resting, rising},
static const enum jam_fate fates[ROWS][JAM_COURSES] = {T_JAM(ROW_FATES)};

/*@ requires row: 0 <= row < ROWS;
    requires verdict: \valid(verdict);
    assigns verdict->row, verdict->fate[0 .. JAM_COURSES - 1];
    ensures row: verdict->row == row;
    ensures words: row_words(row, WORDS_OF(verdict)); */
static void put_fates(int row, struct jam_verdict *verdict)
{
    /*@ assert table: T_JAM(TABLE_SAYS) \true; */
    verdict->row = row;
    verdict->fate[FALLING] = fates[row][FALLING];
    verdict->fate[RESTING] = fates[row][RESTING];
    verdict->fate[RISING] = fates[row][RISING];
}

/*@ requires signs: \valid_read(s);
    requires verdict: \valid(verdict) && \separated(s, verdict);
    assigns *verdict;
    ensures status: \result == STATUS_OK || \result == STATUS_INTERNAL;
    ensures none: \result == STATUS_INTERNAL ==> no_row(ROWS, SIGNS_OF(s));
    ensures first: \result == STATUS_OK ==> is_first_row(verdict->row, SIGNS_OF(s));
    ensures words: \result == STATUS_OK ==> row_words(verdict->row, WORDS_OF(verdict));
    ensures degenerate: \result == STATUS_OK ==>
        (verdict->degenerate != 0 <==> s->alpha1 == 0 || s->alpha2 == 0 || s->alpha3 == 0 || s->delta == 0);
    ensures threshold: \result == STATUS_OK ==> (verdict->has_threshold != 0 <==> s->delta > 0 && s->alpha2 > 0); */
enum status jam_classify(const struct jam_signs *s, struct jam_verdict *verdict)
{
    const int row = row_of(s->alpha1, s->alpha2, s->alpha3, s->delta);
    if (row == ROWS) return STATUS_INTERNAL;
    put_fates(row, verdict);
    verdict->degenerate = s->alpha1 == 0 || s->alpha2 == 0 || s->alpha3 == 0 || s->delta == 0;
    verdict->has_threshold = s->delta > 0 && s->alpha2 > 0;
    return STATUS_OK;
}

/*@ requires signs: \valid_read(s);
    requires verdict: \valid_read(verdict);
    assigns \nothing;
    ensures falls: s->fall > 0 ==> \result == verdict->fate[FALLING];
    ensures rests: s->fall == 0 ==> \result == verdict->fate[RESTING];
    ensures rises: s->fall < 0 ==> \result == verdict->fate[RISING]; */
enum jam_fate jam_fate_of(const struct jam_verdict *verdict, const struct jam_signs *s)
{
    return verdict->fate[s->fall > 0 ? FALLING : s->fall < 0 ? RISING : RESTING];
}

/*@ requires signs: \valid_read(s);
    assigns \nothing;
    ensures G1: \result == G1 <==> fate == JAM_INFINITE && s->delta > 0;
    ensures G2: \result == G2 <==> fate == JAM_FINITE && s->delta < 0;
    ensures name: \result == NO_NAME || \result == G1 || \result == G2; */
enum jam_name jam_name_of(enum jam_fate fate, const struct jam_signs *s)
{
    if (fate == JAM_INFINITE && s->delta > 0) return G1;
    return fate == JAM_FINITE && s->delta < 0 ? G2 : NO_NAME;
}

/*@ assigns \nothing;
    ensures jam: \result != 0 <==> means_jam(fate); */
static int is_jam(enum jam_fate fate)
{
    return fate == JAM_INFINITE || fate == JAM_FINITE || fate == JAM_ZERO;
}

/* Falling and rising states are open sets; a state of constant force is isolated, unless every state is one. */
/*@ requires signs: \valid_read(s);
    requires verdict: \valid_read(verdict);
    assigns \nothing;
    ensures jam: \result == NEVER || means_jam(\result);
    ensures takes_place: means_jam(\result) ==> \result == verdict->fate[FALLING] || \result == verdict->fate[RISING] ||
        (s->delta == 0 && \result == verdict->fate[RESTING]);
    ensures never: \result == NEVER ==> !means_jam(verdict->fate[FALLING]) && !means_jam(verdict->fate[RISING]) &&
        (s->delta == 0 ==> !means_jam(verdict->fate[RESTING])); */
enum jam_fate jam_open_fate(const struct jam_verdict *verdict, const struct jam_signs *s)
{
    if (is_jam(verdict->fate[RISING])) return verdict->fate[RISING];
    if (is_jam(verdict->fate[FALLING])) return verdict->fate[FALLING];
    return s->delta == 0 && is_jam(verdict->fate[RESTING]) ? verdict->fate[RESTING] : NEVER;
}
