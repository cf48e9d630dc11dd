/* SPDX-License-Identifier: BSD-2-Clause */
/* The data of kind `compliance`, its hypotheses and quantities; and the parts of the check in their order. */
#include "check/compliance/private.h"

#define NAME_OF_INPUT(name, unit, meaning)                                                                             \
    if (quantity == COMPLIANCE_##name) return known_text(#name);
#define NAME_OF_FORMULA(macro, output, unit, meaning)                                                                  \
    if (quantity == COMPLIANCE_##output) return known_text(#output);
/*@ assigns \result \from quantity;
  @ ensures constant_text(\result); */
static const char *quantity_name(int quantity)
{
    COMPLIANCE_INPUTS(NAME_OF_INPUT)
    COMPLIANCE_FORMULAS(NAME_OF_FORMULA)
    return known_text("");
}

int compliance_rejected(const struct compliance *c, const char *place, const char *item, const char *what)
{
    return answer_set(c->answer, ANSWER_REJECTED, place, item, what);
}

scalar compliance_add(const struct compliance *c, scalar x, scalar y)
{
    return scalar_add(c->pool, x, y);
}

scalar compliance_subtract(const struct compliance *c, scalar x, scalar y)
{
    return scalar_subtract(c->pool, x, y);
}

scalar compliance_multiply(const struct compliance *c, scalar x, scalar y)
{
    return scalar_multiply(c->pool, x, y);
}

scalar compliance_divide(const struct compliance *c, scalar x, scalar y)
{
    return scalar_divide(c->pool, x, y);
}

scalar compliance_negate(const struct compliance *c, scalar x)
{
    return scalar_subtract(c->pool, scalar_zero(c->pool), x);
}

struct range compliance_ends(const struct compliance *c, int node)
{
    const scalar low = quantity_number(c->json, c->pool, json_member(c->json, node, "low"));
    return (struct range){low, quantity_number(c->json, c->pool, json_member(c->json, node, "high"))};
}

int compliance_states(const struct compliance *c, int node, struct range x)
{
    return enclose_is_within(&c->e, x, compliance_ends(c, node));
}

/* Computes the quantities behind the data by the formulas. */
#define NOTHING(x)
#define LET_ADD(t, x, y) const scalar t = scalar_add(pool, x, y);
#define LET_SUB(t, x, y) const scalar t = scalar_subtract(pool, x, y);
#define LET_MUL(t, x, y) const scalar t = scalar_multiply(pool, x, y);
#define TAKE(name, unit, meaning)                                                                                      \
    const scalar name = value[COMPLIANCE_##name];                                                                      \
    (void)name;
#define EVALUATE(macro, output, unit, meaning) macro(NOTHING, LET_ADD, LET_SUB, LET_MUL)
#define STORE(macro, output, unit, meaning) value[COMPLIANCE_##output] = output;
/*@ requires \valid(value + (0 .. COMPLIANCE_QUANTITIES - 1)) && pool != \null;
  @ requires \forall integer k; 0 <= k < COMPLIANCE_FIELDS ==> value[k] != \null;
  @ assigns value[COMPLIANCE_FIELDS .. COMPLIANCE_QUANTITIES - 1];
  @ ensures \forall integer k; 0 <= k < COMPLIANCE_QUANTITIES ==> value[k] != \null; */
static void evaluate_formulas(struct scalar_pool *pool, scalar *value)
{
    COMPLIANCE_INPUTS(TAKE)
    COMPLIANCE_FORMULAS(EVALUATE)
    COMPLIANCE_FORMULAS(STORE)
}

/* The values of all quantities, and their signs. */
/*@ requires \valid(c) && compliance_reads(c);
  @ assigns c->q[0 .. COMPLIANCE_QUANTITIES - 1], c->sign[0 .. COMPLIANCE_QUANTITIES - 1], scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures reads: compliance_reads(c);
  @ ensures numbers: compliance_numbers(c);
  @ ensures signs: compliance_signs(c); */
static void evaluate(struct compliance *c)
{
    const int problem = json_member(c->json, 0, "problem");
    /*@ loop invariant 0 <= i <= COMPLIANCE_FIELDS && DOUBT_HAS_STAYED;
      @ loop invariant reads: compliance_reads(c);
      @ loop invariant read: \forall integer k; 0 <= k < i ==> c->q[k] != \null;
      @ loop assigns i, c->q[0 .. COMPLIANCE_QUANTITIES - 1], scalar_doubt;
      @ loop variant COMPLIANCE_FIELDS - i; */
    for (int i = 0; i < COMPLIANCE_FIELDS; i++)
        c->q[i] = quantity_number(c->json, c->pool, json_member(c->json, problem, quantity_name(i)));
    evaluate_formulas(c->pool, c->q);
    //@ assert reads: compliance_reads(c);
    /*@ loop invariant 0 <= i <= COMPLIANCE_QUANTITIES && DOUBT_HAS_STAYED;
      @ loop invariant reads: compliance_reads(c);
      @ loop invariant numbers: compliance_numbers(c);
      @ loop invariant signs: \forall integer k; 0 <= k < i ==> -1 <= c->sign[k] <= 1;
      @ loop assigns i, c->sign[0 .. COMPLIANCE_QUANTITIES - 1], scalar_doubt;
      @ loop variant COMPLIANCE_QUANTITIES - i; */
    for (int i = 0; i < COMPLIANCE_QUANTITIES; i++) c->sign[i] = (short)scalar_sign(c->q[i]);
}

/*@ requires compliance_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures sees: \result == 1 ==> compliance_sees(c); */
static int check_quantities(const struct compliance *c)
{
    const char *name[COMPLIANCE_QUANTITIES];
    /*@ loop invariant 0 <= i <= COMPLIANCE_QUANTITIES;
      @ loop invariant \forall integer k; 0 <= k < i ==> constant_text(name[k]);
      @ loop assigns i, name[0 .. COMPLIANCE_QUANTITIES - 1];
      @ loop variant COMPLIANCE_QUANTITIES - i; */
    for (int i = 0; i < COMPLIANCE_QUANTITIES; i++) name[i] = quantity_name(i);
    return quantities_check(c->json, c->pool, name, c->q, COMPLIANCE_QUANTITIES, c->answer);
}

/* 1 when the sign of a quantity is at least `least`. */
/*@ requires compliance_sees(c) && 0 <= quantity < COMPLIANCE_QUANTITIES;
  @ assigns *c->answer;
  @ ensures result: 0 <= \result <= 1;
  @ ensures sees: \result == 1 ==> compliance_sees(c); */
static int is_at_least(const struct compliance *c, int quantity, int least)
{
    return c->sign[quantity] >= least ||
           compliance_rejected(c, "problem", quantity_name(quantity), "outside the hypotheses");
}

/*@ requires compliance_sees(c);
  @ assigns *c->answer;
  @ ensures result: 0 <= \result <= 1;
  @ ensures sees: \result == 1 ==> compliance_sees(c); */
static int check_hypotheses(const struct compliance *c)
{
    return is_at_least(c, COMPLIANCE_A, 1) && is_at_least(c, COMPLIANCE_mu, 0) && is_at_least(c, COMPLIANCE_C, 1) &&
           is_at_least(c, COMPLIANCE_d, 0) && is_at_least(c, COMPLIANCE_Delta, 1) &&
           is_at_least(c, COMPLIANCE_delta, 0) && is_at_least(c, COMPLIANCE_k, 1) && is_at_least(c, COMPLIANCE_f_0, 0);
}

/* The bits with which the producer worked, and some more, because this checker rounds differently; 0 when it rejects. */
/*@ requires compliance_sees(c);
  @ assigns *c->answer;
  @ ensures result: 0 <= \result <= ENCLOSE_MAX_BITS;
  @ ensures sees: \result != 0 ==> compliance_sees(c); */
static int read_bits(const struct compliance *c)
{
    enum { LEAST = 64, MOST = 4096 };
    const struct json_node *node = &c->json->node[json_member(c->json, c->witness, "bits")];
    int bits = 0;
    if (node->end - node->start > 4) return compliance_rejected(c, "witness", "bits", "are too many");
    /*@ loop invariant node->start <= i <= node->end && node->end - node->start <= 4;
      @ loop invariant none: i == node->start ==> bits == 0;
      @ loop invariant one: i == node->start + 1 ==> -48 <= bits <= 207;
      @ loop invariant two: i == node->start + 2 ==> -528 <= bits <= 2277;
      @ loop invariant three: i == node->start + 3 ==> -5328 <= bits <= 22977;
      @ loop invariant four: i == node->start + 4 ==> -53328 <= bits <= 229977;
      @ loop assigns i, bits;
      @ loop variant node->end - i; */
    for (int i = node->start; i < node->end; i++) bits = 10 * bits + c->json->text[i] - '0';
    if (bits > MOST || bits < 0) return compliance_rejected(c, "witness", "bits", "are too many, or negative");
    return (bits < LEAST ? LEAST : bits) + COMPLIANCE_MORE_BITS;
}

/* 1 when the point is drawn into contact: no force presses it, it does not approach, and it slips with p < 0. */
/*@ requires compliance_sees(c) && pi != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_drawn_in(const struct compliance *c, scalar pi)
{
    return c->sign[COMPLIANCE_f_0] == 0 && c->sign[COMPLIANCE_v] == 0 && c->sign[COMPLIANCE_delta] == 0 &&
           c->sign[COMPLIANCE_u] != 0 && scalar_sign(pi) < 0;
}

/*@ requires compliance_sees(c);
  @ requires constant_text(key);
  @ assigns *c->answer;
  @ ensures result: 0 <= \result <= 1;
  @ ensures sees: \result == 1 ==> compliance_sees(c); */
static int is_empty(const struct compliance *c, const char *key)
{
    return json_size(c->json, json_member(c->json, c->verdict, key)) == 0 ||
           compliance_rejected(c, "verdict", key, "are stated without a motion");
}

/*@ requires compliance_sees(c);
  @ requires constant_text(key);
  @ assigns *c->answer;
  @ ensures result: 0 <= \result <= 1;
  @ ensures sees: \result == 1 ==> compliance_sees(c); */
static int is_null(const struct compliance *c, const char *key)
{
    return c->json->node[json_member(c->json, c->verdict, key)].type == JSON_NULL ||
           compliance_rejected(c, "verdict", key, "is stated without a motion");
}

/*@ requires compliance_sees(c);
  @ assigns *c->answer;
  @ ensures result: 0 <= \result <= 1;
  @ ensures sees: \result == 1 ==> compliance_sees(c); */
static int states_no_motion(const struct compliance *c)
{
    return is_empty(c, "phases") && is_empty(c, "events") && is_empty(c, "times") && is_null(c, "stability") &&
           is_null(c, "duration") && is_null(c, "u") && is_null(c, "v") && is_null(c, "delta") &&
           is_null(c, "impulse") && is_null(c, "peak_force");
}

/* Checks a verdict without contact or without force, in which everything else must be absent. */
/*@ requires compliance_encloses(c);
  @ requires constant_text(end);
  @ assigns *c->answer;
  @ ensures result: 0 <= \result <= 1;
  @ ensures encloses: \result == 1 ==> compliance_encloses(c); */
static int check_nothing(const struct compliance *c, const char *end)
{
    if (!json_is(c->json, json_member(c->json, c->verdict, "end"), end))
        return compliance_rejected(c, "verdict", "end", "is not how the motion begins");
    if (!states_no_motion(c)) return 0;
    return json_size(c->json, json_member(c->json, c->witness, "phases")) == 0 ||
           compliance_rejected(c, "witness", "phases", "are there without a motion");
}

/*@ requires compliance_sees(c);
  @ requires constant_text(row);
  @ requires constant_text(end);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int row_and_end_are(const struct compliance *c, const char *row, const char *end)
{
    return json_is(c->json, json_member(c->json, 0, "row"), row) &&
           json_is(c->json, json_member(c->json, c->verdict, "end"), end);
}

/* 1 when the row has the name of the end, which is checked separately. */
/*@ requires compliance_sees(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int row_is_end(const struct compliance *c)
{
    return row_and_end_are(c, "detaches", "detaches") || row_and_end_are(c, "sustains_stick", "sustains-stick") ||
           row_and_end_are(c, "sustains_slip", "sustains-slip") || row_and_end_are(c, "no_contact", "no-contact") ||
           row_and_end_are(c, "rest", "rest");
}

/* Checks a motion whose force has the sign `rises` just after the start. */
/*@ requires compliance_encloses(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures encloses: \result == 1 ==> compliance_encloses(c); */
static int check_motion(const struct compliance *c, int rises)
{
    if (rises > 0) return compliance_check_phases(c);
    return check_nothing(c, rises < 0 ? known_text("no-contact") : known_text("rest"));
}

/*@ requires compliance_encloses(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_verdict(const struct compliance *c)
{
    const struct phase first = phase_of(c, start_phase(c));
    const int rises = start_rises(c, first), without = rises > 0 && is_drawn_in(c, first.pi);
    const int stated = c->json->node[json_member(c->json, c->verdict, "impact_without_collision")].type == JSON_TRUE;
    if (stated != without) return compliance_rejected(c, "verdict", "impact_without_collision", "does not follow");
    if (!row_is_end(c)) return compliance_rejected(c, "", "row", "is not the end");
    return check_motion(c, rises) && compliance_check_limit(c, rises > 0) && compliance_check_widths(c);
}

/*@ requires \valid(c) && compliance_reads(c);
  @ assigns *c, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check(struct compliance *c)
{
    evaluate(c);
    if (!check_hypotheses(c) || !check_quantities(c)) return 0;
    const int bits = read_bits(c);
    if (bits == 0) return 0;
    c->e.bits = bits;
    c->e.pool = c->pool;
    //@ assert reads: compliance_reads(c);
    //@ assert numbers: compliance_numbers(c);
    return check_verdict(c);
}

int compliance_check(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    const int verdict = json_member(json, 0, "verdict"), witness = json_member(json, 0, "witness");
    struct compliance c = {.json = json, .pool = pool, .answer = answer, .verdict = verdict, .witness = witness};
    return check(&c);
}
