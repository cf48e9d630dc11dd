/* SPDX-License-Identifier: BSD-2-Clause */
/* The equivalences of rows.c and rows_both.c, and forces at one contact alone. */
#ifndef PROOFS_SLIDE2_ROWS_H
#define PROOFS_SLIDE2_ROWS_H

#define ROW_IFF(mode, kind) lemma mode##_##kind##_iff: ALL_SLIDES; exists_##kind##_##mode(SLIDE2) <==> says_##kind##_##mode(SLIDE2);
#define FIRST(force) force, 0.0
#define SECOND(force) 0.0, force

#endif
