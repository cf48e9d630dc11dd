/* SPDX-License-Identifier: BSD-2-Clause */
/* The data of kind `slide2`: fields, hypotheses, quantities. */
#include "check/kernel/eval.h"
#include "check/slide2/private.h"

/* The formulas as programs for the rule EVAL: P from an inertia, the quantities that follow from P, and those that
 * follow from a compliance. */
#define PROGRAM_TABLE
#define SLIDE2_P_INPUTS(INPUT) SLIDE2_LOAD_INPUTS(INPUT) SLIDE2_MATRIX_INPUTS(INPUT)
#define PROGRAM slide2_matrix
#define PROGRAM_INPUTS SLIDE2_INERTIA_INPUTS
#define PROGRAM_FORMULAS SLIDE2_MATRIX_FORMULAS
#include "formula/program.h"
#define PROGRAM slide2_results
#define PROGRAM_INPUTS SLIDE2_P_INPUTS
#define PROGRAM_FORMULAS SLIDE2_FORMULAS
#include "formula/program.h"
#define PROGRAM slide2_compliant
#define PROGRAM_INPUTS SLIDE2_RATES_INPUTS
#define PROGRAM_FORMULAS SLIDE2_COMPLIANCE_FORMULAS
#include "formula/program.h"

#define NAME_OF_INPUT(name, unit, meaning)                                                                             \
    if (quantity == SLIDE_##name) return known_text(#name);
#define NAME_OF_FORMULA(macro, output, unit, meaning)                                                                  \
    if (quantity == SLIDE_##output) return known_text(#output);
const char *slide2_name(int quantity)
{
    SLIDE2_LOAD_INPUTS(NAME_OF_INPUT)
    SLIDE2_INERTIA_INPUTS(NAME_OF_INPUT)
    SLIDE2_COMPLIANCE_INPUTS(NAME_OF_INPUT)
    SLIDE2_MATRIX_INPUTS(NAME_OF_INPUT)
    SLIDE2_FORMULAS(NAME_OF_FORMULA)
    SLIDE2_COMPLIANCE_FORMULAS(NAME_OF_FORMULA)
    return known_text("");
}

const char *slide2_mode_name(int mode)
{
    if (mode == SLIDE_FF) return known_text("FF");
    if (mode == SLIDE_SF) return known_text("S+F");
    return mode == SLIDE_FS ? known_text("FS+") : known_text("S+S+");
}

int slide2_rejected(const struct slide2 *c, const char *place, const char *item, const char *what)
{
    return answer_set(c->answer, ANSWER_REJECTED, place, item, what);
}

/* Evaluates a program whose inputs are the quantities `input`, and whose results are the quantities from `first` on. */
/*@ requires program_ok(program) && pool != \null && \valid_read(input + (0 .. program->inputs - 1));
  @ requires \valid(q + (0 .. SLIDE_QUANTITIES - 1)) && 0 <= first <= first + program->quantities - program->inputs <= SLIDE_QUANTITIES;
  @ requires \forall integer k; 0 <= k < program->inputs ==> 0 <= input[k] < SLIDE_QUANTITIES && q[input[k]] != \null;
  @ assigns q[first .. first + program->quantities - program->inputs - 1], rational_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures \forall integer k; first <= k < first + program->quantities - program->inputs ==> q[k] != \null; */
static void run(struct rational_pool *pool, const struct program *program, const short *input, int first, rational *q)
{
    rational value[PROGRAM_MAX_NODES];
    const int inputs = program->inputs;
    /*@ loop invariant 0 <= i <= inputs && \forall integer k; 0 <= k < i ==> value[k] != \null;
      @ loop assigns i, value[0 .. PROGRAM_MAX_NODES - 1];
      @ loop variant inputs - i; */
    for (int i = 0; i < inputs; i++) value[i] = q[input[i]];
    eval_program(program, pool, value);
    /*@ loop invariant inputs <= i <= program->quantities;
      @ loop invariant \forall integer k; first <= k < first + i - inputs ==> q[k] != \null;
      @ loop assigns i, q[first .. first + program->quantities - inputs - 1];
      @ loop variant program->quantities - i; */
    for (int i = inputs; i < program->quantities; i++) q[first + i - inputs] = value[program->quantity[i].node];
}

#define INDEX(name, unit, meaning) SLIDE_##name,
void slide2_rates(struct rational_pool *pool, rational *q)
{
    static const short input[] = {SLIDE2_RATES_INPUTS(INDEX)};
    run(pool, &slide2_compliant_program, input, SLIDE_RATES, q);
}

/* Computes the quantities from the fields of the problem. */
/*@ requires slide2_reads(c) && \forall integer k; 0 <= k < SLIDE_INERTIA ==> c->q[k] != \null;
  @ requires c->q[SLIDE_INERTIA] != \null ==> \forall integer k; SLIDE_INERTIA <= k < SLIDE_COMPLIANCE ==> c->q[k] != \null;
  @ requires c->q[SLIDE_INERTIA] == \null ==> \forall integer k; SLIDE_MATRIX <= k < SLIDE_RESULTS ==> c->q[k] != \null;
  @ requires c->q[SLIDE_COMPLIANCE] != \null ==> \forall integer k; SLIDE_COMPLIANCE <= k < SLIDE_MATRIX ==> c->q[k] != \null;
  @ assigns c->q[SLIDE_MATRIX .. SLIDE_QUANTITIES - 1], rational_doubt;
  @ ensures DOUBT_STAYS && \forall integer k; 0 <= k < SLIDE_INERTIA || SLIDE_MATRIX <= k < SLIDE_RATES ==> c->q[k] != \null; */
static void evaluate(struct slide2 *c)
{
    static const short inertia[] = {SLIDE2_INERTIA_INPUTS(INDEX)}, given[] = {SLIDE2_P_INPUTS(INDEX)};
    if (slide2_has(c, SLIDE_INERTIA)) run(c->pool, &slide2_matrix_program, inertia, SLIDE_MATRIX, c->q);
    run(c->pool, &slide2_results_program, given, SLIDE_RESULTS, c->q);
    if (slide2_has(c, SLIDE_COMPLIANCE)) slide2_rates(c->pool, c->q);
}

/* Reads the fields from `first` to `end`: returns 1 when all are present, 0 when none is, -1 when some are. */
/*@ requires slide2_reads(c) && 0 <= problem < c->json->count && 0 <= first < end <= SLIDE_RESULTS;
  @ assigns c->q[first .. end - 1], rational_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS && slide2_reads(c);
  @ ensures \result == 1 ==> \forall integer k; first <= k < end ==> c->q[k] != \null;
  @ ensures \result == 0 ==> \forall integer k; first <= k < end ==> c->q[k] == \null; */
static int read_fields(struct slide2 *c, int problem, int first, int end)
{
    int found = 0;
    /*@ loop invariant first <= i <= end && 0 <= found <= i - first && DOUBT_HAS_STAYED && slide2_reads(c);
      @ loop invariant found == i - first ==> \forall integer k; first <= k < i ==> c->q[k] != \null;
      @ loop invariant found == 0 ==> \forall integer k; first <= k < i ==> c->q[k] == \null;
      @ loop assigns i, found, c->q[first .. end - 1], rational_doubt;
      @ loop variant end - i; */
    for (int i = first; i < end; i++) {
        const int node = json_member(c->json, problem, slide2_name(i));
        c->q[i] = node != 0 ? quantity_number(c->json, c->pool, node) : NULL;
        found += node != 0;
    }
    return found == 0 ? 0 : found == end - first ? 1 : -1;
}

/*@ requires slide2_reads(c);
  @ assigns c->q[0 .. SLIDE_RESULTS - 1], *c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && slide2_reads(c); */
static int read_problem(struct slide2 *c)
{
    const int problem = json_member(c->json, 0, "problem");
    const int load = read_fields(c, problem, 0, SLIDE_INERTIA);
    const int inertia = read_fields(c, problem, SLIDE_INERTIA, SLIDE_COMPLIANCE);
    const int compliant = read_fields(c, problem, SLIDE_COMPLIANCE, SLIDE_MATRIX);
    const int matrix = read_fields(c, problem, SLIDE_MATRIX, SLIDE_RESULTS);
    if (matrix < 0 || inertia < 0 || matrix + inertia != 1 || load != 1)
        return slide2_rejected(c, "problem", "p11", "neither P nor an inertia is there, or both");
    return compliant >= 0 || slide2_rejected(c, "problem", "k1", "a compliance has k1, k2, q1, q2");
}

/* Computes the signs, and checks that `quantities` contains exactly these values and signs. */
/*@ requires slide2_reads(c);
  @ assigns c->sign[0 .. SLIDE_QUANTITIES - 1], *c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && slide2_signs(c); */
static int check_quantities(struct slide2 *c)
{
    const char *name[SLIDE_QUANTITIES];
    rational value[SLIDE_QUANTITIES];
    int count = 0;
    /*@ loop invariant 0 <= i <= SLIDE_QUANTITIES && 0 <= count <= i && DOUBT_HAS_STAYED;
      @ loop invariant \forall integer k; 0 <= k < i ==> -1 <= c->sign[k] <= 1;
      @ loop invariant \forall integer k; 0 <= k < count ==> constant_text(name[k]) && value[k] != \null;
      @ loop assigns i, count, name[0 .. SLIDE_QUANTITIES - 1], value[0 .. SLIDE_QUANTITIES - 1], c->sign[0 .. SLIDE_QUANTITIES - 1],
      @   rational_doubt;
      @ loop variant SLIDE_QUANTITIES - i; */
    for (int i = 0; i < SLIDE_QUANTITIES; i++) {
        c->sign[i] = 0;
        if (!slide2_has(c, i)) continue;
        c->sign[i] = (short)rational_sign(c->q[i]);
        name[count] = slide2_name(i);
        value[count++] = c->q[i];
    }
    if (json_size(c->json, json_member(c->json, 0, "quantities")) != count)
        return slide2_rejected(c, "quantities", "", "there are others than the problem has");
    return quantities_check(c->json, c->pool, name, value, count, c->answer);
}

/*@ requires slide2_sees(c) && c->q[quantity] != \null && 0 <= quantity < SLIDE_QUANTITIES;
  @ assigns rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_direction(const struct slide2 *c, int quantity)
{
    const rational square = rational_multiply(c->pool, c->q[quantity], c->q[quantity]);
    return rational_equal(square, rational_one(c->pool));
}

/*@ requires slide2_sees(c);
  @ assigns *c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_hypotheses(const struct slide2 *c)
{
    const char *outside = "outside the hypotheses";
    if (c->sign[SLIDE_mu1] < 0) return slide2_rejected(c, "problem", "mu1", outside);
    if (c->sign[SLIDE_mu2] < 0) return slide2_rejected(c, "problem", "mu2", outside);
    if (slide2_has(c, SLIDE_s1) && !is_direction(c, SLIDE_s1)) return slide2_rejected(c, "problem", "s1", outside);
    if (slide2_has(c, SLIDE_s2) && !is_direction(c, SLIDE_s2)) return slide2_rejected(c, "problem", "s2", outside);
    /*@ loop invariant SLIDE_COMPLIANCE <= i <= SLIDE_MATRIX;
      @ loop assigns i, *c->answer;
      @ loop variant SLIDE_MATRIX - i; */
    for (int i = SLIDE_COMPLIANCE; i < SLIDE_MATRIX; i++)
        if (slide2_has(c, i) && c->sign[i] >= 0) return slide2_rejected(c, "problem", slide2_name(i), outside);
    return 1;
}

int slide2_read(struct slide2 *c)
{
    if (!read_problem(c)) return 0;
    evaluate(c);
    return check_quantities(c) && check_hypotheses(c);
}

int slide2_check(const struct json *json, struct rational_pool *pool, struct answer *answer)
{
    const int verdict = json_member(json, 0, "verdict"), witness = json_member(json, 0, "witness");
    struct slide2 c = {.json = json, .pool = pool, .answer = answer, .verdict = verdict, .witness = witness};
    return slide2_read(&c) && slide2_check_inertia(&c) && slide2_check_modes(&c) && slide2_check_verdict(&c);
}
