/* SPDX-License-Identifier: BSD-2-Clause */
/* For src/check/kernel/mode_line.c: the status of a mode with a line of points has its meaning for all real points. */
#ifndef PROOFS_CHECK_KERNEL_LINE_H
#define PROOFS_CHECK_KERNEL_LINE_H

#include "../contact/known.h"

#include "form_read.h"
#include "systems_judged.h"

#include "../contact/proved.h"

/*@ ensures sign: scalar_doubt == 0 ==> sign_of(\result, bounds_apart(x, y)); */
static int compare(struct scalar_pool *pool, struct bound x, struct bound y);
/*@ ensures positive: scalar_doubt == 0 && bound_positive(x) && bound_positive(y) ==> bound_positive(\result);
    ensures bound: scalar_doubt == 0 && bound_positive(x) && bound_positive(y) ==>
      \forall real t; above_bound(\result, t) <==> above_bound(x, t) && above_bound(y, t); */
static struct bound larger(struct scalar_pool *pool, struct bound x, struct bound y);
/*@ ensures positive: scalar_doubt == 0 && bound_positive(x) && bound_positive(y) ==> bound_positive(\result);
    ensures bound: scalar_doubt == 0 && bound_positive(x) && bound_positive(y) ==>
      \forall real t; below_bound(\result, t) <==> below_bound(x, t) && below_bound(y, t); */
static struct bound smaller(struct scalar_pool *pool, struct bound x, struct bound y);
/*@ ensures positive: scalar_doubt == 0 && part_positive(part) ==> part_positive(\result);
    ensures part: scalar_doubt == 0 && part_positive(part) ==> \forall real t; part_contains(\result, t) <==>
      part_contains(part, t) && edge_holds(strict, line_value(scalar_value(a), scalar_value(b), t)); */
static struct part add_bound(struct scalar_pool *pool, scalar a, scalar b, int strict, struct part part);
/*@ ensures positive: scalar_doubt == 0 ==> part_positive(\result);
    ensures part: scalar_doubt == 0 ==> is_part(\result, s, along); */
static struct part find_part(struct scalar_pool *pool, struct system s, int along);
/*@ ensures flat: scalar_doubt == 0 && \result == 1 ==> row_level(s, along, k); */
static int is_flat(struct system s, int along, int k);
/*@ ensures judged: scalar_doubt == 0 && \result.flaw == FLAW_NONE ==> point_judged(s, point, \result.outcome.status);
    ensures flat: scalar_doubt == 0 && \result.flaw == FLAW_NONE && only == 0 && \result.outcome.status == MODE_BOUNDARY ==>
      !none_flat(s, along, s.inequalities); */
static struct judgement judge_point(struct scalar_pool *pool, struct system s, int along, int only, struct point point, struct mode_outcome outcome);
/*@ ensures empty: \result == 1 && part_positive(part) && width_found(part, width) ==> part_empty(part); */
static int is_empty(struct part part, int width);
/*@ ensures width: scalar_doubt == 0 ==> width_found(part, \result); */
static int width_of(struct scalar_pool *pool, struct part part);
/*@ ensures status: scalar_doubt == 0 && \result.flaw == FLAW_NONE && ON_LINE(s, along) && is_padded(x.point, s.unknowns) && is_part(part, s, along) &&
      (only != 0 ==> part_single(part)) ==> status_means(s, \result.outcome.point, \result.outcome.status); */
static struct judgement judge_part(struct scalar_pool *pool, struct system s, int along, struct part part, int only, struct candidate x,
                                   struct mode_outcome outcome);

#endif
