/* SPDX-License-Identifier: BSD-2-Clause */
#include "picture/fold_portrait.h"

#include <math.h>
#include <string.h>

enum { STARTS = 5, STEPS = 120 };

/* The motion on the surface near a two-fold, to leading order: (Lp, Lm)' = (Lm Kpp - Lp Kpm, Lm Kmp - Lp Kmm), divided by Lm - Lp. */
struct flow {
    double pp, pm, mp, mm;
};

static struct point velocity(const struct flow *k, struct point at)
{
    const double x = at.y * k->pp - at.x * k->pm, y = at.y * k->mp - at.x * k->mm;
    const double size = hypot(x, y), sense = at.y > at.x ? 1 : -1;
    return size > 0 ? (struct point){sense * x / size, sense * y / size} : (struct point){0, 0};
}

/* 1 in the quadrants of sliding and escaping, away from the corner. */
static int stays(struct point at)
{
    return at.x * at.y < 0 && fabs(at.x) <= 1 && fabs(at.y) <= 1 && hypot(at.x, at.y) > 0.03;
}

/* The point after a step of length |step| along the motion, by the velocity at its middle. */
static struct point after(const struct flow *k, struct point at, double step)
{
    const struct point first = velocity(k, at), half = {at.x + step / 2 * first.x, at.y + step / 2 * first.y};
    const struct point whole = velocity(k, half);
    return (struct point){at.x + step * whole.x, at.y + step * whole.y};
}

/* Draws the orbit through a point, from its entry into the quadrant. */
static void draw_orbit(struct plot *plot, const struct flow *k, struct point at)
{
    const double step = 0.012;
    struct point corner[2 * STEPS];
    int n = 0;
    for (int i = 0; i < STEPS && stays(after(k, at, -step)); i++) at = after(k, at, -step);
    for (; n < 2 * STEPS && stays(at); at = after(k, at, step)) corner[n++] = at;
    if (n > 4) plot_line(plot, corner, n);
}

/* Draws orbits from all sides of one quadrant: sliding for sense = 1, escaping for -1. */
static void draw_quadrant(struct plot *plot, const struct flow *k, int sense)
{
    for (int i = 0; i < STARTS; i++) {
        const double at = sense * (i + 0.5) / STARTS, edge = sense * 0.01, far = sense * 0.99;
        draw_orbit(plot, k, (struct point){-at, far});
        draw_orbit(plot, k, (struct point){-far, at});
        draw_orbit(plot, k, (struct point){-at, edge});
        draw_orbit(plot, k, (struct point){-edge, at});
    }
}

/* Draws the invariant directions (-1, y), y > 0, of the motion: Kpp y^2 + (Kpm + Kmp) y + Kmm = 0. */
static void draw_directions(struct plot *plot, const struct flow *k)
{
    const double sum = k->pm + k->mp, disc = sum * sum - 4 * k->pp * k->mm;
    for (int e = -1; e <= 1 && disc >= 0 && k->pp != 0; e += 2) {
        const double y = (-sum + e * sqrt(disc)) / (2 * k->pp), size = fmax(1, y);
        if (y > 0) plot_rule(plot, (struct point){-1 / size, y / size}, (struct point){1 / size, -y / size});
    }
}

enum { SLIDING, ESCAPING, UP, DOWN };

static void paint(struct plot *plot, double x, double y, int fill)
{
    const struct point corner[4] = {{0, 0}, {x, 0}, {x, y}, {0, y}};
    plot_fill(plot, corner, 4, fill);
    plot_number(plot, (struct point){0.9 * x, 0.9 * y}, fill + 1);
}

static void write_key(struct plot *plot, int two_fold)
{
    plot_key_region(plot, SLIDING, SLIDING + 1, "sliding");
    plot_key_region(plot, ESCAPING, ESCAPING + 1, "escaping");
    plot_key_region(plot, UP, UP + 1, "crossing up");
    plot_key_region(plot, DOWN, DOWN + 1, "crossing down");
    if (!two_fold) return;
    plot_key_line(plot, 0, 1.8, "motion on the surface near this two-fold, to leading order");
    plot_key_line(plot, PLOT_RULE, 1, "directions that it keeps");
}

static void draw_motion(struct plot *plot, const struct flow *k)
{
    draw_directions(plot, k);
    draw_quadrant(plot, k, 1);
    draw_quadrant(plot, k, -1);
}

int picture_fold_portrait(const struct problem *problem, const struct answer *answer, const char *file)
{
    static const char unit[] = "any unit";
    const double Lp = picture_value(answer, "Lp"), Lm = picture_value(answer, "Lm"), most = fmax(fabs(Lp), fabs(Lm));
    const struct flow k = {picture_value(answer, "Kpp"), picture_value(answer, "Kpm"), picture_value(answer, "Kmp"),
                           picture_value(answer, "Kmm")};
    const json_t *word = json_object_get(answer->verdict, "point");
    const int two_fold =
        word == NULL || strcmp(json_string_value(word), "two_fold") == 0; /* a funnel is that of a two-fold */
    struct plot plot = {.low = {-1, -1}, .high = {1, 1}};
    if (!plot_open(&plot, file)) return 0;
    paint(&plot, -1, 1, SLIDING);
    paint(&plot, 1, -1, ESCAPING);
    paint(&plot, 1, 1, UP);
    paint(&plot, -1, -1, DOWN);
    plot_stroke(&plot, (const struct point[2]){{-1, 0}, {1, 0}}, 2, 0, 1);
    plot_stroke(&plot, (const struct point[2]){{0, -1}, {0, 1}}, 2, 0, 1);
    if (two_fold) draw_motion(&plot, &k);
    plot_mark(&plot, !two_fold && most > 0 ? (struct point){0.6 * Lp / most, 0.6 * Lm / most} : (struct point){0, 0});
    plot_axis(&plot, 0, "Lp", unit);
    plot_axis(&plot, 1, "Lm", unit);
    plot_title(&plot, two_fold ? "fold: the motion near a two-fold" : "fold: the rates of h along f+ and f-", problem,
               NULL, NULL);
    write_key(&plot, two_fold);
    return plot_close(&plot);
}
