/* SPDX-License-Identifier: BSD-2-Clause */
/* The data of kind `fold`: fields, hypotheses, quantities. */
#include "check/fold/point.h"
#include "check/fold/program.h"

int fold_rejected(const struct fold *c, const char *place, const char *item, const char *what)
{
    return answer_set(c->answer, ANSWER_REJECTED, place, item, what);
}

/* 1 when both texts are the same. */
/*@ requires constant_text(x);
  @ requires constant_text(y);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_same(const char *x, const char *y)
{
    int i = 0;
    /*@ loop invariant 0 <= i <= MAX_CONSTANT_TEXT && \forall integer k; 0 <= k < i ==> x[k] != 0 && y[k] != 0;
      @ loop assigns i;
      @ loop variant MAX_CONSTANT_TEXT - i; */
    while (x[i] != '\0' && x[i] == y[i]) i++;
    return x[i] == y[i];
}

int fold_find(const struct fold *c, const char *name)
{
    /*@ loop invariant 0 <= i <= c->count;
      @ loop assigns i;
      @ loop variant c->count - i; */
    for (int i = 0; i < c->count; i++)
        if (is_same(c->name[i], name)) return i;
    return -1;
}

scalar fold_value(const struct fold *c, const char *name)
{
    const int i = fold_find(c, name);
    return i >= 0 ? c->q[i] : scalar_unknown(c->pool);
}

int fold_sign(const struct fold *c, const char *name)
{
    const int i = fold_find(c, name);
    return i >= 0 ? c->sign[i] : 0;
}

/*@ // The quantities that have been computed have numbers.
  @ predicate fold_computed{L}(struct fold *c) = 0 <= c->count <= FOLD_MAX_QUANTITIES &&
  @   \forall integer k; 0 <= k < c->count ==> c->q[k] != \null; */

/* Appends a quantity, without its name. */
/*@ requires fold_reads(c) && x != \null;
  @ requires fold_computed(c);
  @ requires fold_signs(c);
  @ assigns c->count, c->q[0 .. FOLD_MAX_QUANTITIES - 1], c->sign[0 .. FOLD_MAX_QUANTITIES - 1], scalar_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures reads: fold_reads(c);
  @ ensures computed: fold_computed(c);
  @ ensures signs: fold_signs(c); */
static void put(struct fold *c, scalar x)
{
    if (c->count == FOLD_MAX_QUANTITIES) return;
    c->sign[c->count] = (short)scalar_sign(x);
    c->q[c->count++] = x;
}

/*@ requires fold_reads(c);
  @ requires constant_text(name);
  @ assigns scalar_doubt, \result \from c, name;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar field(const struct fold *c, const char *name)
{
    return quantity_number(c->json, c->pool, json_member(c->json, c->problem, name));
}

/*@ requires pool != \null && x != \null && y != \null;
  @ assigns \result \from pool, operation, x, y;
  @ ensures \result != \null; */
static scalar operate(struct scalar_pool *pool, int operation, scalar x, scalar y)
{
    if (operation == OPERATION_ADD) return scalar_add(pool, x, y);
    if (operation == OPERATION_SUB) return scalar_subtract(pool, x, y);
    return scalar_multiply(pool, x, y);
}

/*@ // Each node has a number.
  @ predicate fold_numbers{L}(scalar *value) = \forall integer k; 0 <= k < FOLD_NODES ==> value[k] != \null; */

/* Begins with the data of the problem; the other nodes are 0 until they are computed. */
/*@ requires fold_reads(c) && fold_program_ok(p) && \valid(value + (0 .. FOLD_NODES - 1));
  @ requires \separated(value + (0 .. FOLD_NODES - 1), c, c->json, c->answer);
  @ assigns value[0 .. FOLD_NODES - 1], scalar_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures reads: fold_reads(c);
  @ ensures numbers: fold_numbers(value); */
static void read_data(const struct fold *c, struct fold_program p, scalar *value)
{
    /*@ loop invariant 0 <= k <= FOLD_NODES && \forall integer l; 0 <= l < k ==> value[l] != \null;
      @ loop assigns k, value[0 .. FOLD_NODES - 1];
      @ loop variant FOLD_NODES - k; */
    for (int k = 0; k < FOLD_NODES; k++) value[k] = scalar_zero(c->pool);
    /*@ loop invariant 0 <= i <= p.inputs && DOUBT_HAS_STAYED;
      @ loop invariant reads: fold_reads(c);
      @ loop invariant numbers: fold_numbers(value);
      @ loop assigns i, value[0 .. FOLD_NODES - 1], scalar_doubt;
      @ loop variant p.inputs - i; */
    for (int i = 0; i < p.inputs; i++) value[fold_node(p.quantity[i])] = field(c, fold_name(p.quantity[i]));
}

/* Executes the steps in order. */
/*@ requires fold_program_ok(p) && \valid(value + (0 .. FOLD_NODES - 1)) && pool != \null;
  @ requires fold_numbers(value);
  @ assigns value[0 .. FOLD_NODES - 1];
  @ ensures numbers: fold_numbers(value); */
static void run(struct scalar_pool *pool, struct fold_program p, scalar *value)
{
    /*@ loop invariant 0 <= i <= p.steps;
      @ loop invariant numbers: fold_numbers(value);
      @ loop assigns i, value[0 .. FOLD_NODES - 1];
      @ loop variant p.steps - i; */
    for (int i = 0; i < p.steps; i++) {
        const struct fold_step step = p.step[i];
        const scalar x = value[fold_node(step.left)], y = value[fold_node(step.right)];
        value[fold_node(step.result)] = operate(pool, step.operation, x, y);
    }
}

/* Appends the quantities of the question, without their names. */
/*@ requires fold_reads(c) && fold_program_ok(p) && \valid_read(value + (0 .. FOLD_NODES - 1));
  @ requires fold_computed(c);
  @ requires fold_signs(c);
  @ requires fold_numbers(value);
  @ requires \separated(value + (0 .. FOLD_NODES - 1), c);
  @ assigns c->count, c->q[0 .. FOLD_MAX_QUANTITIES - 1], c->sign[0 .. FOLD_MAX_QUANTITIES - 1], scalar_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures reads: fold_reads(c);
  @ ensures computed: fold_computed(c);
  @ ensures signs: fold_signs(c); */
static void put_all(struct fold *c, struct fold_program p, const scalar *value)
{
    /*@ loop invariant 0 <= i <= p.quantities && DOUBT_HAS_STAYED;
      @ loop invariant reads: fold_reads(c);
      @ loop invariant computed: fold_computed(c);
      @ loop invariant signs: fold_signs(c);
      @ loop invariant numbers: fold_numbers(value);
      @ loop assigns i, c->count, c->q[0 .. FOLD_MAX_QUANTITIES - 1], c->sign[0 .. FOLD_MAX_QUANTITIES - 1], scalar_doubt;
      @ loop variant p.quantities - i; */
    for (int i = 0; i < p.quantities; i++) put(c, value[fold_node(p.quantity[i])]);
}

/* Computes the quantities of the question. */
/*@ requires fold_reads(c);
  @ requires fold_computed(c);
  @ requires fold_signs(c);
  @ assigns c->count, c->q[0 .. FOLD_MAX_QUANTITIES - 1], c->sign[0 .. FOLD_MAX_QUANTITIES - 1], scalar_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures reads: fold_reads(c);
  @ ensures computed: fold_computed(c);
  @ ensures signs: fold_signs(c); */
static void evaluate(struct fold *c)
{
    const struct fold_program p = fold_program_of(c->form);
    scalar value[FOLD_NODES];
    read_data(c, p, value);
    run(c->pool, p, value);
    //@ assert reads: fold_reads(c);
    //@ assert computed: fold_computed(c);
    put_all(c, p, value);
}

/* Names the quantities. (The provers would not know that a name is still a text when the numbers that `evaluate` holds are gone.) */
/*@ requires fold_reads(c);
  @ requires fold_computed(c);
  @ requires fold_signs(c);
  @ assigns c->name[0 .. FOLD_MAX_QUANTITIES - 1];
  @ ensures reads: fold_reads(c);
  @ ensures names: fold_names(c);
  @ ensures signs: fold_signs(c); */
static void name_all(struct fold *c)
{
    const struct fold_program p = fold_program_of(c->form);
    /*@ loop invariant 0 <= i <= c->count;
      @ loop invariant reads: fold_reads(c);
      @ loop invariant computed: fold_computed(c);
      @ loop invariant names: \forall integer k; 0 <= k < i ==> constant_text(c->name[k]);
      @ loop assigns i, c->name[0 .. FOLD_MAX_QUANTITIES - 1];
      @ loop variant c->count - i; */
    for (int i = 0; i < c->count; i++) c->name[i] = fold_name(i < p.quantities ? p.quantity[i] : FOLD_NODES);
}

/* Notes a quantity that determines words. */
/*@ requires fold_lists(c) && 0 <= seen < FOLD_SEEN;
  @ requires fold_seen(c, seen);
  @ requires constant_text(name);
  @ assigns c->seen[seen], c->seen_sign[seen];
  @ ensures lists: fold_lists(c);
  @ ensures seen: fold_seen(c, seen + 1); */
static void see(struct fold *c, int seen, const char *name)
{
    const int at = fold_find(c, name);
    c->seen[seen] = at >= 0 ? c->q[at] : NULL;
    c->seen_sign[seen] = at >= 0 ? c->sign[at] : 0;
}

/*@ requires fold_lists(c);
  @ assigns c->seen[0 .. FOLD_SEEN - 1], c->seen_sign[0 .. FOLD_SEEN - 1];
  @ ensures lists: fold_lists(c);
  @ ensures seen: fold_seen(c, FOLD_SEEN); */
static void see_all(struct fold *c)
{
    see(c, FOLD_Lp, "Lp");
    see(c, FOLD_Lm, "Lm");
    see(c, FOLD_Kpp, "Kpp");
    see(c, FOLD_Kpm, "Kpm");
    see(c, FOLD_Kmp, "Kmp");
    see(c, FOLD_Kmm, "Kmm");
    see(c, FOLD_gap, "gap");
    see(c, FOLD_sum, "sum");
    see(c, FOLD_trace, "trace");
    see(c, FOLD_own, "own");
    see(c, FOLD_cross, "cross");
    see(c, FOLD_det, "det");
    see(c, FOLD_disc, "disc");
    see(c, FOLD_agree, "agree");
}

/* 1 when the problem has exactly these fields and its kind. */
#define IS_THERE(name, unit, meaning) json_member(c->json, c->problem, #name) != 0 &&
#define ONE_MORE(name, unit, meaning) +1
#define HAS_EXACTLY(list) (list(IS_THERE) json_size(c->json, c->problem) == 1 list(ONE_MORE))

/* The fields of each question. */
/*@ requires fold_reads(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int asks_rates(const struct fold *c)
{
    return HAS_EXACTLY(FOLD_RATE_INPUTS);
}

/*@ requires fold_reads(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int asks_tangent(const struct fold *c)
{
    return HAS_EXACTLY(FOLD_TANGENT_POINT_INPUTS);
}

/*@ requires fold_reads(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int asks_wheel(const struct fold *c)
{
    return HAS_EXACTLY(FOLD_WHEEL_INPUTS);
}

/*@ requires fold_reads(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int asks_rest(const struct fold *c)
{
    return HAS_EXACTLY(FOLD_REST_INPUTS);
}

/*@ requires fold_reads(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int asks_count(const struct fold *c)
{
    return HAS_EXACTLY(FOLD_PARAMETER_INPUTS);
}

/*@ requires fold_reads(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int asks_funnel(const struct fold *c)
{
    return HAS_EXACTLY(FOLD_FUNNEL_INPUTS);
}

/*@ requires fold_reads(c);
  @ assigns c->form, *c->answer;
  @ ensures 0 <= \result <= 1;
  @ ensures reads: fold_reads(c); */
static int find_form(struct fold *c)
{
    if (asks_rates(c))
        c->form = FOLD_RATES;
    else if (asks_tangent(c))
        c->form = FOLD_TANGENT;
    else if (asks_wheel(c))
        c->form = FOLD_WHEEL;
    else if (asks_rest(c))
        c->form = FOLD_REST;
    else if (asks_count(c))
        c->form = FOLD_COUNT;
    else if (asks_funnel(c))
        c->form = FOLD_FUNNEL;
    else
        return fold_rejected(c, "problem", "", "has not the fields of any question");
    return 1;
}

/* The first of the data of the wheel that is outside the hypotheses (spec/fold/certificate.md, section 1); NULL when none is. */
/*@ requires fold_sees(c);
  @ assigns \nothing; */
static const char *outside(const struct fold *c)
{
    if (fold_sign(c, "m") <= 0) return "m";
    if (fold_sign(c, "beta") <= 0) return "beta";
    if (fold_sign(c, "mu") <= 0) return "mu";
    if (fold_sign(c, "kappa") <= 0) return "kappa";
    if (fold_sign(c, "c1") < 0) return "c1";
    if (fold_sign(c, "c2") < 0) return "c2";
    if (fold_sign(c, "S") == 0) return "S";
    if (fold_sign(c, "unit") != 0) return "cot";
    if (fold_find(c, "side") < 0 || (fold_sign(c, "side") != 0 && fold_sign(c, "side_range") == 0)) return NULL;
    return "side";
}

/*@ requires fold_sees(c);
  @ assigns *c->answer;
  @ ensures 0 <= \result <= 1;
  @ ensures lists: fold_lists(c);
  @ ensures seen: fold_seen(c, FOLD_SEEN); */
static int check_wheel(const struct fold *c)
{
    const char *item = outside(c);
    return item == NULL || fold_rejected(c, "problem", item, "outside the hypotheses");
}

/* The data K are given exactly when the point is a fold. */
/*@ requires fold_sees(c);
  @ assigns *c->answer;
  @ ensures 0 <= \result <= 1;
  @ ensures lists: fold_lists(c);
  @ ensures seen: fold_seen(c, FOLD_SEEN); */
static int check_rates(const struct fold *c)
{
    if (c->form != FOLD_RATES || (c->seen_sign[FOLD_Lp] != 0 && c->seen_sign[FOLD_Lm] != 0)) return 1;
    return fold_rejected(c, "problem", "Kpp", "is missing where a rate is zero");
}

/* Checks that `quantities` contains exactly these quantities. */
/*@ requires fold_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures lists: fold_lists(c);
  @ ensures seen: fold_seen(c, FOLD_SEEN); */
static int check_quantities(const struct fold *c)
{
    if (json_size(c->json, json_member(c->json, 0, "quantities")) != c->count)
        return fold_rejected(c, "quantities", "", "there are others than the problem has");
    return quantities_check(c->json, c->pool, c->name, c->q, c->count, c->answer);
}

/* Computes the quantities of the wheel, and names them. */
/*@ requires fold_reads(c) && c->count == 0;
  @ assigns c->count, c->name[0 .. FOLD_MAX_QUANTITIES - 1], c->q[0 .. FOLD_MAX_QUANTITIES - 1],
  @   c->sign[0 .. FOLD_MAX_QUANTITIES - 1], c->seen[0 .. FOLD_SEEN - 1], c->seen_sign[0 .. FOLD_SEEN - 1], scalar_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures lists: fold_lists(c);
  @ ensures seen: fold_seen(c, FOLD_SEEN); */
static void read_wheel(struct fold *c)
{
    evaluate(c);
    name_all(c);
    see_all(c);
}

/* 1 when the point is given by its rates. */
/*@ requires \valid_read(c);
  @ assigns \nothing;
  @ ensures \result == (c->form == FOLD_RATES || c->form == FOLD_TANGENT ? 1 : 0); */
static int is_point(const struct fold *c)
{
    return c->form == FOLD_RATES || c->form == FOLD_TANGENT;
}

/* Checks the quantities and the hypotheses. */
/*@ requires fold_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures lists: fold_lists(c);
  @ ensures seen: fold_seen(c, FOLD_SEEN); */
static int check_read(const struct fold *c)
{
    if (!check_quantities(c)) return 0;
    return is_point(c) ? check_rates(c) : check_wheel(c);
}

int fold_read(struct fold *c)
{
    if (!find_form(c)) return 0;
    if (is_point(c))
        fold_read_point(c);
    else
        read_wheel(c);
    return check_read(c);
}

int fold_lists_zeros(const struct fold *c)
{
    const int array = json_member(c->json, c->verdict, "zeros");
    int node = array + 1;
    /*@ loop invariant 0 <= i <= c->count && (node == 0 || array < node <= c->json->count);
      @ loop assigns i, node;
      @ loop variant c->count - i; */
    for (int i = 0; i < c->count; i++)
        if (c->sign[i] == 0) node = json_after(c->json, array, node, c->name[i]);
    return node == c->json->node[array].next;
}

/* Checks the verdict about a point. */
/*@ requires fold_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_verdict(const struct fold *c)
{
    if (c->form == FOLD_COUNT) return fold_check_count(c);
    if (c->form == FOLD_FUNNEL) return fold_check_funnel(c);
    if (json_size(c->json, json_member(c->json, 0, "witness")) != 0)
        return fold_rejected(c, "witness", "root", "is of another question");
    return c->form == FOLD_REST ? fold_check_rest(c) : fold_check_point(c);
}

/*@ requires fold_reads(c) && c->count == 0;
  @ assigns *c, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check(struct fold *c)
{
    return fold_read(c) && check_verdict(c);
}

int fold_check(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    struct fold c = {.json = json,
                     .pool = pool,
                     .answer = answer,
                     .problem = json_member(json, 0, "problem"),
                     .verdict = json_member(json, 0, "verdict")};
    return check(&c);
}
