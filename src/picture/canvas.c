/* SPDX-License-Identifier: BSD-2-Clause */
#include "picture/canvas.h"

#include <cairo/cairo-svg.h>
#include <math.h>
#include <stdlib.h>

struct canvas {
    cairo_surface_t *surface;
    cairo_t *cairo;
    double reach;
};

/* From the plane to the page. */
static double across(const struct canvas *c, double x)
{
    return CANVAS_SIZE / 2.0 + x / c->reach * (CANVAS_SIZE / 2.0 - CANVAS_MARGIN);
}

static double down(const struct canvas *c, double y)
{
    return CANVAS_SIZE / 2.0 - y / c->reach * (CANVAS_SIZE / 2.0 - CANVAS_MARGIN);
}

static void set_colour(struct canvas *c, struct colour colour)
{
    cairo_set_source_rgb(c->cairo, colour.red, colour.green, colour.blue);
}

struct canvas *canvas_new(const char *file, double reach)
{
    struct canvas *c = calloc(1, sizeof *c);
    if (c == NULL) abort();
    c->reach = reach;
    c->surface = cairo_svg_surface_create(file, CANVAS_SIZE, CANVAS_SIZE);
    c->cairo = cairo_create(c->surface);
    if (cairo_status(c->cairo) != CAIRO_STATUS_SUCCESS) {
        canvas_finish(c);
        return NULL;
    }
    set_colour(c, (struct colour){1, 1, 1});
    cairo_paint(c->cairo);
    cairo_select_font_face(c->cairo, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
    return c;
}

int canvas_finish(struct canvas *c)
{
    int fine = cairo_status(c->cairo) == CAIRO_STATUS_SUCCESS;
    cairo_destroy(c->cairo);
    cairo_surface_finish(c->surface);
    fine = fine && cairo_surface_status(c->surface) == CAIRO_STATUS_SUCCESS;
    cairo_surface_destroy(c->surface);
    free(c);
    return fine;
}

double canvas_reach(const struct canvas *c)
{
    return c->reach;
}

static void trace(struct canvas *c, const struct point *corner, int corners)
{
    cairo_new_path(c->cairo);
    for (int i = 0; i < corners; i++) cairo_line_to(c->cairo, across(c, corner[i].x), down(c, corner[i].y));
}

void canvas_polygon(struct canvas *c, const struct point *corner, int corners, struct colour colour)
{
    trace(c, corner, corners);
    cairo_close_path(c->cairo);
    set_colour(c, colour);
    cairo_fill(c->cairo);
}

/* A small arrowhead at `to`, coming from `from`, in points of the page. */
static void arrowhead(struct canvas *c, struct point from, struct point to)
{
    const double dx = across(c, to.x) - across(c, from.x), dy = down(c, to.y) - down(c, from.y), length = hypot(dx, dy);
    const double x = across(c, to.x), y = down(c, to.y), size = 9;
    if (length < 1) return;
    const double ax = dx / length * size, ay = dy / length * size;
    cairo_move_to(c->cairo, x, y);
    cairo_line_to(c->cairo, x - ax - ay / 3, y - ay + ax / 3);
    cairo_line_to(c->cairo, x - ax + ay / 3, y - ay - ax / 3);
    cairo_close_path(c->cairo);
    cairo_fill(c->cairo);
}

void canvas_path(struct canvas *c, const struct point *corner, int corners)
{
    set_colour(c, (struct colour){0, 0, 0});
    cairo_set_line_width(c->cairo, 2.5);
    trace(c, corner, corners);
    cairo_stroke(c->cairo);
    if (corners > 1) arrowhead(c, corner[corners - 2], corner[corners - 1]);
}

void canvas_dashes(struct canvas *c, struct point from, struct point to)
{
    const struct point line[2] = {from, to};
    const double dash = 4;
    set_colour(c, (struct colour){0.25, 0.25, 0.25});
    cairo_set_line_width(c->cairo, 1);
    cairo_set_dash(c->cairo, &dash, 1, 0);
    trace(c, line, 2);
    cairo_stroke(c->cairo);
    cairo_set_dash(c->cairo, NULL, 0, 0);
}

void canvas_axes(struct canvas *c, const char *x, const char *y)
{
    const double r = c->reach;
    const struct point horizontal[2] = {{-r, 0}, {r, 0}}, vertical[2] = {{0, -r}, {0, r}};
    set_colour(c, (struct colour){0, 0, 0});
    cairo_set_line_width(c->cairo, 1);
    trace(c, horizontal, 2);
    cairo_stroke(c->cairo);
    trace(c, vertical, 2);
    cairo_stroke(c->cairo);
    arrowhead(c, horizontal[0], horizontal[1]);
    arrowhead(c, vertical[0], vertical[1]);
    canvas_text(c, (struct point){r * 1.05, 0}, x);
    canvas_text(c, (struct point){0, r * 1.05}, y);
}

void canvas_dot(struct canvas *c, struct point at)
{
    set_colour(c, (struct colour){0, 0, 0});
    cairo_new_path(c->cairo);
    cairo_arc(c->cairo, across(c, at.x), down(c, at.y), 4.5, 0, 2 * acos(-1));
    cairo_fill(c->cairo);
}

static void write_text(struct canvas *c, double x, double y, const char *text, double size)
{
    cairo_text_extents_t extents;
    set_colour(c, (struct colour){0, 0, 0});
    cairo_set_font_size(c->cairo, size);
    cairo_text_extents(c->cairo, text, &extents);
    cairo_move_to(c->cairo, x - extents.width / 2 - extents.x_bearing, y - extents.height / 2 - extents.y_bearing);
    cairo_show_text(c->cairo, text);
}

void canvas_text(struct canvas *c, struct point at, const char *text)
{
    write_text(c, across(c, at.x), down(c, at.y), text, 14);
}

void canvas_title(struct canvas *c, const char *text)
{
    write_text(c, CANVAS_SIZE / 2.0, CANVAS_SIZE - CANVAS_MARGIN / 2.0, text, 13);
}
