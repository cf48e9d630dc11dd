/* SPDX-License-Identifier: BSD-2-Clause */
/* The slips after the first stop, one after the other. Every interval contains the results of all numbers in the
 * preceding one, so that by induction the motion itself lies in them. */
#include "check/numbers/scalar_round.h"
#include "check/wedge/framework.h"

#include <stddef.h>
#include <stdlib.h>

enum { MOST_SLIPS = 999 };

/* The state of the check: the square of a, with which the next slip begins; its direction; and the nodes about it. */
struct walk {
    struct range square;
    long direction;
    long slip, end;          /* nodes in witness.slips */
    long word, words, slips; /* nodes in verdict.directions; and the number of slips so far */
};

/*@ predicate walk_nodes(struct walk x, integer count) =
  @   0 < x.slip && x.end <= count && 0 < x.word && x.words <= count && 0 <= x.slips <= MOST_SLIPS + 1;
  @ predicate walk_ok{L}(struct framework *w, struct walk x) =
  @   range_ok(x.square) && -1 <= x.direction <= 1 && walk_nodes(x, w->c->json->count); */

/*@ requires enclose_ok(e) && range_ok(x);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range square(const struct enclose *e, struct range x)
{
    return enclose_multiply(e, x, x);
}

/* 1 - cos t */
/*@ requires framework_numbers(d) && range_ok(t);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range versine(const struct framework_data *d, struct range t)
{
    return enclose_subtract(&d->e, d->one, enclose_cosine(&d->e, t));
}

/* E = (1 - cos)^2 + (1 + rho) sin^2 - (1 + 1/rho)^2 */
/*@ requires framework_numbers(d);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range energy(const struct framework_data *d)
{
    const struct enclose *e = &d->e;
    const struct range still = square(e, versine(d, d->theta));
    const struct range moving = enclose_multiply(e, d->total, square(e, enclose_sine(e, d->theta)));
    const struct range limit = enclose_add(e, d->one, enclose_divide(e, d->one, d->rho));
    return enclose_subtract(e, enclose_add(e, still, moving), square(e, limit));
}

/* t - sin t - a (1 - cos t) */
/*@ requires framework_numbers(d) && range_ok(t) && range_ok(a);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range slip_at(const struct framework_data *d, struct range t, struct range a)
{
    const struct enclose *e = &d->e;
    const struct range lost = enclose_multiply(e, a, versine(d, t));
    return enclose_subtract(e, enclose_subtract(e, t, enclose_sine(e, t)), lost);
}

/* (a - t)^2 - (2 rho (1 - kappa) + 1 - kappa^2) / (1 + rho), kappa = cos t + a sin t */
/*@ requires framework_numbers(d) && range_ok(t) && range_ok(a) && range_ok(rest);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range next_square(const struct framework_data *d, struct range t, struct range a, struct range rest)
{
    const struct enclose *e = &d->e;
    const struct range kappa = enclose_add(e, enclose_cosine(e, t), enclose_multiply(e, a, enclose_sine(e, t)));
    const struct range twice = enclose_multiply(e, enclose_add(e, d->rho, d->rho), enclose_subtract(e, d->one, kappa));
    const struct range sum = enclose_add(e, twice, enclose_subtract(e, d->one, square(e, kappa)));
    return enclose_subtract(e, square(e, rest), enclose_divide(e, sum, d->total));
}

/* 1 when t is between 0 and 2 pi, and a slip that begins with a ends there. */
/*@ requires framework_numbers(d) && range_ok(t) && range_ok(a);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_length(const struct framework_data *d, struct range t, struct range a)
{
    const struct range low = range_of(t.low), high = range_of(t.high);
    return scalar_sign(t.low) > 0 && framework_is_below(&d->e, low, high) &&
           framework_is_below(&d->e, high, d->two_pi) &&
           framework_rises_through_0(slip_at(d, low, a), slip_at(d, high, a));
}

/* What follows a slip. */
struct step {
    const char *wrong; /* what is not shown; NULL when all is */
    struct range square;
    long turn; /* -1 when the next slip has the opposite direction, 1 when it has the same */
};

/*@ predicate step_ok(struct step x) = range_ok(x.square) && -1 <= x.turn <= 1; */

/* Follows one slip, of length t. */
/*@ requires framework_numbers(d) && range_ok(t) && range_ok(before);
  @ assigns scalar_doubt;
  @ ensures step_ok(\result) && DOUBT_STAYS; */
static struct step follow_slip(const struct framework_data *d, struct range t, struct range before)
{
    const struct range a = enclose_sqrt(&d->e, before), rest = enclose_subtract(&d->e, a, t);
    const int turn = range_sign(rest);
    struct step after = {NULL, before, turn == -1 || turn == 1 ? turn : 0};
    if (!is_length(d, t, a)) {
        after.wrong = "a slip is not seen to end there";
        return after;
    }
    after.square = next_square(d, t, a, rest);
    const int sign = range_sign(after.square);
    if (sign != -1 && (sign != 1 || after.turn == 0)) after.wrong = "what follows a slip is not seen";
    return after;
}

/* The same in a pool of its own; the results are rounded outwards once more. */
/*@ requires framework_numbers(d) && range_ok(t) && range_ok(before);
  @ assigns scalar_doubt;
  @ ensures step_ok(\result) && DOUBT_STAYS; */
static struct step follow_apart(const struct framework_data *d, struct range t, struct range before)
{
    struct framework_data apart = *d;
    apart.e.pool = scalar_pool_scratch(d->e.pool);
    if (apart.e.pool == NULL) abort();
    struct step after = follow_slip(&apart, t, before);
    const scalar low = scalar_round(d->e.pool, after.square.low, d->e.bits, 0);
    const scalar high = scalar_round(d->e.pool, after.square.high, d->e.bits, 1);
    after.square = (struct range){low, high};
    scalar_pool_free(apart.e.pool);
    return after;
}

/* 1 when the next word of verdict.directions is this direction. */
/*@ requires case_ready(c) && walk_nodes(x, c->json->count);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result == 1 ==> x.word < x.words); */
static int direction_is(const struct theory_case *c, struct walk x)
{
    return x.word < x.words && json_is(c->json, (int)x.word, x.direction > 0 ? known_text("+") : known_text("-"));
}

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int directions_wrong(const struct theory_case *c, const char *what)
{
    return case_rejected(c, "verdict", "directions", what);
}

/* The state behind that word. */
/*@ requires case_ready(c) && walk_nodes(x, c->json->count) && x.word < x.words && x.slips <= MOST_SLIPS;
  @ assigns \nothing;
  @ ensures walk_nodes(\result, c->json->count) && \result.slips == x.slips + 1;
  @ ensures same: \result.square == x.square && \result.direction == x.direction && \result.slip == x.slip && \result.end == x.end; */
static struct walk behind(const struct theory_case *c, struct walk x)
{
    x.word = c->json->node[x.word].next;
    x.slips++;
    return x;
}

/* Checks the row, at the end of all checks of slips. */
/*@ requires case_ready(c);
  @ requires constant_text(row);
  @ assigns *c->answer;
  @ ensures 0 <= \result <= 1; */
static int check_row(const struct theory_case *c, const char *row)
{
    return json_is(c->json, json_member(c->json, 0, "row"), row) ||
           case_rejected(c, "", "row", "is not that of the slips");
}

/* The end of a list with a > 0: for a <= 4/5 the framework slips for ever. */
/*@ requires framework_ok(w) && walk_ok(w, x) && x.slips <= MOST_SLIPS;
  @ assigns *w->c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_trap(const struct framework *w, struct walk x)
{
    const struct enclose *e = &w->d.e;
    const struct theory_case *c = w->c;
    const struct range bound = enclose_divide(e, enclose_integer(e, 16), enclose_integer(e, 25));
    if (!framework_is_below(e, x.square, bound)) return framework_wrong(c, "slips", "there are more");
    if (!direction_is(c, x)) return directions_wrong(c, "are not those of the slips");
    if (behind(c, x).word != x.words) return directions_wrong(c, "are too many");
    if (!framework_states(c, "slips", "infinite")) return framework_does_not_follow(c, "slips");
    return check_row(c, "slips_for_ever");
}

/* Checks that the lists end, and the number that the verdict states. */
/*@ requires case_ready(c) && walk_nodes(x, c->json->count);
  @ assigns *c->answer;
  @ ensures 0 <= \result <= 1; */
static int check_end(const struct theory_case *c, struct walk x)
{
    const int count = json_member(c->json, (int)c->verdict, "slips");
    if (x.slip != x.end) return framework_wrong(c, "slips", "there are fewer");
    if (x.word != x.words) return directions_wrong(c, "are too many");
    if (framework_integer(c->json, count) != x.slips)
        return case_rejected(c, "verdict", "slips", "is not their number");
    return check_row(c, x.slips == 1 ? known_text("stops") : known_text("slips_again"));
}

/* The state at the first stop. */
/*@ requires framework_ok(w);
  @ assigns \nothing;
  @ ensures walk_ok(w, \result) && \result.slips == 0 && \result.direction == 1; */
static struct walk begin(const struct framework *w)
{
    const struct json *json = w->c->json;
    const int slips = json_member(json, (int)w->c->witness, "slips");
    const int words = json_member(json, (int)w->c->verdict, "directions");
    return (struct walk){.square = w->d.one,
                         .direction = 1,
                         .slip = slips + 1,
                         .end = json->node[slips].next,
                         .word = words + 1,
                         .words = json->node[words].next};
}

int framework_check_rest(const struct framework *w)
{
    const struct theory_case *c = w->c;
    const struct walk x = begin(w);
    if (!framework_states(c, "after", "rest")) return framework_does_not_follow(c, "after");
    return direction_is(c, x) ? check_end(c, behind(c, x)) : directions_wrong(c, "are not those of the slips");
}

/* The state after a slip. */
/*@ requires case_ready(c) && walk_nodes(x, c->json->count) && x.word < x.words && x.slip < x.end && x.slips < MOST_SLIPS;
  @ requires -1 <= x.direction <= 1 && step_ok(after);
  @ assigns \nothing;
  @ ensures nodes: walk_nodes(\result, c->json->count) && \result.slips <= MOST_SLIPS && x.slip < \result.slip;
  @ ensures motion: \result.square == after.square && -1 <= \result.direction <= 1; */
static struct walk after_slip(const struct theory_case *c, struct walk x, struct step after)
{
    struct walk next = behind(c, x);
    next.slip = c->json->node[x.slip].next;
    next.square = after.square;
    next.direction = after.turn > 0 ? x.direction : after.turn < 0 ? -x.direction : 0;
    return next;
}

/* Checks the slips that begin with the square and the direction of `x`, each with the length that the witness gives. */
/*@ requires framework_ok(w) && walk_ok(w, x) && x.slips <= MOST_SLIPS;
  @ assigns *w->c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_slips(const struct framework *w, struct walk x)
{
    const struct theory_case *c = w->c;
    /*@ loop invariant framework_ok(w) && walk_ok(w, x) && x.slips <= MOST_SLIPS && DOUBT_HAS_STAYED;
      @ loop assigns x, scalar_doubt;
      @ loop variant c->json->count - x.slip; */
    while (range_sign(x.square) == 1) {
        if (x.slip >= x.end) return check_trap(w, x);
        if (x.slips == MOST_SLIPS) return framework_wrong(c, "slips", "are too many");
        if (!direction_is(c, x)) return directions_wrong(c, "are not those of the slips");
        const struct step after = follow_apart(&w->d, framework_range(c, (int)x.slip), x.square);
        if (after.wrong != NULL) return framework_wrong(c, "slips", after.wrong);
        x = after_slip(c, x, after);
    }
    return check_end(c, x);
}

int framework_check_slips(const struct framework *w)
{
    const struct enclose *e = &w->d.e;
    const struct theory_case *c = w->c;
    const struct range E = energy(&w->d);
    const int side = range_sign(enclose_sine(e, w->d.theta)), moves = range_sign(E);
    struct walk x = begin(w);
    if (moves == -1) return framework_check_rest(w);
    if (moves != 1 || (side != 1 && side != -1))
        return case_rejected(c, "verdict", "after", "what follows the first stop is not seen");
    if (!direction_is(c, x)) return directions_wrong(c, "are not those of the slips");
    if (!framework_states(c, "after", side > 0 ? known_text("+") : known_text("-")))
        return framework_does_not_follow(c, "after");
    x = behind(c, x);
    x.direction = side;
    x.square = enclose_divide(e, enclose_multiply(e, square(e, w->d.rho), E), w->d.total);
    return check_slips(w, x);
}
