/* SPDX-License-Identifier: BSD-2-Clause */
/* The funnel of a two-fold of the wheel (spec/fold/certificate.md, section 7). */
#include "check/fold/program.h"
#include "check/fold/wide.h"
#include "check/memory.h"

enum { MAX_PIECES = 64 };

/* Polynomials in the memory w: the rates of h along f+ and f-, dB/domega, and those in r that vanish when Kpp = 0 on Lp = 0, or
 * Kmm = 0 on Lm = 0. */
struct funnel {
    const struct fold *c;
    struct wide_pool *w;
    int plus, minus, rise, turn_plus, turn_minus;
};

/* The radius and the bounds of the time that the pieces have reached. */
struct reached {
    int is_shown;
    scalar radius, soonest, latest;
};

/* Two numbers, the first of which has the smaller absolute value. */
struct sizes {
    scalar small, large;
};

/*@ predicate index_ok(integer x) = 0 <= x < WIDE_NODES;
  @ predicate funnel_ok{L}(struct funnel *f) = \valid_read(f) && fold_sees(f->c) && wide_pool_ok(f->w) &&
  @   \separated(f->w, f->c, f->c->json, f->c->answer) && \separated(f->w, f) && \separated(f, f->c->answer) &&
  @   index_ok(f->plus) && index_ok(f->minus) && index_ok(f->rise) && index_ok(f->turn_plus) && index_ok(f->turn_minus);
  @ predicate reached_ok(struct reached x) = x.radius != \null && x.soonest != \null && x.latest != \null; */

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int reject_funnel(const struct fold *c, const char *what)
{
    return fold_rejected(c, "witness.pieces", "", what);
}

/*@ // Each node has a polynomial.
  @ predicate indices_ok{L}(int *value) = \forall integer k; 0 <= k < FOLD_NODES ==> index_ok(value[k]); */

/*@ requires wide_pool_ok(w) && index_ok(x) && index_ok(y);
  @ assigns WIDE_MEMORY(w);
  @ ensures DOUBT_STAYS;
  @ ensures ok: wide_pool_ok(w);
  @ ensures index: index_ok(\result); */
static int operate(struct wide_pool *w, int operation, int x, int y)
{
    if (operation == OPERATION_ADD) return wide_add(w, x, y);
    if (operation == OPERATION_SUB) return wide_subtract(w, x, y);
    return wide_multiply(w, x, y);
}

/*@ // Each node has a number.
  @ predicate numbers_ok{L}(scalar *number) = \forall integer k; 0 <= k < FOLD_NODES ==> number[k] != \null; */

/* Reads the data of the wheel: its parameters, and its side. The other numbers are 0. */
/*@ requires fold_sees(c) && \valid(number + (0 .. FOLD_NODES - 1));
  @ requires \separated(number + (0 .. FOLD_NODES - 1), c, c->json, c->answer);
  @ assigns number[0 .. FOLD_NODES - 1], scalar_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures reads: fold_reads(c);
  @ ensures names: fold_names(c);
  @ ensures signs: fold_signs(c) && fold_seen(c, FOLD_SEEN);
  @ ensures numbers: numbers_ok(number); */
static void read_data(const struct fold *c, scalar *number)
{
    const struct fold_program p = fold_program_of(FOLD_COUNT);
    /*@ loop invariant 0 <= k <= FOLD_NODES && \forall integer l; 0 <= l < k ==> number[l] != \null;
      @ loop invariant reads: fold_reads(c);
      @ loop invariant names: fold_names(c);
      @ loop assigns k, number[0 .. FOLD_NODES - 1];
      @ loop variant FOLD_NODES - k; */
    for (int k = 0; k < FOLD_NODES; k++) number[k] = scalar_zero(c->pool);
    /*@ loop invariant 0 <= i <= p.inputs && DOUBT_HAS_STAYED;
      @ loop invariant reads: fold_reads(c);
      @ loop invariant names: fold_names(c);
      @ loop invariant numbers: numbers_ok(number);
      @ loop assigns i, number[0 .. FOLD_NODES - 1], scalar_doubt;
      @ loop variant p.inputs - i; */
    for (int i = 0; i < p.inputs; i++) number[fold_node(p.quantity[i])] = fold_value(c, fold_name(p.quantity[i]));
    number[NODE_side] = fold_value(c, "side");
}

/*@ // The places that the formulas are evaluated with.
  @ predicate space_ok{L}(struct wide_pool *w, int *value) = wide_pool_ok(w) && \valid(value + (0 .. FOLD_NODES - 1)) &&
  @   indices_ok(value) && \separated(value + (0 .. FOLD_NODES - 1), w); */

/* The parameters are constants. */
/*@ requires space_ok(w, value) && \valid_read(number + (0 .. FOLD_NODES - 1)) && numbers_ok(number);
  @ requires \separated(number + (0 .. FOLD_NODES - 1), w, value + (0 .. FOLD_NODES - 1));
  @ assigns value[0 .. FOLD_NODES - 1], WIDE_MEMORY(w);
  @ ensures DOUBT_STAYS;
  @ ensures ok: space_ok(w, value); */
static void set_data(struct wide_pool *w, const scalar *number, int *value)
{
    const struct fold_program p = fold_program_of(FOLD_COUNT);
    /*@ loop invariant 0 <= i <= p.inputs && DOUBT_HAS_STAYED;
      @ loop invariant ok: space_ok(w, value);
      @ loop invariant numbers: numbers_ok(number);
      @ loop assigns i, value[0 .. FOLD_NODES - 1], WIDE_MEMORY(w);
      @ loop variant p.inputs - i; */
    for (int i = 0; i < p.inputs; i++) {
        const int z = wide_constant(w, number[fold_node(p.quantity[i])]);
        value[fold_node(p.quantity[i])] = z;
    }
}

/* Executes the steps of the motion of the wheel in order. */
/*@ requires space_ok(w, value);
  @ assigns value[0 .. FOLD_NODES - 1], WIDE_MEMORY(w);
  @ ensures DOUBT_STAYS;
  @ ensures ok: space_ok(w, value); */
static void run(struct wide_pool *w, int *value)
{
    const struct fold_program p = fold_motion();
    /*@ loop invariant 0 <= i <= p.steps && DOUBT_HAS_STAYED;
      @ loop invariant ok: space_ok(w, value);
      @ loop assigns i, value[0 .. FOLD_NODES - 1], WIDE_MEMORY(w);
      @ loop variant p.steps - i; */
    for (int i = 0; i < p.steps; i++) {
        const struct fold_step step = p.step[i];
        const int z = operate(w, step.operation, value[fold_node(step.left)], value[fold_node(step.right)]);
        value[fold_node(step.result)] = z;
    }
}

/*@ requires wide_pool_ok(w) && \valid_read(number + (0 .. FOLD_NODES - 1)) && numbers_ok(number);
  @ requires \separated(number + (0 .. FOLD_NODES - 1), w);
  @ assigns WIDE_MEMORY(w);
  @ ensures DOUBT_STAYS;
  @ ensures ok: wide_pool_ok(w);
  @ ensures places: \result.c == c && \result.w == w;
  @ ensures rates: index_ok(\result.plus) && index_ok(\result.minus) && index_ok(\result.rise);
  @ ensures turns: index_ok(\result.turn_plus) && index_ok(\result.turn_minus); */
static struct funnel compute(const struct fold *c, struct wide_pool *w, const scalar *number)
{
    int value[FOLD_NODES] = {0};
    value[NODE_side] = wide_constant(w, number[NODE_side]);
    value[NODE_r] = wide_power(w, 1, 0);
    value[NODE_omega] = wide_power(w, 0, 1);
    //@ assert given: space_ok(w, &value[0]);
    //@ assert numbers: numbers_ok(number);
    set_data(w, number, value);
    run(w, value);
    const int turn_plus = wide_resultant(w, value[NODE_Lp], value[NODE_Kpp]);
    const int turn_minus = wide_resultant(w, value[NODE_Lm], value[NODE_Kmm]);
    return (struct funnel){c, w, value[NODE_Lp], value[NODE_Lm], value[NODE_B_omega], turn_plus, turn_minus};
}

/*@ requires fold_sees(c) && wide_pool_ok(w) && \separated(w, c, c->json, c->answer);
  @ assigns WIDE_MEMORY(w);
  @ ensures DOUBT_STAYS;
  @ ensures sees: fold_sees(c);
  @ ensures ok: wide_pool_ok(w);
  @ ensures places: \result.c == c && \result.w == w;
  @ ensures rates: index_ok(\result.plus) && index_ok(\result.minus) && index_ok(\result.rise);
  @ ensures turns: index_ok(\result.turn_plus) && index_ok(\result.turn_minus); */
static struct funnel expand(const struct fold *c, struct wide_pool *w)
{
    scalar number[FOLD_NODES];
    read_data(c, number);
    //@ assert room: wide_pool_ok(w);
    const struct funnel f = compute(c, w, number);
    //@ assert parts: c->json == \at(c->json, Pre) && c->answer == \at(c->answer, Pre) && c->pool == \at(c->pool, Pre);
    //@ assert text: c->json->text == \at(c->json->text, Pre) && c->count == \at(c->count, Pre);
    //@ assert reads: fold_reads(c);
    //@ assert names: fold_names(c);
    //@ assert signs: fold_signs(c);
    //@ assert seen: fold_seen(c, FOLD_SEEN);
    return f;
}

/* 1 when the point is a two-fold of case 1 of the wheel. */
/*@ requires fold_sees(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_case_1(const struct fold *c)
{
    const short *sign = c->seen_sign;
    return sign[FOLD_Lp] == 0 && sign[FOLD_Lm] == 0 && sign[FOLD_Kpp] < 0 && sign[FOLD_Kmm] > 0 && sign[FOLD_det] > 0 &&
           fold_sign(c, "q") > 0 && sign[FOLD_agree] > 0;
}

/* The point is a two-fold of case 1 of the wheel, and g, v and A keep their signs between it and r_end
 * (spec/fold/certificate.md, section 7). */
/*@ requires fold_sees(c);
  @ assigns *c->answer;
  @ ensures 0 <= \result <= 1;
  @ ensures lists: fold_lists(c);
  @ ensures seen: fold_seen(c, FOLD_SEEN); */
static int check_ends(const struct fold *c)
{
    if (!is_case_1(c)) return fold_rejected(c, "problem", "r_end", "r, omega is no two-fold of case 1 of the wheel");
    return (fold_sign(c, "stretch") != 0 && fold_sign(c, "astride") > 0 && fold_sign(c, "lever") > 0 &&
            fold_sign(c, "near") == fold_sign(c, "far")) ||
           fold_rejected(c, "problem", "r_end", "the argument does not reach it");
}

/* 1 when x, at the number omega, has this sign on the whole piece. */
/*@ requires funnel_ok(f) && index_ok(x) && omega != \null && start != \null && end != \null;
  @ assigns WIDE_MEMORY(f->w);
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures ok: funnel_ok(f); */
static int has_sign(const struct funnel *f, int x, scalar omega, int sign, scalar start, scalar end)
{
    const int kept = f->w->count, at = wide_at(f->w, x, omega);
    //@ assert places: f->c == \at(f->c, Pre) && f->w == \at(f->w, Pre);
    //@ assert parts: f->c->json == \at(f->c->json, Pre) && f->c->answer == \at(f->c->answer, Pre);
    //@ assert text: f->c->json->text == \at(f->c->json->text, Pre) && f->c->count == \at(f->c->count, Pre);
    //@ assert reads: fold_reads(f->c);
    //@ assert names: fold_names(f->c);
    //@ assert signs: fold_signs(f->c);
    //@ assert seen: fold_seen(f->c, FOLD_SEEN);
    const int found = wide_sign(f->w, at, start, end);
    //@ assert found: funnel_ok(f);
    f->w->count = kept;
    //@ assert room: wide_pool_ok(f->w);
    //@ assert sees: fold_sees(f->c);
    return found == sign;
}

/*@ requires pool != \null && x != \null;
  @ assigns scalar_doubt, \result \from pool, x;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar size_of(struct scalar_pool *pool, scalar x)
{
    return scalar_sign(x) < 0 ? scalar_subtract(pool, scalar_zero(pool), x) : x;
}

/* Sorts x and y by absolute value. */
/*@ requires pool != \null && x != \null && y != \null;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures numbers: \result.small != \null && \result.large != \null; */
static struct sizes sort_sizes(struct scalar_pool *pool, scalar x, scalar y)
{
    const scalar of_x = size_of(pool, x), of_y = size_of(pool, y);
    if (scalar_sign(scalar_subtract(pool, of_y, of_x)) < 0) return (struct sizes){of_y, of_x};
    return (struct sizes){of_x, of_y};
}

/*@ requires fold_lists(c) && r != \null;
  @ assigns scalar_doubt, \result \from c, r;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar lever_at(const struct fold *c, scalar r)
{
    return scalar_subtract(c->pool, fold_value(c, "d"), scalar_multiply(c->pool, r, fold_value(c, "cot")));
}

/* What is reached at the end of a piece: adds bounds of the time on it, by r' = De e. */
/*@ requires fold_lists(c) && reached_ok(x) && end != \null && speed.small != \null && speed.large != \null;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS;
  @ ensures numbers: reached_ok(\result); */
static struct reached reach_end(const struct fold *c, struct reached x, scalar end, struct sizes speed)
{
    struct scalar_pool *pool = c->pool;
    const scalar width = size_of(pool, scalar_subtract(pool, end, x.radius));
    const struct sizes lever = sort_sizes(pool, lever_at(c, x.radius), lever_at(c, end));
    const scalar least = scalar_divide(pool, width, scalar_multiply(pool, speed.large, lever.large));
    const scalar most = scalar_divide(pool, width, scalar_multiply(pool, speed.small, lever.small));
    return (struct reached){1, end, scalar_add(pool, x.soonest, least), scalar_add(pool, x.latest, most)};
}

/*@ requires fold_reads(c) && 0 <= node < c->json->count;
  @ requires constant_text(key);
  @ assigns scalar_doubt, \result \from c, node, key;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar member(const struct fold *c, int node, const char *key)
{
    return quantity_number(c->json, c->pool, json_member(c->json, node, key));
}

/* 1 when the rates of h along both fields have this sign at the number omega, and dB/domega has the sign `rises`. */
/*@ requires funnel_ok(f) && omega != \null && start != \null && end != \null;
  @ assigns WIDE_MEMORY(f->w);
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures ok: funnel_ok(f); */
static int edge_has(const struct funnel *f, scalar omega, int rises, int sign, scalar start, scalar end)
{
    if (!has_sign(f, f->rise, omega, rises, start, end)) return 0;
    //@ assert rise: funnel_ok(f);
    if (!has_sign(f, f->plus, omega, sign, start, end)) return 0;
    //@ assert plus: funnel_ok(f);
    return has_sign(f, f->minus, omega, sign, start, end);
}

/*@ requires funnel_ok(f) && low != \null && high != \null && start != \null && end != \null;
  @ assigns WIDE_MEMORY(f->w);
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures ok: funnel_ok(f); */
static int edges_are_between(const struct funnel *f, scalar low, scalar high, scalar start, scalar end)
{
    const int rises = fold_sign(f->c, "B_omega");
    if (!edge_has(f, low, rises, -rises, start, end)) return 0;
    //@ assert low: funnel_ok(f);
    return edge_has(f, high, rises, rises, start, end);
}

/* 1 when orbits do not leave between these radii by an edge. */
/*@ requires funnel_ok(f) && start != \null && end != \null;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int edges_hold(const struct funnel *f, scalar start, scalar end)
{
    return wide_sign(f->w, f->turn_plus, start, end) != 0 && wide_sign(f->w, f->turn_minus, start, end) != 0;
}

/* A rejection in place of what is reached. */
/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result.is_shown == 0; */
static struct reached stop(const struct fold *c, const char *what)
{
    return (struct reached){reject_funnel(c, what), NULL, NULL, NULL};
}

/* Checks a piece that begins where `x` ends. */
/*@ requires funnel_ok(f) && reached_ok(x) && 0 <= node < f->c->json->count;
  @ assigns WIDE_MEMORY(f->w), *f->c->answer;
  @ ensures DOUBT_STAYS;
  @ ensures ok: \result.is_shown != 0 ==> funnel_ok(f);
  @ ensures numbers: \result.is_shown != 0 ==> reached_ok(\result); */
static struct reached check_piece(const struct funnel *f, struct reached x, int node)
{
    const struct fold *c = f->c;
    const scalar end = member(c, node, "end"), low = member(c, node, "low"), high = member(c, node, "high");
    const scalar below = scalar_subtract(c->pool, low, fold_value(c, "omega0"));
    const scalar above = scalar_subtract(c->pool, high, fold_value(c, "omega0"));
    if (scalar_sign(scalar_subtract(c->pool, end, x.radius)) != fold_sign(c, "stretch"))
        return stop(c, "an end lies on the wrong side");
    if (scalar_sign(scalar_subtract(c->pool, high, low)) <= 0) return stop(c, "low is not below high");
    if (scalar_sign(below) * scalar_sign(above) <= 0) return stop(c, "omega0 lies in the funnel");
    if (!edges_are_between(f, low, high, x.radius, end)) return stop(c, "an edge is not between the bounds");
    //@ assert edges: funnel_ok(f);
    if (!edges_hold(f, x.radius, end)) return stop(c, "orbits may leave by an edge");
    return reach_end(c, x, end, sort_sizes(c->pool, below, above));
}

/* Checks the pieces, one after the other; returns what they reach. */
/*@ requires funnel_ok(f) && reached_ok(x) && 0 <= array < f->c->json->count && x.is_shown != 0;
  @ assigns WIDE_MEMORY(f->w), *f->c->answer;
  @ ensures DOUBT_STAYS;
  @ ensures ok: \result.is_shown != 0 ==> funnel_ok(f);
  @ ensures numbers: \result.is_shown != 0 ==> reached_ok(\result); */
static struct reached follow(const struct funnel *f, struct reached x, int array)
{
    const struct json *json = f->c->json;
    /*@ loop invariant json: json == f->c->json;
      @ loop invariant doubt: DOUBT_HAS_STAYED;
      @ loop invariant shown: x.is_shown != 0;
      @ loop invariant node: array < node <= json->count;
      @ loop invariant ok: funnel_ok(f);
      @ loop invariant numbers: reached_ok(x);
      @ loop invariant places: f->c == \at(f->c, Pre) && f->w == \at(f->w, Pre) && f->c->answer == \at(f->c->answer, Pre);
      @ loop assigns node, x, WIDE_MEMORY(\at(f->w, Pre)), *\at(f->c->answer, Pre);
      @ loop variant json->count - node; */
    for (int node = array + 1; node < json->node[array].next; node = json->node[node].next) {
        x = check_piece(f, x, node);
        if (!x.is_shown) return x;
    }
    return x;
}

/* The array of the pieces; 0 with the reason. */
/*@ requires funnel_ok(f);
  @ assigns *f->c->answer;
  @ ensures 0 <= \result;
  @ ensures ok: \result != 0 ==> funnel_ok(f) && \result < f->c->json->count; */
static int pieces_of(const struct funnel *f)
{
    const struct json *json = f->c->json;
    const int witness = json_member(json, 0, "witness"), array = json_member(json, witness, "pieces");
    if (array == 0 || json_size(json, witness) != 1) return reject_funnel(f->c, "are missing");
    if (json_size(json, array) > MAX_PIECES) return reject_funnel(f->c, "are too many");
    if (wide_length(f->w, f->plus) != 3 || wide_length(f->w, f->minus) != 3)
        return reject_funnel(f->c, "the rate of h is not quadratic in omega");
    return array;
}

/* 1 when the pieces have been checked and reach r_end. */
/*@ requires x.is_shown != 0 ==> funnel_ok(f) && reached_ok(x);
  @ requires \valid_read(f) && \valid_read(f->c) && \valid(f->c->answer);
  @ assigns *f->c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures sees: \result == 1 ==> fold_sees(f->c) && x.is_shown != 0; */
static int reaches_end(const struct funnel *f, struct reached x)
{
    if (!x.is_shown) return 0;
    if (f->w->full) return reject_funnel(f->c, "the polynomials have no room");
    return scalar_equal(x.radius, fold_value(f->c, "r_end")) ||
           reject_funnel(f->c, "the last one does not end at r_end");
}

/*@ requires fold_sees(c);
  @ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *funnel_word(const struct fold *c)
{
    return fold_sign(c, "v") * fold_sign(c, "stretch") < 0 ? known_text("reaches") : known_text("reached_from");
}

/* 1 when the bounds of the time are those that the pieces give. */
/*@ requires fold_sees(c) && reached_ok(x);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int has_times(const struct fold *c, struct reached x)
{
    return json_member(c->json, c->verdict, "soonest") != 0 && json_member(c->json, c->verdict, "latest") != 0 &&
           scalar_equal(member(c, c->verdict, "soonest"), x.soonest) &&
           scalar_equal(member(c, c->verdict, "latest"), x.latest);
}

/*@ requires fold_sees(c) && reached_ok(x);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_words(const struct fold *c, struct reached x)
{
    const char *word = funnel_word(c);
    if (json_size(c->json, c->verdict) != 5 || !fold_has_word(c, c->verdict, "question", "funnel"))
        return fold_rejected(c, "verdict", "question", "does not follow");
    if (!fold_has_word(c, c->verdict, "funnel", word)) return fold_rejected(c, "verdict", "funnel", "does not follow");
    if (!json_is(c->json, json_member(c->json, 0, "row"), word))
        return fold_rejected(c, "", "row", "is not the row of these signs");
    if (!has_times(c, x)) return fold_rejected(c, "verdict", "soonest, latest", "do not follow");
    return fold_lists_zeros(c) || fold_rejected(c, "verdict", "zeros", "does not follow");
}

/* Checks the witness and the verdict. */
/*@ requires funnel_ok(f);
  @ assigns WIDE_MEMORY(f->w), *f->c->answer;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_funnel(const struct funnel *f)
{
    const struct fold *c = f->c;
    const scalar r = fold_value(c, "r"), zero = scalar_zero(c->pool);
    const int array = pieces_of(f);
    if (array == 0) return 0;
    const struct reached x = follow(f, (struct reached){1, r, zero, zero}, array);
    return reaches_end(f, x) && check_words(c, x);
}

int fold_check_funnel(const struct fold *c)
{
    if (!check_ends(c)) return 0;
    struct wide_pool *w = memory_new(sizeof *w); /* too large for a small stack */
    wide_begin(w, c->pool);
    //@ assert parts: c->json == \at(c->json, Pre) && c->answer == \at(c->answer, Pre) && c->pool == \at(c->pool, Pre);
    //@ assert reads: fold_reads(c);
    //@ assert names: fold_names(c);
    //@ assert signs: fold_signs(c);
    //@ assert seen: fold_seen(c, FOLD_SEEN);
    const struct funnel f = expand(c, w);
    const int shown = check_funnel(&f);
    memory_free(w);
    return shown;
}
