/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/quantities.h"

#include "check/numbers/element.h"

#include <stddef.h>

/* The value in `quantities` for the field with this key, as the node before it; 0 when there is none. */
/*@ requires json_ok(json) && 0 <= key < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result < json->count; */
static int value_of_field(const struct json *json, int key)
{
    const int quantities = json_member(json, 0, "quantities");
    /*@ loop invariant quantities < i <= json->count;
      @ loop assigns i;
      @ loop variant json->count - i; */
    for (int i = quantities + 1; i + 1 < json->node[quantities].next; i = json->node[i + 1].next)
        if (json_same(json, i, key)) return json_member(json, i + 1, "value");
    return 0;
}

/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures \result != 0 ==> json->node[node].type == JSON_OBJECT; */
static int is_root(const struct json *json, int node)
{
    return json->node[node].type == JSON_OBJECT && json_member(json, node, "poly") != 0;
}

/* The value of a field that is given as the root of a polynomial: the element of the field that `quantities` contains.
 * NULL when there is none, or when it is a different number. (A root always follows its key, so node - 1 is the key.) */
/*@ requires pool != \null && json_ok(json) && 0 < node < json->count;
  @ assigns scalar_doubt, \result \from json, pool, node;
  @ ensures DOUBT_STAYS; */
static scalar read_root(const struct json *json, struct scalar_pool *pool, int node)
{
    const scalar x = element_read(pool, json, value_of_field(json, node - 1));
    return x != NULL && element_is_root(pool, json, node, x) ? x : NULL;
}

int quantities_check_roots(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    const int problem = json_member(json, 0, "problem");
    /*@ loop invariant problem < i <= json->count && DOUBT_HAS_STAYED;
      @ loop assigns i, scalar_doubt;
      @ loop variant json->count - i; */
    for (int i = problem + 1; i + 1 < json->node[problem].next; i = json->node[i + 1].next)
        if (is_root(json, i + 1) && read_root(json, pool, i + 1) == NULL)
            return answer_set(answer, ANSWER_REJECTED, "quantities", "value", "is not the root that the problem gives");
    return 1;
}

/* The number at a node; NULL when the node has another form, or is node 0, which means that a member is absent. A
 * number that is neither object nor array is a rational. */
/*@ requires pool != \null && json_ok(json) && 0 <= node < json->count;
  @ assigns scalar_doubt, \result \from json, pool, node;
  @ ensures DOUBT_STAYS; */
static scalar read_number(const struct json *json, struct scalar_pool *pool, int node)
{
    const struct json_node *x = json->node + node;
    if (node == 0) return NULL;
    if (x->next == node + 1) return scalar_read(pool, json->text + x->start, x->end - x->start);
    return is_root(json, node) ? read_root(json, pool, node) : element_read(pool, json, node);
}

scalar quantity_number(const struct json *json, struct scalar_pool *pool, int node)
{
    const scalar x = read_number(json, pool, node);
    return x != NULL ? x : scalar_unknown(pool);
}

int quantity_sign_is(const struct json *json, int node, int s)
{
    return json_is(json, node, s > 0 ? "1" : s < 0 ? "-1" : "0");
}

/*@ requires quantities_ready(json, pool, answer) && 0 <= node < json->count;
  @ requires constant_text(name) && x != \null;
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_one(const struct json *json, struct scalar_pool *pool, int node, const char *name, scalar x,
                     struct answer *answer)
{
    const int by = json_member(json, node, "by");
    if (!scalar_equal(quantity_number(json, pool, json_member(json, node, "value")), x))
        return answer_set(answer, ANSWER_REJECTED, "quantities", name, "the value is not that of its formula");
    if (!quantity_sign_is(json, json_member(json, node, "sign"), scalar_sign(x)))
        return answer_set(answer, ANSWER_REJECTED, "quantities", name, "the sign is not that of the value");
    if (!json_is(json, by, "filter") && !json_is(json, by, "interval") && !json_is(json, by, "exact"))
        return answer_set(answer, ANSWER_REJECTED, "quantities", name, "by is none of filter, interval, exact");
    return 1;
}

int quantities_check(const struct json *json, struct scalar_pool *pool, const char *const *name, const scalar *value,
                     int n, struct answer *answer)
{
    const int quantities = json_member(json, 0, "quantities");
    /*@ loop invariant 0 <= i <= n && quantities_ready(json, pool, answer);
      @ loop invariant DOUBT_HAS_STAYED && json->count == \at(json->count, Pre);
      @ loop invariant \forall integer k; 0 <= k < n ==> constant_text(name[k]) && value[k] != \null;
      @ loop assigns i, *answer, scalar_doubt;
      @ loop variant n - i; */
    for (int i = 0; i < n; i++)
        if (!check_one(json, pool, json_member(json, quantities, name[i]), name[i], value[i], answer)) return 0;
    return 1;
}
