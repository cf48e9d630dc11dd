/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict and its proof as JSON. */
#include "stance/stance.h"

#include "problem/number_json.h"
#include "stance/table.h"

/* What was proved about the maps. */
enum proof { PROOF_NONE, PROOF_CONTRACTION, PROOF_PARTITION, PROOF_TRAP, PROOF_NEUTRAL };

struct row {
    const char *name, *stability, *by, *reason;
    int region; /* -1 for none */
};

static int is_contraction(const struct partition *partition)
{
    for (int k = 0; k < partition->intervals; k++)
        if (partition->word[k] == WORD_UP || partition->word[k] == WORD_DOWN) return 0;
    return 1;
}

static enum proof proof_of(const struct stance_result *result)
{
    if (result->end == SEARCH_STABLE)
        return is_contraction(&result->search->partition) ? PROOF_CONTRACTION : PROOF_PARTITION;
    return result->end == SEARCH_TRAP ? PROOF_TRAP : result->end == SEARCH_NEUTRAL ? PROOF_NEUTRAL : PROOF_NONE;
}

/* Reads the verdict table, which no other function does. */
static struct row row_of(const struct stance_result *result)
{
    const enum statics_code code = result->statics->code;
    const enum proof proof = proof_of(result);
    const int persistent = result->statics->persistent;
#define FIRST_ROW(name, condition, stability, by, reason, region)                                                      \
    if (condition) return (struct row){#name, stability, by, reason, region};
    T_STANCE(FIRST_ROW)
    return (struct row){"", "", NULL, NULL, -1};
}

const char *stance_row(const struct stance_result *result)
{
    return row_of(result).name;
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
    const struct row row = row_of(result);
    const struct stance_statics *statics = result->statics;
    const int maps = statics->code == STATICS_EQUILIBRIUM;
    return json_pack("{s:s, s:s, s:s?, s:s?, s:o, s:o, s:o, s:o}", "of", "zero-order dynamics", "stability",
                     row.stability, "by", row.by, "reason", row.reason, "region",
                     row.region < 0 ? json_null() : json_integer(row.region), "contact_1",
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
