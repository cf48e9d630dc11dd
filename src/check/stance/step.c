/* SPDX-License-Identifier: BSD-2-Clause */
/* A step of the reduced Poincare map: contact 2 hits the ground, then contact 1. */
#include "check/stance/private.h"

struct stance_step stance_make_step(struct enclosed *e, struct stance_body body)
{
    const struct range zero = enclosed_integer(e, 0);
    const int up = enclosed_sign(e, body.c[Z2]) > 0;
    const struct stance_half first = stance_make_half(e, body, 1, up, zero, zero);
    if (!up) return (struct stance_step){{first, stance_make_half(e, body, 0, 0, zero, zero)}};
    /* Contact 1 is in flight for the time 2 / |c| from speed 1; meanwhile the load lifts contact 2. */
    const struct range time = enclosed_negate(e, enclosed_divide(e, enclosed_integer(e, 2), body.c[Z1])),
                       rise = enclosed_multiply(e, time, body.c[Z2]),
                       height = enclosed_divide(e, enclosed_multiply(e, time, rise), enclosed_integer(e, 2));
    return (struct stance_step){{first, stance_make_half(e, body, 0, 0, height, rise)}};
}

/* The least value of a leaf. */
/*@ requires enclosed_ok(e) && stance_leaf_ok(leaf);
  @ assigns scalar_doubt;
  @ ensures stance_end_ok(\result) && DOUBT_STAYS; */
static struct stance_end least_value(const struct enclosed *e, struct stance_leaf leaf)
{
    const int low = leaf.low.infinite, high = leaf.high.infinite;
    if (low < 0 || high < 0) return (struct stance_end){-1, leaf.low.x};
    if (low > 0) return (struct stance_end){0, range_of(leaf.high.x.low)};
    if (high > 0) return (struct stance_end){0, range_of(leaf.low.x.low)};
    return (struct stance_end){0, range_of(enclosed_least(e, leaf.low.x.low, leaf.high.x.low))};
}

/* The greatest value of a leaf. */
/*@ requires enclosed_ok(e) && stance_leaf_ok(leaf);
  @ assigns scalar_doubt;
  @ ensures stance_end_ok(\result) && DOUBT_STAYS; */
static struct stance_end greatest_value(const struct enclosed *e, struct stance_leaf leaf)
{
    const int low = leaf.low.infinite, high = leaf.high.infinite;
    if (low > 0 || high > 0) return (struct stance_end){1, leaf.low.x};
    if (low < 0) return (struct stance_end){0, range_of(leaf.high.x.high)};
    if (high < 0) return (struct stance_end){0, range_of(leaf.low.x.high)};
    return (struct stance_end){0, range_of(enclosed_most(e, leaf.low.x.high, leaf.high.x.high))};
}

/*@ assigns \nothing; */
static enum stance_form form_of(enum stance_form first, enum stance_form second)
{
    if (first == FORM_CONSTANT || second == FORM_CONSTANT) return FORM_CONSTANT;
    return first == FORM_AFFINE && second == FORM_AFFINE ? FORM_AFFINE : FORM_MONOTONE;
}

/* The leaf of the step from one of each half map. */
/*@ requires enclosed_ok(e) && stance_leaf_ok(first) && stance_leaf_ok(second);
  @ assigns scalar_doubt;
  @ ensures stance_leaf_ok(\result) && DOUBT_STAYS; */
static struct stance_leaf joined(const struct enclosed *e, struct stance_leaf first, struct stance_leaf second)
{
    if (second.form == FORM_DOUBLE_IMPACT) return second;
    struct stance_leaf leaf = {form_of(first.form, second.form), least_value(e, second), greatest_value(e, second),
                               enclosed_multiply(e, first.growth, second.growth), second.line};
    if (leaf.form != FORM_AFFINE) return leaf;
    leaf.line.a = enclosed_fma(e, second.line.a, second.line.b, first.line.a);
    leaf.line.b = enclosed_multiply(e, second.line.b, first.line.b);
    return leaf;
}

/* With the leaves that follow on one of the first half map. */
/*@ requires enclosed_ok(e) && stance_half_ok(half) && stance_leaf_ok(first);
  @ requires stance_leaves_ok(leaves) && leaves.count <= STANCE_LEAVES - STANCE_HALF_LEAVES;
  @ assigns e->open, scalar_doubt;
  @ ensures leaves: stance_leaves_ok(\result) && DOUBT_STAYS;
  @ ensures count: \result.count <= leaves.count + STANCE_HALF_LEAVES; */
static struct stance_leaves with_leaves(struct enclosed *e, struct stance_half half, struct stance_leaf first,
                                        struct stance_leaves leaves)
{
    if (first.form == FORM_DOUBLE_IMPACT) {
        leaves.leaf[leaves.count++] = first;
        return leaves;
    }
    const struct stance_span values = {{least_value(e, first), greatest_value(e, first)}};
    const struct stance_half_leaves second = stance_half_leaves(e, half, values);
    /*@ loop invariant 0 <= k <= second.count && DOUBT_HAS_STAYED;
      @ loop invariant leaves: stance_leaves_ok(leaves);
      @ loop invariant count: leaves.count <= \at(leaves.count, LoopEntry) + k;
      @ loop assigns k, leaves, scalar_doubt;
      @ loop variant second.count - k; */
    for (int k = 0; k < second.count; k++) leaves.leaf[leaves.count++] = joined(e, first, second.leaf[k]);
    return leaves;
}

struct stance_leaves stance_step_leaves(struct enclosed *e, struct stance_step step, struct stance_span span)
{
    struct stance_leaves leaves = {.count = 0};
    const struct stance_half_leaves first = stance_half_leaves(e, step.half[0], span);
    /*@ loop invariant 0 <= k <= first.count && DOUBT_HAS_STAYED;
      @ loop invariant leaves: stance_leaves_ok(leaves);
      @ loop invariant count: leaves.count <= k * STANCE_HALF_LEAVES;
      @ loop assigns k, leaves, e->open, scalar_doubt;
      @ loop variant first.count - k; */
    for (int k = 0; k < first.count; k++) leaves = with_leaves(e, step.half[1], first.leaf[k], leaves);
    return leaves;
}
