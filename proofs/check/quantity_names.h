/* SPDX-License-Identifier: BSD-2-Clause */
/* The names of the quantities of a contact, letter by letter. */
#ifndef PROOFS_CHECK_QUANTITY_NAMES_H
#define PROOFS_CHECK_QUANTITY_NAMES_H

#include "check/contact/contact.h"

#include "words.h"

/*@
  @ predicate spells_quantity_a{L}(char *s) = SPELT_1(0, 'a');
  @ predicate spells_quantity_b{L}(char *s) = SPELT_1(0, 'b');
  @ predicate spells_quantity_A{L}(char *s) = SPELT_1(0, 'A');
  @ predicate spells_quantity_B{L}(char *s) = SPELT_1(0, 'B');
  @ predicate spells_quantity_C{L}(char *s) = SPELT_1(0, 'C');
  @ predicate spells_quantity_mu{L}(char *s) = SPELT_2(0, 'm', 'u');
  @ predicate spells_quantity_u{L}(char *s) = SPELT_1(0, 'u');
  @ predicate spells_quantity_Delta{L}(char *s) = SPELT_5(0, 'D', 'e', 'l', 't', 'a');
  @ predicate spells_quantity_p_plus{L}(char *s) = SPELT_6(0, 'p', '_', 'p', 'l', 'u', 's');
  @ predicate spells_quantity_p_minus{L}(char *s) = SPELT_7(0, 'p', '_', 'm', 'i', 'n', 'u', 's');
  @ predicate spells_quantity_k_plus{L}(char *s) = SPELT_6(0, 'k', '_', 'p', 'l', 'u', 's');
  @ predicate spells_quantity_k_minus{L}(char *s) = SPELT_7(0, 'k', '_', 'm', 'i', 'n', 'u', 's');
  @ predicate spells_quantity_E_plus{L}(char *s) = SPELT_6(0, 'E', '_', 'p', 'l', 'u', 's');
  @ predicate spells_quantity_E_minus{L}(char *s) = SPELT_7(0, 'E', '_', 'm', 'i', 'n', 'u', 's');
  @ predicate spells_quantity_N{L}(char *s) = SPELT_1(0, 'N');
  @ predicate spells_quantity_N_T{L}(char *s) = SPELT_3(0, 'N', '_', 'T');
*/

#define INPUT_SPELT(x, unit, meaning) (quantity == Q_##x ==> spells_quantity_##x(s)) &&
#define FORMULA_SPELT(macro, x, unit, meaning) (quantity == Q_##x ==> spells_quantity_##x(s)) &&
/*@ predicate quantity_spelt{L}(integer quantity, char *s) = CONTACT_INPUTS(INPUT_SPELT) CONTACT_FORMULAS(FORMULA_SPELT) \true; */

/*@ ensures name: quantity_spelt(quantity, \result); */
const char *contact_quantity_name(int quantity);

#endif
