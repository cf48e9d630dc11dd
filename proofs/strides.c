/* SPDX-License-Identifier: BSD-2-Clause */
/* The lemma of steps, as a goal. */
#include "strides_product.h"
