/* SPDX-License-Identifier: BSD-2-Clause */
/* Places the names of curves: of many positions beside the longest line of a curve, the first that is clear, else the
 * one that covers least. */
#include "picture/atlas_private.h"

#include <math.h>
#include <string.h>

/* LETTER: an upper bound of the width of a letter. SHORT: a line that is not longer has no name. */
enum { LETTER = 7, TALL = 15, GAP = 5, SHORT = 20, STEP = 3, SIDES = 6, SHARES = 9 };

static int holds(const struct chart_box *box, double x, double y)
{
    return box->left < x && x < box->right && box->top < y && y < box->bottom;
}

/* How many points of a line, STEP points apart, lie in a box. */
static int hits_of_line(const struct chart_box *box, const struct point *point, size_t from, size_t to)
{
    int hits = 0;
    for (size_t i = from + 1; i < to; i++) {
        const double dx = point[i].x - point[i - 1].x, dy = point[i].y - point[i - 1].y;
        const int parts = 1 + (int)(hypot(dx, dy) / STEP);
        for (int k = 0; k < parts; k++) hits += holds(box, point[i].x - dx * k / parts, point[i].y - dy * k / parts);
    }
    return hits;
}

static int overlap(const struct chart_box *x, const struct chart_box *y)
{
    return x->left < y->right && y->left < x->right && x->top < y->bottom && y->top < x->bottom;
}

/* How much a name of curve number `curve` would cover; leaving the frame counts most. */
static int covered(const struct chart *chart, const struct chart_box *box, int curve)
{
    int hits = 0;
    if (box->left < CHART_LEFT + 2 || box->right > CHART_LEFT + CHART_SIZE - 2 || box->top < CHART_TOP + 2 ||
        box->bottom > CHART_TOP + CHART_SIZE - 2)
        hits += 1000;
    for (int i = 0; i < curve; i++) hits += overlap(box, chart->name + i) ? 100 : 0;
    for (int i = 0; i < chart->curves; i++) {
        const struct outline *o = &chart->curve[i].outline;
        for (size_t k = 0; k < o->ends; k++) hits += hits_of_line(box, o->point, k > 0 ? o->end[k - 1] : 0, o->end[k]);
    }
    return hits;
}

/* The point at a given fraction of the longest line. */
static struct point point_at(const struct chart_curve *curve, double share)
{
    double left = share * curve->longest;
    const struct point *point = curve->outline.point;
    for (size_t i = curve->from + 1; i < curve->to; i++) {
        const double dx = point[i].x - point[i - 1].x, dy = point[i].y - point[i - 1].y, length = hypot(dx, dy);
        if (length > 0 && length >= left)
            return (struct point){point[i - 1].x + dx * left / length, point[i - 1].y + dy * left / length};
        left -= length;
    }
    return point[curve->to - 1];
}

/* The boxes above and below a point, to its right, to its left, and around it. */
static struct chart_box beside(struct point at, double width, int side)
{
    const double left = at.x + (side / 2 == 0 ? GAP : side / 2 == 1 ? -GAP - width : -width / 2);
    const double top = at.y + (side % 2 == 0 ? -2 - TALL : 2);
    return (struct chart_box){left, top, left + width, top + TALL};
}

static void place(struct chart *chart, int number)
{
    static const double share[SHARES] = {0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88};
    const struct chart_curve *curve = chart->curve + number;
    const double width = LETTER * (double)strlen(curve->name);
    int least = -1;
    if (curve->longest <= SHORT) return;
    for (int i = 0; i < SHARES * SIDES && least != 0; i++) {
        const struct chart_box box = beside(point_at(curve, share[i / SIDES]), width, i % SIDES);
        const int hits = covered(chart, &box, number);
        if (least >= 0 && hits >= least) continue;
        least = hits;
        chart->name[number] = box;
    }
}

void chart_place_names(struct chart *chart)
{
    for (int i = 0; i < chart->curves; i++) place(chart, i);
}
