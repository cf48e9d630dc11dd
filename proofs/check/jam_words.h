/* SPDX-License-Identifier: BSD-2-Clause */
/* The words of a verdict on a state near a G-spot, as src/check/jam makes them of signs, and as a certificate gives them. */
#ifndef PROOFS_CHECK_JAM_WORDS_H
#define PROOFS_CHECK_JAM_WORDS_H

#include "check/jam/jam.h"

#include "../jam/signs.h"

#include "denoted.h"
#include "text.h"
#include "words.h"

#define SPOT_AT(c) c->sign[JAM_alpha1], c->sign[JAM_alpha2], c->sign[JAM_alpha3], c->sign[JAM_delta]
#define STATE_AT(c) SPOT_AT(c), c->sign[JAM_fall]
#define IS_STATE(c) (c->state != 0 && -1 <= c->sign[JAM_fall] <= 1)
#define COURSE_IS_THERE ((a2 == 1 && d == 1) || (a2 == -1 && d == -1) || f == (d != 0 ? -d : a2))
#define HAS_LIMIT(c) (c->fixed != \null || c->force != \null)

/*@ // The sign of `fall` on a course.
  @ logic integer course_fall(integer course) = course == JAM_FALLING ? 1 : course == JAM_RISING ? -1 : 0;
  @ // Some state takes the course with this sign of `fall`.
  @ predicate course_is_there(integer a2, integer d, integer f) = COURSE_IS_THERE;
  @ // What becomes of a state, and where its normal force ends.
  @ logic integer fate_word(SIGNS_OF_SPOT) = !COURSE_IS_THERE ? JAM_NONE : SIGN_LIFTS ? JAM_LIFTS_OFF : a1 > 0 ? JAM_SLIPS :
  @   a1 == 0 ? JAM_UNDECIDED : SIGN_EXCEEDS && a3 >= 0 ? JAM_ARRESTS : JAM_JAMS;
  @ logic integer limit_word(SIGNS_OF_SPOT) = !COURSE_IS_THERE ? JAM_NOWHERE : SIGN_LIFTS ? JAM_AT_ZERO : a1 >= 0 ? JAM_NOWHERE :
  @   SIGN_EXCEEDS ? JAM_DIVERGES : JAM_AT_FIXED; */

/*@ predicate spells_outcome{L}(char *s) = SPELT_7(0, 'o', 'u', 't', 'c', 'o', 'm', 'e');
  @ predicate spells_normal_force{L}(char *s) = SPELT_12(0, 'n', 'o', 'r', 'm', 'a', 'l', '_', 'f', 'o', 'r', 'c', 'e');
  @ predicate spells_lift_off{L}(char *s) = SPELT_8(0, 'l', 'i', 'f', 't', '-', 'o', 'f', 'f');
  @ predicate spells_slip{L}(char *s) = SPELT_4(0, 's', 'l', 'i', 'p');
  @ predicate spells_undecided{L}(char *s) = SPELT_9(0, 'u', 'n', 'd', 'e', 'c', 'i', 'd', 'e', 'd');
  @ predicate spells_jam{L}(char *s) = SPELT_3(0, 'j', 'a', 'm');
  @ predicate spells_arrest_of_slip{L}(char *s) = SPELT_6(0, 'a', 'r', 'r', 'e', 's', 't');
  @ predicate spells_zero{L}(char *s) = SPELT_1(0, '0');
  @ predicate spells_diverges{L}(char *s) = SPELT_8(0, 'd', 'i', 'v', 'e', 'r', 'g', 'e', 's');
  @ predicate fate_spelt{L}(integer fate, char *s) = (fate == JAM_LIFTS_OFF ==> spells_lift_off(s)) &&
  @   (fate == JAM_SLIPS ==> spells_slip(s)) && (fate == JAM_UNDECIDED ==> spells_undecided(s)) &&
  @   (fate == JAM_JAMS ==> spells_jam(s)) && (fate == JAM_ARRESTS ==> spells_arrest_of_slip(s));
  @ predicate node_says_fate{L}(struct json *j, integer node, integer fate) = \exists char *s; fate_spelt(fate, s) && json_says(j, node, s);
  @ predicate says_fate{L}(struct json *j, integer verdict, integer fate) = \exists char *key, integer node;
  @   spells_outcome(key) && json_has(j, verdict, key, node) && node_says_fate(j, node, fate);
  @ predicate says_no_fate{L}(struct json *j, integer verdict) = \exists char *key, integer node;
  @   spells_outcome(key) && json_has(j, verdict, key, node) && j->node[node].type == JSON_NULL;
  @ predicate node_says_zero{L}(struct json *j, integer node) = \exists char *s; spells_zero(s) && json_says(j, node, s);
  @ predicate node_says_diverges{L}(struct json *j, integer node) = \exists char *s; spells_diverges(s) && json_says(j, node, s);
  @ // A node gives where the normal force ends: null, "0", "diverges", or the number x.
  @ predicate node_says_limit{L}(struct json *j, unsigned char *text, integer node, real root, integer limit, real x) =
  @   (limit == JAM_NOWHERE ==> j->node[node].type == JSON_NULL) && (limit == JAM_AT_ZERO ==> node_says_zero(j, node)) &&
  @   (limit == JAM_DIVERGES ==> node_says_diverges(j, node)) && (limit == JAM_AT_FIXED ==> node_denotes(j, text, node, root, x));
  @ predicate says_limit{L}(struct json *j, unsigned char *text, integer verdict, real root, integer limit, real x) = \exists char *key, integer node;
  @   spells_normal_force(key) && json_has(j, verdict, key, node) && node_says_limit(j, text, node, root, limit, x);
  @ logic real limit_number{L}(struct jam *c) = c->fixed != \null ? scalar_value(c->fixed) : scalar_value(c->force); */

/*@ ensures stated: \result != 0 && scalar_doubt == 0 && \old(IS_STATE(c) && HAS_LIMIT(c)) ==>
  @   says_fate(\old(c->json), \old(c->verdict), \old(fate_word(STATE_AT(c))));
  @ ensures stated: limit: \result != 0 && scalar_doubt == 0 && \old(IS_STATE(c) && HAS_LIMIT(c)) ==> says_limit(\old(c->json),
  @   \old(c->json->text), \old(c->verdict), \old(pool_root(c->pool)), \old(limit_word(STATE_AT(c))), \old(limit_number(c)));
  @ ensures stated: none: \result != 0 && \old(c->state) == 0 ==> says_no_fate(\old(c->json), \old(c->verdict)); */
int jam_check_verdict(const struct jam *c);

#endif
