/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/cover/theory.h"

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
    default: return 0;
    }
}
