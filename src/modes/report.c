/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict as JSON. */
#include "modes/modes.h"

static json_t *letters_json(const unsigned char *letter, int contacts)
{
    json_t *letters = json_array();
    for (int i = 0; i < contacts; i++)
        json_array_append_new(letters, json_string(modes_letter_name((enum modes_letter)letter[i])));
    return letters;
}

static json_t *words_json(const struct modes_search *search)
{
    json_t *words = json_array();
    for (int i = 0; i < search->words; i++) {
        const struct modes_word *word = search->word + i;
        json_array_append_new(words, json_pack("{s:o, s:s, s:i, s:i}", "word",
                                               letters_json(word->letter, search->data->contacts), "status",
                                               word->strict ? "robust" : "marginal", "forces", word->forces,
                                               "accelerations", word->accelerations));
    }
    return words;
}

static json_t *equilibrium_json(const struct modes_verdict *verdict)
{
    if (!verdict->at_rest) return json_null();
    json_t *forces = verdict->static_forces < 0 ? json_null() : json_integer(verdict->static_forces);
    return json_pack("{s:b, s:b, s:s, s:o}", "weakly_stable", verdict->weakly_stable, "strongly_stable",
                     verdict->strongly_stable, "ambiguous", modes_answer_word(verdict->ambiguous),
                     "statically_indeterminate", forces);
}

json_t *modes_verdict_json(const struct modes_search *search, const struct modes_verdict *verdict)
{
    return json_pack("{s:o, s:i, s:s, s:s, s:o}", "words", words_json(search), "count", search->words, "class",
                     modes_class_word(verdict->class), "ambiguity", modes_ambiguity_word(verdict->ambiguity),
                     "equilibrium", equilibrium_json(verdict));
}

json_t *modes_uncertain_json(const struct modes_search *search)
{
    json_t *words = json_array();
    for (int i = 0; i < search->words; i++)
        json_array_append_new(words, json_pack("{s:o, s:s}", "word",
                                               letters_json(search->word[i].letter, search->data->contacts), "friction",
                                               search->word[i].strict ? "all" : "some"));
    return json_pack("{s:o, s:i, s:s}", "words", words, "count", search->words, "class", modes_uncertain_row(search));
}

/* The next word in the order F, S+, S-, T, the last contact changing fastest. Returns 0 after T...T. */
static int next_word(unsigned char *letter, int contacts)
{
    for (int i = contacts - 1; i >= 0; i--) {
        if (letter[i]++ < LETTER_T) return 1;
        letter[i] = LETTER_F;
    }
    return 0;
}

static int is_admissible(const struct modes_data *data, const unsigned char *letter)
{
    for (int i = 0; i < data->contacts; i++)
        if (!modes_admits(data, i, (enum modes_letter)letter[i])) return 0;
    return 1;
}

static const char *closed_status(const struct modes_word *word)
{
    if (!word->solvable) return "inconsistent";
    return word->strict ? "consistent" : "boundary";
}

static enum status append_closed(struct modes_search *search, struct modes_word *word, json_t *statuses, json_t *proofs,
                                 struct failure *failure)
{
    json_t *node = NULL;
    const int admissible = is_admissible(search->data, word->letter);
    enum status status = admissible ? modes_search_closed(search, word, &node, failure) : STATUS_OK;
    if (status == STATUS_OK && admissible) status = modes_spend(search, node, failure);
    if (node != NULL) json_array_append_new(proofs, node);
    json_array_append_new(statuses, json_pack("{s:o, s:s}", "word", letters_json(word->letter, search->data->contacts),
                                              "status", admissible ? closed_status(word) : "inadmissible"));
    return status;
}

enum status modes_closed_json(struct modes_search *search, json_t **statuses, json_t **proofs, struct failure *failure)
{
    struct modes_word word = {.solvable = 0};
    enum status status;
    for (int i = 0; i < search->data->contacts; i++) word.letter[i] = LETTER_F;
    *statuses = json_array();
    *proofs = json_array();
    do {
        status = append_closed(search, &word, *statuses, *proofs, failure);
    } while (status == STATUS_OK && next_word(word.letter, search->data->contacts));
    return status;
}
