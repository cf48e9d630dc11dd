/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/cover/theory.h"

#include "check/chatter/signs.h"
#include "check/contact/signs.h"
#include "check/cover/theories.h"
#include "check/impact/signs.h"
#include "check/jam/signs.h"
#include "check/rest/signs.h"

int theory_signs_inside(int theory, int quantities, const signed char *sign)
{
    switch (theory) {
    case THEORY_CONTACT: return quantities == contact_QUANTITIES && contact_signs_inside(sign);
    case THEORY_JAM: return quantities == jam_QUANTITIES;
    case THEORY_JAM_STATE: return quantities == jam_state_QUANTITIES && jam_state_signs_inside(sign);
    case THEORY_IMPACT: return quantities == impact_QUANTITIES && impact_signs_inside(sign);
    case THEORY_REST_NEWTON: return quantities == rest_QUANTITIES && rest_signs_inside(sign);
    case THEORY_REST_POISSON: return quantities == rest_poisson_QUANTITIES && rest_signs_inside(sign);
    case THEORY_REST_ENERGETIC: return quantities == rest_energetic_QUANTITIES && rest_signs_inside(sign);
    case THEORY_CHATTER_STICK: return quantities == chatter_stick_QUANTITIES && chatter_stick_inside(sign);
    case THEORY_CHATTER_STICK_POISSON:
        return quantities == chatter_stick_poisson_QUANTITIES && chatter_stick_inside(sign);
    case THEORY_CHATTER_STICK_ENERGETIC:
        return quantities == chatter_stick_energetic_QUANTITIES && chatter_stick_inside(sign);
    case THEORY_CHATTER_ORBIT: return quantities == chatter_orbit_QUANTITIES && chatter_orbit_inside(sign);
    case THEORY_CHATTER_ORBIT_POISSON:
        return quantities == chatter_orbit_poisson_QUANTITIES && chatter_orbit_inside(sign);
    case THEORY_CHATTER_ORBIT_AHEAD: return quantities == chatter_orbit_ahead_QUANTITIES && chatter_orbit_inside(sign);
    case THEORY_CHATTER_ORBIT_BACK: return quantities == chatter_orbit_back_QUANTITIES && chatter_orbit_inside(sign);
    default: return 0;
    }
}

int theory_signs_match(int theory, int quantities, const struct json *json, int verdict, int row,
                       const signed char *sign)
{
    switch (theory) {
    case THEORY_CONTACT: return quantities == contact_QUANTITIES && contact_signs_match(json, verdict, row, sign);
    case THEORY_JAM: return quantities == jam_QUANTITIES && jam_signs_match(json, verdict, row, sign);
    case THEORY_JAM_STATE: return quantities == jam_state_QUANTITIES && jam_state_signs_match(json, verdict, row, sign);
    case THEORY_IMPACT: return quantities == impact_QUANTITIES && impact_signs_match(json, verdict, row, sign);
    case THEORY_REST_NEWTON:
        return quantities == rest_QUANTITIES && rest_signs_match(json, verdict, row, sign, rest_newton_growth(sign));
    case THEORY_REST_POISSON:
        return quantities == rest_poisson_QUANTITIES &&
               rest_signs_match(json, verdict, row, sign, rest_poisson_growth(sign));
    case THEORY_REST_ENERGETIC:
        return quantities == rest_energetic_QUANTITIES &&
               rest_signs_match(json, verdict, row, sign, rest_energetic_growth(sign));
    case THEORY_CHATTER_STICK:
        return quantities == chatter_stick_QUANTITIES && chatter_stick_match(json, verdict, row, sign);
    case THEORY_CHATTER_STICK_POISSON:
        return quantities == chatter_stick_poisson_QUANTITIES && chatter_stick_poisson_match(json, verdict, row, sign);
    case THEORY_CHATTER_STICK_ENERGETIC:
        return quantities == chatter_stick_energetic_QUANTITIES &&
               chatter_stick_energetic_match(json, verdict, row, sign);
    case THEORY_CHATTER_ORBIT:
        return quantities == chatter_orbit_QUANTITIES && chatter_orbit_match(json, verdict, row, sign);
    case THEORY_CHATTER_ORBIT_POISSON:
        return quantities == chatter_orbit_poisson_QUANTITIES && chatter_orbit_poisson_match(json, verdict, row, sign);
    case THEORY_CHATTER_ORBIT_AHEAD:
        return quantities == chatter_orbit_ahead_QUANTITIES && chatter_orbit_ahead_match(json, verdict, row, sign);
    case THEORY_CHATTER_ORBIT_BACK:
        return quantities == chatter_orbit_back_QUANTITIES && chatter_orbit_back_match(json, verdict, row, sign);
    default: return 0;
    }
}
