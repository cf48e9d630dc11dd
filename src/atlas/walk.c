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

/* What is the same in all cells of a walk. */
struct walk {
    struct atlas *atlas;
    struct atlas_region *region;
    int depth;
    atlas_visit *visit;
    void *context;
    struct failure *failure;
};

static enum status walk(const struct walk *w, const struct place_of_cell *place, const unsigned char *around)
{
    unsigned char may[FACTORED_MAX];
    struct finding_of_cell found;
    struct place_of_cell half[2];
    memcpy(may, around, sizeof may);
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
    const struct walk w = {atlas, region, depth, visit, context, failure};
    unsigned char may[FACTORED_MAX] = {0};
    return walk(&w, place, may);
}
