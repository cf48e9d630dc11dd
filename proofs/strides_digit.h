/* SPDX-License-Identifier: BSD-2-Clause */
/* step * digit stays below the next step.  A lemma of its own for the units with lengths in arrays, where provers do not multiply well. */
#ifndef PROOFS_STRIDES_DIGIT_H
#define PROOFS_STRIDES_DIGIT_H

#include "strides_product.h"

/*@ lemma digit_fits: \forall integer step, length, next, digit, reach; step_after(step, length, next) ==>
        is_product(reach, step, digit) ==> 0 < step ==> 0 <= digit < length ==> 0 <= reach <= next - step; */

#endif
