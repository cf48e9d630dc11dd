/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/main.c: VERIFIED is printed only of a record whose claim holds, if it is of kind jam, of its bytes as they were read. */
#ifndef PROOFS_CHECK_JAM_MAIN_CLAIMED_H
#define PROOFS_CHECK_JAM_MAIN_CLAIMED_H
#define VERIFIED_RECORD(k) jam_record_claim(k->json, k->text)

#include "files.h"

#include "jam_record_accepted.h"

#endif
