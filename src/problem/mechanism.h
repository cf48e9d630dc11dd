/* SPDX-License-Identifier: BSD-2-Clause */
/* A mechanism: parameters and state of a named system, which give the raw data a b A B C of a theory exactly, or other
 * fields of a kind.
 *
 * A mechanism that gives raw data can be used with every kind of problem that has the fields A B C (and a b, when it
 * has accelerations). One that gives other fields can be used with a kind that has all of them, or all but its
 * accelerations. The other fields of the kind (mu, u, ...) are given as usual. The decision and the certificate are
 * about the data that the mechanism gives. */
#ifndef PROBLEM_MECHANISM_H
#define PROBLEM_MECHANISM_H

#include "problem/problem.h"

enum { MECHANISM_MAX_FIELDS = 16, MECHANISM_MAX_GIVEN = 16, MECHANISM_MAX_REMARKS = 4, MECHANISM_MAX_REQUIREMENTS = 3 };

/* Conditions on the value of a field. */
enum allowed { ANY_NUMBER, POSITIVE, NOT_NEGATIVE };

struct mechanism_field {
    struct field field;
    const char *preset; /* the default value; NULL when the field must be given, or may be absent (field.optional) */
    int motion;         /* 1 when only a and b depend on it: a kind without accelerations does not need it */
    enum allowed range;
};

/* The raw data: u_dot = a + A lambda_T + B lambda_N, v_dot = b + B lambda_T + C lambda_N. */
struct raw {
    const struct number *a, *b, *A, *B, *C;
};

/* A number about the mechanism that `explain` shows in addition to the data. */
struct remark {
    const char *name, *more;
    const struct number *value;
};

/* A requirement of a mechanism: `positive` must be positive, otherwise the state does not exist. `field` and `reason` are those
 * of the error message. */
struct requirement {
    const struct number *positive;
    const char *field, *reason;
};

/* A mechanism: defined as `mechanism_<name>` in src/mechanism/ and listed in spec/mechanisms.h. Two mechanisms may have
 * the same name when they give different fields. */
struct mechanism {
    const char *name, *summary, *source;
    const struct mechanism_field *fields;
    int field_count;
    const char *example; /* a record in JSON */

    /* derive: computes the raw data from the fields, all of which are set and in range. Returns STATUS_OK, or
     * STATUS_MALFORMED with the reason when the inertia is not positive definite. */
    enum status (*derive)(struct number_pool *pool, const struct value *value, struct raw *raw,
                          struct failure *failure);

    /* For a mechanism that gives other fields than the raw data; otherwise NULL. gives: the names of these fields,
     * ending in NULL. derive_given: computes them; NULL in place of a number means that the field is absent.
     * accelerations: how many of the last fields are accelerations without contact force, which a kind about impacts
     * does not have. */
    const char *const *gives;
    int accelerations;
    enum status (*derive_given)(struct number_pool *pool, const struct value *value, const struct number **given,
                                struct failure *failure);

    /* requirements: at most MECHANISM_MAX_REQUIREMENTS, checked before derive and derive_given are called, which may divide by
     * these numbers; returns their number. NULL when there are none. */
    int (*requirements)(struct number_pool *pool, const struct value *value, struct requirement *requirement);

    /* remarks: additional output of `explain`, at most MECHANISM_MAX_REMARKS; returns their number. May be NULL. */
    int (*remarks)(struct number_pool *pool, const struct value *value, struct remark *remark);

    /* least_friction: the least coefficient of friction for which some configuration exceeds the threshold of the
     * paradox, and its formula with the configuration in words; NULL when no closed form is known. */
    const struct number *(*least_friction)(struct number_pool *pool, const struct value *value);
    const char *least_friction_text;
};

/* The mechanism that gives the data of a problem, with its fields. */
struct derivation {
    const struct mechanism *mechanism;
    struct value value[MECHANISM_MAX_FIELDS];
    int finished;   /* 1 when the fields that the mechanism gives have been set */
    struct raw raw; /* for a mechanism that gives raw data */
};

/* mechanism_list: all mechanisms, ending in NULL. */
const struct mechanism *const *mechanism_list(void);

/* mechanism_field_index: the index of a field, or -1. */
int mechanism_field_index(const struct mechanism *mechanism, const char *name);

/* mechanism_gives: 1 when `name` is a field of a kind that the mechanism gives. */
int mechanism_gives(const struct mechanism *mechanism, const char *name);

/* mechanism_suits: 1 when the kind has the fields that the mechanism gives, apart from accelerations without contact
 * force. */
int mechanism_suits(const struct mechanism *mechanism, const struct kind *kind);

/* derivation_begin: from now on the problem accepts the fields of the mechanism with this name. */
enum status derivation_begin(struct problem *problem, const char *name, size_t length,
                             struct failure *failure) WARN_UNUSED;

/* derivation_takes_list: 1 when the problem's mechanism has a field of this name that is a list or a matrix. */
int derivation_takes_list(const struct problem *problem, const char *name);

/* derivation_finish: fills in default values, checks the ranges, and sets the fields of the kind. Returns STATUS_OK or
 * STATUS_MALFORMED. */
enum status derivation_finish(struct problem *problem, struct failure *failure) WARN_UNUSED;

/* derivation_requirements: the requirements of the mechanism for the current values of its fields, at most
 * MECHANISM_MAX_REQUIREMENTS; returns their number. */
int derivation_requirements(const struct problem *problem, struct requirement *requirement);

/* derivation_is_uncertain: 1 when some field of the mechanism is an interval; NULL is allowed. The data that it gives
 * are then intervals, which records do not contain. */
int derivation_is_uncertain(const struct derivation *derivation);

/* derivation_put: sets the fields of the kind from the current fields of the mechanism. Returns STATUS_OK, or
 * STATUS_HYPOTHESIS when the inertia is not positive definite there. */
enum status derivation_put(struct problem *problem, struct failure *failure) WARN_UNUSED;

/* derivation_free: NULL is allowed. */
void derivation_free(struct derivation *derivation);

/* raw_threshold: C / |B|, the coefficient of friction above which this configuration has the paradox (negative Painleve
 * parameter p); NULL when B = 0 or its sign is unknown. */
const struct number *raw_threshold(struct number_pool *pool, const struct raw *raw);

#endif
