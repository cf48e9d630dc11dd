/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/compliance/phases.c: the arithmetic, and the assumed contract of abort. This header replaces <stdlib.h>. */
#ifndef PROOFS_CHECK_COMPLIANCE_PHASES_H
#define PROOFS_CHECK_COMPLIANCE_PHASES_H
#define __FC_STDLIB

#include "abort.h"
#include "model.h"

#include <stddef.h>

#endif
