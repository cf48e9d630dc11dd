/* SPDX-License-Identifier: BSD-2-Clause */
/* Equilibrium, the motions that may begin at rest, and persistence, from signs of intervals
 * (spec/stance/certificate.md, section 4). */
#include "check/stance/private.h"

/* The sign of x; 0 also when it is not determined, which `open` does not note. */
/*@ requires range_ok(x);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int status_of(struct range x)
{
    const int sign = range_sign(x);
    return sign == RANGE_OPEN ? 0 : sign;
}

/*@ assigns \nothing;
  @ ensures \result <= x && \result <= y && (\result == x || \result == y); */
static int lesser(int x, int y)
{
    return x < y ? x : y;
}

/* -1 when one number is negative; else 0 when one is 0 or not determined; else 1. */
/*@ requires range_ok(x) && range_ok(y);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int least_of_two(struct range x, struct range y)
{
    return lesser(status_of(x), status_of(y));
}

/*@ requires range_ok(x) && range_ok(y) && range_ok(z);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int least_of_three(struct range x, struct range y, struct range z)
{
    return lesser(least_of_two(x, y), status_of(z));
}

/* The components of the forces normal to the line through the feet. Along this line, s acts at contact 1 and -Fx - s at
 * contact 2. */
/*@ requires enclosed_ok(e) && stance_data_ok(d);
  @ assigns e->open, scalar_doubt;
  @ ensures stance_pair_ok(\result) && DOUBT_STAYS; */
static struct stance_pair vertical_forces(struct enclosed *e, struct stance_data d)
{
    const struct range moment = enclosed_subtract(e, enclosed_multiply(e, d.load[0], d.height), d.torque),
                       span = enclosed_subtract(e, d.contact[1].foot, d.contact[0].foot);
    const struct range first = enclosed_divide(e, enclosed_fma(e, moment, d.load[1], d.contact[1].foot), span);
    const struct range second = enclosed_divide(e, enclosed_fma(e, moment, d.load[1], d.contact[0].foot), span);
    return (struct stance_pair){{enclosed_negate(e, first), second}};
}

/* Bounds of s: from mu f.n - d f.t >= 0, or f.n >= 0 without friction; both are constant + slope s. */
enum { MOST_BOUNDS = 6 };
struct bounds {
    struct range lower[MOST_BOUNDS], upper[MOST_BOUNDS];
    int lowers, uppers, least; /* least: the least sign of the constants when the slope is 0 */
};

/*@ predicate force_bounds_ok(struct bounds b) = 0 <= b.lowers && 0 <= b.uppers && b.lowers + b.uppers <= MOST_BOUNDS &&
  @   -1 <= b.least <= 1 && (\forall integer k; 0 <= k < b.lowers ==> range_ok(b.lower[k])) &&
  @   (\forall integer k; 0 <= k < b.uppers ==> range_ok(b.upper[k])); */

/*@ requires enclosed_ok(e) && force_bounds_ok(bounds) && range_ok(constant) && range_ok(slope);
  @ requires room: bounds.lowers + bounds.uppers < MOST_BOUNDS;
  @ assigns e->open, scalar_doubt;
  @ ensures bounds: force_bounds_ok(\result) && DOUBT_STAYS;
  @ ensures count: \result.lowers + \result.uppers <= bounds.lowers + bounds.uppers + 1; */
static struct bounds with_inequality(struct enclosed *e, struct bounds bounds, struct range constant,
                                     struct range slope)
{
    const int way = enclosed_sign(e, slope);
    if (way == 0) {
        bounds.least = lesser(range_sign(slope) == 0 ? enclosed_sign(e, constant) : 0, bounds.least);
        return bounds;
    }
    const struct range bound = enclosed_negate(e, enclosed_divide(e, constant, slope));
    if (way > 0)
        bounds.lower[bounds.lowers++] = bound;
    else
        bounds.upper[bounds.uppers++] = bound;
    return bounds;
}

/* A contact and its force when s = 0; and the sign of s in the force. */
struct held {
    struct stance_contact contact;
    struct range normal, tangential;
    int sign;
};

/*@ predicate held_ok(struct held h) = stance_contact_ok(h.contact) && range_ok(h.normal) && range_ok(h.tangential) &&
  @   -1 <= h.sign <= 1; */

/*@ requires enclosed_ok(e) && stance_data_ok(data) && 0 <= i <= 1 && range_ok(vertical);
  @ assigns scalar_doubt;
  @ ensures held_ok(\result) && DOUBT_STAYS; */
static struct held held_at(const struct enclosed *e, struct stance_data data, int i, struct range vertical)
{
    const struct stance_contact contact = data.contact[i];
    const struct range c = contact.tangent.cosine, s = contact.tangent.sine,
                       along = i == 0 ? enclosed_integer(e, 0) : enclosed_negate(e, data.load[0]);
    const struct range normal = enclosed_subtract(e, enclosed_multiply(e, vertical, c), enclosed_multiply(e, along, s)),
                       tangential = enclosed_fma(e, enclosed_multiply(e, along, c), vertical, s);
    return (struct held){contact, normal, tangential, i == 0 ? -1 : 1};
}

/* With the bound from friction against slip in direction d. */
/*@ requires enclosed_ok(e) && force_bounds_ok(bounds) && held_ok(h) && -1 <= d <= 1;
  @ requires room: bounds.lowers + bounds.uppers < MOST_BOUNDS;
  @ assigns e->open, scalar_doubt;
  @ ensures bounds: force_bounds_ok(\result) && DOUBT_STAYS;
  @ ensures count: \result.lowers + \result.uppers <= bounds.lowers + bounds.uppers + 1; */
static struct bounds with_friction(struct enclosed *e, struct bounds bounds, struct held h, int d)
{
    const struct range mu = h.contact.friction;
    const struct range constant =
        enclosed_subtract(e, enclosed_multiply(e, h.normal, mu), enclosed_times(e, d, h.tangential));
    const struct range slope = enclosed_add(e, enclosed_multiply(e, h.contact.tangent.sine, mu),
                                            enclosed_times(e, d, h.contact.tangent.cosine));
    return with_inequality(e, bounds, constant, enclosed_times(e, h.sign, slope));
}

/* With the bounds at a contact: from friction; without friction also from the sign of the normal force. */
/*@ requires enclosed_ok(e) && force_bounds_ok(bounds) && held_ok(h) && bounds.lowers + bounds.uppers <= MOST_BOUNDS - 3;
  @ assigns e->open, scalar_doubt;
  @ ensures bounds: force_bounds_ok(\result) && DOUBT_STAYS;
  @ ensures count: \result.lowers + \result.uppers <= bounds.lowers + bounds.uppers + 3; */
static struct bounds with_contact(struct enclosed *e, struct bounds bounds, struct held h)
{
    bounds = with_friction(e, bounds, h, 1);
    bounds = with_friction(e, bounds, h, -1);
    if (range_sign(h.contact.friction) != 0) return bounds;
    return with_inequality(e, bounds, h.normal, enclosed_times(e, h.sign, h.contact.tangent.sine));
}

/* The bounds from both contacts. */
/*@ requires enclosed_ok(e) && stance_data_ok(data) && stance_pair_ok(vertical);
  @ assigns e->open, scalar_doubt;
  @ ensures force_bounds_ok(\result) && DOUBT_STAYS; */
static struct bounds bounds_of(struct enclosed *e, struct stance_data data, struct stance_pair vertical)
{
    const struct bounds none = {.least = 1};
    const struct bounds first = with_contact(e, none, held_at(e, data, 0, vertical.at[0]));
    return with_contact(e, first, held_at(e, data, 1, vertical.at[1]));
}

/* The least sign of the differences between an upper bound and the lower bounds, and of `least`. */
/*@ requires enclosed_ok(e) && force_bounds_ok(bounds) && range_ok(upper) && -1 <= least <= 1;
  @ assigns e->open, scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int least_room(struct enclosed *e, struct bounds bounds, struct range upper, int least)
{
    /*@ loop invariant 0 <= k <= bounds.lowers && -1 <= least <= 1 && DOUBT_HAS_STAYED;
      @ loop assigns k, least, e->open, scalar_doubt;
      @ loop variant bounds.lowers - k; */
    for (int k = 0; k < bounds.lowers; k++)
        least = lesser(enclosed_sign(e, enclosed_subtract(e, upper, bounds.lower[k])), least);
    return least;
}

/* 1: forces inside both cones hold the body; 0: only forces on an edge do; -1: none do. A proof that there are none
 * decides, whatever else is not determined. */
/*@ requires enclosed_ok(e) && stance_body_ok(body);
  @ assigns e->open, scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int equilibrium(struct enclosed *e, struct stance_body body)
{
    const struct stance_pair vertical = vertical_forces(e, body.data);
    if (e->open) return 0;
    const struct bounds bounds = bounds_of(e, body.data, vertical);
    int least = bounds.least;
    /*@ loop invariant 0 <= l <= bounds.uppers && -1 <= least <= 1 && DOUBT_HAS_STAYED;
      @ loop assigns l, least, e->open, scalar_doubt;
      @ loop variant bounds.uppers - l; */
    for (int l = 0; l < bounds.uppers; l++) least = least_room(e, bounds, bounds.upper[l], least);
    if (least < 0) e->open = 0;
    return least;
}

/*@ requires enclosed_ok(e) && stance_body_ok(body) && 0 <= i <= 1 && -1 <= d <= 1;
  @ assigns e->open, scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int slip_status(struct enclosed *e, struct stance_body body, int i, int d)
{
    const struct stance_motion m = stance_slip(e, body, i, d);
    return least_of_three(m.normal, enclosed_times(e, d, m.acceleration[2 * i]), m.acceleration[3 - 2 * i]);
}

/*@ requires enclosed_ok(e) && stance_body_ok(body) && 0 <= i <= 1;
  @ assigns e->open, scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int stick_status(struct enclosed *e, struct stance_body body, int i)
{
    const struct stance_motion m = stance_stick(e, body, i);
    const struct range limit = enclosed_multiply(e, m.normal, body.data.contact[i].friction);
    return least_of_three(enclosed_subtract(e, limit, m.tangential), enclosed_add(e, limit, m.tangential),
                          m.acceleration[3 - 2 * i]);
}

/*@ requires enclosed_ok(e) && stance_body_ok(body) && -1 <= d <= 1;
  @ assigns e->open, scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int both_slip_status(struct enclosed *e, struct stance_body body, int d)
{
    const short before = e->open;
    e->open = 0;
    const struct stance_pair normal = stance_both_slip(e, body, d);
    const int is_boundary = e->open;
    e->open = before;
    if (is_boundary) return 0;
    const struct range first = enclosed_fma(e, body.c[X1], normal.at[0], stance_push(e, body, X1, 0, d)),
                       along =
                           enclosed_fma(e, first, normal.at[1], stance_push(e, body, X1, 1, stance_second(e, body, d)));
    return least_of_three(normal.at[0], normal.at[1], enclosed_times(e, d, along));
}

/* With a word, if its status is 1. */
/*@ requires stance_moves_ok(moves) && moves.count < STANCE_MOTIONS && -1 <= status <= 1;
  @ requires constant_text(word);
  @ assigns \nothing;
  @ ensures moves: stance_moves_ok(\result);
  @ ensures count: moves.count <= \result.count <= moves.count + 1; */
static struct stance_moves with_word(struct stance_moves moves, const char *word, int status)
{
    if (status > 0) moves.word[moves.count++] = word;
    if (status > moves.most) moves.most = status;
    return moves;
}

/* With the words of contact i while the other contact is free. */
/*@ requires enclosed_ok(e) && stance_body_ok(body) && 0 <= i <= 1;
  @ requires stance_moves_ok(moves) && moves.count <= STANCE_MOTIONS - 3;
  @ assigns e->open, scalar_doubt;
  @ ensures moves: stance_moves_ok(\result) && DOUBT_STAYS;
  @ ensures count: moves.count <= \result.count <= moves.count + 3; */
static struct stance_moves with_contact_moves(struct enclosed *e, struct stance_body body, struct stance_moves moves,
                                              int i)
{
    moves = with_word(moves, i == 0 ? known_text("PF") : known_text("FP"), slip_status(e, body, i, 1));
    moves = with_word(moves, i == 0 ? known_text("NF") : known_text("FN"), slip_status(e, body, i, -1));
    return with_word(moves, i == 0 ? known_text("SF") : known_text("FS"), stick_status(e, body, i));
}

/* With the words of slip at both contacts; they slip in the same direction or in opposite ones. */
/*@ requires enclosed_ok(e) && stance_body_ok(body);
  @ requires stance_moves_ok(moves) && moves.count <= STANCE_MOTIONS - 2;
  @ assigns e->open, scalar_doubt;
  @ ensures moves: stance_moves_ok(\result) && DOUBT_STAYS; */
static struct stance_moves with_both_slip(struct enclosed *e, struct stance_body body, struct stance_moves moves)
{
    const int same = stance_second(e, body, 1) > 0;
    moves = with_word(moves, same ? known_text("PP") : known_text("PN"), both_slip_status(e, body, 1));
    return with_word(moves, same ? known_text("NN") : known_text("NP"), both_slip_status(e, body, -1));
}

/* All words that are kinematically possible besides rest. */
/*@ requires enclosed_ok(e) && stance_body_ok(body);
  @ assigns e->open, scalar_doubt;
  @ ensures stance_moves_ok(\result) && DOUBT_STAYS; */
static struct stance_moves find_moves(struct enclosed *e, struct stance_body body)
{
    const struct stance_moves none = {.count = 0, .most = -1};
    const struct stance_moves free = with_word(none, known_text("FF"), least_of_two(body.c[Z1], body.c[Z2]));
    const struct stance_moves first = with_contact_moves(e, body, free, 0);
    return with_both_slip(e, body, with_contact_moves(e, body, first, 1));
}

/* Answers, which may be undetermined. */
enum answer_of_signs { NO, YES, OPEN };

/* Whether the other contact cannot lift off while contact i slips. */
/*@ requires enclosed_ok(e) && stance_body_ok(body) && 0 <= i <= 1 && -1 <= d <= 1;
  @ assigns e->open, scalar_doubt;
  @ ensures DOUBT_STAYS; */
static enum answer_of_signs single_slip_ends(struct enclosed *e, struct stance_body body, int i, int d)
{
    const struct stance_motion m = stance_slip(e, body, i, d);
    const int normal = range_sign(m.normal), other = range_sign(m.acceleration[3 - 2 * i]);
    if (normal == -1 || other == -1) return YES;
    return normal == RANGE_OPEN || other == RANGE_OPEN ? OPEN : NO;
}

/* Whether both contacts remain pressed while both slip. */
/*@ requires enclosed_ok(e) && stance_body_ok(body) && -1 <= d <= 1;
  @ assigns e->open, scalar_doubt;
  @ ensures DOUBT_STAYS; */
static enum answer_of_signs both_press(struct enclosed *e, struct stance_body body, int d)
{
    const struct stance_pair normal = stance_both_slip(e, body, d);
    const int first = range_sign(normal.at[0]), second = range_sign(normal.at[1]), open = e->open;
    e->open = 0;
    if (!open && (first == -1 || second == -1 || first == 0 || second == 0)) return NO;
    return open || first == RANGE_OPEN || second == RANGE_OPEN ? OPEN : YES;
}

/* Whether slip in direction d ends in persistent contact. A condition that is proved to fail decides, whatever else is
 * not determined. */
/*@ requires enclosed_ok(e) && stance_body_ok(body) && -1 <= d <= 1;
  @ assigns e->open, scalar_doubt;
  @ ensures DOUBT_STAYS; */
static enum answer_of_signs slip_persists(struct enclosed *e, struct stance_body body, int d)
{
    const enum answer_of_signs first = single_slip_ends(e, body, 0, d), second = single_slip_ends(e, body, 1, d),
                               both = both_press(e, body, d);
    if (first == NO || second == NO || both == NO) return NO;
    return first == OPEN || second == OPEN || both == OPEN ? OPEN : YES;
}

/*@ requires enclosed_ok(e) && stance_body_ok(body);
  @ assigns e->open, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_persistent(struct enclosed *e, struct stance_body body)
{
    const enum answer_of_signs forward = slip_persists(e, body, 1);
    if (forward == NO) return 0;
    const enum answer_of_signs backward = slip_persists(e, body, -1);
    if (backward == NO) return 0;
    if (forward == OPEN || backward == OPEN) e->open = 1;
    return 1;
}

/* With the contacts numbered so that the load presses contact 1, and is not 0 at contact 2; and whether the equilibrium
 * is persistent. What is not determined leaves the code that it has. */
/*@ requires enclosed_ok(e) && stance_statics_ok(s);
  @ assigns e->open, scalar_doubt;
  @ ensures stance_statics_ok(\result) && DOUBT_STAYS; */
static struct stance_statics with_maps(struct enclosed *e, struct stance_statics s)
{
    const int pressed = enclosed_sign(e, s.body.c[Z1]) < 0;
    struct stance_statics found = s;
    if (!pressed) found.body = stance_make_body(e, stance_exchanged(s.body.data));
    if (enclosed_sign(e, found.body.c[Z1]) >= 0 || enclosed_sign(e, found.body.c[Z2]) == 0) return s;
    found.code = STANCE_EQUILIBRIUM;
    found.contact = pressed ? 1 : 2;
    found.persistent = is_persistent(e, found.body);
    return e->open ? s : found;
}

/* The least sign of the Painleve parameters. */
/*@ requires enclosed_ok(e) && stance_body_ok(body);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int least_painleve(const struct enclosed *e, struct stance_body body)
{
    const int first = least_of_two(stance_painleve(e, body, 0, 1), stance_painleve(e, body, 0, -1)),
              second = least_of_two(stance_painleve(e, body, 1, 1), stance_painleve(e, body, 1, -1));
    return lesser(first, second);
}

/* With the code that follows; STANCE_BOUNDARY, which it has, when signs do not determine it. */
/*@ requires enclosed_ok(e) && stance_statics_ok(s);
  @ assigns e->open, scalar_doubt;
  @ ensures stance_statics_ok(\result) && DOUBT_STAYS; */
static struct stance_statics with_code(struct enclosed *e, struct stance_statics s)
{
    const int held = equilibrium(e, s.body);
    if (e->open || held == 0) return s;
    const int painleve = held > 0 ? least_painleve(e, s.body) : 1;
    if (painleve == 0) return s;
    if (held < 0 || painleve < 0) {
        s.code = held < 0 ? STANCE_NO_EQUILIBRIUM : STANCE_PAINLEVE;
        return s;
    }
    const struct stance_moves moves = find_moves(e, s.body);
    if (moves.most < 0) return with_maps(e, s);
    if (moves.most == 0) return s;
    s.code = STANCE_AMBIGUOUS;
    s.moves = moves;
    return s;
}

struct stance_statics stance_find_statics(struct enclosed *e, struct stance_data data)
{
    e->open = 0;
    const struct stance_statics unknown = {.code = STANCE_BOUNDARY, .body = stance_make_body(e, data)};
    const struct stance_statics found = with_code(e, unknown);
    e->open = 0;
    return found;
}
