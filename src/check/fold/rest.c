/* SPDX-License-Identifier: BSD-2-Clause */
/* The wheel at rest on the turntable (spec/fold/certificate.md, section 4): its friction must lie in a hexagon. */
#include "check/fold/private.h"

static scalar value(const struct fold *c, const char *name)
{
    return c->q[fold_find(c, name)];
}

/* The least sign of the left sides of the six inequalities. */
static int least_room(const struct fold *c)
{
    static const char *const rooms[] = {"room_p", "room_m", "edge_pp", "edge_pm", "edge_mp", "edge_mm"};
    int least = 1;
    for (int i = 0; i < 6; i++) {
        const int sign = c->sign[fold_find(c, rooms[i])];
        if (sign < least) least = sign;
    }
    return least;
}

/* Checks force, -force S = push being required by the spring, and the moment. */
static int numbers_are(const struct fold *c)
{
    const scalar force = quantity_number(c->json, c->pool, json_member(c->json, c->verdict, "force"));
    const scalar moment = quantity_number(c->json, c->pool, json_member(c->json, c->verdict, "moment"));
    const scalar across = scalar_multiply(c->pool, force, value(c, "S"));
    if (scalar_sign(scalar_add(c->pool, across, value(c, "push"))) != 0)
        return fold_rejected(c, "verdict", "force", "does not follow");
    return scalar_equal(moment, value(c, "moment")) || fold_rejected(c, "verdict", "moment", "does not follow");
}

int fold_check_rest(const struct fold *c)
{
    const int least = least_room(c), rest = json_member(c->json, c->verdict, "rest");
    const char *word = least > 0 ? "rest" : least == 0 ? "rest_boundary" : "no_rest";
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
