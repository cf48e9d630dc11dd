/* SPDX-License-Identifier: BSD-2-Clause */
/* The points that a certificate gives for the verdicts of a mechanism: the quantities have the signs of that verdict
 * there. */
#include "check/mechanism/parts.h"

#include <stdlib.h>

/*@ // The values of the variables at a point.
  @ predicate point_ok{L}(struct coordinate *x, integer variables) =
  @   \forall integer i; 0 <= i < variables ==> \valid_read(x + i) && coordinate_ok(x + i);
  @ predicate has_sides(struct cell cell, integer axes) =
  @   \forall integer i; 0 <= i < axes ==> cell.side[i].low != \null && cell.side[i].high != \null; */

/* Whether a polynomial is zero at the point since it is a multiple of the polynomial of which some variable is a root. */
/*@ requires tensor_ok(t) && pool != \null && 0 <= variables <= t.axes && point_ok(x, variables);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int vanishes_at(struct tensor t, struct scalar_pool *pool, const struct coordinate *x, int variables)
{
    /*@ loop invariant 0 <= i <= variables && DOUBT_HAS_STAYED;
      @ loop assigns i, scalar_doubt;
      @ loop variant variables - i; */
    for (int i = 0; i < variables; i++)
        if (x[i].count > 0 && tensor_divide(t, pool, i, x[i].poly, x[i].count)) return 1;
    return 0;
}

/* The sign of a polynomial at a point; RANGE_OPEN when it is not known with these enclosures of the variables. */
/*@ requires pool != \null && tensor_ok(t) && 0 <= variables <= t.axes && point_ok(x, variables);
  @ requires \forall integer i; 0 <= i < t.axes ==> cell.side[i].low != \null && cell.side[i].high != \null;
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= RANGE_OPEN && DOUBT_STAYS; */
static int sign_at_point(struct scalar_pool *pool, int variables, struct tensor t, const struct coordinate *x,
                         struct cell cell)
{
    struct scalar_pool *scratch = scalar_pool_scratch(pool);
    if (scratch == NULL) abort();
    //@ assert sides: cell_sides(&cell, t.axes);
    const struct tensor rest = tensor_copy(scratch, t);
    /*@ loop invariant 0 <= i <= variables;
      @ loop assigns i;
      @ loop variant variables - i; */
    for (int i = 0; i < variables; i++)
        if (x[i].low == x[i].high) tensor_fix(rest, scratch, i, x[i].low);
    const int set = tensor_signs(rest, scratch, &cell, -1);
    const int zero = vanishes_at(rest, scratch, x, variables);
    tensor_free(rest);
    scalar_pool_free(scratch);
    if (zero || set == MAY_BE_ZERO) return 0;
    return set == MAY_BE_NEGATIVE ? -1 : set == MAY_BE_POSITIVE ? 1 : RANGE_OPEN;
}

/* The cell of the point: for each variable its enclosure, for each constant its interval. */
/*@ requires \valid_read(region) && 0 <= variables <= region->axes <= CELL_MAX_AXES && cell_sides(&region->start, region->axes);
  @ requires point_ok(x, variables);
  @ assigns \nothing;
  @ ensures has_sides(\result, region->axes); */
static struct cell cell_at(const struct region *region, const struct coordinate *x, int variables)
{
    struct cell cell = region->start;
    /*@ loop invariant 0 <= i <= variables;
      @ loop invariant has_sides(cell, region->axes);
      @ loop assigns i, cell;
      @ loop variant variables - i; */
    for (int i = 0; i < variables; i++) {
        cell.side[i].low = x[i].low;
        cell.side[i].high = x[i].high;
    }
    return cell;
}

/*@ // Polynomials of these variables and of the other sides of a cell.
  @ predicate tensors_in{L}(struct tensor *t, integer count, struct cell cell, integer variables) =
  @   \valid_read(t + (0 .. count - 1)) &&
  @   \forall integer k; 0 <= k < count ==> tensor_ok(t[k]) && variables <= t[k].axes && has_sides(cell, t[k].axes);
  @ predicate signs_ok{L}(signed char *s, integer count) = \forall integer k; 0 <= k < count ==> -1 <= s[k] <= 1; */

/* The signs of `count` polynomials; 0 when one is not known. */
/*@ requires pool != \null && tensors_in(t, count, cell, variables) && 0 <= variables && 0 <= count;
  @ requires point_ok(x, variables) && \valid(sign + (0 .. count - 1));
  @ assigns sign[0 .. count - 1], scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> signs_ok(sign, count)); */
static int signs_at(struct scalar_pool *pool, int variables, const struct coordinate *x, struct cell cell,
                    const struct tensor *t, int count, signed char *sign)
{
    /*@ loop invariant 0 <= i <= count && DOUBT_HAS_STAYED && signs_ok(sign, i);
      @ loop assigns i, sign[0 .. count - 1], scalar_doubt;
      @ loop variant count - i; */
    for (int i = 0; i < count; i++) {
        const int found = sign_at_point(pool, variables, t[i], x, cell);
        if (found == RANGE_OPEN) return 0;
        sign[i] = (signed char)found;
    }
    return 1;
}

/*@ // The polynomials of a region, of these variables and its constants.
  @ predicate region_tensors{L}(struct region *r, integer variables, integer quantities) = \valid_read(r) && 0 <= variables <= r->axes <= CELL_MAX_AXES &&
  @   cell_sides(&r->start, r->axes) && tensors_ok(&r->quantity[0], quantities, r->axes) &&
  @   tensors_ok(&r->denominator[0], MECHANISM_DENOMINATORS, r->axes); */

/* The signs of denominators and quantities; 0 when one is open. */
/*@ requires pool != \null && region_tensors(region, variables, quantities) && point_ok(x, variables);
  @ requires 0 <= quantities <= PROGRAM_MAX_QUANTITIES && \valid(over + (0 .. MECHANISM_DENOMINATORS - 1)) && \valid(sign + (0 .. quantities - 1));
  @ assigns over[0 .. MECHANISM_DENOMINATORS - 1], sign[0 .. quantities - 1], scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> signs_ok(sign, quantities)); */
static int find_signs(struct scalar_pool *pool, int variables, const struct region *region, int quantities,
                      const struct coordinate *x, signed char *over, signed char *sign)
{
    const struct cell cell = cell_at(region, x, variables);
    return signs_at(pool, variables, x, cell, region->denominator, MECHANISM_DENOMINATORS, over) &&
           signs_at(pool, variables, x, cell, region->quantity, quantities, sign);
}

/* Halves the enclosures of the variables that are roots; 0 when all variables are rational. */
/*@ requires pool != \null && 0 <= variables && \valid(x + (0 .. variables - 1)) && point_ok(x, variables);
  @ assigns x[0 .. variables - 1], scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && point_ok(x, variables); */
static int enclose_better(struct scalar_pool *pool, struct coordinate *x, int variables)
{
    int better = 0;
    /*@ loop invariant 0 <= i <= variables && 0 <= better <= 1 && DOUBT_HAS_STAYED && point_ok(x, variables);
      @ loop assigns i, better, x[0 .. variables - 1], scalar_doubt;
      @ loop variant variables - i; */
    for (int i = 0; i < variables; i++)
        if (mechanism_bisect(pool, x + i)) better = 1;
    return better;
}

/* What is wrong with a point, or NULL. */
/*@ requires json_ok(json) && pool != \null && region_tensors(region, variables, quantities);
  @ requires 0 <= quantities <= PROGRAM_MAX_QUANTITIES;
  @ requires \valid(x + (0 .. variables - 1)) && point_ok(x, variables);
  @ requires \base_addr(x) != \base_addr(json) && \base_addr(x) != \base_addr(region);
  @ requires 0 <= verdict < json->count && 0 <= row < json->count;
  @ assigns x[0 .. variables - 1], scalar_doubt, \result \from json, region, x;
  @ ensures DOUBT_STAYS; */
static const char *judge(const struct json *json, struct scalar_pool *pool, int variables, const struct region *region,
                         int theory, int quantities, struct coordinate *x, int verdict, int row)
{
    signed char over[MECHANISM_DENOMINATORS], sign[PROGRAM_MAX_QUANTITIES];
    int known = find_signs(pool, variables, region, quantities, x, over, sign);
    /*@ loop invariant 0 <= round <= MECHANISM_MAX_BISECTIONS && point_ok(x, variables) && DOUBT_HAS_STAYED;
      @ loop invariant region_tensors(region, variables, quantities) && json_ok(json);
      @ loop invariant known != 0 ==> signs_ok(&sign[0], quantities);
      @ loop assigns round, known, x[0 .. variables - 1], over[0 .. MECHANISM_DENOMINATORS - 1],
      @   sign[0 .. PROGRAM_MAX_QUANTITIES - 1], scalar_doubt;
      @ loop variant MECHANISM_MAX_BISECTIONS - round; */
    for (int round = 0; !known && round < MECHANISM_MAX_BISECTIONS; round++) {
        if (!enclose_better(pool, x, variables)) break;
        known = find_signs(pool, variables, region, quantities, x, over, sign);
    }
    if (!known) return "a sign is open";
    /*@ loop invariant 0 <= i <= MECHANISM_DENOMINATORS;
      @ loop assigns i;
      @ loop variant MECHANISM_DENOMINATORS - i; */
    for (int i = 0; i < MECHANISM_DENOMINATORS; i++)
        if (over[i] <= 0) return "a denominator is not positive";
    if (!theory_signs_inside(theory, quantities, sign)) return "a point lies outside the hypotheses";
    return theory_signs_match(theory, quantities, json, verdict, row, sign) ? NULL
                                                                            : "a point has another verdict, or row";
}

/* The value that a point gives to a field; 0 when it does not name the field. */
/*@ requires json_ok(json) && 0 <= at < json->count && 0 <= field < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result < json->count; */
static int value_at(const struct json *json, int at, int field)
{
    /*@ loop invariant at < i <= json->count;
      @ loop assigns i;
      @ loop variant json->count - i; */
    for (int i = at + 1; i + 1 < json->node[at].next; i = json->node[i + 1].next)
        if (json_same(json, i, field)) return i + 1;
    return 0;
}

/* The index of the region so far (its pieces are its digits), with the piece of one more variable. */
/*@ requires 0 <= region < stride && 0 <= piece < count && stride * count <= JSON_MAX_VALUES;
  @ assigns \nothing;
  @ ensures 0 <= \result < stride * count; */
static int with_piece(int region, int piece, int stride, int count)
{
    //@ assert below: 0 <= piece * stride && 0 <= (count - 1 - piece) * stride;
    (void)count;
    return region + piece * stride;
}

/*@ // Values in a block of their own.
  @ predicate point_apart{L}(struct uncertain *c, struct mechanism *m, struct coordinate *x) =
  @   \valid(x + (0 .. CELL_MAX_AXES - 1)) && \base_addr(x) != \base_addr(m) && \base_addr(x) != \base_addr(c) &&
  @   uncertain_block(\base_addr(x), c); */

/* Reads the value of variable i at a point; returns the index of the piece in which it lies, or -1. */
/*@ requires uncertain_reads(c) && \valid_read(m) && mechanism_variables(c->json, m) && point_apart(c, m, x);
  @ requires 0 <= at < c->json->count && 0 <= i < m->variables && point_ok(x, i);
  @ assigns x[i], scalar_doubt;
  @ ensures -1 <= \result < m->variable[i].count && DOUBT_STAYS;
  @ ensures stays: uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
  @ ensures variables: m->variables == \old(m->variables) && mechanism_variables(c->json, m);
  @ ensures \result >= 0 ==> point_ok(x, i + 1); */
static int read_value(const struct uncertain *c, const struct mechanism *m, int at, int i, struct coordinate *x)
{
    const int value = value_at(c->json, at, m->variable[i].field);
    if (value == 0) return -1;
    const int piece = mechanism_coordinate(c, m->variable + i, value, x + i);
    //@ assert record: c->json == \at(c->json, Pre) && c->pool == \at(c->pool, Pre) && c->answer == \at(c->answer, Pre);
    //@ assert theory: c->theory == \at(c->theory, Pre) && c->theory->program == \at(c->theory->program, Pre);
    //@ assert same: uncertain_stays{Pre, Here}(c);
    //@ assert reads: uncertain_reads(c);
    //@ assert before: point_ok(x, i);
    return piece;
}

/* Reads all values at a point; returns the index of the region in which it lies, or -1. */
/*@ requires uncertain_reads(c) && \valid_read(m) && mechanism_variables(c->json, m) && mechanism_strides(m, m->variables);
  @ requires 0 <= at < c->json->count && point_apart(c, m, x);
  @ assigns x[0 .. CELL_MAX_AXES - 1], scalar_doubt;
  @ ensures -1 <= \result < m->stride[\old(m->variables)] && DOUBT_STAYS;
  @ ensures \result >= 0 ==> point_ok(x, \old(m->variables)); */
static int read_point(const struct uncertain *c, const struct mechanism *m, int at, struct coordinate *x)
{
    const int variables = m->variables;
    int region = 0;
    if (json_size(c->json, at) != variables) return -1;
    /*@ loop invariant 0 <= i <= variables && 0 <= region < m->stride[i] && DOUBT_HAS_STAYED;
      @ loop invariant values: point_ok(x, i);
      @ loop invariant stays: uncertain_stays{Pre, Here}(c) && uncertain_reads(c);
      @ loop invariant variables: m->variables == variables && mechanism_variables(c->json, m);
      @ loop assigns i, region, x[0 .. CELL_MAX_AXES - 1], scalar_doubt;
      @ loop variant variables - i; */
    for (int i = 0; i < variables; i++) {
        const int piece = read_value(c, m, at, i, x);
        if (piece < 0) return -1;
        region = with_piece(region, piece, m->stride[i], m->variable[i].count);
    }
    return region;
}

/* The same for a point in the record. */
/*@ requires mechanism_ok(c, m) && 0 <= at < c->json->count && 0 <= verdict < c->json->count && 0 <= row < c->json->count;
  @ assigns scalar_doubt, \result \from c, m;
  @ ensures DOUBT_STAYS; */
static const char *check_point(const struct uncertain *c, const struct mechanism *m, int at, int verdict, int row)
{
    struct coordinate x[CELL_MAX_AXES];
    const struct json *json = c->json;
    struct scalar_pool *pool = c->pool;
    const struct region *region = m->region;
    const int variables = m->variables, theory = c->theory->name, quantities = c->theory->program->quantities;
    //@ assert count: 0 <= quantities <= PROGRAM_MAX_QUANTITIES;
    //@ assert given: uncertain_reads(c) && mechanism_variables(c->json, m) && mechanism_strides(m, m->variables);
    //@ assert regions: \forall integer i; 0 <= i < m->regions ==> region_tensors(region + i, variables, quantities);
    const int number = read_point(c, m, at, x);
    if (number < 0) return "a point lies outside, or names other fields";
    //@ assert region: region_tensors(region + number, variables, quantities);
    return judge(json, pool, variables, region + number, theory, quantities, x, verdict, row);
}

int mechanism_check_points(const struct uncertain *c, const struct mechanism *m)
{
    const struct json *json = c->json;
    const int verdict = json_member(json, 0, "verdict"), possible = json_member(json, verdict, "possible");
    const int rows = json_member(json, verdict, "rows"), points = json_member(json, verdict, "at");
    const int n = json_size(json, possible);
    if (n == 0 || json_size(json, rows) != n || json_size(json, points) != n)
        return uncertain_rejected(c, "verdict", "possible", "there is not one row and one point for each verdict");
    int entry = possible + 1, row = rows + 1;
    /*@ loop invariant points < at <= json->count && 0 < entry <= json->count && 0 < row <= json->count && DOUBT_HAS_STAYED;
      @ loop assigns at, entry, row, scalar_doubt;
      @ loop variant json->count - at; */
    for (int at = points + 1; at < json->node[points].next; at = json->node[at].next) {
        if (entry >= json->count || row >= json->count)
            return uncertain_rejected(c, "verdict", "rows", "end too early");
        const char *what = json->node[at].type == JSON_OBJECT ? check_point(c, m, at, entry, row) : NULL;
        if (what != NULL) return uncertain_rejected(c, "verdict", "at", what);
        entry = json->node[entry].next;
        row = json->node[row].next;
    }
    return 1;
}
