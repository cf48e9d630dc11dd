/* SPDX-License-Identifier: BSD-2-Clause */
/* A mechanism: parameters and state of a named system, which give the raw data a b A B C of a theory exactly, or other
 * fields of a kind.
 *
 * Wherever a kind of problem has the fields A B C (and a b, when it speaks of accelerations), a mechanism that gives raw data may
 * stand in their place; one that gives other fields, wherever a kind has all of them, or all but those of its accelerations.  The other
 * fields of the kind (mu, u, ...) are given as always.  What is decided, and what a certificate holds, is what the mechanism gives. */
#ifndef PROBLEM_MECHANISM_H
#define PROBLEM_MECHANISM_H

#include "problem/problem.h"

enum { MECHANISM_MAX_FIELDS = 16, MECHANISM_MAX_GIVEN = 16, MECHANISM_MAX_REMARKS = 4 };

/* What must be true of a field. */
enum allowed { ANY_NUMBER, POSITIVE, NOT_NEGATIVE };

struct mechanism_field {
    struct field field;
    const char
        *preset; /* the value when it is left out; NULL when it must be given, or may have none (field.optional) */
    int motion;  /* 1 when only a and b depend on it: a kind without them does not need it */
    enum allowed range;
};

/* The raw data: u_dot = a + A lambda_T + B lambda_N, v_dot = b + B lambda_T + C lambda_N. */
struct raw {
    const struct number *a, *b, *A, *B, *C;
};

/* A number that is worth knowing beside what a mechanism gives, for people. */
struct remark {
    const char *name, *more;
    const struct number *value;
};

/* A mechanism is added by defining one of these as `mechanism_<name>` in src/mechanism/ and naming it in
 * spec/mechanisms.h.  Two may share a name when they give different fields. */
struct mechanism {
    const char *name, *summary, *source;
    const struct mechanism_field *fields;
    int field_count;
    const char *example; /* a record */

    /* derive: the raw data from the fields, all of which are set and in their range.
     * Returns STATUS_OK, or STATUS_MALFORMED with the reason when the inertia is not positive definite. */
    enum status (*derive)(struct number_pool *pool, const struct value *value, struct raw *raw,
                          struct failure *failure);

    /* gives, derive_given: where it gives other fields than the raw data: their names, ending in NULL, and how; else NULL.  A field of which
     * it gives NULL is left out.  accelerations: how many of the last ones are accelerations without contact force, which a kind of impacts does
     * not have. */
    const char *const *gives;
    int accelerations;
    enum status (*derive_given)(struct number_pool *pool, const struct value *value, const struct number **given,
                                struct failure *failure);

    /* remarks: what `explain` says besides, at most MECHANISM_MAX_REMARKS; returns how many.  May be NULL. */
    int (*remarks)(struct number_pool *pool, const struct value *value, struct remark *remark);

    /* least_friction: the friction beyond which some configuration has the paradox, and its formula with the
     * configuration in words; NULL where no closed form is known. */
    const struct number *(*least_friction)(struct number_pool *pool, const struct value *value);
    const char *least_friction_text;
};

/* How a problem came from a mechanism. */
struct derivation {
    const struct mechanism *mechanism;
    struct value value[MECHANISM_MAX_FIELDS];
    int finished;   /* 1 when the fields that it gives are set */
    struct raw raw; /* where it gives raw data */
};

/* mechanism_list: all mechanisms, ending in NULL. */
const struct mechanism *const *mechanism_list(void);

/* mechanism_field_index: the index of a field, or -1. */
int mechanism_field_index(const struct mechanism *mechanism, const char *name);

/* mechanism_gives: 1 when `name` is a field of a kind that the mechanism gives. */
int mechanism_gives(const struct mechanism *mechanism, const char *name);

/* mechanism_suits: 1 when the kind has the fields that the mechanism gives, but for accelerations without contact force, which it need not have. */
int mechanism_suits(const struct mechanism *mechanism, const struct kind *kind);

/* derivation_begin: from now on the problem takes the fields of the mechanism of that name. */
enum status derivation_begin(struct problem *problem, const char *name, size_t length,
                             struct failure *failure) WARN_UNUSED;

/* derivation_takes_list: 1 when the problem's mechanism has such a field, and it is a list or a matrix. */
int derivation_takes_list(const struct problem *problem, const char *name);

/* derivation_finish: fills in presets, checks the ranges, and puts the raw data into the fields of the kind.
 * Returns STATUS_OK or STATUS_MALFORMED. */
enum status derivation_finish(struct problem *problem, struct failure *failure) WARN_UNUSED;

/* derivation_is_uncertain: 1 when some field of the mechanism is an interval; NULL is allowed.  Then what it gives are ranges,
 * which no record shows. */
int derivation_is_uncertain(const struct derivation *derivation);

/* derivation_put: puts what the mechanism gives, with its fields as they are now, into the fields of the kind.
 * Returns STATUS_OK, or STATUS_HYPOTHESIS when the inertia is not positive definite there. */
enum status derivation_put(struct problem *problem, struct failure *failure) WARN_UNUSED;

/* derivation_free: NULL is allowed. */
void derivation_free(struct derivation *derivation);

/* raw_threshold: the friction C / |B| beyond which there is a paradox in this configuration (Painleve parameter p
 * negative); NULL when B = 0 or its sign is unknown. */
const struct number *raw_threshold(struct number_pool *pool, const struct raw *raw);

#endif
