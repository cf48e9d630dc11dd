/* SPDX-License-Identifier: BSD-2-Clause */
/* The certificate of an atlas (spec/atlas.md). */
#include "atlas/private.h"
#include "certificate/certificate.h"
#include "cover/region.h"
#include "memory/memory.h"
#include "numbers/formula_text.h"
#include "problem/number_json.h"

#include <stdlib.h>

static json_t *row_json(const struct atlas *atlas, int row)
{
    if (row == NO_STATE) return json_null();
    return row == OUTSIDE ? json_integer(-1) : json_string(atlas->row[row]);
}

json_t *atlas_item(const struct atlas *atlas, const struct atlas_region *region, const struct finding_of_cell *found)
{
    if (found->finding == FINDING_NONE) return json_null();
    if (found->finding == FINDING_ROW) return json_pack("{s:o}", "row", row_json(atlas, found->row));
    json_t *rows = json_array();
    for (int s = 0; s < 3; s++) json_array_append_new(rows, row_json(atlas, found->row_of_sign[s]));
    return json_pack("{s:i, s:s, s:o}", "curve", found->curve, "across", region->variable[found->across].name, "rows",
                     rows);
}

/* ---- polynomials */

static json_t *number_text_json(const struct number *x)
{
    char *text = number_text(x);
    json_t *json = json_string(text);
    free(text);
    return json;
}

static json_t *polynomial_json(const struct multivariate *multivariate, int polynomial)
{
    json_t *list = json_array();
    long exponent[MULTIVARIATE_MAX_VARIABLES];
    for (int i = 0; i < multivariate_terms(multivariate, polynomial); i++) {
        json_t *term = json_array();
        json_array_append_new(term, number_text_json(multivariate_term(multivariate, polynomial, i, exponent)));
        for (int k = 0; k < multivariate_variables(multivariate); k++)
            json_array_append_new(term, json_integer(exponent[k]));
        json_array_append_new(list, term);
    }
    return list;
}

static json_t *factors_json(const struct atlas_region *region)
{
    json_t *list = json_array();
    for (int i = 0; i < region->list.count; i++)
        json_array_append_new(list, polynomial_json(region->list.multivariate, region->list.polynomial[i]));
    return list;
}

static json_t *quantities_json(const struct program *program, const struct atlas_region *region)
{
    json_t *json = json_object();
    for (int i = 0; i < program->quantities; i++) {
        const struct factored *q = region->quantity + i;
        json_t *list = json_array();
        json_array_append_new(list, number_text_json(q->constant));
        for (int k = 0; k < region->list.count && number_sign(q->constant) != 0; k++)
            json_array_append_new(list, json_integer(q->exponent[k]));
        json_object_set_new(json, program->quantity[i].name, list);
    }
    return json;
}

static json_t *grid_json(const struct atlas_region *region)
{
    json_t *list = json_array();
    for (int i = 0; i < multivariate_variables(region->list.multivariate); i++)
        json_array_append_new(list, json_integer(region->grid[i]));
    return list;
}

/* NULL when one has no short text. */
static json_t *constants_json(const struct atlas_region *region)
{
    json_t *list = json_array();
    for (int i = ATLAS_AXES; i < multivariate_variables(region->list.multivariate); i++) {
        char *text = formula_text(region->constant[i], FORMULA_MAX_LENGTH);
        if (text == NULL) {
            json_decref(list);
            return NULL;
        }
        json_array_append_new(list, json_pack("{s:o, s:o, s:s}", "lo", number_text_json(region->start.low[i]), "hi",
                                              number_text_json(region->start.high[i]), "text", text));
        free(text);
    }
    return list;
}

static json_t *variables_json(const struct atlas *atlas)
{
    struct region *region = memory_new(1, sizeof *region);
    region->search.problem = atlas->problem;
    region->search.fields = ATLAS_AXES;
    for (int i = 0; i < ATLAS_AXES; i++) {
        region->pieces[i] = atlas->pieces[i];
        region->variable[i] = atlas->piece[i][0];
        for (int k = 0; k < atlas->pieces[i]; k++) region->piece[i][k] = atlas->piece[i][k];
    }
    json_t *json = region_pieces(region);
    free(region);
    return json;
}

/* ---- the cover of a region, in which equal leaves are written once */

struct cover_writer {
    struct atlas *atlas;
    struct atlas_region *region;
    json_t *const *items; /* of the next tile */
    json_t *rows, *leaves, *cover;
    int outside;
};

/* The number of a row in the verdict: that of its name. */
static json_t *row_number(struct cover_writer *w, const json_t *row)
{
    size_t i;
    const json_t *known;
    if (json_is_integer(row)) w->outside = 1;
    if (!json_is_string(row)) return json_deep_copy(row);
    json_array_foreach (w->rows, i, known)
        if (json_equal(known, row)) return json_integer((json_int_t)i);
    json_array_append(w->rows, (json_t *)row);
    return json_integer((json_int_t)json_array_size(w->rows) - 1);
}

static json_t *leaf_json(struct cover_writer *w, const json_t *item)
{
    size_t i;
    const json_t *row, *rows = json_object_get(item, "rows");
    if (rows == NULL) return json_pack("{s:o}", "row", row_number(w, json_object_get(item, "row")));
    json_t *numbers = json_array();
    json_array_foreach (rows, i, row) json_array_append_new(numbers, row_number(w, row));
    return json_pack("{s:O, s:O, s:o}", "curve", json_object_get(item, "curve"), "across",
                     json_object_get(item, "across"), "rows", numbers);
}

static void write_item(struct cover_writer *w, const json_t *item)
{
    size_t i;
    const json_t *known;
    if (!json_is_object(item)) {
        json_array_append(w->cover, (json_t *)item);
        return;
    }
    json_t *leaf = leaf_json(w, item);
    json_array_foreach (w->leaves, i, known)
        if (json_equal(known, leaf)) break;
    if (i == json_array_size(w->leaves)) json_array_append(w->leaves, leaf);
    json_decref(leaf);
    json_array_append_new(w->cover, json_integer((json_int_t)i));
}

static void write_cell(void *context, int axis, const struct place_of_cell *place, const struct finding_of_cell *found)
{
    struct cover_writer *w = context;
    size_t i;
    const json_t *item;
    (void)place;
    if (axis < 0 && found->finding == FINDING_NONE) {
        json_array_foreach (*w->items, i, item) write_item(w, item);
        w->items++;
        return;
    }
    json_t *own = axis >= 0 ? json_string(w->region->variable[axis].name) : atlas_item(w->atlas, w->region, found);
    write_item(w, own);
    json_decref(own);
}

/* The share of the undecided cells in the cover of one region. */
static const struct number *undecided_part(struct number_pool *pool, const json_t *cover, size_t *at, int level)
{
    const json_t *item = json_array_get(cover, (*at)++);
    if (json_is_null(item)) return number_from_ratio(pool, 1, 1L << level);
    if (!json_is_string(item)) return number_from_integer(pool, 0);
    const struct number *first = undecided_part(pool, cover, at, level + 1);
    return number_add(pool, first, undecided_part(pool, cover, at, level + 1));
}

static const struct number *area_of(struct number_pool *pool, const struct atlas_region *region)
{
    const struct number *area = number_from_integer(pool, 1);
    for (int i = 0; i < ATLAS_AXES; i++)
        area = number_multiply(pool, area, number_subtract(pool, region->start.high[i], region->start.low[i]));
    return area;
}

/* The regions, and the share of the undecided cells in all of them. */
static enum status write_regions(struct cover_writer *w, json_t *regions, const struct number **share,
                                 struct failure *failure)
{
    const struct place_of_cell whole = {{0, 0}, {0, 0}};
    struct number_pool *pool = w->atlas->problem->pool;
    const struct number *undecided = number_from_integer(pool, 0), *all = undecided;
    enum status status = STATUS_OK;
    for (int i = 0; i < w->atlas->regions && status == STATUS_OK; i++) {
        const struct atlas_region *region = w->region = w->atlas->region + i;
        json_t *constants = constants_json(region);
        size_t at = 0;
        if (constants == NULL) return STATUS_UNDECIDED;
        w->leaves = json_array();
        w->cover = json_array();
        const int depth = w->atlas->depth < ATLAS_TILE_LEVEL ? w->atlas->depth : ATLAS_TILE_LEVEL;
        status = atlas_walk(w->atlas, w->region, &whole, depth, write_cell, w, failure);
        const struct number *area = area_of(pool, region);
        if (status == STATUS_OK)
            undecided =
                number_add(pool, undecided, number_multiply(pool, area, undecided_part(pool, w->cover, &at, 0)));
        all = number_add(pool, all, area);
        json_array_append_new(regions, json_pack("{s:o, s:o, s:o, s:o, s:o, s:o}", "constants", constants, "grid",
                                                 grid_json(region), "factors", factors_json(region), "quantities",
                                                 quantities_json(w->atlas->theory->program, region), "leaves",
                                                 w->leaves, "cover", w->cover));
    }
    *share = number_divide(pool, undecided, all);
    return status;
}

/* Whether both checkers can verify the record within their default budgets. */
static enum status is_checkable(struct atlas *atlas, const json_t *regions, struct failure *failure)
{
    long cells[ATLAS_MAX_REGIONS] = {0};
    size_t k;
    const json_t *region;
    json_array_foreach (regions, k, region) cells[k] = (long)json_array_size(json_object_get(region, "cover"));
    return atlas_is_checkable(atlas, cells, failure);
}

enum status atlas_record(struct atlas *atlas, json_t *const *items, json_t **record, struct failure *failure)
{
    struct cover_writer w = {.atlas = atlas, .items = items, .rows = json_array()};
    json_t *regions = json_array();
    const struct number *share = NULL;
    snprintf(failure->reason, sizeof failure->reason, "an irrational number of the data has no short text");
    enum status status = write_regions(&w, regions, &share, failure);
    *record = certificate_begin("atlas", atlas->problem);
    if (status == STATUS_OK)
        json_object_set_new(
            *record, "verdict",
            json_pack("{s:O, s:b, s:o}", "rows", w.rows, "outside", w.outside, "undecided", number_text_json(share)));
    json_object_set_new(*record, "witness",
                        json_pack("{s:o, s:o}", "variables", variables_json(atlas), "regions", regions));
    certificate_share_ends(*record);
    json_decref(w.rows);
    const size_t values = json_values(*record);
    if (status == STATUS_OK && values > ATLAS_MAX_VALUES) {
        snprintf(failure->reason, sizeof failure->reason,
                 "the atlas has %zu values, and a certificate at most %d: take a smaller depth, or a smaller rectangle",
                 values, ATLAS_MAX_VALUES);
        status = STATUS_UNDECIDED;
    }
    if (status == STATUS_OK) status = is_checkable(atlas, regions, failure);
    if (status != STATUS_OK) {
        json_decref(*record);
        *record = NULL;
    }
    return status;
}
