/* SPDX-License-Identifier: BSD-2-Clause */
/* A picture of a log: steps to the right, a row for each contact, coloured where something is marked. */
#ifndef PICTURE_TIMELINE_H
#define PICTURE_TIMELINE_H

enum { TIMELINE_ROWS = 40, TIMELINE_COLUMNS = 600, TIMELINE_SHADES = 8 };

struct timeline;

/* timeline_new: an empty one, in memory that does not grow.  Ends the process when memory is out. */
struct timeline *timeline_new(void);

/* timeline_put: a record of a contact in a step.
 * In  shade   from 0, nothing is marked, to TIMELINE_SHADES - 1; of the records of one place the highest is drawn
 * The first TIMELINE_ROWS - 1 contacts have a row each; all others share the last one. */
void timeline_put(struct timeline *timeline, long contact, long step, int shade);

/* timeline_write: writes the picture as SVG, with a legend.
 * In      title    above the rows
 *         legend   what each shade means; NULL for one that is not shown
 * Returns 1, or 0 when the file could not be written */
int timeline_write(const struct timeline *timeline, const char *file, const char *title,
                   const char *const legend[TIMELINE_SHADES]);

/* timeline_free: NULL is allowed. */
void timeline_free(struct timeline *timeline);

#endif
