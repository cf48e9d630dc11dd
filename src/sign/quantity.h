/* SPDX-License-Identifier: BSD-2-Clause */
/* The quantities of an evaluation by name, for kinds whose problems do not all have the same quantities. */
#ifndef SIGN_QUANTITY_H
#define SIGN_QUANTITY_H

#include "sign/cascade.h"

/* quantity_node: the node of a quantity; -1 when the program has no quantity of this name. */
int quantity_node(const struct program *program, const char *name);

/* quantity_sign: the sign of a quantity; `absent` when the program has no quantity of this name. quantity_value: its
 * exact value, or NULL. */
int quantity_sign(const struct evaluation *e, const char *name, int absent);
const struct number *quantity_value(const struct evaluation *e, const char *name);

#endif
