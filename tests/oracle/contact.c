/* SPDX-License-Identifier: BSD-2-Clause */
#include "oracle/contact.h"

#include "oracle/polyhedron.h"
#include "oracle/response.h"

#include <assert.h>
#include <stddef.h>

/* Linear functions of the force (lambda_N, lambda_T), each multiplied by a positive integer. */
enum {
    U_DOT,       /* a + A lambda_T + B lambda_N */
    MINUS_U_DOT, /* its negative */
    V_DOT,       /* b + B lambda_T + C lambda_N */
    NORMAL,      /* lambda_N */
    TANGENT,     /* lambda_T */
    BACKWARD,    /* mu lambda_N + lambda_T, zero for the friction of positive slip */
    FORWARD,     /* mu lambda_N - lambda_T, zero for the friction of negative slip */
    FUNCTIONS,
    END = -1
};

struct condition {
    int function; /* or END */
    enum relation relation;
};

/* Modes as in the paper's table of constraints: every inequality is a condition AT_LEAST_ZERO. */
enum { MODE_MAX = 6 };
static const struct condition flight[MODE_MAX] = {
    {NORMAL, IS_ZERO}, {TANGENT, IS_ZERO}, {V_DOT, AT_LEAST_ZERO}, {END, 0}};
static const struct condition slip_plus[MODE_MAX] = {
    {BACKWARD, IS_ZERO}, {V_DOT, IS_ZERO}, {NORMAL, AT_LEAST_ZERO}, {END, 0}};
static const struct condition start_plus[MODE_MAX] = {
    {BACKWARD, IS_ZERO}, {V_DOT, IS_ZERO}, {NORMAL, AT_LEAST_ZERO}, {U_DOT, AT_LEAST_ZERO}, {END, 0}};
static const struct condition slip_minus[MODE_MAX] = {
    {FORWARD, IS_ZERO}, {V_DOT, IS_ZERO}, {NORMAL, AT_LEAST_ZERO}, {END, 0}};
static const struct condition start_minus[MODE_MAX] = {
    {FORWARD, IS_ZERO}, {V_DOT, IS_ZERO}, {NORMAL, AT_LEAST_ZERO}, {MINUS_U_DOT, AT_LEAST_ZERO}, {END, 0}};
static const struct condition stick[MODE_MAX] = {{U_DOT, IS_ZERO},         {V_DOT, IS_ZERO},
                                                 {NORMAL, AT_LEAST_ZERO},  {BACKWARD, AT_LEAST_ZERO},
                                                 {FORWARD, AT_LEAST_ZERO}, {END, 0}};

/* Signorini: 0 <= lambda_N, 0 <= v_dot, and one of them is zero. */
static const struct condition signorini[2][MODE_MAX] = {
    {{V_DOT, IS_ZERO}, {NORMAL, AT_LEAST_ZERO}, {END, 0}},
    {{NORMAL, IS_ZERO}, {V_DOT, AT_LEAST_ZERO}, {END, 0}},
};

/* Coulomb, on lambda_N >= 0: the alternatives for u > 0, for u < 0, and three for u = 0. */
static const struct condition coulomb_plus[MODE_MAX] = {{BACKWARD, IS_ZERO}, {END, 0}};
static const struct condition coulomb_minus[MODE_MAX] = {{FORWARD, IS_ZERO}, {END, 0}};
static const struct condition coulomb_rest[3][MODE_MAX] = {
    {{BACKWARD, IS_ZERO}, {U_DOT, AT_LEAST_ZERO}, {END, 0}},
    {{FORWARD, IS_ZERO}, {MINUS_U_DOT, AT_LEAST_ZERO}, {END, 0}},
    {{U_DOT, IS_ZERO}, {BACKWARD, AT_LEAST_ZERO}, {FORWARD, AT_LEAST_ZERO}, {END, 0}},
};

static void set_function(struct linear *f, mpz_srcptr one, mpz_srcptr normal, mpz_srcptr tangent)
{
    mpz_set(f->c[0], one);
    mpz_set(f->c[1], normal);
    mpz_set(f->c[2], tangent);
}

/* The functions with integer coefficients: a, b, A, B, C times their common denominator, mu = m / n times n. */
static void functions_of(struct linear function[FUNCTIONS], const struct oracle_problem *problem)
{
    mpz_t common, zero, one, x[ORACLE_mu], minus_n;
    mpz_inits(common, zero, one, minus_n, NULL);
    mpz_set_ui(common, 1);
    mpz_set_ui(one, 1);
    mpz_srcptr m = mpq_numref(problem->in[ORACLE_mu]), n = mpq_denref(problem->in[ORACLE_mu]);
    mpz_neg(minus_n, n);
    for (int i = 0; i < ORACLE_mu; i++) mpz_lcm(common, common, mpq_denref(problem->in[i]));
    for (int i = 0; i < ORACLE_mu; i++) {
        mpz_init(x[i]);
        mpz_divexact(x[i], common, mpq_denref(problem->in[i]));
        mpz_mul(x[i], x[i], mpq_numref(problem->in[i]));
    }
    set_function(&function[U_DOT], x[ORACLE_a], x[ORACLE_B], x[ORACLE_A]);
    set_function(&function[V_DOT], x[ORACLE_b], x[ORACLE_C], x[ORACLE_B]);
    set_function(&function[NORMAL], zero, one, zero);
    set_function(&function[TANGENT], zero, zero, one);
    set_function(&function[BACKWARD], zero, m, n);
    set_function(&function[FORWARD], zero, m, minus_n);
    for (int i = 0; i < ORACLE_mu; i++) mpz_neg(x[i], x[i]);
    set_function(&function[MINUS_U_DOT], x[ORACLE_a], x[ORACLE_B], x[ORACLE_A]);
    for (int i = 0; i < ORACLE_mu; i++) mpz_clear(x[i]);
    mpz_clears(common, zero, one, minus_n, NULL);
}

static void impose(struct polyhedron *p, const struct linear *function, const struct condition *c)
{
    for (; c->function != END; c++) polyhedron_cut(p, &function[c->function], c->relation);
}

/* Consistent when every inequality can be strict, boundary when only some equality is left. */
static int status_of(const struct polyhedron *p, const struct linear *function, const struct condition *c)
{
    if (polyhedron_is_empty(p)) return ORACLE_INCONSISTENT;
    for (; c->function != END; c++)
        if (c->relation == AT_LEAST_ZERO && !polyhedron_exceeds(p, &function[c->function])) return ORACLE_BOUNDARY;
    return ORACLE_CONSISTENT;
}

/* The forces of one mode: its status, and the normal stability at a force inside the set. */
static void examine(const struct oracle_problem *problem, const struct linear *function, const struct condition *mode,
                    int *status, int *stability)
{
    struct polyhedron p;
    mpq_t lambda_N;
    polyhedron_plane(&p);
    impose(&p, function, mode);
    *status = status_of(&p, function, mode);
    *stability = ORACLE_NO_FORCE;
    if (*status != ORACLE_INCONSISTENT) {
        mpq_init(lambda_N);
        polyhedron_inner(lambda_N, &p);
        *stability = oracle_stability(problem, lambda_N);
        mpq_clear(lambda_N);
    }
    polyhedron_clear(&p);
}

static void modes_of(const struct oracle_problem *problem, const struct linear *function, struct oracle_verdict *v)
{
    const int u = mpq_sgn(problem->in[ORACLE_u]);
    const struct condition *const plus = u == 0 ? start_plus : slip_plus, *minus = u == 0 ? start_minus : slip_minus;
    const struct condition *const mode[ORACLE_MODES] = {flight, u < 0 ? NULL : plus, u > 0 ? NULL : minus,
                                                        u != 0 ? NULL : stick};
    for (int i = 0; i < ORACLE_MODES; i++) {
        v->mode[i] = ORACLE_INADMISSIBLE;
        v->stability[i] = ORACLE_NO_FORCE;
        if (mode[i] != NULL) examine(problem, function, mode[i], &v->mode[i], &v->stability[i]);
        v->follows[i] = v->mode[i] == ORACLE_CONSISTENT && v->stability[i] == ORACLE_STABLE;
    }
}

static void cone_of(const struct oracle_problem *problem, const struct linear *function, struct oracle_verdict *v)
{
    int status, unused;
    examine(problem, function, stick, &status, &unused);
    v->cone = status == ORACLE_CONSISTENT ? ORACLE_INTERIOR : status == ORACLE_BOUNDARY ? ORACLE_EDGE : ORACLE_EXTERIOR;
}

/* The union of at most six polyhedra, as a number of distinct points. */
static int count_points(const struct polyhedron *piece, int pieces)
{
    int count = 0;
    for (int i = 0; i < pieces; i++) {
        if (polyhedron_is_empty(&piece[i])) continue;
        if (!polyhedron_is_point(&piece[i])) return ORACLE_CONTINUUM;
        int seen = 0;
        for (int j = 0; j < i; j++)
            seen |= polyhedron_is_point(&piece[j]) && polyhedron_same_point(&piece[i], &piece[j]);
        count += !seen;
    }
    return count;
}

static int solutions_of(const struct oracle_problem *problem, const struct linear *function)
{
    const int u = mpq_sgn(problem->in[ORACLE_u]), alternatives = u == 0 ? 3 : 1;
    struct polyhedron piece[6];
    int pieces = 0;
    for (int i = 0; i < 2; i++)
        for (int k = 0; k < alternatives; k++) {
            const struct condition *friction = u > 0 ? coulomb_plus : u < 0 ? coulomb_minus : coulomb_rest[k];
            polyhedron_plane(&piece[pieces]);
            impose(&piece[pieces], function, signorini[i]);
            impose(&piece[pieces++], function, friction);
        }
    const int count = count_points(piece, pieces);
    for (int i = 0; i < pieces; i++) polyhedron_clear(&piece[i]);
    return count;
}

static int class_of(const struct oracle_verdict *v)
{
    int count[4] = {0, 0, 0, 0};
    for (int i = 0; i < ORACLE_MODES; i++) count[v->mode[i]]++;
    if (count[ORACLE_BOUNDARY] > 0 || v->solutions == ORACLE_CONTINUUM) return ORACLE_DEGENERATE;
    if (count[ORACLE_CONSISTENT] == 0) return ORACLE_NONE;
    return count[ORACLE_CONSISTENT] == 1 ? ORACLE_DETERMINATE : ORACLE_INDETERMINATE;
}

/* The paper's names: columns by the sign of u; rows (i) to (iii) for b > 0, (iv) to (vi) for b < 0. */
static const char *cell_of(const struct oracle_verdict *v)
{
    static const char *const name[3][6] = {
        {"I(i)", "I(ii)", "I(iii)", "I(iv)", "I(v)", "I(vi)"},
        {"II(i)", "II(ii)", "II(iii)", "II(iv)", "II(v)", "II(vi)"},
        {"III(i)", "III(ii)", "III(iii)", "III(iv)", "III(v)", "III(vi)"},
    };
    const int b = v->sign[ORACLE_b], p_plus = v->sign[ORACLE_p_plus], p_minus = v->sign[ORACLE_p_minus];
    if (v->class == ORACLE_DEGENERATE || b == 0 || p_plus == 0 || p_minus == 0) return NULL;
    return name[1 - v->sign[ORACLE_u]][(b > 0 ? 0 : 3) + (p_minus < 0 ? 1 : p_plus < 0 ? 2 : 0)];
}

void oracle_contact(const struct oracle_problem *problem, struct oracle_verdict *v)
{
    struct linear function[FUNCTIONS];
    assert(oracle_in_hypotheses(problem));
    for (int i = 0; i < FUNCTIONS; i++) linear_init(&function[i]);
    functions_of(function, problem);
    oracle_signs(problem, v->sign);
    modes_of(problem, function, v);
    cone_of(problem, function, v);
    v->solutions = solutions_of(problem, function);
    v->class = class_of(v);
    v->cell = cell_of(v);
    v->impact = oracle_impact(problem);
    v->impact_follows = v->impact == ORACLE_IMPACT;
    v->arrest_follows = v->impact == ORACLE_IMPACT_DEGENERATE && v->sign[ORACLE_b] < 0;
    for (int i = 0; i < FUNCTIONS; i++) linear_clear(&function[i]);
}
