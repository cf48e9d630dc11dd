/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/main.c: VERIFIED is printed only of a record whose claim holds, if it is of kind impact, of its bytes as they were read. */
#ifndef PROOFS_CHECK_IMPACT_MAIN_CLAIMED_H
#define PROOFS_CHECK_IMPACT_MAIN_CLAIMED_H
#define VERIFIED_RECORD(k) impact_record_claim(k->json, k->text)

#include "files.h"

#include "impact_record_accepted.h"

#endif
