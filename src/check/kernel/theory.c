/* SPDX-License-Identifier: BSD-2-Clause */
/* The rule EVAL on a record: the values of the quantities, their signs, and the hypotheses. */
#include "check/kernel/theory.h"

#include "check/kernel/eval.h"

#include <stddef.h>

void case_begin(struct theory_case *c, const struct theory *theory, const struct json *json, struct scalar_pool *pool,
                struct answer *answer)
{
    c->theory = theory;
    c->json = json;
    c->pool = pool;
    c->answer = answer;
    c->problem = json_member(json, 0, "problem");
    c->verdict = json_member(json, 0, "verdict");
    c->witness = json_member(json, 0, "witness");
    c->continuum = -1;
    c->solutions = 0;
    //@ assert program: theory_program(c->theory);
    //@ assert tables: theory_reads(c->theory);
    //@ assert names: theory_named(c->theory);
    //@ assert record: quantities_ready(c->json, c->pool, c->answer) && case_nodes(c);
    //@ assert apart: case_apart(c, c->theory, c->json, c->answer);
}

int case_rejected(const struct theory_case *c, const char *place, const char *item, const char *what)
{
    return answer_set(c->answer, ANSWER_REJECTED, place, item, what);
}

/* The values of the quantities. */
struct values {
    scalar of[PROGRAM_MAX_QUANTITIES];
};

/*@ predicate values_ok(struct values x, integer n) = \forall integer k; 0 <= k < n ==> x.of[k] != \null; */

/*@ requires case_ready(c);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures values: values_ok(\result, c->theory->program->quantities); */
static struct values evaluate(const struct theory_case *c)
{
    const struct program *program = c->theory->program;
    const struct quantity *quantity = program->quantity;
    scalar node[PROGRAM_MAX_NODES];
    struct values value;
    /*@ loop invariant 0 <= i <= program->inputs && DOUBT_HAS_STAYED;
      @ loop invariant numbers: \forall integer k; 0 <= k < i ==> node[k] != \null;
      @ loop assigns i, node[0 .. PROGRAM_MAX_NODES - 1], scalar_doubt;
      @ loop variant program->inputs - i; */
    for (int i = 0; i < program->inputs; i++) {
        const int number = json_member(c->json, c->problem, quantity[i].name);
        node[i] = quantity_number(c->json, c->pool, number);
    }
    //@ assert code: program_code(program);
    //@ assert table: program->quantity == quantity;
    /*@ assert names: \forall integer i; 0 <= i < program->quantities ==>
      @   quantity[i].name == \at(c->theory->program->quantity[i].name, Pre) && constant_text(quantity[i].name); */
    //@ assert quantities: program_quantities(program);
    eval_program(program, c->pool, node);
    /*@ loop invariant 0 <= i <= program->quantities && values_ok(value, i);
      @ loop assigns i, value;
      @ loop variant program->quantities - i; */
    for (int i = 0; i < program->quantities; i++) value.of[i] = node[quantity[i].node];
    return value;
}

/* Keeps the values of the quantities. */
/*@ requires case_ready(c);
  @ requires values_ok(value, c->theory->program->quantities);
  @ assigns c->q[0 .. PROGRAM_MAX_QUANTITIES - 1];
  @ ensures ready: case_ready(c);
  @ ensures numbers: case_numbers_are(c, c->theory->program->quantities); */
static void keep_values(struct theory_case *c, struct values value)
{
    const struct program *program = c->theory->program;
    /*@ loop invariant 0 <= i <= program->quantities;
      @ loop invariant numbers: case_numbers_are(c, i);
      @ loop assigns i, c->q[0 .. PROGRAM_MAX_QUANTITIES - 1];
      @ loop variant program->quantities - i; */
    for (int i = 0; i < program->quantities; i++) c->q[i] = value.of[i];
    //@ assert program: theory_program(c->theory);
    //@ assert tables: theory_reads(c->theory);
    //@ assert names: theory_named(c->theory);
    //@ assert record: quantities_ready(c->json, c->pool, c->answer) && case_nodes(c);
    //@ assert apart: case_apart(c, c->theory, c->json, c->answer);
}

/* Finds the signs of the quantities. */
/*@ requires case_ready(c) && case_numbers_are(c, c->theory->program->quantities);
  @ assigns c->sign[0 .. PROGRAM_MAX_QUANTITIES - 1], scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures evaluated: case_evaluated(c); */
static void find_signs(struct theory_case *c)
{
    /*@ loop invariant 0 <= i <= c->theory->program->quantities && DOUBT_HAS_STAYED;
      @ loop invariant signs: case_signs_are(c, i);
      @ loop assigns i, c->sign[0 .. PROGRAM_MAX_QUANTITIES - 1], scalar_doubt;
      @ loop variant c->theory->program->quantities - i; */
    for (int i = 0; i < c->theory->program->quantities; i++) c->sign[i] = (short)scalar_sign(c->q[i]);
    /*@ assert whens: \forall integer k, j; 0 <= k < c->theory->modes && 0 <= j < c->theory->mode[k].inequalities ==>
      @   condition_reads(c->theory->mode[k].inequality[j].when, c->theory->program->quantities); */
    /*@ assert inequalities: \forall integer k, j; 0 <= k < c->theory->modes && 0 <= j < c->theory->mode[k].inequalities ==>
      @   inequality_reads(&c->theory->mode[k].inequality[j], c->theory->program->quantities); */
    /*@ assert modes: \forall integer k; 0 <= k < c->theory->modes ==>
      @   mode_reads(c->theory->mode + k, c->theory->program->quantities); */
}

/* The hypotheses. */
/*@ requires case_evaluated(c);
  @ assigns *c->answer;
  @ ensures 0 <= \result <= 1;
  @ ensures evaluated: \result == 1 ==> case_evaluated(c);
  @ ensures hold: \result == 1 ==> \forall integer k; 0 <= k < c->theory->hypotheses ==>
  @   condition_says(c->theory->hypothesis[k].condition.among, c->sign[c->theory->hypothesis[k].condition.sign]); */
static int check_hypotheses(const struct theory_case *c)
{
    /*@ loop invariant 0 <= i <= c->theory->hypotheses;
      @ loop invariant hold: \forall integer k; 0 <= k < i ==>
      @   condition_says(c->theory->hypothesis[k].condition.among, c->sign[c->theory->hypothesis[k].condition.sign]);
      @ loop assigns i;
      @ loop variant c->theory->hypotheses - i; */
    for (int i = 0; i < c->theory->hypotheses; i++)
        if (!condition_holds(c->theory->hypothesis[i].condition, c->sign))
            return case_rejected(c, "problem", c->theory->hypothesis[i].name, "outside the hypothesis on it");
    return 1;
}

/* Whether `quantities` gives the values and the signs. */
/*@ requires case_evaluated(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_values(const struct theory_case *c)
{
    const struct program *program = c->theory->program;
    const char *name[PROGRAM_MAX_QUANTITIES];
    /*@ loop invariant 0 <= i <= program->quantities;
      @ loop invariant names: \forall integer k; 0 <= k < i ==> constant_text(name[k]);
      @ loop assigns i, name[0 .. PROGRAM_MAX_QUANTITIES - 1];
      @ loop variant program->quantities - i; */
    for (int i = 0; i < program->quantities; i++) name[i] = program->quantity[i].name;
    return quantities_check(c->json, c->pool, name, c->q, program->quantities, c->answer);
}

/* The same; the case remains what it is. */
/*@ requires case_evaluated(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures evaluated: case_evaluated(c); */
static int check_quantities(const struct theory_case *c)
{
    const int right = check_values(c);
    //@ assert same: c->theory == \at(c->theory, Pre) && c->theory->program == \at(c->theory->program, Pre);
    //@ assert quantities: program_quantities(c->theory->program);
    //@ assert program: theory_program(c->theory);
    //@ assert tables: theory_reads(c->theory);
    //@ assert names: theory_named(c->theory);
    //@ assert record: quantities_ready(c->json, c->pool, c->answer) && case_nodes(c);
    //@ assert apart: case_apart(c, c->theory, c->json, c->answer);
    return right;
}

int case_check_quantities(struct theory_case *c)
{
    keep_values(c, evaluate(c));
    find_signs(c);
    if (json_size(c->json, json_member(c->json, 0, "quantities")) != c->theory->program->quantities)
        return case_rejected(c, "quantities", "", "one is missing, or there is one too many");
    return check_hypotheses(c) && check_quantities(c);
}

int case_is_word(const struct theory_case *c, int node, const char *word)
{
    const int is_null = c->json->node[node].type == JSON_NULL;
    if (word == NULL) return is_null;
    return !is_null && json_is(c->json, node, word);
}

/* 1 when a node, which may be of any type, is no string, or one that denotes a number. */
/*@ requires case_ready(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_written_number(const struct theory_case *c, int node)
{
    const struct json_node *at = c->json->node + node;
    const unsigned char *text = c->json->text + at->start;
    if (at->type != JSON_STRING) return 1;
    return scalar_is_written(text, at->end - at->start) && scalar_read(c->pool, text, at->end - at->start) != NULL;
}

int case_is_number(const struct theory_case *c, int node, scalar x)
{
    const struct json_node *at = c->json->node + node;
    if (x == NULL || at->type == JSON_NULL) return x == NULL && at->type == JSON_NULL;
    return is_written_number(c, node) && scalar_equal(quantity_number(c->json, c->pool, node), x);
}

int case_lists_zeros(const struct theory_case *c, int array)
{
    const struct program *program = c->theory->program;
    int node = array + 1;
    /*@ loop invariant 0 <= i <= program->quantities && (node == 0 || array < node <= c->json->count);
      @ loop assigns i, node;
      @ loop variant program->quantities - i; */
    for (int i = 0; i < program->quantities; i++)
        if (c->sign[i] == 0) node = json_after(c->json, array, node, program->quantity[i].name);
    return node == c->json->node[array].next;
}

struct numbers case_numbers(const struct theory_case *c)
{
    return (struct numbers){c->pool, c->q, c->theory->program->quantities, c->theory->unknowns};
}
