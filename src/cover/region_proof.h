/* SPDX-License-Identifier: BSD-2-Clause */
/* Construction of the proof that a region has no other verdicts; for region_proof.c and its parts.
 *
 * The raw data are rational functions of the variables. Multiplied by their common denominators, which are positive,
 * they become polynomials; so do the quantities, and keep their signs. */
#ifndef COVER_REGION_PROOF_H
#define COVER_REGION_PROOF_H

#include "cover/region.h"
#include "numbers/multivariate.h"

enum {
    PROOF_MAX_PARTS = 800,
    PROOF_MAX_FACTORS = 64,
    PROOF_MAX_ENTRIES = 4096,
    PROOF_DENOMINATORS = 2,
    PROOF_ENCLOSURE = 128, /* bits of an enclosure in the record */
};

enum how { LEAF, HALVED, CUT, AT_ROOT };

/* A cell, the signs of the quantities in it, and how it was divided; its parts are consecutive in the array. */
struct part {
    struct multivariate_cell cell;
    unsigned char may[UNCERTAIN_MAX_QUANTITIES];
    enum how how;
    int halvings, axis, first, parts;
    const struct number *cut;
    const struct multivariate_factor *factor;
};

struct proof {
    struct region *region;
    const struct program *program;
    struct multivariate *multivariate;
    int complete;
    /* Certain angles that are constants of the polynomials by the tangents of their halves, from which their sines and cosines are made;
     * there are none where each irrational number that does not depend on the variables is a constant. */
    struct variable fixed[UNCERTAIN_MAX_FIELDS];
    int fixes, by_angles;
    /* indices of polynomials: the nodes of the program, and the denominators */
    int node[PROGRAM_MAX_NODES], over[PROOF_DENOMINATORS];
    struct multivariate_factor factor[PROOF_MAX_FACTORS];
    int factors;
    const json_t *end[UNCERTAIN_MAX_FIELDS][2]; /* the polynomial of an end that is a root; NULL for a rational end */
    struct part *part;
    int count, most; /* the number of parts, and the number that is allowed */
    unsigned char used[PROOF_MAX_ENTRIES];
    int outside;
};

/* The names of the inputs over each denominator. */
extern const char *const region_proof_groups[PROOF_DENOMINATORS];

/* region_proof_pool: the pool of the numbers. */
struct number_pool *region_proof_pool(const struct proof *p);

/* region_proof_polynomials: writes the quantities and the denominators as polynomials, finds their factors, and makes
 * the whole region the first part. Returns 1, or 0 when they are not polynomials within the limits of checkers. */
int region_proof_polynomials(struct proof *p);

/* region_proof_most: the number of parts that both checkers verify within their budgets, at most PROOF_MAX_PARTS. */
int region_proof_most(const struct proof *p);

/* region_proof_decides: 1 when every quantity is proved to have one sign in a cell. */
int region_proof_decides(const struct proof *p, const struct multivariate_cell *cell);

/* region_proof_cover: covers the region by parts. `fine` is set to 0 when this fails. */
enum status region_proof_cover(struct proof *p, int *fine) WARN_UNUSED;

/* region_proof_halve, region_proof_cut: divide a part into halves, or at a rational zero of some quantity, if there is
 * room for three more parts. Return 0 when the part was not divided. */
int region_proof_halve(struct proof *p, int index);
int region_proof_cut(struct proof *p, int index);

/* region_proof_poly_json: the coefficients of a factor. */
json_t *region_proof_poly_json(const struct multivariate_factor *factor);

/* region_proof_add: adds the cover to the witness. Returns 0 when it cannot be written. */
int region_proof_add(const struct proof *p);

#endif
