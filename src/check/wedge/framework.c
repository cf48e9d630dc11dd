/* SPDX-License-Identifier: BSD-2-Clause */
/* The model `enlarged` (spec/wedge/certificate.md, W.5): the intervals of the witness, by the rule ENCLOSE. */
#include "check/wedge/framework.h"

#include "check/kernel/word.h"
#include "check/numbers/narrow.h"

#include <stddef.h>

#define PROGRAM_TABLE
#define PROGRAM enlarged
#define PROGRAM_INPUTS WEDGE_ENLARGED_INPUTS
#define PROGRAM_FORMULAS WEDGE_ENLARGED_FORMULAS
#include "formula/program.h"

#define INPUT_INDEX(name, unit, meaning) Q_##name,
#define FORMULA_INDEX(macro, name, unit, meaning) Q_##name,
enum { WEDGE_ENLARGED_INPUTS(INPUT_INDEX) WEDGE_ENLARGED_FORMULAS(FORMULA_INDEX) Q_COUNT };

static const struct theory_hypothesis hypotheses[] = {{"m", {Q_m, IS_POSITIVE}},   {"M", {Q_M, IS_POSITIVE}},
                                                      {"c", {Q_c, IS_POSITIVE}},   {"g", {Q_g, IS_POSITIVE}},
                                                      {"mu", {Q_mu, IS_POSITIVE}}, {"v", {Q_v, IS_POSITIVE}}};
static const struct theory theory = {
    .program = &enlarged_program, .hypotheses = WORD_ROWS(hypotheses), .hypothesis = hypotheses};

int framework_wrong(const struct framework *w, const char *item, const char *what)
{
    return case_rejected(&w->c, "witness", item, what);
}

int framework_states(const struct framework *w, const char *key, const char *word)
{
    return json_is(w->c.json, json_member(w->c.json, w->c.verdict, key), word) ||
           case_rejected(&w->c, "verdict", key, "does not follow");
}

/* A rational; elements of a number field are not allowed as ends. */
static scalar end_of(const struct framework *w, int node, const char *key)
{
    const int end = json_member(w->c.json, node, key);
    if (w->c.json->node[end].type != JSON_STRING) return scalar_unknown(w->c.pool);
    return quantity_number(w->c.json, w->c.pool, end);
}

struct range framework_range(const struct framework *w, int node)
{
    return (struct range){end_of(w, node, "lo"), end_of(w, node, "hi")};
}

/* A number of at most 7 digits; -1 for another one. */
static long small_number(const struct json *json, int node)
{
    enum { DIGITS = 7 };
    const struct json_node *at = json->node + node;
    long n = 0;
    if (at->type != JSON_INTEGER || at->end - at->start > DIGITS || json->text[at->start] == '-') return -1;
    for (int i = at->start; i < at->end; i++) n = 10 * n + json->text[i] - '0';
    return n;
}

/* Reads the bits with which the producer worked. This checker uses more, because it rounds differently. */
static int read_bits(struct framework *w)
{
    enum { LEAST = 64, MOST = 4096, MORE = 64 };
    const long bits = small_number(w->c.json, json_member(w->c.json, w->c.witness, "bits"));
    if (bits < 0 || bits > MOST) return framework_wrong(w, "bits", "are too many, or negative");
    w->e = (struct enclose){w->c.pool, (int)(bits < LEAST ? LEAST : bits) + MORE};
    return 1;
}

static struct range quantity(const struct framework *w, int index)
{
    return enclose_number(&w->e, w->c.q[index]);
}

/* rho = M / m, V^2 = drive total / (m hold). */
static void find_data(struct framework *w)
{
    const struct enclose *e = &w->e;
    const struct range m = quantity(w, Q_m);
    const struct range drive = enclose_multiply(e, quantity(w, Q_drive), quantity(w, Q_total));
    w->one = enclose_integer(e, 1);
    w->rho = enclose_divide(e, quantity(w, Q_M), m);
    w->total = enclose_add(e, w->one, w->rho);
    w->V = enclose_sqrt(e, enclose_divide(e, drive, enclose_multiply(e, m, quantity(w, Q_hold))));
    w->pi = enclose_pi(e);
    w->two_pi = enclose_add(e, w->pi, w->pi);
}

int framework_rises_through_0(const struct framework *w, struct range at_low, struct range at_high)
{
    (void)w;
    return range_sign(at_low) == -1 && range_sign(at_high) == 1;
}

/* t + rho sin t - V */
static struct range stop_at(const struct framework *w, struct range t)
{
    const struct enclose *e = &w->e;
    return enclose_subtract(e, enclose_add(e, t, enclose_multiply(e, w->rho, enclose_sine(e, t))), w->V);
}

/* 1 + rho cos t */
static struct range slope_at(const struct framework *w, struct range t)
{
    return enclose_add(&w->e, w->one, enclose_multiply(&w->e, w->rho, enclose_cosine(&w->e, t)));
}

int framework_is_below(const struct framework *w, struct range x, struct range y)
{
    return range_sign(enclose_subtract(&w->e, x, y)) == -1;
}

/* 1 when high - low <= high / 2^40. Without a bound on its width an interval may contain its number, which is not
 * negative, and yet say nothing about it. */
static int is_narrow(const struct framework *w, struct range x, const char *key)
{
    return range_is_narrow(w->c.pool, x, x.high, 40) ||
           case_rejected(&w->c, "verdict", key, "is wider than 2^-40 allows");
}

/* Checks that theta lies between the ends, which enclose exactly one root of an increasing function. */
static int check_stop(struct framework *w)
{
    const struct range low = range_of(w->theta.low), high = range_of(w->theta.high);
    if (scalar_sign(w->theta.low) < 0 || !framework_is_below(w, low, high))
        return case_rejected(&w->c, "verdict", "first_stop", "is negative, or its ends are not in order");
    if (!framework_rises_through_0(w, stop_at(w, low), stop_at(w, high)))
        return case_rejected(&w->c, "verdict", "first_stop", "the velocity is not seen to end there");
    return is_narrow(w, w->theta, "first_stop");
}

/* For rho > 1: the root is on increasing branch number n, and the maxima before it are below V. */
static int check_branch(const struct framework *w, long n)
{
    const struct enclose *e = &w->e;
    const struct range turn = framework_range(w, json_member(w->c.json, w->c.witness, "turn"));
    const struct range low = range_of(turn.low), high = range_of(turn.high);
    const struct range middle = enclose_multiply(e, w->two_pi, enclose_integer(e, n));
    if (range_sign(slope_at(w, w->theta)) != 1) return framework_wrong(w, "turn", "the velocity is not seen to fall");
    if (!framework_is_below(w, enclose_subtract(e, middle, w->pi), range_of(w->theta.low)) ||
        !framework_is_below(w, range_of(w->theta.high), enclose_add(e, middle, w->pi)))
        return case_rejected(&w->c, "verdict", "branch", "is not where the first stop is");
    if (scalar_sign(turn.low) <= 0 || !framework_is_below(w, low, high) || !framework_is_below(w, high, w->pi) ||
        !framework_rises_through_0(w, enclose_negate(e, slope_at(w, low)), enclose_negate(e, slope_at(w, high))))
        return framework_wrong(w, "turn", "is not where the velocity turns");
    if (n == 0) return 1;
    const struct range root = enclose_sqrt(e, enclose_subtract(e, enclose_multiply(e, w->rho, w->rho), w->one));
    const struct range periods = enclose_multiply(e, w->two_pi, enclose_integer(e, n - 1));
    return framework_is_below(w, enclose_add(e, enclose_add(e, high, root), periods), w->V) ||
           case_rejected(&w->c, "verdict", "branch", "the framework stops before");
}

/* Checks the time theta / Omega, whose square is theta^2 m M / (c total). */
static int check_time(const struct framework *w)
{
    const struct enclose *e = &w->e;
    const struct range stated = framework_range(w, json_member(w->c.json, w->c.verdict, "time"));
    const struct range masses = enclose_multiply(e, quantity(w, Q_m), quantity(w, Q_M));
    const struct range stiffness = enclose_multiply(e, quantity(w, Q_c), quantity(w, Q_total));
    const struct range unit = enclose_sqrt(e, enclose_divide(e, masses, stiffness));
    if (!enclose_is_within(e, enclose_multiply(e, w->theta, unit), stated))
        return case_rejected(&w->c, "verdict", "time", "is not that of the first stop");
    return is_narrow(w, stated, "time");
}

/* V at cos limit = ((1 + rho) sqrt(1 - 1/rho) - 1) / rho, where t + rho sin t increases. */
static int check_critical(const struct framework *w)
{
    const struct enclose *e = &w->e;
    const struct range limit = framework_range(w, json_member(w->c.json, w->c.witness, "limit"));
    const struct range stated = framework_range(w, json_member(w->c.json, w->c.verdict, "critical"));
    const struct range low = range_of(limit.low), high = range_of(limit.high);
    const struct range root = enclose_sqrt(e, enclose_subtract(e, w->one, enclose_divide(e, w->one, w->rho)));
    const struct range cosine =
        enclose_divide(e, enclose_subtract(e, enclose_multiply(e, w->total, root), w->one), w->rho);
    if (scalar_sign(limit.low) <= 0 || !framework_is_below(w, low, high) || !framework_is_below(w, high, w->pi) ||
        !framework_is_below(w, enclose_cosine(e, high), cosine) ||
        !framework_is_below(w, cosine, enclose_cosine(e, low)))
        return framework_wrong(w, "limit", "is not the angle with that cosine");
    const struct range V = enclose_add(e, limit, enclose_multiply(e, w->rho, enclose_sine(e, limit)));
    if (!enclose_is_within(e, V, stated))
        return case_rejected(&w->c, "verdict", "critical", "is not the critical velocity");
    return is_narrow(w, stated, "critical");
}

/* Checks the integer n with n < drive / hold <= n + 1. */
static int check_paper_jumps(const struct framework *w)
{
    const int node = json_member(w->c.json, w->c.verdict, "paper_jumps");
    struct scalar_pool *pool = w->c.pool;
    const struct json_node *at = w->c.json->node + node;
    if (at->type != JSON_STRING) return case_rejected(&w->c, "verdict", "paper_jumps", "is not a whole number");
    for (int i = at->start; i < at->end; i++)
        if (w->c.json->text[i] == '/') return case_rejected(&w->c, "verdict", "paper_jumps", "is not a whole number");
    const scalar n = quantity_number(w->c.json, pool, node), hold = w->c.q[Q_hold], drive = w->c.q[Q_drive];
    const scalar after = scalar_multiply(pool, scalar_add(pool, n, scalar_one(pool)), hold);
    return (scalar_sign(n) >= 0 && scalar_sign(scalar_subtract(pool, drive, scalar_multiply(pool, n, hold))) > 0 &&
            scalar_sign(scalar_subtract(pool, drive, after)) <= 0) ||
           case_rejected(&w->c, "verdict", "paper_jumps", "is not the number");
}

/* 1 when the fields are absent that exist only if the body is heavier than the framework. */
static int check_heavy(const struct framework *w)
{
    static const char *const keys[] = {"turn", "limit"};
    const struct json *json = w->c.json;
    const int heavy = w->c.sign[Q_excess] > 0;
    for (int i = 0; i < 2; i++)
        if ((json->node[json_member(json, w->c.witness, keys[i])].type != JSON_NULL) != heavy)
            return framework_wrong(w, keys[i], "is given exactly when M > m");
    if ((json->node[json_member(json, w->c.verdict, "critical")].type != JSON_NULL) != heavy)
        return case_rejected(&w->c, "verdict", "critical", "is given exactly when M > m");
    return 1;
}

static int check_motion(struct framework *w)
{
    const struct json *json = w->c.json;
    const long n = small_number(json, json_member(json, w->c.verdict, "branch"));
    w->theta = framework_range(w, json_member(json, w->c.verdict, "first_stop"));
    if (!check_heavy(w) || !check_stop(w) || !check_time(w) || !check_paper_jumps(w)) return 0;
    if (w->c.sign[Q_excess] <= 0)
        return n == 0 ? framework_check_rest(w) : case_rejected(&w->c, "verdict", "branch", "is not 0");
    if (n < 0) return case_rejected(&w->c, "verdict", "branch", "is negative, or too large");
    return check_branch(w, n) && check_critical(w) && framework_check_slips(w);
}

int framework_check(const struct json *json, struct scalar_pool *pool, struct answer *answer)
{
    struct framework w;
    const int problem = json_member(json, 0, "problem");
    if (!json_is(json, json_member(json, problem, "model"), "enlarged"))
        return answer_set(answer, ANSWER_REJECTED, "problem", "model", "is another");
    case_begin(&w.c, &theory, json, pool, answer);
    if (!case_check_quantities(&w.c) || !read_bits(&w)) return 0;
    find_data(&w);
    if (!check_motion(&w)) return 0;
    return case_lists_zeros(&w.c, json_member(json, w.c.verdict, "zeros")) ||
           case_rejected(&w.c, "verdict", "zeros", "are not the quantities that are 0");
}
