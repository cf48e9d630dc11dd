/* SPDX-License-Identifier: BSD-2-Clause */
/* For the units that multiply strides and lengths (strides_product.h). */
#ifndef PROOFS_CHECK_TENSOR_H
#define PROOFS_CHECK_TENSOR_H

#include "../strides_product.h"
#include "model.h"

#endif
