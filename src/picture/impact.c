/* SPDX-License-Identifier: BSD-2-Clause */
/* The regions of the incoming velocity (u, v), as in [CV16] figure impactmap, and the motion of this impact through them. */
#include "memory/memory.h"
#include "picture/around.h"
#include "picture/kinds.h"
#include "picture/sectors.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A value of the certificate as a double: "p/q", or a + b sqrt(d). */
static double to_double(const json_t *value)
{
    if (json_is_object(value))
        return to_double(json_object_get(value, "a")) +
               to_double(json_object_get(value, "b")) * sqrt(to_double(json_object_get(value, "d")));
    const char *text = json_string_value(value);
    struct number_pool *pool = number_pool_new();
    if (pool == NULL) memory_out();
    const struct number *x;
    struct failure failure;
    double distance, result = 0;
    if (text != NULL && number_read(pool, text, strlen(text), &x, &failure) == STATUS_OK)
        result = number_to_double(x, &distance);
    number_pool_free(pool);
    return result;
}

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
                (struct point){to_double(json_object_get(piece, "u")), to_double(json_object_get(piece, "v"))};
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
