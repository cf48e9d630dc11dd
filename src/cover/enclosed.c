/* SPDX-License-Identifier: BSD-2-Clause */
#include "cover/enclosed.h"

#include "numbers/output.h"
#include "problem/number_json.h"

/* Bits of the coarsest and of the finest enclosures of the inputs. */
enum { FIRST_BITS = 128, LAST_BITS = 1 << 14 };

int enclosed_are_exact(struct number_pool *pool, const struct evaluation *e)
{
    for (int k = 0; k < e->program->inputs; k++)
        if (!number_has_root(pool, e->value[k])) return 0;
    for (int i = 0; i < e->program->quantities; i++)
        if (number_size(pool, e->value[e->program->quantity[i].node]) < 0) return 0;
    return 1;
}

static int proves(const struct evaluation *e, const struct range *node)
{
    for (int i = 0; i < e->program->quantities; i++) {
        const int k = e->program->quantity[i].node;
        const int low = number_sign(node[k].low), high = number_sign(node[k].high);
        if (low != high || low != (int)e->sign[k]) return 0;
    }
    return 1;
}

int enclosed_proof(struct number_pool *pool, const struct evaluation *e, struct range *node)
{
    for (long bits = FIRST_BITS; bits <= LAST_BITS; bits *= 2) {
        struct cover cover = {.program = e->program, .pool = pool};
        for (int k = 0; k < e->program->inputs; k++)
            output_enclosure_numbers(pool, number_settle(pool, e->value[k]), bits, &cover.input[k].low,
                                     &cover.input[k].high);
        cover_values(&cover, node);
        if (proves(e, node)) return 1;
    }
    return 0;
}

int enclosed_values(struct number_pool *pool, const struct evaluation *e, struct range *node)
{
    return !enclosed_are_exact(pool, e) && enclosed_proof(pool, e, node);
}

json_t *enclosed_value_json(struct number_pool *pool, struct range range)
{
    if (number_compare(pool, range.low, range.high) == 0) return number_value_json(pool, range.low);
    return json_pack("{s:o, s:o}", "lo", number_value_json(pool, range.low), "hi", number_value_json(pool, range.high));
}
