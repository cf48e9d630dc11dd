/* SPDX-License-Identifier: BSD-2-Clause */
/* Words of contacts whose coefficients of friction are intervals: for which coefficients a word has a solution.
 *
 * A slipping contact with low <= mu <= high allows sums of the extreme forces for both ends, a sticking one those for
 * the greater end. So the linear system of the intervals has a solution exactly when that of some coefficients has one.
 * A word has a solution for all coefficients exactly when it has one at each corner (spec/modes/README.md, section 7). */
#include "modes/modes.h"
#include "problem/number_json.h"

/* At most 2^6 corners of one word are decided. */
enum { MOST_UNCERTAIN = 6 };

static json_t *point_json(const struct modes_search *search, struct number_pool *work,
                          const struct linear_answer *answer)
{
    char name[16];
    const int contacts = search->data->contacts, last = search->matrix->columns - 1;
    const struct number *scale = number_from_integer(work, 1);
    json_t *names = json_array(), *numbers = json_array();
    if (answer->value[last] != NULL) scale = number_add(work, scale, answer->value[last]);
    for (int k = 0; k < last; k++) {
        if (answer->value[k] == NULL || number_sign(answer->value[k]) == 0) continue;
        snprintf(name, sizeof name, "%d%c%s", k / 2 % contacts + 1, k % 2 == 0 ? '+' : '-',
                 k < 2 * contacts ? "" : "low");
        json_array_append_new(names, json_string(name));
        json_array_append_new(numbers, number_value_json(work, number_divide(work, answer->value[k], scale)));
    }
    return json_pack("{s:o, s:o}", "forces", names, "values", numbers);
}

/* The contacts that touch and whose coefficient is uncertain. */
static int find_uncertain(const struct modes_search *search, const struct modes_word *word, int at[MODES_MAX_CONTACTS])
{
    int count = 0;
    const struct modes_data *data = search->data;
    for (int i = 0; i < data->contacts; i++)
        if (word->letter[i] != LETTER_F && number_compare(search->pool, data->mu[i], data->mu_high[i]) != 0)
            at[count++] = i;
    return count;
}

/* Finds a solution of the word at one corner, or weights that refute it there. */
static enum status decide_corner(struct modes_search *search, struct number_pool *work, const struct modes_word *word,
                                 int *solvable, json_t *corners, struct failure *failure)
{
    struct linear_question question;
    struct linear_answer answer;
    struct linear_basis basis = {.size = 0};
    modes_ask(search, work, word->letter, LANGUAGE_KINEMATIC, &question);
    const enum status status = linear_decide(work, &question, &basis, &search->limits, &answer, failure);
    if (status != STATUS_OK) return status;
    *solvable = answer.solvable;
    json_array_append_new(corners, answer.solvable ? point_json(search, work, &answer)
                                                   : modes_refuted_json(search, work, answer.weight));
    return STATUS_OK;
}

static enum status decide_corners(struct modes_search *search, struct number_pool *work, struct modes_word *word,
                                  int *some, json_t *corners, struct failure *failure)
{
    int at[MODES_MAX_CONTACTS], solvable = 0;
    unsigned char corner[MODES_MAX_CONTACTS] = {CORNER_LOW};
    const int count = find_uncertain(search, word, at);
    enum status status = STATUS_OK;
    if (count > MOST_UNCERTAIN) {
        snprintf(failure->field, sizeof failure->field, "mu_high");
        snprintf(failure->reason, sizeof failure->reason,
                 "a word touches at more than %d contacts with uncertain friction", MOST_UNCERTAIN);
        return STATUS_UNDECIDED;
    }
    word->strict = 1;
    search->corner = corner;
    for (int k = 0; k < 1 << count && status == STATUS_OK; k++) {
        for (int i = 0; i < count; i++) corner[at[i]] = k >> i & 1 ? CORNER_HIGH : CORNER_LOW;
        status = decide_corner(search, work, word, &solvable, corners, failure);
        word->strict = word->strict && solvable;
        *some = *some || solvable;
    }
    search->corner = NULL;
    return status;
}

enum status modes_solve_uncertain(struct modes_search *search, struct number_pool *work,
                                  const struct linear_answer *inside, struct modes_word *word, json_t **node,
                                  struct failure *failure)
{
    int some = 0;
    json_t *corners = json_array();
    const enum status status = decide_corners(search, work, word, &some, corners, failure);
    if (status == STATUS_OK) {
        *node = some ? json_object() : point_json(search, work, inside);
        json_object_set(*node, "corners", corners);
    }
    json_decref(corners);
    return status;
}

const char *modes_uncertain_row(const struct modes_search *search)
{
    for (int i = 0; i < search->words; i++)
        if (!search->word[i].strict) return "depends";
    return search->words == 0 ? "inconsistent" : search->words == 1 ? "one_word" : "several_words";
}
