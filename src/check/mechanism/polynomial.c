/* SPDX-License-Identifier: BSD-2-Clause */
/* Reads a polynomial in the uncertain fields from a certificate: a list of terms. */
#include "check/mechanism/parts.h"
#include "check/quantities.h"

#include <stddef.h>

/* The exponent at an integer node; -1 when it is not allowed. */
/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures -1 <= \result <= TENSOR_MAX_POWER; */
static int exponent_of(const struct json *json, int node)
{
    const int start = json->node[node].start, end = json->node[node].end;
    int value = 0;
    if (end - start > 2) return -1;
    /*@ loop invariant start <= i <= end && 0 <= value <= 99 && (i == start ==> value == 0) && (i == start + 1 ==> value <= 9);
      @ loop assigns i, value;
      @ loop variant end - i; */
    for (int i = start; i < end; i++) {
        if (json->text[i] < '0' || json->text[i] > '9') return -1;
        value = 10 * value + (json->text[i] - '0');
    }
    return value <= TENSOR_MAX_POWER ? value : -1;
}

/*@ predicate exponents_ok{L}(signed char *exponent, integer axes) = \valid_read(exponent + (0 .. axes - 1)) &&
  @   \forall integer i; 0 <= i < axes ==> 0 <= exponent[i] <= TENSOR_MAX_POWER; */

/* The exponents of a term; 0 unless there is one for each variable. */
/*@ requires json_ok(json) && 0 <= term < json->count && 0 <= axes <= CELL_MAX_AXES;
  @ requires \valid(exponent + (0 .. axes - 1));
  @ assigns exponent[0 .. axes - 1];
  @ ensures 0 <= \result <= 1 && (\result != 0 ==> exponents_ok(exponent, axes) && term + 1 < json->count); */
static int read_exponents(const struct json *json, int term, int axes, signed char *exponent)
{
    int axis = 0;
    if (json_size(json, term) != axes + 1) return 0;
    /*@ loop invariant term < i <= json->count && 0 <= axis <= axes && exponents_ok(exponent, axis);
      @ loop assigns i, axis, exponent[0 .. axes - 1];
      @ loop variant json->count - i; */
    for (int i = term + 2; i < json->node[term].next && axis < axes; i = json->node[i].next) {
        const int value = exponent_of(json, i);
        if (value < 0) return 0;
        exponent[axis] = (signed char)value;
        axis++;
    }
    return axis == axes;
}

/* Extends the lengths to make room for these exponents. */
/*@ requires exponents_ok(exponent, axes) && 0 <= axes <= CELL_MAX_AXES && \valid(length + (0 .. axes - 1));
  @ requires lengths_ok(length, axes);
  @ assigns length[0 .. axes - 1];
  @ ensures lengths_ok(length, axes); */
static void make_room(short *length, const signed char *exponent, int axes)
{
    /*@ loop invariant 0 <= axis <= axes && lengths_ok(length, axes);
      @ loop assigns axis, length[0 .. axes - 1];
      @ loop variant axes - axis; */
    for (int axis = 0; axis < axes; axis++)
        if (exponent[axis] >= length[axis]) length[axis] = (short)(exponent[axis] + 1);
}

/* The lengths that a list of terms needs; 0 when it is not a list of terms, or too long. */
/*@ requires json_ok(json) && 0 <= list < json->count && 0 <= axes <= CELL_MAX_AXES;
  @ requires \valid(length + (0 .. axes - 1)) && \valid(characters) && 0 <= *characters <= MECHANISM_MAX_CHARACTERS;
  @ assigns length[0 .. axes - 1], *characters;
  @ ensures 0 <= \result <= 1 && (\result != 0 ==> lengths_ok(length, axes) && 0 <= *characters <= MECHANISM_MAX_CHARACTERS); */
static int measure(const struct json *json, int list, int axes, long *characters, short *length)
{
    signed char exponent[CELL_MAX_AXES];
    /*@ loop invariant 0 <= axis <= axes && lengths_ok(length, axis);
      @ loop assigns axis, length[0 .. axes - 1];
      @ loop variant axes - axis; */
    for (int axis = 0; axis < axes; axis++) length[axis] = 1;
    /*@ loop invariant list < term <= json->count && lengths_ok(length, axes) && 0 <= *characters <= MECHANISM_MAX_CHARACTERS;
      @ loop assigns term, exponent[0 .. CELL_MAX_AXES - 1], length[0 .. axes - 1], *characters;
      @ loop variant json->count - term; */
    for (int term = list + 1; term < json->node[list].next; term = json->node[term].next) {
        if (!read_exponents(json, term, axes, exponent)) return 0;
        *characters += json->node[term + 1].end - json->node[term + 1].start;
        if (*characters > MECHANISM_MAX_CHARACTERS) return 0;
        make_room(length, exponent, axes);
    }
    return 1;
}

/* Reads one term; 0 when an earlier term has the same exponents, or the coefficient is 0. */
/*@ requires uncertain_reads(c) && 0 <= term < c->json->count && tensor_ok(t);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int read_term(const struct uncertain *c, int term, struct tensor t)
{
    signed char exponent[CELL_MAX_AXES];
    if (!read_exponents(c->json, term, t.axes, exponent)) return 0;
    const int place = tensor_place(t, exponent);
    const scalar x = quantity_number(c->json, c->pool, term + 1);
    if (place < 0 || scalar_sign(x) == 0 || scalar_sign(coefficients_at(t.c, place)) != 0) return 0;
    coefficients_put(t.c, place, x);
    return 1;
}

/*@ requires uncertain_reads(c) && 0 <= list < c->json->count && tensor_ok(t);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int read_terms(const struct uncertain *c, int list, struct tensor t)
{
    const struct json *json = c->json;
    /*@ loop invariant list < term <= json->count && DOUBT_HAS_STAYED;
      @ loop assigns term, scalar_doubt;
      @ loop variant json->count - term; */
    for (int term = list + 1; term < json->node[list].next; term = json->node[term].next)
        if (!read_term(c, term, t)) return 0;
    return 1;
}

struct reading mechanism_read_polynomial(const struct uncertain *c, int list, int axes, long *characters)
{
    struct reading x = {{.c = NULL}, NULL};
    short length[CELL_MAX_AXES];
    if (!measure(c->json, list, axes, characters, length)) {
        x.what = "has other exponents, or is too long";
        return x;
    }
    //@ assert reads: uncertain_reads(c);
    const struct tensor t = tensor_begin(c->pool, axes, length);
    //@ assert laid: t.c != \null ==> tensor_ok(t);
    if (t.c == NULL)
        x.what = "has too many coefficients";
    else if (!read_terms(c, list, t))
        x.what = "a term stands twice, or is 0";
    x.t = t;
    return x;
}
