/* SPDX-License-Identifier: BSD-2-Clause */
/* The lemmas after this line, and the steps that lead to them, are goals of the unit that is read. */
#undef lemma
#undef STEP
#define STEP(...) lemma __VA_ARGS__;
