/* SPDX-License-Identifier: BSD-2-Clause */
/* The root of a number field: its polynomial is 0 there. */
#ifndef PROOFS_CHECK_ROOT_H
#define PROOFS_CHECK_ROOT_H

#include "inside.h"

#include "check/numbers/field.h"
#include "cancel.h"
#include "plain.h"

/*@ // The polynomial of the field, whose leading coefficient 1 is not stored, is 0 at the root.
    predicate has_root{L}(struct field *f) = all_plain(&f->coefficient[0], f->degree) &&
      cancel(polynomial_value(&f->coefficient[0], f->degree, root_of(f)), power(root_of(f), f->degree)); */

#endif
