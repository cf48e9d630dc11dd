/* SPDX-License-Identifier: BSD-2-Clause */
/* The planar impact a second time, another way: the impulse equations followed event by event.
 *
 * Nothing here knows a region, D_c or D_r.  The velocity moves under the contact impulse of Coulomb's law; an event is
 * the end of slip, the end of compression or the end of restitution, whichever comes first; the region and the
 * boundaries are read off the motion that came out.  Energy is the work of the contact impulses.
 */
#ifndef ORACLE_IMPACT_H
#define ORACLE_IMPACT_H

#include <gmp.h>
#include <stdint.h>

enum { IMPACT_A, IMPACT_B, IMPACT_C, IMPACT_MU, IMPACT_U, IMPACT_V, IMPACT_R, IMPACT_NUMBERS };

enum { IMPACT_POISSON, IMPACT_ENERGETIC, IMPACT_NEWTON, IMPACT_LAWS };

extern const char *const oracle_impact_field[IMPACT_NUMBERS]; /* "A" ... "r" */
extern const char *const oracle_impact_law[IMPACT_LAWS];

struct oracle_impact {
    mpq_t in[IMPACT_NUMBERS];
    int law;
};

/* a + b sqrt(q), with the q of the motion; q is 0 where everything is rational. */
struct oracle_root {
    mpq_t a, b;
};

enum { ORACLE_COLLISION, ORACLE_NO_IMPACT, ORACLE_POLE };

/* Boundaries, as bits of `boundary`. */
enum { ORACLE_AT_POLE = 1, ORACLE_AT_HOLD = 2, ORACLE_AT_COMPRESSION = 4, ORACLE_AT_END = 8 };

struct oracle_motion {
    int outcome;        /* ORACLE_POLE: nothing below is determined, except `boundary` */
    int region;         /* 0 to 10, or -1 without impact */
    int slips, slip[2]; /* the itinerary: 1 forward, -1 backward, 0 stick */
    int boundary;
    int energy;                                  /* sign of the change */
    mpq_t q;                                     /* the outgoing v is sqrt(q) where `rooted` */
    int rooted;                                  /* 1 for v = sqrt(q) with q not the square of a rational */
    struct oracle_root u, v;                     /* outgoing */
    struct oracle_root compression, restitution; /* normal impulses */
    struct oracle_root work;                     /* of the contact impulses: change of kinetic energy */
};

void oracle_impact_init(struct oracle_impact *problem);
void oracle_impact_clear(struct oracle_impact *problem);
void oracle_motion_init(struct oracle_motion *motion);
void oracle_motion_clear(struct oracle_motion *motion);

/* oracle_impact_solve: the motion of a problem in the hypotheses. */
void oracle_impact_solve(const struct oracle_impact *problem, struct oracle_motion *motion);

/* oracle_impact_plant: the next random problem, with small numbers, many on a boundary. */
void oracle_impact_plant(struct oracle_impact *problem, uint64_t *seed);

/* oracle_impact_text: the data as the command line takes them; the caller frees it. */
char *oracle_impact_text(const struct oracle_impact *problem);

#endif
