/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory of kind chatter for atlases: the course of the impacts, and whether |v| falls, remains constant or grows
 * in all later impacts. */
#include "chatter/atlas_formula.h"
#include "check/atlas/rows.h"

/* Indices of the signs. Programs with the same inputs begin with the same quantities. */
#define STICK_OF_INPUT(name, unit, meaning) STICK_##name,
#define STICK_OF_FORMULA(macro, output, unit, meaning) STICK_##output,
#define STICK_POISSON_OF_INPUT(name, unit, meaning) STICK_POISSON_##name,
#define STICK_POISSON_OF_FORMULA(macro, output, unit, meaning) STICK_POISSON_##output,
#define STICK_ENERGETIC_OF_INPUT(name, unit, meaning) STICK_ENERGETIC_##name,
#define STICK_ENERGETIC_OF_FORMULA(macro, output, unit, meaning) STICK_ENERGETIC_##output,
#define STATE_OF_INPUT(name, unit, meaning) STATE_##name,
#define STATE_OF_FORMULA(macro, output, unit, meaning) STATE_##output,
enum { REST_INPUTS(STICK_OF_INPUT) CHATTER_STICK_FORMULAS(STICK_OF_FORMULA) STICK_LAST };
enum {
    REST_INPUTS(STICK_POISSON_OF_INPUT) CHATTER_STICK_POISSON_FORMULAS(STICK_POISSON_OF_FORMULA) STICK_POISSON_LAST
};
enum {
    REST_INPUTS(STICK_ENERGETIC_OF_INPUT) CHATTER_STICK_ENERGETIC_FORMULAS(STICK_ENERGETIC_OF_FORMULA)
        STICK_ENERGETIC_LAST
};
enum { CHATTER_INPUTS(STATE_OF_INPUT) CHATTER_STATE_FORMULAS(STATE_OF_FORMULA) STATE_LAST };

/* The signs that determine the row, for one direction of slip: of the first impact, and of the impact after stick. */
struct way {
    int p, k, D_r, L, R, S, late, early;
};

struct bounces {
    int b, r, one, u, a; /* one: the sign of r - 1, for r > 0; also -1 when the row has no fate */
    int has_polynomials; /* 1 for other laws than Newton's, when e - 1 has the sign of `late` or `early` */
    struct way forward, backward;
};

/*@ requires atlas_signs(s) && 0 <= p < PROGRAM_MAX_QUANTITIES && 0 <= k < PROGRAM_MAX_QUANTITIES;
  @ requires 0 <= D_r < PROGRAM_MAX_QUANTITIES && 0 <= L < PROGRAM_MAX_QUANTITIES && 0 <= R < PROGRAM_MAX_QUANTITIES;
  @ assigns \nothing; */
static struct way way_of(const signed char *s, int p, int k, int D_r, int L, int R)
{
    return (struct way){.p = s[p], .k = s[k], .D_r = s[D_r], .L = s[L], .R = s[R]};
}

/*@ requires atlas_signs(s);
  @ assigns \nothing; */
static struct bounces state_of(const signed char *s)
{
    return (struct bounces){s[STATE_b],
                            s[STATE_r],
                            -1,
                            s[STATE_u],
                            s[STATE_a],
                            0,
                            way_of(s, STATE_p_plus, STATE_k_plus, STATE_D_r_plus, STATE_L_plus, STATE_R_plus),
                            way_of(s, STATE_p_minus, STATE_k_minus, STATE_D_r_minus, STATE_L_minus, STATE_R_minus)};
}

/* The first impact is the one from (2 a, b): D_r is L, and R is -b L. */
/*@ requires atlas_signs(s);
  @ assigns \nothing; */
static struct bounces stick_of(const signed char *s)
{
    return (struct bounces){s[STICK_b],
                            s[STICK_r],
                            s[STICK_r_range] == 0 ? 0 : -1,
                            s[STICK_a],
                            s[STICK_a],
                            0,
                            way_of(s, STICK_p_plus, STICK_k_plus, STICK_L_plus, STICK_L_plus, STICK_L_plus),
                            way_of(s, STICK_p_minus, STICK_k_minus, STICK_L_minus, STICK_L_minus, STICK_L_minus)};
}

/* The sign of e - 1 in the impact after stick, in which slip begins in the direction of a. */
/*@ assigns \nothing; */
static int growth_after_stick(struct bounces x)
{
    const struct way side = x.a > 0 ? x.forward : x.backward;
    if (!x.has_polynomials || x.a == 0 || side.L >= 0) return x.one;
    return side.S >= 0 ? side.late : side.early;
}

/*@ requires atlas_row(json, row) && constant_text(name);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_row(const struct json *json, int row, const char *name, int growth)
{
    if (growth > 0) return json_is_joined(json, row, name, "_reverse", "");
    return growth == 0 ? json_is_joined(json, row, name, "_neutral", "") : json_is(json, row, name);
}

/* 1 when the first impact slips throughout, in direction d. */
/*@ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int slips(int u, struct way side, int d)
{
    return (u == d && side.D_r >= 0) || (u == 0 && side.k < 0);
}

/* 1 for the rows in which some impact does not slip throughout. */
/*@ requires atlas_row(json, row);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_other_row(const struct json *json, int row, struct bounces x)
{
    if (x.forward.k < 0) return json_is(json, row, "reversal_forward");
    if (x.backward.k < 0) return json_is(json, row, "reversal_backward");
    if (x.forward.p > 0 && x.forward.L > 0) return is_row(json, row, "stick_slide_forward", x.one);
    if (x.backward.p > 0 && x.backward.L > 0) return is_row(json, row, "stick_slide_backward", x.one);
    return is_row(json, row, "settles", growth_after_stick(x));
}

/*@ requires atlas_row(json, row);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_bounces_row(const struct json *json, int row, struct bounces x)
{
    if (x.b >= 0) return json_is(json, row, x.r > 0 ? known_text("lifts_off") : known_text("lands"));
    if (x.r == 0) return json_is(json, row, "stops");
    if (slips(x.u, x.forward, 1) && x.forward.R >= 0)
        return is_row(json, row, x.forward.R > 0 ? known_text("forward_slide") : known_text("forward_ray"), x.one);
    if (slips(x.u, x.backward, -1) && x.backward.R >= 0)
        return is_row(json, row, x.backward.R > 0 ? known_text("backward_slide") : known_text("backward_ray"), x.one);
    return is_other_row(json, row, x);
}

/*@ requires atlas_signs(s) && 0 <= r_range < PROGRAM_MAX_QUANTITIES && 0 <= Delta < PROGRAM_MAX_QUANTITIES;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_body(const signed char *s, int r_range, int Delta)
{
    return s[STICK_A] > 0 && s[STICK_C] > 0 && s[Delta] > 0 && s[STICK_mu] >= 0 && s[r_range] >= 0;
}

/*@ requires atlas_signs(s);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int stick_is_inside(const signed char *s)
{
    return is_body(s, STICK_r_range, STICK_Delta);
}

/*@ requires atlas_signs(s);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int state_is_inside(const signed char *s)
{
    return is_body(s, STATE_r_range, STATE_Delta) && s[STATE_v] < 0;
}

/* The signs that other laws than Newton's add for one direction of slip. */
/*@ assigns \nothing; */
static struct way with_growth(struct way side, int S, int late, int early)
{
    side.S = S;
    side.late = late;
    side.early = early;
    return side;
}

/*@ requires atlas_signs(s);
  @ assigns \nothing; */
static struct bounces poisson_of(const signed char *s)
{
    struct bounces x = stick_of(s);
    x.has_polynomials = 1;
    x.forward = with_growth(x.forward, s[STICK_POISSON_S_plus], s[STICK_POISSON_late_plus], s[STICK_POISSON_early]);
    x.backward = with_growth(x.backward, s[STICK_POISSON_S_minus], s[STICK_POISSON_late_minus], s[STICK_POISSON_early]);
    return x;
}

/*@ requires atlas_signs(s);
  @ assigns \nothing; */
static struct bounces energetic_of(const signed char *s)
{
    struct bounces x = stick_of(s);
    x.has_polynomials = 1;
    x.forward =
        with_growth(x.forward, s[STICK_ENERGETIC_S_plus], s[STICK_ENERGETIC_late_plus], s[STICK_ENERGETIC_early_plus]);
    x.backward = with_growth(x.backward, s[STICK_ENERGETIC_S_minus], s[STICK_ENERGETIC_late_minus],
                             s[STICK_ENERGETIC_early_minus]);
    return x;
}

int atlas_chatter_inside(int theory, const signed char *sign)
{
    return theory == ATLAS_CHATTER_STATE ? state_is_inside(sign) : stick_is_inside(sign);
}

int atlas_chatter_row(int theory, const struct json *json, int row, const signed char *sign)
{
    if (theory == ATLAS_CHATTER_NEWTON) return is_bounces_row(json, row, stick_of(sign));
    if (theory == ATLAS_CHATTER_POISSON) return is_bounces_row(json, row, poisson_of(sign));
    if (theory == ATLAS_CHATTER_ENERGETIC) return is_bounces_row(json, row, energetic_of(sign));
    return is_bounces_row(json, row, state_of(sign));
}
