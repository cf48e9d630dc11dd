/* SPDX-License-Identifier: BSD-2-Clause */
/* The impact process in the (u, v) plane, as in [CV16] figure impactmap: the regions of the incoming velocity below
 * v = 0, and the motion of this impact through them. */
#include "memory/memory.h"
#include "picture/kinds.h"
#include "picture/sectors.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct colour region_colour[11] = {{0.80, 0.80, 0.80}, {0.78, 0.90, 0.98}, {0.98, 0.84, 0.78},
                                                {0.60, 0.80, 0.95}, {0.96, 0.70, 0.62}, {0.44, 0.70, 0.90},
                                                {0.92, 0.56, 0.46}, {0.72, 0.92, 0.70}, {0.97, 0.92, 0.62},
                                                {0.52, 0.84, 0.50}, {0.94, 0.86, 0.42}};

static void name_region(const struct answer *answer, struct colour *colour, char *label)
{
    const json_t *region = json_object_get(answer->verdict, "region");
    const int number = json_is_integer(region) ? (int)json_integer_value(region) : 0;
    *colour = region_colour[number];
    snprintf(label, SECTORS_LABEL, "%d", number);
}

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

/* Slip forward from (u, v) ends together with compression, or with the impact, on these rays of u > 0, v < 0:
 * p u + (1 + share) k v = 0 with p, k > 0.  Mirrored for slip backward. */
static void add_rays(struct sectors *s, const struct answer *answer)
{
    const double r = picture_value(answer, "r");
    const double p_plus = picture_value(answer, "p_plus"), k_plus = picture_value(answer, "k_plus");
    const double p_minus = picture_value(answer, "p_minus"), k_minus = picture_value(answer, "k_minus");
    for (int end = 0; end < 2; end++) {
        const double factor = end ? 1 + r : 1;
        if (p_plus > 0 && k_plus > 0) sectors_add(s, factor * k_plus, -p_plus);
        if (p_minus > 0 && k_minus > 0) sectors_add(s, -factor * k_minus, -p_minus);
    }
    sectors_add(s, 0, -1);
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
    const int corners = corners_of(answer, corner);
    struct canvas *canvas = canvas_new(file, reach_of(corner, corners));
    if (canvas == NULL) return 0;
    struct sectors sectors = {
        .problem = problem, .x = "u", .y = "v", .begin = -acos(-1), .end = 0, .name = name_region};
    add_rays(&sectors, answer);
    sectors_paint(canvas, &sectors);
    canvas_axes(canvas, "u", "v");
    canvas_path(canvas, corner, corners);
    canvas_dot(canvas, corner[0]);
    canvas_title(canvas, "impact: regions of the incoming velocity, and the motion from the dot to the arrow");
    return canvas_finish(canvas);
}
