/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict on a body on two contacts: the first row whose condition holds.
 *
 * code: what is known before any motion is followed (equilibrium, Painleve's paradox, ambiguity).  proof: what was found about the maps
 * R and G.  persistent: Definition 4 of Varkonyi and Or.  Then stability, the theorem of the paper that gives it, the reason where it is
 * undecided, and the region of the paper's figure 8; region 8 is a persistent equilibrium about which nothing is proved, -1 none. */
#ifndef SPEC_STANCE_TABLE_H
#define SPEC_STANCE_TABLE_H

/* clang-format off */
#define T_STANCE(ROW) \
    ROW(no_equilibrium,   code == STATICS_NO_EQUILIBRIUM,       "no_equilibrium", NULL,        NULL,             0) \
    ROW(painleve,         code == STATICS_PAINLEVE,             "painleve",       NULL,        NULL,             1) \
    ROW(ambiguous,        code == STATICS_AMBIGUOUS,            "unstable",       "theorem 1", NULL,             6) \
    ROW(boundary,         code == STATICS_BOUNDARY,             "undecided",      NULL,        "boundary",      -1) \
    ROW(contracting,      proof == PROOF_CONTRACTION,           "stable",         "theorem 3", NULL,             2) \
    ROW(stable_partition, proof == PROOF_PARTITION,             "stable",         "theorem 4", NULL,             3) \
    ROW(reverse_chatter,  proof == PROOF_TRAP && persistent,    "unstable",       "theorem 2", NULL,             4) \
    ROW(growing_orbit,    proof == PROOF_TRAP,                  "unstable",       "theorem 2", NULL,             5) \
    ROW(not_persistent,   !persistent,                          "undecided",      NULL,        "not persistent", 7) \
    ROW(neutral_orbit,    proof == PROOF_NEUTRAL,               "undecided",      NULL,        "growth 1",       8) \
    ROW(open,             1,                                    "undecided",      NULL,        "budget",         8)
/* clang-format on */

#endif
