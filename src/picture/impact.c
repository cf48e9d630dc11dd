/* SPDX-License-Identifier: BSD-2-Clause */
/* The regions of the incoming velocity (u, v), as in [CV16], Figure 10, and the motion of this impact through them. */
#include "picture/around.h"
#include "picture/kinds.h"
#include "picture/sectors.h"

#include <math.h>
#include <stdio.h>

enum { MAX_CORNERS = 5 };

/* The corners of the motion, from the witness. */
static int corners_of(const struct answer *answer, struct point corner[MAX_CORNERS])
{
    const json_t *pieces = json_object_get(answer->witness, "pieces");
    const json_t *piece;
    size_t i;
    int n = 0;
    corner[n++] = (struct point){picture_value(answer, "u"), picture_value(answer, "v")};
    json_array_foreach (pieces, i, piece) {
        if (n < MAX_CORNERS)
            corner[n++] =
                (struct point){picture_json(json_object_get(piece, "u")), picture_json(json_object_get(piece, "v"))};
    }
    return n;
}

static double reach_of(const struct point *corner, int corners)
{
    double reach = 0;
    for (int i = 0; i < corners; i++) reach = fmax(reach, fmax(fabs(corner[i].x), fabs(corner[i].y)));
    return reach > 0 ? 1.3 * reach : 1;
}

int picture_impact(const struct problem *problem, const struct answer *answer, const char *file)
{
    struct point corner[MAX_CORNERS];
    const struct around_path path = {corner, corners_of(answer, corner)};
    const double reach = reach_of(corner, path.corners);
    const struct around_axis axis[2] = {{"u", -reach, reach}, {"v", -reach, reach}};
    return picture_around(problem, axis, &path, file);
}
