/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict and its proof as JSON. */
#include "stance/stance.h"

#include "problem/number_json.h"

/* One line of the verdict: row, stability, by which theorem, the reason where it is undecided, the region of the paper's figure 8; 7 and 8, of an
 * equilibrium that is not persistent and one that is, where nothing is proved. */
struct outcome {
    const char *row, *stability, *by, *reason;
    int region; /* -1 for none */
};

static int is_contraction(const struct partition *partition)
{
    for (int k = 0; k < partition->intervals; k++)
        if (partition->word[k] == WORD_UP || partition->word[k] == WORD_DOWN) return 0;
    return 1;
}

static struct outcome outcome_of(const struct stance_result *result)
{
    const struct stance_statics *statics = result->statics;
    const int persistent = statics->persistent, open = persistent ? 8 : 7;
    switch (statics->code) {
    case STATICS_NO_EQUILIBRIUM: return (struct outcome){"no_equilibrium", "no_equilibrium", NULL, NULL, 0};
    case STATICS_PAINLEVE: return (struct outcome){"painleve", "painleve", NULL, NULL, 1};
    case STATICS_AMBIGUOUS: return (struct outcome){"ambiguous", "unstable", "theorem 1", NULL, 6};
    case STATICS_BOUNDARY: return (struct outcome){"undecided", "undecided", NULL, "boundary", -1};
    case STATICS_EQUILIBRIUM: break;
    }
    switch (result->end) {
    case SEARCH_TRAP: return (struct outcome){"reverse_chatter", "unstable", "theorem 2", NULL, persistent ? 4 : 5};
    case SEARCH_STABLE:
        if (is_contraction(&result->search->partition))
            return (struct outcome){"contracting", "stable", "theorem 3", NULL, 2};
        return (struct outcome){"stable_partition", "stable", "theorem 4", NULL, 3};
    case SEARCH_NEUTRAL: return (struct outcome){"undecided", "undecided", NULL, "growth 1", open};
    case SEARCH_OPEN: break;
    }
    return (struct outcome){"undecided", "undecided", NULL, persistent ? "budget" : "not persistent", open};
}

const char *stance_row(const struct stance_result *result)
{
    return outcome_of(result).row;
}

static json_t *moves_json(const struct stance_statics *statics)
{
    json_t *moves = json_array();
    for (int k = 0; statics->code == STATICS_AMBIGUOUS && k < statics->move_count; k++)
        json_array_append_new(moves, json_string(statics->moves[k]));
    return moves;
}

json_t *stance_verdict_json(const struct stance_result *result)
{
    const struct outcome outcome = outcome_of(result);
    const struct stance_statics *statics = result->statics;
    const int maps = statics->code == STATICS_EQUILIBRIUM;
    return json_pack("{s:s, s:s, s:s?, s:s?, s:o, s:o, s:o, s:o}", "of", "zero-order dynamics", "stability",
                     outcome.stability, "by", outcome.by, "reason", outcome.reason, "region",
                     outcome.region < 0 ? json_null() : json_integer(outcome.region), "contact_1",
                     maps ? json_integer(statics->contact) : json_null(), "persistent",
                     maps ? json_boolean(statics->persistent) : json_null(), "moves", moves_json(statics));
}

static json_t *partition_json(struct number_pool *pool, const struct partition *partition)
{
    static const char *const word[] = {"undef", "safe", "up", "down", ""};
    json_t *ends = json_array(), *words = json_array(), *levels = json_array();
    for (int k = 0; k < partition->intervals; k++) {
        if (k > 0) json_array_append_new(ends, number_value_json(pool, partition->end[k - 1]));
        json_array_append_new(words, json_string(word[partition->word[k]]));
        json_array_append_new(levels, json_sprintf("%d", partition->level[k]));
    }
    json_t *json = json_pack("{s:o, s:o}", "ends", ends, "words", words);
    if (partition->graph) json_object_set(json, "levels", levels);
    json_decref(levels);
    return json;
}

json_t *stance_witness_json(const struct stance_result *result)
{
    const struct search *search = result->search;
    struct number_pool *pool = result->statics->body.arithmetic.pool;
    json_t *witness = json_object();
    if (result->statics->code != STATICS_EQUILIBRIUM) return witness;
    if (result->end == SEARCH_STABLE)
        json_object_set_new(witness, "partition", partition_json(pool, &search->partition));
    if (result->end == SEARCH_TRAP || result->end == SEARCH_NEUTRAL)
        json_object_set_new(witness, "trap",
                            json_pack("{s:o, s:o}", "from", number_value_json(pool, search->from), "to",
                                      number_value_json(pool, search->to)));
    return witness;
}
