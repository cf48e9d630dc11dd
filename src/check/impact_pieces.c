/* SPDX-License-Identifier: BSD-2-Clause */
/* The motion, piece by piece (spec/certificate.md, section 7.4). */
#include "check/impact.h"

#include <stddef.h>

/* The piece that is being checked. */
struct piece {
    struct impact *c;
    int node, slip, phase; /* slip 1 forward, -1 backward, 0 stick */
    struct surd I, J;      /* its impulses */
    struct velocity before, after;
};

static int wrong(const struct piece *p, const char *item, const char *what)
{
    return impact_rejected(p->c, "witness.pieces", item, what);
}

static struct surd product(const struct piece *p, int quantity, struct surd x)
{
    return surd_multiply(&p->c->field, impact_value(p->c, quantity), x);
}

static int sign_of(const struct piece *p, struct surd x)
{
    return surd_sign(&p->c->field, x);
}

static int read_words(struct piece *p)
{
    const struct json *json = p->c->json;
    const int slip = json_member(json, p->node, "slip"), phase = json_member(json, p->node, "phase");
    p->slip = json_is(json, slip, "S+") ? 1 : json_is(json, slip, "S-") ? -1 : 0;
    p->phase = json_is(json, phase, "compression") ? PHASE_COMPRESSION : PHASE_RESTITUTION;
    if (p->slip == 0 && !json_is(json, slip, "T")) return wrong(p, "slip", "is none of S+, S-, T");
    return p->phase == PHASE_COMPRESSION || json_is(json, phase, "restitution") ||
           wrong(p, "phase", "is neither compression nor restitution");
}

static int read_value(const struct piece *p, const char *key, struct surd *x)
{
    return impact_surd(p->c, json_member(p->c->json, p->node, key), x) ||
           wrong(p, key, "is no number of the field of the outgoing v");
}

static int read_piece(struct piece *p)
{
    return read_words(p) && read_value(p, "normal", &p->I) && read_value(p, "tangential", &p->J) &&
           read_value(p, "u", &p->after.u) && read_value(p, "v", &p->after.v);
}

/* before + x J + y I */
static struct surd moved(const struct piece *p, struct surd before, int x, int y)
{
    const struct surd_field *f = &p->c->field;
    return surd_add(f, before, surd_add(f, product(p, x, p->J), product(p, y, p->I)));
}

static int check_equations(const struct piece *p)
{
    const struct surd_field *f = &p->c->field;
    if (sign_of(p, p->I) <= 0) return wrong(p, "normal", "is not positive");
    if (!surd_equal(f, p->after.u, moved(p, p->before.u, IMPACT_A, IMPACT_B)))
        return wrong(p, "u", "is not what the impulses give");
    return surd_equal(f, p->after.v, moved(p, p->before.v, IMPACT_B, IMPACT_C)) ||
           wrong(p, "v", "is not what the impulses give");
}

/* Two signs that are not opposite to d, and not both 0. */
static int goes(int d, int before, int after)
{
    return d * before >= 0 && d * after >= 0 && (before != 0 || after != 0);
}

static int check_coulomb(const struct piece *p)
{
    const struct surd_field *f = &p->c->field;
    const struct surd friction = product(p, IMPACT_mu, p->I);
    const int before = sign_of(p, p->before.u), after = sign_of(p, p->after.u);
    const int forward = sign_of(p, surd_subtract(f, friction, p->J));
    const int backward = sign_of(p, surd_add(f, friction, p->J));
    if (p->slip == 0) {
        if (before != 0 || after != 0) return wrong(p, "slip", "the point does not stick");
        return (forward >= 0 && backward >= 0) || wrong(p, "tangential", "is more than friction can hold");
    }
    if (!goes(p->slip, before, after)) return wrong(p, "slip", "the point does not slip this way");
    return (p->slip > 0 ? backward : forward) == 0 || wrong(p, "tangential", "is not that of Coulomb's law");
}

static int check_phase(const struct piece *p)
{
    const int before = sign_of(p, p->before.v), after = sign_of(p, p->after.v);
    if (p->phase == PHASE_COMPRESSION)
        return goes(-1, before, after) || wrong(p, "phase", "is not compression: v is not below 0");
    const struct surd rise = surd_subtract(&p->c->field, p->after.v, p->before.v);
    return (before >= 0 && sign_of(p, rise) > 0) || wrong(p, "phase", "is not restitution: v does not rise from 0");
}

/* The place of the piece among the others.  A piece of compression begins below v = 0, unless it is the first;
 * so the one that ends at v = 0 is the last of them. */
static int check_order(const struct piece *p, int slip_before, int phase_before)
{
    const struct impact *c = p->c;
    const int begins = sign_of(p, p->before.v);
    if (c->pieces == 0) return p->phase == PHASE_COMPRESSION || wrong(p, "phase", "compression does not come first");
    if (p->slip == slip_before && p->phase == phase_before) return wrong(p, "", "two pieces are one");
    if (p->phase == PHASE_COMPRESSION)
        return (phase_before == PHASE_COMPRESSION && begins < 0) || wrong(p, "phase", "compression is over");
    return phase_before == PHASE_RESTITUTION || begins == 0 || wrong(p, "phase", "compression is not over");
}

static int record_slip(const struct piece *p, int slip_before)
{
    struct impact *c = p->c;
    if (c->pieces > 0 && p->slip == slip_before) return 1;
    if (c->slips == 2) return wrong(p, "slip", "changes twice");
    if (c->slips == 1) c->second_phase = p->phase;
    c->slip[c->slips++] = p->slip;
    return 1;
}

static void add_to_sum(const struct piece *p)
{
    const struct surd_field *f = &p->c->field;
    struct phase_sum *sum = &p->c->sum[p->phase];
    const struct surd twice_work = surd_multiply(f, surd_add(f, p->before.v, p->after.v), p->I);
    sum->normal = surd_add(f, sum->normal, p->I);
    sum->tangential = surd_add(f, sum->tangential, p->J);
    sum->twice_work = surd_add(f, sum->twice_work, twice_work);
}

static int check_piece(struct piece *p, int slip_before, int phase_before)
{
    struct impact *c = p->c;
    if (!read_piece(p) || !check_equations(p) || !check_coulomb(p) || !check_phase(p) ||
        !check_order(p, slip_before, phase_before) || !record_slip(p, slip_before))
        return 0;
    add_to_sum(p);
    c->now = p->after;
    c->pieces++;
    return 1;
}

static int check_all(struct impact *c, int pieces)
{
    struct piece p = {.c = c};
    for (int i = pieces + 1; i < c->json->node[pieces].next; i = c->json->node[i].next) {
        const int slip_before = p.slip, phase_before = p.phase;
        p.node = i;
        p.before = c->now;
        if (!check_piece(&p, slip_before, phase_before)) return 0;
    }
    return c->pieces == 0 || p.phase == PHASE_RESTITUTION || sign_of(&p, p.after.v) == 0 ||
           wrong(&p, "v", "compression does not end at 0");
}

int impact_check_pieces(struct impact *c)
{
    const struct surd zero = surd_from(rational_zero(c->field.pool));
    const struct phase_sum nothing = {zero, zero, zero};
    const int pieces = json_member(c->json, c->witness, "pieces");
    c->sum[PHASE_COMPRESSION] = c->sum[PHASE_RESTITUTION] = nothing;
    c->now = (struct velocity){impact_value(c, IMPACT_u), impact_value(c, IMPACT_v)};
    if (impact_is_degenerate(c))
        return json_size(c->json, c->witness) == 0 ||
               impact_rejected(c, "witness", "", "v = 0 and p = 0 single out no motion");
    if (json_size(c->json, c->witness) != 5)
        return impact_rejected(c, "witness", "", "a part of the motion is missing");
    if (!check_all(c, pieces)) return 0;
    const int takes_place = c->sign[IMPACT_v] < 0 || (c->sign[IMPACT_u] != 0 && impact_p(c) < 0);
    return takes_place == (c->pieces > 0) ||
           impact_rejected(c, "witness", "pieces", "an impact takes place, or none does");
}
