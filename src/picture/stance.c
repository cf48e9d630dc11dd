/* SPDX-License-Identifier: BSD-2-Clause */
/* The reduced Poincare map R and the growth map G of a body on two contacts over the angle of impact, as in Varkonyi and Or's figures 4 to 7.
 *
 * Each is drawn as boxes: on each of many intervals the exact ranges of all formulas of the map, rounded outwards, so that the graphs lie in the
 * boxes. */
#include "picture/canvas.h"
#include "picture/kinds.h"
#include "stance/half.h"
#include "stance/statics.h"

#include <math.h>
#include <stdio.h>

enum { COLUMNS = 240 };

static const double RIGHT_ANGLE = 1.5707963267948966, REACH = 2.0;
static const struct colour colour_of_R = {0.25, 0.45, 0.85}, colour_of_G = {0.90, 0.45, 0.25};

static void fill_box(struct canvas *canvas, double left, double right, double low, double high, struct colour colour)
{
    const double thin = 0.004 * REACH;
    const double bottom = fmax(low, -REACH) - thin, top = fmin(high, REACH) + thin;
    if (bottom >= top) return;
    const struct point corner[4] = {{left, bottom}, {right, bottom}, {right, top}, {left, top}};
    canvas_polygon(canvas, corner, 4, colour);
}

/* A number in doubles, moved outwards. */
static double outwards(const struct number *x, int way)
{
    double distance;
    const double near = number_to_double(x, &distance);
    return nextafter(near + way * distance, way * INFINITY);
}

static double angle_of(const struct bound *t, int way)
{
    return t->infinite ? t->infinite * RIGHT_ANGLE : atan(outwards(t->x, way));
}

static void draw_leaf(struct canvas *canvas, double left, double right, const struct leaf *leaf)
{
    if (leaf->form == LEAF_DOUBLE_IMPACT) return;
    fill_box(canvas, left, right, sqrt(fmax(outwards(leaf->growth_low, -1), 0)), sqrt(outwards(leaf->growth_high, 1)),
             colour_of_G);
    fill_box(canvas, left, right, angle_of(&leaf->at_low, -1), angle_of(&leaf->at_high, 1), colour_of_R);
}

/* The ends of a column are exact numbers near the tangents of its angles. */
static struct bound end_of(struct number_pool *pool, int column)
{
    if (column == 0 || column == COLUMNS) return (struct bound){column == 0 ? -1 : 1, NULL};
    return bound_at(number_from_double(pool, tan(RIGHT_ANGLE * (2.0 * column / COLUMNS - 1))));
}

static void draw_maps(struct canvas *canvas, struct stance_body *body)
{
    struct step step;
    struct leaf leaf[STEP_MOST_LEAVES];
    step_make(body, &step);
    for (int k = 0; k < COLUMNS; k++) {
        const struct span span = {end_of(body->arithmetic.pool, k), end_of(body->arithmetic.pool, k + 1)};
        body->arithmetic.open = 0;
        const int leaves = step_leaves(&step, &span, leaf);
        const double width = 2 * RIGHT_ANGLE / COLUMNS, left = k * width - RIGHT_ANGLE;
        for (int l = 0; l < leaves && !body->arithmetic.open; l++) draw_leaf(canvas, left, left + width, leaf + l);
    }
}

/* The cuts of the partition that proves stability. */
static void draw_cuts(struct canvas *canvas, const struct answer *answer)
{
    size_t k;
    double x;
    const json_t *end, *partition = json_object_get(answer->witness, "partition");
    json_array_foreach (json_object_get(partition, "ends"), k, end) {
        double divisor = 1;
        if (sscanf(json_string_value(end), "%lf/%lf", &x, &divisor) < 1) continue;
        const double angle = atan(x / divisor);
        canvas_dashes(canvas, (struct point){angle, -REACH}, (struct point){angle, REACH});
    }
}

int picture_stance(const struct problem *problem, const struct answer *answer, const char *file)
{
    struct stance_given given;
    struct stance_statics statics;
    struct failure failure;
    struct canvas *canvas = canvas_new(file, REACH);
    if (canvas == NULL) return 0;
    if (body_read(problem, &given, &failure) == STATUS_OK) {
        statics_find(problem->pool, &given, &statics);
        if (statics.code == STATICS_EQUILIBRIUM) draw_maps(canvas, &statics.body);
    }
    canvas_axes(canvas, "phi", "R, G");
    canvas_dashes(canvas, (struct point){-RIGHT_ANGLE, -RIGHT_ANGLE}, (struct point){RIGHT_ANGLE, RIGHT_ANGLE});
    canvas_dashes(canvas, (struct point){-RIGHT_ANGLE, 1}, (struct point){RIGHT_ANGLE, 1});
    draw_cuts(canvas, answer);
    canvas_text(canvas, (struct point){0, -1.85}, answer->row);
    canvas_title(canvas, "stance: R (blue), G (red), in boxes that hold them; dashed: R = phi, G = 1, cuts");
    return canvas_finish(canvas);
}
