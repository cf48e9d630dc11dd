/* SPDX-License-Identifier: BSD-2-Clause */
/* One record of a log: what a simulation used and answered at one contact in one step (spec/audit.md, section 1). */
#ifndef AUDIT_OBSERVATION_H
#define AUDIT_OBSERVATION_H

#include <stddef.h>

/* The numbers of a record, by their names in CSV.  The first fourteen are those of the raw format, in its order. */
/* clang-format off */
#define OBSERVED_NUMBERS(NUMBER) \
    NUMBER(t) NUMBER(contact) NUMBER(W_NN) NUMBER(W_NT) NUMBER(W_TN) NUMBER(W_TT) NUMBER(q_N) NUMBER(q_T) NUMBER(mu) NUMBER(u) NUMBER(P_N) NUMBER(P_T) NUMBER(U_N) NUMBER(U_T) \
    NUMBER(step) NUMBER(v) NUMBER(e) NUMBER(m) NUMBER(I) NUMBER(rx) NUMBER(ry) NUMBER(vx) NUMBER(vy) NUMBER(w) NUMBER(gx) NUMBER(gy) NUMBER(h) NUMBER(vx_new) NUMBER(vy_new) NUMBER(w_new)
/* clang-format on */

enum observed_number {
#define OBSERVED_ENUMERATOR(name) OBSERVED_##name,
    OBSERVED_NUMBERS(OBSERVED_ENUMERATOR)
#undef OBSERVED_ENUMERATOR
        OBSERVED_COUNT
};

/* The largest contact and step: 2^53 - 1, since above it a double does not tell an integer from the next. */
#define OBSERVED_LARGEST 9007199254740991.0

enum { RAW_COUNT = OBSERVED_U_T + 1 };

/* Contact modes, by their places in observed_mode_name. */
enum observed_mode {
    OBSERVED_F,
    OBSERVED_S_PLUS,
    OBSERVED_S_MINUS,
    OBSERVED_STICK,
    OBSERVED_MODES,
    OBSERVED_NO_MODE = -1
};

struct observation {
    long line;                    /* of the log, from 1; of a raw log, the number of the record */
    long step;                    /* counted from 0 */
    long contact;                 /* from 0 to OBSERVED_LARGEST */
    unsigned has;                 /* bit i: value[i] is there */
    double value[OBSERVED_COUNT]; /* finite */
    enum observed_mode mode;      /* that the simulation says it used */
    int is_acceleration;          /* q, P and U are accelerations and forces, not velocities and impulses */
    /* With several contacts: q of this one with what the others' reactions add, tangential and normal, and the sums of the
     * absolute values of its terms, as exact rationals; NULL for the doubles q_T and q_N alone.  They live as long as the log. */
    const char *a, *b, *a_size, *b_size;
    double a_size_double, b_size_double; /* near them */
};

/* observed_name: the name of a number in CSV.  observed_mode_name: "F", "S+", "S-", "T". */
extern const char *const observed_name[OBSERVED_COUNT];
extern const char *const observed_mode_name[OBSERVED_MODES];

static inline int observation_has(const struct observation *o, enum observed_number number)
{
    return (int)(o->has >> number & 1);
}

/* observation_put: sets a number. */
static inline void observation_put(struct observation *o, enum observed_number number, double x)
{
    o->value[number] = x;
    o->has |= 1u << number;
}

/* observation_is_body: whether the record is a rigid body with one contact. */
static inline int observation_is_body(const struct observation *o)
{
    return observation_has(o, OBSERVED_m);
}

/* observation_has_answer: whether it says what the simulation answered. */
static inline int observation_has_answer(const struct observation *o)
{
    return observation_has(o, observation_is_body(o) ? OBSERVED_vx_new : OBSERVED_P_N);
}

/* observation_has_judged_answer: whether that is an answer which kind `step` judges: of a step, or of accelerations at rest. */
static inline int observation_has_judged_answer(const struct observation *o)
{
    return observation_has_answer(o) && (!o->is_acceleration || o->value[OBSERVED_u] == 0);
}

/* observation_clear: a record without any field. */
void observation_clear(struct observation *o);

/* observation_number: the number of that name, or -1. */
int observation_number(const char *name, size_t length);

/* observation_mode: the mode of that name, or OBSERVED_NO_MODE. */
enum observed_mode observation_mode(const char *name);

/* observation_complete: whether the record is a whole one: every field that must be there is, and fields that belong together are.
 * Takes `contact` over as an integer.
 * Out     field, reason   what is wrong, otherwise untouched; constant texts
 * Returns 1 or 0 */
int observation_complete(struct observation *o, const char **field, const char **reason);

#endif
