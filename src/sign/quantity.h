/* SPDX-License-Identifier: BSD-2-Clause */
/* The quantities of an evaluation by their names, for kinds of which not every problem has the same quantities. */
#ifndef SIGN_QUANTITY_H
#define SIGN_QUANTITY_H

#include "sign/cascade.h"

/* quantity_node: the node of a quantity; -1 where the program has none of this name. */
int quantity_node(const struct program *program, const char *name);

/* quantity_sign: the sign of a quantity, and `absent` where the program has none of this name.  quantity_value: its exact value, or NULL. */
int quantity_sign(const struct evaluation *e, const char *name, int absent);
const struct number *quantity_value(const struct evaluation *e, const char *name);

#endif
