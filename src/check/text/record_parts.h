/* SPDX-License-Identifier: BSD-2-Clause */
/* The parts of a record that every kind has: the values of its keys `problem`, `verdict` and `witness`. */
#ifndef CHECK_TEXT_RECORD_PARTS_H
#define CHECK_TEXT_RECORD_PARTS_H

#include "check/text/json.h"

/* record_problem, record_verdict, record_witness: the node of the part; 0 when the record does not have it. */
/*@ requires json_ok(json) && json->count > 0;
  @ assigns \nothing;
  @ ensures 0 <= \result < json->count; */
int record_problem(const struct json *json);
/*@ requires json_ok(json) && json->count > 0;
  @ assigns \nothing;
  @ ensures 0 <= \result < json->count; */
int record_verdict(const struct json *json);
/*@ requires json_ok(json) && json->count > 0;
  @ assigns \nothing;
  @ ensures 0 <= \result < json->count; */
int record_witness(const struct json *json);

#endif
