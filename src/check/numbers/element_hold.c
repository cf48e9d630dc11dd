/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/memory.h"
#include "check/numbers/scalar_private.h"

#include <stdlib.h>
#include <string.h>

scalar element_hold(struct scalar_pool *pool, const scalar *term, int count)
{
    struct element *element = memory_new(sizeof *element + (size_t)count * sizeof *element->term);
    if (element == NULL) abort();
    //@ assert NUMBERS_STORED && NUMBERS_APART(element);
    element->field = pool->field;
    //@ assert NUMBERS_STORED;
    element->count = count;
    //@ assert NUMBERS_STORED && NUMBERS_APART(element);
    memcpy(element->term, term, (size_t)count * sizeof *term);
    //@ assert NUMBERS_STORED;
    struct scalar *x = scalar_fresh(pool);
    //@ assert NUMBERS_STORED && NUMBERS_OTHER(x);
    x->element = element;
    //@ assert NUMBERS_STORED;
    return x;
}
