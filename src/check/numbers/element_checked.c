/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/numbers/element_checked.h"

#include <stdlib.h>

/*@ requires 0 <= count && \valid_read(term + (0 .. count - 1));
  @ assigns \nothing;
  @ ensures \result != 0 ==> polynomial(term, count); */
static int are_rational(const scalar *term, int count)
{
    /*@ loop invariant 0 <= i <= count && polynomial(term, i);
      @ loop invariant value: ARE_PLAIN(term, i);
      @ loop assigns i;
      @ loop variant count - i; */
    for (int i = 0; i < count; i++)
        if (term[i] == NULL || !scalar_is_plain(term[i])) return 0;
    return 1;
}

/*@ requires \valid_read(field);
  @ assigns \nothing;
  @ ensures \result != 0 ==> 0 <= field->bisections && (field->stuck == 0 ==> field->bisections <= FIELD_MAX_BISECTIONS); */
static int is_counted(const struct field *field)
{
    return field->bisections >= 0 && (field->stuck || field->bisections <= FIELD_MAX_BISECTIONS);
}

/*@ requires \valid_read(field);
  @ assigns \nothing;
  @ ensures \result != 0 ==> field_ok(field); */
static int is_whole(const struct field *field)
{
    if (field->pool == NULL || field->low == NULL || field->high == NULL) return 0;
    if (field->degree < 2 || field->degree > FIELD_MAX_DEGREE || !is_counted(field)) return 0;
    return are_rational(field->coefficient, field->degree);
}

void element_check_field(const struct field *field)
{
    if (field == NULL || !is_whole(field)) abort();
}

/*@ requires number_exists(x) && x->element != \null;
  @ requires \valid_read(field) && field_ok(field);
  @ assigns \nothing;
  @ ensures \result != 0 ==> is_element(x->element);
  @ ensures \result != 0 ==> x->element->field == field && x->element->count <= field->degree; */
static int is_element_of(const struct field *field, scalar x)
{
    const struct element *element = x->element;
    const struct field *its = element->field;
    if (its != field || element->count < 2 || element->count > field->degree) return 0;
    return are_rational(element->term, element->count);
}

void element_check(const struct field *field, scalar x)
{
    if (x->element != NULL && !is_element_of(field, x)) abort();
}
