/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/text/record_parts.h"

int record_problem(const struct json *json)
{
    return json_member(json, 0, "problem");
}

int record_verdict(const struct json *json)
{
    return json_member(json, 0, "verdict");
}

int record_witness(const struct json *json)
{
    return json_member(json, 0, "witness");
}
