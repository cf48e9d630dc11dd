/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory of kind chatter for atlases: the course of the impacts, and whether |v| falls, remains constant or grows
 * in all later impacts. */
#define PROGRAM_TABLE
#include "check/program.h"
#include "chatter/atlas_formula.h"
#define PROGRAM chatter_state
#define PROGRAM_INPUTS CHATTER_INPUTS
#define PROGRAM_FORMULAS CHATTER_STATE_FORMULAS
#include "formula/program.h"
#undef PROGRAM_TABLE

#include "check/atlas/private.h"
#include "check/chatter/stick_program.h"

#include <stddef.h>

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

static struct way way_of(const signed char *s, int p, int k, int D_r, int L, int R)
{
    return (struct way){.p = s[p], .k = s[k], .D_r = s[D_r], .L = s[L], .R = s[R]};
}

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

static void add_growth(struct way *side, const signed char *s, int S, int late, int early)
{
    side->S = s[S];
    side->late = s[late];
    side->early = s[early];
}

/* The sign of e - 1 in the impact after stick, in which slip begins in the direction of a. */
static int growth_after_stick(const struct bounces *x)
{
    const struct way *side = x->a > 0 ? &x->forward : &x->backward;
    if (!x->has_polynomials || x->a == 0 || side->L >= 0) return x->one;
    return side->S >= 0 ? side->late : side->early;
}

static int is_row(const struct json *json, int row, const char *name, int growth)
{
    return json_is_joined(json, row, name, growth > 0 ? "_reverse" : growth == 0 ? "_neutral" : "", "");
}

/* 1 when the first impact slips throughout, in direction d. */
static int slips(const struct bounces *x, const struct way *side, int d)
{
    return (x->u == d && side->D_r >= 0) || (x->u == 0 && side->k < 0);
}

/* 1 for the rows in which some impact does not slip throughout. */
static int is_other_row(const struct json *json, int row, const struct bounces *x)
{
    if (x->forward.k < 0) return json_is(json, row, "reversal_forward");
    if (x->backward.k < 0) return json_is(json, row, "reversal_backward");
    if (x->forward.p > 0 && x->forward.L > 0) return is_row(json, row, "stick_slide_forward", x->one);
    if (x->backward.p > 0 && x->backward.L > 0) return is_row(json, row, "stick_slide_backward", x->one);
    return is_row(json, row, "settles", growth_after_stick(x));
}

static int is_bounces_row(const struct json *json, int row, struct bounces x)
{
    if (x.b >= 0) return json_is(json, row, x.r > 0 ? "lifts_off" : "lands");
    if (x.r == 0) return json_is(json, row, "stops");
    if (slips(&x, &x.forward, 1) && x.forward.R >= 0)
        return is_row(json, row, x.forward.R > 0 ? "forward_slide" : "forward_ray", x.one);
    if (slips(&x, &x.backward, -1) && x.backward.R >= 0)
        return is_row(json, row, x.backward.R > 0 ? "backward_slide" : "backward_ray", x.one);
    return is_other_row(json, row, &x);
}

static int is_body(const signed char *s, int r_range, int Delta)
{
    return s[STICK_A] > 0 && s[STICK_C] > 0 && s[Delta] > 0 && s[STICK_mu] >= 0 && s[r_range] >= 0;
}

static int stick_is_inside(const signed char *s)
{
    return is_body(s, STICK_r_range, STICK_Delta);
}

static int state_is_inside(const signed char *s)
{
    return is_body(s, STATE_r_range, STATE_Delta) && s[STATE_v] < 0;
}

static int stick_newton_is_row(const struct json *json, int row, const signed char *s)
{
    return is_bounces_row(json, row, stick_of(s));
}

static int state_is_row(const struct json *json, int row, const signed char *s)
{
    return is_bounces_row(json, row, state_of(s));
}

#define GROWTH_IS_ROW(name, of, NAME, EARLY_PLUS, EARLY_MINUS)                                                         \
    static int name##_is_row(const struct json *json, int row, const signed char *s)                                   \
    {                                                                                                                  \
        struct bounces x = of(s);                                                                                      \
        x.has_polynomials = 1;                                                                                         \
        add_growth(&x.forward, s, NAME##_S_plus, NAME##_late_plus, EARLY_PLUS);                                        \
        add_growth(&x.backward, s, NAME##_S_minus, NAME##_late_minus, EARLY_MINUS);                                    \
        return is_bounces_row(json, row, x);                                                                           \
    }
GROWTH_IS_ROW(stick_poisson, stick_of, STICK_POISSON, STICK_POISSON_early, STICK_POISSON_early)
GROWTH_IS_ROW(stick_energetic, stick_of, STICK_ENERGETIC, STICK_ENERGETIC_early_plus, STICK_ENERGETIC_early_minus)

#define THEORY(formulas, inside, row)                                                                                  \
    {                                                                                                                  \
        .program = &formulas##_program, .is_inside = (inside), .is_row = (row), .word = "law"                          \
    }

static const struct atlas_theory state = THEORY(chatter_state, state_is_inside, state_is_row),
                                 newton = THEORY(chatter_stick, stick_is_inside, stick_newton_is_row),
                                 poisson = THEORY(chatter_stick_poisson, stick_is_inside, stick_poisson_is_row),
                                 energetic = THEORY(chatter_stick_energetic, stick_is_inside, stick_energetic_is_row);

struct atlas_theory atlas_chatter_theory(const struct json *json, int problem)
{
    const int law = json_member(json, problem, "law"), given = json_member(json, problem, "u") != 0;
    const int is_newton = json_is(json, law, "newton"), is_poisson = json_is(json, law, "poisson"),
              is_energetic = json_is(json, law, "energetic");
    if (law == 0 || (!is_newton && !is_poisson && !is_energetic)) return (struct atlas_theory){.program = NULL};
    if (given) return state;
    return is_newton ? newton : is_poisson ? poisson : energetic;
}
