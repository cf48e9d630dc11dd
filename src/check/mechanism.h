/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker of uncertain data of a mechanism, which give its contact by polynomials (spec/certificate.md, section 9.7). */
#ifndef CHECK_MECHANISM_H
#define CHECK_MECHANISM_H

#include "check/field.h"
#include "check/quantities.h"
#include "check/tensor.h"
#include "check/uncertain.h"

/* contact_mechanism_shape: of records of kind contact, but for what mechanism_check_shape sees. */
extern const struct shape_field contact_mechanism_shape[];

enum {
    MECHANISM_DENOMINATORS = 2,
    MECHANISM_MAX_BISECTIONS = 256,
    MECHANISM_MAX_CHARACTERS = 65536,
    MECHANISM_MAX_ITEMS = 1000
};

/* An uncertain field; of an angle the tangent of half of what it is beyond some half turns. */
struct mechanism_variable {
    int node, field;   /* where it is described, and the node of its name */
    int given;         /* of the field in the problem */
    int pieces, count; /* the list, and its length */
    int is_angle;
    long long half_turns; /* of the first piece */
};

/* One piece of each variable. */
struct region {
    int cover;                /* node */
    int piece[CELL_MAX_AXES]; /* nodes */
    struct cell start;        /* all values; constants after the variables */
    int axes;                 /* of both */
    int characters;           /* of the coefficients read so far */
    struct tensor quantity[PROGRAM_MAX_QUANTITIES], denominator[MECHANISM_DENOMINATORS];
};

struct mechanism {
    struct mechanism_variable variable[CELL_MAX_AXES];
    int variables;
    struct region *region;
    int regions;
};

/* A value of a variable: a number between low and high, the only root there of a polynomial if it has one; low is high when
 * it is rational. */
struct coordinate {
    rational low, high, poly[FIELD_MAX_DEGREE + 1];
    int count; /* coefficients; 0 for none */
    int sign_low, bisections;
};

/* mechanism_is_certificate: 1 when a record of this type claims to be proved. */
/*@ requires json_ok(json) && json->count > 0;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int mechanism_is_certificate(const struct json *json);

/* mechanism_check_shape: whether what contact_mechanism_shape leaves open has the right form.  Returns 1, or 0 with the
 * reason. */
/*@ requires quantities_ready(json, pool, answer);
  @ assigns *answer;
  @ ensures 0 <= \result <= 1; */
int mechanism_check_shape(const struct json *json, struct rational_pool *pool, struct answer *answer);

/* mechanism_check: as uncertain_check. */
int mechanism_check(const struct json *json, const struct uncertain_theory *theory, struct rational_pool *pool,
                    struct answer *answer);

/* mechanism_read_variables, mechanism_read_regions: what the record says of them.  mechanism_free: what they own.
 * Return 1, or 0 with the reason. */
int mechanism_read_variables(struct uncertain *c, struct mechanism *m);
int mechanism_read_regions(struct uncertain *c, struct mechanism *m);
void mechanism_free(struct mechanism *m);

/* mechanism_coordinate: reads the value of a variable at a point; piece: the index of the piece in which it lies.
 * Returns 1, or 0 with the reason. */
int mechanism_coordinate(const struct uncertain *c, const struct mechanism_variable *variable, int at, int *piece,
                         struct coordinate *x);

/* mechanism_bisect: encloses a root better; 0 when it is none, or this was done too often. */
int mechanism_bisect(struct rational_pool *pool, struct coordinate *x);

/* mechanism_check_leaf: hands on the signs that each quantity may have in each part of a leaf of a region.  `item` is that
 * of the cover.  Returns 1, or 0 with the reason, or as soon as `take` returned 0. */
int mechanism_check_leaf(const struct uncertain *c, const struct mechanism *m, const struct region *region,
                         const struct cell *cell, int item, int (*take)(void *context, const unsigned char *may),
                         void *context);

/* mechanism_check_cover: as uncertain_check_cover, of the cover of each region; in uncertain_cover.c. */
int mechanism_check_cover(struct uncertain *c, const struct mechanism *m);

/* mechanism_axis: the variable whose name stands in a node; -1 for none. */
int mechanism_axis(const struct mechanism *m, const struct json *json, int name);

/* mechanism_polynomial: the sign at x.  mechanism_read_list: the numbers of an array; returns how many, 0 when more than `room`. */
int mechanism_sign_at(struct rational_pool *pool, const rational *poly, int count, rational x);
int mechanism_read_list(const struct uncertain *c, int array, rational *list, int room);

#endif
