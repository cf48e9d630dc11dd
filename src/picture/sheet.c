/* SPDX-License-Identifier: BSD-2-Clause */
#include "picture/sheet.h"

#include "memory/memory.h"

#include <stdlib.h>

/* Paul Tol's light scheme, which can be distinguished by the colour-blind, made lighter for words on it. */
static const struct colour colours[SHEET_FILLS] = {{0.75, 0.85, 0.95}, {0.97, 0.80, 0.72}, {0.98, 0.94, 0.74},
                                                   {0.72, 0.90, 0.84}, {0.99, 0.86, 0.90}, {0.85, 0.88, 0.62},
                                                   {0.85, 0.94, 0.99}, {0.90, 0.90, 0.90}, {0.93, 0.85, 0.70},
                                                   {0.84, 0.80, 0.94}, {0.80, 0.95, 0.74}, {0.96, 0.88, 0.98}};

struct colour sheet_colour(int fill)
{
    if (fill == FILL_UNDECIDED) return (struct colour){0.80, 0, 0};
    if (fill == FILL_BLACK) return (struct colour){0, 0, 0};
    if (fill == FILL_GREY) return (struct colour){0.55, 0.55, 0.55};
    if (fill < 0) return (struct colour){1, 1, 1};
    return colours[fill % SHEET_FILLS];
}

struct hatch sheet_hatch(int fill)
{
    const double s = SHEET_TILE;
    const struct hatch none = {0, 0, {{0}}}, up = {1, 0, {{0, s, s, 0}}}, down = {1, 0, {{0, 0, s, s}}},
                       flat = {1, 0, {{0, s / 2, s, s / 2}}}, tall = {1, 0, {{s / 2, 0, s / 2, s}}},
                       grid = {2, 0, {{0, s / 2, s, s / 2}, {s / 2, 0, s / 2, s}}},
                       net = {2, 0, {{0, s, s, 0}, {0, 0, s, s}}}, dots = {0, 1, {{0}}};
    const struct hatch list[SHEET_FILLS] = {none, up, dots, down, flat, tall, none, net, grid, up, dots, down};
    if (fill == FILL_OUTSIDE) return net;
    return fill < 0 ? none : list[fill % SHEET_FILLS];
}

const double *sheet_dashes(int dashing, int *count)
{
    static const double dashes[SHEET_DASHES][4] = {{0}, {8, 3}, {2, 3}, {10, 3, 2, 3}, {5, 2}, {12, 4, 4, 4}};
    static const int counts[SHEET_DASHES] = {0, 2, 2, 4, 2, 4};
    *count = counts[dashing % SHEET_DASHES];
    return dashes[dashing % SHEET_DASHES];
}

void outline_add(struct outline *o, double x, double y)
{
    if (o->points == o->room) {
        o->room = 2 * o->room + 64;
        o->point = realloc(o->point, o->room * sizeof *o->point);
        if (o->point == NULL) memory_out();
    }
    o->point[o->points++] = (struct point){x, y};
}

void outline_end(struct outline *o)
{
    if (o->points == (o->ends > 0 ? o->end[o->ends - 1] : 0)) return;
    if (o->ends == o->room_of_ends) {
        o->room_of_ends = 2 * o->room_of_ends + 16;
        o->end = realloc(o->end, o->room_of_ends * sizeof *o->end);
        if (o->end == NULL) memory_out();
    }
    o->end[o->ends++] = o->points;
}

void outline_free(struct outline *o)
{
    free(o->point);
    free(o->end);
    *o = (struct outline){.point = NULL};
}

void sheet_fill(struct sheet *sheet, const struct outline *outline, int fill)
{
    if (outline->ends > 0) sheet->kind->fill(sheet, outline, fill);
}

void sheet_stroke(struct sheet *sheet, const struct outline *outline, int dashing, double width)
{
    if (outline->ends > 0) sheet->kind->stroke(sheet, outline, dashing, width);
}

void sheet_text(struct sheet *sheet, const struct sheet_words *words, const char *text)
{
    sheet->kind->text(sheet, words, text);
}

int sheet_finish(struct sheet *sheet)
{
    return sheet->kind->finish(sheet);
}
