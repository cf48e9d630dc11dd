/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/atlas/atlas.h"

/* 1 when some object within a value has this key. */
/*@ requires json_ok(json) && 0 <= node < json->count;
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int holds_key(const struct json *json, int node, const char *key)
{
    /*@ loop invariant node <= i <= json->count;
      @ loop assigns i;
      @ loop variant json->count - i; */
    for (int i = node; i < json->node[node].next; i++)
        if (json->node[i].type == JSON_KEY && json_is(json, i, key)) return 1;
    return 0;
}

const char *atlas_condition(const struct json *json)
{
    const int problem = json_member(json, 0, "problem"), witness = json_member(json, 0, "witness");
    const int regions = json_member(json, witness, "regions");
    if (json_member(json, problem, "mechanism") != 0)
        return "provided that these are the variables and the data of the mechanism";
    if (holds_key(json, problem, "poly") || holds_key(json, problem, "text") || holds_key(json, regions, "text"))
        return "provided that the numbers of the problem lie in their enclosures";
    return "";
}
