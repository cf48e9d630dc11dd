/* SPDX-License-Identifier: BSD-2-Clause */
#include "sign/cascade.h"

#include "numbers/exact.h"
#include "numbers/filter.h"
#include "numbers/interval.h"
#include "sign/undecided.h"

#include <stddef.h>

/*@ assigns \nothing;
    ensures there: \result != \null; */
const char *tier_name(enum tier tier)
{
    return tier == TIER_FILTER ? "filter" : tier == TIER_INTERVAL ? "interval" : "exact";
}

/*@ requires evaluation: evaluation_ok(e);
    requires balls: \valid(node + (0 .. PROGRAM_MAX_NODES - 1)) && \separated(e, node + (0 .. PROGRAM_MAX_NODES - 1));
    assigns node[0 .. PROGRAM_MAX_NODES - 1];
    ensures enclosed: \forall integer k; 0 <= k < e->program->inputs ==>
        holds(node[k].value, node[k].error, value(e->value[k])); */
static void enclose_inputs(const struct evaluation *e, struct ball *node)
{
    /*@ loop invariant 0 <= i <= e->program->inputs;
        loop invariant enclosed: \forall integer k; 0 <= k < i ==>
            holds(node[k].value, node[k].error, value(e->value[k]));
        loop assigns i, node[0 .. PROGRAM_MAX_NODES - 1];
        loop variant e->program->inputs - i; */
    for (int i = 0; i < e->program->inputs; i++) {
        double distance;
        const double value = number_to_double(e->value[i], &distance);
        const struct ball ball = ball_from_double(value, distance);
        node[i].value = ball.value;
        node[i].error = ball.error;
        //@ assert here: holds(node[i].value, node[i].error, value(e->value[i]));
        /*@ assert before: \forall integer k; 0 <= k < i ==> holds(node[k].value, node[k].error, value(e->value[k])); */
    }
}

/*@ requires evaluation: evaluation_ok(e);
    requires balls: \valid_read(node + (0 .. PROGRAM_MAX_NODES - 1)) && \separated(e, node + (0 .. PROGRAM_MAX_NODES - 1));
    assigns e->sign[0 .. PROGRAM_MAX_NODES - 1], e->by[0 .. PROGRAM_MAX_NODES - 1];
    ensures unchanged: evaluation_ok(e);
    ensures same: \forall integer h; solves{Pre}(h, e) ==> solves(h, e);
    ensures right: \forall integer h; signs_right{Pre}(h, e) && balls_hold{Pre}(h, e, node) ==> signs_right(h, e); */
static void adopt_ball_signs(struct evaluation *e, const struct ball *node)
{
    /*@ loop invariant 0 <= i <= e->program->quantities;
        loop invariant right: \forall integer h; signs_right{Pre}(h, e) && balls_hold{Pre}(h, e, node) ==>
            signs_right(h, e);
        loop assigns i, e->sign[0 .. PROGRAM_MAX_NODES - 1], e->by[0 .. PROGRAM_MAX_NODES - 1];
        loop variant e->program->quantities - i; */
    for (int i = 0; i < e->program->quantities; i++) {
        const int k = e->program->quantity[i].node;
        const struct ball ball = node[k];
        const int sign = ball_sign(ball);
        /*@ assert ball: \forall integer h; balls_hold{Pre}(h, e, node) ==>
                holds(ball.value, ball.error, assigned(h, k)); */
        /*@ assert here: \forall integer h; balls_hold{Pre}(h, e, node) ==> sign_right(sign, assigned(h, k)); */
        e->sign[k] = (enum sign)sign;
        /*@ assert others: \forall integer j; 0 <= j < PROGRAM_MAX_NODES && j != k ==>
                e->sign[j] == \at(e->sign[j], LoopCurrent); */
        e->by[k] = TIER_FILTER;
    }
}

/*@ requires evaluation: evaluation_ok(e);
    assigns e->sign[0 .. PROGRAM_MAX_NODES - 1], e->by[0 .. PROGRAM_MAX_NODES - 1];
    ensures unchanged: evaluation_ok(e);
    ensures same: \forall integer h; solves{Pre}(h, e) ==> solves(h, e);
    ensures right: \forall integer h; solves{Pre}(h, e) && signs_right{Pre}(h, e) ==> signs_right(h, e); */
static void sign_by_filter(struct evaluation *e)
{
    struct ball node[PROGRAM_MAX_NODES];
    enclose_inputs(e, node);
    //@ assert inputs: \forall integer h; solves{Pre}(h, e) ==> nodes_hold(h, &node[0], e->program->inputs);
    filter_evaluate(e->program->code, e->program->operations, e->program->inputs, node);
    //@ assert balls: \forall integer h; solves{Pre}(h, e) ==> balls_hold(h, e, &node[0]);
    adopt_ball_signs(e, node);
}

/*@ requires evaluation: evaluation_ok(e);
    assigns \result \from e;
    ensures none: \result == \null ==> all_known(e);
    ensures one: \result != \null ==> \exists integer i; 0 <= i < e->program->quantities &&
        \result == e->program->quantity + i; */
static const struct quantity *first_unknown(const struct evaluation *e)
{
    /*@ loop invariant 0 <= i <= e->program->quantities;
        loop invariant \forall integer j; 0 <= j < i ==> e->sign[e->program->quantity[j].node] != SIGN_UNKNOWN;
        loop assigns i;
        loop variant e->program->quantities - i; */
    for (int i = 0; i < e->program->quantities; i++)
        if (e->sign[e->program->quantity[i].node] == SIGN_UNKNOWN) return e->program->quantity + i;
    return NULL;
}

/*@ requires evaluation: evaluation_ok(e) && \separated(e, sign + (0 .. PROGRAM_MAX_NODES - 1));
    requires signs: \valid_read(sign + (0 .. PROGRAM_MAX_NODES - 1));
    requires answers: \forall integer k; 0 <= k < e->program->inputs + e->program->operations ==>
        sign[k] == 1 || sign[k] == -1 || sign[k] == NUMBER_SIGN_UNKNOWN;
    assigns e->sign[0 .. PROGRAM_MAX_NODES - 1], e->by[0 .. PROGRAM_MAX_NODES - 1];
    ensures unchanged: evaluation_ok(e);
    ensures same: \forall integer h; solves{Pre}(h, e) ==> solves(h, e);
    ensures right: \forall integer h; signs_right{Pre}(h, e) && enclosures_prove{Pre}(h, e, sign) ==> signs_right(h, e); */
static void adopt_interval_signs(struct evaluation *e, const int *sign)
{
    /*@ loop invariant 0 <= i <= e->program->quantities;
        loop invariant right: \forall integer h; signs_right{Pre}(h, e) && enclosures_prove{Pre}(h, e, sign) ==>
            signs_right(h, e);
        loop assigns i, e->sign[0 .. PROGRAM_MAX_NODES - 1], e->by[0 .. PROGRAM_MAX_NODES - 1];
        loop variant e->program->quantities - i; */
    for (int i = 0; i < e->program->quantities; i++) {
        const int k = e->program->quantity[i].node;
        if (e->sign[k] != SIGN_UNKNOWN || sign[k] == NUMBER_SIGN_UNKNOWN) continue;
        e->sign[k] = (enum sign)sign[k];
        e->by[k] = TIER_INTERVAL;
    }
}

/*@ requires evaluation: evaluation_ok(e);
    assigns \nothing; */
static int all_rational(const struct evaluation *e)
{
    /*@ loop invariant 0 <= k <= e->program->inputs;
        loop assigns k;
        loop variant e->program->inputs - k; */
    for (int k = 0; k < e->program->inputs; k++)
        if (!number_is_rational(e->value[k])) return 0;
    return 1;
}

/* Precisions of the interval tier; beyond the last one a sign is left to the exact tier, when that is allowed. */
enum { INTERVAL_FIRST_PRECISION = 64, INTERVAL_LAST_PRECISION = 256 };

/*@ requires evaluation: evaluation_ok(e);
    requires precision: 0 < bits <= 0x1000000000000000;
    assigns e->sign[0 .. PROGRAM_MAX_NODES - 1], e->by[0 .. PROGRAM_MAX_NODES - 1];
    ensures unchanged: evaluation_ok(e);
    ensures same: \forall integer h; solves{Pre}(h, e) ==> solves(h, e);
    ensures right: \forall integer h; solves{Pre}(h, e) && signs_right{Pre}(h, e) ==> signs_right(h, e); */
static void sign_by_enclosures(struct evaluation *e, long bits)
{
    int sign[PROGRAM_MAX_NODES];
    const struct program *program = e->program;
    interval_evaluate(program->code, program->operations, program->inputs, e->value, bits, sign);
    //@ assert proved: \forall integer h; solves{Pre}(h, e) ==> enclosures_prove(h, e, &sign[0]);
    //@ assert still: \forall integer h; solves{Pre}(h, e) ==> solves(h, e);
    adopt_interval_signs(e, sign);
}

/* Enclosures of increasing precision, doubled each time. Rational inputs go to the exact tier at once, which is as
 * cheap. */
/*@ requires evaluation: evaluation_ok(e);
    requires budget: bounded_budget(budget_bits);
    assigns e->sign[0 .. PROGRAM_MAX_NODES - 1], e->by[0 .. PROGRAM_MAX_NODES - 1];
    ensures unchanged: evaluation_ok(e);
    ensures same: \forall integer h; solves{Pre}(h, e) ==> solves(h, e);
    ensures right: \forall integer h; solves{Pre}(h, e) && signs_right{Pre}(h, e) ==> signs_right(h, e); */
static void sign_by_intervals(struct evaluation *e, unsigned tiers, long budget_bits)
{
    long limit = number_precision_limit(budget_bits);
    if (tiers & TIER_EXACT) {
        if (all_rational(e)) return;
        if (limit > INTERVAL_LAST_PRECISION) limit = INTERVAL_LAST_PRECISION;
    }
    /*@ loop invariant 0 < bits <= 0x2000000000000000;
        loop invariant unchanged: evaluation_ok(e);
        loop invariant same: \forall integer h; solves{Pre}(h, e) ==> solves(h, e);
        loop invariant right: \forall integer h; solves{Pre}(h, e) && signs_right{Pre}(h, e) ==> signs_right(h, e);
        loop assigns bits, e->sign[0 .. PROGRAM_MAX_NODES - 1],
            e->by[0 .. PROGRAM_MAX_NODES - 1];
        loop variant 0x2000000000000000 - bits; */
    for (long bits = INTERVAL_FIRST_PRECISION; bits <= limit && first_unknown(e) != NULL; bits *= 2)
        sign_by_enclosures(e, bits);
}

/* An upper bound of the size of an exact value: bits of numerator and denominator. */
struct size {
    long numerator, denominator;
};

/*@ predicate small_size(struct size x) = 0 <= x.numerator <= 0x1000000000000000 &&
        0 <= x.denominator <= 0x1000000000000000; */

/*@ requires small: small_size(x) && small_size(y);
    assigns \nothing;
    ensures size: 0 <= \result.numerator <= 0x2000000000000001 && 0 <= \result.denominator <= 0x2000000000000000; */
static struct size size_of_result(int operation, struct size x, struct size y)
{
    const long cross_x = x.numerator + y.denominator, cross_y = y.numerator + x.denominator;
    const long sum = (cross_x > cross_y ? cross_x : cross_y) + 1;
    return (struct size){operation == OPERATION_MUL ? x.numerator + y.numerator : sum, x.denominator + y.denominator};
}

/* Checks before anything is computed that no number will be larger than the budget. */
/*@ requires evaluation: evaluation_ok(e);
    requires budget: bounded_budget(budget_bits);
    requires failure: \valid(failure);
    assigns *failure;
    ensures status: \result == STATUS_OK || \result == STATUS_UNDECIDED; */
static enum status within_budget(const struct evaluation *e, long budget_bits, struct failure *failure)
{
    const struct program *program = e->program;
    struct size size[PROGRAM_MAX_NODES];
    /*@ loop invariant 0 <= k <= program->inputs + program->operations;
        loop invariant \forall integer j; 0 <= j < k ==> small_size(size[j]);
        loop assigns k, size[0 .. PROGRAM_MAX_NODES - 1];
        loop variant program->inputs + program->operations - k; */
    for (int k = 0; k < program->inputs + program->operations; k++) {
        if (k < program->inputs) {
            size[k] = (struct size){number_numerator_bits(e->value[k]), number_denominator_bits(e->value[k])};
        } else {
            const struct instruction *step = program->code + (k - program->inputs);
            size[k] = size_of_result(step->operation, size[step->left], size[step->right]);
        }
        const long bits = size[k].numerator + size[k].denominator;
        if (bits > budget_bits) return too_large(failure, program, k, bits, budget_bits);
    }
    return STATUS_OK;
}

/*@ requires evaluation: evaluation_ok(e) && values_right(e);
    requires budget: bounded_budget(budget_bits);
    requires failure: \valid(failure) && \separated(failure, e);
    assigns *failure, e->value[0 .. PROGRAM_MAX_NODES - 1];
    ensures status: \result == STATUS_OK || \result == STATUS_UNDECIDED;
    ensures inputs: \forall integer k; 0 <= k < e->program->inputs ==> e->value[k] == \old(e->value[k]);
    ensures unchanged: evaluation_ok(e);
    ensures same: \forall integer h; solves{Pre}(h, e) <==> solves(h, e);
    ensures exact: \result == STATUS_OK ==> \forall integer h; solves{Pre}(h, e) ==> has_values(h, e); */
static enum status evaluate_exactly(struct number_pool *pool, long budget_bits, struct evaluation *e,
                                    struct failure *failure)
{
    const struct program *program = e->program;
    if (program->operations == 0 || e->value[program->inputs] != NULL) return STATUS_OK;
    const enum status status = within_budget(e, budget_bits, failure);
    if (status != STATUS_OK) return status;
    exact_evaluate(pool, program->code, program->operations, program->inputs, e->value);
    return STATUS_OK;
}

/* Exact signs. A real that is not zero is decided by an enclosure even here, unless the exact tier alone is allowed. */
/*@ requires evaluation: evaluation_ok(e);
    assigns e->sign[0 .. PROGRAM_MAX_NODES - 1], e->by[0 .. PROGRAM_MAX_NODES - 1];
    ensures unchanged: evaluation_ok(e);
    ensures same: \forall integer h; solves{Pre}(h, e) <==> solves(h, e);
    ensures right: \forall integer h; has_values{Pre}(h, e) && signs_right{Pre}(h, e) ==> signs_right(h, e); */
static void sign_exactly(struct evaluation *e, unsigned tiers)
{
    /*@ loop invariant 0 <= i <= e->program->quantities;
        loop invariant right: \forall integer h; has_values{Pre}(h, e) && signs_right{Pre}(h, e) ==> signs_right(h, e);
        loop assigns i, e->sign[0 .. PROGRAM_MAX_NODES - 1], e->by[0 .. PROGRAM_MAX_NODES - 1];
        loop variant e->program->quantities - i; */
    for (int i = 0; i < e->program->quantities; i++) {
        const int k = e->program->quantity[i].node;
        if (e->sign[k] != SIGN_UNKNOWN) continue;
        e->sign[k] = (enum sign)number_sign(e->value[k]);
        const int enclosed = (tiers & TIER_INTERVAL) && e->sign[k] != SIGN_ZERO && !number_is_rational(e->value[k]);
        e->by[k] = enclosed ? TIER_INTERVAL : TIER_EXACT;
    }
}

/*@ requires evaluation: evaluation_ok(e) && values_right(e);
    requires budget: bounded_budget(budget_bits);
    requires failure: \valid(failure) && \separated(failure, e);
    assigns *failure, e->value[0 .. PROGRAM_MAX_NODES - 1], e->sign[0 .. PROGRAM_MAX_NODES - 1],
        e->by[0 .. PROGRAM_MAX_NODES - 1];
    ensures unchanged: evaluation_ok(e);
    ensures same: \forall integer h; solves{Pre}(h, e) <==> solves(h, e);
    ensures values: \result == STATUS_OK ==> \forall integer h; solves{Pre}(h, e) ==> has_values(h, e);
    ensures known: \result == STATUS_OK ==> all_known(e);
    ensures right: \result == STATUS_OK ==>
        \forall integer h; solves{Pre}(h, e) && signs_right{Pre}(h, e) ==> signs_right(h, e); */
static enum status decide_exactly(struct number_pool *pool, unsigned tiers, long budget_bits, struct evaluation *e,
                                  struct failure *failure)
{
    const enum status status = evaluate_exactly(pool, budget_bits, e, failure);
    if (status != STATUS_OK) return status;
    sign_exactly(e, tiers);
    const struct quantity *unknown = first_unknown(e);
    return unknown == NULL ? STATUS_OK : not_decided_within(failure, unknown, budget_bits);
}

/*@ requires program: program_ok(program) && apart(e, program) && \valid(e);
    requires inputs: \valid_read(inputs + (0 .. program->inputs - 1)) &&
        \separated(e, inputs + (0 .. program->inputs - 1));
    assigns *e;
    ensures program: e->program == program;
    ensures inputs: \forall integer k; 0 <= k < program->inputs ==> e->value[k] == \old(inputs[k]);
    ensures none: \forall integer k; program->inputs <= k < PROGRAM_MAX_NODES ==> e->value[k] == \null;
    ensures unchanged: evaluation_ok(e);
    ensures same: \forall integer h; begins{Pre}(h, inputs, program->inputs) &&
        follows{Pre}(h, program->code, program->operations, program->inputs) ==> solves(h, e);
    ensures unknown: \forall integer k; 0 <= k < PROGRAM_MAX_NODES ==> e->sign[k] == SIGN_UNKNOWN; */
static void begin(const struct program *program, const struct number *const *inputs, struct evaluation *e)
{
    e->program = program;
    /*@ loop invariant 0 <= k <= PROGRAM_MAX_NODES;
        loop invariant inputs: \forall integer j; 0 <= j < k && j < program->inputs ==> e->value[j] == \at(inputs[j], Pre);
        loop invariant none: \forall integer j; program->inputs <= j < k ==> e->value[j] == \null;
        loop invariant unknown: \forall integer j; 0 <= j < k ==> e->sign[j] == SIGN_UNKNOWN;
        loop assigns k, e->value[0 .. PROGRAM_MAX_NODES - 1], e->sign[0 .. PROGRAM_MAX_NODES - 1],
            e->by[0 .. PROGRAM_MAX_NODES - 1];
        loop variant PROGRAM_MAX_NODES - k; */
    for (int k = 0; k < PROGRAM_MAX_NODES; k++) {
        e->value[k] = k < program->inputs ? inputs[k] : NULL;
        e->sign[k] = SIGN_UNKNOWN;
        e->by[k] = TIER_EXACT;
    }
    /*@ assert begun: \forall integer h; begins{Pre}(h, inputs, program->inputs) ==>
            begins(h, (struct number **)e->value, e->program->inputs); */
    /*@ assert code: \forall integer h; follows{Pre}(h, program->code, program->operations, program->inputs) ==>
            follows(h, e->program->code, e->program->operations, e->program->inputs); */
}

enum status cascade_signs(struct number_pool *pool, const struct program *program, const struct number *const *inputs,
                          unsigned tiers, long budget_bits, struct evaluation *e, struct failure *failure)
{
    begin(program, inputs, e);
    /*@ assert begun: \forall integer h; begins{Pre}(h, inputs, program->inputs) &&
            follows{Pre}(h, program->code, program->operations, program->inputs) ==>
                solves(h, e) && signs_right(h, e); */
    number_pool_limit(pool, budget_bits, NUMBER_BUDGET_DEGREE);
    if (tiers & TIER_FILTER) sign_by_filter(e);
    /*@ assert filtered: \forall integer h; begins{Pre}(h, inputs, program->inputs) &&
            follows{Pre}(h, program->code, program->operations, program->inputs) ==>
                solves(h, e) && signs_right(h, e); */
    if (tiers & TIER_INTERVAL) sign_by_intervals(e, tiers, budget_bits);
    /*@ assert enclosed: \forall integer h; begins{Pre}(h, inputs, program->inputs) &&
            follows{Pre}(h, program->code, program->operations, program->inputs) ==>
                solves(h, e) && signs_right(h, e); */
    //@ assert values: e->program->operations == 0 || e->value[e->program->inputs] == \null;
    if (first_unknown(e) == NULL) return STATUS_OK;
    if (tiers & TIER_EXACT) return decide_exactly(pool, tiers, budget_bits, e, failure);
    return not_decided(failure, first_unknown(e));
}

enum status evaluation_values(struct number_pool *pool, long budget_bits, struct evaluation *e, struct failure *failure)
{
    const enum status status = evaluate_exactly(pool, budget_bits, e, failure);
    if (status != STATUS_OK) return status;
    /*@ loop invariant 0 <= k <= e->program->inputs;
        loop assigns k;
        loop variant e->program->inputs - k; */
    for (int k = 0; k < e->program->inputs; k++) number_prepare(pool, e->value[k]);
    /*@ loop invariant 0 <= i <= e->program->quantities;
        loop invariant signs: \forall integer j; 0 <= j < i ==> has_its_sign(e, e->program->quantity[j].node);
        loop assigns i;
        loop variant e->program->quantities - i; */
    for (int i = 0; i < e->program->quantities; i++) {
        const struct quantity *quantity = e->program->quantity + i;
        if (number_sign(e->value[quantity->node]) == (int)e->sign[quantity->node]) continue;
        return contradicted(failure, quantity, e->by[quantity->node]);
    }
    return STATUS_OK;
}
