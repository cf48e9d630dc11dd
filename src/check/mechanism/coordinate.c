/* SPDX-License-Identifier: BSD-2-Clause */
/* The values of the variables of a mechanism at points. */
#include "check/numbers/element.h"
#include "check/mechanism/parts.h"
#include "check/quantities.h"

#include <stdlib.h>

int mechanism_bisect(struct scalar_pool *pool, struct coordinate *x)
{
    if (x->count == 0 || x->bisections == MECHANISM_MAX_BISECTIONS) return 0;
    const scalar one = scalar_one(pool), half = scalar_divide(pool, one, scalar_add(pool, one, one));
    const scalar middle = scalar_multiply(pool, half, scalar_add(pool, x->low, x->high));
    const int sign = mechanism_sign_at(pool, x->poly, x->count, middle);
    x->bisections++;
    if (sign == 0) x->count = 0;
    if (sign == 0 || sign == x->sign_low) x->low = middle;
    if (sign != x->sign_low) x->high = middle;
    return 1;
}

/*@ requires uncertain_reads(c) && 0 <= node < c->json->count && coordinate_apart(c, x);
  @ requires x->bisections == 0;
  @ assigns x->low, x->high, x->poly[0 .. FIELD_MAX_DEGREE], x->count, x->sign_low, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> coordinate_ok(x)); */
static int read_root(const struct uncertain *c, int node, struct coordinate *x)
{
    struct scalar_pool *pool = c->pool;
    scalar ends[2];
    const int list = mechanism_member(c, node, "poly");
    if (mechanism_read_list(c->json, pool, mechanism_member(c, node, "interval"), ends, 2) != 2) return 0;
    const int count = mechanism_read_list(c->json, pool, list, x->poly, FIELD_MAX_DEGREE + 1);
    if (count == 0 || scalar_sign(x->poly[count - 1]) == 0) return 0;
    x->count = (short)count;
    x->low = ends[0];
    x->high = ends[1];
    x->sign_low = (short)mechanism_sign_at(pool, x->poly, count, x->low);
    return x->sign_low != 0 && mechanism_sign_at(pool, x->poly, count, x->high) != 0 &&
           field_isolates(pool, x->poly, count, x->low, x->high);
}

/* Reads a number, a root, or an object with lo and hi. */
/*@ requires uncertain_reads(c) && 0 <= node < c->json->count && coordinate_apart(c, x);
  @ requires x->bisections == 0;
  @ assigns x->low, x->high, x->poly[0 .. FIELD_MAX_DEGREE], x->count, x->sign_low, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> coordinate_ok(x)); */
static int read_value(const struct uncertain *c, int node, struct coordinate *x)
{
    if (mechanism_member(c, node, "poly") != 0) return read_root(c, node, x);
    const int is_range = c->json->node[node].type == JSON_OBJECT;
    const scalar low = quantity_number(c->json, c->pool, is_range ? mechanism_member(c, node, "lo") : node);
    const scalar high = is_range ? quantity_number(c->json, c->pool, mechanism_member(c, node, "hi")) : low;
    x->count = 0;
    x->low = low;
    x->high = high;
    return !is_range || scalar_sign(scalar_subtract(c->pool, high, low)) > 0;
}

/* The text "h*pi + 2*atan(t)", between two bytes of the record. */
struct angle {
    long long half_turns;
    int from, to; /* the bytes of t */
};

/* The byte after a word that begins at a byte; 0 when it does not begin there. */
/*@ requires json_ok(json) && 0 <= at <= end <= json->length;
  @ requires constant_text(word);
  @ assigns \nothing;
  @ ensures \result == 0 || at <= \result <= end; */
static int after(const struct json *json, int at, int end, const char *word)
{
    int n = 0;
    /*@ loop invariant 0 <= n <= end - at && \exists integer k; n <= k <= MAX_CONSTANT_TEXT &&
      @   \valid_read(word + (0 .. k)) && word[k] == 0;
      @ loop assigns n;
      @ loop variant end - at - n; */
    for (; word[n] != '\0'; n++)
        if (n >= end - at || json->text[at + n] != (unsigned char)word[n]) return 0;
    return at + n;
}

/* The text of a node; `to` is 0 when it does not have this form. */
/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures -MECHANISM_HALF_TURNS < \result.half_turns < MECHANISM_HALF_TURNS;
  @ ensures \result.to == 0 || 0 <= \result.from < \result.to <= json->length; */
static struct angle read_angle(const struct json *json, int node)
{
    struct angle angle = {0, 0, 0};
    const int start = json->node[node].start, end = json->node[node].end;
    int from = after(json, start, end, "2*atan(");
    if (from == 0) {
        const int turns = mechanism_read_integer(json, start, end, &angle.half_turns);
        const int rest = after(json, turns, end, "*pi + ");
        const int first = start + (start < end && json->text[start] == '-');
        if (turns <= first || json->text[first] == '0' || rest == 0) return angle;
        from = after(json, rest, end, "2*atan(");
    }
    if (from == 0 || from + 1 >= end || json->text[end - 1] != ')') return angle;
    angle.from = from;
    angle.to = end - 1;
    return angle;
}

/* The place where a value must lie: the index of the piece, 0 when there is none, and whether it is an end of the
 * piece, so that nothing must be proved. The value is at a node or, when that is 0, in bytes of the text. */
struct place {
    int index, piece, is_end;
    int value, from, to;
};

/*@ predicate place_ok{L}(struct json *json, struct mechanism_variable *v, struct place x) =
  @   0 <= x.index < v->count && 0 <= x.piece < json->count && 0 <= x.value < json->count &&
  @   0 <= x.from <= x.to <= json->length; */

/*@ requires uncertain_reads(c) && \valid_read(v) && variable_ok(c->json, v) && 0 <= value < c->json->count;
  @ requires -2 * MECHANISM_HALF_TURNS < half_turns < 2 * MECHANISM_HALF_TURNS;
  @ assigns \nothing;
  @ ensures place_ok(c->json, v, \result) && \result.from == \result.to == 0; */
static struct place place_at(const struct uncertain *c, const struct mechanism_variable *v, long long half_turns,
                             int value)
{
    const long long index = half_turns - v->half_turns;
    if (index < 0 || index >= v->count) return (struct place){0, 0, 0, 0, 0, 0};
    return (struct place){(int)index, mechanism_piece(c->json, v->pieces, (int)index), 0, value, 0, 0};
}

/*@ requires uncertain_reads(c) && 0 <= value < c->json->count && 0 <= end < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_end_of(const struct uncertain *c, int value, int end)
{
    if (mechanism_same(c->json, value, end)) return 1;
    return mechanism_member(c, end, "text") != 0 && mechanism_is_range(c, value) &&
           json_same(c->json, mechanism_member(c, value, "lo"), mechanism_member(c, end, "lo")) &&
           json_same(c->json, mechanism_member(c, value, "hi"), mechanism_member(c, end, "hi"));
}

/* The place of a value in its piece. */
/*@ requires uncertain_reads(c) && \valid_read(v) && variable_ok(c->json, v) && 0 <= value < c->json->count;
  @ requires -2 * MECHANISM_HALF_TURNS < half_turns < 2 * MECHANISM_HALF_TURNS;
  @ assigns \nothing;
  @ ensures place_ok(c->json, v, \result); */
static struct place place_value(const struct uncertain *c, const struct mechanism_variable *v, long long half_turns,
                                int value)
{
    struct place place = place_at(c, v, half_turns, value);
    const int low = mechanism_member(c, place.piece, "lo"), high = mechanism_member(c, place.piece, "hi");
    place.is_end = is_end_of(c, value, low) || is_end_of(c, value, high);
    if (!place.is_end && mechanism_is_range(c, value)) place.piece = 0;
    return place;
}

/* The place of an angle in text form: the end of the field, or given by a tangent. */
/*@ requires uncertain_reads(c) && \valid_read(v) && variable_ok(c->json, v) && 0 <= at < c->json->count;
  @ assigns \nothing;
  @ ensures place_ok(c->json, v, \result); */
static struct place place_text(const struct uncertain *c, const struct mechanism_variable *v, int at)
{
    const struct json *json = c->json;
    const int low = mechanism_is_range(c, v->given) ? mechanism_member(c, v->given, "lo") : 0;
    const int high = mechanism_is_range(c, v->given) ? mechanism_member(c, v->given, "hi") : 0;
    const int is_low = json->node[low].type == JSON_STRING && json_same(json, at, low);
    const int is_high = json->node[high].type == JSON_STRING && json_same(json, at, high);
    if (is_low || is_high) {
        struct place place = place_at(c, v, v->half_turns + (is_low ? 0 : v->count - 1), 0);
        place.value = is_low ? mechanism_member(c, place.piece, "lo") : mechanism_member(c, place.piece, "hi");
        place.is_end = 1;
        return place;
    }
    const struct angle angle = read_angle(json, at);
    struct place place = place_at(c, v, angle.half_turns, 0);
    if (angle.to == 0) place.piece = 0;
    place.from = angle.to == 0 ? 0 : angle.from;
    place.to = angle.to;
    return place;
}

/*@ requires uncertain_reads(c) && \valid_read(v) && variable_ok(c->json, v) && 0 <= at < c->json->count;
  @ assigns \nothing;
  @ ensures place_ok(c->json, v, \result); */
static struct place find_place(const struct uncertain *c, const struct mechanism_variable *v, int at)
{
    const struct place none = {0, 0, 0, 0, 0, 0};
    const int turns = mechanism_member(c, at, "half_turns");
    if (v->is_angle && c->json->node[at].type == JSON_STRING) return place_text(c, v, at);
    if (v->is_angle != (turns != 0)) return none;
    if (turns != 0)
        return place_value(c, v, mechanism_integer(c->json, turns), mechanism_member(c, at, "tangent_of_half"));
    return c->json->node[at].type == JSON_OBJECT || mechanism_is_plain(c, at) ? place_value(c, v, 0, at) : none;
}

/* Reads the value at a place. */
/*@ requires uncertain_reads(c) && coordinate_apart(c, x) && 0 <= place.value < c->json->count;
  @ requires 0 <= place.from <= place.to <= c->json->length;
  @ assigns *x, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> coordinate_ok(x) && x->bisections == 0); */
static int read_place(const struct uncertain *c, struct place place, struct coordinate *x)
{
    x->bisections = 0;
    if (place.value != 0) return read_value(c, place.value, x);
    const scalar value = scalar_read(c->pool, c->json->text + place.from, place.to - place.from);
    x->count = 0;
    x->low = value;
    x->high = value;
    return value != NULL;
}

/* Refines an enclosure by bisection until the value is proved to lie between two ends. */
/*@ requires uncertain_reads(c) && coordinate_apart(c, x) && coordinate_ok(x);
  @ requires 0 <= low < c->json->count && 0 <= high < c->json->count;
  @ assigns x->low, x->high, x->count, x->bisections, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && coordinate_ok(x); */
static int lies_between(const struct uncertain *c, int low, int high, struct coordinate *x)
{
    /*@ loop invariant stays: uncertain_stays{Pre, Here}(c);
      @ loop invariant reads: uncertain_reads(c);
      @ loop invariant value: coordinate_ok(x);
      @ loop invariant DOUBT_HAS_STAYED;
      @ loop assigns x->low, x->high, x->count, x->bisections, scalar_doubt;
      @ loop variant MECHANISM_MAX_BISECTIONS - x->bisections; */
    while (!(mechanism_is_beside(c, x->low, low, -1) && mechanism_is_beside(c, x->high, high, 1)))
        if (!mechanism_bisect(c->pool, x)) return 0;
    return 1;
}

int mechanism_coordinate(const struct uncertain *c, const struct mechanism_variable *variable, int at,
                         struct coordinate *x)
{
    const struct place place = find_place(c, variable, at);
    const int low = mechanism_member(c, place.piece, "lo"), high = mechanism_member(c, place.piece, "hi");
    if (place.piece == 0 || !read_place(c, place, x)) return -1;
    //@ assert same: uncertain_stays{Pre, Here}(c);
    return place.is_end || lies_between(c, low, high, x) ? place.index : -1;
}
