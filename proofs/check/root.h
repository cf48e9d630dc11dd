/* SPDX-License-Identifier: BSD-2-Clause */
/* What the root of a field is. */
#ifndef PROOFS_CHECK_ROOT_H
#define PROOFS_CHECK_ROOT_H

#include "inside.h"

#include "check/numbers/field.h"
#include "cancel.h"
#include "plain.h"

/*@ // The polynomial of a field, whose leading coefficient is 1, is 0 at the root.
    predicate has_root{L}(struct field *f) = all_plain(&f->coefficient[0], f->degree) &&
      cancel(polynomial_value(&f->coefficient[0], f->degree, root_of(f)), power(root_of(f), f->degree)); */

#endif
