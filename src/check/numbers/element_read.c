/* SPDX-License-Identifier: BSD-2-Clause */
/* Reads elements of the number field and roots of polynomials from a certificate. */
#include "check/numbers/element.h"

#include "check/numbers/field.h"
#include "check/numbers/scalar_private.h"

#include <stddef.h>

/* Reads the rationals of an array of strings; returns their number, or 0 when there are more than `room`. */
/*@ requires pool != \null && json_ok(json) && 0 <= array < json->count && 0 <= room;
  @ requires \valid(list + (0 .. room - 1)) && \separated(list + (0 .. room - 1), json);
  @ assigns list[0 .. room - 1];
  @ ensures 0 <= \result <= room && polynomial(list, \result); */
static int read_list(struct scalar_pool *pool, const struct json *json, int array, scalar *list, int room)
{
    int count = 0;
    /*@ loop invariant place: array < i <= json->count;
      @ loop invariant space: 0 <= count <= room;
      @ loop invariant numbers: polynomial(list, count);
      @ loop invariant denotes: i == value_node(json, array, count) && terms_denoted(json, json->text, array, list, count);
      @ loop invariant denotes: \forall integer k; 0 <= k < count ==> value_node(json, array, k) < json->node[array].next;
      @ loop invariant denotes: all_plain(list, count);
      @ loop invariant record: json_ok(json);
      @ loop assigns i, count, list[0 .. room - 1];
      @ loop variant json->count - i; */
    for (int i = array + 1; i < json->node[array].next; i = json->node[i].next) {
        if (count == room) return 0;
        const struct json_node *node = json->node + i;
        const scalar x = scalar_read(pool, json->text + node->start, node->end - node->start);
        if (x == NULL) return 0;
        list[count++] = x;
    }
    return count;
}

/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result < json->count; */
static int coefficients_of(const struct json *json, int node)
{
    return json_member(json, node, "coefficients");
}

scalar element_read(struct scalar_pool *pool, const struct json *json, int node)
{
    scalar list[FIELD_MAX_DEGREE];
    const int array = coefficients_of(json, node);
    const int count = array == 0 ? 0 : read_list(pool, json, array, list, element_degree(pool));
    if (count < 2 || scalar_sign(list[count - 1]) == 0) return NULL;
    return element_make(pool, list, count);
}

/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result < json->count; */
static int poly_of(const struct json *json, int node)
{
    return json_member(json, node, "poly");
}

/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result < json->count; */
static int interval_of(const struct json *json, int node)
{
    return json_member(json, node, "interval");
}

/* Reads the coefficients and ends of {"poly":[...],"interval":[low,high]}; returns the number of coefficients, or 0
 * when the leading one is 0. */
/*@ requires pool != \null && json_ok(json) && 0 <= node < json->count;
  @ requires \valid(list + (0 .. FIELD_MAX_DEGREE)) && \separated(list + (0 .. FIELD_MAX_DEGREE), json);
  @ requires \valid(ends + (0 .. 1)) && \separated(ends + (0 .. 1), json) && \separated(ends + (0 .. 1), list + (0 .. FIELD_MAX_DEGREE));
  @ assigns list[0 .. FIELD_MAX_DEGREE], ends[0 .. 1], scalar_doubt;
  @ ensures 0 <= \result <= FIELD_MAX_DEGREE + 1 && polynomial(list, \result) && (\result != 0 ==> polynomial(ends, 2)) && DOUBT_STAYS; */
static int read_root(struct scalar_pool *pool, const struct json *json, int node, scalar *list, scalar ends[2])
{
    if (read_list(pool, json, interval_of(json, node), ends, 2) != 2) return 0;
    //@ assert denotes: ends_denoted(json, json->text, node, ends[0], ends[1]) && is_plain(ends[0]) && is_plain(ends[1]);
    const int count = read_list(pool, json, poly_of(json, node), list, FIELD_MAX_DEGREE + 1);
    //@ assert denotes: ends_denoted(json, json->text, node, ends[0], ends[1]) && is_plain(ends[0]) && is_plain(ends[1]);
    return count > 0 && scalar_sign(list[count - 1]) == 0 ? 0 : count;
}

int element_set_field(struct scalar_pool *pool, const struct json *json, int node)
{
    scalar list[FIELD_MAX_DEGREE + 1], ends[2];
    const int count = read_root(pool, json, node, list, ends);
    if (count == 0) return 0;
    return element_adjoin(pool, list, count, ends[0], ends[1]);
}

int element_is_root(struct scalar_pool *pool, const struct json *json, int node, scalar x)
{
    scalar list[FIELD_MAX_DEGREE + 1], ends[2];
    const int count = read_root(pool, json, node, list, ends);
    if (count == 0 || !field_isolates(pool, list, count, ends[0], ends[1])) return 0;
    scalar sum = scalar_zero(pool);
    /*@ loop invariant -1 <= i < count && sum != \null;
      @ loop invariant denotes: horner_at(&list[0], i + 1, count, scalar_value(x), scalar_value(sum));
      @ loop assigns i, sum;
      @ loop variant i + 1; */
    for (int i = count - 1; i >= 0; i--) sum = scalar_add(pool, scalar_multiply(pool, sum, x), list[i]);
    return scalar_is_plain(sum) && scalar_sign(sum) == 0 && scalar_sign(scalar_subtract(pool, x, ends[0])) > 0 &&
           scalar_sign(scalar_subtract(pool, ends[1], x)) > 0;
}

int element_is_beside_root(struct scalar_pool *pool, const struct json *json, int node, scalar x, int side)
{
    scalar list[FIELD_MAX_DEGREE + 1], ends[2];
    const int count = read_root(pool, json, node, list, ends);
    if (count == 0 || !scalar_is_plain(x) || !field_isolates(pool, list, count, ends[0], ends[1])) return 0;
    const int low = scalar_sign(scalar_subtract(pool, x, ends[0])),
              high = scalar_sign(scalar_subtract(pool, x, ends[1]));
    if (side > 0) return low <= 0 || (high < 0 && field_isolates(pool, list, count, x, ends[1]));
    return high >= 0 || (low > 0 && field_isolates(pool, list, count, ends[0], x));
}
