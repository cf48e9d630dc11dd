/* SPDX-License-Identifier: BSD-2-Clause */
/* For the units that read src/check/cover/tensor.h. */
#ifndef PROOFS_CHECK_MECHANISM_H
#define PROOFS_CHECK_MECHANISM_H

#include "../strides.h"
#include "model.h"

#endif
