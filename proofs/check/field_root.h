/* SPDX-License-Identifier: BSD-2-Clause */
/* The interval of a field isolates its root: the polynomial changes its sign in the interval at the root, and nowhere else. */
#ifndef PROOFS_CHECK_FIELD_ROOT_H
#define PROOFS_CHECK_FIELD_ROOT_H

#include "crosses.h"
#include "horner.h"
#include "inside.h"

#include "check/numbers/field.h"
#include "model.h"

/*@ logic real field_value{L}(struct field *f, real t) = topped_value(&f->coefficient[0], f->degree, 1.0, t);
    predicate field_crosses{L}(struct field *f, real low, real high, real r) = \forall real t; low < t < high ==>
      sign_of(side(f->sign_low, t, r), field_value(f, t));
    predicate isolates{L}(struct field *f, real r) = scalar_value(f->low) < r < scalar_value(f->high) &&
      (f->sign_low == 1 || f->sign_low == -1) && field_crosses(f, scalar_value(f->low), scalar_value(f->high), r);
    // Unless there is doubt, the interval isolates the root of the field.
    predicate field_is_correct{L}(struct field *f) = scalar_doubt == 0 ==> f->stuck == 0 && isolates(f, root_of(f)); */

#endif
