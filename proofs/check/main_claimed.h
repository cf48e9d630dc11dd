/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/main.c: VERIFIED is printed only of a record whose claim holds, of its bytes as they were read. */
#ifndef PROOFS_CHECK_MAIN_CLAIMED_H
#define PROOFS_CHECK_MAIN_CLAIMED_H
#define VERIFIED_RECORD(k) (json_written(k->json, k->text, k->length) && record_claim(k->json, k->text))

#include "files.h"

#include "record_said.h"

#endif
