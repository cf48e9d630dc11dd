/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/atlas/formulas.c: the strides of tensors, the arithmetic, and the assumed contract of abort. This header
 * replaces <stdlib.h>. */
#ifndef PROOFS_CHECK_ATLAS_FORMULAS_H
#define PROOFS_CHECK_ATLAS_FORMULAS_H

#include "../strides.h"
#include "model_abort.h"

#endif
