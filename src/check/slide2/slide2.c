/* SPDX-License-Identifier: BSD-2-Clause */
/* The data of kind `slide2`: fields, hypotheses, quantities. */
#include "check/slide2/private.h"

#include "check/text/record_parts.h"

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

/* The formulas of spec/slide2/formula.h, expanded into exact arithmetic: one local variable for each name. */
#define NOTHING(x)
#define LET_ADD(t, x, y) const scalar t = scalar_add(pool, x, y);
#define LET_SUB(t, x, y) const scalar t = scalar_subtract(pool, x, y);
#define LET_MUL(t, x, y) const scalar t = scalar_multiply(pool, x, y);
#define LET_INPUT(name, unit, meaning) const scalar name = q[SLIDE_##name];
#define EVALUATE(macro, output, unit, meaning) macro(NOTHING, LET_ADD, LET_SUB, LET_MUL)
#define STORE(macro, output, unit, meaning) q[SLIDE_##output] = output;

/* P from an inertia. */
/*@ requires \valid(q + (0 .. SLIDE_QUANTITIES - 1)) && pool != \null;
  @ requires \forall integer k; SLIDE_INERTIA <= k < SLIDE_COMPLIANCE ==> q[k] != \null;
  @ assigns q[SLIDE_MATRIX .. SLIDE_RESULTS - 1];
  @ ensures \forall integer k; SLIDE_MATRIX <= k < SLIDE_RESULTS ==> q[k] != \null; */
static void evaluate_matrix(struct scalar_pool *pool, scalar *q)
{
    SLIDE2_SLIP_INPUTS(LET_INPUT)
    SLIDE2_MATRIX_FORMULAS(EVALUATE)
    SLIDE2_MATRIX_FORMULAS(STORE)
}

/* The quantities that follow from P and the load. */
/*@ requires \valid(q + (0 .. SLIDE_QUANTITIES - 1)) && pool != \null;
  @ requires \forall integer k; 0 <= k < SLIDE_INERTIA || SLIDE_MATRIX <= k < SLIDE_RESULTS ==> q[k] != \null;
  @ assigns q[SLIDE_RESULTS .. SLIDE_RATES - 1];
  @ ensures \forall integer k; SLIDE_RESULTS <= k < SLIDE_RATES ==> q[k] != \null; */
static void evaluate_results(struct scalar_pool *pool, scalar *q)
{
    SLIDE2_LOAD_INPUTS(LET_INPUT)
    SLIDE2_MATRIX_INPUTS(LET_INPUT)
    SLIDE2_FORMULAS(EVALUATE)
    SLIDE2_FORMULAS(STORE)
}

void slide2_rates(struct scalar_pool *pool, scalar *q)
{
    SLIDE2_RATES_INPUTS(LET_INPUT)
    SLIDE2_COMPLIANCE_FORMULAS(EVALUATE)
    SLIDE2_COMPLIANCE_FORMULAS(STORE)
}

/* Computes the quantities from the fields of the problem. */
/*@ requires slide2_reads(c) && \forall integer k; 0 <= k < SLIDE_INERTIA ==> c->q[k] != \null;
  @ requires slide2_all(c, SLIDE_INERTIA, SLIDE_COMPLIANCE) && slide2_all(c, SLIDE_COMPLIANCE, SLIDE_MATRIX);
  @ requires c->q[SLIDE_INERTIA] == \null ==> \forall integer k; SLIDE_MATRIX <= k < SLIDE_RESULTS ==> c->q[k] != \null;
  @ assigns c->q[SLIDE_MATRIX .. SLIDE_QUANTITIES - 1];
  @ ensures reads: slide2_reads(c);
  @ ensures inertia: slide2_all(c, SLIDE_INERTIA, SLIDE_COMPLIANCE);
  @ ensures load: \forall integer k; 0 <= k < SLIDE_INERTIA ==> c->q[k] != \null;
  @ ensures matrix: \forall integer k; SLIDE_MATRIX <= k < SLIDE_RESULTS ==> c->q[k] != \null;
  @ ensures results: \forall integer k; SLIDE_RESULTS <= k < SLIDE_RATES ==> c->q[k] != \null; */
static void evaluate(struct slide2 *c)
{
    if (slide2_has(c, SLIDE_INERTIA)) evaluate_matrix(c->pool, c->q);
    //@ assert matrix: slide2_reads(c);
    evaluate_results(c->pool, c->q);
    //@ assert results: slide2_reads(c);
    if (slide2_has(c, SLIDE_COMPLIANCE)) slide2_rates(c->pool, c->q);
}

/* The number in a field of the problem; NULL when it has no such field. */
/*@ requires slide2_reads(c) && 0 <= problem < c->json->count;
  @ requires constant_text(key);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static scalar number_in(const struct slide2 *c, int problem, const char *key)
{
    const int node = json_member(c->json, problem, key);
    return node != 0 ? quantity_number(c->json, c->pool, node) : NULL;
}

/* The fields of each part of the problem: each function returns 1 when all are present, 0 when none is, -1 when some are. */
#define READ(name, unit, meaning) const scalar name = number_in(c, problem, #name);
#define KEEP(name, unit, meaning) c->q[SLIDE_##name] = name;
#define IS_THERE(name, unit, meaning) &&name != NULL
#define IS_MISSING(name, unit, meaning) &&name == NULL
#define PART_OF(list) (1 list(IS_THERE)) ? 1 : (1 list(IS_MISSING)) ? 0 : -1

/*@ requires slide2_reads(c) && 0 <= problem < c->json->count;
  @ assigns c->q[0 .. SLIDE_INERTIA - 1], scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS && slide2_reads(c);
  @ ensures there: \result == 1 ==> \forall integer k; 0 <= k < SLIDE_INERTIA ==> c->q[k] != \null; */
static int read_load(struct slide2 *c, int problem)
{
    SLIDE2_LOAD_INPUTS(READ)
    SLIDE2_LOAD_INPUTS(KEEP)
    return PART_OF(SLIDE2_LOAD_INPUTS);
}

/*@ requires slide2_reads(c) && 0 <= problem < c->json->count;
  @ assigns c->q[SLIDE_INERTIA .. SLIDE_COMPLIANCE - 1], scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS && slide2_reads(c);
  @ ensures there: \result == 1 ==> \forall integer k; SLIDE_INERTIA <= k < SLIDE_COMPLIANCE ==> c->q[k] != \null;
  @ ensures missing: \result == 0 ==> \forall integer k; SLIDE_INERTIA <= k < SLIDE_COMPLIANCE ==> c->q[k] == \null; */
static int read_inertia(struct slide2 *c, int problem)
{
    SLIDE2_INERTIA_INPUTS(READ)
    SLIDE2_INERTIA_INPUTS(KEEP)
    return PART_OF(SLIDE2_INERTIA_INPUTS);
}

/*@ requires slide2_reads(c) && 0 <= problem < c->json->count;
  @ assigns c->q[SLIDE_COMPLIANCE .. SLIDE_MATRIX - 1], scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS && slide2_reads(c);
  @ ensures there: \result == 1 ==> \forall integer k; SLIDE_COMPLIANCE <= k < SLIDE_MATRIX ==> c->q[k] != \null;
  @ ensures missing: \result == 0 ==> \forall integer k; SLIDE_COMPLIANCE <= k < SLIDE_MATRIX ==> c->q[k] == \null; */
static int read_compliance(struct slide2 *c, int problem)
{
    SLIDE2_COMPLIANCE_INPUTS(READ)
    SLIDE2_COMPLIANCE_INPUTS(KEEP)
    return PART_OF(SLIDE2_COMPLIANCE_INPUTS);
}

/*@ requires slide2_reads(c) && 0 <= problem < c->json->count;
  @ assigns c->q[SLIDE_MATRIX .. SLIDE_RESULTS - 1], scalar_doubt;
  @ ensures -1 <= \result <= 1 && DOUBT_STAYS && slide2_reads(c);
  @ ensures there: \result == 1 ==> \forall integer k; SLIDE_MATRIX <= k < SLIDE_RESULTS ==> c->q[k] != \null;
  @ ensures missing: \result == 0 ==> \forall integer k; SLIDE_MATRIX <= k < SLIDE_RESULTS ==> c->q[k] == \null; */
static int read_matrix(struct slide2 *c, int problem)
{
    SLIDE2_MATRIX_INPUTS(READ)
    SLIDE2_MATRIX_INPUTS(KEEP)
    return PART_OF(SLIDE2_MATRIX_INPUTS);
}

/*@ requires slide2_reads(c) && 0 <= problem < c->json->count;
  @ assigns c->q[0 .. SLIDE_RESULTS - 1], *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures reads: \result == 1 ==> slide2_reads(c);
  @ ensures load: \result == 1 ==> \forall integer k; 0 <= k < SLIDE_INERTIA ==> c->q[k] != \null;
  @ ensures inertia: \result == 1 ==> slide2_all(c, SLIDE_INERTIA, SLIDE_COMPLIANCE);
  @ ensures compliance: \result == 1 ==> slide2_all(c, SLIDE_COMPLIANCE, SLIDE_MATRIX);
  @ ensures matrix: \result == 1 && c->q[SLIDE_INERTIA] == \null ==>
  @   \forall integer k; SLIDE_MATRIX <= k < SLIDE_RESULTS ==> c->q[k] != \null; */
static int read_problem(struct slide2 *c, int problem)
{
    const int load = read_load(c, problem), inertia = read_inertia(c, problem);
    const int compliant = read_compliance(c, problem), matrix = read_matrix(c, problem);
    if (matrix < 0 || inertia < 0 || matrix + inertia != 1 || load != 1)
        return slide2_rejected(c, "problem", "p11", "neither P nor an inertia is there, or both");
    if (compliant < 0) return slide2_rejected(c, "problem", "k1", "a compliance has k1, k2, q1, q2");
    return 1;
}

/* Computes the signs of the quantities that are there; 0 for the others. */
/*@ requires slide2_reads(c) && slide2_numbers(c);
  @ assigns c->sign[0 .. SLIDE_QUANTITIES - 1], scalar_doubt;
  @ ensures DOUBT_STAYS && slide2_sees(c); */
static void find_signs(struct slide2 *c)
{
    /*@ loop invariant 0 <= i <= SLIDE_QUANTITIES && DOUBT_HAS_STAYED;
      @ loop invariant \forall integer k; 0 <= k < i ==> -1 <= c->sign[k] <= 1;
      @ loop invariant found: scalar_doubt == 0 ==> \forall integer k; 0 <= k < i && c->q[k] != \null ==>
      @   sign_of(c->sign[k], scalar_value(c->q[k]));
      @ loop assigns i, c->sign[0 .. SLIDE_QUANTITIES - 1], scalar_doubt;
      @ loop variant SLIDE_QUANTITIES - i; */
    for (int i = 0; i < SLIDE_QUANTITIES; i++) {
        c->sign[i] = 0;
        if (slide2_has(c, i)) c->sign[i] = (short)scalar_sign(c->q[i]);
    }
}

/* Checks that `quantities` contains exactly these values and signs. */
/*@ requires slide2_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> slide2_sees(c)); */
static int check_quantities(const struct slide2 *c)
{
    const char *name[SLIDE_QUANTITIES];
    scalar value[SLIDE_QUANTITIES];
    int count = 0;
    /*@ loop invariant 0 <= i <= SLIDE_QUANTITIES && 0 <= count <= i;
      @ loop invariant \forall integer k; 0 <= k < count ==> constant_text(name[k]) && value[k] != \null;
      @ loop assigns i, count, name[0 .. SLIDE_QUANTITIES - 1], value[0 .. SLIDE_QUANTITIES - 1];
      @ loop variant SLIDE_QUANTITIES - i; */
    for (int i = 0; i < SLIDE_QUANTITIES; i++) {
        if (!slide2_has(c, i)) continue;
        name[count] = slide2_name(i);
        value[count++] = c->q[i];
    }
    if (json_size(c->json, json_member(c->json, 0, "quantities")) != count)
        return slide2_rejected(c, "quantities", "", "there are others than the problem has");
    return quantities_check(c->json, c->pool, name, value, count, c->answer);
}

/*@ requires slide2_sees(c) && c->q[quantity] != \null && 0 <= quantity < SLIDE_QUANTITIES;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_direction(const struct slide2 *c, int quantity)
{
    const scalar square = scalar_multiply(c->pool, c->q[quantity], c->q[quantity]);
    return scalar_equal(square, scalar_one(c->pool));
}

/*@ requires slide2_sees(c);
  @ assigns *c->answer;
  @ ensures 0 <= \result <= 1; */
static int check_compliance(const struct slide2 *c)
{
    /*@ loop invariant SLIDE_COMPLIANCE <= i <= SLIDE_MATRIX;
      @ loop assigns i;
      @ loop variant SLIDE_MATRIX - i; */
    for (int i = SLIDE_COMPLIANCE; i < SLIDE_MATRIX; i++)
        if (slide2_has(c, i) && c->sign[i] >= 0)
            return slide2_rejected(c, "problem", slide2_name(i), "outside the hypotheses");
    return 1;
}

/*@ requires slide2_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_hypotheses(const struct slide2 *c)
{
    const char *outside = "outside the hypotheses";
    if (c->sign[SLIDE_mu1] < 0) return slide2_rejected(c, "problem", "mu1", outside);
    if (c->sign[SLIDE_mu2] < 0) return slide2_rejected(c, "problem", "mu2", outside);
    if (slide2_has(c, SLIDE_s1) && !is_direction(c, SLIDE_s1)) return slide2_rejected(c, "problem", "s1", outside);
    if (slide2_has(c, SLIDE_s2) && !is_direction(c, SLIDE_s2)) return slide2_rejected(c, "problem", "s2", outside);
    return check_compliance(c);
}

/* Reads the fields of the problem, and computes the other quantities and the signs. */
/*@ requires slide2_reads(c) && 0 <= problem < c->json->count;
  @ assigns c->q[0 .. SLIDE_QUANTITIES - 1], c->sign[0 .. SLIDE_QUANTITIES - 1], *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> slide2_sees(c)); */
static int find_quantities(struct slide2 *c, int problem)
{
    if (!read_problem(c, problem)) return 0;
    evaluate(c);
    find_signs(c);
    return 1;
}

/* Reads the problem, and checks its quantities and its hypotheses. */
/*@ requires slide2_reads(c) && 0 <= problem < c->json->count;
  @ assigns c->q[0 .. SLIDE_QUANTITIES - 1], c->sign[0 .. SLIDE_QUANTITIES - 1], *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> slide2_sees(c)); */
static int read(struct slide2 *c, int problem)
{
    if (!find_quantities(c, problem)) return 0;
    return check_quantities(c) && check_hypotheses(c);
}

/* Checks the witness and the verdict. */
/*@ requires slide2_sees(c);
  @ assigns c->mode[0 .. SLIDE_MODES - 1], *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_claims(struct slide2 *c)
{
    return slide2_check_inertia(c) && slide2_check_modes(c) && slide2_check_verdict(c);
}

/*@ requires slide2_reads(c) && 0 <= problem < c->json->count;
  @ assigns *c, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check(struct slide2 *c, int problem)
{
    return read(c, problem) && check_claims(c);
}

int slide2_check(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    const int problem = record_problem(json), verdict = record_verdict(json), witness = record_witness(json);
    struct slide2 c = {.json = json, .pool = pool, .answer = answer, .verdict = verdict, .witness = witness};
    return check(&c, problem);
}
