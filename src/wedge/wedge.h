/* SPDX-License-Identifier: BSD-2-Clause */
/* The theory of two sliders joined by a rod: data -> signs -> modes -> words (spec/wedge/README.md). */
#ifndef WEDGE_WEDGE_H
#define WEDGE_WEDGE_H

#include "problem/problem.h"
#include "wedge/table.h"

typedef const struct number *wedge_number;

enum wedge_model { WEDGE_KLEIN, WEDGE_TWO_MU, WEDGE_SLIPPER, WEDGE_SLIPPER_AS_PRINTED, WEDGE_ENLARGED, WEDGE_MODELS };

/* A mode: the direction of motion, + or - or 0 for rest, and the sign of the force z, which is 0 on the common boundary
 * of two modes. */
enum wedge_mode { WEDGE_PP, WEDGE_PM, WEDGE_MP, WEDGE_MM, WEDGE_RP, WEDGE_RM, WEDGE_MODES };
enum { WEDGE_MOVING_MODES = WEDGE_RP, WEDGE_MAX_FRICTIONS = 2, WEDGE_MAX_INEQUALITIES = 5 };

enum wedge_status { WEDGE_CONSISTENT, WEDGE_ON_BOUNDARY, WEDGE_INCONSISTENT };
enum wedge_candidates { WEDGE_ONE_FORCE, WEDGE_NO_FORCE, WEDGE_LINE_OF_FORCES };

/* The function x + y z of the force z. */
struct wedge_line {
    wedge_number at_zero, per_z;
};

/* The conditions of a mode: c z = H, unless `free`, and each inequality >= 0; and the friction forces. */
struct wedge_system {
    int free;
    wedge_number c, H;
    int frictions, inequalities;
    struct wedge_line friction[WEDGE_MAX_FRICTIONS];
    struct {
        const char *name;
        struct wedge_line value;
    } inequality[WEDGE_MAX_INEQUALITIES];
};

/* The result for a mode. */
struct wedge_outcome {
    enum wedge_status status;
    enum wedge_candidates candidates;
    int continuum;   /* 1 when more than one z satisfies the conditions */
    wedge_number z;  /* one that does, or the only one that satisfies the equation; NULL when there is none */
    wedge_number to; /* the end of the line of solutions; NULL when it has none */
    wedge_number friction[WEDGE_MAX_FRICTIONS], force;
    int fails; /* the inequality that is false at the only z, or -1 */
    int tight[WEDGE_MAX_INEQUALITIES];
};

/* The numbers in the equations of the modes, by name; NULL for those that the model does not have. */
struct wedge_values {
    wedge_number A, B_plus, B_minus, H, P, P1, P2, k, k1, k2, c[WEDGE_MOVING_MODES];
    int velocity; /* the sign of v */
};

#define WEDGE_WORD(word, name, condition) WEDGE_##name,
enum wedge_sliding { T_WEDGE_SLIDING(WEDGE_WORD) WEDGE_SLIDINGS };
enum wedge_domain { T_WEDGE_DOMAIN(WEDGE_WORD) WEDGE_DOMAINS };
enum wedge_regularized { T_WEDGE_REGULARIZED(WEDGE_WORD) WEDGE_REGULARIZEDS };

struct wedge_result {
    enum wedge_model model;
    struct wedge_values values;
    struct wedge_system system[WEDGE_MODES];
    struct wedge_outcome outcome[WEDGE_MODES];
};

/* wedge_mode_name: "++" and so on.  wedge_direction: 1, -1, or 0 for rest.  wedge_side: the sign of z. */
const char *wedge_mode_name(enum wedge_mode mode);
int wedge_direction(enum wedge_mode mode);
int wedge_side(enum wedge_mode mode);

/* wedge_find_modes: sets up and solves the systems of all modes, from the values. */
void wedge_find_modes(struct number_pool *pool, struct wedge_result *result);

/* wedge_solve: solves one system. */
void wedge_solve(struct number_pool *pool, const struct wedge_system *system, wedge_number load,
                 struct wedge_outcome *outcome);

/* Words that follow from signs; e is the direction, 1 or -1. */
enum wedge_sliding wedge_sliding_of(const struct wedge_values *values, int e);
enum wedge_domain wedge_domain_of(const struct wedge_values *values, int e);
enum wedge_regularized wedge_regularized_of(const struct wedge_values *values, int e);

/* wedge_starts: 1 when the mode can begin at rest: rest that holds, or motion that holds and accelerates in its
 * direction. wedge_continues: 1 when it can follow at the velocity of the problem. */
int wedge_starts(const struct wedge_result *result, enum wedge_mode mode);
int wedge_continues(const struct wedge_result *result, enum wedge_mode mode);

/* wedge_solutions: the number of different forces (z and friction) of the modes that can follow; -1 for a continuum. */
int wedge_solutions(struct number_pool *pool, const struct wedge_result *result);

/* wedge_verdict_json, wedge_witness_json: owned by the caller. */
json_t *wedge_verdict_json(struct number_pool *pool, const struct wedge_result *result, const struct evaluation *e);
json_t *wedge_witness_json(struct number_pool *pool, const struct wedge_result *result);

/* wedge_describe: the verdict in words. */
void wedge_describe(const struct answer *answer, FILE *out);

#endif
