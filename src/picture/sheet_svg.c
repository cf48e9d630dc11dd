/* SPDX-License-Identifier: BSD-2-Clause */
/* A page that is written as SVG while it is drawn: the same picture gives the same bytes everywhere. */
#include "memory/memory.h"
#include "picture/sheet.h"

#include <stdio.h>
#include <stdlib.h>

struct svg {
    struct sheet sheet;
    FILE *file;
};

static FILE *file_of(struct sheet *sheet)
{
    return ((struct svg *)sheet)->file;
}

static void write_colour(FILE *out, struct colour c)
{
    fprintf(out, "rgb(%g%%,%g%%,%g%%)", 100 * c.red, 100 * c.green, 100 * c.blue);
}

static void write_path(FILE *out, const struct outline *o, const char *close)
{
    size_t at = 0;
    fputs("<path d=\"", out);
    for (size_t i = 0; i < o->ends; i++) {
        for (int first = 1; at < o->end[i]; at++, first = 0)
            fprintf(out, "%c%.2f %.2f", first ? 'M' : 'L', o->point[at].x, o->point[at].y);
        fputs(close, out);
    }
    fputs("\" ", out);
}

/* A thin line of the same colour hides the seams between neighbouring cells. */
static void fill(struct sheet *sheet, const struct outline *outline, int fill)
{
    FILE *out = file_of(sheet);
    const struct hatch hatch = sheet_hatch(fill);
    write_path(out, outline, "Z");
    fputs("fill=\"", out);
    write_colour(out, sheet_colour(fill));
    fputs("\" stroke=\"", out);
    write_colour(out, sheet_colour(fill));
    fprintf(out, "\" stroke-width=\"%s\"/>\n", fill == FILL_UNDECIDED ? "2" : "0.6");
    if (hatch.lines == 0 && !hatch.dot) return;
    write_path(out, outline, "Z");
    fprintf(out, "fill=\"url(#hatch%d)\"/>\n", fill < 0 ? SHEET_FILLS : fill % SHEET_FILLS);
}

static void stroke(struct sheet *sheet, const struct outline *outline, int dashing, double width)
{
    FILE *out = file_of(sheet);
    int count;
    const double *dashes = sheet_dashes(dashing, &count);
    write_path(out, outline, "");
    fprintf(out, "fill=\"none\" stroke=\"black\" stroke-width=\"%g\" stroke-linejoin=\"round\"", width);
    for (int i = 0; i < count; i++) fprintf(out, "%s%g", i == 0 ? " stroke-dasharray=\"" : ",", dashes[i]);
    fputs(count > 0 ? "\"/>\n" : "/>\n", out);
}

/* Writes text with the special characters of XML escaped. */
static void write_words(FILE *out, const char *text)
{
    for (; *text != '\0'; text++)
        if (*text == '<')
            fputs("&lt;", out);
        else if (*text == '&')
            fputs("&amp;", out);
        else
            putc(*text, out);
}

static void text(struct sheet *sheet, const struct sheet_words *w, const char *text)
{
    static const char *const anchors[] = {"start", "middle", "end"};
    FILE *out = file_of(sheet);
    fprintf(out, "<text x=\"%.2f\" y=\"%.2f\" dy=\"0.35em\" text-anchor=\"%s\" font-size=\"%d\"", w->at.x, w->at.y,
            anchors[w->anchor], w->size);
    if (w->turned) fprintf(out, " transform=\"rotate(-90 %.2f %.2f)\"", w->at.x, w->at.y);
    if (w->bold) fputs(" font-weight=\"bold\"", out);
    if (w->halo) fputs(" stroke=\"white\" stroke-width=\"3\" paint-order=\"stroke\"", out);
    fputs(">", out);
    write_words(out, text);
    fputs("</text>\n", out);
}

static int finish(struct sheet *sheet)
{
    FILE *out = file_of(sheet);
    fputs("</svg>\n", out);
    const int failed = ferror(out);
    const int closed = fclose(out) == 0;
    free(sheet);
    return closed && !failed;
}

static const struct sheet_kind svg_kind = {fill, stroke, text, finish};

static void write_hatch(FILE *out, int fill, int name)
{
    const struct hatch hatch = sheet_hatch(fill);
    if (hatch.lines == 0 && !hatch.dot) return;
    fprintf(out, "<pattern id=\"hatch%d\" width=\"%d\" height=\"%d\" patternUnits=\"userSpaceOnUse\">", name,
            SHEET_TILE, SHEET_TILE);
    for (int i = 0; i < hatch.lines; i++)
        fprintf(out, "<path d=\"M%g %gL%g %g\" stroke=\"rgb(45%%,45%%,45%%)\" stroke-width=\"0.5\"/>", hatch.line[i][0],
                hatch.line[i][1], hatch.line[i][2], hatch.line[i][3]);
    if (hatch.dot) fputs("<circle cx=\"4\" cy=\"4\" r=\"0.8\" fill=\"rgb(45%,45%,45%)\"/>", out);
    fputs("</pattern>\n", out);
}

struct sheet *sheet_svg(const char *file, int width, int height)
{
    FILE *out = memory_open(file, "w");
    if (out == NULL) return NULL;
    struct svg *svg = memory_new(1, sizeof *svg);
    *svg = (struct svg){{&svg_kind}, out};
    fprintf(out,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" "
            "height=\"%d\" viewBox=\"0 0 %d %d\" style=\"font-family:sans-serif\">\n<defs>\n",
            width, height, width, height);
    for (int i = 0; i < SHEET_FILLS; i++) write_hatch(out, i, i);
    write_hatch(out, FILL_OUTSIDE, SHEET_FILLS);
    fprintf(out, "</defs>\n<path d=\"M0 0H%dV%dH0Z\" fill=\"white\"/>\n", width, height);
    return &svg->sheet;
}
