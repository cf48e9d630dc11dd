/* SPDX-License-Identifier: BSD-2-Clause */
/* The signs from which a verdict follows, and a state whose quantities have these signs. */
#ifndef PROOFS_CONTACT_GIVEN_H
#define PROOFS_CONTACT_GIVEN_H

#include "quantities.h"
#include "rows_model.h"

/*@ predicate sign_of(integer s, real x) = (s > 0 <==> x > 0) && (s == 0 <==> x == 0) && (s < 0 <==> x < 0); */

#define ALL_SIGNS integer su, integer sa, integer sb, integer sp_plus, integer sp_minus, integer sE_plus, integer sE_minus
#define ROW_SIGNS su, sa, sb, sp_plus, sp_minus, sE_plus, sE_minus

/*@ // The state satisfies the hypotheses, and its quantities have these signs.
    predicate given(ALL_SIGNS, integer sN, STATE_PARAMETERS) =
        hypotheses(STATE) && sign_of(su, u) && sign_of(sa, a) && sign_of(sb, b) && sign_of(sp_plus, P_PLUS) &&
        sign_of(sp_minus, P_MINUS) && sign_of(sE_plus, E_PLUS) && sign_of(sE_minus, E_MINUS) &&
        sign_of(sN, value_N(STATE));
*/
#define GIVEN given(ROW_SIGNS, sN, STATE)
#define ALL_GIVEN \forall ALL_SIGNS, integer sN, STATE_PARAMETERS
#endif
