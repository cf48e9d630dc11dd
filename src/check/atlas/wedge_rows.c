/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory of kind wedge for atlases. */
#include "check/atlas/rows.h"
#include "wedge/formula.h"

#define K_INPUT(name, unit, meaning) KLEIN_##name,
#define K_FORMULA(macro, name, unit, meaning) KLEIN_##name,
#define T_INPUT(name, unit, meaning) TWO_##name,
#define T_FORMULA(macro, name, unit, meaning) TWO_##name,
#define S_INPUT(name, unit, meaning) SLIPPER_##name,
#define S_FORMULA(macro, name, unit, meaning) SLIPPER_##name,

enum { WEDGE_KLEIN_INPUTS(K_INPUT) WEDGE_KLEIN_ATLAS_FORMULAS(K_FORMULA) KLEIN_COUNT };
enum { WEDGE_TWO_MU_INPUTS(T_INPUT) WEDGE_TWO_MU_FORMULAS(T_FORMULA) TWO_COUNT };
enum { WEDGE_SLIPPER_INPUTS(S_INPUT) WEDGE_SLIPPER_FORMULAS(S_FORMULA) SLIPPER_COUNT };

/* c z = H, with one slope c for z >= 0 and another for z <= 0, in the direction of motion. */
struct motion {
    int forward, up, down, H;
};

/*@ predicate motion_signs(struct motion m) = -1 <= m.up <= 1 && -1 <= m.down <= 1 && -1 <= m.H <= 1; */

/* The slopes are those of forward motion for z >= 0 and z <= 0, then those of backward motion. */
/*@ requires \valid_read(slope + (0 .. 3)) && -1 <= H <= 1 && \forall integer k; 0 <= k < 4 ==> -1 <= slope[k] <= 1;
  @ assigns \nothing;
  @ ensures motion_signs(\result); */
static struct motion motion_of(int v, int H, const signed char *slope)
{
    const int forward = v > 0;
    return (struct motion){forward, slope[forward ? 0 : 2], slope[forward ? 1 : 3], H};
}

/*@ requires motion_signs(m);
  @ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *forces_word(struct motion m)
{
    const int up = atlas_sign_product(m.up, m.H) > 0, down = atlas_sign_product(m.down, m.H) < 0;
    if (m.H == 0) return m.up == 0 || m.down == 0 ? known_text("continuum") : known_text("unloaded");
    if (up) return down ? known_text("two") : known_text("positive");
    return down ? known_text("negative") : known_text("none");
}

/* A stiff rod is pressed to the side of H, and resists there when the slope is positive. */
/*@ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *goes_word(struct motion m)
{
    const int slope = m.H > 0 ? m.up : m.down;
    if (m.H == 0) return known_text("");
    if (slope == 0) return known_text("_jams_algebraically");
    return slope > 0 ? known_text("_settles") : known_text("_jams");
}

/*@ requires atlas_row(json, row) && motion_signs(m);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_motion_row(const struct json *json, int row, struct motion m)
{
    const char *direction = m.forward ? known_text("forward_") : known_text("backward_");
    return json_is_joined(json, row, direction, forces_word(m), goes_word(m));
}

/* 1 when sliding begins in direction e with a force z = Q/c of sign d, or 0: (M1 + M2) x'' = P - e d k z. Both are 1 or -1. */
/*@ requires atlas_signs(s) && -1 <= e <= 1 && -1 <= d <= 1;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int begins(const signed char *s, int e, int d)
{
    const int ahead = d > 0 ? s[KLEIN_c_pp] : s[KLEIN_c_pm], back = d > 0 ? s[KLEIN_c_mp] : s[KLEIN_c_mm];
    const int c = e > 0 ? ahead : back, beyond = s[e == d ? KLEIN_cone_minus : KLEIN_cone_plus];
    if (c == 0) return s[KLEIN_Q] == 0 && atlas_sign_product(e, s[KLEIN_P]) > 0;
    return atlas_sign_product(d, atlas_sign_product(s[KLEIN_Q], c)) >= 0 &&
           atlas_sign_product(e, atlas_sign_product(c, beyond)) > 0;
}

/* The place after the word for the motions that begin in direction e. */
/*@ requires atlas_row(json, row) && atlas_signs(s) && -1 <= e <= 1 && atlas_place(json, row, at);
  @ assigns \nothing;
  @ ensures atlas_place(json, row, \result); */
static int after_direction(const struct json *json, int row, const signed char *s, int e, int at)
{
    const int up = begins(s, e, 1), down = begins(s, e, -1);
    const char *twice = s[KLEIN_Q] == 0 ? known_text("_unloaded") : known_text("_twice");
    const char *once = up ? known_text("_positive") : known_text("_negative");
    const char *direction = e > 0 ? known_text("forward") : known_text("backward");
    return up || down ? atlas_after_word(json, row, at, direction, up && down ? twice : once, "") : at;
}

/*@ requires atlas_row(json, row) && atlas_signs(s);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_rest_row(const struct json *json, int row, const signed char *s)
{
    const int beyond = atlas_sign_product(s[KLEIN_cone_plus], s[KLEIN_cone_minus]);
    const char *edge = beyond == 0 ? known_text("_edge") : known_text("");
    int at = json->node[row].start;
    if (beyond <= 0) at = atlas_after_word(json, row, at, "rest", edge, "");
    at = after_direction(json, row, s, 1, at);
    at = after_direction(json, row, s, -1, at);
    return atlas_ends_at(json, row, at, "none");
}

/*@ requires atlas_signs(s);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int klein_is_inside(const signed char *s)
{
    return s[KLEIN_M1] > 0 && s[KLEIN_M2] > 0 && s[KLEIN_mu] >= 0 && s[KLEIN_tan_alpha] >= 0;
}

/*@ requires atlas_row(json, row) && atlas_signs(s);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int klein_is_row(const struct json *json, int row, const signed char *s)
{
    if (s[KLEIN_v] == 0) return is_rest_row(json, row, s);
    return is_motion_row(json, row, motion_of(s[KLEIN_v], s[KLEIN_Q], s + KLEIN_c_pp));
}

/*@ requires atlas_signs(s);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int two_is_inside(const signed char *s)
{
    return s[TWO_M1] > 0 && s[TWO_M2] > 0 && s[TWO_mu1] >= 0 && s[TWO_mu2] >= 0 && s[TWO_tan_alpha] >= 0;
}

/*@ requires atlas_row(json, row) && atlas_signs(s);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int two_is_row(const struct json *json, int row, const signed char *s)
{
    return s[TWO_v] != 0 && is_motion_row(json, row, motion_of(s[TWO_v], s[TWO_Q], s + TWO_c_pp));
}

/*@ requires atlas_signs(s);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int slipper_is_inside(const signed char *s)
{
    return s[SLIPPER_M1] > 0 && s[SLIPPER_M2] > 0 && s[SLIPPER_mu] >= 0 && s[SLIPPER_l2] > 0;
}

/*@ requires atlas_row(json, row) && atlas_signs(s);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int slipper_is_row(const struct json *json, int row, const signed char *s)
{
    return s[SLIPPER_v] != 0 && is_motion_row(json, row, motion_of(s[SLIPPER_v], s[SLIPPER_H], s + SLIPPER_c_pp));
}

int atlas_wedge_inside(int theory, const signed char *sign)
{
    if (theory == ATLAS_WEDGE_KLEIN) return klein_is_inside(sign);
    return theory == ATLAS_WEDGE_TWO_MU ? two_is_inside(sign) : slipper_is_inside(sign);
}

int atlas_wedge_row(int theory, const struct json *json, int row, const signed char *sign)
{
    if (theory == ATLAS_WEDGE_KLEIN) return klein_is_row(json, row, sign);
    return theory == ATLAS_WEDGE_TWO_MU ? two_is_row(json, row, sign) : slipper_is_row(json, row, sign);
}
