/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/atlas/atlas.h"

#include "check/atlas/inertia.h"
#include "check/atlas/private.h"
#include "check/memory.h"

#include <stddef.h>

int atlas_rejected(const struct atlas *a, const char *item, const char *what)
{
    return answer_set(a->c.answer, ANSWER_REJECTED, "witness.regions", item, what);
}

static int reject_record(const struct atlas *a, const char *item, const char *what)
{
    return answer_set(a->c.answer, ANSWER_REJECTED, "verdict", item, what);
}

/* Reads the names of the rows, which must be distinct. */
static int read_rows(struct atlas *a)
{
    const struct json *json = a->c.json;
    a->names = json_member(json, json_member(json, 0, "verdict"), "rows");
    for (int i = a->names + 1; i < json->node[a->names].next; i = json->node[i].next) {
        if (a->rows == ATLAS_MAX_ROWS) return reject_record(a, "rows", "are too many");
        for (int k = 0; k < a->rows; k++)
            if (json_same(json, a->name[k], i)) return reject_record(a, "rows", "one occurs twice");
        a->name[a->rows++] = i;
    }
    return 1;
}

static int is_listed(const struct json *json, int node, const char *const *names)
{
    for (int i = 0; names != NULL && names[i] != NULL; i++)
        if (json_is(json, node, names[i])) return 1;
    return 0;
}

/* Without a mechanism the problem has the inputs, at most one field that is a word, and the fields that only the
 * hypotheses use. */
static int check_fields(const struct atlas *a)
{
    const struct json *json = a->c.json;
    const struct program *program = a->theory.program;
    const int problem = a->c.problem;
    if (json_member(json, problem, "mechanism") != 0) return 1;
    for (int i = problem + 1; i + 1 < json->node[problem].next; i = json->node[i + 1].next) {
        int known = json_is(json, i, "kind") || (a->theory.word != NULL && json_is(json, i, a->theory.word));
        known = known || is_listed(json, i, a->theory.further);
        for (int k = 0; k < program->inputs && !known; k++) known = json_is(json, i, program->quantity[k].name);
        if (!known) return answer_set(a->c.answer, ANSWER_REJECTED, "", "problem", "has a field of another kind");
    }
    return a->theory.further == NULL || atlas_is_semidefinite(json, a->c.pool, problem) ||
           answer_set(a->c.answer, ANSWER_REJECTED, "", "problem", "is not in the hypotheses");
}

static int check_region(struct atlas *a, int node, int index)
{
    struct atlas_region *region = memory_zeroed(1, sizeof *region);
    const int fine = atlas_read_region(a, node, index, region) && atlas_check_cover(a, region);
    atlas_free_region(region);
    memory_free(region);
    return fine;
}

static int check_regions(struct atlas *a)
{
    const struct json *json = a->c.json;
    const int list = json_member(json, json_member(json, 0, "witness"), "regions");
    int index = 0;
    for (int node = list + 1; node < json->node[list].next; node = json->node[node].next)
        if (!check_region(a, node, index++)) return 0;
    return 1;
}

static int check_verdict(const struct atlas *a)
{
    const struct json *json = a->c.json;
    const int verdict = json_member(json, 0, "verdict");
    for (int i = 0; i < a->rows; i++)
        if (!a->used[i]) return reject_record(a, "rows", "one is in no cell");
    if (json->node[json_member(json, verdict, "outside")].type != (a->outside ? JSON_TRUE : JSON_FALSE))
        return reject_record(a, "outside", "is not what the cells allow");
    const scalar stated = quantity_number(json, a->c.pool, json_member(json, verdict, "undecided"));
    return scalar_equal(scalar_multiply(a->c.pool, stated, a->area), a->undecided) ||
           reject_record(a, "undecided", "is not the share of the undecided cells");
}

static int check(struct atlas *a)
{
    if (a->theory.program == NULL) return answer_set(a->c.answer, ANSWER_UNSUPPORTED, "", "kind", "it has no atlas");
    if (!check_fields(a) || !mechanism_read_variables(&a->c, &a->m)) return 0;
    if (a->m.variables != ATLAS_AXES)
        return answer_set(a->c.answer, ANSWER_REJECTED, "witness", "variables", "are not two");
    return mechanism_count_regions(&a->c, &a->m) != 0 && read_rows(a) && check_regions(a) && check_verdict(a);
}

int atlas_check(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    struct atlas *a = memory_zeroed(1, sizeof *a);
    a->c = (struct uncertain){.json = json, .pool = pool, .answer = answer, .problem = json_member(json, 0, "problem")};
    a->theory = atlas_theory_of(json);
    a->undecided = a->area = scalar_zero(pool);
    a->room = memory_new(sizeof *a->room);
    const int fine = check(a);
    memory_free(a->room);
    memory_free(a);
    return fine;
}
