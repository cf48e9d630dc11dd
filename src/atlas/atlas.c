/* SPDX-License-Identifier: BSD-2-Clause */
#include "atlas/atlas.h"

#include "atlas/private.h"
#include "memory/memory.h"

#include <stdlib.h>
#include <string.h>

static enum status refuse(enum status status, struct failure *failure, const char *field, const char *reason)
{
    snprintf(failure->field, sizeof failure->field, "%s", field);
    snprintf(failure->reason, sizeof failure->reason, "%s", reason);
    return status;
}

/* The two parameters, x first. */
static enum status find_parameters(struct problem *problem, const char *const name[ATLAS_AXES],
                                   struct variable variable[ATLAS_AXES], struct failure *failure)
{
    struct variable found[UNCERTAIN_MAX_FIELDS];
    const int count = variable_find(problem, found, UNCERTAIN_MAX_FIELDS);
    if (strcmp(name[0], name[1]) == 0) return refuse(STATUS_MALFORMED, failure, name[1], "both axes have this field");
    for (int axis = 0; axis < ATLAS_AXES; axis++) {
        int at = 0;
        while (at < count && at < UNCERTAIN_MAX_FIELDS && strcmp(found[at].name, name[axis]) != 0) at++;
        if (at == count || at == UNCERTAIN_MAX_FIELDS)
            return refuse(STATUS_MALFORMED, failure, name[axis],
                          "an interval of this field is expected: [low, high], low < high");
        variable[axis] = found[at];
    }
    if (count > ATLAS_AXES)
        return refuse(STATUS_MALFORMED, failure, "", "an atlas has two parameters; another field is an interval too");
    return STATUS_OK;
}

static enum status take_pieces(struct atlas *atlas, const struct variable variable[ATLAS_AXES], struct failure *failure)
{
    struct number_pool *pool = atlas->problem->pool;
    for (int i = 0; i < ATLAS_AXES; i++) {
        const long pieces = variable_cut(pool, variable + i, atlas->piece[i]);
        if (pieces == 0)
            return refuse(STATUS_UNDECIDED, failure, variable[i].name,
                          "the half circle in which an end of the interval lies is not decided within the budget");
        if (pieces > VARIABLE_MAX_PIECES)
            return refuse(STATUS_MALFORMED, failure, variable[i].name,
                          "the interval of this angle is too wide: it reaches into more than 3 half circles, and 360 "
                          "degrees contain every direction");
        atlas->pieces[i] = (int)pieces;
        for (int k = 0; k < atlas->pieces[i]; k++) variable_settle(pool, &atlas->piece[i][k]);
    }
    return STATUS_OK;
}

static enum status prepare_regions(struct atlas *atlas, struct failure *failure)
{
    enum status status = STATUS_OK;
    for (int j = 0; j < atlas->pieces[1] && status == STATUS_OK; j++)
        for (int i = 0; i < atlas->pieces[0] && status == STATUS_OK; i++) {
            struct atlas_region *region = atlas->region + atlas->regions++;
            region->variable[0] = atlas->piece[0][i];
            region->variable[1] = atlas->piece[1][j];
            catalog_new(&region->known);
            status = atlas_prepare_region(atlas, region, failure);
        }
    return status;
}

/* Where the tiles of a region are collected, and poles. */
struct collected {
    struct atlas_region *region;
    int level, pole;
};

/* Whether a divisor may be 0 in the cell, or in one of its parts down to the level of tiles: a coarse cell of a small depth shows too little. */
static int has_pole(const struct atlas_region *region, const struct place_of_cell *place, const unsigned char *around)
{
    unsigned char may[FACTORED_MAX];
    struct place_of_cell half[2];
    int open = 0;
    memcpy(may, around, sizeof may);
    atlas_signs(region, place, may);
    for (int i = 0; i < region->list.count; i++) open = open || (region->is_divisor[i] && !is_not_zero(may[i]));
    if (!open || (place->level[0] >= ATLAS_TILE_LEVEL && place->level[1] >= ATLAS_TILE_LEVEL)) return open;
    (void)atlas_halve(place, half);
    return has_pole(region, half, may) || has_pole(region, half + 1, may);
}

static void collect(void *context, int axis, const struct place_of_cell *place, const struct finding_of_cell *found)
{
    struct collected *c = context;
    if (axis >= 0 || found->finding != FINDING_NONE) return;
    c->region->tile[c->region->tiles++] = *place;
    const unsigned char may[FACTORED_MAX] = {0};
    c->pole = c->pole || has_pole(c->region, place, may);
}

static int tile_level(const struct atlas *atlas)
{
    return atlas->depth < ATLAS_TILE_LEVEL ? atlas->depth : ATLAS_TILE_LEVEL;
}

static enum status find_tiles(struct atlas *atlas, struct failure *failure)
{
    const struct place_of_cell whole = {{0, 0}, {0, 0}};
    for (int i = 0; i < atlas->regions; i++) {
        struct collected c = {.region = atlas->region + i};
        c.region->tile = memory_new((size_t)1 << (2 * ATLAS_TILE_LEVEL), sizeof *c.region->tile);
        const enum status status = atlas_walk(atlas, c.region, &whole, tile_level(atlas), collect, &c, failure);
        if (status != STATUS_OK) return status;
        if (c.pole)
            return refuse(STATUS_MALFORMED, failure, c.region->variable[0].name,
                          "the data have a pole in the rectangle, or very near to it");
        atlas->tiles += c.region->tiles;
    }
    return STATUS_OK;
}

static enum status begin(struct atlas *atlas, const char *const name[ATLAS_AXES], struct failure *failure)
{
    struct variable variable[ATLAS_AXES];
    const struct kind *kind = atlas->problem->kind;
    atlas->theory = kind->rows != NULL ? kind->rows(atlas->problem) : NULL;
    if (atlas->theory == NULL) return atlas_absent(atlas->problem, failure);
    enum status status = find_parameters(atlas->problem, name, variable, failure);
    if (status == STATUS_OK) status = take_pieces(atlas, variable, failure);
    if (status == STATUS_OK) status = prepare_regions(atlas, failure);
    return status == STATUS_OK ? find_tiles(atlas, failure) : status;
}

enum status atlas_new(struct problem *problem, const struct options *options, const char *x, const char *y, int depth,
                      long work, struct atlas **out, struct failure *failure)
{
    const char *const name[ATLAS_AXES] = {x, y};
    struct atlas *atlas = calloc(1, sizeof *atlas);
    if (atlas == NULL) memory_out();
    atlas->problem = problem;
    atlas->options = options;
    atlas->depth = depth;
    atlas->work = work;
    atlas->vectors = memory_new(1, sizeof *atlas->vectors);
    const enum status status = begin(atlas, name, failure);
    if (status == STATUS_OK)
        *out = atlas;
    else
        atlas_free(atlas);
    return status;
}

void atlas_free(struct atlas *atlas)
{
    if (atlas == NULL) return;
    for (int i = 0; i < atlas->regions; i++) {
        catalog_free(&atlas->region[i].known);
        multivariate_free(atlas->region[i].list.multivariate);
        free(atlas->region[i].tile);
    }
    free(atlas->vectors);
    free(atlas);
}

int atlas_tiles(const struct atlas *atlas)
{
    return atlas->tiles;
}

/* The region of a tile, and its number there. */
static struct atlas_region *region_of(struct atlas *atlas, int *tile)
{
    struct atlas_region *region = atlas->region;
    while (*tile >= region->tiles) *tile -= region++->tiles;
    return region;
}

/* The items of a tile while they are collected. */
struct listed {
    const struct atlas *atlas;
    const struct atlas_region *region;
    json_t *items;
};

static void list(void *context, int axis, const struct place_of_cell *place, const struct finding_of_cell *found)
{
    const struct listed *l = context;
    (void)place;
    json_array_append_new(l->items, axis >= 0 ? json_string(l->region->variable[axis].name)
                                              : atlas_item(l->atlas, l->region, found));
}

enum status atlas_tile(struct atlas *atlas, int tile, json_t **items, struct failure *failure)
{
    struct atlas_region *region = region_of(atlas, &tile);
    struct listed l = {atlas, region, json_array()};
    const enum status status = atlas_walk(atlas, region, region->tile + tile, atlas->depth, list, &l, failure);
    *items = l.items;
    return status;
}

struct counted {
    long cells, undecided;
};

static void count(void *context, int axis, const struct place_of_cell *place, const struct finding_of_cell *found)
{
    struct counted *c = context;
    (void)place;
    c->cells++;
    c->undecided += axis < 0 && found->finding == FINDING_NONE;
}

enum status atlas_count(struct atlas *atlas, int tile, int depth, long *cells, long *undecided, struct failure *failure)
{
    struct atlas_region *region = region_of(atlas, &tile);
    struct counted c = {0, 0};
    const enum status status = atlas_walk(atlas, region, region->tile + tile, depth, count, &c, failure);
    *cells = c.cells;
    *undecided = c.undecided;
    return status;
}
