/* SPDX-License-Identifier: BSD-2-Clause */
/* The witness of a verdict: the motion, piece by piece, so that it can be checked without search. */
#include "impact/impact.h"
#include "problem/answer.h"

static const char *const phase_word[] = {"compression", "restitution"};

static json_t *piece_json(struct number_pool *pool, const struct impact_piece *piece)
{
    json_t *json = json_pack("{s:s, s:s}", "slip", impact_slip_name(piece->slip), "phase", phase_word[piece->phase]);
    json_object_set_new(json, "normal", surd_json(pool, piece->node[piece_I]));
    json_object_set_new(json, "tangential", surd_json(pool, piece->node[piece_J]));
    json_object_set_new(json, "u", surd_json(pool, piece->node[piece_u_after]));
    json_object_set_new(json, "v", surd_json(pool, piece->node[piece_v_after]));
    return json;
}

static json_t *sum_json(struct number_pool *pool, const struct impact_sum *sum)
{
    return json_pack("{s:o, s:o, s:o}", "normal", surd_json(pool, sum->I), "tangential", surd_json(pool, sum->J),
                     "work", surd_json(pool, surd_divide(pool, sum->W, number_from_integer(pool, 2))));
}

json_t *impact_pieces_json(struct number_pool *pool, const struct impact_motion *motion)
{
    json_t *pieces = json_array();
    for (int i = 0; i < motion->pieces; i++) json_array_append_new(pieces, piece_json(pool, &motion->piece[i]));
    json_t *witness = json_pack("{s:o}", "pieces", pieces);
    for (int phase = COMPRESSION; phase <= RESTITUTION; phase++)
        json_object_set_new(witness, phase_word[phase], sum_json(pool, &motion->sum[phase]));
    return witness;
}

json_t *impact_witness_json(struct number_pool *pool, const struct impact_motion *motion)
{
    if (motion == NULL) return json_object();
    json_t *witness = impact_pieces_json(pool, motion);
    json_object_set_new(witness, "energy_before", surd_json(pool, motion->energy_before));
    json_object_set_new(witness, "energy_after", surd_json(pool, motion->energy_after));
    return witness;
}
