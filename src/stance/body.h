/* SPDX-License-Identifier: BSD-2-Clause */
/* A planar body of mass 1 on two contacts: its accelerations due to contact forces, and the motions that begin at rest. */
#ifndef STANCE_BODY_H
#define STANCE_BODY_H

#include "problem/problem.h"
#include "stance/arithmetic.h"

/* The fields of kind stance, in order. */
enum stance_field {
    STANCE_l1,
    STANCE_l2,
    STANCE_h,
    STANCE_phi1,
    STANCE_phi2,
    STANCE_mu1,
    STANCE_mu2,
    STANCE_alpha,
    STANCE_Fx,
    STANCE_Fz,
    STANCE_tau,
    STANCE_rho,
    STANCE_FIELDS
};

/* Tangential and normal directions of the contacts, the indices of the rows of G and c. */
enum direction { X1, Z1, X2, Z2, DIRECTIONS };

/* Contact i is at (foot[i], -height) from the centre of mass; its tangent is (cosine, sine), its normal (-sine, cosine). */
struct stance_given {
    const struct number *foot[2], *height, *cosine[2], *sine[2], *friction[2], *load[2], *torque, *gyration;
};

/* G[a][b] is the acceleration in direction a due to a unit force in direction b; c[a] that due to the load alone. */
struct stance_body {
    struct arithmetic arithmetic;
    struct stance_given given;
    const struct number *G[DIRECTIONS][DIRECTIONS], *c[DIRECTIONS];
};

/* The accelerations of both contacts while one of them slips or sticks and the other is free, and the forces at the
 * former. */
struct stance_motion {
    const struct number *acceleration[DIRECTIONS], *normal, *tangential;
};

/* body_read: reads the data of a problem. Returns STATUS_OK; STATUS_MALFORMED (the load is given in two ways, or not at
 * all; an angle has no form that certificates allow), or STATUS_HYPOTHESIS: mu >= 0, rho > 0, l1 != l2, cos phi != 0. */
enum status body_read(const struct problem *problem, struct stance_given *given, struct failure *failure) WARN_UNUSED;

/* body_make: computes G and c. body_exchange: exchanges the contacts. */
void body_make(struct number_pool *pool, const struct stance_given *given, struct stance_body *body);
void body_exchange(struct stance_given *given);

/* body_painleve: p = C - d mu B of slip in direction d at contact i, 1/kg. */
const struct number *body_painleve(const struct stance_body *body, int i, int d);

/* body_slip, body_stick: contact i slips in direction d, or sticks; the other one is free. */
void body_slip(struct stance_body *body, int i, int d, struct stance_motion *motion);
void body_stick(struct stance_body *body, int i, struct stance_motion *motion);

/* body_rest: the motion after contact i comes to rest while the other is free: returns 0 when it sticks, else the
 * direction of slip. */
int body_rest(struct stance_body *body, int i, struct stance_motion *motion);

/* body_both_slip: the normal forces while contact 1 slips in direction d and contact 2 in the direction that is
 * returned, which follows from d, since both feet have the same velocity along the line between them. */
int body_both_slip(struct stance_body *body, int d, const struct number *normal[2]);

#endif
