/* SPDX-License-Identifier: BSD-2-Clause */
/* A page in PNG, with twice the resolution of its points; only when the program was built with cairo (WITH_CAIRO). */
#include "picture/sheet.h"

#ifdef WITH_CAIRO
#include "memory/memory.h"

#include <cairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PIXELS = 2 }; /* per point, in each direction */

struct png {
    struct sheet sheet;
    cairo_t *cairo;
    cairo_surface_t *surface;
    char *file;
};

static cairo_t *cairo_of(struct sheet *sheet)
{
    return ((struct png *)sheet)->cairo;
}

static void trace(cairo_t *cairo, const struct outline *o, int closed)
{
    size_t at = 0;
    cairo_new_path(cairo);
    for (size_t i = 0; i < o->ends; i++) {
        cairo_new_sub_path(cairo);
        for (; at < o->end[i]; at++) cairo_line_to(cairo, o->point[at].x, o->point[at].y);
        if (closed) cairo_close_path(cairo);
    }
}

/* Draws the lines of a hatching through the page, which is clipped to the area that is filled. */
static void draw_hatch(cairo_t *cairo, struct hatch hatch, int width, int height)
{
    cairo_set_source_rgb(cairo, 0.45, 0.45, 0.45);
    cairo_set_line_width(cairo, 0.5);
    for (int x = 0; x < width; x += SHEET_TILE)
        for (int y = 0; y < height; y += SHEET_TILE) {
            for (int i = 0; i < hatch.lines; i++) {
                cairo_move_to(cairo, x + hatch.line[i][0], y + hatch.line[i][1]);
                cairo_line_to(cairo, x + hatch.line[i][2], y + hatch.line[i][3]);
            }
            if (hatch.dot) {
                cairo_new_sub_path(cairo);
                cairo_arc(cairo, x + 4, y + 4, 0.4, 0, 6.2832);
            }
        }
    cairo_stroke(cairo);
}

static void fill(struct sheet *sheet, const struct outline *outline, int fill)
{
    cairo_t *cairo = cairo_of(sheet);
    const struct colour c = sheet_colour(fill);
    const struct hatch hatch = sheet_hatch(fill);
    cairo_save(cairo);
    cairo_set_source_rgb(cairo, c.red, c.green, c.blue);
    trace(cairo, outline, 1);
    cairo_fill_preserve(cairo);
    cairo_set_line_width(cairo, fill == FILL_UNDECIDED ? 2 : 0.6);
    cairo_stroke_preserve(cairo);
    if (hatch.lines > 0 || hatch.dot) {
        cairo_clip(cairo);
        cairo_surface_t *surface = ((struct png *)sheet)->surface;
        draw_hatch(cairo, hatch, cairo_image_surface_get_width(surface) / PIXELS,
                   cairo_image_surface_get_height(surface) / PIXELS);
    }
    cairo_restore(cairo);
    cairo_new_path(cairo);
}

static void stroke(struct sheet *sheet, const struct outline *outline, int dashing, double width)
{
    cairo_t *cairo = cairo_of(sheet);
    int count;
    const double *dashes = sheet_dashes(dashing, &count);
    cairo_set_source_rgb(cairo, 0, 0, 0);
    cairo_set_line_width(cairo, width);
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
    cairo_set_dash(cairo, dashes, count, 0);
    trace(cairo, outline, 0);
    cairo_stroke(cairo);
    cairo_set_dash(cairo, NULL, 0, 0);
}

static void text(struct sheet *sheet, const struct sheet_words *w, const char *text)
{
    static const double shares[] = {0, 0.5, 1};
    cairo_t *cairo = cairo_of(sheet);
    cairo_text_extents_t size;
    cairo_save(cairo);
    cairo_select_font_face(cairo, "sans-serif", CAIRO_FONT_SLANT_NORMAL,
                           w->bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(cairo, w->size);
    cairo_text_extents(cairo, text, &size);
    cairo_translate(cairo, w->at.x, w->at.y);
    if (w->turned) cairo_rotate(cairo, -1.5707963267948966);
    cairo_move_to(cairo, -shares[w->anchor] * size.x_advance, 0.35 * w->size);
    cairo_text_path(cairo, text);
    if (w->halo) {
        cairo_set_source_rgb(cairo, 1, 1, 1);
        cairo_set_line_width(cairo, 3);
        cairo_stroke_preserve(cairo);
    }
    cairo_set_source_rgb(cairo, 0, 0, 0);
    cairo_fill(cairo);
    cairo_restore(cairo);
}

static int finish(struct sheet *sheet)
{
    struct png *png = (struct png *)sheet;
    const int written = cairo_surface_write_to_png(png->surface, png->file) == CAIRO_STATUS_SUCCESS;
    cairo_destroy(png->cairo);
    cairo_surface_destroy(png->surface);
    free(png->file);
    free(png);
    return written;
}

static const struct sheet_kind png_kind = {fill, stroke, text, finish};

struct sheet *sheet_png(const char *file, int width, int height)
{
    struct png *png = memory_new(1, sizeof *png);
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, PIXELS * width, PIXELS * height);
    *png = (struct png){{&png_kind}, cairo_create(surface), surface, memory_copy(file)};
    cairo_scale(png->cairo, PIXELS, PIXELS);
    cairo_set_source_rgb(png->cairo, 1, 1, 1);
    cairo_paint(png->cairo);
    return &png->sheet;
}

int sheet_has_png(void)
{
    return 1;
}

#else

#include <stddef.h>

struct sheet *sheet_png(const char *file, int width, int height)
{
    (void)file;
    (void)width;
    (void)height;
    return NULL;
}

int sheet_has_png(void)
{
    return 0;
}

#endif
