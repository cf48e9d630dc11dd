/* SPDX-License-Identifier: BSD-2-Clause */
/* The parts of the picture of an atlas. */
#ifndef PICTURE_ATLAS_PRIVATE_H
#define PICTURE_ATLAS_PRIVATE_H

#include "picture/atlas.h"
#include "picture/sheet.h"

enum {
    CHART_AXES = 2,
    CHART_MAX_FACTORS = 40,
    CHART_MAX_ROWS = 64,
    CHART_MAX_CURVES = 24,
    CHART_MAX_ON = 6,
    CHART_NAME = 80,
    CHART_LABELS = 400 /* places for the number of a row */
};

/* Where the plane lies on the page, in points. */
enum { CHART_LEFT = 80, CHART_TOP = 70, CHART_SIZE = 520, CHART_LEGEND = 640, CHART_WIDTH = 1010, CHART_HEIGHT = 660 };

/* A place where the number of a row may stand, and the room that it has there. */
struct label {
    int row;
    struct point at;
    double room;
};

/* A row that covers some area. */
struct chart_row {
    const char *name;
    double area;
    struct outline outline;
};

/* Where a quantity is zero and the row changes; `on`: the rows there. */
struct chart_curve {
    char name[CHART_NAME];
    const struct chart_row *on[CHART_MAX_ON];
    int ons;
    struct outline outline;
    struct point middle; /* a point of its longest line, for the name */
    double longest;
};

struct chart {
    const struct atlas_picture *picture;
    double low[CHART_AXES], high[CHART_AXES]; /* of the axes as they are shown */
    int is_angle[CHART_AXES];
    struct chart_row row[CHART_MAX_ROWS]; /* the rows of the record, and outside the hypotheses */
    int rows;
    struct chart_curve curve[CHART_MAX_CURVES];
    int curves;
    struct outline undecided;
    struct label label[CHART_LABELS];
    int labels;
};

/* A term of a polynomial in two variables, once the constants have their values. */
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
};

/* chart_read: fills a chart from a record.  chart_free: frees what it owns. */
void chart_read(struct chart *chart);
void chart_free(struct chart *chart);

/* chart_number: the value of a number of the record, "p/q". */
double chart_number(const json_t *text);

/* chart_page: the point of the page where the variables of a region have these values. */
struct point chart_page(const struct chart_region *region, double x, double y);

/* chart_curve_cell: a cell with a curve: fills both sides, and adds the curve. */
void chart_curve_cell(struct chart_region *region, const json_t *leaf, const double low[CHART_AXES],
                      const double high[CHART_AXES]);

/* chart_join: joins the pieces of a curve to long lines, and finds the point at that share of the longest, where its name shall stand. */
void chart_join(struct chart_curve *curve, double share);

/* chart_row_of: the row of a number of the record; NULL where no point has the sign. */
struct chart_row *chart_row_of(struct chart *chart, const json_t *number);

/* chart_add_label: a place for the number of a row. */
void chart_add_label(struct chart *chart, const struct chart_row *row, struct point at, double room);

/* chart_draw: the whole page. */
void chart_draw(struct chart *chart, struct sheet *sheet);

/* chart_height: how high the page is: the legend may need more than CHART_HEIGHT. */
int chart_height(const struct chart *chart);

#endif
