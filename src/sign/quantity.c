/* SPDX-License-Identifier: BSD-2-Clause */
/* The quantities of an evaluation by their names. */
#include "sign/quantity.h"

#include <string.h>

int quantity_node(const struct program *program, const char *name)
{
    /*@ loop invariant 0 <= i <= program->quantities;
      @ loop assigns i;
      @ loop variant program->quantities - i; */
    for (int i = 0; i < program->quantities; i++)
        if (strcmp(program->quantity[i].name, name) == 0) return program->quantity[i].node;
    return -1;
}

int quantity_sign(const struct evaluation *e, const char *name, int absent)
{
    const int node = quantity_node(e->program, name);
    return node < 0 ? absent : (int)e->sign[node];
}

const struct number *quantity_value(const struct evaluation *e, const char *name)
{
    const int node = quantity_node(e->program, name);
    return node < 0 ? NULL : e->value[node];
}
