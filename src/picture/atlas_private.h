/* SPDX-License-Identifier: BSD-2-Clause */
/* Declarations shared by the files that draw an atlas. */
#ifndef PICTURE_ATLAS_PRIVATE_H
#define PICTURE_ATLAS_PRIVATE_H

#include "picture/atlas.h"
#include "picture/page.h"

enum {
    CHART_AXES = 2,
    CHART_MAX_FACTORS = 40,
    CHART_MAX_ROWS = 64,
    CHART_MAX_CURVES = 24,
    CHART_MAX_ON = 6,
    CHART_NAME = 80,
    CHART_LABELS = 400 /* positions for the numbers of rows */
};

/* The position of the plane on the page, in points. */
enum {
    CHART_LEFT = PAGE_LEFT,
    CHART_TOP = PAGE_TOP,
    CHART_SIZE = PAGE_SIZE,
    CHART_LEGEND = PAGE_LEGEND,
    CHART_WIDTH = PAGE_WIDTH,
    CHART_HEIGHT = PAGE_HEIGHT
};

/* A position for the number of a row, and the room around it. */
struct label {
    int row;
    struct point at;
    double room;
};

/* A row, and the area that it covers. */
struct chart_row {
    const char *name;
    double area;
    struct outline outline;
};

/* A curve on which a quantity is zero and the row changes; `on`: the rows on it. */
struct chart_curve {
    char name[CHART_NAME];
    const struct chart_row *on[CHART_MAX_ON];
    int ons;
    struct outline outline;
    double longest; /* the length of its longest line, and the indices of its ends in the outline */
    size_t from, to;
};

/* A piece of a curve that runs along an edge of a cell, from one value of the other variable to another. */
struct edge_line {
    struct chart_curve *curve;
    int across;
    double at, from, to;
};

/* A list of such pieces, which it owns. */
struct edge_lines {
    struct edge_line *line;
    size_t count, room;
};

/* The box of some words on the page. */
struct chart_box {
    double left, top, right, bottom;
};

struct chart {
    const struct atlas_picture *picture;
    double low[CHART_AXES], high[CHART_AXES]; /* of the axes, in the units of the picture */
    int is_angle[CHART_AXES];
    struct chart_row row[CHART_MAX_ROWS]; /* the rows of the record, and one for outside the hypotheses */
    int rows;
    struct chart_curve curve[CHART_MAX_CURVES];
    int curves;
    struct chart_box name[CHART_MAX_CURVES]; /* of the curves */
    struct outline undecided;
    struct label label[CHART_LABELS];
    int labels;
};

/* A term of a polynomial in two variables, with numbers in place of the constants. */
struct chart_term {
    double coefficient;
    int power[CHART_AXES];
};

/* A region while its cells are read. */
struct chart_region {
    struct chart *chart;
    const json_t *json;
    double half_turns[CHART_AXES];
    double low[CHART_AXES], high[CHART_AXES]; /* of the variables */
    struct chart_term *term[CHART_MAX_FACTORS];
    int terms[CHART_MAX_FACTORS];
    struct edge_lines lower, upper; /* pieces along upper edges of cells; those along lower edges are drawn at once */
};

/* chart_read: reads a chart from a record; returns the axis whose ends the doubles of a picture do not keep apart, or -1 when it has been read.
 * chart_free: frees what it owns. */
int chart_read(struct chart *chart);
void chart_free(struct chart *chart);

/* chart_number: the value of a number "p/q" of the record. */
double chart_number(const json_t *text);

/* chart_page: the point of the page for these values of the variables of a region. */
struct point chart_page(const struct chart_region *region, double x, double y);

/* chart_curve_cell: a cell with a curve: fills both sides, and adds the curve. */
void chart_curve_cell(struct chart_region *region, const json_t *leaf, const double low[CHART_AXES],
                      const double high[CHART_AXES]);

/* chart_upper_lines: draws those pieces along upper edges of cells that the cells beyond do not have. */
void chart_upper_lines(struct chart_region *region);

/* chart_join: joins the pieces of a curve to long lines, and finds the longest one, at which the name is written. */
void chart_join(struct chart_curve *curve);

/* chart_place_names: finds a position for the name of each curve, beside its longest line and, if possible, clear of
 * the curves, of other names, and of the frame. A curve that is too short for a name has an empty box. */
void chart_place_names(struct chart *chart);

/* chart_row_of: the row for a number in the record; NULL when no point has the sign. */
struct chart_row *chart_row_of(struct chart *chart, const json_t *number);

/* chart_add_label: adds a position for the number of a row. */
void chart_add_label(struct chart *chart, const struct chart_row *row, struct point at, double room);

/* chart_draw: draws the whole page. */
void chart_draw(struct chart *chart, struct sheet *sheet);

/* chart_height: the height of the page; the legend may need more than CHART_HEIGHT. */
int chart_height(const struct chart *chart);

#endif
