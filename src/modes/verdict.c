/* SPDX-License-Identifier: BSD-2-Clause */
#include "modes/verdict.h"

#include "modes/table.h"

#define ROW_INDEX(name, condition, class, ambiguity) ROW_##name,
enum { T_MODES(ROW_INDEX) ROWS };

const char *modes_row_name(int row)
{
#define ROW_NAME(name, condition, class, ambiguity) #name,
    static const char *const names[ROWS] = {T_MODES(ROW_NAME)};
    return names[row];
}

const char *modes_class_word(enum modes_class class)
{
    static const char *const words[] = {"inconsistent", "determinate", "indeterminate"};
    return words[class];
}

const char *modes_ambiguity_word(enum modes_ambiguity ambiguity)
{
    static const char *const words[] = {"none", "forces", "accelerations"};
    return words[ambiguity];
}

const char *modes_answer_word(enum modes_answer answer)
{
    static const char *const words[] = {"no", "yes", "boundary"};
    return words[answer];
}

/* Reads the verdict table, which no other function does. The arguments have the names that its conditions use. */
static int row_holds(int row, int words, int forces, int accelerations)
{
#define READ_CONDITION(name, condition, class, ambiguity)                                                              \
    case ROW_##name: return condition;
    switch (row) {
        T_MODES(READ_CONDITION)
    default: return 0;
    }
}

static void take_row(int row, struct modes_verdict *verdict)
{
#define ROW_CLASS(name, condition, class, ambiguity) class,
#define ROW_AMBIGUITY(name, condition, class, ambiguity) ambiguity,
    static const enum modes_class classes[ROWS] = {T_MODES(ROW_CLASS)};
    static const enum modes_ambiguity ambiguities[ROWS] = {T_MODES(ROW_AMBIGUITY)};
    verdict->row = row;
    verdict->class = classes[row];
    verdict->ambiguity = ambiguities[row];
}

static int is_at_rest(const struct modes_data *data)
{
    for (int i = 0; i < data->contacts; i++)
        if (data->u[i] != 0) return 0;
    return 1;
}

static int sticks(const struct modes_search *search, const struct modes_word *word)
{
    for (int i = 0; i < search->data->contacts; i++)
        if (word->letter[i] != LETTER_T) return 0;
    return 1;
}

/* The properties of the equilibrium that follow from the words. */
static void judge_equilibrium(const struct modes_search *search, struct modes_verdict *verdict)
{
    const struct modes_word *rest = NULL;
    int strict_motion = 0;
    for (int i = 0; i < search->words; i++) {
        const struct modes_word *word = search->word + i;
        if (sticks(search, word))
            rest = word;
        else
            strict_motion = strict_motion || word->strict;
    }
    verdict->weakly_stable = rest != NULL;
    verdict->strongly_stable = rest != NULL && search->words == 1;
    verdict->static_forces = rest != NULL ? rest->forces : -1;
    verdict->ambiguous = rest == NULL || search->words == 1 ? NO
                         : rest->strict && strict_motion    ? YES
                                                            : ON_THE_BOUNDARY;
}

enum status modes_classify(const struct modes_search *search, struct modes_verdict *verdict)
{
    const struct modes_word *first = search->word;
    const int words = search->words, forces = words > 0 ? first->forces : 0,
              accelerations = words > 0 ? first->accelerations : 0;
    int row = 0;
    while (row < ROWS && !row_holds(row, words, forces, accelerations)) row++;
    if (row == ROWS) return STATUS_INTERNAL;
    *verdict = (struct modes_verdict){.at_rest = is_at_rest(search->data)};
    take_row(row, verdict);
    if (verdict->at_rest) judge_equilibrium(search, verdict);
    return STATUS_OK;
}
