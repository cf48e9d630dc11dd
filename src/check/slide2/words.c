/* SPDX-License-Identifier: BSD-2-Clause */
/* The words that follow from signs (spec/slide2/certificate.md, 14.5): tables for the rule WORD. */
#include "check/kernel/word_rows.h"
#include "check/slide2/private.h"

#define WHEN(quantity, among)                                                                                          \
    {                                                                                                                  \
        SLIDE_##quantity, among                                                                                        \
    }

static const struct word_row both_words[] = {{"degenerate", {WHEN(D, IS_ZERO)}},
                                             {"unstable", {WHEN(D, IS_NEGATIVE)}},
                                             {"unstable", {WHEN(p11, NOT_POSITIVE), WHEN(p22, NOT_POSITIVE)}},
                                             {"stable", {WHEN(X, NOT_NEGATIVE)}},
                                             {"depends", {{0, 0}}}};
static const struct word_row first_words[] = {
    {"stable", {WHEN(p11, IS_POSITIVE)}}, {"degenerate", {WHEN(p11, IS_ZERO)}}, {"unstable", {{0, 0}}}};
static const struct word_row second_words[] = {
    {"stable", {WHEN(p22, IS_POSITIVE)}}, {"degenerate", {WHEN(p22, IS_ZERO)}}, {"unstable", {{0, 0}}}};
static const struct word_row hurwitz_words[] = {
    {"stable",
     {WHEN(a3, IS_POSITIVE), WHEN(a2, IS_POSITIVE), WHEN(a1, IS_POSITIVE), WHEN(a0, IS_POSITIVE),
      WHEN(H, IS_POSITIVE)}},
    {"marginal",
     {WHEN(a3, IS_POSITIVE), WHEN(a2, IS_POSITIVE), WHEN(a1, IS_POSITIVE), WHEN(a0, IS_POSITIVE), WHEN(H, IS_ZERO)}},
    {"marginal", {WHEN(D, IS_ZERO), WHEN(a3, NOT_NEGATIVE), WHEN(a2, NOT_NEGATIVE)}},
    {"unstable", {{0, 0}}}};
static const struct word_row IF_words[] = {{"possible", {WHEN(p11, IS_NEGATIVE), WHEN(p21, IS_POSITIVE)}},
                                           {"degenerate", {WHEN(p11, NOT_POSITIVE), WHEN(p21, NOT_NEGATIVE)}},
                                           {"no", {{0, 0}}}};
static const struct word_row FI_words[] = {{"possible", {WHEN(p22, IS_NEGATIVE), WHEN(p12, IS_POSITIVE)}},
                                           {"degenerate", {WHEN(p22, NOT_POSITIVE), WHEN(p12, NOT_NEGATIVE)}},
                                           {"no", {{0, 0}}}};
#define PUSHED(word, down, turns_left, turns_right)                                                                    \
    {word, {WHEN(p11, down), WHEN(p21, down)}}, {word, {WHEN(p12, down), WHEN(p22, down)}},                            \
        {word,                                                                                                         \
         {WHEN(p11, down), WHEN(p21, NOT_NEGATIVE), WHEN(p22, down), WHEN(p12, NOT_NEGATIVE), WHEN(D, turns_left)}},   \
    {                                                                                                                  \
        word,                                                                                                          \
        {                                                                                                              \
            WHEN(p21, down), WHEN(p11, NOT_NEGATIVE), WHEN(p12, down), WHEN(p22, NOT_NEGATIVE), WHEN(D, turns_right)   \
        }                                                                                                              \
    }
static const struct word_row II_words[] = {PUSHED("not_excluded", IS_NEGATIVE, IS_POSITIVE, IS_NEGATIVE),
                                           PUSHED("degenerate", NOT_POSITIVE, NOT_NEGATIVE, NOT_POSITIVE),
                                           {"no", {{0, 0}}}};

enum { ROWS = 9 };
#define SIGNS SLIDE_QUANTITIES
#define IS_ROW(k) (IS_CONDITION(k) || k == 6 || k == 7 || k == 8)

/*@ // The last row has no conditions.
  @ predicate words_end{L}(struct word_row *table, integer rows) =
  @   table[rows - 1].when[0].among == 0 && table[rows - 1].when[1].among == 0 && table[rows - 1].when[2].among == 0 &&
  @   table[rows - 1].when[3].among == 0 && table[rows - 1].when[4].among == 0 && table[rows - 1].when[5].among == 0; */

/* known_conditions, known_texts, known_words: they compute nothing: their contracts tell the proofs something about a constant table (as
 * known_text in answer.h). */
/*@ requires 0 < rows <= ROWS && \valid_read(table + (0 .. rows - 1));
  @ requires signs: SIGNS_OF_9_ROWS;
  @ assigns \nothing;
  @ ensures \forall integer k, i; 0 <= k < rows && 0 <= i < WORD_MAX_CONDITIONS ==> ON_SIGN(k, i); */
static void known_conditions(const struct word_row *table, int rows)
{
    (void)table, (void)rows;
    //@ assert signs: \forall integer k, i; IS_ROW(k) && k < rows && IS_CONDITION(i) ==> ON_SIGN(k, i);
}

/*@ requires 0 < rows <= ROWS && \valid_read(table + (0 .. rows - 1));
  @ TEXTS_OF_9_ROWS
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
  @ ensures word_table_ok(table, rows, SLIDE_QUANTITIES); */
static void known_table(const struct word_row *table, int rows)
{
    (void)table, (void)rows;
    //@ assert row: \forall integer k; 0 <= k < rows ==> word_row_reads(table + k, SLIDE_QUANTITIES);
}

/*@ requires 0 < rows <= ROWS && \valid_read(table + (0 .. rows - 1));
  @ TEXTS_OF_9_ROWS
  @ requires signs: SIGNS_OF_9_ROWS;
  @ assigns \nothing;
  @ ensures word_table_ok(table, rows, SLIDE_QUANTITIES); */
static void known_words(const struct word_row *table, int rows)
{
    known_conditions(table, rows);
    known_texts(table, rows);
    known_table(table, rows);
}

/* The number of the row of a table that holds. */
/*@ requires 0 < rows <= ROWS && \valid_read(sign + (0 .. SLIDE_QUANTITIES - 1));
  @ requires table: word_table_ok(table, rows, SLIDE_QUANTITIES);
  @ requires end: words_end(table, rows);
  @ assigns \nothing;
  @ ensures 0 <= \result < rows; */
static int row_of(const struct word_row *table, int rows, const short *sign)
{
    //@ assert last: word_row_says(table + (rows - 1), sign);
    return word_find(table, rows, sign, SLIDE_QUANTITIES);
}

/* The word of this row. */
/*@ requires 0 < rows <= ROWS && \valid_read(sign + (0 .. SLIDE_QUANTITIES - 1));
  @ requires table: word_table_ok(table, rows, SLIDE_QUANTITIES);
  @ requires end: words_end(table, rows);
  @ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *word_of(const struct word_row *table, int rows, const short *sign)
{
    return table[row_of(table, rows, sign)].word;
}

const char *slide2_both_word(const short *sign)
{
    known_words(both_words, WORD_ROWS(both_words));
    return word_of(both_words, WORD_ROWS(both_words), sign);
}

const char *slide2_first_word(const short *sign)
{
    known_words(first_words, WORD_ROWS(first_words));
    return word_of(first_words, WORD_ROWS(first_words), sign);
}

const char *slide2_second_word(const short *sign)
{
    known_words(second_words, WORD_ROWS(second_words));
    return word_of(second_words, WORD_ROWS(second_words), sign);
}

const char *slide2_hurwitz_word(const short *sign)
{
    known_words(hurwitz_words, WORD_ROWS(hurwitz_words));
    return word_of(hurwitz_words, WORD_ROWS(hurwitz_words), sign);
}

const char *slide2_IF_word(const short *sign)
{
    known_words(IF_words, WORD_ROWS(IF_words));
    return word_of(IF_words, WORD_ROWS(IF_words), sign);
}

const char *slide2_FI_word(const short *sign)
{
    known_words(FI_words, WORD_ROWS(FI_words));
    return word_of(FI_words, WORD_ROWS(FI_words), sign);
}

const char *slide2_II_word(const short *sign)
{
    known_words(II_words, WORD_ROWS(II_words));
    return word_of(II_words, WORD_ROWS(II_words), sign);
}

int slide2_is_stable(const short *sign)
{
    known_words(hurwitz_words, WORD_ROWS(hurwitz_words));
    return row_of(hurwitz_words, WORD_ROWS(hurwitz_words), sign) == 0;
}
