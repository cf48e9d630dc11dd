/* SPDX-License-Identifier: BSD-2-Clause */
/* The arithmetic, and the assumed contract of abort, for files that give up when there is no memory. This header replaces <stdlib.h>. */
#ifndef PROOFS_CHECK_MODEL_ABORT_H
#define PROOFS_CHECK_MODEL_ABORT_H
#define __FC_STDLIB

#include "abort.h"
#include "model.h"

#include <stddef.h>

#endif
