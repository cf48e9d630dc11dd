/* SPDX-License-Identifier: BSD-2-Clause */
/* The name of the case, from what the name says (spec/certificate.md, section 4.6). */
#include "check/contact.h"

/* A name in three parts. */
struct row {
    const char *first, *second, *third;
};

/* `positive`, `zero` or `negative`, as the sign says. */
static const char *by_sign(int sign, const char *positive, const char *zero, const char *negative)
{
    return sign > 0 ? positive : sign == 0 ? zero : negative;
}

static struct row row_of_slip(const struct contact *c)
{
    const int b = c->sign[Q_b], p = c->sign[Q_u] > 0 ? c->sign[Q_p_plus] : c->sign[Q_p_minus];
    const char *first = c->sign[Q_u] > 0 ? "forward_" : "backward_";
    if (b > 0) return (struct row){first, by_sign(p, "flight", "flight_at_pole", "indeterminate"), ""};
    if (b == 0) return (struct row){first, by_sign(p, "grazing", "g_spot", "grazing_paradox"), ""};
    return (struct row){first, by_sign(p, "slip", "arrest", "inconsistent"), ""};
}

static struct row row_of_lift(const struct contact *c)
{
    const int plus = c->sign[Q_p_plus] < 0;
    const char *side = plus ? "plus" : "minus";
    const enum mode_status slip = c->status[plus ? SLIP_PLUS : SLIP_MINUS];
    if (c->sign[Q_p_plus] >= 0 && c->sign[Q_p_minus] >= 0) return (struct row){"rest_flight", "", ""};
    if (slip == CONSISTENT) return (struct row){"rest_indeterminate_", side, ""};
    if (slip == BOUNDARY) return (struct row){"rest_indeterminate_", side, "_edge"};
    return (struct row){"rest_flight_", side, ""};
}

static struct row row_of_weightless(const struct contact *c)
{
    const int a = c->sign[Q_a], p = a > 0 ? c->sign[Q_p_plus] : c->sign[Q_p_minus];
    if (a == 0) return (struct row){"rest_weightless", "", ""};
    return (struct row){"rest_", by_sign(p, "grazing", "g_spot", "grazing_paradox"), a > 0 ? "_plus" : "_minus"};
}

static struct row row_of_load(const struct contact *c)
{
    const enum mode_status plus = c->status[SLIP_PLUS], minus = c->status[SLIP_MINUS];
    if (c->status[STICK] == CONSISTENT) return (struct row){"rest_stick", "", ""};
    if (c->status[STICK] != BOUNDARY) return (struct row){"rest_slip_", plus == CONSISTENT ? "plus" : "minus", ""};
    if (plus == BOUNDARY && minus == BOUNDARY) return (struct row){"rest_frictionless_balance", "", ""};
    return (struct row){"rest_stick_edge_", plus == BOUNDARY ? "plus" : "minus", ""};
}

static struct row row_of(const struct contact *c)
{
    if (c->sign[Q_u] != 0) return row_of_slip(c);
    if (c->sign[Q_b] > 0) return row_of_lift(c);
    return c->sign[Q_b] == 0 ? row_of_weightless(c) : row_of_load(c);
}

int contact_check_row(struct contact *c, int node)
{
    const struct row row = row_of(c);
    return json_is_joined(c->json, node, row.first, row.second, row.third) ||
           contact_rejected(c, "", "row", "is not the name of this case");
}
