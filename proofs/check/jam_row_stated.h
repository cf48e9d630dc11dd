/* SPDX-License-Identifier: BSD-2-Clause */
/* The row and the portrait of a verdict on a G-spot, the force that separates, and which quantities are zero, as a record gives them, and as
 * src/check/jam/verdict.c makes them of signs. */
#ifndef PROOFS_CHECK_JAM_ROW_STATED_H
#define PROOFS_CHECK_JAM_ROW_STATED_H

#include "jam/row_meaning.h"

#include "jam_denoted.h"
#include "jam_words.h"
#include "list.h"
#include "row_key.h"

/* The name of a row has three parts: NAME(row, origin, direction, side). */
#define JAM_ROW_SIDES(NAME, type, origin, direction)                                                                   \
    NAME(type##_up, origin, direction, up) NAME(type##_level, origin, direction, level) NAME(type##_down, origin, direction, down)
#define JAM_ROW_NAMES(NAME)                                                                                            \
    JAM_ROW_SIDES(NAME, stable_node_slow_b, stable, node_slow_b)                                                       \
    JAM_ROW_SIDES(NAME, stable_node_fast_b, stable, node_fast_b)                                                       \
    JAM_ROW_SIDES(NAME, stable_star, stable, star)                                                                     \
    JAM_ROW_SIDES(NAME, saddle_unstable_b, saddle, unstable_b)                                                         \
    JAM_ROW_SIDES(NAME, attracting_b_axis, attracting, b_axis)                                                         \
    JAM_ROW_SIDES(NAME, saddle_stable_b, saddle, stable_b)                                                             \
    JAM_ROW_SIDES(NAME, repelling_b_axis, repelling, b_axis)                                                           \
    JAM_ROW_SIDES(NAME, unstable_node_fast_b, unstable, node_fast_b)                                                   \
    JAM_ROW_SIDES(NAME, unstable_node_slow_b, unstable, node_slow_b)                                                   \
    JAM_ROW_SIDES(NAME, unstable_star, unstable, star)                                                                 \
    JAM_ROW_SIDES(NAME, repelling_line, repelling, line)                                                               \
    JAM_ROW_SIDES(NAME, attracting_line, attracting, line)                                                             \
    JAM_ROW_SIDES(NAME, still, still, none)

/*@ predicate spells_origin_stable{L}(char *s) = SPELT_6(0, 's', 't', 'a', 'b', 'l', 'e');
  @ predicate spells_origin_unstable{L}(char *s) = SPELT_8(0, 'u', 'n', 's', 't', 'a', 'b', 'l', 'e');
  @ predicate spells_origin_saddle{L}(char *s) = SPELT_7(0, 's', 'a', 'd', 'd', 'l', 'e', '_');
  @ predicate spells_origin_attracting{L}(char *s) = SPELT_10(0, 'a', 't', 't', 'r', 'a', 'c', 't', 'i', 'n', 'g');
  @ predicate spells_origin_repelling{L}(char *s) = SPELT_9(0, 'r', 'e', 'p', 'e', 'l', 'l', 'i', 'n', 'g');
  @ predicate spells_origin_still{L}(char *s) = SPELT_5(0, 's', 't', 'i', 'l', 'l');
  @ predicate spells_direction_node_slow_b{L}(char *s) = SPELT_12(0, '_', 'n', 'o', 'd', 'e', '_', 's', 'l', 'o', 'w', '_', 'b');
  @ predicate spells_direction_node_fast_b{L}(char *s) = SPELT_12(0, '_', 'n', 'o', 'd', 'e', '_', 'f', 'a', 's', 't', '_', 'b');
  @ predicate spells_direction_star{L}(char *s) = SPELT_5(0, '_', 's', 't', 'a', 'r');
  @ predicate spells_direction_unstable_b{L}(char *s) = SPELT_10(0, 'u', 'n', 's', 't', 'a', 'b', 'l', 'e', '_', 'b');
  @ predicate spells_direction_stable_b{L}(char *s) = SPELT_8(0, 's', 't', 'a', 'b', 'l', 'e', '_', 'b');
  @ predicate spells_direction_b_axis{L}(char *s) = SPELT_7(0, '_', 'b', '_', 'a', 'x', 'i', 's');
  @ predicate spells_direction_line{L}(char *s) = SPELT_5(0, '_', 'l', 'i', 'n', 'e');
  @ predicate spells_direction_none{L}(char *s) = SPELT_0(0);
  @ predicate spells_side_up{L}(char *s) = SPELT_3(0, '_', 'u', 'p');
  @ predicate spells_side_level{L}(char *s) = SPELT_6(0, '_', 'l', 'e', 'v', 'e', 'l');
  @ predicate spells_side_down{L}(char *s) = SPELT_5(0, '_', 'd', 'o', 'w', 'n'); */

#define ORIGIN_SPELT(name, origin, direction, side) (row == JAM_ROW_##name ==> spells_origin_##origin(s)) &&
#define DIRECTION_SPELT(name, origin, direction, side) (row == JAM_ROW_##name ==> spells_direction_##direction(s)) &&
#define SIDE_OF_ROW_SPELT(name, origin, direction, side) (row == JAM_ROW_##name ==> spells_side_##side(s)) &&
/*@ predicate origin_spelt{L}(integer row, char *s) = JAM_ROW_NAMES(ORIGIN_SPELT) \true;
  @ predicate direction_spelt{L}(integer row, char *s) = JAM_ROW_NAMES(DIRECTION_SPELT) \true;
  @ predicate side_of_row_spelt{L}(integer row, char *s) = JAM_ROW_NAMES(SIDE_OF_ROW_SPELT) \true;
  @ predicate jam_row_spelt{L}(integer row, char *origin, char *direction, char *side) =
  @   origin_spelt(row, origin) && direction_spelt(row, direction) && side_of_row_spelt(row, side);
  @ // The node has the name of the row.
  @ predicate node_says_jam_row{L}(struct json *j, integer node, integer row) = \exists char *origin, *direction, *side;
  @   jam_row_spelt(row, origin, direction, side) && json_says_joined(j, node, origin, direction, side);
  @ predicate spells_portrait{L}(char *s) = SPELT_8(0, 'p', 'o', 'r', 't', 'r', 'a', 'i', 't');
  @ predicate node_says_degenerate{L}(struct json *j, integer node) = \exists char *s; spells_degenerate(s) && json_says(j, node, s);
  @ predicate spells_threshold{L}(char *s) = SPELT_9(0, 't', 'h', 'r', 'e', 's', 'h', 'o', 'l', 'd'); */

/* By signs: the three parts of the name, where it is null, and what the record then says. */
#define SIGNS_OF_RATES integer a1, integer a2, integer a3, integer d
#define RATE_SIGNS a1, a2, a3, d
#define SIGNS_BETWEEN (a1 == 0 || a2 == 0 || a3 == 0 || d == 0)
#define SIGNS_SEPARATE (d > 0 && a2 > 0)
/*@ predicate signs_between(SIGNS_OF_RATES) = SIGNS_BETWEEN;
  @ predicate signs_separate(integer a2, integer d) = SIGNS_SEPARATE;
  @ predicate origin_of_signs{L}(integer a1, integer a3, char *s) = (a1 == 0 && a3 == 0 ==> spells_origin_still(s)) &&
  @   ((a1 == 0 && a3 < 0) || (a1 < 0 && a3 == 0) ==> spells_origin_attracting(s)) &&
  @   ((a1 == 0 && a3 > 0) || (a1 > 0 && a3 == 0) ==> spells_origin_repelling(s)) &&
  @   ((a1 < 0 && a3 > 0) || (a1 > 0 && a3 < 0) ==> spells_origin_saddle(s)) &&
  @   (a1 < 0 && a3 < 0 ==> spells_origin_stable(s)) && (a1 > 0 && a3 > 0 ==> spells_origin_unstable(s));
  @ predicate direction_of_signs{L}(integer a1, integer a3, integer d, char *s) = (a1 == 0 && a3 == 0 ==> spells_direction_none(s)) &&
  @   (a1 == 0 && a3 != 0 ==> spells_direction_line(s)) && (a1 != 0 && a3 == 0 ==> spells_direction_b_axis(s)) &&
  @   (a1 < 0 && a3 > 0 ==> spells_direction_unstable_b(s)) && (a1 > 0 && a3 < 0 ==> spells_direction_stable_b(s)) &&
  @   (((a1 < 0 && a3 < 0) || (a1 > 0 && a3 > 0)) && d == 0 ==> spells_direction_star(s)) &&
  @   ((a1 < 0 && a3 < 0 && d < 0) || (a1 > 0 && a3 > 0 && d > 0) ==> spells_direction_node_fast_b(s)) &&
  @   ((a1 < 0 && a3 < 0 && d > 0) || (a1 > 0 && a3 > 0 && d < 0) ==> spells_direction_node_slow_b(s));
  @ predicate side_of_signs{L}(integer a2, char *s) = (a2 > 0 ==> spells_side_up(s)) && (a2 == 0 ==> spells_side_level(s)) &&
  @   (a2 < 0 ==> spells_side_down(s));
  @ predicate row_of_signs{L}(SIGNS_OF_RATES, char *origin, char *direction, char *side) =
  @   origin_of_signs(a1, a3, origin) && direction_of_signs(a1, a3, d, direction) && side_of_signs(a2, side);
  @ predicate node_says_signs{L}(struct json *j, integer node, SIGNS_OF_RATES) = \exists char *origin, *direction, *side;
  @   row_of_signs(RATE_SIGNS, origin, direction, side) && json_says_joined(j, node, origin, direction, side);
  @ predicate row_says_signs{L}(struct json *j, SIGNS_OF_RATES) = \exists char *key, integer node;
  @   spells_key_row(key) && json_has(j, 0, key, node) && node_says_signs(j, node, RATE_SIGNS);
  @ predicate node_is_portrait{L}(struct json *j, integer node, SIGNS_OF_RATES) =
  @   (SIGNS_BETWEEN ==> node_says_degenerate(j, node)) && (!SIGNS_BETWEEN ==> node_says_signs(j, node, RATE_SIGNS));
  @ predicate portrait_says_signs{L}(struct json *j, integer verdict, SIGNS_OF_RATES) = \exists char *key, integer node;
  @   spells_portrait(key) && json_has(j, verdict, key, node) && node_is_portrait(j, node, RATE_SIGNS);
  @ predicate node_is_threshold{L}(struct json *j, unsigned char *text, integer node, real root, integer a2, integer d, real x) =
  @   (SIGNS_SEPARATE ==> node_denotes(j, text, node, root, x)) && (!SIGNS_SEPARATE ==> j->node[node].type == JSON_NULL);
  @ predicate threshold_says_signs{L}(struct json *j, unsigned char *text, integer verdict, real root, integer a2, integer d, real x) =
  @   \exists char *key, integer node; spells_threshold(key) && json_has(j, verdict, key, node) &&
  @     node_is_threshold(j, text, node, root, a2, d, x); */

#define SEPARATES_AT(c) c->sign[JAM_alpha2], c->sign[JAM_delta]
#define SIGN_BEFORE(name) \old(c->sign[JAM_##name])
#define SPOT_BEFORE SIGN_BEFORE(alpha1), SIGN_BEFORE(alpha2), SIGN_BEFORE(alpha3), SIGN_BEFORE(delta)
#define FIXED_WHERE_SEPARATE(c) (c->sign[JAM_delta] > 0 && c->sign[JAM_alpha2] > 0 ==> c->fixed != \null)
/*@ ensures row: \result != 0 ==> row_says_signs(\old(c->json), SPOT_BEFORE);
  @ ensures row: portrait: \result != 0 ==> portrait_says_signs(\old(c->json), \old(c->verdict), SPOT_BEFORE);
  @ ensures row: threshold: \result != 0 && scalar_doubt == 0 && \old(FIXED_WHERE_SEPARATE(c)) ==> threshold_says_signs(\old(c->json),
  @   \old(c->json->text), \old(c->verdict), \old(pool_root(c->pool)), SIGN_BEFORE(alpha2), SIGN_BEFORE(delta), \old(scalar_value(c->fixed))); */
int jam_check_verdict(const struct jam *c);

#endif
