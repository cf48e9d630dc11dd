/* SPDX-License-Identifier: BSD-2-Clause */
/* modes_enumerate FILE: the words of n contacts by plain enumeration: the exact linear system of each of the 4^n words, with the same solver as
 * kind modes and nothing carried over.  Prints how many words have a solution, and the seconds of processor time. */
#include "modes/search.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* The next word; 0 after the last. */
static int next_word(unsigned char *letter, int contacts)
{
    for (int i = contacts - 1; i >= 0; i--) {
        if (letter[i]++ < LETTER_T) return 1;
        letter[i] = LETTER_F;
    }
    return 0;
}

static int is_solvable(struct modes_search *search, const unsigned char *letter)
{
    struct linear_question question;
    struct linear_answer answer;
    struct linear_basis basis = {.size = 0};
    struct failure failure;
    struct number_pool *work = number_pool_new();
    modes_ask(search, work, letter, LANGUAGE_KINEMATIC, &question);
    if (linear_decide(work, &question, &basis, &search->limits, &answer, &failure) != STATUS_OK) exit(1);
    const int solvable = answer.solvable;
    number_pool_free(work);
    return solvable;
}

static int admits(const struct modes_data *data, const unsigned char *letter)
{
    for (int i = 0; i < data->contacts; i++)
        if (!modes_admits(data, i, (enum modes_letter)letter[i])) return 0;
    return 1;
}

static long count_words(struct modes_search *search)
{
    long count = 0;
    unsigned char letter[MODES_MAX_CONTACTS];
    for (int i = 0; i < MODES_MAX_CONTACTS; i++) letter[i] = LETTER_F;
    do {
        search->limits.steps = search->limits.allowed;
        if (admits(search->data, letter)) count += is_solvable(search, letter);
    } while (next_word(letter, search->data->contacts));
    return count;
}

int main(int argc, char **argv)
{
    struct failure failure;
    struct problem *problem;
    struct modes_data data;
    struct modes_search search;
    json_t *id = NULL, *record = argc == 2 ? json_load_file(argv[1], 0, NULL) : NULL;
    if (record == NULL || problem_from_json(record, 0, NUMBER_BUDGET_BITS, &problem, &id, &failure) != STATUS_OK)
        return 2;
    if (modes_read(problem, &data, &failure) != STATUS_OK) return 2;
    modes_search_begin(&search, problem->pool, &data, NUMBER_BUDGET_BITS, 0);
    const clock_t start = clock();
    const long words = count_words(&search);
    printf("%ld %.6f\n", words, (double)(clock() - start) / CLOCKS_PER_SEC);
    modes_search_end(&search);
    modes_free(&data);
    problem_free(problem);
    json_decref(record);
    return 0;
}
