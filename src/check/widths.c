/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/widths.h"

/*@ requires json_ok(json) && 0 <= kind < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int kind_leaves_widths_free(const struct json *json, int kind)
{
    return json_is(json, kind, "fold");
}

/* 1 for the lower end of an interval; `soonest` is one: the funnel is not reached before that time. */
/*@ requires json_ok(json) && 0 <= node < json->count - 1;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_lower_end(const struct json *json, int node)
{
    if (json->node[node].type != JSON_KEY || json->node[node + 1].type == JSON_NULL) return 0;
    return json_is(json, node, "lo") || json_is(json, node, "soonest");
}

int widths_are_free(const struct json *json)
{
    const int verdict = json_member(json, 0, "verdict");
    if (verdict == 0 || !kind_leaves_widths_free(json, json_member(json, 0, "kind"))) return 0;
    /*@ loop invariant verdict < i <= json->count;
      @ loop assigns i;
      @ loop variant json->count - i; */
    for (int i = verdict + 1; i < json->node[verdict].next - 1; i++)
        if (is_lower_end(json, i)) return 1;
    return 0;
}
