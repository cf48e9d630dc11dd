/* SPDX-License-Identifier: BSD-2-Clause */
/* The division of a region into cells. */
#include "atlas/private.h"

#include <string.h>

int atlas_halve(const struct place_of_cell *place, struct place_of_cell half[2])
{
    const int axis = place->level[1] < place->level[0];
    for (int i = 0; i < 2; i++) {
        half[i] = *place;
        half[i].level[axis]++;
        half[i].index[axis] = 2 * place->index[axis] + i;
    }
    return axis;
}

/* The data that all cells of a walk share. */
struct walk {
    struct atlas *atlas;
    struct atlas_region *region;
    int depth;
    atlas_visit *visit;
    void *context;
    struct failure *failure;
    long work; /* of finding the signs of the factors */
};

/* The work of the Bernstein coefficients of a factor: their number times the lengths of their rows. It is more where
 * irrational numbers are enclosed, since the numbers are longer then. */
static long work_of_factor(const struct atlas_region *region, int factor)
{
    int power[SEVERAL_MAX_VARIABLES];
    long coefficients = 1, lengths = 0;
    several_powers(region->list.several, region->list.polynomial[factor], power);
    for (int v = 0; v < several_variables(region->list.several); v++) {
        coefficients *= power[v] + 1;
        lengths += power[v] > 0 ? power[v] + 1 : 0;
    }
    return coefficients * lengths * (several_variables(region->list.several) > ATLAS_AXES ? 5 : 4);
}

/* The work in a cell: only factors with several possible signs in the cell around it are evaluated. */
static long work_of_signs(const struct atlas_region *region, const unsigned char *around)
{
    long work = 0;
    for (int i = 0; i < region->list.count; i++)
        if (around[i] != MAY_BE_NEGATIVE && around[i] != MAY_BE_ZERO && around[i] != MAY_BE_POSITIVE)
            work += region->work[i];
    return work;
}

static enum status walk(struct walk *w, const struct place_of_cell *place, const unsigned char *around)
{
    unsigned char may[FACTORED_MAX];
    struct finding_of_cell found;
    struct place_of_cell half[2];
    memcpy(may, around, sizeof may);
    w->work += work_of_signs(w->region, around);
    atlas_signs(w->region, place, may);
    enum status status = atlas_find(w->atlas, w->region, place, may, &found, w->failure);
    if (status != STATUS_OK) return status;
    if (found.finding != FINDING_NONE || (place->level[0] >= w->depth && place->level[1] >= w->depth)) {
        w->visit(w->context, -1, place, &found);
        return STATUS_OK;
    }
    w->visit(w->context, atlas_halve(place, half), place, &found);
    for (int i = 0; i < 2 && status == STATUS_OK; i++) status = walk(w, half + i, may);
    return status;
}

enum status atlas_walk(struct atlas *atlas, struct atlas_region *region, const struct place_of_cell *place, int depth,
                       atlas_visit *visit, void *context, struct failure *failure)
{
    struct walk w = {atlas, region, depth, visit, context, failure, 0};
    unsigned char may[FACTORED_MAX] = {0};
    return walk(&w, place, may);
}

/* For a walk that only measures the work. */
static void pass(void *context, int axis, const struct place_of_cell *place, const struct finding_of_cell *found)
{
    (void)context;
    (void)axis;
    (void)place;
    (void)found;
}

void atlas_weigh(struct atlas_region *region)
{
    for (int i = 0; i < region->list.count; i++) region->work[i] = work_of_factor(region, i);
}

enum status atlas_work(struct atlas *atlas, long most, long *work, struct failure *failure)
{
    const struct place_of_cell whole = {{0, 0}, {0, 0}};
    const unsigned char may[FACTORED_MAX] = {0};
    *work = 0;
    for (int i = 0; i < atlas->regions && *work <= most; i++) {
        struct walk w = {atlas, atlas->region + i, atlas->depth, pass, NULL, failure, 0};
        const enum status status = walk(&w, &whole, may);
        if (status != STATUS_OK) return status;
        *work += w.work;
    }
    return STATUS_OK;
}
