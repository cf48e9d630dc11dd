/* SPDX-License-Identifier: BSD-2-Clause */
/* A page of any size for fillings, lines and words, in points from its upper left corner. The output is SVG, or PNG
 * when the program was built with cairo; both look the same. */
#ifndef PICTURE_SHEET_H
#define PICTURE_SHEET_H

#include "picture/canvas.h"

#include <stddef.h>

struct sheet;

/* Fillings that can be distinguished in black and white, too: each has a light colour and a hatching. After SHEET_FILLS
 * they repeat. */
enum { SHEET_FILLS = 12, SHEET_DASHES = 6 };
enum { FILL_OUTSIDE = -1, FILL_UNDECIDED = -2, FILL_WHITE = -3, FILL_BLACK = -4, FILL_GREY = -5 };

/* A shape of several closed outlines, or several lines: `end[i]` is the number of points up to the end of number i. */
struct outline {
    struct point *point; /* owned */
    size_t *end;         /* owned */
    size_t points, ends, room, room_of_ends;
};

/* outline_add: appends a point. outline_end: ends the current line, if it has points. outline_free: frees what it owns. */
void outline_add(struct outline *outline, double x, double y);
void outline_end(struct outline *outline);
void outline_free(struct outline *outline);

/* sheet_svg: a page in SVG. sheet_png: a page in PNG. NULL when the file cannot be written, or PNG is not available. */
struct sheet *sheet_svg(const char *file, int width, int height);
struct sheet *sheet_png(const char *file, int width, int height);

/* sheet_has_png: 1 when the program was built with cairo, and can make PNG. */
int sheet_has_png(void);

/* sheet_finish: writes and frees.  Returns 1, or 0 when the file could not be written. */
int sheet_finish(struct sheet *sheet);

/* sheet_fill: fills the outlines; sheet_stroke: draws lines, with one of SHEET_DASHES dashings (0 is none). */
void sheet_fill(struct sheet *sheet, const struct outline *outline, int fill);
void sheet_stroke(struct sheet *sheet, const struct outline *outline, int dashing, double width);

/* The position of a text relative to its point: beginning, middle or end there. */
enum anchor { ANCHOR_START, ANCHOR_MIDDLE, ANCHOR_END };

/* sheet_text: a line of words; `turned` writes it upwards; `halo` draws white around the letters. */
struct sheet_words {
    struct point at;
    enum anchor anchor;
    int size, turned, halo, bold;
};
void sheet_text(struct sheet *sheet, const struct sheet_words *words, const char *text);

/* The appearance of a filling or a dashing, for both kinds of pages. */
struct colour sheet_colour(int fill);
const double *sheet_dashes(int dashing, int *count);

/* The lines of a hatching in a square of SHEET_TILE points; dots when `dot` is set. */
enum { SHEET_TILE = 8 };
struct hatch {
    int lines, dot;
    double line[2][4]; /* from x, y to x, y */
};
struct hatch sheet_hatch(int fill);

/* The operations of a kind of page. */
struct sheet_kind {
    void (*fill)(struct sheet *sheet, const struct outline *outline, int fill);
    void (*stroke)(struct sheet *sheet, const struct outline *outline, int dashing, double width);
    void (*text)(struct sheet *sheet, const struct sheet_words *words, const char *text);
    int (*finish)(struct sheet *sheet);
};
struct sheet {
    const struct sheet_kind *kind;
};

#endif
