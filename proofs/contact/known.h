/* SPDX-License-Identifier: BSD-2-Clause */
/* The lemmas in headers that are included after this one are hypotheses: they are proved in another unit.  proofs/audit.py checks that this
 * unit stands earlier in proofs/units.tsv and proves the same statements.  The steps (STEP) of these headers are left out. */
#undef lemma
#define lemma admit lemma
#undef STEP
#define STEP(...)
