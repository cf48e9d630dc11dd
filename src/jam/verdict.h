/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict on a G-spot, from signs alone: what its linear equations determine about slipping states. The words are
 * defined in spec/jam/table.h. */
#ifndef JAM_VERDICT_H
#define JAM_VERDICT_H

#include "numbers/status.h"

enum jam_fate { NEVER, LIFT_OFF, SLIP, JAM_INFINITE, JAM_FINITE, JAM_ZERO, ARREST, UNDECIDED };

enum jam_name { NO_NAME, G1, G2 };

/* The initial course of the normal force of a state, which persists. */
enum jam_course { FALLING, RESTING, RISING, JAM_COURSES };

/* Signs of the quantities of spec/jam/formula.h, each -1, 0 or 1. */
struct jam_signs {
    int alpha1, alpha2, alpha3, delta;
    int fall; /* of a state; not used when there is none */
};

struct jam_verdict {
    int row;        /* index into the verdict table, jam_row_name */
    int degenerate; /* 1 when alpha1, alpha2, alpha3 or delta is zero */
    enum jam_fate fate[JAM_COURSES];
    int has_threshold; /* 1 when the force alpha2 / delta separates falling states from rising ones */
};

/* jam_classify: the phase portrait of a G-spot.
 *
 * In      s         signs
 * Out     verdict   every field
 * Returns STATUS_OK; STATUS_INTERNAL when no row holds, which is impossible for the signs of real numbers
 * Source  [CV16] section 5.1; spec/jam/table.h */
enum status jam_classify(const struct jam_signs *s, struct jam_verdict *verdict) WARN_UNUSED;

/* jam_fate_of: the fate of the state; NEVER when no state has these signs. */
enum jam_fate jam_fate_of(const struct jam_verdict *verdict, const struct jam_signs *s);

/* jam_open_fate: the kind of jam that occurs for an open set of states; NEVER when none does. */
enum jam_fate jam_open_fate(const struct jam_verdict *verdict, const struct jam_signs *s);

/* jam_name_of: the name of a jam in the paper. G1: alpha1 < alpha3 < 0, diverging. G2: alpha3 < alpha1 < 0, finite. */
enum jam_name jam_name_of(enum jam_fate fate, const struct jam_signs *s);

/* jam_row_name: the row of spec/jam/table.h; static; NULL when the index is out of range.
 * jam_fate_word: "lift-off", "slip", "jam", "arrest" or "undecided". */
const char *jam_row_name(int row);
const char *jam_fate_word(enum jam_fate fate);

#endif
