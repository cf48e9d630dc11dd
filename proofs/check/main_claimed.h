/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/main.c: VERIFIED is printed only for a record whose claim holds, where the claim is about the bytes that were read. */
#ifndef PROOFS_CHECK_MAIN_CLAIMED_H
#define PROOFS_CHECK_MAIN_CLAIMED_H
#define VERIFIED_RECORD(k) (json_written(k->json, k->text, k->length) && record_claim(k->json, k->text))

#include "files.h"

#include "record_accepted.h"

#endif
