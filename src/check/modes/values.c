/* SPDX-License-Identifier: BSD-2-Clause */
/* Irrational data: the problem gives roots of polynomials, and the witness the same numbers as elements of the field. */
#include "check/modes/modes.h"
#include "check/numbers/element.h"

enum { LISTS = 13 };

/* The fields that are lists or matrices, by number. */
/*@ assigns \result \from i;
  @ ensures constant_text(\result); */
static const char *list_name(int i)
{
    if (i == 0) return known_text("W");
    if (i == 1) return known_text("q");
    if (i == 2) return known_text("x");
    if (i == 3) return known_text("z");
    if (i == 4) return known_text("nx");
    if (i == 5) return known_text("nz");
    if (i == 6) return known_text("M");
    if (i == 7) return known_text("J");
    if (i == 8) return known_text("F");
    if (i == 9) return known_text("bias");
    if (i == 10) return known_text("mu");
    if (i == 11) return known_text("u");
    return known_text("mu_high");
}

/* A field of witness.values; 0 when it is absent. */
/*@ requires modes_reads(c) && constant_text(name);
  @ assigns \nothing;
  @ ensures 0 <= \result < c->json->count; */
static int value_of(const struct modes *c, const char *name)
{
    return c->values == 0 ? 0 : json_member(c->json, c->values, name);
}

int modes_field(const struct modes *c, const char *name)
{
    const int given = json_member(c->json, c->problem, name), value = value_of(c, name);
    return given != 0 && value != 0 ? value : given;
}

/* 1 when a list, or a list of lists, contains a root. */
/*@ requires modes_reads(c) && 0 <= list < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int has_roots(const struct modes *c, int list)
{
    /*@ loop invariant list < i <= c->json->count;
      @ loop assigns i;
      @ loop variant c->json->count - i; */
    for (int i = list + 1; i < c->json->node[list].next; i++)
        if (c->json->node[i].type == JSON_OBJECT) return 1;
    return 0;
}

/* 1 when a value is the number given in the problem: the same rational, or the root. */
/*@ requires modes_reads(c) && 0 < given < c->json->count && 0 < value < c->json->count;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_number(const struct modes *c, int given, int value)
{
    const scalar x = quantity_number(c->json, c->pool, value);
    if (c->json->node[given].type == JSON_OBJECT) return element_is_root(c->pool, c->json, given, x);
    return scalar_equal(quantity_number(c->json, c->pool, given), x);
}

/* The same for a list of numbers. */
/*@ requires modes_reads(c) && 0 < given < c->json->count && 0 < value < c->json->count;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_list(const struct modes *c, int given, int value)
{
    int y = value + 1;
    if (json_size(c->json, given) != json_size(c->json, value)) return 0;
    /*@ loop invariant given < x <= c->json->count && value < y <= c->json->count && DOUBT_HAS_STAYED;
      @ loop assigns x, y, scalar_doubt;
      @ loop variant c->json->count - x; */
    for (int x = given + 1; x < c->json->node[given].next; x = c->json->node[x].next) {
        if (y >= c->json->node[value].next || !is_number(c, x, y)) return 0;
        y = c->json->node[y].next;
    }
    return 1;
}

/* The same for a list of numbers, or a list of such lists. */
/*@ requires modes_reads(c) && 0 < given < c->json->count && 0 < value < c->json->count;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_field(const struct modes *c, int given, int value)
{
    int y = value + 1;
    if (json_size(c->json, given) != json_size(c->json, value)) return 0;
    if (given + 1 == c->json->node[given].next || c->json->node[given + 1].type != JSON_ARRAY)
        return is_list(c, given, value);
    /*@ loop invariant given < x <= c->json->count && value < y <= c->json->count && DOUBT_HAS_STAYED;
      @ loop assigns x, y, scalar_doubt;
      @ loop variant c->json->count - x; */
    for (int x = given + 1; x < c->json->node[given].next; x = c->json->node[x].next) {
        if (y >= c->json->node[value].next || !is_list(c, x, y)) return 0;
        y = c->json->node[y].next;
    }
    return 1;
}

int modes_check_values(const struct modes *c)
{
    int stated = 0;
    /*@ loop invariant 0 <= i <= LISTS && 0 <= stated <= i && DOUBT_HAS_STAYED;
      @ loop assigns i, stated, scalar_doubt;
      @ loop variant LISTS - i; */
    for (int i = 0; i < LISTS; i++) {
        const char *name = list_name(i);
        const int given = json_member(c->json, c->problem, name), value = value_of(c, name);
        const int roots = given != 0 && has_roots(c, given);
        if (roots != (value != 0)) return modes_rejected(c, "witness.values", name, "stands there where it has roots");
        if (roots && !is_field(c, given, value))
            return modes_rejected(c, "witness.values", name, "is not what the problem gives");
        stated += roots;
    }
    return (c->values != 0) == (stated > 0) ||
           modes_rejected(c, "witness", "values", "stands there where lists have roots");
}
