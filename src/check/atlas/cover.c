/* SPDX-License-Identifier: BSD-2-Clause */
/* The cells of a region; in each the rows must be those of the record. */
#include "check/atlas/multiples.h"
#include "check/atlas/private.h"

#include <stddef.h>

/* A cell that remains to be checked. */
struct waiting {
    struct cell cell;
    unsigned char may[ATLAS_MAX_FACTORS];
    int level; /* how many times it was halved */
};

/*@ predicate waiting_ok(struct waiting at, integer axes) =
  @   atlas_cell_ok(at.cell, axes) && 0 <= at.level <= ATLAS_MAX_LEVEL; */

/*@ assigns \nothing;
  @ ensures \result.item == item && \result.what == what; */
static struct atlas_flaw flaw_of(const char *item, const char *what)
{
    return (struct atlas_flaw){item, what};
}

/*@ assigns \nothing;
  @ ensures \result.what == \null; */
static struct atlas_flaw no_flaw(void)
{
    return (struct atlas_flaw){NULL, NULL};
}

/*@ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_one(int may)
{
    return may == MAY_BE_NEGATIVE || may == MAY_BE_ZERO || may == MAY_BE_POSITIVE;
}

/* ---- signs */

/* The set of one sign. */
/*@ requires -1 <= s <= 1;
  @ assigns \nothing;
  @ ensures MAY_BE_NEGATIVE <= \result <= MAY_BE_POSITIVE; */
static int only(int s)
{
    return s < 0 ? MAY_BE_NEGATIVE : s == 0 ? MAY_BE_ZERO : MAY_BE_POSITIVE;
}

/* The signs that a polynomial may have in a cell. */
/*@ requires pool != \null && tensor_ok(t);
  @ requires \forall integer i; 0 <= i < t.axes ==> cell.side[i].low != \null && cell.side[i].high != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= MAY_BE_ANY && DOUBT_STAYS; */
static int signs_in(struct scalar_pool *pool, struct tensor t, struct cell cell)
{
    //@ assert sides: cell_sides(&cell, t.axes);
    return tensor_signs(t, pool, &cell, -1);
}

/* The cell with the signs that the factors may have in it. */
/*@ requires atlas_ok(a) && atlas_region_ok(a, region) && waiting_ok(at, region->box.axes);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && waiting_ok(\result, region->box.axes) && \result.level == at.level; */
static struct waiting with_signs(struct atlas a, const struct atlas_region *region, struct waiting at)
{
    const int factors = region->factors.count;
    /*@ loop invariant 0 <= i <= factors && DOUBT_HAS_STAYED;
      @ loop assigns i, at.may[0 .. ATLAS_MAX_FACTORS - 1], scalar_doubt;
      @ loop variant factors - i; */
    for (int i = 0; i < factors; i++)
        if (!is_one(at.may[i])) at.may[i] = (unsigned char)signs_in(a.c->pool, region->factors.factor[i], at.cell);
    return at;
}

/* One choice of signs of the factors, among those that they may have. */
struct choice {
    unsigned char may[ATLAS_MAX_FACTORS];
    short sign[ATLAS_MAX_FACTORS];
};

/*@ predicate choice_ok(struct choice x, integer factors) =
  @   \forall integer i; 0 <= i < factors ==> -1 <= x.sign[i] <= 1; */

/* The sign of a quantity, from the signs of the factors. */
/*@ requires atlas_product_ok(q) && 0 <= factors <= ATLAS_MAX_FACTORS && choice_ok(x, factors);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS; */
static int sign_of(struct atlas_product q, int factors, struct choice x)
{
    int s = scalar_sign(q.constant);
    /*@ loop invariant 0 <= i <= factors && -1 <= s <= 1;
      @ loop assigns i, s;
      @ loop variant factors - i; */
    for (int i = 0; i < factors; i++) {
        if (q.exponent[i] % 2 != 0) s = atlas_sign_product(s, x.sign[i]);
        if (q.exponent[i] != 0 && x.sign[i] == 0) s = 0;
    }
    return s;
}

/* ---- rows */

/* The question about the signs that a cell allows: which row holds when the factor `curve` has the sign s; when `curve`
 * is -1, which row holds for all signs. */
struct question {
    int curve, row[3]; /* nodes: integers, or null */
    unsigned char found[3], any;
    unsigned char fails; /* 1 when another row holds for some signs */
};

/*@ predicate question_ok{L}(struct atlas a, struct question q, integer factors) = -1 <= q.curve < factors &&
  @   \forall integer i; 0 <= i < 3 ==> 0 <= q.row[i] < a.c->json->count; */

/* 1 when these signs have the row that a node gives by its number in verdict.rows; -1 means outside the hypotheses. */
/*@ requires atlas_ok(a) && 0 <= node < a.c->json->count && atlas_signs(quantity);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_row_stated(struct atlas a, int node, const signed char *quantity)
{
    const struct json *json = a.c->json;
    const int inside = atlas_is_inside(a.theory, quantity);
    if (json->node[node].type == JSON_NULL) return 0;
    const long long row = mechanism_integer(json, node);
    if (row == -1) return !inside;
    return inside && row >= 0 && row < a.rows.count && atlas_row_follows(a.theory, json, a.rows.node[row], quantity);
}

/* Considers signs of the quantities, when `side` is the place of the row in the question. */
/*@ requires atlas_ok(a) && question_ok(a, q, ATLAS_MAX_FACTORS) && 0 <= side < 3 && atlas_signs(quantity);
  @ requires \valid_read(may + (0 .. PROGRAM_MAX_QUANTITIES - 1));
  @ assigns *a.room;
  @ ensures atlas_ok(a) && \result.curve == q.curve;
  @ ensures \forall integer i; 0 <= i < 3 ==> \result.row[i] == q.row[i]; */
static struct question ask_of(struct atlas a, struct question q, int side, const signed char *quantity,
                              const unsigned char *may)
{
    const struct uncertain_theory *theory = a.c->theory;
    const int stated = is_row_stated(a, q.row[side], quantity);
    const int listed = signs_list(theory->program, theory->identities, theory->identity_count, may, a.room);
    if (listed && a.room->count == 0) return q; /* the quantities cannot have these signs at the same time */
    q.any = q.found[side] = 1;
    if (!listed || !stated) q.fails = 1;
    return q;
}

/* Considers one choice of the signs of the factors. */
/*@ requires atlas_ok(a) && atlas_region_ok(a, region) && choice_ok(x, region->factors.count);
  @ requires question_ok(a, q, region->factors.count);
  @ assigns *a.room, scalar_doubt;
  @ ensures DOUBT_STAYS && atlas_ok(a) && \result.curve == q.curve;
  @ ensures \forall integer i; 0 <= i < 3 ==> \result.row[i] == q.row[i]; */
static struct question ask(struct atlas a, const struct atlas_region *region, struct choice x, struct question q)
{
    const int quantities = a.c->theory->program->quantities, side = q.curve < 0 ? 1 : x.sign[q.curve] + 1;
    signed char quantity[PROGRAM_MAX_QUANTITIES] = {0};
    unsigned char may[PROGRAM_MAX_QUANTITIES] = {0};
    /*@ loop invariant 0 <= k <= quantities && DOUBT_HAS_STAYED && atlas_ok(a);
      @ loop invariant atlas_signs(&quantity[0]);
      @ loop assigns k, quantity[0 .. PROGRAM_MAX_QUANTITIES - 1], may[0 .. PROGRAM_MAX_QUANTITIES - 1], scalar_doubt;
      @ loop variant quantities - k; */
    for (int k = 0; k < quantities; k++) {
        const int s = sign_of(region->quantities.product[k], region->factors.count, x);
        quantity[k] = (signed char)s;
        may[k] = (unsigned char)only(s);
    }
    return ask_of(a, q, side, quantity, may);
}

/* Considers every choice of the undetermined signs; those of the factors before `at` have been chosen. */
/*@ requires atlas_ok(a) && atlas_region_ok(a, region) && 0 <= at <= region->factors.count && choice_ok(x, at);
  @ requires question_ok(a, q, region->factors.count);
  @ decreases region->factors.count - at;
  @ assigns *a.room, scalar_doubt;
  @ ensures DOUBT_STAYS && atlas_ok(a) && question_ok(a, \result, region->factors.count); */
static struct question ask_all(struct atlas a, const struct atlas_region *region, struct choice x, int at,
                               struct question q)
{
    if (at == region->factors.count) return ask(a, region, x, q);
    /*@ loop invariant -1 <= s <= 2 && DOUBT_HAS_STAYED && atlas_ok(a) && choice_ok(x, at);
      @ loop invariant question_ok(a, q, region->factors.count);
      @ loop assigns s, x.sign[at], q, *a.room, scalar_doubt;
      @ loop variant 2 - s; */
    for (int s = -1; s <= 1 && !q.fails; s++) {
        if ((x.may[at] & only(s)) == 0) continue;
        x.sign[at] = (short)s;
        q = ask_all(a, region, x, at + 1, q);
    }
    return q;
}

/* The answers for the signs that are possible in a cell. */
/*@ requires atlas_ok(a) && atlas_region_ok(a, region) && question_ok(a, q, region->factors.count);
  @ assigns *a.room, scalar_doubt;
  @ ensures DOUBT_STAYS && atlas_ok(a) && question_ok(a, \result, region->factors.count); */
static struct question answered(struct atlas a, const struct atlas_region *region, struct waiting at, struct question q)
{
    struct choice x;
    /*@ loop invariant 0 <= i <= ATLAS_MAX_FACTORS;
      @ loop assigns i, x;
      @ loop variant ATLAS_MAX_FACTORS - i; */
    for (int i = 0; i < ATLAS_MAX_FACTORS; i++) {
        x.may[i] = at.may[i];
        x.sign[i] = 0;
    }
    return ask_all(a, region, x, 0, q);
}

/* ---- leaves */

/* The flaw of the signs of the factors, or NULL. */
/*@ requires \valid_read(region) && 0 <= region->factors.count <= ATLAS_MAX_FACTORS;
  @ assigns \result \from region, at; */
static const char *flaw_of_signs(const struct atlas_region *region, struct waiting at)
{
    int open = 0;
    /*@ loop invariant 0 <= i <= region->factors.count && 0 <= open <= i;
      @ loop assigns i, open;
      @ loop variant region->factors.count - i; */
    for (int i = 0; i < region->factors.count; i++) {
        open += !is_one(at.may[i]);
        if (region->quantities.divides[i] && at.may[i] != MAY_BE_NEGATIVE && at.may[i] != MAY_BE_POSITIVE)
            return "a divisor may be zero";
    }
    return open <= ATLAS_MAX_OPEN ? NULL : "a cell with too many open signs";
}

/* Marks a row as used; 0 when there is no row of its number. */
/*@ requires atlas_ok(a) && 0 <= node < a.c->json->count;
  @ assigns a.used[0 .. ATLAS_MAX_ROWS];
  @ ensures 0 <= \result <= 1 && atlas_ok(a); */
static int use(struct atlas a, int node)
{
    const struct json *json = a.c->json;
    if (json->node[node].type == JSON_NULL) return 1;
    const long long row = mechanism_integer(json, node);
    if (row < -1 || row >= a.rows.count) return 0;
    a.used[row < 0 ? ATLAS_MAX_ROWS : row] = 1;
    return 1;
}

/*@ requires atlas_ok(a) && atlas_region_ok(a, region) && waiting_ok(at, region->box.axes);
  @ requires 0 <= leaf < a.c->json->count;
  @ assigns a.used[0 .. ATLAS_MAX_ROWS], *a.room, scalar_doubt;
  @ ensures DOUBT_STAYS && atlas_ok(a); */
static struct atlas_flaw check_row(struct atlas a, const struct atlas_region *region, struct waiting at, int leaf)
{
    const int row = json_member(a.c->json, leaf, "row");
    const struct question q = {.curve = -1, .row = {row, row, row}};
    const char *flaw = flaw_of_signs(region, at);
    if (flaw != NULL) return flaw_of("cover", flaw);
    if (!use(a, row)) return flaw_of("leaves", "no such row");
    const struct question found = answered(a, region, at, q);
    if (found.fails) return flaw_of("cover", "a cell allows another row");
    return found.any ? no_flaw() : flaw_of("cover", "no signs are possible in a cell");
}

/* The flaw of a factor that is not strictly monotone in the parameter. */
/*@ requires atlas_ok(a) && atlas_region_ok(a, region) && waiting_ok(at, region->box.axes);
  @ requires 0 <= curve < region->factors.count && 0 <= across < a.c->json->count;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static struct atlas_flaw check_slope(struct atlas a, const struct atlas_region *region, struct waiting at, int curve,
                                     int across)
{
    const int axis = mechanism_axis(a.m, a.c->json, across);
    if (axis < 0) return flaw_of("leaves", "no such parameter");
    const int signs = signs_in(a.c->pool, region->factors.slope[curve][axis], at.cell);
    const int is_monotone = signs == MAY_BE_NEGATIVE || signs == MAY_BE_POSITIVE;
    return is_monotone ? no_flaw() : flaw_of("cover", "a curve may turn back");
}

/* 1 when some row is given for a sign that is not possible. */
/*@ requires json_ok(json) && \forall integer i; 0 <= i < 3 ==> 0 <= q.row[i] < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int has_idle_row(const struct json *json, struct question q)
{
    /*@ loop invariant 0 <= s <= 3;
      @ loop assigns s;
      @ loop variant 3 - s; */
    for (int s = 0; s < 3; s++)
        if (!q.found[s] && json->node[q.row[s]].type != JSON_NULL) return 1;
    return 0;
}

/* The rows at the curve on which a factor is zero, and on its sides: three nodes from `rows` on. */
/*@ requires atlas_ok(a) && atlas_region_ok(a, region) && waiting_ok(at, region->box.axes);
  @ requires 0 <= curve < region->factors.count && 0 <= rows && rows + 2 < a.c->json->count;
  @ assigns a.used[0 .. ATLAS_MAX_ROWS], *a.room, scalar_doubt;
  @ ensures DOUBT_STAYS && atlas_ok(a); */
static struct atlas_flaw check_sides(struct atlas a, const struct atlas_region *region, struct waiting at, int curve,
                                     int rows)
{
    const struct question q = {.curve = curve, .row = {rows, rows + 1, rows + 2}};
    const char *flaw = flaw_of_signs(region, at);
    if (flaw != NULL) return flaw_of("cover", flaw);
    if (!use(a, rows) || !use(a, rows + 1) || !use(a, rows + 2)) return flaw_of("leaves", "no such row");
    const struct question found = answered(a, region, at, q);
    if (found.fails) return flaw_of("cover", "a side of a curve allows another row");
    if (!found.any) return flaw_of("cover", "no signs are possible in a cell");
    return has_idle_row(a.c->json, found) ? flaw_of("cover", "a side of a curve has a row, but no signs") : no_flaw();
}

/*@ requires atlas_ok(a) && atlas_region_ok(a, region) && waiting_ok(at, region->box.axes);
  @ requires 0 <= leaf < a.c->json->count;
  @ assigns a.used[0 .. ATLAS_MAX_ROWS], *a.room, scalar_doubt;
  @ ensures DOUBT_STAYS && atlas_ok(a); */
static struct atlas_flaw check_curve(struct atlas a, const struct atlas_region *region, struct waiting at, int leaf)
{
    const struct json *json = a.c->json;
    const long long curve = mechanism_integer(json, json_member(json, leaf, "curve"));
    const int rows = json_member(json, leaf, "rows"), across = json_member(json, leaf, "across");
    if (curve < 0 || curve >= region->factors.count) return flaw_of("leaves", "no such factor");
    if (json_size(json, rows) != 3) return flaw_of("leaves", "no such row");
    const struct atlas_flaw flaw = check_sides(a, region, at, (int)curve, rows + 1);
    return flaw.what != NULL ? flaw : check_slope(a, region, at, (int)curve, across);
}

/* The leaf that an item names by its number; 0 when there is none. */
/*@ requires json_ok(json) && 0 <= list < json->count && 0 <= item < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result < json->count; */
static int leaf_of(const struct json *json, int list, int item)
{
    const long long number = mechanism_integer(json, item);
    const int end = json->node[list].next;
    int node = list + 1;
    if (number < 0 || number >= json_size(json, list)) return 0;
    /*@ loop invariant 0 <= i <= number && list < node <= json->count;
      @ loop assigns i, node;
      @ loop variant number - i; */
    for (long long i = 0; i < number && node < end; i++) node = json->node[node].next;
    return node < end ? node : 0;
}

/*@ requires atlas_ok(a) && atlas_region_ok(a, region) && waiting_ok(at, region->box.axes);
  @ requires 0 <= item < a.c->json->count;
  @ assigns a.used[0 .. ATLAS_MAX_ROWS], *a.room, scalar_doubt;
  @ ensures DOUBT_STAYS && atlas_ok(a); */
static struct atlas_flaw check_leaf(struct atlas a, const struct atlas_region *region, struct waiting at, int item)
{
    const struct json *json = a.c->json;
    const int leaf = leaf_of(json, json_member(json, region->node, "leaves"), item);
    if (leaf == 0) return flaw_of("cover", "no such leaf");
    const struct waiting cell = with_signs(a, region, at);
    return json_member(json, leaf, "row") != 0 ? check_row(a, region, cell, leaf) : check_curve(a, region, cell, leaf);
}

/* ---- the tree of cells */

/* The two halves of a cell; `fails` when they are refused. */
struct halves {
    struct waiting lower, upper;
    int fails;
};

/*@ requires atlas_ok(a) && atlas_region_ok(a, region) && waiting_ok(at, region->box.axes);
  @ requires 0 <= item < a.c->json->count;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures lower: \result.fails == 0 ==> waiting_ok(\result.lower, region->box.axes) && \result.lower.level == at.level + 1;
  @ ensures upper: \result.fails == 0 ==> waiting_ok(\result.upper, region->box.axes) && \result.upper.level == at.level + 1; */
static struct halves halves_of(struct atlas a, const struct atlas_region *region, struct waiting at, int item)
{
    struct scalar_pool *pool = a.c->pool;
    const int axis = mechanism_axis(a.m, a.c->json, item);
    struct halves h;
    h.fails = 1;
    if (axis < 0 || at.level == ATLAS_MAX_LEVEL) return h;
    h.lower = with_signs(a, region, at);
    h.lower.level++;
    h.upper = h.lower;
    const struct side side = at.cell.side[axis];
    const scalar middle = atlas_half(pool, scalar_add(pool, side.low, side.high), 1);
    h.upper.cell.side[axis].low = h.lower.cell.side[axis].high = middle;
    h.fails = 0;
    return h;
}

/* How many cells of each level are undecided. */
struct undecided {
    int count[ATLAS_MAX_LEVEL + 1];
};

/*@ assigns \nothing;
  @ ensures \forall integer level; 0 <= level <= ATLAS_MAX_LEVEL ==> \result.count[level] == 0; */
static struct undecided none(void)
{
    struct undecided x;
    /*@ loop invariant 0 <= level <= ATLAS_MAX_LEVEL + 1;
      @ loop invariant \forall integer i; 0 <= i < level ==> x.count[i] == 0;
      @ loop assigns level, x;
      @ loop variant ATLAS_MAX_LEVEL + 1 - level; */
    for (int level = 0; level <= ATLAS_MAX_LEVEL; level++) x.count[level] = 0;
    return x;
}

/* The area of the region, and that of its undecided cells. */
/*@ requires pool != \null && atlas_cell_ok(cell, ATLAS_AXES);
  @ requires \forall integer level; 0 <= level <= ATLAS_MAX_LEVEL ==> 0 <= x.count[level];
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && \result.flaw.what == \null && \result.area != \null && \result.undecided != \null; */
static struct atlas_share share_of(struct scalar_pool *pool, struct cell cell, struct undecided x)
{
    const scalar one = scalar_one(pool), width = scalar_subtract(pool, cell.side[0].high, cell.side[0].low);
    const scalar area = scalar_multiply(pool, width, scalar_subtract(pool, cell.side[1].high, cell.side[1].low));
    scalar share = scalar_zero(pool);
    /*@ loop invariant 0 <= level <= ATLAS_MAX_LEVEL + 1 && share != \null && DOUBT_HAS_STAYED;
      @ loop assigns level, share, scalar_doubt;
      @ loop variant ATLAS_MAX_LEVEL + 1 - level; */
    for (int level = 0; level <= ATLAS_MAX_LEVEL; level++)
        if (x.count[level] > 0)
            share = scalar_add(pool, share, atlas_multiple(pool, atlas_half(pool, one, level), x.count[level]));
    return (struct atlas_share){area, scalar_multiply(pool, share, area), {NULL, NULL}};
}

/* The cell of all values, in which nothing is known of the signs. */
/*@ requires atlas_cell_ok(cell, axes) && 0 <= axes <= CELL_MAX_AXES;
  @ assigns \nothing;
  @ ensures waiting_ok(\result, axes) && \result.level == 0; */
static struct waiting whole(struct cell cell, int axes)
{
    struct waiting all = {.cell = cell, .level = 0};
    (void)axes;
    /*@ loop invariant 0 <= i <= ATLAS_MAX_FACTORS;
      @ loop assigns i, all.may[0 .. ATLAS_MAX_FACTORS - 1];
      @ loop variant ATLAS_MAX_FACTORS - i; */
    for (int i = 0; i < ATLAS_MAX_FACTORS; i++) all.may[i] = MAY_BE_ANY;
    return all;
}

/*@ assigns \nothing;
  @ ensures \result.flaw.what == flaw.what; */
static struct atlas_share flawed(struct atlas_flaw flaw)
{
    return (struct atlas_share){NULL, NULL, flaw};
}

struct atlas_share atlas_check_cover(struct atlas a, const struct atlas_region *region)
{
    const struct json *json = a.c->json;
    const int list = json_member(json, region->node, "cover"), axes = region->box.axes;
    const struct cell cell = region->box.cell;
    struct undecided undecided = none();
    struct waiting stack[ATLAS_MAX_LEVEL + 2];
    int waiting = 1;
    //@ assert sides: atlas_cell_ok(cell, axes);
    stack[0] = whole(cell, axes);
    /*@ loop invariant list < item <= json->count && DOUBT_HAS_STAYED && atlas_ok(a);
      @ loop invariant 0 <= waiting <= ATLAS_MAX_LEVEL + 1;
      @ loop invariant \forall integer i; 0 <= i < waiting ==> waiting_ok(stack[i], axes);
      @ loop invariant \forall integer i; 0 <= i < waiting ==> i <= stack[i].level;
      @ loop invariant \forall integer i; 0 <= i <= ATLAS_MAX_LEVEL ==> 0 <= undecided.count[i] <= item;
      @ loop assigns item, waiting, stack[0 .. ATLAS_MAX_LEVEL + 1], undecided;
      @ loop assigns a.used[0 .. ATLAS_MAX_ROWS], *a.room, scalar_doubt;
      @ loop variant json->count - item; */
    for (int item = list + 1; item < json->node[list].next; item = json->node[item].next) {
        if (waiting == 0) return flawed(flaw_of("cover", "goes on after its tree"));
        const struct waiting at = stack[--waiting];
        const enum json_type type = json->node[item].type;
        if (type == JSON_STRING) {
            const struct halves halves = halves_of(a, region, at, item); /* the lower one comes first */
            if (halves.fails) return flawed(flaw_of("cover", "halves what is no parameter, or too often"));
            stack[waiting++] = halves.upper;
            stack[waiting++] = halves.lower;
        } else if (type == JSON_INTEGER) {
            const struct atlas_flaw flaw = check_leaf(a, region, at, item);
            if (flaw.what != NULL) return flawed(flaw);
        } else
            undecided.count[at.level]++;
    }
    if (waiting != 0) return flawed(flaw_of("cover", "ends too early"));
    return share_of(a.c->pool, cell, undecided);
}
