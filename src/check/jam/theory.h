/* SPDX-License-Identifier: BSD-2-Clause */
/* The theories of a G-spot, made at compile time. */
#ifndef CHECK_JAM_THEORY_H
#define CHECK_JAM_THEORY_H

#include "check/contact/theory.h"

/* jam_known_theory, jam_state_known_theory: those of a G-spot alone, and with a state near it; well formed. */
/*@ assigns \result \from \nothing;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
const struct uncertain_theory *jam_known_theory(void);
/*@ assigns \result \from \nothing;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
const struct uncertain_theory *jam_state_known_theory(void);

#endif
