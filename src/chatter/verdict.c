/* SPDX-License-Identifier: BSD-2-Clause */
#include "chatter/verdict.h"
#include "chatter/rows.h"

#include "chatter/table.h"

#include <stddef.h>

/*@ assigns \nothing;
    ensures none: !(0 <= row < ROWS) ==> \result == \null; */
const char *chatter_row_name(int row)
{
#define ROW_NAME(name, condition, course, direction) #name,
    static const char *const names[ROWS] = {T_CHATTER(ROW_NAME)};
    return 0 <= row && row < ROWS ? names[row] : NULL;
}

/*@ requires word: FATE_CHATTERS <= fate <= FATE_UNDECIDED;
    assigns \nothing;
    ensures there: \result != \null; */
const char *chatter_fate_name(enum chatter_fate fate)
{
    static const char *const names[] = {"chatters", "reverse-chatter", "lifts-off", "neutral", "undecided"};
    return names[fate];
}

/*@ requires word: REST_STICK <= rest <= REST_UNKNOWN;
    assigns \nothing;
    ensures unknown: rest == REST_UNKNOWN ==> \result == \null; */
const char *chatter_rest_name(enum chatter_rest rest)
{
    static const char *const names[] = {"T", "S+", "S-", NULL};
    return names[rest];
}

/* Reads the verdict table, which no other function does. The arguments have the names that its conditions use. */
/*@ assigns \nothing;
    ensures condition: \result != 0 <==> row_condition(row, SIGNS); */
static int row_holds(int row, int b, int r, int u, int p_plus, int p_minus, int k_plus, int k_minus, int D_r_plus,
                     int D_r_minus, int L_plus, int L_minus, int R_plus, int R_minus)
{
#define READ_CONDITION(name, condition, course, direction)                                                             \
    case ROW_##name: return condition;
    switch (row) {
        T_CHATTER(READ_CONDITION)
    default: return 0;
    }
}

/* The first row that holds, or ROWS. */
/*@ assigns \nothing;
    ensures first: \result < ROWS ==> is_first_row(\result, SIGNS);
    ensures none: \result >= ROWS ==> \result == ROWS && no_row(ROWS, SIGNS); */
static int row_of(int b, int r, int u, int p_plus, int p_minus, int k_plus, int k_minus, int D_r_plus, int D_r_minus,
                  int L_plus, int L_minus, int R_plus, int R_minus)
{
    int row = 0;
    /*@ loop invariant 0 <= row <= ROWS;
        loop invariant no_row(row, SIGNS);
        loop assigns row;
        loop variant ROWS - row; */
    while (row < ROWS && !row_holds(row, b, r, u, p_plus, p_minus, k_plus, k_minus, D_r_plus, D_r_minus, L_plus,
                                    L_minus, R_plus, R_minus))
        row++;
    return row;
}

/* The words of a row in the verdict table. */
#define ROW_WORDS(name, condition, course, direction) {course, direction},
static const struct row_words {
    enum chatter_course course;
    int direction;
} words[ROWS] = {T_CHATTER(ROW_WORDS)};

/*@ requires row: 0 <= row < ROWS;
    assigns \nothing;
    ensures row: \result.row == row && \result.transient == 0;
    ensures words: row_words(row, \result.course, \result.direction); */
static struct chatter_row words_of(int row)
{
    /*@ assert table: T_CHATTER(TABLE_SAYS) \true; */
    //@ assert words: row_words(row, words[row].course, words[row].direction);
    return (struct chatter_row){row, words[row].course, words[row].direction, 0};
}

/*@ requires signs: \valid_read(s);
    assigns \nothing;
    ensures transient: \result == transient_of(SIGNS_OF(s)); */
static int transient_of(const struct chatter_signs *s)
{
    const int u = s->u, k_plus = s->k_plus, k_minus = s->k_minus, D_r_plus = s->D_r_plus, D_r_minus = s->D_r_minus;
    return SLIPS_FORWARD && s->R_plus < 0 ? 1 : SLIPS_BACKWARD && s->R_minus < 0 ? -1 : 0;
}

/*@ requires signs: \valid_read(s);
    assigns \nothing;
    ensures first: is_first_row(\result.row, SIGNS_OF(s));
    ensures words: row_words(\result.row, \result.course, \result.direction);
    ensures transient: \result.transient == transient_of(SIGNS_OF(s)); */
struct chatter_row chatter_classify(const struct chatter_signs *s)
{
    const int row = row_of(s->b, s->r, s->u, s->p_plus, s->p_minus, s->k_plus, s->k_minus, s->D_r_plus, s->D_r_minus,
                           s->L_plus, s->L_minus, s->R_plus, s->R_minus);
    /*@ assert last: row_condition(ROWS - 1, SIGNS_OF(s)); */
    struct chatter_row result = words_of(row);
    result.transient = transient_of(s);
    return result;
}

/*@ requires signs: \valid_read(s);
    assigns \nothing;
    ensures mode: \result == rest_of(s->p_plus, s->p_minus, s->E_plus, s->E_minus); */
enum chatter_rest chatter_at_rest(const struct chatter_signs *s)
{
    if (s->p_plus > 0 && s->E_plus > 0) return REST_PLUS;
    return s->p_minus > 0 && s->E_minus > 0 ? REST_MINUS : REST_STICK;
}

/*@ requires signs: \valid_read(s);
    assigns \nothing;
    ensures mode: \result == (direction > 0 ? REST_PLUS : direction < 0 ? REST_MINUS :
        rest_of(s->p_plus, s->p_minus, s->E_plus, s->E_minus)); */
enum chatter_rest chatter_slipping(const struct chatter_signs *s, int direction)
{
    if (direction == 0) return chatter_at_rest(s);
    return direction > 0 ? REST_PLUS : REST_MINUS;
}
