/* SPDX-License-Identifier: BSD-2-Clause */
/* Follows the motion from the start, phase after phase, until the point leaves or a phase never ends. */
#ifndef COMPLIANCE_FOLLOW_H
#define COMPLIANCE_FOLLOW_H

#include "compliance/motion.h"

enum { FOLLOW_MAX_PHASES = 64, FOLLOW_MAX_CELLS = 400 };

/* The end of a phase: a monitored quantity reaches 0, or the phase has no end. */
enum phase_end { PHASE_DETACHES, PHASE_STOPS, PHASE_LEAST, PHASE_MOST, PHASE_GOES_ON };

struct followed {
    enum phase_word word;
    enum phase_end end;
    const struct number *low,
        *high; /* of the time of the end, from the start of the phase; if there is none, both are the end of the last time interval */
    int cells;
    const struct number *cell[FOLLOW_MAX_CELLS]; /* times in ascending order; the last is `low` */
    const struct number *peak[2]; /* ends of an enclosure of the greatest force of the phase; NULL when it has no end */
};

enum follow_outcome { FOLLOW_DETACHES, FOLLOW_SUSTAINS, FOLLOW_UNKNOWN };

struct follow {
    unsigned long charged; /* of the work of the enclosures, to the budget of the pool */
    enum follow_outcome outcome;
    long precision;
    int phases;
    struct followed phase[FOLLOW_MAX_PHASES];
    const char *why;   /* for FOLLOW_UNKNOWN: what was not decided */
    int more_may_help; /* 1 when a higher precision may decide it */
    /* Enclosures of the state at the end, for FOLLOW_DETACHES; all ends are dyadic. */
    const struct number *duration[2], *u[2], *v[2], *delta[2], *impulse[2], *peak[2];
    const struct number *time[FOLLOW_MAX_PHASES][2]; /* of the ends of the phases, from the start of the motion */
};

/* follow_from: follows the motion with enclosures of `precision` bits. */
void follow_from(const struct compliance_body *body, const struct compliance_start *start, enum phase_word word,
                 long precision, struct follow *follow);

/* follow_is_narrow: whether the intervals of the verdict are as narrow as certificates require. */
int follow_is_narrow(const struct compliance_body *body, const struct compliance_start *start,
                     const struct follow *follow);

/* For follow_phase.c: finds the end of one phase. Returns 1, or 0 with `why` and `more_may_help` set. */
int follow_phase(const struct motion *motion, struct followed *phase, struct follow *follow);

#endif
