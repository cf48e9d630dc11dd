/* SPDX-License-Identifier: BSD-2-Clause */
/* The motion, piece by piece (spec/certificate.md, section 7.4). */
#include "check/impact.h"

#include <stddef.h>

/* The piece that is being checked. */
struct piece {
    struct impact *c;
    signed char slip, phase; /* slip 1 forward, -1 backward, 0 stick */
    struct surd I, J;        /* its impulses */
    struct velocity before, after;
};

/*@ predicate piece_sees{L}(struct piece *p) =
  @   \valid(p) && impact_followed(p->c) && \separated(p, p->c, p->c->json, p->c->answer) && impact_velocity(p->c, p->before);
  @ predicate piece_words{L}(struct piece *p) = -1 <= p->slip <= 1 && 0 <= p->phase < PHASES;
  @ predicate piece_numbers{L}(struct piece *p) =
  @   surd_ok(&p->c->field, p->I) && surd_ok(&p->c->field, p->J) && impact_velocity(p->c, p->after);
  @ // What is known when its fields have been read.
  @ predicate piece_ok{L}(struct piece *p) = piece_sees(p) && piece_words(p) && piece_numbers(p); */

/*@ requires \valid_read(p) && \valid_read(p->c) && \valid(p->c->answer);
  @ assigns *p->c->answer;
  @ ensures \result == 0; */
static int wrong(const struct piece *p, const char *item, const char *what)
{
    return impact_rejected(p->c, "witness.pieces", item, what);
}

/*@ requires piece_sees(p) && 0 <= quantity < IMPACT_QUANTITIES && surd_ok(&p->c->field, x);
  @ assigns \nothing;
  @ ensures surd_ok(&p->c->field, \result); */
static struct surd product(const struct piece *p, int quantity, struct surd x)
{
    return surd_multiply(&p->c->field, impact_value(p->c, quantity), x);
}

/*@ requires \valid_read(p) && surd_field_ok(&p->c->field) && surd_ok(&p->c->field, x);
  @ assigns rational_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int sign_of(const struct piece *p, struct surd x)
{
    return surd_sign(&p->c->field, x);
}

/*@ requires piece_sees(p) && 0 <= node < p->c->json->count;
  @ assigns p->slip, p->phase, *p->c->answer;
  @ ensures 0 <= \result <= 1 && p->c == \old(p->c) && (\result == 1 ==> piece_sees(p) && piece_words(p)); */
static int read_words(struct piece *p, int node)
{
    const struct json *json = p->c->json;
    const int slip = json_member(json, node, "slip"), phase = json_member(json, node, "phase");
    const int forward = json_is(json, slip, "S+"), backward = json_is(json, slip, "S-");
    const int compression = json_is(json, phase, "compression");
    if (!forward && !backward && !json_is(json, slip, "T")) return wrong(p, "slip", "is none of S+, S-, T");
    if (!compression && !json_is(json, phase, "restitution"))
        return wrong(p, "phase", "is neither compression nor restitution");
    p->slip = forward - backward;
    p->phase = compression ? PHASE_COMPRESSION : PHASE_RESTITUTION;
    return 1;
}

/*@ requires impact_followed(c) && 0 <= node < c->json->count && \valid(x) && \separated(x, c, c->json, c->answer);
  @ requires constant_text(key);
  @ assigns *x, *c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && c->json == \old(c->json) && c->answer == \old(c->answer);
  @ ensures \result == 1 ==> impact_followed(c) && surd_ok(&c->field, *x); */
static int read_value(const struct impact *c, int node, const char *key, struct surd *x)
{
    return impact_surd(c, json_member(c->json, node, key), x) ||
           impact_rejected(c, "witness.pieces", key, "is no number of the field of the outgoing v");
}

/*@ requires piece_sees(p) && piece_words(p) && 0 <= node < p->c->json->count;
  @ assigns p->I, p->J, p->after, *p->c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && p->c == \old(p->c) && (\result == 1 ==> piece_ok(p)); */
static int read_numbers(struct piece *p, int node)
{
    const struct impact *c = p->c;
    return read_value(c, node, "normal", &p->I) && read_value(c, node, "tangential", &p->J) &&
           read_value(c, node, "u", &p->after.u) && read_value(c, node, "v", &p->after.v);
}

/* before + x J + y I */
/*@ requires piece_ok(p) && surd_ok(&p->c->field, before) && 0 <= x < IMPACT_QUANTITIES && 0 <= y < IMPACT_QUANTITIES;
  @ assigns \nothing;
  @ ensures surd_ok(&p->c->field, \result); */
static struct surd moved(const struct piece *p, struct surd before, int x, int y)
{
    const struct surd_field *f = &p->c->field;
    return surd_add(f, before, surd_add(f, product(p, x, p->J), product(p, y, p->I)));
}

/*@ requires piece_ok(p);
  @ assigns *p->c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && p->c == \old(p->c) && (\result == 1 ==> piece_ok(p)); */
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
/*@ requires -1 <= d <= 1 && -1 <= before <= 1 && -1 <= after <= 1;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int goes(int d, int before, int after)
{
    return d * before >= 0 && d * after >= 0 && (before != 0 || after != 0);
}

/*@ requires piece_ok(p);
  @ assigns *p->c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && p->c == \old(p->c) && (\result == 1 ==> piece_ok(p)); */
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

/*@ requires piece_ok(p);
  @ assigns *p->c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && p->c == \old(p->c) && (\result == 1 ==> piece_ok(p)); */
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
/*@ requires piece_ok(p);
  @ assigns *p->c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && p->c == \old(p->c) && (\result == 1 ==> piece_ok(p)); */
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

/*@ requires piece_ok(p);
  @ assigns p->c->slip[0 .. 1], p->c->slips, p->c->second_phase, *p->c->answer;
  @ ensures 0 <= \result <= 1 && p->c == \old(p->c) && (\result == 1 ==> piece_ok(p) && p->c->slips > 0); */
static int record_slip(const struct piece *p, int slip_before)
{
    struct impact *c = p->c;
    if (c->pieces > 0 && p->slip == slip_before) return 1;
    if (c->slips == 2) return wrong(p, "slip", "changes twice");
    if (c->slips == 1) c->second_phase = p->phase;
    c->slip[c->slips++] = p->slip;
    /*@ assert impact_itinerary(c); */
    return 1;
}

/*@ requires piece_ok(p);
  @ assigns p->c->sum[0 .. PHASES - 1];
  @ ensures piece_ok(p) && p->c == \old(p->c); */
static void add_to_sum(const struct piece *p)
{
    const struct surd_field *f = &p->c->field;
    struct phase_sum *sum = &p->c->sum[p->phase];
    const struct surd twice_work = surd_multiply(f, surd_add(f, p->before.v, p->after.v), p->I);
    const struct surd normal = surd_add(f, sum->normal, p->I), tangential = surd_add(f, sum->tangential, p->J);
    const struct surd whole_work = surd_add(f, sum->twice_work, twice_work);
    sum->normal = normal;
    sum->tangential = tangential;
    sum->twice_work = whole_work;
}

/*@ requires piece_sees(p) && 0 <= node < p->c->json->count;
  @ assigns p->slip, p->phase, p->I, p->J, p->after, *p->c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && p->c == \old(p->c) && (\result == 1 ==> piece_ok(p)); */
static int read_piece(struct piece *p, int node)
{
    return read_words(p, node) && read_numbers(p, node);
}

/*@ requires piece_ok(p);
  @ assigns *p->c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && p->c == \old(p->c) && (\result == 1 ==> piece_ok(p)); */
static int check_piece(const struct piece *p, int slip_before, int phase_before)
{
    return check_equations(p) && check_coulomb(p) && check_phase(p) && check_order(p, slip_before, phase_before);
}

/*@ requires piece_ok(p) && p->c->slips > 0;
  @ assigns p->c->now, p->c->pieces, p->c->sum[0 .. PHASES - 1];
  @ ensures piece_ok(p) && p->c == \old(p->c); */
static void end_piece(const struct piece *p)
{
    add_to_sum(p);
    p->c->now = p->after;
    p->c->pieces++;
}

/*@ requires impact_followed(c) && c->pieces == 0 && 0 <= pieces < c->json->count;
  @ assigns c->now, c->pieces, c->slip[0 .. 1], c->slips, c->second_phase, c->sum[0 .. PHASES - 1], *c->answer,
  @   rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> impact_followed(c)); */
static int check_all(struct impact *c, int pieces)
{
    struct piece p = {.c = c};
    /*@ loop invariant pieces < i <= c->json->count && DOUBT_HAS_STAYED;
      @ loop invariant impact_followed(c) && p.c == c && (c->pieces > 0 ==> piece_words(&p) && piece_numbers(&p));
      @ loop assigns i, p, c->now, c->pieces, c->slip[0 .. 1], c->slips, c->second_phase, c->sum[0 .. PHASES - 1],
      @   *c->answer, rational_doubt;
      @ loop variant c->json->count - i; */
    for (int i = pieces + 1; i < c->json->node[pieces].next; i = c->json->node[i].next) {
        const int slip_before = p.slip, phase_before = p.phase;
        p.before = c->now;
        if (!read_piece(&p, i) || !check_piece(&p, slip_before, phase_before) || !record_slip(&p, slip_before))
            return 0;
        end_piece(&p);
    }
    return c->pieces == 0 || p.phase == PHASE_RESTITUTION || sign_of(&p, p.after.v) == 0 ||
           wrong(&p, "v", "compression does not end at 0");
}

/*@ requires impact_sees(c) && c->pieces == 0 && c->slips == 0;
  @ assigns c->now, c->sum[0 .. PHASES - 1];
  @ ensures impact_followed(c); */
static void begin(struct impact *c)
{
    const struct surd zero = surd_from(rational_zero(c->field.pool));
    const struct phase_sum nothing = {zero, zero, zero};
    c->sum[PHASE_COMPRESSION] = nothing;
    c->sum[PHASE_RESTITUTION] = nothing;
    c->now.u = impact_value(c, IMPACT_u);
    c->now.v = impact_value(c, IMPACT_v);
}

int impact_check_pieces(struct impact *c)
{
    const int pieces = json_member(c->json, c->witness, "pieces");
    begin(c);
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
