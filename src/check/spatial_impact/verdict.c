/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict of kind `spatial-impact`: its words, signs, events and parts. */
#include "check/spatial_impact/verdict.h"

/*@ requires \valid_read(c.given) && \valid(c.given->answer);
  @ assigns *c.given->answer;
  @ ensures \result == 0; */
static int reject(struct impact3_claim c, const char *place, const char *item, const char *what)
{
    return answer_set(c.given->answer, ANSWER_REJECTED, place, item, what);
}

/*@ requires impact3_claim_ok(c);
  @ requires constant_text(key);
  @ requires constant_text(word);
  @ assigns *c.given->answer;
  @ ensures result: 0 <= \result <= 1;
  @ ensures claim: \result == 1 ==> impact3_claim_ok(c); */
static int word_is(struct impact3_claim c, const char *key, const char *word)
{
    const struct json *json = c.given->json;
    const int node = json_member(json, c.verdict, key);
    return (node != 0 && json->node[node].type == JSON_STRING && json_is(json, node, word)) ||
           reject(c, "verdict", key, "is another word");
}

/*@ requires impact3_claim_ok(c);
  @ requires constant_text(key);
  @ assigns *c.given->answer;
  @ ensures result: 0 <= \result <= 1;
  @ ensures claim: \result == 1 ==> impact3_claim_ok(c); */
static int null_is(struct impact3_claim c, const char *key)
{
    const struct json *json = c.given->json;
    const int node = json_member(json, c.verdict, key);
    return (node != 0 && json->node[node].type == JSON_NULL) || reject(c, "verdict", key, "there is none");
}

/* 1 when the stated interval, multiplied by a positive number, contains a range. */
/*@ requires impact3_claim_ok(c) && 0 <= event < c.given->json->count && factor != \null && range_ok(right);
  @ requires constant_text(key);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int contains(struct impact3_claim c, int event, const char *key, scalar factor, struct range right)
{
    return enclose_is_within(&c.given->e, right, impact3_stated(c, event, key, factor));
}

/* 1 when the intervals at a node contain an event. */
/*@ requires impact3_claim_ok(c) && 0 <= node < c.given->json->count && impact3_event_ok(event);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int contain(struct impact3_claim c, int node, struct impact3_event event)
{
    const scalar one = scalar_one(c.given->e.pool);
    return contains(c, node, "P", one, event.I) && contains(c, node, "u1", c.axis1, event.u1) &&
           contains(c, node, "u2", c.axis2, event.u2) && contains(c, node, "v", one, event.v) &&
           contains(c, node, "W", one, event.W);
}

/*@ requires impact3_claim_ok(c) && impact3_event_ok(event);
  @ requires constant_text(name);
  @ assigns *c.given->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures claim: \result == 1 ==> impact3_claim_ok(c); */
static int event_is(struct impact3_claim c, const char *name, struct impact3_event event, int wanted)
{
    const struct json *json = c.given->json;
    const int node = json_member(json, c.verdict, name), null = json->node[node].type == JSON_NULL;
    if (null || !wanted) return null == !wanted || reject(c, "verdict", name, "is there where it happens");
    if (!contain(c, node, event)) return reject(c, "verdict", name, "an interval does not hold its number");
    return impact3_event_is_narrow(c, node) || reject(c, "verdict", name, "an interval is wider than 2^-20 allows");
}

/* 1 when an array lists the parts of compression, or of restitution. */
/*@ requires impact3_claim_ok(c) && 0 <= array < c.given->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int lists_parts(struct impact3_claim c, int array, int slips, int rests)
{
    const struct json *json = c.given->json;
    int item = array + 1;
    if (slips) item = json_after(json, array, item, "slip");
    if (rests) item = json_after(json, array, item, c.given->stick < 0 ? known_text("S") : known_text("T"));
    return item == json->node[array].next;
}

/*@ requires impact3_claim_ok(c);
  @ assigns *c.given->answer;
  @ ensures result: 0 <= \result <= 1;
  @ ensures claim: \result == 1 ==> impact3_claim_ok(c); */
static int check_parts(struct impact3_claim c, struct impact3_walk walk)
{
    const struct json *json = c.given->json;
    const int itinerary = json_member(json, c.verdict, "itinerary");
    const int compression = json_member(json, itinerary, "compression"),
              restitution = json_member(json, itinerary, "restitution");
    return (lists_parts(c, compression, walk.slips[0], walk.rests[0]) &&
            lists_parts(c, restitution, walk.slips[1], walk.rests[1])) ||
           reject(c, "verdict", "itinerary", "is another one");
}

int impact3_happens(struct impact3_claim c)
{
    const struct impact3_given *g = c.given;
    return !c.open && (g->v < 0 || g->p < 0 || (g->p == 0 && c.h < 0));
}

/* 1 when the certificate may leave open what happens, or v = 0 as long as the slip lasts. */
/*@ requires impact3_claim_ok(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_degenerate(struct impact3_claim c)
{
    const struct impact3_given *g = c.given;
    return c.open || (g->v == 0 && g->p == 0 && c.h == 0 && g->turns == 0);
}

/*@ requires impact3_claim_ok(c);
  @ assigns \result \from c;
  @ ensures constant_text(\result); */
static const char *impact_word(struct impact3_claim c)
{
    if (impact3_happens(c)) return known_text("yes");
    return is_degenerate(c) ? known_text("degenerate") : known_text("no");
}

/* The word for an impact without collision; v = 0. */
/*@ requires impact3_claim_ok(c);
  @ assigns \result \from c;
  @ ensures constant_text(\result); */
static const char *without_collision(struct impact3_claim c)
{
    const struct impact3_given *g = c.given;
    const int beyond = g->turns != 0 && !c.open, sign = g->p != 0 ? g->p : c.h != 0 ? c.h : beyond;
    if (sign < 0) return known_text("possible");
    return sign > 0 ? known_text("no") : known_text("degenerate");
}

/*@ requires impact3_claim_ok(c);
  @ assigns *c.given->answer;
  @ ensures result: 0 <= \result <= 1;
  @ ensures claim: \result == 1 ==> impact3_claim_ok(c); */
static int check_impact_words(struct impact3_claim c)
{
    if (!word_is(c, "impact", impact_word(c))) return 0;
    if (c.given->v < 0) return null_is(c, "impact_without_collision");
    return word_is(c, "impact_without_collision", without_collision(c));
}

/*@ requires impact3_claim_ok(c);
  @ assigns \result \from c, row;
  @ ensures constant_text(\result); */
static const char *row_name(struct impact3_claim c, int row)
{
    if (!impact3_happens(c)) return is_degenerate(c) ? known_text("edge_of_the_paradox") : known_text("no_impact");
    if (row == 0) return known_text("slides_to_the_end");
    if (row == 1) return known_text("stops_in_compression");
    return row == 2 ? known_text("stops_in_restitution") : known_text("from_rest");
}

/*@ requires impact3_claim_ok(c);
  @ assigns \result \from c;
  @ ensures constant_text(\result); */
static const char *rest_word(struct impact3_claim c)
{
    if (c.given->stick > 0) return known_text("stick");
    return c.given->stick == 0 ? known_text("stick-edge") : known_text("slip");
}

/* w1^2 + w2^2, where w = adj(A) B. */
/*@ requires impact3_given_ok(g);
  @ assigns \result \from g;
  @ ensures \result != \null; */
static scalar weight_of(const struct impact3_given *g)
{
    struct scalar_pool *pool = g->e.pool;
    const scalar A22_B1 = scalar_multiply(pool, g->A22, g->B1), A12_B2 = scalar_multiply(pool, g->A12, g->B2);
    const scalar A11_B2 = scalar_multiply(pool, g->A11, g->B2), A12_B1 = scalar_multiply(pool, g->A12, g->B1);
    const scalar w1 = scalar_subtract(pool, A22_B1, A12_B2), w2 = scalar_subtract(pool, A11_B2, A12_B1);
    return scalar_add(pool, scalar_multiply(pool, w1, w1), scalar_multiply(pool, w2, w2));
}

/* 1 when the verdict states the square of the friction from which on the point sticks: it is `weight_of` over detA^2. */
/*@ requires impact3_claim_ok(c);
  @ assigns *c.given->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures claim: \result == 1 ==> impact3_claim_ok(c); */
static int check_friction(struct impact3_claim c)
{
    const struct impact3_given *g = c.given;
    struct scalar_pool *pool = g->e.pool;
    const scalar square = quantity_number(g->json, pool, json_member(g->json, c.verdict, "mu_stick_squared"));
    const scalar weight = scalar_multiply(pool, square, scalar_multiply(pool, g->detA, g->detA));
    return scalar_equal(weight, weight_of(g)) || reject(c, "verdict", "mu_stick_squared", "is another number");
}

/*@ requires impact3_claim_ok(c);
  @ assigns *c.given->answer;
  @ ensures result: 0 <= \result <= 1;
  @ ensures claim: \result == 1 ==> impact3_claim_ok(c); */
static int check_turns(struct impact3_claim c)
{
    return quantity_sign_is(c.given->json, json_member(c.given->json, c.verdict, "turns"), c.given->turns) ||
           reject(c, "verdict", "turns", "is another sign");
}

/*@ requires impact3_claim_ok(c) && impact3_walk_ok(walk);
  @ assigns *c.given->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures claim: \result == 1 ==> impact3_claim_ok(c); */
static int check_events(struct impact3_claim c, struct impact3_walk walk)
{
    const int happens = impact3_happens(c), stops = happens && (walk.row == 1 || walk.row == 2);
    return event_is(c, "stop", walk.stop, stops) && event_is(c, "compression", walk.compression, happens) &&
           event_is(c, "end", walk.end, happens);
}

int impact3_check_verdict(struct impact3_claim c, struct impact3_walk walk)
{
    if (!check_friction(c) || !word_is(c, "at_rest", rest_word(c)) || !check_impact_words(c)) return 0;
    if (!check_turns(c) || !check_events(c, walk) || !check_parts(c, walk)) return 0;
    return json_is(c.given->json, c.row, row_name(c, walk.row)) || reject(c, "", "row", "is another one");
}
