/* SPDX-License-Identifier: BSD-2-Clause */
/* Classification of records, for record.c. */
#ifndef CHECK_RECORD_PRIVATE_H
#define CHECK_RECORD_PRIVATE_H

/* How the numbers of a record are interpreted. */
enum reading { EXACT, ENCLOSED, UNCERTAIN, MECHANISM, ATLAS, UNKNOWN };

/* The statement of a record, by its type. */
enum claim { VERDICT, VERDICTS, VERDICTS_OF_MECHANISM, VERDICTS_OF_ATLAS, NO_CLAIM };

#endif
