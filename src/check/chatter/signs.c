/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/chatter/signs.h"

#include <stddef.h>

/* Indices of the signs. Programs with the same inputs begin with the same quantities. */
#define STICK_OF_INPUT(name, unit, meaning) STICK_##name,
#define STICK_OF_FORMULA(macro, output, unit, meaning) STICK_##output,
#define POISSON_OF_INPUT(name, unit, meaning) POISSON_##name,
#define POISSON_OF_FORMULA(macro, output, unit, meaning) POISSON_##output,
#define ENERGETIC_OF_INPUT(name, unit, meaning) ENERGETIC_##name,
#define ENERGETIC_OF_FORMULA(macro, output, unit, meaning) ENERGETIC_##output,
enum { REST_INPUTS(STICK_OF_INPUT) CHATTER_STICK_FORMULAS(STICK_OF_FORMULA) STICK_LAST };
enum { REST_INPUTS(POISSON_OF_INPUT) CHATTER_STICK_POISSON_FORMULAS(POISSON_OF_FORMULA) POISSON_LAST };
enum { REST_INPUTS(ENERGETIC_OF_INPUT) CHATTER_STICK_ENERGETIC_FORMULAS(ENERGETIC_OF_FORMULA) ENERGETIC_LAST };

#define ORBIT_OF_INPUT(name, unit, meaning) ORBIT_##name,
#define ORBIT_OF_FORMULA(macro, output, unit, meaning) ORBIT_##output,
#define ORBIT_POISSON_OF_INPUT(name, unit, meaning) ORBIT_POISSON_##name,
#define ORBIT_POISSON_OF_FORMULA(macro, output, unit, meaning) ORBIT_POISSON_##output,
#define AHEAD_OF_INPUT(name, unit, meaning) AHEAD_##name,
#define AHEAD_OF_FORMULA(macro, output, unit, meaning) AHEAD_##output,
#define BACK_OF_INPUT(name, unit, meaning) BACK_##name,
#define BACK_OF_FORMULA(macro, output, unit, meaning) BACK_##output,
enum { CHATTER_INPUTS(ORBIT_OF_INPUT) CHATTER_ORBIT_FORMULAS(ORBIT_OF_FORMULA) ORBIT_LAST };
enum {
    CHATTER_INPUTS(ORBIT_POISSON_OF_INPUT) CHATTER_ORBIT_POISSON_FORMULAS(ORBIT_POISSON_OF_FORMULA) ORBIT_POISSON_LAST
};
enum { CHATTER_INPUTS(AHEAD_OF_INPUT) CHATTER_ORBIT_AHEAD_FORMULAS(AHEAD_OF_FORMULA) AHEAD_LAST };
enum { CHATTER_INPUTS(BACK_OF_INPUT) CHATTER_ORBIT_BACK_FORMULAS(BACK_OF_FORMULA) BACK_LAST };

/* The signs for one direction of slip, and e - 1 of the impact after stick in it: NOT_KNOWN where the program does not tell. */
struct way {
    int p, k, D_r, L, R, E, growth;
};

/* one: the sign of r - 1, for r > 0.  constant: 1 when e = r for every ratio. */
struct bounces {
    int b, r, one, u, a, B, constant;
    struct way ahead, back;
};

enum { NOT_KNOWN = 4 };

/*@ predicate valid_sign(integer x) = -1 <= x <= 1;
  @ predicate way_signs(struct way w) = valid_sign(w.p) && valid_sign(w.k) && valid_sign(w.D_r) && valid_sign(w.L) && valid_sign(w.R) &&
  @   valid_sign(w.E) && (valid_sign(w.growth) || w.growth == NOT_KNOWN);
  @ predicate bounces_signs(struct bounces x) = valid_sign(x.b) && valid_sign(x.r) && -1 <= x.one <= 0 && valid_sign(x.u) && valid_sign(x.a) &&
  @   valid_sign(x.B) && 0 <= x.constant <= 1 && way_signs(x.ahead) && way_signs(x.back); */

int chatter_stick_inside(const signed char *sign)
{
    return sign[STICK_A] > 0 && sign[STICK_C] > 0 && sign[STICK_Delta] > 0 && sign[STICK_mu] >= 0 &&
           sign[STICK_r_range] >= 0;
}

int chatter_orbit_inside(const signed char *sign)
{
    return sign[ORBIT_A] > 0 && sign[ORBIT_C] > 0 && sign[ORBIT_Delta] > 0 && sign[ORBIT_mu] >= 0 &&
           sign[ORBIT_r_range] >= 0 && sign[ORBIT_v] < 0;
}

/* The first impact is the one from (2 a, b): D_r is L, and R is -b L. */
/*@ requires chatter_signs_given(s, chatter_stick_QUANTITIES);
  @ assigns \nothing;
  @ ensures bounces_signs(\result); */
static struct bounces stick_of(const signed char *s)
{
    const int ahead = s[STICK_L_plus], back = s[STICK_L_minus];
    return (struct bounces){s[STICK_b],
                            s[STICK_r],
                            s[STICK_r_range] == 0 ? 0 : -1,
                            s[STICK_a],
                            s[STICK_a],
                            s[STICK_B],
                            s[STICK_mu] == 0,
                            {s[STICK_p_plus], s[STICK_k_plus], ahead, ahead, ahead, s[STICK_E_plus], NOT_KNOWN},
                            {s[STICK_p_minus], s[STICK_k_minus], back, back, back, s[STICK_E_minus], NOT_KNOWN}};
}

/*@ requires chatter_signs_given(s, chatter_orbit_QUANTITIES);
  @ assigns \nothing;
  @ ensures bounces_signs(\result); */
static struct bounces orbit_of(const signed char *s)
{
    return (struct bounces){s[ORBIT_b],
                            s[ORBIT_r],
                            s[ORBIT_r_range] == 0 ? 0 : -1,
                            s[ORBIT_u],
                            s[ORBIT_a],
                            s[ORBIT_B],
                            s[ORBIT_mu] == 0,
                            {s[ORBIT_p_plus], s[ORBIT_k_plus], s[ORBIT_D_r_plus], s[ORBIT_L_plus], s[ORBIT_R_plus],
                             s[ORBIT_two_E_plus], NOT_KNOWN},
                            {s[ORBIT_p_minus], s[ORBIT_k_minus], s[ORBIT_D_r_minus], s[ORBIT_L_minus], s[ORBIT_R_minus],
                             s[ORBIT_two_E_minus], NOT_KNOWN}};
}

/* Slip ends in restitution where S >= 0, else in compression. */
/*@ requires valid_sign(S) && valid_sign(late) && valid_sign(early);
  @ assigns \nothing;
  @ ensures valid_sign(\result); */
static int growth_in(int S, int late, int early)
{
    return S >= 0 ? late : early;
}

/* The sign of e - 1 in the impact after stick, when no slip is reversed: e > r only for a B > 0; elsewhere e = r where slip lasts through the
 * impact or B = 0, and e < r where it does not (spec/chatter/README.md, section 4). */
/*@ requires bounces_signs(x);
  @ assigns \nothing;
  @ ensures valid_sign(\result) || \result == NOT_KNOWN; */
static int growth_after_stick(struct bounces x)
{
    const struct way side = x.a > 0 ? x.ahead : x.back;
    if (x.constant || x.a == 0 || x.B == 0 || side.L >= 0) return x.one;
    return x.a == x.B ? side.growth : -1;
}

struct row {
    int course, direction;
    const char *name;
};

/*@ predicate row_ok(struct row row) = CHATTER_FLIES <= row.course <= CHATTER_SETTLES && valid_sign(row.direction) && constant_text(row.name); */

/*@ requires constant_text(name) && CHATTER_FLIES <= course <= CHATTER_SETTLES && valid_sign(direction);
  @ assigns \nothing;
  @ ensures row_ok(\result); */
static struct row named(int course, int direction, const char *name)
{
    return (struct row){course, direction, name};
}

/* 1 when the first impact slips throughout, in direction d, and so does every later one. */
/*@ requires bounces_signs(x) && way_signs(side);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int slips(struct bounces x, struct way side, int d)
{
    return ((x.u == d && side.D_r >= 0) || (x.u == 0 && side.k < 0)) && side.R >= 0;
}

/*@ requires bounces_signs(x);
  @ assigns \nothing;
  @ ensures row_ok(\result); */
static struct row row_of(struct bounces x)
{
    const struct way ahead = x.ahead, back = x.back;
    if (x.b >= 0)
        return x.r > 0 ? named(CHATTER_FLIES, 0, known_text("lifts_off"))
                       : named(CHATTER_LANDS, 0, known_text("lands"));
    if (x.r <= 0) return named(CHATTER_STOPS, 0, known_text("stops"));
    if (slips(x, ahead, 1))
        return ahead.R > 0 ? named(CHATTER_SLIDES, 1, known_text("forward_slide"))
                           : named(CHATTER_SLIDES, 0, known_text("forward_ray"));
    if (slips(x, back, -1))
        return back.R > 0 ? named(CHATTER_SLIDES, -1, known_text("backward_slide"))
                          : named(CHATTER_SLIDES, 0, known_text("backward_ray"));
    if (ahead.k < 0) return named(CHATTER_REVERSES, 1, known_text("reversal_forward"));
    if (back.k < 0) return named(CHATTER_REVERSES, -1, known_text("reversal_backward"));
    if (ahead.p > 0 && ahead.L > 0) return named(CHATTER_STICK_SLIDES, 1, known_text("stick_slide_forward"));
    if (back.p > 0 && back.L > 0) return named(CHATTER_STICK_SLIDES, -1, known_text("stick_slide_backward"));
    return named(CHATTER_SETTLES, 0, known_text("settles"));
}

/* The fate, or NOT_KNOWN. Where slip can be reversed e <= r; for r = 1 the orbit tells more, unless e = r for every ratio. */
/*@ requires bounces_signs(x) && CHATTER_FLIES <= course <= CHATTER_SETTLES;
  @ assigns \nothing;
  @ ensures CHATTER_FATE_CHATTERS <= \result <= NOT_KNOWN; */
static int fate_of(struct bounces x, int course)
{
    if (course == CHATTER_FLIES) return CHATTER_FATE_LIFTS_OFF;
    if (course == CHATTER_LANDS) return CHATTER_FATE_UNDECIDED;
    if (course == CHATTER_STOPS) return CHATTER_FATE_CHATTERS;
    if (course == CHATTER_REVERSES && x.one == 0) return x.constant ? CHATTER_FATE_NEUTRAL : CHATTER_FATE_UNDECIDED;
    return course == CHATTER_SETTLES ? growth_after_stick(x) : x.one;
}

/* The sign of u after the only impact, r = 0. Slip that is not held when u reaches 0 is reversed. */
/*@ requires bounces_signs(x);
  @ assigns \nothing;
  @ ensures valid_sign(\result); */
static int slip_at_stop(struct bounces x)
{
    const struct way side = x.u > 0 ? x.ahead : x.back, other = x.u > 0 ? x.back : x.ahead;
    if (x.u == 0) return x.ahead.k < 0 ? 1 : x.back.k < 0 ? -1 : 0;
    if (side.D_r > 0) return x.u;
    return side.D_r < 0 && other.k < 0 ? -x.u : 0;
}

/* How the point goes on: slipping, or from rest. */
/*@ requires bounces_signs(x);
  @ assigns \result \from x, direction;
  @ ensures constant_text(\result); */
static const char *rest_of(struct bounces x, int direction)
{
    if (direction != 0) return direction > 0 ? "S+" : "S-";
    if (x.ahead.p > 0 && x.ahead.E > 0) return "S+";
    return x.back.p > 0 && x.back.E > 0 ? "S-" : "T";
}

/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_null(const struct json *json, int node)
{
    return json->node[node].type == JSON_NULL;
}

/*@ requires chatter_nodes(json, verdict, row) && bounces_signs(x);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int matches(const struct json *json, int verdict, int row, struct bounces x)
{
    const struct row found = row_of(x);
    const int fate = fate_of(x, found.course),
              direction = found.course == CHATTER_STOPS ? slip_at_stop(x) : found.direction;
    const int reason = json_member(json, verdict, "reason"), rest = json_member(json, verdict, "rest");
    if (fate == NOT_KNOWN || !json_is(json, row, found.name)) return 0;
    if (!json_is(json, json_member(json, verdict, "fate"), chatter_fate_word(fate))) return 0;
    if (fate != CHATTER_FATE_UNDECIDED) {
        if (!is_null(json, reason)) return 0;
    } else if (!json_is(json, reason, found.course == CHATTER_LANDS ? known_text("contact") : known_text("reversal"))) {
        return 0;
    }
    if (fate != CHATTER_FATE_CHATTERS || found.course == CHATTER_REVERSES) return is_null(json, rest);
    return json_is(json, rest, rest_of(x, direction));
}

int chatter_stick_match(const struct json *json, int verdict, int row, const signed char *sign)
{
    struct bounces x = stick_of(sign);
    x.constant = 1;
    return matches(json, verdict, row, x);
}

int chatter_stick_poisson_match(const struct json *json, int verdict, int row, const signed char *sign)
{
    struct bounces x = stick_of(sign);
    const int early = sign[POISSON_early];
    x.ahead.growth = growth_in(sign[POISSON_S_plus], sign[POISSON_late_plus], early);
    x.back.growth = growth_in(sign[POISSON_S_minus], sign[POISSON_late_minus], early);
    return matches(json, verdict, row, x);
}

int chatter_stick_energetic_match(const struct json *json, int verdict, int row, const signed char *sign)
{
    struct bounces x = stick_of(sign);
    x.ahead.growth = growth_in(sign[ENERGETIC_S_plus], sign[ENERGETIC_late_plus], sign[ENERGETIC_early_plus]);
    x.back.growth = growth_in(sign[ENERGETIC_S_minus], sign[ENERGETIC_late_minus], sign[ENERGETIC_early_minus]);
    return matches(json, verdict, row, x);
}

int chatter_orbit_match(const struct json *json, int verdict, int row, const signed char *sign)
{
    struct bounces x = orbit_of(sign);
    x.constant = 1;
    return matches(json, verdict, row, x);
}

int chatter_orbit_poisson_match(const struct json *json, int verdict, int row, const signed char *sign)
{
    struct bounces x = orbit_of(sign);
    const int early = sign[ORBIT_POISSON_early];
    x.ahead.growth = growth_in(sign[ORBIT_POISSON_S_plus], sign[ORBIT_POISSON_late_plus], early);
    x.back.growth = growth_in(sign[ORBIT_POISSON_S_minus], sign[ORBIT_POISSON_late_minus], early);
    return matches(json, verdict, row, x);
}

int chatter_orbit_ahead_match(const struct json *json, int verdict, int row, const signed char *sign)
{
    struct bounces x = orbit_of(sign);
    x.ahead.growth = growth_in(sign[AHEAD_S_plus], sign[AHEAD_late_plus], sign[AHEAD_early_plus]);
    return matches(json, verdict, row, x);
}

int chatter_orbit_back_match(const struct json *json, int verdict, int row, const signed char *sign)
{
    struct bounces x = orbit_of(sign);
    x.back.growth = growth_in(sign[BACK_S_minus], sign[BACK_late_minus], sign[BACK_early_minus]);
    return matches(json, verdict, row, x);
}
