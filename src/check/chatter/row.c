/* SPDX-License-Identifier: BSD-2-Clause */
/* The course of the impacts, and the name of the row, from the signs (spec/certificate.md, section 10.3). */
#include "check/chatter/chatter.h"
#include "check/chatter/row.h"

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

/*@ predicate row_ok{L}(struct chatter *c, struct row row) = constant_text(row.name) && row.course <= CHATTER_SETTLES &&
  @   -1 <= row.direction <= 1 && (row.course > CHATTER_LANDS ==> c->sign[CHATTER_b] < 0) &&
  @   (row.direction != 0 ==> chatter_reaches(c, row.direction)) &&
  @   (row.course == CHATTER_REVERSES ==> row.direction != 0 && chatter_forward(c) && chatter_backward(c)); */

/*@ requires constant_text(name);
  @ assigns \nothing;
  @ ensures \result.number == number && \result.course == course && \result.direction == direction && \result.name == name; */
static struct row named(int number, enum chatter_course course, int direction, const char *name)
{
    return (struct row){number, course, direction, name};
}

/* Every impact, from the first on, slips throughout in the forward direction; R is the sign of the change of x. */
/*@ requires chatter_sees(c) && c->sign[CHATTER_b] < 0 && chatter_forward(c);
  @ assigns \nothing;
  @ ensures row_ok(c, \result); */
static struct row forward_row(const struct chatter *c)
{
    if (c->sign[CHATTER_R_plus] == 0) return named(ROW_forward_ray, CHATTER_SLIDES, 0, known_text("forward_ray"));
    return named(ROW_forward_slide, CHATTER_SLIDES, 1, known_text("forward_slide"));
}

/*@ requires chatter_sees(c) && c->sign[CHATTER_b] < 0 && chatter_backward(c);
  @ assigns \nothing;
  @ ensures row_ok(c, \result); */
static struct row backward_row(const struct chatter *c)
{
    if (c->sign[CHATTER_R_minus] == 0) return named(ROW_backward_ray, CHATTER_SLIDES, 0, known_text("backward_ray"));
    return named(ROW_backward_slide, CHATTER_SLIDES, -1, known_text("backward_slide"));
}

/* All other cases. */
/*@ requires chatter_sees(c) && c->sign[CHATTER_b] < 0;
  @ assigns \nothing;
  @ ensures row_ok(c, \result); */
static struct row other_row(const struct chatter *c)
{
    if (c->sign[CHATTER_k_plus] < 0)
        return named(ROW_reversal_forward, CHATTER_REVERSES, 1, known_text("reversal_forward"));
    if (c->sign[CHATTER_k_minus] < 0)
        return named(ROW_reversal_backward, CHATTER_REVERSES, -1, known_text("reversal_backward"));
    if (c->sign[CHATTER_p_plus] > 0 && c->sign[CHATTER_L_plus] > 0)
        return named(ROW_stick_slide_forward, CHATTER_STICK_SLIDES, 1, known_text("stick_slide_forward"));
    if (c->sign[CHATTER_p_minus] > 0 && c->sign[CHATTER_L_minus] > 0)
        return named(ROW_stick_slide_backward, CHATTER_STICK_SLIDES, -1, known_text("stick_slide_backward"));
    return named(ROW_settles, CHATTER_SETTLES, 0, known_text("settles"));
}

/* At most one impact: the point does not come back, or does not fly off. */
/*@ requires chatter_sees(c);
  @ assigns \nothing;
  @ ensures row_ok(c, \result) || (c->sign[CHATTER_b] < 0 && c->sign[CHATTER_r] > 0); */
static struct row single_row(const struct chatter *c)
{
    if (c->sign[CHATTER_b] < 0) return named(ROW_stops, CHATTER_STOPS, 0, known_text("stops"));
    if (c->sign[CHATTER_r] > 0) return named(ROW_lifts_off, CHATTER_FLIES, 0, known_text("lifts_off"));
    return named(ROW_lands, CHATTER_LANDS, 0, known_text("lands"));
}

/* One impact after another. */
/*@ requires chatter_sees(c) && c->sign[CHATTER_b] < 0;
  @ assigns \nothing;
  @ ensures row_ok(c, \result); */
static struct row bouncing_row(const struct chatter *c)
{
    if (slips_forward(c)) return c->sign[CHATTER_R_plus] >= 0 ? forward_row(c) : other_row(c);
    if (slips_backward(c)) return c->sign[CHATTER_R_minus] >= 0 ? backward_row(c) : other_row(c);
    return other_row(c);
}

/*@ requires chatter_sees(c);
  @ assigns \nothing;
  @ ensures row_ok(c, \result); */
static struct row row_of(const struct chatter *c)
{
    return c->sign[CHATTER_b] < 0 && c->sign[CHATTER_r] > 0 ? bouncing_row(c) : single_row(c);
}

/* 1 when the record names this row. */
/*@ requires chatter_sees(c);
  @ requires constant_text(row.name);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_named(const struct chatter *c, struct row row)
{
    return json_is(c->json, json_member(c->json, 0, "row"), row.name);
}

int chatter_check_row(struct chatter *c)
{
    const struct row row = row_of(c);
    const int ahead = slips_forward(c), back = slips_backward(c), followed = row.course >= CHATTER_STICK_SLIDES;
    c->course = row.course;
    c->direction = (short)row.direction;
    c->transient = (short)(!followed ? 0 : ahead ? 1 : back ? -1 : 0);
    return is_named(c, row) || chatter_rejected(c, "", "row", "is not the name of the case");
}
