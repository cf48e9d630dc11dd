/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/sign/vectors.c: the contracts of the cascade and of program_nodes. */
#ifndef PROOFS_SIGN_VECTORS_H
#define PROOFS_SIGN_VECTORS_H

#include "model.h"

#include "../numbers/nodes.h"

#endif
