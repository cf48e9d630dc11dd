/* SPDX-License-Identifier: BSD-2-Clause */
/* The quantities of one planar contact, as functions of its state. */
#ifndef PROOFS_CONTACT_QUANTITIES_H
#define PROOFS_CONTACT_QUANTITIES_H

#include "contact/formula.h"
#include "contact/meaning.h"
#define LOGIC_PARAMETERS STATE_PARAMETERS
#define LOGIC_ARGUMENTS STATE
#include "formula/logic.h"

/*@ CONTACT_INPUTS(LOGIC_INPUT) CONTACT_FORMULAS(LOGIC_FORMULA) */

#define ALL_STATES \forall STATE_PARAMETERS
#define P_PLUS value_p_plus(STATE)
#define P_MINUS value_p_minus(STATE)
#define K_PLUS value_k_plus(STATE)
#define K_MINUS value_k_minus(STATE)
#define E_PLUS value_E_plus(STATE)
#define E_MINUS value_E_minus(STATE)
#define DELTA value_Delta(STATE)
#define NAMES                                                                         \
    \let p_plus = value_p_plus(STATE); \let p_minus = value_p_minus(STATE);                                           \
    \let E_plus = value_E_plus(STATE); \let E_minus = value_E_minus(STATE);

#endif
