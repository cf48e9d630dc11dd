/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/jam/verdict.c: the lists that it accepts are those of the signs. */
#ifndef PROOFS_CHECK_JAM_LISTS_READ_H
#define PROOFS_CHECK_JAM_LISTS_READ_H

#include "jam_lists.h"

#define FATE_AT(c, f) fate_word(SPOT_AT(c), f)
#define FATES_AT(c) FATE_AT(c, 1), FATE_AT(c, 0), FATE_AT(c, -1)

/*@ ensures list: json_has(c->json, c->verdict, key, \result); */
static int member(const struct jam *c, const char *key);
/*@ ensures list: \result != 0 <==> course_is_there(c->sign[JAM_alpha2], c->sign[JAM_delta], course_fall(course)); */
static int course_exists(const struct jam *c, enum jam_course course);
/*@ ensures list: fate: \result.fate == fate_word(SPOT_AT(c), course_fall(course)); */
static struct jam_outcome outcome_of(const struct jam *c, enum jam_course course);
/*@ ensures list: fate_spelt(fate, \result); */
static const char *fate_name(enum jam_fate fate);
/*@ ensures list: \result != 0 ==> node != 0 && fate_is_listed(c->json, array, node, fate, last, \result); */
static int after_fate(const struct jam *c, int array, int node, enum jam_fate fate, enum jam_fate last);
/*@ ensures list: \result != 0 ==> fates_are_listed(c->json, array, FATES_AT(c)); */
static int outcomes_are(const struct jam *c, int array);
/*@ ensures list: \result != 0 ==> says_fates(c->json, c->verdict, FATES_AT(c)); */
static int check_outcomes(const struct jam *c);
/*@ requires list: jam_quantity_spelt(quantity, name);
  @ ensures list: \result != 0 ==> node != 0 &&
  @   zero_is_listed(c->json, array, node, quantity, c->sign[quantity], \result); */
static int after_zero(const struct jam *c, int array, int node, int quantity, const char *name);
/*@ ensures list: \result != 0 ==> rates_are_listed(c->json, array, SPOT_AT(c), \result); */
static int after_rates(const struct jam *c, int array);
/*@ ensures list: \result != 0 && c->state != 0 ==> jam_zeros_are_listed(c->json, array, SPOT_AT(c), c->sign[JAM_fall]);
  @ ensures list: none: \result != 0 && c->state == 0 ==> jam_zeros_are_listed(c->json, array, SPOT_AT(c), 1); */
static int zeros_are(const struct jam *c, int array);
/*@ ensures list: \result != 0 && c->state != 0 ==> says_jam_zeros(c->json, c->verdict, SPOT_AT(c), c->sign[JAM_fall]);
  @ ensures list: none: \result != 0 && c->state == 0 ==> says_jam_zeros(c->json, c->verdict, SPOT_AT(c), 1); */
static int check_zeros(const struct jam *c);

#endif
