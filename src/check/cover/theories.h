/* SPDX-License-Identifier: BSD-2-Clause */
/* The theories whose data may be uncertain. */
#ifndef CHECK_COVER_THEORIES_H
#define CHECK_COVER_THEORIES_H

/* Kind jam has two, of a G-spot alone and with a state near it; kind rest has one for each law of restitution. */
enum theory_name {
    THEORY_CONTACT,
    THEORY_JAM,
    THEORY_JAM_STATE,
    THEORY_IMPACT,
    THEORY_REST_NEWTON,
    THEORY_REST_POISSON,
    THEORY_REST_ENERGETIC
};

#endif
