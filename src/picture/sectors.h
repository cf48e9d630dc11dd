/* SPDX-License-Identifier: BSD-2-Clause */
/* A plane that rays from the origin divide into regions, each filled according to the verdict at a point inside it. */
#ifndef PICTURE_SECTORS_H
#define PICTURE_SECTORS_H

#include "picture/plot.h"

enum { SECTORS_MAX_RAYS = 24, SECTORS_LABEL = 32 };

struct sectors {
    const struct problem *problem;
    const char *x, *y;            /* the fields of the problem that are the coordinates */
    double ray[SECTORS_MAX_RAYS]; /* angles, radians */
    int rays;
    /* The label of the verdict at an inner point, of at most SECTORS_LABEL - 1 characters; equal labels have one colour
     * and number. */
    void (*name)(const struct answer *answer, char *label);
    char label[SECTORS_MAX_RAYS + 1][SECTORS_LABEL]; /* the labels used so far */
    int labels;
};

/* sectors_add: a ray in the direction (dx, dy), unless that is (0, 0).  sectors_add_line: both rays of a line. */
void sectors_add(struct sectors *sectors, double dx, double dy);
void sectors_add_line(struct sectors *sectors, double dx, double dy);

/* sectors_paint: fills every sector between neighbouring rays, with lines between different sectors and their numbers,
 * and writes the labels into the legend. The visible part of the plane is a square with the origin in its middle. */
void sectors_paint(struct plot *plot, struct sectors *sectors);

/* picture_value: the value of a quantity of an answer as a double. */
double picture_value(const struct answer *answer, const char *quantity);

/* picture_json: a value of a certificate as a double: "p/q", or a + b sqrt(d); 0 for other values. */
double picture_json(const json_t *value);

#endif
