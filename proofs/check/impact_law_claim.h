/* SPDX-License-Identifier: BSD-2-Clause */
/* The law of restitution holds when its equation does (impact_laws.h), and the problem names it. */
#ifndef PROOFS_CHECK_IMPACT_LAW_CLAIM_H
#define PROOFS_CHECK_IMPACT_LAW_CLAIM_H

#include "impact_end_claim.h"
#include "impact_laws.h"

#define ALL_LAWS \forall LAW_PARAMETERS

/*@ lemma newton_obeyed: ALL_LAWS, integer law; law == LAW_NEWTON && newton_equation(r, v, v_end) ==> obeys(law, LAW);
  @ lemma poisson_obeyed: ALL_LAWS, integer law; law == LAW_POISSON && poisson_equation(r, I_c, I_r) ==> obeys(law, LAW);
  @ lemma energetic_obeyed: ALL_LAWS, integer law; law == LAW_ENERGETIC && energetic_equation(r, W_c, W_r) ==> obeys(law, LAW);
  @ lemma names_law_here{L}: \forall struct json *j, unsigned char *text, integer node, law; law_node(j, text, node) && node_names_law(j, text, node, law) ==>
  @   names_law(j, text, law);
  @ lemma law_obeyed{L}: \forall struct json *j, unsigned char *text, integer law, LAW_PARAMETERS; names_law(j, text, law) && obeys(law, LAW) ==>
  @   law_holds_for(j, text, LAW); */

#endif
