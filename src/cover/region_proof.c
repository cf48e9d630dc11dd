/* SPDX-License-Identifier: BSD-2-Clause */
#include "cover/region_proof.h"

#include "memory/memory.h"
#include "numbers/output.h"
#include "problem/number_json.h"

#include <stdlib.h>

struct number_pool *region_proof_pool(const struct proof *p)
{
    return p->region->search.problem->pool;
}

/* 1 when checkers can decide the signs at the point of an entry: always when the point is algebraic and there are no
 * constants, else when enclosures suffice. */
static int is_provable(const struct proof *p, const struct entry *entry)
{
    struct multivariate_cell cell = p->part[0].cell;
    for (int i = 0; i < p->region->search.fields; i++)
        output_enclosure_numbers(region_proof_pool(p), entry->point[i], PROOF_ENCLOSURE, cell.low + i, cell.high + i);
    return region_proof_decides(p, &cell);
}

static int is_algebraic(const struct proof *p, const struct entry *entry)
{
    for (int i = 0; i < p->region->search.fields; i++) {
        json_t *root = number_root_json(region_proof_pool(p), entry->point[i]);
        if (root == NULL) return 0;
        json_decref(root);
    }
    return multivariate_variables(p->multivariate) == p->region->search.fields;
}

/* Marks the entries whose points checkers cannot verify: some sign is exactly 0 there, and an irrational number of the mechanism is only
 * enclosed in a certificate, which then does not claim that they are attained. */
static void leave_open(const struct proof *p)
{
    const struct catalog *catalog = &p->region->search.catalog;
    for (int i = 0; i < catalog_size(catalog); i++) {
        struct entry *entry = catalog->entries + i;
        if (entry->has_point && entry->piece == p->region->searched)
            entry->is_open = !is_algebraic(p, entry) && !is_provable(p, entry);
    }
}

static void commit(const struct proof *p)
{
    const struct catalog *catalog = &p->region->search.catalog;
    for (int i = 0; i < catalog_size(catalog) && i < PROOF_MAX_ENTRIES; i++) catalog->entries[i].used |= p->used[i];
    p->region->search.outside |= p->outside;
}

static enum status search(struct proof *p, int *proved)
{
    *proved = region_proof_polynomials(p);
    if (!*proved) return STATUS_OK;
    p->most = region_proof_most(p);
    const enum status status = region_proof_cover(p, proved);
    *proved = *proved && status == STATUS_OK && catalog_size(&p->region->search.catalog) <= PROOF_MAX_ENTRIES &&
              region_proof_add(p);
    if (*proved) leave_open(p), commit(p);
    return status;
}

/* Writes the polynomials of those ends of ranges that are roots. */
static void find_ends(struct proof *p, json_t *ends)
{
    for (int i = 0; i < p->region->search.fields; i++)
        for (int side = 0; side < 2; side++) {
            const struct variable *variable = p->region->variable + i;
            json_t *json = number_root_json(region_proof_pool(p), side == 0 ? variable->low : variable->high);
            if (json == NULL) continue;
            json_array_append_new(ends, json);
            p->end[i][side] = json_object_get(json, "poly");
        }
}

static enum status try_proof(struct region *region, int complete, int by_angles, int *proved)
{
    struct proof *p = calloc(1, sizeof *p);
    json_t *ends = json_array();
    if (p == NULL) memory_out();
    p->region = region;
    p->complete = complete;
    p->by_angles = by_angles;
    p->program = region->search.theory->program;
    p->part = memory_new(PROOF_MAX_PARTS, sizeof *p->part);
    find_ends(p, ends);
    const enum status status = search(p, proved);
    multivariate_free(p->multivariate);
    free(p->part);
    free(p);
    json_decref(ends);
    return status;
}

/* Before numbers are enclosed, and written. */
static void settle(struct region *region)
{
    struct number_pool *pool = region->search.problem->pool;
    for (int i = 0; i < region->search.fields; i++) {
        variable_settle(pool, region->variable + i);
        for (int k = 0; k < region->pieces[i]; k++) variable_settle(pool, &region->piece[i][k]);
    }
}

/* Where there are too many constants, one for each certain angle may do. */
enum status region_prove(struct region *region, int complete, int *proved)
{
    enum status status = STATUS_OK;
    *proved = 0;
    if (region->proof == NULL) return STATUS_OK;
    settle(region);
    for (int by_angles = 0; by_angles <= 1 && status == STATUS_OK && !*proved; by_angles++)
        status = try_proof(region, complete, by_angles, proved);
    if (*proved) return status;
    json_decref(region->proof);
    region->proof = NULL;
    return status;
}
