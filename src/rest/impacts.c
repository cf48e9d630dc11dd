/* SPDX-License-Identifier: BSD-2-Clause */
#define PROGRAM_TABLE
#include "rest/impact_formula.h"
#include "numbers/program.h"
#define PROGRAM rest_poisson
#define PROGRAM_INPUTS REST_INPUTS
#define PROGRAM_FORMULAS REST_POISSON_FORMULAS
#include "formula/program.h"
#define PROGRAM rest_energetic
#define PROGRAM_INPUTS REST_INPUTS
#define PROGRAM_FORMULAS REST_ENERGETIC_FORMULAS
#include "formula/program.h"
#undef PROGRAM_TABLE

#include "problem/failure.h"
#include "rest/impacts.h"
#include "rest/program.h"
#include "rest/rest.h"

#include "rest/table.h"

#include <stdio.h>
#include <string.h>

/* The first quantities of all three programs are those of rest_program, at the same nodes. */
_Static_assert((int)rest_poisson_N == (int)rest_N && (int)rest_energetic_N == (int)rest_N, "same nodes");
_Static_assert((int)rest_poisson_D_r_minus == (int)rest_energetic_D_r_minus, "same nodes");

static int sign_at(const struct evaluation *e, int node)
{
    return (int)e->sign[node];
}

/* The sign of r - 1, for 0 <= r <= 1: r - r^2 is 0 only for r = 0 and r = 1. */
static int against_one(const struct evaluation *e)
{
    return sign_at(e, rest_r_range) == 0 && sign_at(e, rest_r) > 0 ? 0 : -1;
}

/* The polynomials with the sign of e - 1, for one direction of slip. */
struct growth {
    int D_c, D_r, late, early;
};

/* The sign of e - 1 when the impact after stick begins with slip in this direction. On the edge of the friction cone
 * it is not positive (spec/rest/README.md): combinations of signs for which it would be belong to no equilibrium. */
static int sign_of_growth(const struct evaluation *e, struct growth g)
{
    if (sign_at(e, g.D_r) >= 0) return against_one(e);
    const int inside = sign_at(e, rest_E_plus) < 0 && sign_at(e, rest_E_minus) < 0;
    const int growth = sign_at(e, sign_at(e, g.D_c) >= 0 ? g.late : g.early);
    return growth > 0 && !inside ? 0 : growth;
}

static int impacts_by(const struct evaluation *e, int law, struct growth forward, struct growth backward)
{
    const int a = sign_at(e, rest_a);
    const int reverses = sign_at(e, rest_k_plus) < 0 || sign_at(e, rest_k_minus) < 0;
    if (sign_at(e, rest_b) >= 0) return against_one(e);
    if (reverses) return rest_sign_in_reversal(e, against_one(e), law);
    return law == LAW_NEWTON || a == 0 ? against_one(e) : sign_of_growth(e, a > 0 ? forward : backward);
}

static enum status verdict_of(const struct evaluation *e, int impacts, struct rest_verdict *verdict,
                              struct failure *failure)
{
    const struct rest_signs signs = {.b = sign_at(e, rest_b),
                                     .E_plus = sign_at(e, rest_E_plus),
                                     .E_minus = sign_at(e, rest_E_minus),
                                     .potential = 1,
                                     .impacts = impacts};
    const enum status status = rest_check_hypotheses(e, failure);
    if (status != STATUS_OK) return status;
    return rest_classify(&signs, verdict) == STATUS_OK ? STATUS_OK : no_row_holds(failure);
}

static int newton_impacts(const struct evaluation *e)
{
    const struct growth none = {0, 0, 0, 0};
    return impacts_by(e, LAW_NEWTON, none, none);
}

static int poisson_impacts(const struct evaluation *e)
{
    static const struct growth forward = {rest_poisson_D_c_plus, rest_poisson_D_r_plus, rest_poisson_late_plus,
                                          rest_poisson_early},
                               backward = {rest_poisson_D_c_minus, rest_poisson_D_r_minus, rest_poisson_late_minus,
                                           rest_poisson_early};
    return impacts_by(e, LAW_POISSON, forward, backward);
}

static int energetic_impacts(const struct evaluation *e)
{
    static const struct growth forward = {rest_energetic_D_c_plus, rest_energetic_D_r_plus, rest_energetic_late_plus,
                                          rest_energetic_early_plus},
                               backward = {rest_energetic_D_c_minus, rest_energetic_D_r_minus,
                                           rest_energetic_late_minus, rest_energetic_early_minus};
    return impacts_by(e, LAW_ENERGETIC, forward, backward);
}

/* The sign of e - 1: by the law of the program. */
static int impacts_of(const struct evaluation *e)
{
    if (e->program == &rest_poisson_program) return poisson_impacts(e);
    return e->program == &rest_energetic_program ? energetic_impacts(e) : newton_impacts(e);
}

static enum status row_of(const struct evaluation *e, const char **row, struct failure *failure)
{
    struct rest_verdict verdict;
    const enum status status = verdict_of(e, impacts_of(e), &verdict, failure);
    if (status == STATUS_OK) *row = rest_row_name(verdict.row);
    return status;
}

static enum status classify(const struct evaluation *e, struct answer *answer, struct failure *failure)
{
    struct rest_verdict verdict;
    const enum status status = verdict_of(e, impacts_of(e), &verdict, failure);
    if (status != STATUS_OK) return status;
    answer->row = rest_row_name(verdict.row);
    answer->verdict = rest_words_json(&verdict);
    return STATUS_OK;
}

static enum status inputs_of(const struct problem *problem, const struct number **input, struct failure *failure)
{
    (void)failure;
    for (int i = 0; i < rest_INPUTS; i++) input[i] = problem_number(problem, i);
    return STATUS_OK;
}

static void row_words(const char *name, char *words, size_t size)
{
#define ROW_STABILITY(row, condition, verdict) {#row, verdict},
    static const struct {
        const char *row;
        enum rest_stability stability;
    } rows[] = {T_REST(ROW_STABILITY)};
    *words = '\0';
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strcmp(rows[i].row, name) == 0 && strcmp(name, "stable") != 0)
            snprintf(words, size, ": %s", rest_stability_word(rows[i].stability));
}

const struct row_theory *rest_rows(const struct problem *problem)
{
#define ROWS_BY(name)                                                                                                  \
    {                                                                                                                  \
        .program = &name, .inputs = inputs_of, .row = row_of, .classify = classify, .words = row_words                 \
    }
    static const struct row_theory rows[] = {[LAW_POISSON] = ROWS_BY(rest_poisson_program),
                                             [LAW_ENERGETIC] = ROWS_BY(rest_energetic_program),
                                             [LAW_NEWTON] = ROWS_BY(rest_program)};
    const struct value *law = problem->value + kind_field(problem->kind, "law"),
                       *H = problem->value + kind_field(problem->kind, "H");
    return H->entry != NULL || law->word < 0 ? NULL : rows + law->word;
}
