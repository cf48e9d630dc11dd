/* SPDX-License-Identifier: BSD-2-Clause */
#define PROGRAM_TABLE
#include "chatter/atlas_formula.h"
#include "numbers/program.h"
#define PROGRAM chatter_stick
#define PROGRAM_INPUTS REST_INPUTS
#define PROGRAM_FORMULAS CHATTER_STICK_FORMULAS
#include "formula/program.h"
#define PROGRAM chatter_stick_poisson
#define PROGRAM_INPUTS REST_INPUTS
#define PROGRAM_FORMULAS CHATTER_STICK_POISSON_FORMULAS
#include "formula/program.h"
#define PROGRAM chatter_stick_energetic
#define PROGRAM_INPUTS REST_INPUTS
#define PROGRAM_FORMULAS CHATTER_STICK_ENERGETIC_FORMULAS
#include "formula/program.h"
#define PROGRAM chatter_state
#define PROGRAM_INPUTS CHATTER_INPUTS
#define PROGRAM_FORMULAS CHATTER_STATE_FORMULAS
#include "formula/program.h"
#undef PROGRAM_TABLE

#include "chatter/by_signs.h"
#include "chatter/bounce.h"
#include "chatter/program.h"
#include "chatter/rows.h"
#include "chatter/verdict.h"
#include "problem/failure.h"

#include <stdio.h>
#include <string.h>

/* The nodes of the quantities that a row needs. `late` and `early` are indexed by the sign of a, forward first; they do
 * not exist for Newton's law. */
struct places {
    int given; /* 1: u and v are inputs */
    int A, C, Delta, mu, r_range, a, b, r, u, v, p[2], k[2], D_r[2], L[2], R[2], S[2], late[2], early[2];
};

#define BODY(name)                                                                                                     \
    .A = name##_A, .C = name##_C, .Delta = name##_Delta, .mu = name##_mu, .r_range = name##_r_range, .a = name##_a,    \
    .b = name##_b, .r = name##_r, .p = {name##_p_plus, name##_p_minus}, .k = {name##_k_plus, name##_k_minus},          \
    .L = {name##_L_plus, name##_L_minus}
#define STATE(name)                                                                                                    \
    .given = 1, .u = name##_u, .v = name##_v, .D_r = {name##_D_r_plus, name##_D_r_minus},                              \
    .R = {name##_R_plus, name##_R_minus}
#define LATE(name) .S = {name##_S_plus, name##_S_minus}, .late = {name##_late_plus, name##_late_minus}

/* 1 when the factor by which |v| is multiplied in every later impact follows from the signs. */
static int has_fates(enum chatter_course course)
{
    return course == SLIDES || course == STICK_SLIDES || course == SETTLES;
}

static int sign_at(const struct evaluation *e, int node)
{
    return (int)e->sign[node];
}

/* When u and v are not given, the orbit begins at (2 a, b), b < 0: D_r is L, and R = -b D_r. */
static struct chatter_signs signs_of(const struct evaluation *e, const struct places *at)
{
    struct chatter_signs s = {.b = sign_at(e, at->b),
                              .r = sign_at(e, at->r),
                              .u = sign_at(e, at->a),
                              .p_plus = sign_at(e, at->p[0]),
                              .p_minus = sign_at(e, at->p[1]),
                              .k_plus = sign_at(e, at->k[0]),
                              .k_minus = sign_at(e, at->k[1]),
                              .L_plus = sign_at(e, at->L[0]),
                              .L_minus = sign_at(e, at->L[1])};
    s.D_r_plus = s.R_plus = s.L_plus;
    s.D_r_minus = s.R_minus = s.L_minus;
    if (!at->given) return s;
    s.u = sign_at(e, at->u);
    s.D_r_plus = sign_at(e, at->D_r[0]);
    s.D_r_minus = sign_at(e, at->D_r[1]);
    s.R_plus = sign_at(e, at->R[0]);
    s.R_minus = sign_at(e, at->R[1]);
    return s;
}

static enum status check_hypotheses(const struct evaluation *e, const struct places *at, struct failure *failure)
{
    if (sign_at(e, at->A) <= 0) return hypothesis_fails(failure, "A", "A > 0");
    if (sign_at(e, at->C) <= 0) return hypothesis_fails(failure, "C", "C > 0");
    if (sign_at(e, at->Delta) <= 0) return hypothesis_fails(failure, "Delta", "A C - B^2 > 0");
    if (sign_at(e, at->mu) < 0) return hypothesis_fails(failure, "mu", "mu >= 0");
    if (at->given && sign_at(e, at->v) >= 0) return hypothesis_fails(failure, "v", "v < 0 (before an impact)");
    if (sign_at(e, at->r_range) < 0) return hypothesis_fails(failure, "r", "0 <= r <= 1");
    return STATUS_OK;
}

/* The sign of r - 1, for 0 < r <= 1: r - r^2 = 0 only for r = 1. */
static int against_one(const struct evaluation *e, const struct places *at)
{
    return sign_at(e, at->r_range) == 0 ? 0 : -1;
}

/* The sign of e - 1 in the impact after stick, when slip is not reversed. */
static int sign_of_growth(const struct evaluation *e, const struct places *at)
{
    const int a = sign_at(e, at->a), side = a < 0;
    if (at->late[0] == 0 || a == 0 || sign_at(e, at->L[side]) >= 0) return against_one(e, at);
    return sign_at(e, sign_at(e, at->S[side]) >= 0 ? at->late[side] : at->early[side]);
}

/* Whether |v| decreases, remains constant or increases in later impacts: -1, 0 or 1; -1 also when the row or the signs
 * do not leave it open. */
static int growth_of(const struct evaluation *e, const struct places *at, enum chatter_course course)
{
    if (at->given || !has_fates(course)) return -1;
    return course == SETTLES ? sign_of_growth(e, at) : against_one(e, at);
}

#define ROW_NAMES(name, condition, course, direction) {#name, #name "_neutral", #name "_reverse"},
static const char *const names[ROWS][3] = {T_CHATTER(ROW_NAMES)};

static enum status row_of(const struct evaluation *e, const struct places *at, const char **row,
                          struct failure *failure)
{
    const struct chatter_signs signs = signs_of(e, at);
    const struct chatter_row found = chatter_classify(&signs);
    const enum status status = check_hypotheses(e, at, failure);
    if (status == STATUS_OK) *row = names[found.row][growth_of(e, at, found.course) + 1];
    return status;
}

#define ROW_OF(name, ...)                                                                                              \
    static enum status name##_row(const struct evaluation *e, const char **row, struct failure *failure)               \
    {                                                                                                                  \
        static const struct places places = {BODY(name), __VA_ARGS__};                                                 \
        return row_of(e, &places, row, failure);                                                                       \
    }
#define ENERGETIC(name) LATE(name), .early = {name##_early_plus, name##_early_minus}
#define POISSON(name) LATE(name), .early = {name##_early, name##_early}
ROW_OF(chatter_stick, .given = 0)
ROW_OF(chatter_stick_poisson, POISSON(chatter_stick_poisson))
ROW_OF(chatter_stick_energetic, ENERGETIC(chatter_stick_energetic))
ROW_OF(chatter_state, STATE(chatter_state))

static enum status stick_inputs(const struct problem *problem, const struct number **input, struct failure *failure)
{
    (void)failure;
    for (int i = 0; i < chatter_stick_INPUTS; i++) input[i] = problem_number(problem, i);
    return STATUS_OK;
}

static enum status state_inputs(const struct problem *problem, const struct number **input, struct failure *failure)
{
    for (int i = 0; i < chatter_state_INPUTS; i++) input[i] = problem_number(problem, i);
    if (input[chatter_u] == NULL) return malformed(failure, "u", "u and v are given together, or neither");
    if (input[chatter_v] == NULL) return malformed(failure, "v", "u and v are given together, or neither");
    return STATUS_OK;
}

/* A course in words. */
static const char *course_words(enum chatter_course course)
{
    switch (course) {
    case FLIES: return "no second impact";
    case LANDS: return "the impact ends with v = 0";
    case STOPS: return "one impact, then contact";
    case SLIDES: return "every impact slips";
    case REVERSES: return "slip can be reversed";
    case STICK_SLIDES: return "from some impact on all slip";
    case SETTLES: break;
    }
    return "from some impact on all stick";
}

/* A row in words, with the fate if the theory has one. */
static void write_words(const char *name, int has_fate, char *words, size_t size)
{
#define ROW_COURSE(row, condition, course, direction) course,
    static const enum chatter_course courses[ROWS] = {T_CHATTER(ROW_COURSE)};
    static const char *const fates[3] = {"chatter; ", "|v| stays the same; ", "reverse chatter; "};
    *words = '\0';
    for (int row = 0; row < ROWS; row++)
        for (int i = 0; i < 3; i++)
            if (strcmp(names[row][i], name) == 0)
                snprintf(words, size, ": %s%s", has_fate && has_fates(courses[row]) ? fates[i] : "",
                         course_words(courses[row]));
}

static void stick_words(const char *name, char *words, size_t size)
{
    write_words(name, 1, words, size);
}

static void state_words(const char *name, char *words, size_t size)
{
    write_words(name, 0, words, size);
}

#define THEORY(name, inputs_of, words_of)                                                                              \
    {                                                                                                                  \
        .program = &name##_program, .inputs = (inputs_of), .row = name##_row, .words = (words_of)                      \
    }

const struct row_theory *chatter_rows(const struct problem *problem)
{
    static const struct row_theory stick[] = {[LAW_POISSON] = THEORY(chatter_stick_poisson, stick_inputs, stick_words),
                                              [LAW_ENERGETIC] =
                                                  THEORY(chatter_stick_energetic, stick_inputs, stick_words),
                                              [LAW_NEWTON] = THEORY(chatter_stick, stick_inputs, stick_words)};
    static const struct row_theory state = THEORY(chatter_state, state_inputs, state_words);
    const struct value *law = problem->value + kind_field(problem->kind, "law"),
                       *width = problem->value + kind_field(problem->kind, "width");
    const int given = problem->value[chatter_u].text != NULL || problem->value[chatter_v].text != NULL;
    if (law->word < 0 || width->text != NULL) return NULL;
    return given ? &state : stick + law->word;
}
