/* SPDX-License-Identifier: BSD-2-Clause */
/* The lemmas in headers that are included after this one, and the steps (STEP) that lead to them, are goals of this unit. */
#undef lemma
#undef STEP
#define STEP(...) lemma __VA_ARGS__;
