/* SPDX-License-Identifier: BSD-2-Clause */
/* The states of the three conditions of an equilibrium, and the conclusion from them. */
#ifndef CHECK_REST_CONDITION_H
#define CHECK_REST_CONDITION_H

enum { CONDITION_CONTACT, CONDITION_POTENTIAL, CONDITION_IMPACTS, CONDITIONS };

enum condition { CONDITION_NOT_ASKED, CONDITION_HOLDS, CONDITION_UNDECIDED, CONDITION_FAILS };

/* The states of the conditions, and the conclusion: stable when they hold, unstable when one fails. */
struct conclusion {
    enum condition state[CONDITIONS], stability;
    int inside; /* 1 when the force is strictly inside the friction cone */
};

#endif
