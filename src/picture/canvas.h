/* SPDX-License-Identifier: BSD-2-Clause */
/* A square page with the plane on it: x to the right, y upwards, the origin in the middle. */
#ifndef PICTURE_CANVAS_H
#define PICTURE_CANVAS_H

/* The page is CANVAS_SIZE points wide and high; the plane fills the square inside the margin, from -reach to reach. */
enum { CANVAS_SIZE = 560, CANVAS_MARGIN = 40 };

struct canvas;

struct colour {
    double red, green, blue;
};

struct point {
    double x, y;
};

/* canvas_new: a page on which the plane shows |x|, |y| <= reach.  NULL when it cannot be made. */
struct canvas *canvas_new(const char *file, double reach);

/* canvas_finish: writes and frees.  Returns 1, or 0 when the file could not be written. */
int canvas_finish(struct canvas *canvas);

double canvas_reach(const struct canvas *canvas);

/* canvas_polygon: fills; canvas_path: a line with an arrow at its end; canvas_dashes: a thin dashed line. */
void canvas_polygon(struct canvas *canvas, const struct point *corner, int corners, struct colour colour);
void canvas_path(struct canvas *canvas, const struct point *corner, int corners);
void canvas_dashes(struct canvas *canvas, struct point from, struct point to);

/* canvas_axes: both axes with their names.  canvas_dot: a mark.  canvas_text: words, centred.  canvas_title: above the plane. */
void canvas_axes(struct canvas *canvas, const char *x, const char *y);
void canvas_dot(struct canvas *canvas, struct point at);
void canvas_text(struct canvas *canvas, struct point at, const char *text);
void canvas_title(struct canvas *canvas, const char *text);

#endif
