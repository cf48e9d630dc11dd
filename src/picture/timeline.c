/* SPDX-License-Identifier: BSD-2-Clause */
#include "picture/timeline.h"

#include "memory/memory.h"

#include <stdio.h>
#include <stdlib.h>

enum { LEFT = 110, TOP = 44, WIDTH = TIMELINE_COLUMNS, BAND = 9, ROW = 24, RIGHT = 60, BOTTOM = 40, LEGEND_LINE = 18 };

/* A cell contains 0 when there is no record, else 1 plus the shade. */
struct timeline {
    long stride, last; /* the number of steps in a column; the last step */
    long contact[TIMELINE_ROWS];
    int rows, has_others;
    unsigned char cell[TIMELINE_BANDS][TIMELINE_ROWS][TIMELINE_COLUMNS];
};

/* From light to dark, so that they can be distinguished in grey and by the colour-blind. */
static const char *const colours[TIMELINE_BANDS][TIMELINE_SHADES] = {
    {"#e6e6e6", "#d0e4f2", "#9ecae1", "#fdd976", "#f59f3d", "#9970ab", "#8c1b0b"}, {"#e6e6e6", "#c2a5cf", "#40004b"}};

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

static void halve_row(unsigned char cell[TIMELINE_COLUMNS])
{
    for (int i = 0; i < TIMELINE_COLUMNS; i++) {
        const unsigned char one = 2 * i < TIMELINE_COLUMNS ? cell[2 * i] : 0;
        const unsigned char other = 2 * i + 1 < TIMELINE_COLUMNS ? cell[2 * i + 1] : 0;
        cell[i] = one > other ? one : other;
    }
}

/* Doubles the number of steps in a column. */
static void halve(struct timeline *t)
{
    for (int band = 0; band < TIMELINE_BANDS; band++)
        for (int row = 0; row < TIMELINE_ROWS; row++) halve_row(t->cell[band][row]);
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

void timeline_put(struct timeline *t, long contact, long step, const int shade[TIMELINE_BANDS])
{
    while (step / t->stride >= TIMELINE_COLUMNS) halve(t);
    const int row = row_of(t, contact);
    for (int band = 0; band < TIMELINE_BANDS; band++) {
        unsigned char *const cell = &t->cell[band][row][step / t->stride];
        if (*cell < shade[band] + 1) *cell = (unsigned char)(shade[band] + 1);
    }
    if (step > t->last) t->last = step;
}

static void box(FILE *out, double x, double y, double width, const char *colour)
{
    fprintf(out, "<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%d\" fill=\"%s\"/>\n", x, y, width, BAND, colour);
}

/* Writes text with the special characters of XML escaped. */
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

static void draw_band(FILE *out, const struct timeline *t, int band, int row, double y)
{
    const unsigned char *const cell = t->cell[band][row];
    const long columns = t->last / t->stride + 1;
    const double width = (double)WIDTH / (double)columns;
    for (long from = 0, to; from < columns; from = to) {
        for (to = from + 1; to < columns && cell[to] == cell[from]; to++) continue;
        if (cell[from] > 0)
            box(out, LEFT + (double)from * width, y, (double)(to - from) * width, colours[band][cell[from] - 1]);
    }
}

static void draw_row(FILE *out, const struct timeline *t, int row, double y)
{
    char name[32];
    snprintf(name, sizeof name, "contact %ld", t->contact[row]);
    words(out, 8, y + 13, row == TIMELINE_ROWS - 1 ? "all others" : name);
    for (int band = 0; band < TIMELINE_BANDS; band++) draw_band(out, t, band, row, y + band * (BAND + 1));
}

/* Writes the steps at five places of the axis. */
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

/* Draws the legend of a band. Returns the position of the next one. */
static double draw_legend(FILE *out, const struct timeline_words *w, int band, double y)
{
    words(out, 8, y + BAND, w->band[band]);
    for (int shade = 0; shade < TIMELINE_SHADES; shade++) {
        if (w->legend[band][shade] == NULL) continue;
        box(out, LEFT, y, 24, colours[band][shade]);
        words(out, LEFT + 32, y + BAND, w->legend[band][shade]);
        y += LEGEND_LINE;
    }
    return y + 4;
}

static void draw(FILE *out, const struct timeline *t, const struct timeline_words *w)
{
    const int rows = t->rows + t->has_others;
    const double axis = TOP + rows * ROW;
    double y = axis + BOTTOM;
    int lines = 1;
    for (int i = 0; i < TIMELINE_BANDS * TIMELINE_SHADES; i++)
        lines += w->legend[i / TIMELINE_SHADES][i % TIMELINE_SHADES] != NULL;
    fprintf(out,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" "
            "height=\"%.0f\" style=\"font-family:sans-serif;font-size:11px\">\n"
            "<rect width=\"100%%\" height=\"100%%\" fill=\"white\"/>\n",
            LEFT + WIDTH + RIGHT, y + lines * LEGEND_LINE);
    words(out, 8, 20, w->title);
    for (int row = 0; row < rows; row++) draw_row(out, t, row < t->rows ? row : TIMELINE_ROWS - 1, TOP + row * ROW);
    draw_axis(out, t, axis);
    for (int band = 0; band < TIMELINE_BANDS; band++) y = draw_legend(out, w, band, y);
    fputs("</svg>\n", out);
}

int timeline_write(const struct timeline *t, const char *file, const struct timeline_words *w)
{
    FILE *const out = memory_open(file, "w");
    if (out == NULL) return 0;
    draw(out, t, w);
    const int good = !ferror(out);
    return fclose(out) == 0 && good;
}
