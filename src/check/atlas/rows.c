/* SPDX-License-Identifier: BSD-2-Clause */
/* The rows of the kinds: those of contact, impact, jam and rest are found by their own checkers. */
#include "check/atlas/rows.h"
#include "check/contact/contact.h"
#include "check/contact/signs.h"
#include "check/impact/signs.h"
#include "check/jam/jam.h"
#include "check/jam/signs.h"
#include "check/rest/signs.h"

#include <stddef.h>

/* Concludes from the signs, and compares the row. */
/*@ requires \valid(c) && json_ok(c->json) && c->json->count > 0 && \valid(c->answer);
  @ requires apart: \separated(c, c->json, c->answer) && \separated(c, sign + (0 .. QUANTITIES - 1));
  @ requires 0 <= c->verdict < c->json->count && 0 <= row < c->json->count && contact_signs_given(sign);
  @ assigns *c;
  @ ensures 0 <= \result <= 1; */
static int contact_follows(struct contact *c, int row, const signed char *sign)
{
    /*@ loop invariant 0 <= i <= QUANTITIES && \forall integer k; 0 <= k < i ==> -1 <= c->sign[k] <= 1;
      @ loop assigns i, c->sign[0 .. QUANTITIES - 1];
      @ loop variant QUANTITIES - i; */
    for (int i = 0; i < QUANTITIES; i++) c->sign[i] = sign[i];
    contact_conclude(c);
    return contact_row_is_stated(c, row);
}

/*@ requires atlas_row(json, row) && atlas_signs(sign);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int contact_row(const struct json *json, int row, const signed char *sign)
{
    struct answer answer;
    struct contact c = {.json = json, .answer = &answer};
    return contact_follows(&c, row, sign);
}

/* The first three signs are those of alpha1, alpha2 and alpha3. */
/*@ requires atlas_row(json, row) && atlas_signs(sign) && 0 <= delta < PROGRAM_MAX_QUANTITIES;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int jam_row(const struct json *json, int row, const signed char *sign, int delta)
{
    struct jam c = {.json = json};
    c.sign[JAM_alpha1] = sign[0];
    c.sign[JAM_alpha2] = sign[1];
    c.sign[JAM_alpha3] = sign[2];
    c.sign[JAM_delta] = sign[delta];
    return jam_row_is(&c, row);
}

int atlas_is_inside(int theory, const signed char *sign)
{
    switch (theory) {
    case ATLAS_CONTACT: return contact_signs_inside(sign);
    case ATLAS_IMPACT: return impact_signs_inside(sign);
    case ATLAS_JAM_STATE: return jam_state_signs_inside(sign);
    case ATLAS_REST_NEWTON:
    case ATLAS_REST_POISSON:
    case ATLAS_REST_ENERGETIC: return rest_signs_inside(sign);
    case ATLAS_CHATTER_NEWTON:
    case ATLAS_CHATTER_POISSON:
    case ATLAS_CHATTER_ENERGETIC:
    case ATLAS_CHATTER_STATE: return atlas_chatter_inside(theory, sign);
    case ATLAS_SLIDE2:
    case ATLAS_SLIDE2_COMPLIANT:
    case ATLAS_SLIDE2_BODY: return atlas_slide2_inside(theory, sign);
    case ATLAS_SPATIAL:
    case ATLAS_SPATIAL_ELLIPTIC: return atlas_spatial_inside(theory, sign);
    case ATLAS_WEDGE_KLEIN:
    case ATLAS_WEDGE_TWO_MU:
    case ATLAS_WEDGE_SLIPPER:
    case ATLAS_WEDGE_PRINTED: return atlas_wedge_inside(theory, sign);
    case ATLAS_JAM:
    case ATLAS_FOLD: return 1;
    default: return 0;
    }
}

int atlas_row_follows(int theory, const struct json *json, int row, const signed char *sign)
{
    switch (theory) {
    case ATLAS_CONTACT: return contact_row(json, row, sign);
    case ATLAS_IMPACT: return impact_row_follows(json, row, sign);
    case ATLAS_JAM: return jam_row(json, row, sign, 3);
    /* A state has the quantities alpha1, alpha2, alpha3, p, b, delta, fall. */
    case ATLAS_JAM_STATE: return jam_row(json, row, sign, 5);
    case ATLAS_REST_NEWTON: return rest_row_follows(json, row, sign, rest_newton_growth(sign));
    case ATLAS_REST_POISSON: return rest_row_follows(json, row, sign, rest_poisson_growth(sign));
    case ATLAS_REST_ENERGETIC: return rest_row_follows(json, row, sign, rest_energetic_growth(sign));
    case ATLAS_CHATTER_NEWTON:
    case ATLAS_CHATTER_POISSON:
    case ATLAS_CHATTER_ENERGETIC:
    case ATLAS_CHATTER_STATE: return atlas_chatter_row(theory, json, row, sign);
    case ATLAS_FOLD: return atlas_fold_row(json, row, sign);
    case ATLAS_SLIDE2:
    case ATLAS_SLIDE2_COMPLIANT:
    case ATLAS_SLIDE2_BODY: return atlas_slide2_row(theory, json, row, sign);
    case ATLAS_SPATIAL:
    case ATLAS_SPATIAL_ELLIPTIC: return atlas_spatial_row(theory, json, row, sign);
    case ATLAS_WEDGE_KLEIN:
    case ATLAS_WEDGE_TWO_MU:
    case ATLAS_WEDGE_SLIPPER:
    case ATLAS_WEDGE_PRINTED: return atlas_wedge_row(theory, json, row, sign);
    default: return 0;
    }
}
