/* SPDX-License-Identifier: BSD-2-Clause */
/* The model `enlarged` (spec/wedge/certificate.md, W.5): the intervals of the witness, by the rule ENCLOSE. */
#include "check/wedge/framework.h"

#include "check/numbers/narrow.h"

#include <stddef.h>

/*@ predicate framework_ready{L}(struct framework *w) =
  @   framework_ok(w) && w->c->theory->program->quantities == Q_COUNT; */

int framework_wrong(const struct theory_case *c, const char *item, const char *what)
{
    return case_rejected(c, "witness", item, what);
}

/* Why a certificate is rejected; `what` is NULL when nothing is wrong. */
struct flaw {
    const char *place, *item, *what;
};

/*@ assigns \nothing;
  @ ensures \result.what == \null; */
static struct flaw no_flaw(void)
{
    return (struct flaw){NULL, NULL, NULL};
}

/*@ assigns \nothing;
  @ ensures \result.what == what; */
static struct flaw of_verdict(const char *item, const char *what)
{
    return (struct flaw){"verdict", item, what};
}

/*@ assigns \nothing;
  @ ensures \result.what == what; */
static struct flaw of_witness(const char *item, const char *what)
{
    return (struct flaw){"witness", item, what};
}

int framework_states(const struct theory_case *c, const char *key, const char *word)
{
    return json_is(c->json, json_member(c->json, (int)c->verdict, key), word);
}

int framework_does_not_follow(const struct theory_case *c, const char *key)
{
    return case_rejected(c, "verdict", key, "does not follow");
}

/* A rational; elements of a number field are not allowed as ends. */
/*@ requires case_ready(c) && 0 <= node < c->json->count;
  @ requires constant_text(key);
  @ assigns scalar_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar end_number(const struct theory_case *c, int node, const char *key)
{
    const int end = json_member(c->json, node, key);
    if (c->json->node[end].type != JSON_STRING) return scalar_unknown(c->pool);
    return quantity_number(c->json, c->pool, end);
}

struct range framework_range(const struct theory_case *c, int node)
{
    const scalar low = end_number(c, node, "lo");
    const scalar high = end_number(c, node, "hi");
    return (struct range){low, high};
}

long framework_integer(const struct json *json, int node)
{
    enum { DIGITS = 7 };
    const struct json_node *at = json->node + node;
    long n = 0;
    if (at->type != JSON_INTEGER || at->end - at->start > DIGITS) return -1;
    /*@ loop invariant at->start <= i <= at->end && 0 <= n;
      @ loop invariant digits: (i - at->start == 0 ==> n < 1) && (i - at->start == 1 ==> n < 10) &&
      @   (i - at->start == 2 ==> n < 100) && (i - at->start == 3 ==> n < 1000) && (i - at->start == 4 ==> n < 10000) &&
      @   (i - at->start == 5 ==> n < 100000) && (i - at->start == 6 ==> n < 1000000) &&
      @   (i - at->start == 7 ==> n < 10000000);
      @ loop assigns i, n;
      @ loop variant at->end - i; */
    for (int i = at->start; i < at->end; i++) {
        if (json->text[i] < '0' || json->text[i] > '9') return -1;
        n = 10 * n + json->text[i] - '0';
    }
    return n;
}

/* Reads the bits with which the producer worked; 0 when they are too many or too few. This checker uses more, because
 * it rounds differently. */
/*@ requires case_ready(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= ENCLOSE_MAX_BITS; */
static int read_bits(const struct theory_case *c)
{
    enum { LEAST = 64, MOST = 4096, MORE = 64 };
    const long bits = framework_integer(c->json, json_member(c->json, (int)c->witness, "bits"));
    if (bits < 0 || bits > MOST) return 0;
    return (int)(bits < LEAST ? LEAST : bits) + MORE;
}

/*@ requires enclose_ok(e) && case_evaluated(c) && 0 <= index < c->theory->program->quantities;
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range quantity(const struct enclose *e, const struct theory_case *c, int index)
{
    return enclose_number(e, c->q[index]);
}

/* rho = M / m, V^2 = drive total / (m hold). */
/*@ requires enclose_ok(e) && case_evaluated(c) && c->theory->program->quantities == Q_COUNT;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && data_ok(\result); */
static struct framework_data find_data(const struct enclose *e, const struct theory_case *c)
{
    const struct range m = quantity(e, c, Q_m), M = quantity(e, c, Q_M), hold = quantity(e, c, Q_hold);
    const struct range drive = enclose_multiply(e, quantity(e, c, Q_drive), quantity(e, c, Q_total));
    struct framework_data d;
    d.e = *e;
    d.one = enclose_integer(e, 1);
    d.rho = enclose_divide(e, M, m);
    d.total = enclose_add(e, d.one, d.rho);
    d.V = enclose_sqrt(e, enclose_divide(e, drive, enclose_multiply(e, m, hold)));
    d.pi = enclose_pi(e);
    d.two_pi = enclose_add(e, d.pi, d.pi);
    d.theta = framework_range(c, json_member(c->json, (int)c->verdict, "first_stop"));
    return d;
}

int framework_rises_through_0(struct range at_low, struct range at_high)
{
    return range_sign(at_low) == -1 && range_sign(at_high) == 1;
}

/* t + rho sin t - V */
/*@ requires framework_numbers(d) && range_ok(t);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range stop_at(const struct framework_data *d, struct range t)
{
    const struct range swing = enclose_multiply(&d->e, d->rho, enclose_sine(&d->e, t));
    return enclose_subtract(&d->e, enclose_add(&d->e, t, swing), d->V);
}

/* 1 + rho cos t */
/*@ requires framework_numbers(d) && range_ok(t);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range slope_at(const struct framework_data *d, struct range t)
{
    return enclose_add(&d->e, d->one, enclose_multiply(&d->e, d->rho, enclose_cosine(&d->e, t)));
}

int framework_is_below(const struct enclose *e, struct range x, struct range y)
{
    return range_sign(enclose_subtract(e, x, y)) == -1;
}

/* An interval whose width high - low is more than high / 2^40 is rejected. Without a bound on its width it may contain
 * its number, which is not negative, and yet say nothing about it. */
/*@ requires case_ready(c) && range_ok(x);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static struct flaw wide(const struct theory_case *c, struct range x, const char *key)
{
    if (range_is_narrow(c->pool, x, x.high, 40)) return no_flaw();
    return of_verdict(key, "is wider than 2^-40 allows");
}

/* 1 when the ends are in order, and the sign of the lower one is at least `least`. */
/*@ requires framework_numbers(d) && range_ok(x);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_ordered(const struct framework_data *d, struct range x, int least)
{
    return scalar_sign(x.low) >= least && framework_is_below(&d->e, range_of(x.low), range_of(x.high));
}

/* Theta has to lie between the ends, which enclose exactly one root of an increasing function. */
/*@ requires framework_ok(w);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static struct flaw flaw_of_stop(const struct framework *w)
{
    const struct framework_data *d = &w->d;
    if (!is_ordered(d, d->theta, 0)) return of_verdict("first_stop", "is negative, or its ends are not in order");
    if (!framework_rises_through_0(stop_at(d, range_of(d->theta.low)), stop_at(d, range_of(d->theta.high))))
        return of_verdict("first_stop", "the velocity is not seen to end there");
    return wide(w->c, d->theta, "first_stop");
}

/* -1 - rho cos t has to rise through 0 between the ends of `turn`, which lie between 0 and pi. */
/*@ requires framework_numbers(d) && range_ok(turn);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_turn(const struct framework_data *d, struct range turn)
{
    const struct range low = slope_at(d, range_of(turn.low)), high = slope_at(d, range_of(turn.high));
    return is_ordered(d, turn, 1) && framework_is_below(&d->e, range_of(turn.high), d->pi) &&
           framework_rises_through_0(enclose_negate(&d->e, low), enclose_negate(&d->e, high));
}

/* 1 when theta is within pi of 2 pi n. */
/*@ requires framework_numbers(d);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_on_branch(const struct framework_data *d, long n)
{
    const struct range middle = enclose_multiply(&d->e, d->two_pi, enclose_integer(&d->e, n));
    const struct range low = enclose_subtract(&d->e, middle, d->pi), high = enclose_add(&d->e, middle, d->pi);
    return framework_is_below(&d->e, low, range_of(d->theta.low)) &&
           framework_is_below(&d->e, range_of(d->theta.high), high);
}

/* 1 when the last maximum before branch n, at turn + 2 pi (n - 1), is below V. The value of t + rho sin t there is
 * t + sqrt(rho^2 - 1). */
/*@ requires framework_numbers(d) && range_ok(turn) && 0 < n;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int passes_maximum(const struct framework_data *d, struct range turn, long n)
{
    const struct enclose *e = &d->e;
    const struct range root = enclose_sqrt(e, enclose_subtract(e, enclose_multiply(e, d->rho, d->rho), d->one));
    const struct range periods = enclose_multiply(e, d->two_pi, enclose_integer(e, n - 1));
    const struct range first = enclose_add(e, range_of(turn.high), root);
    return framework_is_below(e, enclose_add(e, first, periods), d->V);
}

/* For rho > 1: the root has to be on branch number n, where t + rho sin t increases, and the maxima before it below V. */
/*@ requires framework_ok(w) && 0 <= n;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static struct flaw flaw_of_branch(const struct framework *w, long n)
{
    const struct framework_data *d = &w->d;
    const struct range turn = framework_range(w->c, json_member(w->c->json, (int)w->c->witness, "turn"));
    if (range_sign(slope_at(d, d->theta)) != 1) return of_witness("turn", "the velocity is not seen to fall");
    if (!is_on_branch(d, n)) return of_verdict("branch", "is not where the first stop is");
    if (!is_turn(d, turn)) return of_witness("turn", "is not where the velocity turns");
    return n == 0 || passes_maximum(d, turn, n) ? no_flaw() : of_verdict("branch", "the framework stops before");
}

/* The time is theta / Omega, whose square is theta^2 m M / (c total). */
/*@ requires framework_ready(w);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static struct flaw flaw_of_time(const struct framework *w)
{
    const struct enclose *e = &w->d.e;
    const struct theory_case *c = w->c;
    const struct range stated = framework_range(c, json_member(c->json, (int)c->verdict, "time"));
    const struct range masses = enclose_multiply(e, quantity(e, c, Q_m), quantity(e, c, Q_M));
    const struct range stiffness = enclose_multiply(e, quantity(e, c, Q_c), quantity(e, c, Q_total));
    const struct range unit = enclose_sqrt(e, enclose_divide(e, masses, stiffness));
    if (!enclose_is_within(e, enclose_multiply(e, w->d.theta, unit), stated))
        return of_verdict("time", "is not that of the first stop");
    return wide(c, stated, "time");
}

/* The cosine ((1 + rho) sqrt(1 - 1/rho) - 1) / rho of the limit. */
/*@ requires framework_numbers(d);
  @ assigns scalar_doubt;
  @ ensures range_ok(\result) && DOUBT_STAYS; */
static struct range cosine_of_limit(const struct framework_data *d)
{
    const struct enclose *e = &d->e;
    const struct range root = enclose_sqrt(e, enclose_subtract(e, d->one, enclose_divide(e, d->one, d->rho)));
    return enclose_divide(e, enclose_subtract(e, enclose_multiply(e, d->total, root), d->one), d->rho);
}

/* 1 when the cosine falls through that of the limit between these ends, which lie between 0 and pi. */
/*@ requires framework_numbers(d) && range_ok(limit);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_limit(const struct framework_data *d, struct range limit)
{
    const struct enclose *e = &d->e;
    const struct range low = range_of(limit.low), high = range_of(limit.high), cosine = cosine_of_limit(d);
    return is_ordered(d, limit, 1) && framework_is_below(e, high, d->pi) &&
           framework_is_below(e, enclose_cosine(e, high), cosine) &&
           framework_is_below(e, cosine, enclose_cosine(e, low));
}

/* The critical velocity is V at the limit, where t + rho sin t increases. */
/*@ requires framework_ok(w);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static struct flaw flaw_of_critical(const struct framework *w)
{
    const struct enclose *e = &w->d.e;
    const struct theory_case *c = w->c;
    const struct range limit = framework_range(c, json_member(c->json, (int)c->witness, "limit"));
    const struct range stated = framework_range(c, json_member(c->json, (int)c->verdict, "critical"));
    if (!is_limit(&w->d, limit)) return of_witness("limit", "is not the angle with that cosine");
    const struct range V = enclose_add(e, limit, enclose_multiply(e, w->d.rho, enclose_sine(e, limit)));
    if (!enclose_is_within(e, V, stated)) return of_verdict("critical", "is not the critical velocity");
    return wide(c, stated, "critical");
}

/* 1 when a node is a string without a slash, which the schema makes an integer. */
/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_whole(const struct json *json, int node)
{
    const struct json_node *at = json->node + node;
    if (at->type != JSON_STRING) return 0;
    /*@ loop invariant at->start <= i <= at->end;
      @ loop assigns i;
      @ loop variant at->end - i; */
    for (int i = at->start; i < at->end; i++)
        if (json->text[i] == '/') return 0;
    return 1;
}

/* The number of jumps of the paper is the integer n with n < drive / hold <= n + 1. */
/*@ requires framework_ready(w);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static struct flaw flaw_of_jumps(const struct framework *w)
{
    const struct theory_case *c = w->c;
    struct scalar_pool *pool = c->pool;
    const int node = json_member(c->json, (int)c->verdict, "paper_jumps");
    if (!is_whole(c->json, node)) return of_verdict("paper_jumps", "is not a whole number");
    const scalar n = quantity_number(c->json, pool, node), hold = c->q[Q_hold], drive = c->q[Q_drive];
    const scalar after = scalar_multiply(pool, scalar_add(pool, n, scalar_one(pool)), hold);
    if (scalar_sign(n) >= 0 && scalar_sign(scalar_subtract(pool, drive, scalar_multiply(pool, n, hold))) > 0 &&
        scalar_sign(scalar_subtract(pool, drive, after)) <= 0)
        return no_flaw();
    return of_verdict("paper_jumps", "is not the number");
}

/* 1 when the value of a key, which the schema demands, is null. */
/*@ requires json_ok(json) && 0 <= object < json->count;
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_null(const struct json *json, int object, const char *key)
{
    return json->node[json_member(json, object, key)].type == JSON_NULL;
}

/* Some fields are null unless the body is heavier than the framework. */
/*@ requires case_ready(c);
  @ assigns \nothing; */
static struct flaw flaw_of_nulls(const struct theory_case *c, int heavy)
{
    if (is_null(c->json, (int)c->witness, "turn") == heavy) return of_witness("turn", "is given exactly when M > m");
    if (is_null(c->json, (int)c->witness, "limit") == heavy) return of_witness("limit", "is given exactly when M > m");
    if (is_null(c->json, (int)c->verdict, "critical") == heavy)
        return of_verdict("critical", "is given exactly when M > m");
    return no_flaw();
}

/* What the verdict states of branch and critical velocity. */
/*@ requires framework_ok(w);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static struct flaw flaw_of_fall(const struct framework *w, int heavy)
{
    const long n = framework_integer(w->c->json, json_member(w->c->json, (int)w->c->verdict, "branch"));
    if (!heavy) return n == 0 ? no_flaw() : of_verdict("branch", "is not 0");
    if (n < 0) return of_verdict("branch", "is negative, or too large");
    const struct flaw flaw = flaw_of_branch(w, n);
    return flaw.what == NULL ? flaw_of_critical(w) : flaw;
}

/* What is stated of the motion until the first stop. */
/*@ requires framework_ready(w);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
static struct flaw flaw_of_motion(const struct framework *w, int heavy)
{
    struct flaw flaw = flaw_of_nulls(w->c, heavy);
    if (flaw.what == NULL) flaw = flaw_of_stop(w);
    if (flaw.what == NULL) flaw = flaw_of_time(w);
    if (flaw.what == NULL) flaw = flaw_of_jumps(w);
    return flaw.what == NULL ? flaw_of_fall(w, heavy) : flaw;
}

/* Checks what is claimed. */
/*@ requires framework_ready(w);
  @ assigns *w->c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_claims(const struct framework *w)
{
    const struct theory_case *c = w->c;
    const int heavy = c->sign[Q_excess] > 0;
    const struct flaw flaw = flaw_of_motion(w, heavy);
    if (flaw.what != NULL) return case_rejected(c, flaw.place, flaw.item, flaw.what);
    if (!case_lists_zeros(c, json_member(c->json, (int)c->verdict, "zeros")))
        return case_rejected(c, "verdict", "zeros", "are not the quantities that are 0");
    return heavy ? framework_check_slips(w) : framework_check_rest(w);
}

/* The numbers with which motions are followed, to so many bits. */
/*@ requires case_evaluated(c) && c->theory->program->quantities == Q_COUNT && 0 <= bits <= ENCLOSE_MAX_BITS;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && data_ok(\result); */
static struct framework_data data_of(const struct theory_case *c, int bits)
{
    const struct enclose e = {c->pool, bits};
    //@ assert texts: \forall char *s; \at(constant_text(s), Pre) ==> constant_text(s);
    //@ assert program: theory_program(c->theory);
    //@ assert reads: theory_reads(c->theory);
    //@ assert named: theory_named(c->theory);
    //@ assert theory: theory_ok(c->theory);
    //@ assert ready: case_ready(c);
    return find_data(&e, c);
}

/* Checks what is claimed, with these numbers. */
/*@ requires case_evaluated(w.c) && w.c->theory->program->quantities == Q_COUNT && data_ok(w.d);
  @ assigns *w.c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_with(struct framework w)
{
    const struct theory_case *c = w.c;
    const struct theory *t = c->theory;
    (void)t;
    //@ assert texts: \forall char *s; \at(constant_text(s), Pre) ==> constant_text(s);
    //@ assert program: theory_program(t);
    //@ assert reads: theory_reads(t);
    //@ assert hypotheses: hypotheses_named(t->hypothesis, t->hypotheses);
    //@ assert reports: reports_named(&t->report[0], t->reports);
    //@ assert before: \at(modes_named(w.c->theory->mode, w.c->theory->modes), Pre);
    /*@ assert each: \forall integer k; 0 <= k < t->modes ==> \at(mode_named(w.c->theory->mode + k), Pre); */
    /*@ assert guards: \forall integer k; 0 <= k < t->modes ==> constant_text(&t->mode[k].name[0]) &&
      @   constant_text(&t->mode[k].guard.name[0]) && constant_text(&t->mode[k].none.name[0]) &&
      @   constant_text(&t->mode[k].line.name[0]); */
    /*@ assert inequalities: \forall integer k, i; 0 <= k < t->modes && 0 <= i < t->mode[k].inequalities ==>
      @   constant_text(&t->mode[k].inequality[i].name[0]); */
    //@ assert modes: modes_named(t->mode, t->modes);
    //@ assert unknowns: unknowns_named(t);
    //@ assert named: theory_named(t);
    //@ assert theory: theory_ok(t);
    //@ assert ready: case_ready(c);
    //@ assert evaluated: case_evaluated(c);
    //@ assert data: framework_numbers(&w.d);
    return check_claims(&w);
}

/* Checks a record. */
/*@ requires case_ready(c) && c->theory->program->quantities == Q_COUNT;
  @ assigns *c, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_in(struct theory_case *c)
{
    if (!case_check_quantities(c)) return 0;
    const int bits = read_bits(c);
    return bits == 0 ? framework_wrong(c, "bits", "are too many, or negative")
                     : check_with((struct framework){c, data_of(c, bits)});
}

/* The same, with an answer that is a block of its own. */
/*@ requires quantities_ready(json, pool, answer) && theory_ok(theory) && theory->program->quantities == Q_COUNT;
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_theory(const struct json *json, struct scalar_pool *pool, const struct theory *theory,
                        struct answer *answer)
{
    struct answer found;
    struct theory_case c;
    //@ assert texts: \forall char *s; \at(constant_text(s), Pre) ==> constant_text(s);
    //@ assert program: theory_program(theory);
    //@ assert reads: theory_reads(theory);
    //@ assert named: theory_named(theory);
    //@ assert theory: theory_ok(theory);
    //@ assert apart: case_apart(&c, theory, json, &found);
    case_begin(&c, theory, json, pool, &found);
    const int fine = check_in(&c);
    if (!fine) *answer = found;
    return fine;
}

int framework_check(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    const int problem = json_member(json, 0, "problem");
    if (!json_is(json, json_member(json, problem, "model"), "enlarged"))
        return answer_set(answer, ANSWER_REJECTED, "problem", "model", "is another");
    return check_theory(json, pool, framework_theory(), answer);
}
