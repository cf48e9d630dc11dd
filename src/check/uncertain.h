/* SPDX-License-Identifier: BSD-2-Clause */
/* The checker of uncertain data: spec/certificate.md, section 9. */
#ifndef CHECK_UNCERTAIN_H
#define CHECK_UNCERTAIN_H

#include "check/cell.h"
#include "check/json.h"
#include "check/shape.h"

/* What a theory has to say for it: its formulas, the shape of its records, and what follows from signs.  Signs are one for
 * each quantity of the program, in its order. */
struct uncertain_theory {
    const struct shape_field *shape;
    const struct program *program;
    const struct identity *identities;
    int identity_count;

    /* 1 when these signs lie in the hypotheses. */
    int (*is_inside)(const int *sign);
    /* 1 when a verdict and a row (nodes of the right shape) are those of these signs. */
    int (*matches)(const struct json *json, int verdict, int row, const int *sign);
};

enum { UNCERTAIN_MAX_WAITING = 512, UNCERTAIN_MAX_OPEN = 9 };

/* One record, and what is known of the fields of its problem. */
struct uncertain {
    const struct json *json;
    struct rational_pool *pool;
    struct answer *answer;
    const struct uncertain_theory *theory;
    int problem, values, box; /* nodes; the last two 0 when absent */
    int enclosed;             /* some number is only enclosed */
    int input_of_axis[CELL_MAX_AXES];
    int end[CELL_MAX_AXES][2];             /* nodes of the ends of the uncertain fields */
    rational end_value[CELL_MAX_AXES][2];  /* their elements; NULL for none */
    struct range point[PROGRAM_MAX_NODES]; /* of certain inputs, when points are evaluated */
    struct cell_data cells;                /* and when cells are */
    struct cell start;                     /* all intervals */
};

/* uncertain_check: whether every statement of a record of the right shape is true.
 * Returns 1, or 0 with the reason in `answer`. */
int uncertain_check(const struct json *json, const struct uncertain_theory *theory, struct rational_pool *pool,
                    struct answer *answer);

/* uncertain_is_enclosed: 1 when some number of the problem is only enclosed: then that is taken on trust. */
int uncertain_is_enclosed(const struct json *json);

/* The parts of uncertain_check; each returns 1, or 0 with the reason.
 * uncertain_read_data: what is known of the fields  9.2
 * uncertain_check_points: the points of `at`  9.4
 * uncertain_check_cover: the cover, and that `possible` is what it allows  9.3 */
int uncertain_read_data(struct uncertain *c);
int uncertain_check_points(struct uncertain *c);
int uncertain_check_cover(struct uncertain *c);

/* uncertain_contains: 1 when x lies in the interval of an uncertain field. */
int uncertain_contains(const struct uncertain *c, int axis, rational x);

/* uncertain_axis: the uncertain field with the name in a node; -1 for none. */
int uncertain_axis(const struct uncertain *c, int name);

/* uncertain_rejected: answers REJECTED; returns 0. */
int uncertain_rejected(const struct uncertain *c, const char *place, const char *item, const char *what);

#endif
