/* SPDX-License-Identifier: BSD-2-Clause */
/* The row in a cell, from the signs of the factors there. */
#include "atlas/private.h"
#include "memory/memory.h"

#include <string.h>

/* low + (high - low) index / 2^level */
static const struct number *end_of(struct number_pool *pool, const struct multivariate_cell *start, int axis,
                                   long index, int level)
{
    const struct number *low = start->low[axis], *width = number_subtract(pool, start->high[axis], low);
    return number_add(pool, low, number_multiply(pool, width, number_from_ratio(pool, index, 1L << level)));
}

struct multivariate_cell atlas_cell(struct number_pool *pool, const struct atlas_region *region,
                                    const struct place_of_cell *place)
{
    struct multivariate_cell cell = region->start;
    for (int i = 0; i < ATLAS_AXES; i++) {
        cell.low[i] = end_of(pool, &region->start, i, place->index[i], place->level[i]);
        cell.high[i] = end_of(pool, &region->start, i, place->index[i] + 1, place->level[i]);
    }
    return cell;
}

void atlas_signs(const struct atlas_region *region, const struct place_of_cell *place, unsigned char *may)
{
    struct number_pool *scratch = number_pool_new();
    if (scratch == NULL) memory_out();
    const struct multivariate_cell cell = atlas_cell(scratch, region, place);
    for (int i = 0; i < region->list.count; i++) {
        if (is_one_sign(may[i])) continue;
        const int signs = multivariate_signs(region->list.multivariate, region->list.polynomial[i], &cell);
        may[i] = (unsigned char)(signs == 0 ? MAY_BE_ANY : signs);
    }
    number_pool_free(scratch);
}

/* The parameter in which a factor is strictly monotone on a cell; -1 when this is shown for neither. */
static int monotone_in(const struct atlas_region *region, const struct place_of_cell *place, int factor)
{
    struct number_pool *scratch = number_pool_new();
    if (scratch == NULL) memory_out();
    const struct multivariate_cell cell = atlas_cell(scratch, region, place);
    int found = -1;
    for (int axis = ATLAS_AXES - 1; axis >= 0 && found < 0; axis--) {
        const int signs = multivariate_signs(region->list.multivariate, region->derivative[factor][axis], &cell);
        if (is_not_zero(signs)) found = axis;
    }
    number_pool_free(scratch);
    return found;
}

/* The sign of a quantity from those of the factors. */
static int sign_of(const struct atlas_region *region, const struct factored *quantity, const signed char *sign)
{
    int result = number_sign(quantity->constant);
    for (int i = 0; i < region->list.count; i++)
        if (quantity->exponent[i] % 2 != 0)
            result *= sign[i];
        else if (quantity->exponent[i] != 0)
            result *= sign[i] * sign[i];
    return result;
}

/* The number of a row; -1 when there are too many. */
static int row_index(struct atlas *atlas, const char *row)
{
    for (int i = 0; i < atlas->rows; i++)
        if (strcmp(atlas->row[i], row) == 0) return i;
    if (atlas->rows == ATLAS_MAX_ROWS) return -1;
    atlas->row[atlas->rows] = row;
    return atlas->rows++;
}

static enum status too_many_rows(struct failure *failure)
{
    failure->field[0] = '\0';
    snprintf(failure->reason, sizeof failure->reason,
             "more than %d rows of the verdict table: take a smaller rectangle", ATLAS_MAX_ROWS);
    return STATUS_UNDECIDED;
}

/* The row where the quantities have the signs of `evaluation`; these may be signs that no state has. */
static enum status classify(struct atlas *atlas, const struct evaluation *evaluation, const unsigned char *may,
                            int *row, struct failure *failure)
{
    const struct row_theory *theory = atlas->theory;
    const char *name = NULL;
    *row = NO_STATE;
    if (!vectors_list(theory->program, may, theory->identities, theory->identity_count, atlas->vectors))
        return STATUS_INTERNAL;
    if (atlas->vectors->count == 0) return STATUS_OK;
    const enum status status = theory->row(evaluation, &name, failure);
    if (status == STATUS_OK && (*row = row_index(atlas, name)) < 0) return too_many_rows(failure);
    if (status == STATUS_HYPOTHESIS) *row = OUTSIDE;
    return status == STATUS_INTERNAL || status == STATUS_HYPOTHESIS ? STATUS_OK : status;
}

static enum status classify_factors(struct atlas *atlas, const struct atlas_region *region, const signed char *sign,
                                    int *row, struct failure *failure)
{
    const struct program *program = atlas->theory->program;
    struct evaluation e = {.program = program};
    unsigned char may[PROGRAM_MAX_NODES] = {0};
    for (int i = 0; i < program->quantities; i++) {
        const int node = program->quantity[i].node, s = sign_of(region, &region->quantity[i], sign);
        e.sign[node] = (enum sign)s;
        e.by[node] = TIER_EXACT;
        may[node] = (unsigned char)(1 << (s + 1));
    }
    return classify(atlas, &e, may, row, failure);
}

static enum status row_of(struct atlas *atlas, struct atlas_region *region, const signed char *sign, int *row,
                          struct failure *failure)
{
    uint64_t code = 0;
    for (int i = 0; i < region->list.count; i++) code = 3 * code + (uint64_t)(sign[i] + 1);
    if (catalog_find(&region->known, code, row)) return STATUS_OK;
    const enum status status = classify_factors(atlas, region, sign, row, failure);
    if (status == STATUS_OK) catalog_remember(&region->known, code, *row);
    return status;
}

enum { SEVERAL_ROWS = -3, NOTHING_YET = -4 };

/* The rows for all combinations of the open signs: the common row, and for each open factor the common row by its sign.
 * SEVERAL_ROWS where there is none. */
struct rows_of_signs {
    int open[ATLAS_MAX_OPEN], count;
    int all, by_sign[ATLAS_MAX_OPEN][3];
};

static void merge(int *known, int row)
{
    *known = *known == NOTHING_YET || *known == row ? row : SEVERAL_ROWS;
}

static void note(struct rows_of_signs *rows, const signed char *sign, int row)
{
    if (row == NO_STATE) return;
    merge(&rows->all, row);
    for (int i = 0; i < rows->count; i++) merge(&rows->by_sign[i][sign[rows->open[i]] + 1], row);
}

static enum status list_rows(struct atlas *atlas, struct atlas_region *region, const unsigned char *may,
                             signed char *sign, int at, struct rows_of_signs *rows, struct failure *failure)
{
    if (at == rows->count) {
        int row;
        const enum status status = row_of(atlas, region, sign, &row, failure);
        if (status == STATUS_OK) note(rows, sign, row);
        return status;
    }
    enum status status = STATUS_OK;
    for (int s = -1; s <= 1 && status == STATUS_OK; s++) {
        if (!(may[rows->open[at]] & (1 << (s + 1)))) continue;
        sign[rows->open[at]] = (signed char)s;
        status = list_rows(atlas, region, may, sign, at + 1, rows, failure);
    }
    return status;
}

/* Lists the factors with more than one possible sign; 0 when they are too many, or a divisor may be zero. */
static int find_open(const struct atlas_region *region, const unsigned char *may, signed char *sign,
                     struct rows_of_signs *rows)
{
    *rows = (struct rows_of_signs){.all = NOTHING_YET};
    for (int i = 0; i < region->list.count; i++) {
        if (region->is_divisor[i] && !is_not_zero(may[i])) return 0;
        if (is_one_sign(may[i])) {
            sign[i] = (signed char)(may[i] == MAY_BE_POSITIVE ? 1 : may[i] == MAY_BE_ZERO ? 0 : -1);
        } else {
            if (rows->count == ATLAS_MAX_OPEN) return 0;
            for (int s = 0; s < 3; s++) rows->by_sign[rows->count][s] = NOTHING_YET;
            rows->open[rows->count++] = i;
        }
    }
    return 1;
}

static int determines_row(const int by_sign[3])
{
    return by_sign[0] != SEVERAL_ROWS && by_sign[1] != SEVERAL_ROWS && by_sign[2] != SEVERAL_ROWS;
}

static void take_curve(const struct atlas_region *region, const struct place_of_cell *place,
                       const struct rows_of_signs *rows, struct finding_of_cell *found)
{
    for (int i = 0; i < rows->count; i++) {
        if (!determines_row(rows->by_sign[i])) continue;
        const int across = monotone_in(region, place, rows->open[i]);
        if (across < 0) continue;
        *found = (struct finding_of_cell){.finding = FINDING_CURVE, .curve = rows->open[i], .across = across};
        for (int s = 0; s < 3; s++)
            found->row_of_sign[s] = rows->by_sign[i][s] == NOTHING_YET ? NO_STATE : rows->by_sign[i][s];
        return;
    }
}

/* The signs of a factor at the corners of a cell, as a sum of MAY_BE_NEGATIVE, MAY_BE_ZERO and MAY_BE_POSITIVE: several for a corner where they depend on
 * an irrational constant, of which an enclosure is known. Between a negative and a positive value there is a zero. */
static int signs_of_corners(const struct atlas_region *region, const struct place_of_cell *place, int factor)
{
    struct number_pool *scratch = number_pool_new();
    if (scratch == NULL) memory_out();
    const struct multivariate_cell cell = atlas_cell(scratch, region, place);
    int shown = 0;
    for (int corner = 0; corner < 4; corner++) {
        struct multivariate_cell point = cell;
        for (int axis = 0; axis < ATLAS_AXES; axis++)
            point.low[axis] = point.high[axis] = corner & (1 << axis) ? cell.high[axis] : cell.low[axis];
        shown |= multivariate_signs(region->list.multivariate, region->list.polynomial[factor], &point);
    }
    number_pool_free(scratch);
    const int both = MAY_BE_NEGATIVE | MAY_BE_POSITIVE;
    return (shown & both) == both ? shown | MAY_BE_ZERO : shown;
}

int atlas_meets(const struct atlas_region *region, const struct place_of_cell *place,
                const struct finding_of_cell *found)
{
    if (found->finding != FINDING_CURVE) return 1;
    const int shown = signs_of_corners(region, place, found->curve);
    int meets = 1;
    for (int s = 0; s < 3; s++) meets = meets && (found->row_of_sign[s] == NO_STATE || shown & (1 << s));
    return meets;
}

enum status atlas_find(struct atlas *atlas, struct atlas_region *region, const struct place_of_cell *place,
                       const unsigned char *may, struct finding_of_cell *found, struct failure *failure)
{
    struct rows_of_signs rows;
    signed char sign[FACTORED_MAX];
    *found = (struct finding_of_cell){.finding = FINDING_NONE};
    if (!find_open(region, may, sign, &rows)) return STATUS_OK;
    const enum status status = list_rows(atlas, region, may, sign, 0, &rows, failure);
    if (status != STATUS_OK || rows.all == NOTHING_YET) return status;
    if (rows.all != SEVERAL_ROWS)
        *found = (struct finding_of_cell){.finding = FINDING_ROW, .row = rows.all};
    else
        take_curve(region, place, &rows, found);
    return STATUS_OK;
}
