/* SPDX-License-Identifier: BSD-2-Clause */
/* The parts of `painleve atlas`. */
#ifndef CLI_ATLAS_H
#define CLI_ATLAS_H

#include "atlas/atlas.h"

#include <jansson.h>
#include <stdio.h>

/* One call of the command. */
struct atlas_call {
    const char *svg, *png, *json, *resume; /* paths; NULL when not requested */
    const char *mechanism;
    int depth, jobs, force;
    long work;
    long part, parts; /* of --range; 1/1 means all */
    const char *x, *y;
    struct problem *problem;
    struct atlas *atlas;
    json_t **items; /* of each tile; NULL until it is done */
    FILE *journal;  /* NULL: none */
};

/* journal_open: opens the file of --resume, and reads the tiles that it has; what is incomplete at its end is cut off.
 * Returns 0, or an exit status after a message on stderr. */
int journal_open(struct atlas_call *call);

/* journal_add: stores the items of a tile, and appends them to the journal. The call owns `items` from then on.
 * Returns 0, or an exit status after a message on stderr when the journal cannot be written. */
int journal_add(struct atlas_call *call, int tile, json_t *items);

/* journal_close: closes the journal, if one is open. Returns 0, or an exit status after a message on stderr. */
int journal_close(struct atlas_call *call);

/* tiles_run: does the tiles of this call that are not done, in call->jobs processes.
 * Returns 0, or an exit status after a message on stderr. */
int tiles_run(struct atlas_call *call);

#endif
