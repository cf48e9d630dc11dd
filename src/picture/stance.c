/* SPDX-License-Identifier: BSD-2-Clause */
/* The reduced Poincare map R and the growth map G of a body on two contacts over the angle of impact, as in Varkonyi
 * and Or's Figures 4 to 7.
 *
 * The graphs are drawn as boxes: on each of many intervals the exact ranges of all formulas of the map, rounded
 * outwards, so that the graphs lie in the boxes. */
#include "picture/kinds.h"
#include "picture/plot.h"
#include "stance/half.h"
#include "stance/statics.h"

#include <math.h>
#include <stdio.h>

enum { COLUMNS = 240 };

static const double RIGHT_ANGLE = 1.5707963267948966, REACH = 2.0;
enum { FILL_OF_R = FILL_BLACK, FILL_OF_G = FILL_GREY };

static void fill_box(struct plot *plot, double left, double right, double low, double high, int fill)
{
    const double thin = 0.004 * REACH;
    const double bottom = fmax(low, -REACH) - thin, top = fmin(high, REACH) + thin;
    if (bottom >= top) return;
    const struct point corner[4] = {{left, bottom}, {right, bottom}, {right, top}, {left, top}};
    plot_fill(plot, corner, 4, fill);
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

static void draw_leaf(struct plot *plot, double left, double right, const struct leaf *leaf)
{
    if (leaf->form == LEAF_DOUBLE_IMPACT) return;
    fill_box(plot, left, right, sqrt(fmax(outwards(leaf->growth_low, -1), 0)), sqrt(outwards(leaf->growth_high, 1)),
             FILL_OF_G);
    fill_box(plot, left, right, angle_of(&leaf->at_low, -1), angle_of(&leaf->at_high, 1), FILL_OF_R);
}

/* The ends of a column are exact numbers near the tangents of its angles. */
static struct bound end_of(struct number_pool *pool, int column)
{
    if (column == 0 || column == COLUMNS) return (struct bound){column == 0 ? -1 : 1, NULL};
    return bound_at(number_from_double(pool, tan(RIGHT_ANGLE * (2.0 * column / COLUMNS - 1))));
}

static void draw_maps(struct plot *plot, struct stance_body *body)
{
    struct step step;
    struct leaf leaf[STEP_MOST_LEAVES];
    step_make(body, &step);
    for (int k = 0; k < COLUMNS; k++) {
        const struct span span = {end_of(body->arithmetic.pool, k), end_of(body->arithmetic.pool, k + 1)};
        body->arithmetic.open = 0;
        const int leaves = step_leaves(&step, &span, leaf);
        const double width = 2 * RIGHT_ANGLE / COLUMNS, left = k * width - RIGHT_ANGLE;
        for (int l = 0; l < leaves && !body->arithmetic.open; l++) draw_leaf(plot, left, left + width, leaf + l);
    }
}

/* Draws the cuts of the partition that proves stability. */
static void draw_cuts(struct plot *plot, const struct answer *answer)
{
    size_t k;
    double x;
    const json_t *end, *partition = json_object_get(answer->witness, "partition");
    json_array_foreach (json_object_get(partition, "ends"), k, end) {
        double divisor = 1;
        if (sscanf(json_string_value(end), "%lf/%lf", &x, &divisor) < 1) continue;
        const double angle = atan(x / divisor);
        plot_rule(plot, (struct point){angle, -REACH}, (struct point){angle, REACH});
    }
}

static void write_key(struct plot *plot, const char *row)
{
    char words[PAGE_TEXT];
    snprintf(words, sizeof words, "verdict: %s", row);
    for (char *c = words; *c != '\0'; c++)
        if (*c == '_') *c = ' ';
    plot_key_words(plot, words);
    plot_key_fill(plot, FILL_OF_R, "R: angle of the next impact, in boxes that hold it");
    plot_key_fill(plot, FILL_OF_G, "G: growth of the velocity until then, in boxes that hold it");
    plot_key_line(plot, PLOT_RULE, 1, "R = phi, and G = 1; upright: cuts of the partition that proves the verdict");
}

int picture_stance(const struct problem *problem, const struct answer *answer, const char *file)
{
    struct stance_given given;
    struct stance_statics statics;
    struct failure failure;
    struct plot plot = {.low = {-RIGHT_ANGLE, -REACH}, .high = {RIGHT_ANGLE, REACH}};
    if (!plot_open(&plot, file)) return 0;
    plot_rule(&plot, (struct point){-RIGHT_ANGLE, -RIGHT_ANGLE}, (struct point){RIGHT_ANGLE, RIGHT_ANGLE});
    plot_rule(&plot, (struct point){-RIGHT_ANGLE, 1}, (struct point){RIGHT_ANGLE, 1});
    draw_cuts(&plot, answer);
    if (body_read(problem, &given, &failure) == STATUS_OK) {
        statics_find(problem->pool, &given, &statics);
        if (statics.code == STATICS_EQUILIBRIUM) draw_maps(&plot, &statics.body);
    }
    plot_axis(&plot, 0, "phi", "rad");
    plot_axis(&plot, 1, "R (rad), G", "1");
    plot_title(&plot, "stance: the reduced Poincare map", problem, NULL, NULL);
    write_key(&plot, answer->row);
    return plot_close(&plot);
}
