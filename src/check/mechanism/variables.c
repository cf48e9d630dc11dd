/* SPDX-License-Identifier: BSD-2-Clause */
/* The variables of an uncertain mechanism, and the pieces of their ranges. The functions return what is wrong, or NULL. */
#include "check/cover/ends.h"
#include "check/mechanism/parts.h"
#include "check/quantities.h"

#include <stdlib.h>

static const char place_variables[] = "witness.variables";

/*@ requires uncertain_reads(c) && 0 <= piece < c->json->count;
  @ assigns scalar_doubt, \result \from c;
  @ ensures DOUBT_STAYS; */
static const char *flaw_of_side(const struct uncertain *c, int piece)
{
    const int low = mechanism_member(c, piece, "lo"), high = mechanism_member(c, piece, "hi"),
              box = mechanism_member(c, piece, "box");
    if ((box != 0) == (mechanism_is_plain(c, low) && mechanism_is_plain(c, high)))
        return "a box is missing, or needless";
    const scalar from = quantity_number(c->json, c->pool, mechanism_member(c, box != 0 ? box : piece, "lo"));
    const scalar to = quantity_number(c->json, c->pool, mechanism_member(c, box != 0 ? box : piece, "hi"));
    const int encloses = scalar_sign(scalar_subtract(c->pool, to, from)) > 0 && mechanism_is_beside(c, from, low, 1) &&
                         mechanism_is_beside(c, to, high, -1);
    if (!encloses) return "a box does not enclose its piece";
    return box == 0 || uncertain_in_order(c, low, high, (struct range){from, to}) ? NULL : "a piece is no interval";
}

/* Consecutive pieces of an angle differ by a half turn, and meet at right angles. */
/*@ requires uncertain_reads(c) && \valid_read(v) && variable_ok(c->json, v) && 0 <= piece < c->json->count;
  @ requires 0 <= index <= JSON_MAX_VALUES;
  @ assigns \result \from c, v, piece, index; */
static const char *flaw_of_turn(const struct uncertain *c, const struct mechanism_variable *v, int piece, int index)
{
    const int turns = mechanism_member(c, piece, "half_turns");
    if ((turns != 0) != v->is_angle) return "half_turns is missing, or stands where there is no angle";
    if (!v->is_angle) return NULL;
    if (mechanism_integer(c->json, turns) != v->half_turns + index) return "the half turns do not follow each other";
    const int meet = (index == 0 || json_is(c->json, mechanism_member(c, piece, "lo"), "-1")) &&
                     (index == v->count - 1 || json_is(c->json, mechanism_member(c, piece, "hi"), "1"));
    return meet ? NULL : "the pieces of an angle do not meet";
}

/*@ requires uncertain_reads(c) && \valid_read(v) && variable_ok(c->json, v);
  @ assigns scalar_doubt, \result \from c;
  @ ensures DOUBT_STAYS; */
static const char *flaw_of_pieces(const struct uncertain *c, const struct mechanism_variable *v)
{
    const struct json *json = c->json;
    int index = 0;
    /*@ loop invariant 0 <= index < piece <= json->count && v->pieces < piece && DOUBT_HAS_STAYED;
      @ loop assigns index, piece, scalar_doubt;
      @ loop variant json->count - piece; */
    for (int piece = v->pieces + 1; piece < json->node[v->pieces].next; piece = json->node[piece].next) {
        const char *side = flaw_of_side(c, piece), *turn = flaw_of_turn(c, v, piece, index);
        if (side != NULL) return side;
        if (turn != NULL) return turn;
        index++;
    }
    return NULL;
}

/* 1 for an end that section 9.2 allows for numbers. The text of an angle may be different. */
/*@ requires uncertain_reads(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_end(const struct uncertain *c, int node)
{
    return c->json->node[node].type == JSON_OBJECT || mechanism_is_plain(c, node);
}

/* The rational s of the text "s*pi", or 0 for "0"; NULL for another text. */
/*@ requires uncertain_reads(c) && 0 <= node < c->json->count;
  @ assigns \nothing; */
static scalar half_turns_of(const struct uncertain *c, int node)
{
    const struct json_node *x = c->json->node + node;
    const unsigned char *text = c->json->text + x->start;
    const int length = x->end - x->start;
    if (x->type != JSON_STRING) return NULL;
    if (length == 1 && text[0] == '0') return scalar_zero(c->pool);
    if (length < 4 || text[length - 3] != '*' || text[length - 2] != 'p' || text[length - 1] != 'i') return NULL;
    return scalar_read(c->pool, text, length - 3);
}

/* 1 when the end t of a piece may be tan(pi d / 2), where the angle in the text is d half turns beyond those of the
 * piece. This requires |d| <= 1/2 and that t lies between 3 d / 2 and 2 d, because the tangent is convex there. */
/*@ requires uncertain_reads(c) && 0 <= given < c->json->count && 0 <= piece < c->json->count && 0 <= end < c->json->count;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_tangent_of(const struct uncertain *c, int given, int piece, int end)
{
    struct scalar_pool *pool = c->pool;
    const scalar s = half_turns_of(c, given), one = scalar_one(pool);
    if (s == NULL) return 0;
    const scalar d = scalar_subtract(pool, s, quantity_number(c->json, pool, mechanism_member(c, piece, "half_turns")));
    const scalar twice = scalar_add(pool, d, d);
    const scalar least = scalar_divide(pool, scalar_add(pool, twice, d), scalar_add(pool, one, one));
    const int sign = scalar_sign(d), side = sign < 0 ? -1 : 1;
    const scalar size = sign < 0 ? scalar_subtract(pool, scalar_zero(pool), twice) : twice;
    return scalar_sign(scalar_subtract(pool, size, one)) <= 0 && mechanism_is_beside(c, least, end, side) &&
           mechanism_is_beside(c, twice, end, -side);
}

/* The pieces of an angle between two rational multiples of pi must begin and end where these can be. Other angles are
 * texts, which are not evaluated. */
/*@ requires uncertain_reads(c) && \valid_read(v) && variable_ok(c->json, v);
  @ assigns scalar_doubt, \result \from c, v;
  @ ensures DOUBT_STAYS; */
static const char *flaw_of_angle(const struct uncertain *c, const struct mechanism_variable *v)
{
    if (!mechanism_is_range(c, v->given))
        return c->json->node[v->given].type == JSON_STRING ? NULL : "one is not uncertain";
    const int first = v->pieces + 1, last = mechanism_piece(c->json, v->pieces, v->count - 1);
    const int low = mechanism_member(c, v->given, "lo"), high = mechanism_member(c, v->given, "hi");
    return is_tangent_of(c, low, first, mechanism_member(c, first, "lo")) &&
                   is_tangent_of(c, high, last, mechanism_member(c, last, "hi"))
               ? NULL
               : "an angle has not the ends of its field";
}

/*@ requires uncertain_reads(c) && \valid_read(v) && variable_ok(c->json, v);
  @ assigns scalar_doubt, \result \from c, v;
  @ ensures DOUBT_STAYS; */
static const char *flaw_of_field(const struct uncertain *c, const struct mechanism_variable *v)
{
    if (v->is_angle) return flaw_of_angle(c, v);
    if (!mechanism_is_range(c, v->given)) return "one is not uncertain";
    const int low = mechanism_member(c, v->given, "lo"), high = mechanism_member(c, v->given, "hi"),
              piece = v->pieces + 1;
    return is_end(c, low) && is_end(c, high) && mechanism_same(c->json, low, mechanism_member(c, piece, "lo")) &&
                   mechanism_same(c->json, high, mechanism_member(c, piece, "hi"))
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

/* Reads the description of a variable from a node. */
/*@ requires uncertain_reads(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures described: \result.count > 0 ==> variable_is(c->json, \result.field, \result.given, \result.pieces,
  @   \result.count, \result.is_angle, \result.half_turns); */
static struct mechanism_variable describe(const struct uncertain *c, int node)
{
    const int field = mechanism_member(c, node, "field"), pieces = mechanism_member(c, node, "pieces");
    const int given = value_of_field(c, field), count = json_size(c->json, pieces);
    const int turns = count > 0 ? mechanism_member(c, pieces + 1, "half_turns") : 0;
    return (struct mechanism_variable){(unsigned short)field,
                                       (unsigned short)given,
                                       (unsigned short)pieces,
                                       (unsigned short)count,
                                       turns != 0,
                                       turns != 0 ? mechanism_integer(c->json, turns) : 0};
}

/*@ requires uncertain_reads(c) && \valid(m) && mechanism_block(\base_addr(m), c) && mechanism_variables(c->json, m);
  @ requires 0 <= node < c->json->count;
  @ assigns m->variable[0 .. CELL_MAX_AXES - 1], m->variables, scalar_doubt, \result \from c, m, node;
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

/* 1 when all uncertain fields are variables. */
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
        if (mechanism_is_range(c, i + 1) && mechanism_axis(m, json, i) < 0) return 0;
    return 1;
}

/*@ requires uncertain_reads(c) && \valid(m) && mechanism_block(\base_addr(m), c) && m->variables == 0;
  @ assigns m->variable[0 .. CELL_MAX_AXES - 1], m->variables, scalar_doubt, \result \from c, m;
  @ ensures DOUBT_STAYS && mechanism_variables(c->json, m) && (\result == \null ==> m->variables > 0); */
static const char *flaw_of_variables(const struct uncertain *c, struct mechanism *m)
{
    const struct json *json = c->json;
    const int list = json_member(json, json_member(json, 0, "witness"), "variables");
    /*@ loop invariant list < i <= json->count && DOUBT_HAS_STAYED && mechanism_variables(json, m);
      @ loop assigns i, m->variable[0 .. CELL_MAX_AXES - 1], m->variables, scalar_doubt;
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
