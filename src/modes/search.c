/* SPDX-License-Identifier: BSD-2-Clause */
/* The tree: a partial word that is refuted refutes all its completions. */
#include "modes/search.h"

#include "memory/memory.h"
#include "numbers/scratch.h"

#include <stdlib.h>
#include <string.h>

static enum status undecided(struct failure *failure, const char *reason)
{
    snprintf(failure->field, sizeof failure->field, "%s", "words");
    snprintf(failure->reason, sizeof failure->reason, "%s", reason);
    return STATUS_UNDECIDED;
}

/* The number of JSON values as a checker counts them: keys count, and so do the contents. */
static long values_of(const json_t *json)
{
    size_t i;
    const char *key;
    json_t *inside;
    long count = 1;
    json_array_foreach ((json_t *)json, i, inside) count += values_of(inside);
    json_object_foreach ((json_t *)json, key, inside) count += 1 + values_of(inside);
    return count;
}

enum status modes_spend(struct modes_search *search, const json_t *node, struct failure *failure)
{
    search->values -= values_of(node);
    if (search->values >= 0) return STATUS_OK;
    return undecided(failure, "the certificate would have more JSON values than the checkers read (65536)");
}

/* Appends a node to the tree, and charges its values. */
static enum status append(struct modes_search *search, json_t *node, struct failure *failure)
{
    const enum status status = modes_spend(search, node, failure);
    json_array_append_new(search->tree, node);
    return status;
}

static enum status append_division(struct modes_search *search, int contact, struct failure *failure)
{
    return append(search, json_pack("{s:i}", "divide", contact + 1), failure);
}

/* The first contact with a letter; -1 when there is none. */
static int find_letter(const struct modes_search *search, const unsigned char *letter, enum modes_letter wanted)
{
    for (int i = 0; i < search->data->contacts; i++)
        if (letter[i] == wanted) return i;
    return -1;
}

static void keep_word(struct modes_search *search, const struct modes_word *word)
{
    struct modes_word *longer = realloc(search->word, (size_t)(search->words + 1) * sizeof *longer);
    if (longer == NULL) memory_out();
    search->word = longer;
    longer[search->words++] = *word;
}

/* Records a full word with a solution. */
static enum status solve(struct modes_search *search, struct number_pool *work, const unsigned char *letter,
                         const struct linear_answer *answer, struct linear_basis *basis, struct failure *failure)
{
    json_t *node = NULL;
    struct modes_word word = {.solvable = 1};
    memcpy(word.letter, letter, sizeof word.letter);
    enum status status = search->data->uncertain
                             ? modes_solve_uncertain(search, work, answer, &word, &node, failure)
                             : modes_face(search, work, LANGUAGE_KINEMATIC, basis, &word, &node, failure);
    if (status == STATUS_OK) status = append(search, node, failure);
    if (status != STATUS_OK) return status;
    keep_word(search, &word);
    search->values -= search->data->contacts + 10; /* of the word in the verdict */
    return STATUS_OK;
}

/* The result for a partial word. */
enum outcome { REFUTED, OPEN, SOLVED };

/* Refutes the word, or finds a solution; a full word is decided completely. */
static enum status judge(struct modes_search *search, const unsigned char *letter, struct linear_basis *basis,
                         enum outcome *outcome, struct failure *failure)
{
    struct linear_question question;
    struct linear_answer answer;
    struct number_pool *work = scratch_new(search->pool);
    modes_ask(search, work, letter, LANGUAGE_KINEMATIC, &question);
    enum status status = linear_decide(work, &question, basis, &search->limits, &answer, failure);
    const int full = find_letter(search, letter, LETTER_OPEN) < 0 && find_letter(search, letter, LETTER_TOUCH) < 0;
    *outcome = !answer.solvable ? REFUTED : full ? SOLVED : OPEN;
    if (status == STATUS_OK && *outcome == REFUTED)
        status = append(search, modes_refuted_json(search, work, answer.weight), failure);
    if (status == STATUS_OK && *outcome == SOLVED) status = solve(search, work, letter, &answer, basis, failure);
    scratch_free(work, search->pool);
    return status;
}

static enum status search_from(struct modes_search *search, unsigned char *letter, struct linear_basis basis,
                               struct failure *failure);

/* Continues the search with one letter more. */
static enum status search_with(struct modes_search *search, unsigned char *letter, int i, enum modes_letter now,
                               const struct linear_basis *basis, struct failure *failure)
{
    const unsigned char before = letter[i];
    letter[i] = (unsigned char)now;
    const enum status status = search_from(search, letter, *basis, failure);
    letter[i] = before;
    return status;
}

static enum status divide(struct modes_search *search, unsigned char *letter, const struct linear_basis *basis,
                          struct failure *failure)
{
    static const enum modes_letter touch[] = {LETTER_F, LETTER_TOUCH},
                                   slide[] = {LETTER_S_PLUS, LETTER_S_MINUS, LETTER_T};
    const int open = find_letter(search, letter, LETTER_OPEN), touches = open < 0;
    const int i = touches ? find_letter(search, letter, LETTER_TOUCH) : open;
    enum status status = append_division(search, i, failure);
    for (int k = 0; k < (touches ? 3 : 2) && status == STATUS_OK; k++) {
        const enum modes_letter now = touches ? slide[k] : touch[k];
        if (modes_admits(search->data, i, now)) status = search_with(search, letter, i, now, basis, failure);
    }
    return status;
}

static enum status search_from(struct modes_search *search, unsigned char *letter, struct linear_basis basis,
                               struct failure *failure)
{
    enum outcome outcome;
    const enum status status = judge(search, letter, &basis, &outcome, failure);
    return status == STATUS_OK && outcome == OPEN ? divide(search, letter, &basis, failure) : status;
}

enum status modes_search_words(struct modes_search *search, struct failure *failure)
{
    unsigned char letter[MODES_MAX_CONTACTS] = {LETTER_OPEN};
    const enum status status = search_from(search, letter, (struct linear_basis){.size = 0}, failure);
    if (status == STATUS_UNDECIDED && failure->field[0] == '\0')
        snprintf(failure->field, sizeof failure->field, "words");
    return status;
}

enum status modes_search_closed(struct modes_search *search, struct modes_word *word, json_t **node,
                                struct failure *failure)
{
    struct linear_question question;
    struct linear_answer answer;
    struct linear_basis basis = {.size = 0};
    struct number_pool *work = scratch_new(search->pool);
    modes_ask(search, work, word->letter, LANGUAGE_CLOSED, &question);
    enum status status = linear_decide(work, &question, &basis, &search->limits, &answer, failure);
    word->solvable = answer.solvable;
    if (status == STATUS_OK && !answer.solvable) *node = modes_refuted_json(search, work, answer.weight);
    if (status == STATUS_OK && answer.solvable)
        status = modes_face(search, work, LANGUAGE_CLOSED, &basis, word, node, failure);
    scratch_free(work, search->pool);
    return status;
}
