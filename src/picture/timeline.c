/* SPDX-License-Identifier: BSD-2-Clause */
#include "picture/timeline.h"

#include "memory/memory.h"

#include <stdio.h>
#include <stdlib.h>

enum { LEFT = 110, TOP = 44, WIDTH = TIMELINE_COLUMNS, ROW = 14, RIGHT = 60, BOTTOM = 40, LEGEND_LINE = 18 };

/* A cell holds 0 for no record, else 1 + the shade. */
struct timeline {
    long stride, last; /* steps a column; the last step */
    long contact[TIMELINE_ROWS];
    int rows, has_others;
    unsigned char cell[TIMELINE_ROWS][TIMELINE_COLUMNS];
};

/* From light to dark, so that they can be told apart in grey and by the colour-blind. */
static const char *const colours[TIMELINE_SHADES] = {"#ebebeb", "#c7e0f2", "#8cc7e6", "#fcd978",
                                                     "#f5a642", "#9970ab", "#d64d2e", "#59001a"};

struct timeline *timeline_new(void)
{
    struct timeline *timeline = memory_new(1, sizeof *timeline);
    timeline->stride = 1;
    return timeline;
}

void timeline_free(struct timeline *timeline)
{
    free(timeline);
}

/* Twice as many steps a column. */
static void halve(struct timeline *t)
{
    for (int row = 0; row < TIMELINE_ROWS; row++)
        for (int i = 0; i < TIMELINE_COLUMNS; i++) {
            const int from = 2 * i;
            const unsigned char one = from < TIMELINE_COLUMNS ? t->cell[row][from] : 0;
            const unsigned char other = from + 1 < TIMELINE_COLUMNS ? t->cell[row][from + 1] : 0;
            t->cell[row][i] = one > other ? one : other;
        }
    t->stride *= 2;
}

static int row_of(struct timeline *t, long contact)
{
    for (int row = 0; row < t->rows; row++)
        if (t->contact[row] == contact) return row;
    if (t->rows == TIMELINE_ROWS - 1) return t->has_others = 1, TIMELINE_ROWS - 1;
    t->contact[t->rows] = contact;
    return t->rows++;
}

void timeline_put(struct timeline *t, long contact, long step, int shade)
{
    while (step / t->stride >= TIMELINE_COLUMNS) halve(t);
    unsigned char *const cell = &t->cell[row_of(t, contact)][step / t->stride];
    if (*cell < shade + 1) *cell = (unsigned char)(shade + 1);
    if (step > t->last) t->last = step;
}

static void box(FILE *out, double x, double y, double width, double height, int shade)
{
    fprintf(out, "<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\" fill=\"%s\"/>\n", x, y, width, height,
            colours[shade]);
}

/* Text, with what XML gives a meaning of its own written as it wants. */
static void words(FILE *out, double x, double y, const char *text)
{
    fprintf(out, "<text x=\"%.2f\" y=\"%.2f\">", x, y);
    for (; *text != '\0'; text++)
        if (*text == '<' || *text == '>' || *text == '&' || (unsigned char)*text < ' ')
            fprintf(out, "&#%d;", (unsigned char)*text < ' ' ? '?' : *text);
        else
            fputc(*text, out);
    fputs("</text>\n", out);
}

static void draw_row(FILE *out, const struct timeline *t, int row, double y)
{
    char name[32];
    const long columns = t->last / t->stride + 1;
    const double width = (double)WIDTH / (double)columns;
    snprintf(name, sizeof name, "contact %ld", t->contact[row]);
    words(out, 8, y + ROW - 4, row == TIMELINE_ROWS - 1 ? "all others" : name);
    for (long from = 0, to; from < columns; from = to) {
        for (to = from + 1; to < columns && t->cell[row][to] == t->cell[row][from]; to++) continue;
        if (t->cell[row][from] > 0)
            box(out, LEFT + (double)from * width, y, (double)(to - from) * width, ROW - 3, t->cell[row][from] - 1);
    }
}

/* The steps at five places of the axis. */
static void draw_axis(FILE *out, const struct timeline *t, double y)
{
    char text[32];
    for (int i = 0; i <= 4; i++) {
        const double x = LEFT + WIDTH * i / 4.0;
        snprintf(text, sizeof text, "%ld", t->last / 4 * i + t->last % 4 * i / 4);
        fprintf(out, "<path d=\"M %.2f %.2f v 4\" stroke=\"black\"/>\n", x, y);
        words(out, x - 8, y + 16, text);
    }
    words(out, LEFT + WIDTH + 16, y + 16, "step");
}

static void draw(FILE *out, const struct timeline *t, const char *title, const char *const legend[TIMELINE_SHADES])
{
    const int rows = t->rows + t->has_others;
    const double axis = TOP + rows * ROW + 4;
    double y = axis + BOTTOM - 8;
    int lines = 0;
    for (int shade = 0; shade < TIMELINE_SHADES; shade++) lines += legend[shade] != NULL;
    fprintf(out,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" "
            "height=\"%.0f\" style=\"font-family:sans-serif;font-size:11px\">\n"
            "<rect width=\"100%%\" height=\"100%%\" fill=\"white\"/>\n",
            LEFT + WIDTH + RIGHT, axis + BOTTOM + lines * LEGEND_LINE);
    words(out, 8, 20, title);
    for (int row = 0; row < rows; row++) draw_row(out, t, row < t->rows ? row : TIMELINE_ROWS - 1, TOP + row * ROW);
    draw_axis(out, t, axis);
    for (int shade = 0; shade < TIMELINE_SHADES; shade++) {
        if (legend[shade] == NULL) continue;
        box(out, LEFT, y, 24, ROW - 3, shade);
        words(out, LEFT + 32, y + ROW - 4, legend[shade]);
        y += LEGEND_LINE;
    }
    fputs("</svg>\n", out);
}

int timeline_write(const struct timeline *t, const char *file, const char *title,
                   const char *const legend[TIMELINE_SHADES])
{
    FILE *const out = fopen(file, "w");
    if (out == NULL) return 0;
    draw(out, t, title, legend);
    const int good = !ferror(out);
    return fclose(out) == 0 && good;
}
