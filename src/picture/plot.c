/* SPDX-License-Identifier: BSD-2-Clause */
#include "picture/plot.h"

#include "problem/mechanism.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const double LINE_WIDTH = 1.8, RULE_WIDTH = 1, ARROW = 8, DOT = 3.5;

int plot_open(struct plot *plot, const char *file)
{
    plot->sheet = sheet_svg(file, PAGE_WIDTH, PAGE_HEIGHT);
    plot->key = PAGE_TOP + 10;
    return plot->sheet != NULL;
}

int plot_close(struct plot *plot)
{
    page_frame(plot->sheet);
    return sheet_finish(plot->sheet);
}

/* Appends fields in their order, each in the notation of the user. */
static void add_data(struct page_data *data, const struct field *field, const struct value *value, const char *x,
                     const char *y)
{
    char text[PAGE_TEXT];
    if (value->text == NULL || (x != NULL && strcmp(field->name, x) == 0) || (y != NULL && strcmp(field->name, y) == 0))
        return;
    page_datum(field->name, value->text, text);
    page_add_datum(data, text);
}

void plot_title(struct plot *plot, const char *title, const struct problem *problem, const char *x, const char *y)
{
    struct page_data data = {{""}};
    const struct derivation *derivation = problem->derivation;
    for (int i = 0; derivation != NULL && i < derivation->mechanism->field_count; i++)
        add_data(&data, &derivation->mechanism->fields[i].field, derivation->value + i, x, y);
    for (int i = 0; i < problem->kind->field_count; i++)
        if (derivation == NULL || !mechanism_gives(derivation->mechanism, problem->kind->fields[i].name))
            add_data(&data, problem->kind->fields + i, problem->value + i, x, y);
    page_title(plot->sheet, title, &data);
}

void plot_axis(struct plot *plot, int axis, const char *name, const char *unit)
{
    const struct page_axis on_page = {axis, plot->low[axis], plot->high[axis], 0, name, unit};
    page_axis(plot->sheet, &on_page);
}

static struct point place_of(const struct plot *plot, struct point at)
{
    const double x = (at.x - plot->low[0]) / (plot->high[0] - plot->low[0]),
                 y = (plot->high[1] - at.y) / (plot->high[1] - plot->low[1]);
    return (struct point){PAGE_LEFT + x * PAGE_SIZE, PAGE_TOP + y * PAGE_SIZE};
}

static void add_corners(const struct plot *plot, struct outline *outline, const struct point *corner, int corners)
{
    for (int i = 0; i < corners; i++) {
        const struct point at = place_of(plot, corner[i]);
        outline_add(outline, at.x, at.y);
    }
    outline_end(outline);
}

void plot_fill(struct plot *plot, const struct point *corner, int corners, int fill)
{
    struct outline shape = {.point = NULL};
    add_corners(plot, &shape, corner, corners);
    sheet_fill(plot->sheet, &shape, fill);
    outline_free(&shape);
}

/* A small arrowhead at the last of two places of the page. */
static void draw_arrow(struct plot *plot, struct point from, struct point to)
{
    const double length = hypot(to.x - from.x, to.y - from.y);
    if (length < 1) return;
    const double x = (to.x - from.x) / length * ARROW, y = (to.y - from.y) / length * ARROW;
    struct outline head = {.point = NULL};
    outline_add(&head, to.x, to.y);
    outline_add(&head, to.x - x - y / 3, to.y - y + x / 3);
    outline_add(&head, to.x - x + y / 3, to.y - y - x / 3);
    outline_end(&head);
    sheet_fill(plot->sheet, &head, FILL_BLACK);
    outline_free(&head);
}

void plot_stroke(struct plot *plot, const struct point *corner, int corners, int dashing, double width)
{
    struct outline line = {.point = NULL};
    add_corners(plot, &line, corner, corners);
    sheet_stroke(plot->sheet, &line, dashing, width);
    outline_free(&line);
}

void plot_line(struct plot *plot, const struct point *corner, int corners)
{
    plot_stroke(plot, corner, corners, 0, LINE_WIDTH);
    if (corners > 1) draw_arrow(plot, place_of(plot, corner[corners - 2]), place_of(plot, corner[corners - 1]));
}

void plot_rule(struct plot *plot, struct point from, struct point to)
{
    const struct point corner[2] = {from, to};
    plot_stroke(plot, corner, 2, PLOT_RULE, RULE_WIDTH);
}

void plot_mark(struct plot *plot, struct point at)
{
    const struct point place = place_of(plot, at);
    const struct sheet_words words = {.at = {place.x + 11, place.y + 11}, .size = PAGE_SMALL, .halo = 1};
    page_cross(plot->sheet, place);
    sheet_text(plot->sheet, &words, "this problem");
}

void plot_dot(struct plot *plot, struct point at)
{
    enum { CORNERS = 12 };
    const struct point place = place_of(plot, at);
    struct outline disk = {.point = NULL};
    for (int i = 0; i < CORNERS; i++) {
        const double angle = 2 * acos(-1) * i / CORNERS;
        outline_add(&disk, place.x + DOT * cos(angle), place.y + DOT * sin(angle));
    }
    outline_end(&disk);
    sheet_fill(plot->sheet, &disk, FILL_BLACK);
    outline_free(&disk);
}

void plot_text(struct plot *plot, struct point at, const char *words)
{
    const struct sheet_words how = {.at = place_of(plot, at), .anchor = ANCHOR_MIDDLE, .size = PAGE_SMALL, .halo = 1};
    sheet_text(plot->sheet, &how, words);
}

void plot_number(struct plot *plot, struct point at, int number)
{
    char text[16];
    const struct sheet_words how = {
        .at = place_of(plot, at), .anchor = ANCHOR_MIDDLE, .size = 15, .halo = 1, .bold = 1};
    snprintf(text, sizeof text, "%d", number);
    sheet_text(plot->sheet, &how, text);
}

void plot_key_words(struct plot *plot, const char *words)
{
    plot->key += page_wrapped(plot->sheet, PAGE_LEGEND + 40, plot->key, words) + 8;
}

void plot_key_region(struct plot *plot, int fill, int number, const char *words)
{
    page_swatch(plot->sheet, plot->key, fill, number);
    plot_key_words(plot, words);
}

void plot_key_fill(struct plot *plot, int fill, const char *words)
{
    plot_key_region(plot, fill, 0, words);
}

void plot_key_line(struct plot *plot, int dashing, double width, const char *words)
{
    page_dashes(plot->sheet, plot->key, dashing, width);
    plot_key_words(plot, words);
}
