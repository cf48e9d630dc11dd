/* SPDX-License-Identifier: BSD-2-Clause */
/* An atlas: the verdicts of a kind on a rectangle of two parameters, everywhere at once.
 *
 * The quantities of the kind are rational functions of the parameters (of an angle: of the tangent of its half), so they are products of
 * powers of a few irreducible polynomials, the factors, and their signs follow from the signs of the factors.  The rectangle is
 * divided into cells until in each cell
 *
 *   - every factor has one sign, or the row of the verdict table is the same whatever the open signs are: a row; or
 *   - the row follows from the sign of one factor, which is strictly monotone in one of the parameters, so that it is zero on one
 *     smooth arc: a curve, with the rows on both sides and on it;
 *   - or the cell has become as small as was asked for: undecided.
 *
 * spec/atlas.md has the record and its meaning.  The work is divided into tiles that do not depend on each other, so that processes
 * can share it, and what was done is known by the number of the tile. */
#ifndef ATLAS_ATLAS_H
#define ATLAS_ATLAS_H

#include "problem/problem.h"

/* ATLAS_MAX_VALUES: how many JSON values a certificate may have; a box is at least one of them. */
enum { ATLAS_DEPTH = 9, ATLAS_MAX_DEPTH = 30, ATLAS_MAX_VALUES = 64000 };

/* ATLAS_WORK: the units of work that the checker in Python spends on a certificate by default; that in C spends 4e9, and needs 0.53 of as many at most.
 * ATLAS_MAX_WORK: the most that they can be given. */
#define ATLAS_WORK 6000000000L
#define ATLAS_MAX_WORK 999999999999999L

struct atlas;

/* atlas_why_never: why no problem of a kind has an atlas, and what to use instead; NULL where some problem has one. */
const char *atlas_why_never(const struct kind *kind);

/* atlas_new: prepares an atlas of a complete problem, in which the two parameters are intervals and nothing else is.
 *
 * In      problem    is changed (its uncertain fields are given values); must last as long as the atlas
 *         x, y       names of the parameters
 *         depth      a cell is halved at most so often in each parameter, 1 to ATLAS_MAX_DEPTH
 *         work       the units of work (numbers/work.h) that a checker may spend on the certificate, usually ATLAS_WORK
 * Out     atlas      freed by atlas_free
 * Returns STATUS_OK; STATUS_MALFORMED when there is no such atlas, STATUS_UNDECIDED when the budget does not suffice: `failure` says why
 */
enum status atlas_new(struct problem *problem, const struct options *options, const char *x, const char *y, int depth,
                      long work, struct atlas **atlas, struct failure *failure) WARN_UNUSED;
void atlas_free(struct atlas *atlas);

/* atlas_tiles: how many tiles there are. */
int atlas_tiles(const struct atlas *atlas);

/* atlas_tile: the cells of one tile, an array of items in preorder: the name of a field (the cell is halved there), null (undecided), or
 * what holds in the cell, {"row":...} or {"curve":...}.  The caller owns it.
 * Returns STATUS_OK, or STATUS_INTERNAL with the reason. */
enum status atlas_tile(struct atlas *atlas, int tile, json_t **items, struct failure *failure) WARN_UNUSED;

/* atlas_count: how many cells a tile has, and how many of them are undecided, when each may be halved `depth` times. */
enum status atlas_count(struct atlas *atlas, int tile, int depth, long *cells, long *undecided,
                        struct failure *failure) WARN_UNUSED;

/* atlas_record: the certificate, from the items of all tiles in order; frees nothing.  The caller owns it.
 * Returns STATUS_OK; STATUS_UNDECIDED when there are more cells than a certificate can hold. */
enum status atlas_record(struct atlas *atlas, json_t *const *items, json_t **record,
                         struct failure *failure) WARN_UNUSED;

#endif
