/* SPDX-License-Identifier: BSD-2-Clause */
/* The words that follow from the signs of a point (spec/fold/certificate.md, section 3): tables for the rule WORD. */
#include "check/fold/private.h"
#include "check/kernel/word_rows.h"

#define WHEN(quantity, among)                                                                                          \
    {                                                                                                                  \
        FOLD_##quantity, among                                                                                         \
    }
#define ELSE                                                                                                           \
    {                                                                                                                  \
        {                                                                                                              \
            0, 0                                                                                                       \
        }                                                                                                              \
    }

static const struct word_row point_words[] = {{"two_fold", {WHEN(Lp, IS_ZERO), WHEN(Lm, IS_ZERO)}},
                                              {"fold_plus", {WHEN(Lp, IS_ZERO)}},
                                              {"fold_minus", {WHEN(Lm, IS_ZERO)}},
                                              {"sliding", {WHEN(Lp, IS_NEGATIVE), WHEN(Lm, IS_POSITIVE)}},
                                              {"escaping", {WHEN(Lp, IS_POSITIVE), WHEN(Lm, IS_NEGATIVE)}},
                                              {"crossing_up", {WHEN(Lp, IS_POSITIVE)}},
                                              {"crossing_down", ELSE}};
static const struct word_row plus_words[] = {{"", {WHEN(Lp, NOT_ZERO)}},
                                             {"visible", {WHEN(Kpp, IS_POSITIVE)}},
                                             {"invisible", {WHEN(Kpp, IS_NEGATIVE)}},
                                             {"cusp", ELSE}};
static const struct word_row minus_words[] = {{"", {WHEN(Lm, NOT_ZERO)}},
                                              {"visible", {WHEN(Kmm, IS_NEGATIVE)}},
                                              {"invisible", {WHEN(Kmm, IS_POSITIVE)}},
                                              {"cusp", ELSE}};
static const struct word_row two_fold_words[] = {{"", {WHEN(Lp, NOT_ZERO)}},
                                                 {"", {WHEN(Lm, NOT_ZERO)}},
                                                 {"cusp", {WHEN(Kpp, IS_ZERO)}},
                                                 {"cusp", {WHEN(Kmm, IS_ZERO)}},
                                                 {"visible_visible", {WHEN(Kpp, IS_POSITIVE), WHEN(Kmm, IS_NEGATIVE)}},
                                                 {"visible_invisible", {WHEN(Kpp, IS_POSITIVE)}},
                                                 {"invisible_visible", {WHEN(Kmm, IS_NEGATIVE)}},
                                                 {"invisible_invisible", ELSE}};
/* J1 J2 > 1 exactly when det > 0; in that case J1 < 0 and J2 < 0 exactly when Kmp < 0 < Kpm. */
static const struct word_row case_words[] = {{"", {WHEN(Lp, NOT_ZERO)}},      {"", {WHEN(Lm, NOT_ZERO)}},
                                             {"", {WHEN(Kpp, NOT_NEGATIVE)}}, {"", {WHEN(Kmm, NOT_POSITIVE)}},
                                             {"", {WHEN(det, IS_ZERO)}},      {"3", {WHEN(det, IS_NEGATIVE)}},
                                             {"1", {WHEN(Kpm, IS_POSITIVE)}}, {"2", ELSE}};
static const struct word_row forward_words[] = {
    {"unique", {WHEN(Lm, IS_POSITIVE)}},
    {"unique", {WHEN(Lp, IS_NEGATIVE)}},
    {"set_valued", {WHEN(Lp, IS_POSITIVE), WHEN(Lm, IS_NEGATIVE)}},
    {"set_valued", {WHEN(Lm, IS_NEGATIVE), WHEN(Kpp, IS_POSITIVE)}},
    {"unique", {WHEN(Lm, IS_NEGATIVE), WHEN(Kpp, IS_NEGATIVE)}},
    {"undecided", {WHEN(Lm, IS_NEGATIVE)}},
    {"set_valued", {WHEN(Lp, IS_POSITIVE), WHEN(Kmm, IS_NEGATIVE)}},
    {"unique", {WHEN(Lp, IS_POSITIVE), WHEN(Kmm, IS_POSITIVE)}},
    {"undecided", {WHEN(Lp, IS_POSITIVE)}},
    {"undecided", {WHEN(own, IS_ZERO)}},
    {"set_valued", {WHEN(Kpp, IS_POSITIVE), WHEN(Kmm, IS_NEGATIVE)}},
    {"undecided", {WHEN(own, IS_NEGATIVE), WHEN(det, IS_ZERO)}},
    {"set_valued", {WHEN(own, IS_NEGATIVE), WHEN(det, IS_POSITIVE), WHEN(trace, IS_NEGATIVE)}},
    {"unique_at_leading_order", {WHEN(own, IS_NEGATIVE)}},
    {"unique_at_leading_order", {WHEN(Kpp, IS_POSITIVE), WHEN(sum, NOT_NEGATIVE)}},
    {"unique_at_leading_order", {WHEN(Kpp, IS_NEGATIVE), WHEN(sum, NOT_POSITIVE)}},
    {"unique_at_leading_order", {WHEN(disc, IS_NEGATIVE)}},
    {"undecided", {WHEN(disc, IS_ZERO)}},
    {"undecided", {WHEN(det, IS_ZERO)}},
    {"set_valued", ELSE}};
static const struct word_row reached_words[] = {
    {"", {WHEN(Lp, NOT_ZERO)}},
    {"", {WHEN(Lm, NOT_ZERO)}},
    {"undecided", {WHEN(own, IS_ZERO)}},
    {"undecided", {WHEN(own, IS_NEGATIVE), WHEN(det, IS_ZERO)}},
    {"no_orbit", {WHEN(Kpp, IS_POSITIVE), WHEN(own, IS_NEGATIVE), WHEN(det, IS_POSITIVE), WHEN(trace, IS_POSITIVE)}},
    {"one_orbit", {WHEN(Kpp, IS_POSITIVE), WHEN(own, IS_NEGATIVE)}},
    {"open_set", {WHEN(own, IS_NEGATIVE), WHEN(det, IS_POSITIVE), WHEN(trace, IS_NEGATIVE)}},
    {"no_orbit", {WHEN(own, IS_NEGATIVE)}},
    {"no_orbit", {WHEN(Kpp, IS_POSITIVE), WHEN(sum, NOT_NEGATIVE)}},
    {"no_orbit", {WHEN(Kpp, IS_NEGATIVE), WHEN(sum, NOT_POSITIVE)}},
    {"no_orbit", {WHEN(disc, IS_NEGATIVE)}},
    {"undecided", {WHEN(disc, IS_ZERO)}},
    {"undecided", {WHEN(det, IS_ZERO)}},
    {"one_orbit", {WHEN(det, IS_NEGATIVE)}},
    {"open_set", {WHEN(trace, IS_NEGATIVE)}},
    {"no_orbit", ELSE}};
static const struct word_row law_words[] = {
    {"agrees", {WHEN(agree, IS_POSITIVE)}}, {"contradicts", {WHEN(agree, IS_NEGATIVE)}}, {"undefined", ELSE}};

enum { ROWS = 20 };
#define SIGNS FOLD_SEEN
#define IS_ROW(k)                                                                                                      \
    (IS_CONDITION(k) || k == 6 || k == 7 || k == 8 || k == 9 || k == 10 || k == 11 || k == 12 || k == 13 || k == 14 || \
     k == 15 || k == 16 || k == 17 || k == 18 || k == 19)

/* known_conditions, known_texts, known_words: they compute nothing: their contracts tell the proofs something about a constant table (as
 * known_text in answer.h). */
/*@ requires 0 < rows <= ROWS && \valid_read(table + (0 .. rows - 1));
  @ requires signs: SIGNS_OF_20_ROWS;
  @ assigns \nothing;
  @ ensures \forall integer k, i; 0 <= k < rows && 0 <= i < WORD_MAX_CONDITIONS ==> ON_SIGN(k, i); */
static void known_conditions(const struct word_row *table, int rows)
{
    (void)table, (void)rows;
    //@ assert signs: \forall integer k, i; IS_ROW(k) && k < rows && IS_CONDITION(i) ==> ON_SIGN(k, i);
}

/*@ requires 0 < rows <= ROWS && \valid_read(table + (0 .. rows - 1));
  @ TEXTS_OF_20_ROWS
  @ assigns \nothing;
  @ ensures \forall integer k; 0 <= k < rows ==> constant_text(table[k].word); */
static void known_texts(const struct word_row *table, int rows)
{
    (void)table, (void)rows;
    //@ assert texts: \forall integer k; IS_ROW(k) && k < rows ==> constant_text(table[k].word);
}

/*@ requires 0 < rows <= ROWS && \valid_read(table + (0 .. rows - 1));
  @ requires texts: \forall integer k; 0 <= k < rows ==> constant_text(table[k].word);
  @ requires signs: \forall integer k, i; 0 <= k < rows && 0 <= i < WORD_MAX_CONDITIONS ==> ON_SIGN(k, i);
  @ assigns \nothing;
  @ ensures word_table_ok(table, rows, FOLD_SEEN); */
static void known_table(const struct word_row *table, int rows)
{
    (void)table, (void)rows;
    //@ assert row: \forall integer k; 0 <= k < rows ==> word_row_reads(table + k, FOLD_SEEN);
}

/*@ requires 0 < rows <= ROWS && \valid_read(table + (0 .. rows - 1));
  @ TEXTS_OF_20_ROWS
  @ requires signs: SIGNS_OF_20_ROWS;
  @ assigns \nothing;
  @ ensures word_table_ok(table, rows, FOLD_SEEN); */
static void known_words(const struct word_row *table, int rows)
{
    known_conditions(table, rows);
    known_texts(table, rows);
    known_table(table, rows);
}

/* The word of the first row that holds; the last row of a table has no conditions. */
/*@ requires 0 < rows <= ROWS && \valid_read(sign + (0 .. FOLD_SEEN - 1));
  @ requires table: word_table_ok(table, rows, FOLD_SEEN);
  @ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *word_of(const struct word_row *table, int rows, const short *sign)
{
    const int row = word_find(table, rows, sign, FOLD_SEEN);
    return table[row < rows ? row : rows - 1].word;
}

const char *fold_point_word(const short *sign)
{
    known_words(point_words, WORD_ROWS(point_words));
    return word_of(point_words, WORD_ROWS(point_words), sign);
}

const char *fold_plus_word(const short *sign)
{
    known_words(plus_words, WORD_ROWS(plus_words));
    return word_of(plus_words, WORD_ROWS(plus_words), sign);
}

const char *fold_minus_word(const short *sign)
{
    known_words(minus_words, WORD_ROWS(minus_words));
    return word_of(minus_words, WORD_ROWS(minus_words), sign);
}

const char *fold_two_fold_word(const short *sign)
{
    known_words(two_fold_words, WORD_ROWS(two_fold_words));
    return word_of(two_fold_words, WORD_ROWS(two_fold_words), sign);
}

const char *fold_case_word(const short *sign)
{
    known_words(case_words, WORD_ROWS(case_words));
    return word_of(case_words, WORD_ROWS(case_words), sign);
}

const char *fold_forward_word(const short *sign)
{
    known_words(forward_words, WORD_ROWS(forward_words));
    return word_of(forward_words, WORD_ROWS(forward_words), sign);
}

const char *fold_reached_word(const short *sign)
{
    known_words(reached_words, WORD_ROWS(reached_words));
    return word_of(reached_words, WORD_ROWS(reached_words), sign);
}

const char *fold_law_word(const short *sign)
{
    known_words(law_words, WORD_ROWS(law_words));
    return word_of(law_words, WORD_ROWS(law_words), sign);
}
