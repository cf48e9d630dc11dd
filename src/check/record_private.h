/* SPDX-License-Identifier: BSD-2-Clause */
/* How record.c takes a record. */
#ifndef CHECK_RECORD_PRIVATE_H
#define CHECK_RECORD_PRIVATE_H

/* How the numbers of a record are to be taken. */
enum reading { EXACT, ENCLOSED, UNCERTAIN, MECHANISM, ATLAS, UNKNOWN };

/* What a record is, by its type. */
enum claim { VERDICT, VERDICTS, VERDICTS_OF_MECHANISM, VERDICTS_OF_ATLAS, NO_CLAIM };

#endif
