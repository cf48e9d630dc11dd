/* SPDX-License-Identifier: BSD-2-Clause */
#include "fold/verdict.h"

#include <stddef.h>
#include <string.h>

#define ROW_INDEX(name, condition, point, two_fold, case_number, forward, reached) ROW_##name,
enum { T_FOLD(ROW_INDEX) ROWS };

static int row_holds(int row, const struct fold_signs *s)
{
    const int Lp = s->Lp, Lm = s->Lm, Kpp = s->Kpp, Kmp = s->Kmp, Kmm = s->Kmm;
    const int sum = s->sum, trace = s->trace, det = s->det, disc = s->disc;
#define READ_ROW(name, condition, point, two_fold, case_number, forward, reached)                                      \
    case ROW_##name: return condition;
    switch (row) {
        T_FOLD(READ_ROW)
    default: return 0;
    }
}

enum status fold_row(const struct fold_signs *s, int *row)
{
    int found = 0;
    while (found < (int)ROWS && !row_holds(found, s)) found++;
    if (found == (int)ROWS) return STATUS_INTERNAL;
    *row = found;
    return STATUS_OK;
}

/* A word of the table; NULL for "none" and for an index outside the table. */
static const char *word_of(const char *const *words, int row)
{
    if (row < 0 || row >= (int)ROWS || strcmp(words[row], "none") == 0) return NULL;
    return words[row];
}

const char *fold_row_name(int row)
{
#define ROW_NAME(name, condition, point, two_fold, case_number, forward, reached) #name,
    static const char *const words[ROWS] = {T_FOLD(ROW_NAME)};
    return word_of(words, row);
}

const char *fold_point_word(int row)
{
#define ROW_POINT(name, condition, point, two_fold, case_number, forward, reached) #point,
    static const char *const words[ROWS] = {T_FOLD(ROW_POINT)};
    return word_of(words, row);
}

const char *fold_two_fold_word(int row)
{
#define ROW_TWO_FOLD(name, condition, point, two_fold, case_number, forward, reached) #two_fold,
    static const char *const words[ROWS] = {T_FOLD(ROW_TWO_FOLD)};
    return word_of(words, row);
}

const char *fold_forward_word(int row)
{
#define ROW_FORWARD(name, condition, point, two_fold, case_number, forward, reached) #forward,
    static const char *const words[ROWS] = {T_FOLD(ROW_FORWARD)};
    return word_of(words, row);
}

const char *fold_reached_word(int row)
{
#define ROW_REACHED(name, condition, point, two_fold, case_number, forward, reached) #reached,
    static const char *const words[ROWS] = {T_FOLD(ROW_REACHED)};
    return word_of(words, row);
}

int fold_case(int row)
{
#define ROW_CASE(name, condition, point, two_fold, case_number, forward, reached) case_number,
    static const int cases[ROWS] = {T_FOLD(ROW_CASE)};
    return 0 <= row && row < (int)ROWS ? cases[row] : 0;
}

const char *fold_sight_word(const struct fold_signs *s, int plus)
{
    const int Kpp = s->Kpp, Kmm = s->Kmm;
    if ((plus ? s->Lp : s->Lm) != 0) return NULL;
#define READ_SIGHT(word, of_plus, of_minus)                                                                            \
    if (plus ? (of_plus) : (of_minus)) return #word;
    T_FOLD_SIGHT(READ_SIGHT)
    return NULL;
}

const char *fold_law_word(const struct fold_signs *s)
{
    const int agree = s->agree;
#define READ_LAW(word, condition)                                                                                      \
    if (condition) return #word;
    T_FOLD_LAWS(READ_LAW)
    return NULL;
}

const char *fold_places_word(const struct fold_signs *s)
{
    const int reach = s->reach;
#define READ_PLACES(word, condition)                                                                                   \
    if (condition) return #word;
    T_FOLD_PLACES(READ_PLACES)
    return NULL;
}

const char *fold_rest_word(const struct fold_rest_signs *s)
{
    const int room_p = s->room_p, room_m = s->room_m;
    const int edge_pp = s->edge_pp, edge_pm = s->edge_pm, edge_mp = s->edge_mp, edge_mm = s->edge_mm;
#define READ_REST(word, condition)                                                                                     \
    if (condition) return #word;
    T_FOLD_RESTS(READ_REST)
    return NULL;
}
