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

/* The largest contact and step: 2^53 - 1, above which doubles do not distinguish neighbouring integers. */
#define OBSERVED_LARGEST 9007199254740991.0

enum { RAW_COUNT = OBSERVED_U_T + 1 };

/* Contact modes, the indices into observed_mode_name. */
enum observed_mode {
    OBSERVED_F,
    OBSERVED_S_PLUS,
    OBSERVED_S_MINUS,
    OBSERVED_STICK,
    OBSERVED_MODES,
    OBSERVED_NO_MODE = -1
};

struct observation {
    long line;                    /* in the log, from 1; in a raw log, the number of the record */
    long step;                    /* numbered from 0 */
    long contact;                 /* from 0 to OBSERVED_LARGEST */
    unsigned has;                 /* bit i: value[i] is present */
    double value[OBSERVED_COUNT]; /* finite */
    enum observed_mode mode;      /* the mode that the simulation used, according to the log */
    int is_acceleration;          /* 1 when q, P and U are accelerations and forces, not velocities and impulses */
    /* For several contacts: q of this contact with the contribution of the reactions of the others, tangential and
     * normal, and the sums of the absolute values of its terms, as exact rationals; NULL when q is just the doubles q_T
     * and q_N. Valid as long as the log. */
    const char *a, *b, *a_size, *b_size;
    double a_size_double, b_size_double; /* doubles near them */
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

/* observation_is_body: 1 when the record is a rigid body with one contact. */
static inline int observation_is_body(const struct observation *o)
{
    return observation_has(o, OBSERVED_m);
}

/* observation_has_answer: 1 when the record contains an answer of the simulation. */
static inline int observation_has_answer(const struct observation *o)
{
    return observation_has(o, observation_is_body(o) ? OBSERVED_vx_new : OBSERVED_P_N);
}

/* observation_has_judged_answer: 1 when kind `step` can judge the answer: to a step, or accelerations at rest. */
static inline int observation_has_judged_answer(const struct observation *o)
{
    return observation_has_answer(o) && (!o->is_acceleration || o->value[OBSERVED_u] == 0);
}

/* observation_clear: removes all fields. */
void observation_clear(struct observation *o);

/* observation_number: the number of that name, or -1. */
int observation_number(const char *name, size_t length);

/* observation_mode: the mode of that name, or OBSERVED_NO_MODE. */
enum observed_mode observation_mode(const char *name);

/* observation_complete: whether a record is complete: all required fields are present, and fields that belong together
 * are present together. Sets the member `contact` from the number.
 *
 * Out     field, reason   what is wrong, otherwise untouched; constant texts
 * Returns 1 or 0 */
int observation_complete(struct observation *o, const char **field, const char **reason);

#endif
