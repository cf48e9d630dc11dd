/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/memory.h"
#include "check/numbers/rational_private.h"

#include <stdlib.h>
#include <string.h>

rational element_hold(struct rational_pool *pool, const rational *term, int count)
{
    struct element *element = memory_new(sizeof *element + (size_t)count * sizeof *element->term);
    if (element == NULL) abort();
    //@ assert NUMBERS_STAND && NUMBERS_APART(element);
    element->field = pool->field;
    //@ assert NUMBERS_STAND;
    element->count = count;
    //@ assert NUMBERS_STAND && NUMBERS_APART(element);
    memcpy(element->term, term, (size_t)count * sizeof *term);
    //@ assert NUMBERS_STAND;
    struct rational *x = rational_fresh(pool);
    //@ assert NUMBERS_STAND && NUMBERS_OTHER(x);
    x->element = element;
    //@ assert NUMBERS_STAND;
    return x;
}
