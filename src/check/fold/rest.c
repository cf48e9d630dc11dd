/* SPDX-License-Identifier: BSD-2-Clause */
/* The wheel at rest on the turntable (spec/fold/certificate.md, section 4): its friction must lie in a hexagon. */
#include "check/fold/private.h"

/*@ assigns \nothing;
  @ ensures \result == \min(x, y); */
static int lesser(int x, int y)
{
    return x < y ? x : y;
}

/* The least sign of the left sides of the six inequalities. */
/*@ requires fold_sees(c);
  @ assigns \nothing;
  @ ensures -1 <= \result <= 1; */
static int least_room(const struct fold *c)
{
    const int rooms = lesser(fold_sign(c, "room_p"), fold_sign(c, "room_m"));
    const int edges_of_p = lesser(fold_sign(c, "edge_pp"), fold_sign(c, "edge_pm"));
    const int edges_of_m = lesser(fold_sign(c, "edge_mp"), fold_sign(c, "edge_mm"));
    return lesser(rooms, lesser(edges_of_p, edges_of_m));
}

/* The word of these inequalities. */
/*@ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *rest_word(int least)
{
    if (least > 0) return known_text("rest");
    return least == 0 ? known_text("rest_boundary") : known_text("no_rest");
}

/* Checks force, -force S = push being required by the spring, and the moment. */
/*@ requires fold_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int numbers_are(const struct fold *c)
{
    const scalar force = quantity_number(c->json, c->pool, json_member(c->json, c->verdict, "force"));
    const scalar moment = quantity_number(c->json, c->pool, json_member(c->json, c->verdict, "moment"));
    const scalar across = scalar_multiply(c->pool, force, fold_value(c, "S"));
    if (scalar_sign(scalar_add(c->pool, across, fold_value(c, "push"))) != 0)
        return fold_rejected(c, "verdict", "force", "does not follow");
    return scalar_equal(moment, fold_value(c, "moment")) || fold_rejected(c, "verdict", "moment", "does not follow");
}

int fold_check_rest(const struct fold *c)
{
    const int rest = json_member(c->json, c->verdict, "rest");
    const char *word = rest_word(least_room(c));
    if (json_size(c->json, c->verdict) != 5 || rest == 0 || json_member(c->json, c->verdict, "force") == 0 ||
        json_member(c->json, c->verdict, "moment") == 0)
        return fold_rejected(c, "verdict", "", "has not the members of this question");
    if (!json_is(c->json, json_member(c->json, c->verdict, "question"), "rest"))
        return fold_rejected(c, "verdict", "question", "does not follow");
    if (!json_is(c->json, rest, word)) return fold_rejected(c, "verdict", "rest", "does not follow");
    if (!json_is(c->json, json_member(c->json, 0, "row"), word))
        return fold_rejected(c, "", "row", "is not the row of these signs");
    if (!fold_lists_zeros(c)) return fold_rejected(c, "verdict", "zeros", "does not follow");
    return numbers_are(c);
}
