/* SPDX-License-Identifier: BSD-2-Clause */
/* The layout of all pictures of a plane: a frame with ticks and named axes on the left, a legend in words on the right,
 * a title above. */
#ifndef PICTURE_PAGE_H
#define PICTURE_PAGE_H

#include "picture/sheet.h"

/* The position of the plane on the page, in points, and the size of small letters. */
enum {
    PAGE_LEFT = 80,
    PAGE_TOP = 70,
    PAGE_SIZE = 520,
    PAGE_LEGEND = 640,
    PAGE_WIDTH = 1010,
    PAGE_HEIGHT = 660,
    PAGE_SMALL = 12,
    PAGE_TEXT = 256
};

/* page_text: a line of words. page_wrapped: several lines, wrapped like a legend; returns their height; the sheet may
 * be NULL. */
void page_text(struct sheet *sheet, double x, double y, enum anchor anchor, int size, const char *text);
int page_wrapped(struct sheet *sheet, double x, double y, const char *text);

/* One axis, 0 to the right or 1 upwards. */
struct page_axis {
    int axis;
    double low, high;
    int is_angle; /* in degrees */
    const char *name, *unit;
};

/* page_axis: ticks with their values, and the name with its unit. page_frame: the frame around the plane. */
void page_axis(struct sheet *sheet, const struct page_axis *axis);
void page_frame(struct sheet *sheet);

/* page_title: the title in bold letters, and the data in up to PAGE_DATA_LINES lines under it. page_add_datum: appends
 * to these lines the text of page_datum, "name = value", where a fraction of many digits becomes a decimal. */
enum { PAGE_DATA_LINES = 2 };
struct page_data {
    char line[PAGE_DATA_LINES][PAGE_TEXT];
};
void page_title(struct sheet *sheet, const char *title, const struct page_data *data);
void page_datum(const char *name, const char *value, char text[PAGE_TEXT]);
void page_add_datum(struct page_data *data, const char *datum);

/* Entries of the legend. page_swatch: a filling, with a number when it is above 0. page_dashes: a line. page_cross: a
 * mark, also in the plane. */
void page_swatch(struct sheet *sheet, double y, int fill, int number);
void page_dashes(struct sheet *sheet, double y, int dashing, double width);
void page_cross(struct sheet *sheet, struct point at);

#endif
