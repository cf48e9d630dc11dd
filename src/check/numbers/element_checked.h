/* SPDX-License-Identifier: BSD-2-Clause */
/* A check of the numbers that element.c and quotient.c are given. If one is not as element_make makes numbers, the program has an
 * error, and it ends before anything is concluded. */
#ifndef CHECK_NUMBERS_ELEMENT_CHECKED_H
#define CHECK_NUMBERS_ELEMENT_CHECKED_H

#include "check/numbers/field.h"
#include "check/numbers/scalar_private.h"

/* element_check_field: ends the program unless this is a field as field_set makes it: of degree 2 or more, with rational coefficients. */
/*@ requires field == \null || \valid_read(field);
  @ assigns \nothing;
  @ ensures field != \null && field_ok(field); */
void element_check_field(const struct field *field);

/* element_check: ends the program unless x is a rational, or an element of this field with at least two coefficients, at most the
 * degree, which are rationals. */
/*@ requires field != \null && number_exists(x);
  @ requires \valid_read(field) && field_ok(field);
  @ assigns \nothing;
  @ ensures is_number(x) && (x->element != \null ==> x->element->field == field && x->element->count <= field->degree); */
void element_check(const struct field *field, scalar x);

#endif
