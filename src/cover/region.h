/* SPDX-License-Identifier: BSD-2-Clause */
/* Mechanisms with uncertain fields: every verdict that some point of the region has.
 *
 * The raw data are functions of the fields, so the region of raw data is no box, and the theory's own cover (cover.h) would hold more than the
 * mechanism can do.  Along a line, where one variable moves, every quantity is a rational function of it; the zeros of the
 * numerators cut the line, and the verdicts on it are known exactly.  With several variables the region is halved until enclosures
 * leave open only what has a known point, or the budget ends.
 */
#ifndef COVER_REGION_H
#define COVER_REGION_H

#include "cover/uncertain_private.h"
#include "cover/variable.h"

struct region {
    struct search search; /* its catalog holds the verdicts; what concerns covers is not used */
    struct variable variable[UNCERTAIN_MAX_FIELDS]; /* each with the piece that is searched */
    struct variable piece[UNCERTAIN_MAX_FIELDS][VARIABLE_MAX_PIECES];
    int pieces[UNCERTAIN_MAX_FIELDS];
    long bits;     /* of the point that was put last */
    int searched;  /* how many combinations of pieces were begun */
    json_t *at;    /* for each entry of the catalog a point as JSON, or null */
    json_t *proof; /* what the witness says of the pieces searched so far; NULL when it cannot be written */
};

/* region_decide: the answer to a problem whose mechanism has uncertain fields, as uncertain_decide. */
enum status region_decide(const struct problem *problem, const struct options *options, struct answer *answer,
                          struct failure *failure) WARN_UNUSED;

/* region_inputs: the inputs of the program where the variables have these values.
 * Returns STATUS_HYPOTHESIS where the mechanism gives no raw data. */
enum status region_inputs(struct region *region, const struct number *const *point,
                          const struct number **input) WARN_UNUSED;

/* region_signs: the signs there. */
enum status region_signs(struct region *region, const struct number *const *point, struct evaluation *e) WARN_UNUSED;

/* region_note: notes the verdict of these signs, which the point has. */
enum status region_note(struct region *region, const struct evaluation *e,
                        const struct number *const *point) WARN_UNUSED;

/* region_line: notes the verdicts on the segment where variable `axis` goes from low to high and the others stay at `point`.
 * Out     exact    1 when these are all the verdicts on it */
enum status region_line(struct region *region, int axis, const struct number *low, const struct number *high,
                        const struct number **point, int *exact) WARN_UNUSED;

/* region_prove: covers the pieces that the variables have now by cells in which the Bernstein coefficients of the quantities, as polynomials
 * of the variables, leave open no verdict but known ones (spec/certificate.md, section 9.7), and adds the cover to the proof.
 *
 * In      complete  1 when the catalog holds every verdict already: then the cover may add none
 * Out     proved    0 when there is no such cover, or the budget does not suffice: then there is no proof
 */
enum status region_prove(struct region *region, int complete, int *proved) WARN_UNUSED;

/* region_pieces: the variables and the pieces of their ranges, for the witness. */
json_t *region_pieces(struct region *region);

#endif
