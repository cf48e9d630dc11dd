/* SPDX-License-Identifier: BSD-2-Clause */
/* The name of the case, from what the name says (spec/certificate.md, section 4.6). */
#include "check/contact.h"

/* A name in three parts. */
struct row {
    const char *first, *second, *third;
};

/*@ predicate row_ok(struct row r) = constant_text(r.first) && constant_text(r.second) && constant_text(r.third); */

/*@ requires constant_text(first);
  @ requires constant_text(second);
  @ requires constant_text(third);
  @ assigns \nothing;
  @ ensures row_ok(\result); */
static struct row named(const char *first, const char *second, const char *third)
{
    return (struct row){first, second, third};
}

/* `positive`, `zero` or `negative`, as the sign says. */
/*@ requires constant_text(positive);
  @ requires constant_text(zero);
  @ requires constant_text(negative);
  @ assigns \result \from sign, positive, zero, negative;
  @ ensures constant_text(\result); */
static const char *by_sign(int sign, const char *positive, const char *zero, const char *negative)
{
    return sign > 0 ? positive : sign == 0 ? zero : negative;
}

/*@ requires contact_sees(c);
  @ assigns \nothing;
  @ ensures row_ok(\result); */
static struct row row_of_slip(const struct contact *c)
{
    const int b = c->sign[Q_b], p = c->sign[Q_u] > 0 ? c->sign[Q_p_plus] : c->sign[Q_p_minus];
    const char *first = by_sign(c->sign[Q_u], "forward_", "", "backward_");
    if (b > 0) return named(first, by_sign(p, "flight", "flight_at_pole", "indeterminate"), "");
    if (b == 0) return named(first, by_sign(p, "grazing", "g_spot", "grazing_paradox"), "");
    return named(first, by_sign(p, "slip", "arrest", "inconsistent"), "");
}

/*@ requires contact_sees(c);
  @ assigns \nothing;
  @ ensures row_ok(\result); */
static struct row row_of_lift(const struct contact *c)
{
    const int plus = c->sign[Q_p_plus] < 0;
    const enum mode_status slip = c->status[plus ? SLIP_PLUS : SLIP_MINUS];
    const char *side = by_sign(plus, "plus", "minus", "");
    if (c->sign[Q_p_plus] >= 0 && c->sign[Q_p_minus] >= 0) return named("rest_flight", "", "");
    if (slip == CONSISTENT) return named("rest_indeterminate_", side, "");
    if (slip == BOUNDARY) return named("rest_indeterminate_", side, "_edge");
    return named("rest_flight_", side, "");
}

/*@ requires contact_sees(c);
  @ assigns \nothing;
  @ ensures row_ok(\result); */
static struct row row_of_weightless(const struct contact *c)
{
    const int a = c->sign[Q_a], p = a > 0 ? c->sign[Q_p_plus] : c->sign[Q_p_minus];
    if (a == 0) return named("rest_weightless", "", "");
    return named("rest_", by_sign(p, "grazing", "g_spot", "grazing_paradox"), by_sign(a, "_plus", "", "_minus"));
}

/*@ requires contact_sees(c);
  @ assigns \nothing;
  @ ensures row_ok(\result); */
static struct row row_of_load(const struct contact *c)
{
    const enum mode_status plus = c->status[SLIP_PLUS], minus = c->status[SLIP_MINUS];
    if (c->status[STICK] == CONSISTENT) return named("rest_stick", "", "");
    if (c->status[STICK] != BOUNDARY) return named("rest_slip_", by_sign(plus == CONSISTENT, "plus", "minus", ""), "");
    if (plus == BOUNDARY && minus == BOUNDARY) return named("rest_frictionless_balance", "", "");
    return named("rest_stick_edge_", by_sign(plus == BOUNDARY, "plus", "minus", ""), "");
}

/*@ requires contact_sees(c);
  @ assigns \nothing;
  @ ensures row_ok(\result); */
static struct row row_of(const struct contact *c)
{
    if (c->sign[Q_u] != 0) return row_of_slip(c);
    if (c->sign[Q_b] > 0) return row_of_lift(c);
    return c->sign[Q_b] == 0 ? row_of_weightless(c) : row_of_load(c);
}

int contact_row_is_stated(const struct contact *c, int node)
{
    const struct row row = row_of(c);
    return json_is_joined(c->json, node, row.first, row.second, row.third);
}
