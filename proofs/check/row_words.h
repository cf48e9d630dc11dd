/* SPDX-License-Identifier: BSD-2-Clause */
/* How a certificate writes the name of the case, which is that of a row of spec/contact/table.h. */
#ifndef PROOFS_CHECK_ROW_WORDS_H
#define PROOFS_CHECK_ROW_WORDS_H

#include "contact_words.h"

/* The name of a row has three parts: NAME(row, motion, event, side). */
#define ROW_NAMES(NAME) \
    NAME(forward_flight, forward, flight, none)                          \
    NAME(forward_flight_at_pole, forward, flight_at_pole, none)          \
    NAME(forward_indeterminate, forward, indeterminate, none)            \
    NAME(forward_grazing, forward, grazing, none)                        \
    NAME(forward_g_spot, forward, g_spot, none)                          \
    NAME(forward_grazing_paradox, forward, grazing_paradox, none)        \
    NAME(forward_slip, forward, slip, none)                              \
    NAME(forward_arrest, forward, arrest, none)                          \
    NAME(forward_inconsistent, forward, inconsistent, none)              \
    NAME(backward_flight, backward, flight, none)                        \
    NAME(backward_flight_at_pole, backward, flight_at_pole, none)        \
    NAME(backward_indeterminate, backward, indeterminate, none)          \
    NAME(backward_grazing, backward, grazing, none)                      \
    NAME(backward_g_spot, backward, g_spot, none)                        \
    NAME(backward_grazing_paradox, backward, grazing_paradox, none)      \
    NAME(backward_slip, backward, slip, none)                            \
    NAME(backward_arrest, backward, arrest, none)                        \
    NAME(backward_inconsistent, backward, inconsistent, none)            \
    NAME(rest_flight, rest, flight, none)                                \
    NAME(rest_indeterminate_plus, rest, indeterminate, plus)             \
    NAME(rest_indeterminate_plus_edge, rest, indeterminate, plus_edge)   \
    NAME(rest_flight_plus, rest, flight, plus)                           \
    NAME(rest_indeterminate_minus, rest, indeterminate, minus)           \
    NAME(rest_indeterminate_minus_edge, rest, indeterminate, minus_edge) \
    NAME(rest_flight_minus, rest, flight, minus)                         \
    NAME(rest_weightless, rest, weightless, none)                        \
    NAME(rest_grazing_plus, rest, grazing, plus)                         \
    NAME(rest_g_spot_plus, rest, g_spot, plus)                           \
    NAME(rest_grazing_paradox_plus, rest, grazing_paradox, plus)         \
    NAME(rest_grazing_minus, rest, grazing, minus)                       \
    NAME(rest_g_spot_minus, rest, g_spot, minus)                         \
    NAME(rest_grazing_paradox_minus, rest, grazing_paradox, minus)       \
    NAME(rest_stick, rest, stick, none)                                  \
    NAME(rest_slip_plus, rest, slip, plus)                               \
    NAME(rest_slip_minus, rest, slip, minus)                             \
    NAME(rest_stick_edge_plus, rest, stick_edge, plus)                   \
    NAME(rest_stick_edge_minus, rest, stick_edge, minus)                 \
    NAME(rest_frictionless_balance, rest, frictionless_balance, none)

/*@
  @ predicate spells_motion_forward{L}(char *s) = SPELT_8(0, 'f', 'o', 'r', 'w', 'a', 'r', 'd', '_');
  @ predicate spells_motion_backward{L}(char *s) = SPELT_9(0, 'b', 'a', 'c', 'k', 'w', 'a', 'r', 'd', '_');
  @ predicate spells_motion_rest{L}(char *s) = SPELT_5(0, 'r', 'e', 's', 't', '_');
  @ predicate spells_event_flight{L}(char *s) = SPELT_6(0, 'f', 'l', 'i', 'g', 'h', 't');
  @ predicate spells_event_flight_at_pole{L}(char *s) = SPELT_14(0, 'f', 'l', 'i', 'g', 'h', 't', '_', 'a', 't', '_', 'p', 'o', 'l', 'e');
  @ predicate spells_event_indeterminate{L}(char *s) = SPELT_13(0, 'i', 'n', 'd', 'e', 't', 'e', 'r', 'm', 'i', 'n', 'a', 't', 'e');
  @ predicate spells_event_grazing{L}(char *s) = SPELT_7(0, 'g', 'r', 'a', 'z', 'i', 'n', 'g');
  @ predicate spells_event_g_spot{L}(char *s) = SPELT_6(0, 'g', '_', 's', 'p', 'o', 't');
  @ predicate spells_event_grazing_paradox{L}(char *s) = SPELT_15(0, 'g', 'r', 'a', 'z', 'i', 'n', 'g', '_', 'p', 'a', 'r', 'a', 'd', 'o', 'x');
  @ predicate spells_event_slip{L}(char *s) = SPELT_4(0, 's', 'l', 'i', 'p');
  @ predicate spells_event_arrest{L}(char *s) = SPELT_6(0, 'a', 'r', 'r', 'e', 's', 't');
  @ predicate spells_event_inconsistent{L}(char *s) = SPELT_12(0, 'i', 'n', 'c', 'o', 'n', 's', 'i', 's', 't', 'e', 'n', 't');
  @ predicate spells_event_weightless{L}(char *s) = SPELT_10(0, 'w', 'e', 'i', 'g', 'h', 't', 'l', 'e', 's', 's');
  @ predicate spells_event_stick{L}(char *s) = SPELT_5(0, 's', 't', 'i', 'c', 'k');
  @ predicate spells_event_stick_edge{L}(char *s) = SPELT_10(0, 's', 't', 'i', 'c', 'k', '_', 'e', 'd', 'g', 'e');
  @ predicate spells_event_frictionless_balance{L}(char *s) = SPELT_20(0, 'f', 'r', 'i', 'c', 't', 'i', 'o', 'n', 'l', 'e', 's', 's', '_', 'b', 'a', 'l', 'a', 'n', 'c', 'e');
  @ predicate spells_side_none{L}(char *s) = SPELT_0(0);
  @ predicate spells_side_plus{L}(char *s) = SPELT_5(0, '_', 'p', 'l', 'u', 's');
  @ predicate spells_side_minus{L}(char *s) = SPELT_6(0, '_', 'm', 'i', 'n', 'u', 's');
  @ predicate spells_side_plus_edge{L}(char *s) = SPELT_10(0, '_', 'p', 'l', 'u', 's', '_', 'e', 'd', 'g', 'e');
  @ predicate spells_side_minus_edge{L}(char *s) = SPELT_11(0, '_', 'm', 'i', 'n', 'u', 's', '_', 'e', 'd', 'g', 'e');
*/

#define MOTION_SPELT(name, motion, event, side) (row == ROW_##name ==> spells_motion_##motion(s)) &&
#define EVENT_SPELT(name, motion, event, side) (row == ROW_##name ==> spells_event_##event(s)) &&
#define SIDE_SPELT(name, motion, event, side) (row == ROW_##name ==> spells_side_##side(s)) &&

/*@ predicate motion_spelt{L}(integer row, char *s) = ROW_NAMES(MOTION_SPELT) \true;
  @ predicate event_spelt{L}(integer row, char *s) = ROW_NAMES(EVENT_SPELT) \true;
  @ predicate side_spelt{L}(integer row, char *s) = ROW_NAMES(SIDE_SPELT) \true;
  @ predicate row_spelt{L}(integer row, char *motion, char *event, char *side) =
  @   motion_spelt(row, motion) && event_spelt(row, event) && side_spelt(row, side);
  @ predicate node_says_row{L}(struct json *j, integer node, integer row) = \exists char *motion, *event, *side;
  @   row_spelt(row, motion, event, side) && json_says_joined(j, node, motion, event, side);
  @ // The member `row` of a certificate.
  @ predicate spells_row{L}(char *s) = SPELT_3(0, 'r', 'o', 'w');
  @ predicate is_row{L}(struct json *j, integer node) = \exists char *key; spells_row(key) && json_has(j, 0, key, node);
  @ predicate says_row{L}(struct json *j, integer row) = \exists integer node; is_row(j, node) && node_says_row(j, node, row);
  @ // The node has the name of the row whose condition and statuses are those of the contact.
  @ predicate row_checked{L}(struct contact *c, integer node) = \forall integer row; contact_row(c, row) ==>
  @   node_says_row(c->json, node, row);
  @ predicate row_is_stated{L}(struct contact *c) = \exists integer node; is_row(c->json, node) && row_checked(c, node); */

/*@ ensures name: \result != 0 && contact_possible(c) ==> row_checked(c, row); */
int contact_row_is_stated(const struct contact *c, int row);

#endif
