/* SPDX-License-Identifier: BSD-2-Clause */
/* The theories that only atlases use, made at compile time: each is well formed. */
#ifndef CHECK_ATLAS_THEORIES_H
#define CHECK_ATLAS_THEORIES_H

#include "check/contact/theory.h"

/*@ assigns \result \from \nothing;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
const struct uncertain_theory *atlas_slide2_theory(void);
/*@ assigns \result \from \nothing;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
const struct uncertain_theory *atlas_compliant_theory(void);
/*@ assigns \result \from \nothing;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
const struct uncertain_theory *atlas_body_theory(void);
/*@ assigns \result \from \nothing;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
const struct uncertain_theory *atlas_klein_theory(void);
/*@ assigns \result \from \nothing;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
const struct uncertain_theory *atlas_two_mu_theory(void);
/*@ assigns \result \from \nothing;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
const struct uncertain_theory *atlas_slipper_theory(void);
/*@ assigns \result \from \nothing;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
const struct uncertain_theory *atlas_printed_theory(void);
/*@ assigns \result \from \nothing;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
const struct uncertain_theory *atlas_spatial_theory(void);
/*@ assigns \result \from \nothing;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
const struct uncertain_theory *atlas_elliptic_theory(void);
/*@ assigns \result \from \nothing;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
const struct uncertain_theory *atlas_fold_tangent_theory(void);
/*@ assigns \result \from \nothing;
  @ ensures uncertain_theory_ok(\result) && theory_constant(\result); */
const struct uncertain_theory *atlas_chatter_state_theory(void);

#endif
