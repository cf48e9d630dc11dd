/* SPDX-License-Identifier: BSD-2-Clause */
/* What the tests of the theory `contact` share: the program under test on a problem of the oracle, and the
 * comparison of its verdict with the oracle's. */
#ifndef TESTS_SUPPORT_H
#define TESTS_SUPPORT_H

#include "contact/program.h"
#include "contact/verdict.h"
#include "oracle/contact.h"
#include "sign/cascade.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Static_assert((int)ORACLE_T == (int)MODE_T && (int)ORACLE_S_MINUS == (int)MODE_S_MINUS, "same modes");
_Static_assert((int)ORACLE_BOUNDARY == (int)BOUNDARY && (int)ORACLE_INADMISSIBLE == (int)INADMISSIBLE, "same status");
_Static_assert((int)ORACLE_INDETERMINATE == (int)INDETERMINATE && (int)ORACLE_DEGENERATE == (int)DEGENERATE,
               "same class");
_Static_assert((int)ORACLE_EDGE == (int)CONE_BOUNDARY && (int)ORACLE_EXTERIOR == (int)CONE_EXTERIOR, "same cone");
_Static_assert((int)ORACLE_NEUTRAL == (int)NEUTRAL && (int)ORACLE_NO_FORCE == (int)NO_FORCE, "same stability");
_Static_assert((int)ORACLE_IMPACT == (int)IWC_POSSIBLE && (int)ORACLE_IMPACT_DEGENERATE == (int)IWC_DEGENERATE,
               "same impact");
_Static_assert((int)ORACLE_CONTINUUM == (int)CONTINUUM, "same continuum");

enum { AMPLE_BUDGET = 1000000 };

/* support_signs: the signs of all quantities by the cascade; the outcome of the cascade. */
static inline enum status support_signs(const struct oracle_problem *problem, unsigned tiers, long budget,
                                        int sign[ORACLE_QUANTITIES], struct failure *failure)
{
    const struct number *inputs[ORACLE_INPUTS];
    struct evaluation e;
    struct number_pool *pool = number_pool_new();
    enum status status = STATUS_OK;
    for (int i = 0; i < ORACLE_INPUTS && status == STATUS_OK; i++) {
        char *text = mpq_get_str(NULL, 10, problem->in[i]);
        status = number_read(pool, text, strlen(text), &inputs[i], failure);
        free(text);
    }
    if (status == STATUS_OK) status = cascade_signs(pool, &contact_program, inputs, tiers, budget, &e, failure);
    if (status == STATUS_OK)
        for (int i = 0; i < ORACLE_QUANTITIES; i++) sign[i] = (int)e.sign[contact_program.quantity[i].node];
    number_pool_free(pool);
    return status;
}

static inline struct contact_signs support_pack(const int s[ORACLE_QUANTITIES])
{
    return (struct contact_signs){.a = s[ORACLE_a],
                                  .b = s[ORACLE_b],
                                  .u = s[ORACLE_u],
                                  .p_plus = s[ORACLE_p_plus],
                                  .p_minus = s[ORACLE_p_minus],
                                  .E_plus = s[ORACLE_E_plus],
                                  .E_minus = s[ORACLE_E_minus],
                                  .N = s[ORACLE_N]};
}

/* support_decide: signs and verdict by the program under test; 0 when it gives none. */
static inline int support_decide(const struct oracle_problem *problem, int sign[ORACLE_QUANTITIES],
                                 struct contact_verdict *verdict)
{
    struct failure failure;
    if (support_signs(problem, TIER_ALL, AMPLE_BUDGET, sign, &failure) != STATUS_OK) return 0;
    const struct contact_signs signs = support_pack(sign);
    return contact_classify(&signs, verdict) == STATUS_OK;
}

static inline int support_same_text(const char *x, const char *y)
{
    return x == NULL || y == NULL ? x == y : strcmp(x, y) == 0;
}

/* support_difference: the first field in which the program and the oracle differ, or NULL. */
static inline const char *support_difference(const struct contact_verdict *v, const int sign[ORACLE_QUANTITIES],
                                             const struct oracle_verdict *o)
{
    for (int i = 0; i < ORACLE_QUANTITIES; i++)
        if (sign[i] != o->sign[i]) return oracle_quantity_name[i];
    for (int i = 0; i < ORACLE_MODES; i++) {
        if ((int)v->mode[i] != o->mode[i]) return "modes";
        if ((int)v->stability[i] != o->stability[i]) return "stability";
        if (v->resolution[i] != o->follows[i]) return "resolution";
    }
    if (v->solutions != o->solutions) return "solutions";
    if ((int)v->class != o->class) return "class";
    if (!support_same_text(contact_case_text(v->cell), o->cell)) return "case";
    if ((int)v->cone != o->cone) return "cone";
    if ((int)v->impact_without_collision != o->impact) return "impact_without_collision";
    if (v->resolution_iwc != o->impact_follows) return "resolution: IWC";
    if (v->resolution_arrest != o->arrest_follows) return "resolution: arrest";
    return NULL;
}

#endif
