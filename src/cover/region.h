/* SPDX-License-Identifier: BSD-2-Clause */
/* Mechanisms with uncertain fields: the list of all verdicts that occur in the region.
 *
 * The raw data are functions of the fields, so that the set of raw data is no box, and the cover of a theory (cover.h)
 * would contain states that the mechanism cannot reach. On a line, where one variable moves, every quantity is a
 * rational function of it; the zeros of the numerators are breakpoints, and the verdicts on the line are found exactly.
 * With several variables the region is halved until enclosures leave only verdicts for which a point is known, or the
 * budget ends. */
#ifndef COVER_REGION_H
#define COVER_REGION_H

#include "cover/uncertain_private.h"
#include "cover/variable.h"

struct region {
    struct search search; /* its catalog contains the verdicts; the members for covers are not used */
    struct variable variable[UNCERTAIN_MAX_FIELDS]; /* each with the piece that is being searched */
    struct variable piece[UNCERTAIN_MAX_FIELDS][VARIABLE_MAX_PIECES];
    int pieces[UNCERTAIN_MAX_FIELDS];
    int is_partial; /* 1 when an angle has more pieces than these, which contain every direction: then there is no witness */
    long bits;      /* of the coordinates of the last point that was written */
    int searched;  /* the number of combinations of pieces that were begun */
    json_t *at;    /* for each entry of the catalog a point in JSON, or null */
    json_t *proof; /* the witness for the pieces searched so far; NULL when it cannot be written */
};

/* region_decide: decides a problem whose mechanism has uncertain fields; arguments and result as for uncertain_decide. */
enum status region_decide(const struct problem *problem, const struct options *options, struct answer *answer,
                          struct failure *failure) WARN_UNUSED;

/* region_inputs: the inputs of the program at a point. Returns STATUS_HYPOTHESIS where the mechanism gives no raw data. */
enum status region_inputs(struct region *region, const struct number *const *point,
                          const struct number **input) WARN_UNUSED;

/* region_signs: the signs of the quantities at a point. */
enum status region_signs(struct region *region, const struct number *const *point, struct evaluation *e) WARN_UNUSED;

/* region_note: adds the verdict of these signs, which occurs at `point`, to the catalog. */
enum status region_note(struct region *region, const struct evaluation *e,
                        const struct number *const *point) WARN_UNUSED;

/* region_line: adds the verdicts that occur on the segment where the variable `axis` goes from low to high and the
 * others have their values in `point`.
 * Out     exact    1 when these are all the verdicts on the segment */
enum status region_line(struct region *region, int axis, const struct number *low, const struct number *high,
                        const struct number **point, int *exact) WARN_UNUSED;

/* region_prove: covers the pieces in which the variables currently lie by cells in each of which the Bernstein
 * coefficients of the quantities, as polynomials in the variables, exclude all verdicts but those of the catalog
 * (spec/certificate.md, section 9.7), and adds the cover to the proof.
 *
 * In      complete  1 when the catalog contains every verdict; the cover may then add none
 * Out     proved    0 when there is no such cover or the budget does not suffice; there is then no proof */
enum status region_prove(struct region *region, int complete, int *proved) WARN_UNUSED;

/* region_pieces: the variables and the pieces of their ranges, for the witness. */
json_t *region_pieces(struct region *region);

#endif
