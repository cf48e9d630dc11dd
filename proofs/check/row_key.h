/* SPDX-License-Identifier: BSD-2-Clause */
/* The key of a record under which the name of its row is. */
#ifndef PROOFS_CHECK_ROW_KEY_H
#define PROOFS_CHECK_ROW_KEY_H

#include "words.h"

/*@ predicate spells_key_row{L}(char *s) = SPELT_3(0, 'r', 'o', 'w'); */

#endif
