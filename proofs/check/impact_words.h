/* SPDX-License-Identifier: BSD-2-Clause */
/* The words of a verdict on an impact, as a certificate gives them. */
#ifndef PROOFS_CHECK_IMPACT_WORDS_H
#define PROOFS_CHECK_IMPACT_WORDS_H

#include "list.h"

#include "impact_at.h"

/*@ // The member of an object with this key has this type.
  @ predicate member_is{L}(struct json *j, integer object, char *key, integer type) =
  @   \exists integer node; json_has(j, object, key, node) && j->node[node].type == type;
  @ // `impact_without_collision` is true, false or null.
  @ predicate says_collision{L}(struct json *j, integer verdict, integer type) =
  @   \exists char *key; spells_impact_without_collision(key) && member_is(j, verdict, key, type);
  @ // `region` is the number of a region, or null (-1).
  @ predicate spells_region{L}(char *s) = SPELT_6(0, 'r', 'e', 'g', 'i', 'o', 'n');
  @ predicate region_spelt{L}(integer region, char *s) = (region == 0 ==> SPELT_1(0, '0')) && (region == 1 ==> SPELT_1(0, '1')) &&
  @   (region == 2 ==> SPELT_1(0, '2')) && (region == 3 ==> SPELT_1(0, '3')) && (region == 4 ==> SPELT_1(0, '4')) && (region == 5 ==> SPELT_1(0, '5')) &&
  @   (region == 6 ==> SPELT_1(0, '6')) && (region == 7 ==> SPELT_1(0, '7')) && (region == 8 ==> SPELT_1(0, '8')) && (region == 9 ==> SPELT_1(0, '9')) &&
  @   (region == 10 ==> SPELT_2(0, '1', '0'));
  @ predicate node_says_region{L}(struct json *j, integer node, integer region) =
  @   \exists char *s; 0 <= region <= 10 && region_spelt(region, s) && json_says(j, node, s);
  @ predicate region_written{L}(struct json *j, integer verdict, char *key, integer region) =
  @   \exists integer node; json_has(j, verdict, key, node) && node_says_region(j, node, region);
  @ predicate region_stated{L}(struct json *j, integer verdict, integer region) = \exists char *key; spells_region(key) &&
  @   ((region == -1 && member_is(j, verdict, key, JSON_NULL)) || region_written(j, verdict, key, region));
  @ // `slip` lists the slips of the motion: forward (1), backward (-1), or stick (0).
  @ predicate course_spelt{L}(integer slip, char *s) =
  @   (slip > 0 ==> SPELT_2(0, 'S', '+')) && (slip < 0 ==> SPELT_2(0, 'S', '-')) && (slip == 0 ==> SPELT_1(0, 'T'));
  @ predicate slip_is_listed{L}(struct json *j, integer array, integer node, integer slip, integer after) =
  @   \exists char *s; course_spelt(slip, s) && element_is_listed(j, array, node, s, after);
  @ predicate slips_stand{L}(struct json *j, integer array, integer slips, integer s, integer t) = \let end = j->node[array].next;
  @   (slips == 0 && end == array + 1) || (slips == 1 && slip_is_listed(j, array, array + 1, s, end)) ||
  @   (slips == 2 && \exists integer node; slip_is_listed(j, array, array + 1, s, node) && slip_is_listed(j, array, node, t, end));
  @ predicate spells_slip_list{L}(char *s) = SPELT_4(0, 's', 'l', 'i', 'p');
  @ predicate slips_stated{L}(struct json *j, integer verdict, integer slips, integer s, integer t) =
  @   \exists char *key, integer array; spells_slip_list(key) && json_has(j, verdict, key, array) && slips_stand(j, array, slips, s, t);
  @ // `slip_reversal` is true or false.
  @ predicate spells_slip_reversal{L}(char *s) = SPELT_13(0, 's', 'l', 'i', 'p', '_', 'r', 'e', 'v', 'e', 'r', 's', 'a', 'l');
  @ predicate reversal_stated{L}(struct json *j, integer verdict, integer slips, integer t) = \exists char *key;
  @   spells_slip_reversal(key) && member_is(j, verdict, key, slips == 2 && t != 0 ? JSON_TRUE : JSON_FALSE);
  @ // Which region it is by the motion.
  @ logic integer turning_region(integer su, integer t, integer second) = t == 0 ?
  @   (second == PHASE_COMPRESSION ? (su >= 0 ? 5 : 6) : (su >= 0 ? 3 : 4)) : (second == PHASE_COMPRESSION ? (su >= 0 ? 9 : 10) : (su >= 0 ? 7 : 8));
  @ logic integer region_found(integer su, integer slips, integer s, integer t, integer second) =
  @   slips == 1 ? (s < 0 ? 2 : s == 0 ? 0 : 1) : turning_region(su, slips == 2 ? t : 0, second);
  @ logic integer region_followed{L}(struct impact *c) =
  @   c->pieces == 0 ? -1 : region_found(c->sign[IMPACT_u], c->slips, c->slip[0], c->slip[1], c->second_phase);
  @ // What it is by the motion, and by the signs.
  @ logic integer collision_followed{L}(struct impact *c) =
  @   IMPACT_IS_POLE(c) ? JSON_NULL : c->pieces > 0 && c->sign[IMPACT_v] == 0 ? JSON_TRUE : JSON_FALSE;
  @ logic integer collision_type(integer su, integer sv, integer sp_plus, integer sp_minus) = \let sp = su < 0 ? sp_minus : sp_plus;
  @   sv == 0 && su != 0 && sp == 0 ? JSON_NULL : sv == 0 && su != 0 && sp < 0 ? JSON_TRUE : JSON_FALSE; */
#define COLLISION_AT(c) c->sign[IMPACT_u], c->sign[IMPACT_v], c->sign[IMPACT_p_plus], c->sign[IMPACT_p_minus]

/*@ ensures stated: \result != 0 ==> says_collision(\old(c->json), \old(c->verdict), \old(collision_followed(c)));
  @ ensures stated: region: \result != 0 ==> region_stated(\old(c->json), \old(c->verdict), \old(IMPACT_IS_POLE(c) ? -1 : region_followed(c)));
  @ ensures stated: slip: \result != 0 ==> slips_stated(\old(c->json), \old(c->verdict), \old(c->slips), \old(c->slip[0]), \old(c->slip[1]));
  @ ensures stated: reversal: \result != 0 ==> reversal_stated(\old(c->json), \old(c->verdict), \old(c->slips), \old(c->slip[1])); */
int impact_check_verdict(struct impact *c);

#endif
