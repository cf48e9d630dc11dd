/* SPDX-License-Identifier: BSD-2-Clause */
/* A plane on the page of page.h, for pictures of one problem: fillings, lines and marks in the coordinates of the
 * plane, and a legend. */
#ifndef PICTURE_PLOT_H
#define PICTURE_PLOT_H

#include "picture/page.h"
#include "problem/problem.h"

struct plot {
    struct sheet *sheet;
    double low[2], high[2]; /* the visible part of the plane */
    double key;             /* the position of the next line of the legend */
};

/* plot_open: the page, as SVG; low and high have been set.  Returns 1, or 0 when it cannot be made.
 * plot_close: the frame over what was drawn; writes and frees.  Returns 1, or 0 when the file could not be written. */
int plot_open(struct plot *plot, const char *file);
int plot_close(struct plot *plot);

/* plot_title: the title, and the data of a problem in the notation of the user, without the two fields that are the
 * axes (NULL for none). */
void plot_title(struct plot *plot, const char *title, const struct problem *problem, const char *x, const char *y);

/* plot_axis: ticks and names, as page_axis, within the visible part of the plane. */
void plot_axis(struct plot *plot, int axis, const char *name, const char *unit);

/* plot_fill: a polygon. plot_line: a line with an arrow at its end. plot_stroke: one without. plot_rule: a thin dashed
 * line between two points. plot_mark: a cross, with the words `this problem`. plot_dot: a small disk. plot_text: words
 * around a point. plot_number: the number of a region, in bold letters. */
void plot_fill(struct plot *plot, const struct point *corner, int corners, int fill);
void plot_line(struct plot *plot, const struct point *corner, int corners);
void plot_stroke(struct plot *plot, const struct point *corner, int corners, int dashing, double width);
enum { PLOT_RULE = 2 }; /* the dashing of plot_rule */
void plot_rule(struct plot *plot, struct point from, struct point to);
void plot_mark(struct plot *plot, struct point at);
void plot_dot(struct plot *plot, struct point at);
void plot_text(struct plot *plot, struct point at, const char *words);
void plot_number(struct plot *plot, struct point at, int number);

/* Entries of the legend: for a filling, for a region with a number, for a line with this dashing and width, or words
 * alone. */
void plot_key_fill(struct plot *plot, int fill, const char *words);
void plot_key_region(struct plot *plot, int fill, int number, const char *words);
void plot_key_line(struct plot *plot, int dashing, double width, const char *words);
void plot_key_words(struct plot *plot, const char *words);

#endif
