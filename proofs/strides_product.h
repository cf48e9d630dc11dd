/* SPDX-License-Identifier: BSD-2-Clause */
/* step_after is a product: for the units whose functions multiply. */
#ifndef PROOFS_STRIDES_PRODUCT_H
#define PROOFS_STRIDES_PRODUCT_H

#include "strides.h"

/*@ lemma step_product: \forall integer step, length, next; step_after(step, length, next) <==> next == step * length; */

#endif
