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

/* Those of kind chatter: for each law without u and v, and with them, where that of the energetic law is two, by the sign of B. */
enum chatter_theory_name {
    THEORY_CHATTER_STICK = THEORY_REST_ENERGETIC + 1,
    THEORY_CHATTER_STICK_POISSON,
    THEORY_CHATTER_STICK_ENERGETIC,
    THEORY_CHATTER_ORBIT,
    THEORY_CHATTER_ORBIT_POISSON,
    THEORY_CHATTER_ORBIT_AHEAD,
    THEORY_CHATTER_ORBIT_BACK
};

#endif
