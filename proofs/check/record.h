/* SPDX-License-Identifier: BSD-2-Clause */
/* What the proof of src/check/record.c knows beside its own headers. */
#ifndef PROOFS_CHECK_RECORD_H
#define PROOFS_CHECK_RECORD_H

#include "model.h"
#include "parsed.h"

#endif
