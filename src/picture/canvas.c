/* SPDX-License-Identifier: BSD-2-Clause */
/* A page is written as SVG while it is drawn: the same problem gives the same bytes everywhere. */
#include "picture/canvas.h"

#include "memory/memory.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct canvas {
    FILE *file;
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

static const struct colour black = {0, 0, 0}, grey = {0.25, 0.25, 0.25};

static void write_colour(struct canvas *c, const char *property, struct colour colour)
{
    fprintf(c->file, "%s:rgb(%g%%,%g%%,%g%%)", property, 100 * colour.red, 100 * colour.green, 100 * colour.blue);
}

/* Writes a path through points of the page; `end` closes it or not. */
static void write_path(struct canvas *c, const struct point *corner, int corners, const char *end)
{
    fputs("<path d=\"", c->file);
    for (int i = 0; i < corners; i++)
        fprintf(c->file, "%s%c %.4f %.4f", i > 0 ? " " : "", i > 0 ? 'L' : 'M', corner[i].x, corner[i].y);
    fprintf(c->file, "%s\"", end);
}

static void fill_path(struct canvas *c, const struct point *corner, int corners, struct colour colour)
{
    write_path(c, corner, corners, " Z");
    fputs(" style=\"", c->file);
    write_colour(c, "fill", colour);
    fputs("\"/>\n", c->file);
}

/* Strokes a path; `more` is appended to the style. */
static void stroke_path(struct canvas *c, const struct point *corner, int corners, struct colour colour,
                        const char *more)
{
    write_path(c, corner, corners, "");
    fputs(" style=\"fill:none;", c->file);
    write_colour(c, "stroke", colour);
    fprintf(c->file, ";%s\"/>\n", more);
}

/* The points of the plane on the page.  The caller frees them. */
static struct point *on_page(const struct canvas *c, const struct point *corner, int corners)
{
    struct point *page = memory_new((size_t)corners + 1, sizeof *page);
    for (int i = 0; i < corners; i++) page[i] = (struct point){across(c, corner[i].x), down(c, corner[i].y)};
    return page;
}

static void stroke(struct canvas *c, const struct point *corner, int corners, struct colour colour, const char *more)
{
    struct point *page = on_page(c, corner, corners);
    stroke_path(c, page, corners, colour, more);
    free(page);
}

struct canvas *canvas_new(const char *file, double reach)
{
    static const struct point page[4] = {{0, 0}, {CANVAS_SIZE, 0}, {CANVAS_SIZE, CANVAS_SIZE}, {0, CANVAS_SIZE}};
    FILE *out = memory_open(file, "w");
    if (out == NULL) return NULL;
    struct canvas *c = memory_new(1, sizeof *c);
    *c = (struct canvas){out, reach};
    fprintf(out,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" "
            "height=\"%d\" "
            "viewBox=\"0 0 %d %d\" style=\"font-family:sans-serif\">\n",
            CANVAS_SIZE, CANVAS_SIZE, CANVAS_SIZE, CANVAS_SIZE);
    fill_path(c, page, 4, (struct colour){1, 1, 1});
    return c;
}

int canvas_finish(struct canvas *c)
{
    fputs("</svg>\n", c->file);
    const int failed = ferror(c->file);
    const int closed = fclose(c->file) == 0;
    free(c);
    return closed && !failed;
}

double canvas_reach(const struct canvas *c)
{
    return c->reach;
}

void canvas_polygon(struct canvas *c, const struct point *corner, int corners, struct colour colour)
{
    struct point *page = on_page(c, corner, corners);
    fill_path(c, page, corners, colour);
    free(page);
}

/* A small arrowhead at `to`, coming from `from`, in points of the page. */
static void arrowhead(struct canvas *c, struct point from, struct point to)
{
    const double dx = across(c, to.x) - across(c, from.x), dy = down(c, to.y) - down(c, from.y), length = hypot(dx, dy);
    const double x = across(c, to.x), y = down(c, to.y), size = 9;
    if (length < 1) return;
    const double ax = dx / length * size, ay = dy / length * size;
    const struct point corner[3] = {{x, y}, {x - ax - ay / 3, y - ay + ax / 3}, {x - ax + ay / 3, y - ay - ax / 3}};
    fill_path(c, corner, 3, black);
}

void canvas_path(struct canvas *c, const struct point *corner, int corners)
{
    stroke(c, corner, corners, black, "stroke-width:2.5");
    if (corners > 1) arrowhead(c, corner[corners - 2], corner[corners - 1]);
}

void canvas_dashes(struct canvas *c, struct point from, struct point to)
{
    const struct point line[2] = {from, to};
    stroke(c, line, 2, grey, "stroke-width:1;stroke-dasharray:4");
}

/* Writes text with the special characters of XML escaped. */
static void write_words(FILE *out, const char *text)
{
    for (; *text != '\0'; text++) {
        if (*text == '<')
            fputs("&lt;", out);
        else if (*text == '&')
            fputs("&amp;", out);
        else
            putc(*text, out);
    }
}

static void write_anchored(struct canvas *c, double x, double y, const char *text, int size, const char *anchor)
{
    fprintf(c->file, "<text x=\"%.4f\" y=\"%.4f\" text-anchor=\"%s\" dy=\"0.35em\" font-size=\"%d\">", x, y, anchor,
            size);
    write_words(c->file, text);
    fputs("</text>\n", c->file);
}

static void write_text(struct canvas *c, double x, double y, const char *text, int size)
{
    write_anchored(c, x, y, text, size, "middle");
}

/* A name that is too long for the margin ends below the arrowhead. */
static void write_end(struct canvas *c, double x, double y, const char *text)
{
    write_anchored(c, x, y, text, 14, "end");
}

void canvas_text(struct canvas *c, struct point at, const char *text)
{
    write_text(c, across(c, at.x), down(c, at.y), text, 14);
}

void canvas_axes(struct canvas *c, const char *x, const char *y)
{
    const double r = c->reach;
    const struct point horizontal[2] = {{-r, 0}, {r, 0}}, vertical[2] = {{0, -r}, {0, r}};
    stroke(c, horizontal, 2, black, "stroke-width:1");
    stroke(c, vertical, 2, black, "stroke-width:1");
    arrowhead(c, horizontal[0], horizontal[1]);
    arrowhead(c, vertical[0], vertical[1]);
    if (strlen(x) > 2)
        write_end(c, across(c, r), down(c, 0) + 14, x);
    else
        canvas_text(c, (struct point){r * 1.05, 0}, x);
    canvas_text(c, (struct point){0, r * 1.05}, y);
}

void canvas_dot(struct canvas *c, struct point at)
{
    fprintf(c->file, "<circle cx=\"%.4f\" cy=\"%.4f\" r=\"4.5\"/>\n", across(c, at.x), down(c, at.y));
}

void canvas_title(struct canvas *c, const char *text)
{
    write_text(c, CANVAS_SIZE / 2.0, CANVAS_SIZE - CANVAS_MARGIN / 2.0, text, 13);
}
