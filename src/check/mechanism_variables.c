/* SPDX-License-Identifier: BSD-2-Clause */
/* The variables of an uncertain mechanism, the pieces of their ranges, and the values that they have at points. */
#include "check/element.h"
#include "check/mechanism_parts.h"
#include "check/quantities.h"

#include <stdlib.h>

static const char place_variables[] = "witness.variables";

/*@ requires uncertain_reads(c) && 0 <= node < c->json->count;
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures 0 <= \result < c->json->count; */
static int member(const struct uncertain *c, int node, const char *key)
{
    return c->json->node[node].type == JSON_OBJECT ? json_member(c->json, node, key) : 0;
}

/*@ requires uncertain_reads(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_plain(const struct uncertain *c, int node)
{
    const struct json_node *x = c->json->node + node;
    return x->type == JSON_STRING && rational_read(c->pool, c->json->text + x->start, x->end - x->start) != NULL;
}

/*@ requires uncertain_reads(c) && 0 <= node < c->json->count;
  @ assigns rational_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static rational number(const struct uncertain *c, int node)
{
    return quantity_number(c->json, c->pool, node);
}

/*@ requires uncertain_reads(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_range(const struct uncertain *c, int node)
{
    return member(c, node, "lo") != 0 && member(c, node, "hi") != 0 && json_size(c->json, node) == 2;
}

/* Whether two values are written the same way. */
/*@ requires json_ok(json) && 0 <= x < json->count && 0 <= y < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int same_text(const struct json *json, int x, int y)
{
    if (json->node[x].next - x != json->node[y].next - y) return 0;
    /*@ loop invariant 0 <= i <= json->node[x].next - x;
      @ loop assigns i;
      @ loop variant json->node[x].next - x - i; */
    for (int i = 0; x + i < json->node[x].next; i++) {
        const struct json_node *a = json->node + x + i, *b = json->node + y + i;
        if (a->type != b->type || a->next - b->next != x - y) return 0;
        if (a->type != JSON_OBJECT && a->type != JSON_ARRAY && !json_same(json, x + i, y + i)) return 0;
    }
    return 1;
}

/* The integer that stands in some bytes, or begins there; 18 digits at most.  Returns the byte after it. */
/*@ requires json_ok(json) && 0 <= from <= end <= json->length && \valid(value) && \separated(value, json);
  @ requires \separated(value, json->text + (0 .. json->length - 1));
  @ assigns *value;
  @ ensures from <= \result <= end && -MECHANISM_HALF_TURNS < *value < MECHANISM_HALF_TURNS; */
static int read_integer(const struct json *json, int from, int end, long long *value)
{
    const int negative = from < end && json->text[from] == '-';
    long long size = 0;
    int i = from + negative;
    /*@ loop invariant from <= i <= end && 0 <= size < MECHANISM_HALF_TURNS;
      @ loop assigns i, size;
      @ loop variant end - i; */
    for (; i < end && size < MECHANISM_HALF_TURNS / 10 && json->text[i] >= '0' && json->text[i] <= '9'; i++)
        size = 10 * size + (json->text[i] - '0');
    *value = negative ? -size : size;
    return i;
}

/* An integer node. */
/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures -MECHANISM_HALF_TURNS < \result < MECHANISM_HALF_TURNS; */
static long long integer(const struct json *json, int node)
{
    long long value;
    (void)read_integer(json, json->node[node].start, json->node[node].end, &value);
    return value;
}

/* Whether x is shown not to be above (side 1), or below (side -1), an end. */
/*@ requires uncertain_reads(c) && x != \null && 0 <= end < c->json->count && (side == 1 || side == -1);
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_beside(const struct uncertain *c, rational x, int end, int side)
{
    struct rational_pool *scratch = rational_pool_scratch(c->pool);
    if (scratch == NULL) abort();
    int beside;
    if (member(c, end, "poly") != 0) {
        beside = element_is_beside_root(scratch, c->json, end, x, side);
    } else {
        const int number = c->json->node[end].type == JSON_OBJECT ? member(c, end, side > 0 ? "lo" : "hi") : end;
        const rational value = quantity_number(c->json, scratch, number);
        beside = side * rational_sign(rational_subtract(scratch, x, value)) <= 0;
    }
    rational_pool_free(scratch);
    return beside;
}

/* ---- variables: what is wrong with them, or NULL */

/*@ requires uncertain_reads(c) && 0 <= piece < c->json->count;
  @ assigns rational_doubt, \result \from c;
  @ ensures DOUBT_STAYS; */
static const char *flaw_of_side(const struct uncertain *c, int piece)
{
    const int low = member(c, piece, "lo"), high = member(c, piece, "hi"), box = member(c, piece, "box");
    if ((box != 0) == (is_plain(c, low) && is_plain(c, high))) return "a box is missing, or needless";
    const rational from = number(c, member(c, box != 0 ? box : piece, "lo"));
    const rational to = number(c, member(c, box != 0 ? box : piece, "hi"));
    const int encloses = rational_sign(rational_subtract(c->pool, to, from)) > 0 && is_beside(c, from, low, 1) &&
                         is_beside(c, to, high, -1);
    return encloses ? NULL : "a box does not enclose its piece";
}

/* Pieces of an angle follow each other by half turns, and meet at right angles. */
/*@ requires uncertain_reads(c) && \valid_read(v) && variable_ok(c->json, v) && 0 <= piece < c->json->count;
  @ requires 0 <= index <= JSON_MAX_VALUES;
  @ assigns \result \from c, v, piece, index; */
static const char *flaw_of_turn(const struct uncertain *c, const struct mechanism_variable *v, int piece, int index)
{
    const int turns = member(c, piece, "half_turns");
    if ((turns != 0) != v->is_angle) return "half_turns is missing, or stands where there is no angle";
    if (!v->is_angle) return NULL;
    if (integer(c->json, turns) != v->half_turns + index) return "the half turns do not follow each other";
    const int meet = (index == 0 || json_is(c->json, member(c, piece, "lo"), "-1")) &&
                     (index == v->count - 1 || json_is(c->json, member(c, piece, "hi"), "1"));
    return meet ? NULL : "the pieces of an angle do not meet";
}

/*@ requires uncertain_reads(c) && \valid_read(v) && variable_ok(c->json, v);
  @ assigns rational_doubt, \result \from c;
  @ ensures DOUBT_STAYS; */
static const char *flaw_of_pieces(const struct uncertain *c, const struct mechanism_variable *v)
{
    const struct json *json = c->json;
    int index = 0;
    /*@ loop invariant 0 <= index < piece <= json->count && v->pieces < piece && DOUBT_HAS_STAYED;
      @ loop assigns index, piece, rational_doubt;
      @ loop variant json->count - piece; */
    for (int piece = v->pieces + 1; piece < json->node[v->pieces].next; piece = json->node[piece].next) {
        const char *side = flaw_of_side(c, piece), *turn = flaw_of_turn(c, v, piece, index);
        if (side != NULL) return side;
        if (turn != NULL) return turn;
        index++;
    }
    return NULL;
}

/* An end as section 9.2 allows it: what a number's ends are, and an angle's text need not be. */
/*@ requires uncertain_reads(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_end(const struct uncertain *c, int node)
{
    return c->json->node[node].type == JSON_OBJECT || is_plain(c, node);
}

/*@ requires uncertain_reads(c) && \valid_read(v) && variable_ok(c->json, v);
  @ assigns \result \from c, v; */
static const char *flaw_of_field(const struct uncertain *c, const struct mechanism_variable *v)
{
    if (v->is_angle)
        return c->json->node[v->given].type == JSON_STRING || is_range(c, v->given) ? NULL : "one is not uncertain";
    if (!is_range(c, v->given)) return "one is not uncertain";
    const int low = member(c, v->given, "lo"), high = member(c, v->given, "hi"), piece = v->pieces + 1;
    return is_end(c, low) && is_end(c, high) && same_text(c->json, low, member(c, piece, "lo")) &&
                   same_text(c->json, high, member(c, piece, "hi"))
               ? NULL
               : "one has not the ends of its field";
}

/*@ requires uncertain_reads(c) && 0 <= name < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result < c->json->count; */
static int value_of_field(const struct uncertain *c, int name)
{
    /*@ loop invariant c->problem < i <= c->json->count;
      @ loop assigns i;
      @ loop variant c->json->count - i; */
    for (int i = c->problem + 1; i + 1 < c->json->node[c->problem].next; i = c->json->node[i + 1].next)
        if (json_same(c->json, i, name)) return i + 1;
    return 0;
}

/* What a node says of a variable. */
/*@ requires uncertain_reads(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures described: \result.count > 0 ==> variable_is(c->json, \result.field, \result.given, \result.pieces,
  @   \result.count, \result.is_angle, \result.half_turns); */
static struct mechanism_variable describe(const struct uncertain *c, int node)
{
    const int field = member(c, node, "field"), pieces = member(c, node, "pieces");
    const int given = value_of_field(c, field), count = json_size(c->json, pieces);
    const int turns = count > 0 ? member(c, pieces + 1, "half_turns") : 0;
    return (struct mechanism_variable){(unsigned short)field,
                                       (unsigned short)given,
                                       (unsigned short)pieces,
                                       (unsigned short)count,
                                       turns != 0,
                                       turns != 0 ? integer(c->json, turns) : 0};
}

/*@ requires uncertain_reads(c) && \valid(m) && mechanism_block(\base_addr(m), c) && mechanism_variables(c->json, m);
  @ requires 0 <= node < c->json->count;
  @ assigns m->variable[0 .. CELL_MAX_AXES - 1], m->variables, rational_doubt, \result \from c, m, node;
  @ ensures DOUBT_STAYS && mechanism_variables(c->json, m); */
static const char *read_variable(const struct uncertain *c, struct mechanism *m, int node)
{
    if (m->variables == CELL_MAX_AXES) return "are too many";
    const struct mechanism_variable v = describe(c, node);
    if (v.given == 0 || v.count == 0) return "one is no field of the problem, or without pieces";
    if (mechanism_axis(m, c->json, v.field) >= 0) return "one stands twice";
    if (!v.is_angle && v.count > 1) return "one is no angle, but has several pieces";
    m->variable[m->variables] = v;
    const char *pieces = flaw_of_pieces(c, m->variable + m->variables);
    const char *field = flaw_of_field(c, m->variable + m->variables);
    if (pieces != NULL) return pieces;
    if (field != NULL) return field;
    m->variables++;
    return NULL;
}

/* All uncertain fields are variables. */
/*@ requires uncertain_reads(c) && \valid_read(m) && mechanism_variables(c->json, m);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int has_all(const struct uncertain *c, const struct mechanism *m)
{
    const struct json *json = c->json;
    /*@ loop invariant c->problem < i <= json->count;
      @ loop assigns i;
      @ loop variant json->count - i; */
    for (int i = c->problem + 1; i + 1 < json->node[c->problem].next; i = json->node[i + 1].next)
        if (is_range(c, i + 1) && mechanism_axis(m, json, i) < 0) return 0;
    return 1;
}

/*@ requires uncertain_reads(c) && \valid(m) && mechanism_block(\base_addr(m), c) && m->variables == 0;
  @ assigns m->variable[0 .. CELL_MAX_AXES - 1], m->variables, rational_doubt, \result \from c, m;
  @ ensures DOUBT_STAYS && mechanism_variables(c->json, m) && (\result == \null ==> m->variables > 0); */
static const char *flaw_of_variables(const struct uncertain *c, struct mechanism *m)
{
    const struct json *json = c->json;
    const int list = json_member(json, json_member(json, 0, "witness"), "variables");
    /*@ loop invariant list < i <= json->count && DOUBT_HAS_STAYED && mechanism_variables(json, m);
      @ loop assigns i, m->variable[0 .. CELL_MAX_AXES - 1], m->variables, rational_doubt;
      @ loop variant json->count - i; */
    for (int i = list + 1; i < json->node[list].next; i = json->node[i].next) {
        const char *flaw = read_variable(c, m, i);
        if (flaw != NULL) return flaw;
    }
    if (m->variables == 0) return "there are none";
    return has_all(c, m) ? NULL : "an uncertain field is missing";
}

int mechanism_read_variables(const struct uncertain *c, struct mechanism *m)
{
    const char *flaw = flaw_of_variables(c, m);
    return flaw == NULL || uncertain_rejected(c, place_variables, "", flaw);
}

/* ---- values */

int mechanism_bisect(struct rational_pool *pool, struct coordinate *x)
{
    if (x->count == 0 || x->bisections == MECHANISM_MAX_BISECTIONS) return 0;
    const rational one = rational_one(pool), half = rational_divide(pool, one, rational_add(pool, one, one));
    const rational middle = rational_multiply(pool, half, rational_add(pool, x->low, x->high));
    const int sign = mechanism_sign_at(pool, x->poly, x->count, middle);
    x->bisections++;
    if (sign == 0) x->count = 0;
    if (sign == 0 || sign == x->sign_low) x->low = middle;
    if (sign != x->sign_low) x->high = middle;
    return 1;
}

/*@ requires uncertain_reads(c) && 0 <= node < c->json->count && coordinate_apart(c, x);
  @ requires x->bisections == 0;
  @ assigns x->low, x->high, x->poly[0 .. FIELD_MAX_DEGREE], x->count, x->sign_low, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> coordinate_ok(x)); */
static int read_root(const struct uncertain *c, int node, struct coordinate *x)
{
    struct rational_pool *pool = c->pool;
    rational ends[2];
    const int list = member(c, node, "poly");
    if (mechanism_read_list(c->json, pool, member(c, node, "interval"), ends, 2) != 2) return 0;
    const int count = mechanism_read_list(c->json, pool, list, x->poly, FIELD_MAX_DEGREE + 1);
    if (count == 0 || rational_sign(x->poly[count - 1]) == 0) return 0;
    x->count = (short)count;
    x->low = ends[0];
    x->high = ends[1];
    x->sign_low = (signed char)mechanism_sign_at(pool, x->poly, count, x->low);
    return x->sign_low != 0 && mechanism_sign_at(pool, x->poly, count, x->high) != 0 &&
           field_isolates(pool, x->poly, count, x->low, x->high);
}

/* A number, a root, or an object with lo and hi. */
/*@ requires uncertain_reads(c) && 0 <= node < c->json->count && coordinate_apart(c, x);
  @ requires x->bisections == 0;
  @ assigns x->low, x->high, x->poly[0 .. FIELD_MAX_DEGREE], x->count, x->sign_low, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> coordinate_ok(x)); */
static int read_value(const struct uncertain *c, int node, struct coordinate *x)
{
    if (member(c, node, "poly") != 0) return read_root(c, node, x);
    const int is_range = c->json->node[node].type == JSON_OBJECT;
    const rational low = number(c, is_range ? member(c, node, "lo") : node);
    const rational high = is_range ? number(c, member(c, node, "hi")) : low;
    x->count = 0;
    x->low = low;
    x->high = high;
    return !is_range || rational_sign(rational_subtract(c->pool, high, low)) > 0;
}

/* The text of "h*pi + 2*atan(t)" between two bytes. */
struct angle {
    long long half_turns;
    int from, to; /* of t */
};

/* The byte after a word that begins at a byte; 0 where it does not. */
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

/* The text of a node; to is 0 where it is not such a text. */
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
        const int turns = read_integer(json, start, end, &angle.half_turns);
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

/* Where a value has to lie: the piece, 0 for none, and whether it is its end, so that nothing is to be shown.  The value stands in a
 * node, or, where that is 0, in bytes of the text. */
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
    if (same_text(c->json, value, end)) return 1;
    return member(c, end, "text") != 0 && is_range(c, value) &&
           json_same(c->json, member(c, value, "lo"), member(c, end, "lo")) &&
           json_same(c->json, member(c, value, "hi"), member(c, end, "hi"));
}

/* A value in its piece. */
/*@ requires uncertain_reads(c) && \valid_read(v) && variable_ok(c->json, v) && 0 <= value < c->json->count;
  @ requires -2 * MECHANISM_HALF_TURNS < half_turns < 2 * MECHANISM_HALF_TURNS;
  @ assigns \nothing;
  @ ensures place_ok(c->json, v, \result); */
static struct place place_value(const struct uncertain *c, const struct mechanism_variable *v, long long half_turns,
                                int value)
{
    struct place place = place_at(c, v, half_turns, value);
    const int low = member(c, place.piece, "lo"), high = member(c, place.piece, "hi");
    place.is_end = is_end_of(c, value, low) || is_end_of(c, value, high);
    if (!place.is_end && is_range(c, value)) place.piece = 0;
    return place;
}

/* An angle that is written: the end of the field, or by its tangent. */
/*@ requires uncertain_reads(c) && \valid_read(v) && variable_ok(c->json, v) && 0 <= at < c->json->count;
  @ assigns \nothing;
  @ ensures place_ok(c->json, v, \result); */
static struct place place_text(const struct uncertain *c, const struct mechanism_variable *v, int at)
{
    const struct json *json = c->json;
    const int low = is_range(c, v->given) ? member(c, v->given, "lo") : 0;
    const int high = is_range(c, v->given) ? member(c, v->given, "hi") : 0;
    const int is_low = json->node[low].type == JSON_STRING && json_same(json, at, low);
    const int is_high = json->node[high].type == JSON_STRING && json_same(json, at, high);
    if (is_low || is_high) {
        struct place place = place_at(c, v, v->half_turns + (is_low ? 0 : v->count - 1), 0);
        place.value = is_low ? member(c, place.piece, "lo") : member(c, place.piece, "hi");
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
    const int turns = member(c, at, "half_turns");
    if (v->is_angle && c->json->node[at].type == JSON_STRING) return place_text(c, v, at);
    if (v->is_angle != (turns != 0)) return none;
    if (turns != 0) return place_value(c, v, integer(c->json, turns), member(c, at, "tangent_of_half"));
    return c->json->node[at].type == JSON_OBJECT || is_plain(c, at) ? place_value(c, v, 0, at) : none;
}

/* The value at a place. */
/*@ requires uncertain_reads(c) && coordinate_apart(c, x) && 0 <= place.value < c->json->count;
  @ requires 0 <= place.from <= place.to <= c->json->length;
  @ assigns *x, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> coordinate_ok(x) && x->bisections == 0); */
static int read_place(const struct uncertain *c, struct place place, struct coordinate *x)
{
    x->bisections = 0;
    if (place.value != 0) return read_value(c, place.value, x);
    const rational value = rational_read(c->pool, c->json->text + place.from, place.to - place.from);
    x->count = 0;
    x->low = value;
    x->high = value;
    return value != NULL;
}

int mechanism_coordinate(const struct uncertain *c, const struct mechanism_variable *variable, int at, int *piece,
                         struct coordinate *x)
{
    const struct place place = find_place(c, variable, at);
    const int low = member(c, place.piece, "lo"), high = member(c, place.piece, "hi");
    if (place.piece == 0 || !read_place(c, place, x)) return 0;
    //@ assert same: uncertain_stays{Pre, Here}(c);
    /*@ loop invariant uncertain_stays{Pre, Here}(c) && uncertain_reads(c) && coordinate_ok(x) && DOUBT_HAS_STAYED;
      @ loop assigns *x, rational_doubt;
      @ loop variant MECHANISM_MAX_BISECTIONS - x->bisections; */
    while (!place.is_end && !(is_beside(c, x->low, low, -1) && is_beside(c, x->high, high, 1)))
        if (!mechanism_bisect(c->pool, x)) return 0;
    *piece = place.index;
    return 1;
}
