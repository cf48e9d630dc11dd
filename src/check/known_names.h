/* SPDX-License-Identifier: BSD-2-Clause */
/* Conditions on the names of the quantities of a program, `quantity`, one by one. */
#ifndef CHECK_KNOWN_NAMES_H
#define CHECK_KNOWN_NAMES_H

/* Quantity k: its name is a text that ends. */
#define NAME(k) (program->quantities <= k || constant_text(quantity[k].name))
#define NAMES_2(k) NAME(k) && NAME(k + 1)
#define NAMES_4(k) NAMES_2(k) && NAMES_2(k + 2)
#define NAMES_8(k) NAMES_4(k) && NAMES_4(k + 4)
#define NAMES_16(k) NAMES_8(k) && NAMES_8(k + 8)

#endif
