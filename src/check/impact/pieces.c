/* SPDX-License-Identifier: BSD-2-Clause */
/* The motion, piece by piece (spec/certificate.md, section 7.4). */
#include "check/impact/impact.h"
#include "check/impact/piece.h"

#include <stddef.h>

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int reject_pieces(const struct impact *c, const char *item, const char *what)
{
    return impact_rejected(c, "witness.pieces", item, what);
}

/*@ requires impact_sees(c) && 0 <= quantity < IMPACT_QUANTITIES && surd_ok(&c->field, x);
  @ assigns \nothing;
  @ ensures surd_ok(&c->field, \result); */
static struct surd product(const struct impact *c, int quantity, struct surd x)
{
    return surd_multiply(&c->field, impact_value(c, quantity), x);
}

/*@ requires \valid_read(c) && surd_field_ok(&c->field) && surd_ok(&c->field, x);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int sign_of(const struct impact *c, struct surd x)
{
    return surd_sign(&c->field, x);
}

/* The number under a key of a piece; its a is NULL when it is not a number of the field. */
/*@ requires impact_followed(c) && 0 <= node < c->json->count;
  @ requires constant_text(key);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && (\result.a != \null ==> surd_ok(&c->field, \result)); */
static struct surd number_in(const struct impact *c, int node, const char *key)
{
    struct surd x;
    const struct surd none = {NULL, NULL};
    return impact_surd(c, json_member(c->json, node, key), &x) ? x : none;
}

/* The slip of a piece: 1 for S+, -1 for S-, 0 for T, else 2. */
/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures -1 <= \result <= 2; */
static int slip_of(const struct json *json, int node)
{
    const int slip = json_member(json, node, "slip");
    if (json_is(json, slip, "S+")) return 1;
    if (json_is(json, slip, "S-")) return -1;
    return json_is(json, slip, "T") ? 0 : 2;
}

/* The phase of a piece; PHASES when it has none. */
/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= PHASES; */
static int phase_of(const struct json *json, int node)
{
    const int phase = json_member(json, node, "phase");
    if (json_is(json, phase, "compression")) return PHASE_COMPRESSION;
    return json_is(json, phase, "restitution") ? PHASE_RESTITUTION : PHASES;
}

/* Reads the next piece. */
/*@ requires impact_followed(c) && 0 <= node < c->json->count;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && impact_followed(c) && (\result.phase != PHASES ==> piece_ok(c, \result)); */
static struct piece read_piece(const struct impact *c, int node)
{
    const struct surd I = number_in(c, node, "normal"), J = number_in(c, node, "tangential");
    const struct velocity after = {number_in(c, node, "u"), number_in(c, node, "v")};
    struct piece p = {slip_of(c->json, node), phase_of(c->json, node), I, J, c->now, after};
    if (p.slip > 1 || I.a == NULL || J.a == NULL || after.u.a == NULL || after.v.a == NULL) p.phase = PHASES;
    return p;
}

/* The value `before` + x J + y I. */
/*@ requires piece_ok(c, p) && surd_ok(&c->field, before) && 0 <= x < IMPACT_QUANTITIES && 0 <= y < IMPACT_QUANTITIES;
  @ assigns \nothing;
  @ ensures surd_ok(&c->field, \result); */
static struct surd moved(const struct impact *c, struct piece p, struct surd before, int x, int y)
{
    const struct surd_field *f = &c->field;
    return surd_add(f, before, surd_add(f, product(c, x, p.J), product(c, y, p.I)));
}

/*@ requires piece_ok(c, p);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> piece_ok(c, p)); */
static int check_equations(const struct impact *c, struct piece p)
{
    const struct surd_field *f = &c->field;
    if (sign_of(c, p.I) <= 0) return reject_pieces(c, "normal", "is not positive");
    if (!surd_equal(f, p.after.u, moved(c, p, p.before.u, IMPACT_A, IMPACT_B)))
        return reject_pieces(c, "u", "is not what the impulses give");
    return surd_equal(f, p.after.v, moved(c, p, p.before.v, IMPACT_B, IMPACT_C)) ||
           reject_pieces(c, "v", "is not what the impulses give");
}

/* 1 when neither sign is opposite to d, and not both are 0. */
/*@ requires -1 <= d <= 1 && -1 <= before <= 1 && -1 <= after <= 1;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int goes(int d, int before, int after)
{
    return d * before >= 0 && d * after >= 0 && (before != 0 || after != 0);
}

/*@ requires piece_ok(c, p);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> piece_ok(c, p)); */
static int check_coulomb(const struct impact *c, struct piece p)
{
    const struct surd_field *f = &c->field;
    const struct surd friction = product(c, IMPACT_mu, p.I);
    const int before = sign_of(c, p.before.u), after = sign_of(c, p.after.u);
    const int forward = sign_of(c, surd_subtract(f, friction, p.J));
    const int backward = sign_of(c, surd_add(f, friction, p.J));
    if (p.slip == 0) {
        if (before != 0 || after != 0) return reject_pieces(c, "slip", "the point does not stick");
        return (forward >= 0 && backward >= 0) || reject_pieces(c, "tangential", "is more than friction can hold");
    }
    if (!goes(p.slip, before, after)) return reject_pieces(c, "slip", "the point does not slip this way");
    return (p.slip > 0 ? backward : forward) == 0 || reject_pieces(c, "tangential", "is not that of Coulomb's law");
}

/*@ requires piece_ok(c, p);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> piece_ok(c, p)); */
static int check_phase(const struct impact *c, struct piece p)
{
    const int before = sign_of(c, p.before.v), after = sign_of(c, p.after.v);
    if (p.phase == PHASE_COMPRESSION)
        return goes(-1, before, after) || reject_pieces(c, "phase", "is not compression: v is not below 0");
    const struct surd rise = surd_subtract(&c->field, p.after.v, p.before.v);
    return (before >= 0 && sign_of(c, rise) > 0) ||
           reject_pieces(c, "phase", "is not restitution: v does not rise from 0");
}

/* Checks the order of the pieces. A piece of compression begins with v < 0, unless it is the first; so the piece that
 * ends with v = 0 is the last of compression. */
/*@ requires piece_ok(c, p);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> piece_ok(c, p)); */
static int check_order(const struct impact *c, struct piece p, int slip_before, int phase_before)
{
    const int begins = sign_of(c, p.before.v);
    if (c->pieces == 0)
        return p.phase == PHASE_COMPRESSION || reject_pieces(c, "phase", "compression does not come first");
    if (p.slip == slip_before && p.phase == phase_before) return reject_pieces(c, "", "two pieces are one");
    if (p.phase == PHASE_COMPRESSION)
        return (phase_before == PHASE_COMPRESSION && begins < 0) || reject_pieces(c, "phase", "compression is over");
    return phase_before == PHASE_RESTITUTION || begins == 0 || reject_pieces(c, "phase", "compression is not over");
}

/*@ requires piece_ok(c, p);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> piece_ok(c, p)); */
static int check_piece(const struct impact *c, struct piece p, int slip_before, int phase_before)
{
    return check_equations(c, p) && check_coulomb(c, p) && check_phase(c, p) &&
           check_order(c, p, slip_before, phase_before);
}

/*@ requires piece_ok(c, p);
  @ assigns c->slip[0 .. 1], c->slips, c->second_phase, *c->answer;
  @ ensures 0 <= \result <= 1 && (\result == 1 ==> piece_ok(c, p) && c->slips > 0); */
static int record_slip(struct impact *c, struct piece p, int slip_before)
{
    if (c->pieces > 0 && p.slip == slip_before) return 1;
    if (c->slips == 2) return reject_pieces(c, "slip", "changes twice");
    if (c->slips == 1) c->second_phase = (short)p.phase;
    c->slip[c->slips++] = (short)p.slip;
    return 1;
}

/* Twice the work of the normal force on a piece. */
/*@ requires piece_ok(c, p);
  @ assigns \nothing;
  @ ensures surd_ok(&c->field, \result); */
static struct surd twice_work_of(const struct impact *c, struct piece p)
{
    const struct surd_field *f = &c->field;
    return surd_multiply(f, surd_add(f, p.before.v, p.after.v), p.I);
}

/*@ requires piece_ok(c, p);
  @ assigns \nothing;
  @ ensures surd_ok(&c->field, \result.normal) && surd_ok(&c->field, \result.tangential) && surd_ok(&c->field, \result.twice_work); */
static struct phase_sum sum_with(const struct impact *c, struct piece p)
{
    const struct surd_field *f = &c->field;
    const struct phase_sum *sum = &c->sum[p.phase];
    const struct phase_sum more = {surd_add(f, sum->normal, p.I), surd_add(f, sum->tangential, p.J),
                                   surd_add(f, sum->twice_work, twice_work_of(c, p))};
    return more;
}

/*@ requires piece_ok(c, p) && c->slips > 0;
  @ assigns c->now, c->pieces, c->sum[0 .. PHASES - 1];
  @ ensures impact_followed(c); */
static void end_piece(struct impact *c, struct piece p)
{
    c->sum[p.phase] = sum_with(c, p);
    /*@ assert impact_sums(c); */
    /*@ assert impact_numbers(c); */
    c->now = p.after;
    c->pieces = 1;
    /*@ assert impact_sums(c); */
    /*@ assert impact_numbers(c); */
    /*@ assert impact_reads(c); */
}

/* Goes on by a piece that has been checked. */
/*@ requires piece_ok(c, p);
  @ assigns c->now, c->pieces, c->slip[0 .. 1], c->slips, c->second_phase, c->sum[0 .. PHASES - 1], *c->answer;
  @ ensures 0 <= \result <= 1 && (\result == 1 ==> impact_followed(c)); */
static int take_piece(struct impact *c, struct piece p, int slip_before)
{
    if (!record_slip(c, p, slip_before)) return 0;
    end_piece(c, p);
    return 1;
}

/* The slip of the last piece; 2 when there is none. */
/*@ requires impact_followed(c);
  @ assigns \nothing;
  @ ensures \result == (c->slips > 0 ? c->slip[c->slips - 1] : 2); */
static int last_slip(const struct impact *c)
{
    return c->slips > 0 ? c->slip[c->slips - 1] : 2;
}

/* Checks the piece at a node, which follows one of the phase `phase_before` (PHASES: none). Returns its phase, or PHASES with the reason. */
/*@ requires impact_followed(c) && 0 <= node < c->json->count;
  @ assigns c->now, c->pieces, c->slip[0 .. 1], c->slips, c->second_phase, c->sum[0 .. PHASES - 1], *c->answer,
  @   scalar_doubt;
  @ ensures 0 <= \result <= PHASES && DOUBT_STAYS && (\result < PHASES ==> impact_followed(c)); */
static int follow_piece(struct impact *c, int node, int phase_before)
{
    const int slip_before = last_slip(c);
    const struct piece p = read_piece(c, node);
    if (p.phase == PHASES) {
        reject_pieces(c, "", "has a word or a number that does not belong there");
        return PHASES;
    }
    if (!check_piece(c, p, slip_before, phase_before) || !take_piece(c, p, slip_before)) return PHASES;
    return p.phase;
}

/*@ requires impact_followed(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> impact_followed(c)); */
static int check_end(const struct impact *c, int phase)
{
    return c->pieces == 0 || phase == PHASE_RESTITUTION || sign_of(c, c->now.v) == 0 ||
           reject_pieces(c, "v", "compression does not end at 0");
}

/* Checks the pieces from a node on, which follow one of the phase `phase` (PHASES: none), up to the node `end`. There are at most three in order, so
 * that the recursion is not deep. */
/*@ requires impact_followed(c) && 0 <= node && end <= c->json->count && 0 <= phase <= PHASES;
  @ decreases end - node;
  @ assigns c->now, c->pieces, c->slip[0 .. 1], c->slips, c->second_phase, c->sum[0 .. PHASES - 1], *c->answer,
  @   scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> impact_followed(c)); */
static int check_from(struct impact *c, int node, int end, int phase)
{
    if (node >= end) return check_end(c, phase);
    const struct json *json = c->json;
    const int next = json->node[node].next;
    /*@ assert node < next; */
    const int found = follow_piece(c, node, phase);
    if (found == PHASES) return 0;
    /*@ assert c->json == json; */
    /*@ assert c->answer == \at(c->answer, Pre); */
    return check_from(c, next, end, found);
}

/*@ requires impact_sees(c);
  @ assigns \nothing;
  @ ensures surd_ok(&c->field, \result); */
static struct surd zero(const struct impact *c)
{
    return surd_from(scalar_zero(c->field.pool));
}

/* All sums are 0 before the first piece. */
/*@ requires impact_sees(c) && c->pieces == 0 && c->slips == 0 && surd_ok(&c->field, none);
  @ assigns c->sum[0 .. PHASES - 1];
  @ ensures impact_sees(c) && impact_sums(c) && impact_itinerary(c); */
static void clear_sums(struct impact *c, struct surd none)
{
    const struct phase_sum nothing = {none, none, none};
    c->sum[PHASE_COMPRESSION] = nothing;
    c->sum[PHASE_RESTITUTION] = nothing;
    /*@ assert impact_sums(c); */
    /*@ assert impact_numbers(c); */
    /*@ assert impact_reads(c); */
}

/*@ requires impact_sees(c) && impact_sums(c) && impact_itinerary(c) && impact_velocity(c, initial);
  @ assigns c->now;
  @ ensures impact_followed(c); */
static void set_velocity(struct impact *c, struct velocity initial)
{
    c->now = initial;
    /*@ assert impact_velocity(c, c->now) && impact_itinerary(c); */
    /*@ assert impact_sums(c); */
    /*@ assert impact_numbers(c); */
    /*@ assert impact_reads(c); */
}

/*@ requires impact_sees(c) && c->pieces == 0 && c->slips == 0;
  @ assigns c->now, c->sum[0 .. PHASES - 1];
  @ ensures impact_followed(c); */
static void begin(struct impact *c)
{
    const struct velocity initial = {impact_value(c, IMPACT_u), impact_value(c, IMPACT_v)};
    clear_sums(c, zero(c));
    set_velocity(c, initial);
}

int impact_check_pieces(struct impact *c)
{
    const struct json *json = c->json;
    const int pieces = json_member(json, c->witness, "pieces"), end = json->node[pieces].next;
    begin(c);
    /*@ assert c->json == json; */
    /*@ assert c->answer == \at(c->answer, Pre); */
    if (impact_is_degenerate(c))
        return json_size(json, c->witness) == 0 ||
               impact_rejected(c, "witness", "", "v = 0 and p = 0 single out no motion");
    if (json_size(json, c->witness) != 5) return impact_rejected(c, "witness", "", "a part of the motion is missing");
    if (!check_from(c, pieces + 1, end, PHASES)) return 0;
    const int takes_place = c->sign[IMPACT_v] < 0 || (c->sign[IMPACT_u] != 0 && impact_p(c) < 0);
    return takes_place == (c->pieces > 0) ||
           impact_rejected(c, "witness", "pieces", "an impact takes place, or none does");
}
