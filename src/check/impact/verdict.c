/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict and its row, from the motion (spec/certificate.md, section 7.5). */
#include "check/impact/impact.h"
#include "check/impact/signs.h"

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int reject_verdict(const struct impact *c, const char *item)
{
    return impact_rejected(c, "verdict", item, "does not follow from the motion");
}

/*@ requires impact_knows(c);
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures 0 <= \result < c->json->count; */
static int member(const struct impact *c, const char *key)
{
    return json_member(c->json, c->verdict, key);
}

/*@ requires impact_knows(c);
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_null(const struct impact *c, const char *key)
{
    return c->json->node[member(c, key)].type == JSON_NULL;
}

/*@ requires impact_knows(c);
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_truth(const struct impact *c, const char *key, int truth)
{
    return c->json->node[member(c, key)].type == (truth ? JSON_TRUE : JSON_FALSE);
}

/*@ requires \valid_read(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int reverses(const struct impact *c)
{
    return c->slips == 2 && c->slip[1] != 0;
}

/* The number of the region in the figure of the paper. */
/*@ requires \valid_read(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 10; */
static int region_of(const struct impact *c)
{
    const int forward = c->sign[IMPACT_u] >= 0, early = c->second_phase == PHASE_COMPRESSION;
    if (c->slips == 1) return c->slip[0] < 0 ? 2 : c->slip[0] == 0 ? 0 : 1;
    if (!reverses(c)) return early ? (forward ? 5 : 6) : (forward ? 3 : 4);
    return early ? (forward ? 9 : 10) : (forward ? 7 : 8);
}

/*@ assigns \result \from region;
  @ ensures constant_text(\result); */
static const char *high_region_name(int region)
{
    if (region == 6) return known_text("6");
    if (region == 7) return known_text("7");
    if (region == 8) return known_text("8");
    return region == 9 ? known_text("9") : known_text("10");
}

/*@ assigns \result \from region;
  @ ensures constant_text(\result); */
static const char *low_region_name(int region)
{
    if (region == 0) return known_text("0");
    if (region == 1) return known_text("1");
    if (region == 2) return known_text("2");
    if (region == 3) return known_text("3");
    return region == 4 ? known_text("4") : known_text("5");
}

/*@ assigns \result \from slip;
  @ ensures constant_text(\result); */
static const char *slip_name(int slip)
{
    if (slip > 0) return known_text("S+");
    return slip < 0 ? known_text("S-") : known_text("T");
}

/* The node after `node`, which names slip i, when there are so many. */
/*@ requires impact_knows(c) && 0 <= array < c->json->count && (node == 0 || array < node <= c->json->count) && 0 <= i < 2;
  @ assigns \nothing;
  @ ensures \result == 0 || array < \result <= c->json->count; */
static int after_slip(const struct impact *c, int array, int node, int i)
{
    return i < c->slips ? json_after(c->json, array, node, slip_name(c->slip[i])) : node;
}

/*@ requires impact_knows(c) && 0 <= array < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int lists_slips(const struct impact *c, int array)
{
    const int second = after_slip(c, array, array + 1, 0);
    return after_slip(c, array, second, 1) == c->json->node[array].next;
}

/*@ requires impact_knows(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int check_slip(const struct impact *c)
{
    return lists_slips(c, member(c, "slip"));
}

/*@ requires impact_knows(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int check_reversal(const struct impact *c)
{
    return is_truth(c, "slip_reversal", reverses(c));
}

/*@ requires impact_followed(c) && surd_ok(&c->field, x);
  @ requires constant_text(key);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_value(const struct impact *c, const char *key, struct surd x)
{
    struct surd given;
    return !is_null(c, key) && impact_surd(c, member(c, key), &given) && surd_equal(&c->field, given, x);
}

/* What becomes of the kinetic energy, by the sign of its change. */
/*@ assigns \result \from change;
  @ ensures constant_text(\result); */
static const char *energy_name(int change)
{
    if (change < 0) return known_text("lost");
    return change == 0 ? known_text("conserved") : known_text("gained");
}

/*@ requires impact_knows(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int check_energy(const struct impact *c)
{
    return json_is(c->json, member(c, "energy"), energy_name(c->energy));
}

/*@ requires impact_knows(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_region(const struct impact *c, int node, int region)
{
    return json_is(c->json, node, region > 5 ? high_region_name(region) : low_region_name(region));
}

/*@ requires impact_knows(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int says_region(const struct impact *c, int region)
{
    return is_region(c, member(c, "region"), region);
}

/*@ requires impact_knows(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int has_no_region(const struct impact *c)
{
    return is_null(c, "region");
}

/*@ requires impact_knows(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int check_region(const struct impact *c)
{
    return c->pieces == 0 ? has_no_region(c) : says_region(c, region_of(c));
}

/*@ requires impact_knows(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int check_without_collision(const struct impact *c)
{
    return is_truth(c, "impact_without_collision", c->pieces > 0 && c->sign[IMPACT_v] == 0);
}

/*@ requires impact_followed(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> impact_followed(c)); */
static int check_motion(const struct impact *c)
{
    if (!check_region(c)) return reject_verdict(c, "region");
    if (!check_without_collision(c)) return reject_verdict(c, "impact_without_collision");
    if (!is_value(c, "u", c->now.u)) return reject_verdict(c, "u");
    if (!is_value(c, "v", c->now.v)) return reject_verdict(c, "v");
    return check_energy(c) || reject_verdict(c, "energy");
}

/*@ requires impact_followed(c);
  @ assigns *c->answer;
  @ ensures 0 <= \result <= 1 && (\result == 1 ==> impact_followed(c)); */
static int check_degenerate(const struct impact *c)
{
    if (!has_no_region(c)) return reject_verdict(c, "region");
    if (!is_null(c, "impact_without_collision")) return reject_verdict(c, "impact_without_collision");
    if (!is_null(c, "u")) return reject_verdict(c, "u");
    if (!is_null(c, "v")) return reject_verdict(c, "v");
    return is_null(c, "energy") || reject_verdict(c, "energy");
}

/* The node after `node` when a quantity that separates two regions is zero here and is named at `node`. */
/*@ requires impact_knows(c) && 0 <= array < c->json->count && (node == 0 || array < node <= c->json->count);
  @ requires 0 <= quantity < IMPACT_QUANTITIES;
  @ requires constant_text(name);
  @ assigns \nothing;
  @ ensures \result == 0 || array < \result <= c->json->count; */
static int after_boundary(const struct impact *c, int array, int node, int quantity, const char *name)
{
    return c->sign[quantity] == 0 ? json_after(c->json, array, node, name) : node;
}

/* Checks the list of quantities that are zero and separate two regions. */
/*@ requires impact_knows(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int check_boundaries(const struct impact *c)
{
    const int u = c->sign[IMPACT_u], moving = c->sign[IMPACT_v] < 0, array = member(c, "on_boundary");
    const int backward_stops = u < 0 && c->sign[IMPACT_D_r_minus] <= 0,
              forward_stops = u > 0 && c->sign[IMPACT_D_r_plus] <= 0;
    int node = array + 1;
    if (!moving && u > 0) node = after_boundary(c, array, node, IMPACT_p_plus, "p_plus");
    if (!moving && u < 0) node = after_boundary(c, array, node, IMPACT_p_minus, "p_minus");
    if (moving && (u == 0 || backward_stops)) node = after_boundary(c, array, node, IMPACT_k_plus, "k_plus");
    if (moving && (u == 0 || forward_stops)) node = after_boundary(c, array, node, IMPACT_k_minus, "k_minus");
    if (moving && u > 0) node = after_boundary(c, array, node, IMPACT_D_c_plus, "D_c_plus");
    if (moving && u > 0) node = after_boundary(c, array, node, IMPACT_D_r_plus, "D_r_plus");
    if (moving && u < 0) node = after_boundary(c, array, node, IMPACT_D_c_minus, "D_c_minus");
    if (moving && u < 0) node = after_boundary(c, array, node, IMPACT_D_r_minus, "D_r_minus");
    return node == c->json->node[array].next;
}

/* The name of the row, in three parts: the direction of u, what happens, and for a second slip the phase in which it begins. */
/*@ requires \valid_read(c);
  @ assigns \result \from *c;
  @ ensures constant_text(\result); */
static const char *side_of(const struct impact *c)
{
    if (c->sign[IMPACT_u] > 0) return known_text("forward_");
    return c->sign[IMPACT_u] < 0 ? known_text("backward_") : known_text("straight_");
}

/*@ requires \valid_read(c);
  @ assigns \result \from *c;
  @ ensures constant_text(\result); */
static const char *straight_row(const struct impact *c)
{
    if (c->slip[0] == 0) return known_text("stick");
    return c->slip[0] > 0 ? known_text("slip_forward") : known_text("slip_backward");
}

/* Whether a second slip begins in an impact with v < 0. */
/*@ requires \valid_read(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int turns(const struct impact *c)
{
    return !impact_is_degenerate(c) && c->pieces != 0 && c->sign[IMPACT_v] != 0 && c->slips != 1;
}

/*@ requires impact_knows(c);
  @ assigns \result \from *c;
  @ ensures constant_text(\result); */
static const char *event_of(const struct impact *c)
{
    if (impact_is_degenerate(c)) return known_text("at_pole");
    if (c->pieces == 0) return known_text("touch");
    if (c->sign[IMPACT_v] == 0) return known_text("without_collision");
    if (c->slips == 1) return c->sign[IMPACT_u] == 0 ? straight_row(c) : known_text("slip");
    return reverses(c) ? known_text("reversal_in_") : known_text("stick_in_");
}

/*@ requires \valid_read(c);
  @ assigns \result \from *c;
  @ ensures constant_text(\result); */
static const char *phase_of(const struct impact *c)
{
    if (!turns(c)) return known_text("");
    return c->second_phase == PHASE_COMPRESSION ? known_text("compression") : known_text("restitution");
}

int impact_row_is(const struct impact *c, int row)
{
    if (c->pieces == 0 && c->sign[IMPACT_u] == 0) return json_is(c->json, row, "rest");
    return json_is_joined(c->json, row, side_of(c), event_of(c), phase_of(c));
}

/*@ requires impact_knows(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int row_is_stated(const struct impact *c)
{
    return impact_row_is(c, json_member(c->json, 0, "row"));
}

int impact_check_verdict(struct impact *c)
{
    if (impact_is_degenerate(c) ? !check_degenerate(c) : !check_motion(c)) return 0;
    if (!check_slip(c)) return reject_verdict(c, "slip");
    if (!check_reversal(c)) return reject_verdict(c, "slip_reversal");
    if (!check_boundaries(c)) return reject_verdict(c, "on_boundary");
    return row_is_stated(c) || impact_rejected(c, "", "row", "is not the name of the case");
}

int impact_words_follow(const struct impact *c, int row)
{
    const int collision = impact_is_degenerate(c) ? is_null(c, "impact_without_collision") : check_without_collision(c);
    return collision && check_region(c) && check_slip(c) && check_reversal(c) && check_boundaries(c) &&
           impact_row_is(c, row);
}
