/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict and its row, from the motion (spec/certificate.md, section 7.5). */
#include "check/impact.h"

#include <stddef.h>

static int wrong(const struct impact *c, const char *item)
{
    return impact_rejected(c, "verdict", item, "does not follow from the motion");
}

static int member(const struct impact *c, const char *key)
{
    return json_member(c->json, c->verdict, key);
}

static int is_null(const struct impact *c, const char *key)
{
    return c->json->node[member(c, key)].type == JSON_NULL;
}

static int is_truth(const struct impact *c, const char *key, int truth)
{
    return c->json->node[member(c, key)].type == (truth ? JSON_TRUE : JSON_FALSE);
}

static int reverses(const struct impact *c)
{
    return c->slips == 2 && c->slip[1] != 0;
}

/* The number in the paper's figure, as text. */
static const char *region_of(const struct impact *c)
{
    static const char *const one[] = {"2", "0", "1"};
    static const char *const two[] = {"3", "4", "5", "6", "7", "8", "9", "10"};
    if (c->slips == 1) return one[c->slip[0] + 1];
    return two[4 * reverses(c) + 2 * (c->second_phase == PHASE_COMPRESSION) + (c->sign[IMPACT_u] < 0)];
}

static int check_slip(const struct impact *c)
{
    static const char *const names[] = {"S-", "T", "S+"};
    const char *list[2];
    for (int i = 0; i < c->slips; i++) list[i] = names[c->slip[i] + 1];
    return json_lists(c->json, member(c, "slip"), list, c->slips);
}

static int is_value(const struct impact *c, const char *key, struct surd x)
{
    struct surd given;
    return !is_null(c, key) && impact_surd(c, member(c, key), &given) && surd_equal(&c->field, given, x);
}

static const char *energy_of(const struct impact *c)
{
    return c->energy < 0 ? "lost" : c->energy == 0 ? "conserved" : "gained";
}

static int check_motion(const struct impact *c)
{
    if (c->pieces == 0 ? !is_null(c, "region") : !json_is(c->json, member(c, "region"), region_of(c)))
        return wrong(c, "region");
    if (!is_truth(c, "impact_without_collision", c->pieces > 0 && c->sign[IMPACT_v] == 0))
        return wrong(c, "impact_without_collision");
    if (!is_value(c, "u", c->now.u)) return wrong(c, "u");
    if (!is_value(c, "v", c->now.v)) return wrong(c, "v");
    return json_is(c->json, member(c, "energy"), energy_of(c)) || wrong(c, "energy");
}

static int check_degenerate(const struct impact *c)
{
    static const char *const keys[] = {"region", "impact_without_collision", "u", "v", "energy"};
    for (int i = 0; i < 5; i++)
        if (!is_null(c, keys[i])) return wrong(c, keys[i]);
    return 1;
}

/* Where a quantity that is zero separates two regions. */
static int check_boundaries(const struct impact *c)
{
    const int u = c->sign[IMPACT_u], moving = c->sign[IMPACT_v] < 0;
    const struct {
        const char *name;
        int quantity, here;
    } boundary[] = {
        {"p_plus", IMPACT_p_plus, u > 0 && !moving},
        {"p_minus", IMPACT_p_minus, u < 0 && !moving},
        {"k_plus", IMPACT_k_plus, moving && (u == 0 || (u < 0 && c->sign[IMPACT_D_r_minus] <= 0))},
        {"k_minus", IMPACT_k_minus, moving && (u == 0 || (u > 0 && c->sign[IMPACT_D_r_plus] <= 0))},
        {"D_c_plus", IMPACT_D_c_plus, moving && u > 0},
        {"D_r_plus", IMPACT_D_r_plus, moving && u > 0},
        {"D_c_minus", IMPACT_D_c_minus, moving && u < 0},
        {"D_r_minus", IMPACT_D_r_minus, moving && u < 0},
    };
    const char *list[sizeof boundary / sizeof boundary[0]];
    int n = 0;
    for (size_t i = 0; i < sizeof boundary / sizeof boundary[0]; i++)
        if (boundary[i].here && c->sign[boundary[i].quantity] == 0) list[n++] = boundary[i].name;
    return json_lists(c->json, member(c, "on_boundary"), list, n);
}

static const char *straight_row(const struct impact *c)
{
    return c->slip[0] == 0 ? "stick" : c->slip[0] > 0 ? "slip_forward" : "slip_backward";
}

static int check_row(const struct impact *c)
{
    const int u = c->sign[IMPACT_u], row = json_member(c->json, 0, "row");
    const char *side = u > 0 ? "forward_" : u < 0 ? "backward_" : "straight_";
    const char *phase = c->second_phase == PHASE_COMPRESSION ? "compression" : "restitution";
    if (impact_is_degenerate(c)) return json_is_joined(c->json, row, side, "at_pole", "");
    if (c->pieces == 0) return u == 0 ? json_is(c->json, row, "rest") : json_is_joined(c->json, row, side, "touch", "");
    if (c->sign[IMPACT_v] == 0) return json_is_joined(c->json, row, side, "without_collision", "");
    if (c->slips == 1) return json_is_joined(c->json, row, side, u == 0 ? straight_row(c) : "slip", "");
    return json_is_joined(c->json, row, side, reverses(c) ? "reversal_in_" : "stick_in_", phase);
}

int impact_check_verdict(struct impact *c)
{
    if (impact_is_degenerate(c) ? !check_degenerate(c) : !check_motion(c)) return 0;
    if (!check_slip(c)) return wrong(c, "slip");
    if (!is_truth(c, "slip_reversal", reverses(c))) return wrong(c, "slip_reversal");
    if (!check_boundaries(c)) return wrong(c, "on_boundary");
    return check_row(c) || impact_rejected(c, "", "row", "is not the name of the case");
}
