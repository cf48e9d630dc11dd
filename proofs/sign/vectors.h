/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proof of src/sign/vectors.c knows. */
#ifndef PROOFS_SIGN_VECTORS_H
#define PROOFS_SIGN_VECTORS_H

#include "model.h"

#include "../numbers/nodes.h"

#endif
