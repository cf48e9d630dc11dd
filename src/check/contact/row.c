/* SPDX-License-Identifier: BSD-2-Clause */
/* The name of the row, composed of its parts (spec/certificate.md, section 4.6). */
#include "check/contact/contact.h"

/* A name in three parts: the motion of the point, the event, and its side. */
struct row {
    const char *motion, *event, *side;
};

/*@ predicate row_ok(struct row r) = constant_text(r.motion) && constant_text(r.event) && constant_text(r.side);
  @ // The text is a part of the name of the row whose condition and statuses are those of the contact.
  @ predicate motion_named{L}(struct contact *c, char *s) = \forall integer row; contact_row(c, row) && contact_possible(c) ==> motion_spelt(row, s);
  @ predicate event_named{L}(struct contact *c, char *s) = \forall integer row; contact_row(c, row) && contact_possible(c) ==> event_spelt(row, s);
  @ predicate side_named{L}(struct contact *c, char *s) = \forall integer row; contact_row(c, row) && contact_possible(c) ==> side_spelt(row, s);
  @ // The part `event` of the name of a row in which the point slips, by the signs of b and p.
  @ predicate slip_spelt{L}(integer b, integer p, char *s) =
  @   (b > 0 && p > 0 ==> spells_event_flight(s)) && (b > 0 && p == 0 ==> spells_event_flight_at_pole(s)) &&
  @   (b > 0 && p < 0 ==> spells_event_indeterminate(s)) && (b == 0 && p > 0 ==> spells_event_grazing(s)) &&
  @   (b == 0 && p == 0 ==> spells_event_g_spot(s)) && (b == 0 && p < 0 ==> spells_event_grazing_paradox(s)) &&
  @   (b < 0 && p > 0 ==> spells_event_slip(s)) && (b < 0 && p == 0 ==> spells_event_arrest(s)) &&
  @   (b < 0 && p < 0 ==> spells_event_inconsistent(s)); */

/*@ requires constant_text(motion);
  @ requires constant_text(event);
  @ requires constant_text(side);
  @ assigns \nothing;
  @ ensures row_ok(\result) && \result.motion == motion && \result.event == event && \result.side == side; */
static struct row named(const char *motion, const char *event, const char *side)
{
    return (struct row){motion, event, side};
}

/*@ requires constant_text(event);
  @ requires constant_text(side);
  @ assigns \nothing;
  @ ensures row_ok(\result) && spells_motion_rest(\result.motion) && \result.event == event && \result.side == side; */
static struct row at_rest(const char *event, const char *side)
{
    return named("rest_", event, side);
}

/*@ assigns \nothing;
  @ ensures constant_text(\result);
  @ ensures side: plus != 0 ? spells_side_plus(\result) : spells_side_minus(\result); */
static const char *side_of(int plus)
{
    return plus ? "_plus" : "_minus";
}

/* `positive`, `zero` or `negative`, according to the sign. */
/*@ requires constant_text(positive);
  @ requires constant_text(zero);
  @ requires constant_text(negative);
  @ assigns \result \from sign, positive, zero, negative;
  @ ensures constant_text(\result) && \result == (sign > 0 ? positive : sign == 0 ? zero : negative); */
static const char *by_sign(int sign, const char *positive, const char *zero, const char *negative)
{
    return sign > 0 ? positive : sign == 0 ? zero : negative;
}

/*@ assigns \nothing;
  @ ensures constant_text(\result);
  @ ensures motion: forward != 0 ? spells_motion_forward(\result) : spells_motion_backward(\result); */
static const char *motion_of(int forward)
{
    return forward ? "forward_" : "backward_";
}

/* The event in slip, when b and p of its direction have these signs. */
/*@ assigns \nothing;
  @ ensures constant_text(\result);
  @ ensures event: slip_spelt(b, p, \result); */
static const char *event_of_slip(int b, int p)
{
    if (b > 0) return by_sign(p, "flight", "flight_at_pole", "indeterminate");
    if (b == 0) return by_sign(p, "grazing", "g_spot", "grazing_paradox");
    return by_sign(p, "slip", "arrest", "inconsistent");
}

/*@ requires contact_sees(c) && c->sign[Q_u] != 0;
  @ assigns \nothing;
  @ ensures row_ok(\result);
  @ ensures motion: motion_named(c, \result.motion);
  @ ensures event: event_named(c, \result.event);
  @ ensures side: side_named(c, \result.side); */
static struct row row_of_slip(const struct contact *c)
{
    const int p = c->sign[Q_u] > 0 ? c->sign[Q_p_plus] : c->sign[Q_p_minus];
    return named(motion_of(c->sign[Q_u] > 0), event_of_slip(c->sign[Q_b], p), "");
}

/* The event when p of one side is negative, according to whether slip to that side has a force. */
/*@ assigns \nothing;
  @ ensures constant_text(\result);
  @ ensures event: has != 0 ? spells_event_indeterminate(\result) : spells_event_flight(\result); */
static const char *event_of_lift(int has)
{
    return has ? "indeterminate" : "flight";
}

/*@ assigns \nothing;
  @ ensures constant_text(\result);
  @ ensures side: plus != 0 ? spells_side_plus_edge(\result) : spells_side_minus_edge(\result); */
static const char *edge_of(int plus)
{
    return plus ? "_plus_edge" : "_minus_edge";
}

/*@ requires contact_sees(c) && c->sign[Q_u] == 0 && c->sign[Q_b] > 0;
  @ assigns \nothing;
  @ ensures row_ok(\result);
  @ ensures motion: motion_named(c, \result.motion);
  @ ensures event: event_named(c, \result.event);
  @ ensures side: side_named(c, \result.side); */
static struct row row_of_lift(const struct contact *c)
{
    const int plus = c->sign[Q_p_plus] < 0;
    const enum mode_status slip = c->status[plus ? SLIP_PLUS : SLIP_MINUS];
    if (c->sign[Q_p_plus] >= 0 && c->sign[Q_p_minus] >= 0) return at_rest(event_of_lift(0), "");
    return at_rest(event_of_lift(slip == CONSISTENT || slip == BOUNDARY),
                   slip == BOUNDARY ? edge_of(plus) : side_of(plus));
}

/*@ requires contact_sees(c) && c->sign[Q_u] == 0 && c->sign[Q_b] == 0;
  @ assigns \nothing;
  @ ensures row_ok(\result);
  @ ensures motion: motion_named(c, \result.motion);
  @ ensures event: event_named(c, \result.event);
  @ ensures side: side_named(c, \result.side); */
static struct row row_of_weightless(const struct contact *c)
{
    const int a = c->sign[Q_a], p = a > 0 ? c->sign[Q_p_plus] : c->sign[Q_p_minus];
    if (a == 0) return at_rest("weightless", "");
    return at_rest(by_sign(p, "grazing", "g_spot", "grazing_paradox"), side_of(a > 0));
}

/* The row of stick whose force lies on the edge of the friction cone. */
/*@ requires contact_sees(c) && c->sign[Q_u] == 0 && c->sign[Q_b] < 0 && c->status[STICK] == BOUNDARY;
  @ assigns \nothing;
  @ ensures row_ok(\result);
  @ ensures motion: motion_named(c, \result.motion);
  @ ensures event: event_named(c, \result.event);
  @ ensures side: side_named(c, \result.side); */
static struct row row_of_edge(const struct contact *c)
{
    const enum mode_status plus = c->status[SLIP_PLUS], minus = c->status[SLIP_MINUS];
    if (plus == BOUNDARY && minus == BOUNDARY) return at_rest("frictionless_balance", "");
    return at_rest("stick_edge", side_of(plus == BOUNDARY));
}

/*@ requires contact_sees(c) && c->sign[Q_u] == 0 && c->sign[Q_b] < 0;
  @ assigns \nothing;
  @ ensures row_ok(\result);
  @ ensures motion: motion_named(c, \result.motion);
  @ ensures event: event_named(c, \result.event);
  @ ensures side: side_named(c, \result.side); */
static struct row row_of_load(const struct contact *c)
{
    if (c->status[STICK] == CONSISTENT) return at_rest("stick", "");
    if (c->status[STICK] == BOUNDARY) return row_of_edge(c);
    return at_rest("slip", side_of(c->status[SLIP_PLUS] == CONSISTENT));
}

/*@ requires contact_sees(c);
  @ assigns \nothing;
  @ ensures row_ok(\result);
  @ ensures motion: motion_named(c, \result.motion);
  @ ensures event: event_named(c, \result.event);
  @ ensures side: side_named(c, \result.side); */
static struct row row_of(const struct contact *c)
{
    if (c->sign[Q_u] != 0) return row_of_slip(c);
    if (c->sign[Q_b] > 0) return row_of_lift(c);
    return c->sign[Q_b] == 0 ? row_of_weightless(c) : row_of_load(c);
}

int contact_row_is_stated(const struct contact *c, int node)
{
    const struct row row = row_of(c);
    return json_is_joined(c->json, node, row.motion, row.event, row.side);
}
