/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves the lemmas of strides_product.h and strides_digit.h. */
#include "strides_digit.h"
