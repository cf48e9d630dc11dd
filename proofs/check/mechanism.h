/* SPDX-License-Identifier: BSD-2-Clause */
/* Defines the strides of src/check/cover/tensor.h (strides.h) for the units that include it. */
#ifndef PROOFS_CHECK_MECHANISM_H
#define PROOFS_CHECK_MECHANISM_H

#include "../strides.h"
#include "model.h"

#endif
