/* SPDX-License-Identifier: BSD-2-Clause */
/* A picture of a log: steps to the right, and two bands for each contact, the state above and the answer below. */
#ifndef PICTURE_TIMELINE_H
#define PICTURE_TIMELINE_H

enum timeline_band { TIMELINE_STATE, TIMELINE_ANSWER, TIMELINE_BANDS };

enum { TIMELINE_ROWS = 40, TIMELINE_COLUMNS = 600, TIMELINE_SHADES = 7 };

/* The words of a picture. */
struct timeline_words {
    const char *title;
    const char *band[TIMELINE_BANDS];                    /* the name of each band */
    const char *legend[TIMELINE_BANDS][TIMELINE_SHADES]; /* the meaning of each shade; NULL for one that is not used */
};

struct timeline;

/* timeline_new: an empty timeline, in constant memory. Ends the process when memory runs out. */
struct timeline *timeline_new(void);

/* timeline_put: adds a record of a contact in a step. `shade` has for each band a value from 0, no mark, to
 * TIMELINE_SHADES - 1; of several records at one place the highest is drawn. The first TIMELINE_ROWS - 1 contacts have
 * a row each; all others share the last one. */
void timeline_put(struct timeline *timeline, long contact, long step, const int shade[TIMELINE_BANDS]);

/* timeline_write: writes the picture as SVG, with a legend.  Returns 1, or 0 when the file could not be written. */
int timeline_write(const struct timeline *timeline, const char *file, const struct timeline_words *words);

/* timeline_free: NULL is allowed. */
void timeline_free(struct timeline *timeline);

#endif
