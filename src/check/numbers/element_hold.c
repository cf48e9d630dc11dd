/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/memory.h"
#include "check/numbers/scalar_private.h"

#include <stdlib.h>
#include <string.h>

/* An element of this field with these coefficients. */
/*@ requires 2 <= count <= FIELD_MAX_DEGREE && polynomial(term, count);
  @ assigns MADE;
  @ ensures \result != \null && is_element_made(\result) && NUMBERS_STORED;
  @ ensures holds: \result->field == field && \result->count == count;
  @ ensures holds: holds_terms{Pre,Post}(\result, term, count); */
static struct element *new_element(struct field *field, const scalar *term, int count)
{
    struct element *element = memory_new(sizeof *element + (size_t)count * sizeof *element->term);
    if (element == NULL) abort();
    //@ assert NUMBERS_STORED && NUMBERS_APART(element, count);
    element->field = field;
    //@ assert NUMBERS_STORED;
    element->count = count;
    //@ assert NUMBERS_STORED && NUMBERS_APART(element, count);
    memcpy(element->term, term, (size_t)count * sizeof *term);
    //@ assert NUMBERS_STORED;
    return element;
}

/*@ requires \valid(x);
  @ assigns x->element;
  @ ensures x->element == element;
  @ ensures \forall struct scalar *n; \old(is_stored(n) && is_another(n, x)) ==> is_stored(n); */
static void give(struct scalar *x, struct element *element)
{
    x->element = element;
}

scalar element_hold(struct scalar_pool *pool, const scalar *term, int count)
{
    struct element *element = new_element(pool->field, term, count);
    struct scalar *x = scalar_fresh(pool);
    //@ assert NUMBERS_STORED && NUMBERS_OTHER(x);
    give(x, element);
    return x;
}
