/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/chatter/lower_end.h"

/* The first number of a field, which is one, or has two ends, or is a root or an enclosure. */
/*@ requires json_ok(json) && 0 <= value < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result < json->count; */
static int first_number(const struct json *json, int value)
{
    const int low = json_member(json, value, "lo"), end = low != 0 ? low : value;
    const int lowest = json_member(json, end, "lo"), interval = json_member(json, end, "interval");
    if (lowest != 0) return lowest;
    return interval != 0 && json_size(json, interval) > 0 ? interval + 1 : end;
}

/* 1 when the text of a number begins with a minus. */
/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_negative(const struct json *json, int node)
{
    const int start = json->node[node].start;
    return json->node[node].type == JSON_STRING && start < json->node[node].end && json->text[start] == '-';
}

int chatter_lower_end_is_negative(const struct json *json, int field)
{
    return is_negative(json, first_number(json, field));
}
