/* SPDX-License-Identifier: BSD-2-Clause */
/* The course of the impacts, and the name of the row, from the signs (spec/certificate.md, section 10.3). */
#include "check/chatter/chatter.h"

#include <stddef.h>

/*@ requires chatter_sees(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result == 1 && c->sign[CHATTER_v] < 0 ==> chatter_forward(c)); */
static int slips_forward(const struct chatter *c)
{
    const int u = c->sign[CHATTER_u];
    return (u > 0 && c->sign[CHATTER_D_r_plus] >= 0) || (u == 0 && c->sign[CHATTER_k_plus] < 0);
}

/*@ requires chatter_sees(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result == 1 && c->sign[CHATTER_v] < 0 ==> chatter_backward(c)); */
static int slips_backward(const struct chatter *c)
{
    const int u = c->sign[CHATTER_u];
    return (u < 0 && c->sign[CHATTER_D_r_minus] >= 0) || (u == 0 && c->sign[CHATTER_k_minus] < 0);
}

struct row {
    enum chatter_course course;
    int direction;
    const char *name;
};

/*@ predicate row_ok{L}(struct chatter *c, struct row row) = constant_text(row.name) && row.course <= CHATTER_SETTLES &&
  @   -1 <= row.direction <= 1 && (row.course > CHATTER_LANDS ==> c->sign[CHATTER_b] < 0) &&
  @   (row.direction != 0 ==> chatter_reaches(c, row.direction)) &&
  @   (row.course == CHATTER_REVERSES ==> row.direction != 0 && chatter_forward(c) && chatter_backward(c)); */

/*@ requires constant_text(name);
  @ assigns \nothing;
  @ ensures \result.course == course && \result.direction == direction && \result.name == name; */
static struct row named(enum chatter_course course, int direction, const char *name)
{
    return (struct row){course, direction, name};
}

/* Every impact, from the first on, slips throughout in the forward direction; R is the sign of the change of x. */
/*@ requires chatter_sees(c) && c->sign[CHATTER_b] < 0 && chatter_forward(c);
  @ assigns \nothing;
  @ ensures row_ok(c, \result); */
static struct row forward_row(const struct chatter *c)
{
    if (c->sign[CHATTER_R_plus] == 0) return named(CHATTER_SLIDES, 0, "forward_ray");
    return named(CHATTER_SLIDES, 1, "forward_slide");
}

/*@ requires chatter_sees(c) && c->sign[CHATTER_b] < 0 && chatter_backward(c);
  @ assigns \nothing;
  @ ensures row_ok(c, \result); */
static struct row backward_row(const struct chatter *c)
{
    if (c->sign[CHATTER_R_minus] == 0) return named(CHATTER_SLIDES, 0, "backward_ray");
    return named(CHATTER_SLIDES, -1, "backward_slide");
}

/* All other cases. */
/*@ requires chatter_sees(c) && c->sign[CHATTER_b] < 0;
  @ assigns \nothing;
  @ ensures row_ok(c, \result); */
static struct row other_row(const struct chatter *c)
{
    if (c->sign[CHATTER_k_plus] < 0) return named(CHATTER_REVERSES, 1, "reversal_forward");
    if (c->sign[CHATTER_k_minus] < 0) return named(CHATTER_REVERSES, -1, "reversal_backward");
    if (c->sign[CHATTER_p_plus] > 0 && c->sign[CHATTER_L_plus] > 0)
        return named(CHATTER_STICK_SLIDES, 1, "stick_slide_forward");
    if (c->sign[CHATTER_p_minus] > 0 && c->sign[CHATTER_L_minus] > 0)
        return named(CHATTER_STICK_SLIDES, -1, "stick_slide_backward");
    return named(CHATTER_SETTLES, 0, "settles");
}

/*@ requires chatter_sees(c);
  @ assigns \nothing;
  @ ensures row_ok(c, \result); */
static struct row row_of(const struct chatter *c)
{
    const int bounces = c->sign[CHATTER_r] > 0;
    if (c->sign[CHATTER_b] >= 0 && bounces) return named(CHATTER_FLIES, 0, "lifts_off");
    if (c->sign[CHATTER_b] >= 0) return named(CHATTER_LANDS, 0, "lands");
    if (!bounces) return named(CHATTER_STOPS, 0, "stops");
    if (slips_forward(c)) return c->sign[CHATTER_R_plus] >= 0 ? forward_row(c) : other_row(c);
    if (slips_backward(c)) return c->sign[CHATTER_R_minus] >= 0 ? backward_row(c) : other_row(c);
    return other_row(c);
}

int chatter_check_row(struct chatter *c)
{
    const struct row row = row_of(c);
    const int ahead = slips_forward(c), back = slips_backward(c), followed = row.course >= CHATTER_STICK_SLIDES;
    c->course = row.course;
    c->direction = row.direction;
    c->transient = !followed ? 0 : ahead ? 1 : back ? -1 : 0;
    return json_is(c->json, json_member(c->json, 0, "row"), row.name) ||
           chatter_rejected(c, "", "row", "is not the name of the case");
}
