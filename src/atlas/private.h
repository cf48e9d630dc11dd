/* SPDX-License-Identifier: BSD-2-Clause */
/* The parts of an atlas, for the files of this folder. */
#ifndef ATLAS_PRIVATE_H
#define ATLAS_PRIVATE_H

#include "atlas/atlas.h"
#include "cover/uncertain_private.h"
#include "cover/variable.h"
#include "numbers/factored.h"

enum {
    ATLAS_AXES = 2,
    ATLAS_MAX_REGIONS = VARIABLE_MAX_PIECES * VARIABLE_MAX_PIECES,
    ATLAS_MAX_OPEN = 6,      /* factors whose sign is open in a cell of which the row is still sought */
    ATLAS_MAX_ROWS = 64,     /* rows of a verdict table */
    ATLAS_TILE_LEVEL = 5,    /* a tile is a cell that was halved so often in each parameter */
    ATLAS_ENCLOSURE = 128,   /* bits of the enclosure of an irrational end */
    ATLAS_MAX_POINTS = 20000 /* of the grid on which checkers compare formulas */
};

/* The place of a cell in its region: halved level[i] times in parameter i, the index[i]-th of 2^level[i] parts. */
struct place_of_cell {
    long index[ATLAS_AXES];
    int level[ATLAS_AXES];
};

/* A choice of one piece for each parameter (cover/variable.h), and the quantities there. */
struct atlas_region {
    struct variable variable[ATLAS_AXES];
    struct factor_list list;
    struct factored quantity[VECTORS_MAX_QUANTITIES];
    int derivative[FACTORED_MAX][ATLAS_AXES];
    long work[FACTORED_MAX];                /* the work of a checker for the signs of each factor in a cell */
    unsigned char is_divisor[FACTORED_MAX]; /* the factor divides some quantity, and must not be zero */
    const struct number *constant[MULTIVARIATE_MAX_VARIABLES]; /* the irrational numbers that variables represent */
    int grid[MULTIVARIATE_MAX_VARIABLES]; /* the first value of each variable on the grid of checkers */
    struct multivariate_cell start;       /* the whole region, and the enclosures of the constants */
    struct catalog known;                 /* the combinations of signs of which the row is known */
    int tiles;                            /* cells of level ATLAS_TILE_LEVEL that are not decided before */
    struct place_of_cell *tile;           /* owned */
};

struct atlas {
    struct problem *problem;
    const struct options *options;
    const struct row_theory *theory;
    int depth, regions, tiles;
    long work; /* that a checker may spend */
    struct atlas_region region[ATLAS_MAX_REGIONS];
    struct variable piece[ATLAS_AXES][VARIABLE_MAX_PIECES];
    int pieces[ATLAS_AXES];
    const char *row[ATLAS_MAX_ROWS];
    int rows;
    struct vectors *vectors; /* room for the combinations of signs */
};

/* The result for a cell. ROW: it has `row` everywhere. CURVE: it has row_of_sign[s + 1] where factor `curve` has the
 * sign s; the derivative of the factor with respect to parameter `across` has one sign, so that its zeros are an arc. A
 * row is an index of `row`, OUTSIDE, or NO_STATE where no point has that sign. */
enum finding { FINDING_NONE, FINDING_ROW, FINDING_CURVE };
struct finding_of_cell {
    enum finding finding;
    int row, curve, across, row_of_sign[3];
};

/* atlas_absent: why a problem whose kind gives no rows has no atlas: a fault in its data, or else what to use instead.
 * Changes the problem. Returns STATUS_MALFORMED with the reason. */
enum status atlas_absent(struct problem *problem, struct failure *failure);

/* atlas_prepare_region: the quantities of a region whose variables are set, as products of factors. */
enum status atlas_prepare_region(struct atlas *atlas, struct atlas_region *region, struct failure *failure) WARN_UNUSED;

/* atlas_begin_region: sets `start`: rational enclosures of the ranges of the variables and of the constants. */
void atlas_begin_region(struct atlas *atlas, struct atlas_region *region);

/* atlas_check_requirements: decides whether the requirements of the mechanism (problem/mechanism.h) hold in the whole region, whose
 * parameters are the two numbers `variable`. Returns STATUS_OK; STATUS_MALFORMED with the field, the reason and a point where one is
 * violated, or near which subdivision does not show that it holds; STATUS_UNDECIDED when the budget does not suffice. */
enum status atlas_check_requirements(struct atlas *atlas, const struct atlas_region *region,
                                     const struct number *const *variable, struct failure *failure) WARN_UNUSED;

/* atlas_find_grid: chooses the grid on which checkers compare formulas.  Returns 0 when there is none within their limits. */
int atlas_find_grid(const struct program *program, struct atlas_region *region);

/* is_not_zero, is_one_sign: whether a factor that may have these signs in a cell has one sign there, and is 0 nowhere; or has one of the three. */
static inline int is_not_zero(unsigned may)
{
    return may == MAY_BE_NEGATIVE || may == MAY_BE_POSITIVE;
}

static inline int is_one_sign(unsigned may)
{
    return is_not_zero(may) || may == MAY_BE_ZERO;
}

/* atlas_cell: the ranges of the variables in a cell; its numbers belong to the pool. */
struct multivariate_cell atlas_cell(struct number_pool *pool, const struct atlas_region *region,
                                    const struct place_of_cell *place);

/* atlas_signs: the signs that each factor may have in a cell. On entry `may` has those in the cell around it; a factor
 * with one sign there is not evaluated. */
void atlas_signs(const struct atlas_region *region, const struct place_of_cell *place, unsigned char *may);

/* atlas_find: the row or curve of a cell in which the factors may have these signs. */
enum status atlas_find(struct atlas *atlas, struct atlas_region *region, const struct place_of_cell *place,
                       const unsigned char *may, struct finding_of_cell *found, struct failure *failure) WARN_UNUSED;

/* atlas_meets: 0 when a row of a finding may lie outside of the cell: when the factor of a curve has a sign with a row at none of the corners. */
int atlas_meets(const struct atlas_region *region, const struct place_of_cell *place,
                const struct finding_of_cell *found);

/* atlas_halve: halves a cell in the parameter that was halved less often, which it returns. */
int atlas_halve(const struct place_of_cell *place, struct place_of_cell half[2]);

/* atlas_walk: divides a cell and calls `visit` for each item: with the parameter of a halved cell; with -1 and the
 * result for a cell that is not halved. */
typedef void atlas_visit(void *context, int axis, const struct place_of_cell *place,
                         const struct finding_of_cell *found);
enum status atlas_walk(struct atlas *atlas, struct atlas_region *region, const struct place_of_cell *place, int depth,
                       atlas_visit *visit, void *context, struct failure *failure) WARN_UNUSED;

/* atlas_weigh: sets `work` of a region whose factors and `start` are set.
 * atlas_is_checkable: STATUS_OK when both checkers can verify the atlas, with `cells` cells in each region, within the work that they
 * may spend; otherwise STATUS_UNDECIDED, which atlas_walk returns too when a part of the atlas exceeds it. */
void atlas_weigh(const struct atlas *atlas, struct atlas_region *region);
enum status atlas_is_checkable(struct atlas *atlas, const long *cells, struct failure *failure) WARN_UNUSED;

/* atlas_item: the record's item for a cell that is not halved; the caller owns it. */
json_t *atlas_item(const struct atlas *atlas, const struct atlas_region *region, const struct finding_of_cell *found);

#endif
