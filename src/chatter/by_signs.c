/* SPDX-License-Identifier: BSD-2-Clause */
#define PROGRAM_TABLE
#include "chatter/sign_programs.h"
#undef PROGRAM_TABLE

#include "chatter/by_signs.h"
#include "chatter/bounce.h"
#include "chatter/places.h"
#include "chatter/program.h"
#include "chatter/rows.h"
#include "chatter/verdict.h"
#include "problem/failure.h"

#include <stdio.h>
#include <string.h>

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
struct chatter_signs places_signs(const struct evaluation *e, const struct places *at)
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
    if (at->E[0] != 0) s.E_plus = sign_at(e, at->E[0]);
    if (at->E[1] != 0) s.E_minus = sign_at(e, at->E[1]);
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

enum status places_check(const struct evaluation *e, const struct places *at, struct failure *failure)
{
    if (sign_at(e, at->A) <= 0) return hypothesis_fails(failure, "A", "A > 0");
    if (sign_at(e, at->C) <= 0) return hypothesis_fails(failure, "C", "C > 0");
    if (sign_at(e, at->Delta) <= 0) return hypothesis_fails(failure, "Delta", "A C - B^2 > 0");
    if (sign_at(e, at->mu) < 0) return hypothesis_fails(failure, "mu", "mu >= 0");
    if (at->given && sign_at(e, at->v) >= 0) return hypothesis_fails(failure, "v", "v < 0 (before an impact)");
    if (sign_at(e, at->r_range) < 0) return hypothesis_fails(failure, "r", "0 <= r <= 1");
    return STATUS_OK;
}

/* r - r^2 = 0 only for r = 1. */
int places_against_one(const struct evaluation *e, const struct places *at)
{
    return sign_at(e, at->r_range) == 0 ? 0 : -1;
}

/* The sign of e - 1 in the impact after stick, when slip is not reversed. */
static int sign_of_growth(const struct evaluation *e, const struct places *at)
{
    const int a = sign_at(e, at->a), side = a < 0;
    if (at->late[0] == 0 || a == 0 || sign_at(e, at->L[side]) >= 0) return places_against_one(e, at);
    return sign_at(e, sign_at(e, at->S[side]) >= 0 ? at->late[side] : at->early[side]);
}

/* Whether |v| decreases, remains constant or increases in later impacts: -1, 0 or 1; -1 also when the row or the signs
 * do not leave it open. */
static int growth_of(const struct evaluation *e, const struct places *at, enum chatter_course course)
{
    if (at->given || !has_fates(course)) return -1;
    return course == SETTLES ? sign_of_growth(e, at) : places_against_one(e, at);
}

#define ROW_NAMES(name, condition, course, direction) {#name, #name "_neutral", #name "_reverse"},
static const char *const names[ROWS][3] = {T_CHATTER(ROW_NAMES)};

static enum status row_of(const struct evaluation *e, const struct places *at, const char **row,
                          struct failure *failure)
{
    const struct chatter_signs signs = places_signs(e, at);
    const struct chatter_row found = chatter_classify(&signs);
    const enum status status = places_check(e, at, failure);
    if (status == STATUS_OK) *row = names[found.row][growth_of(e, at, found.course) + 1];
    return status;
}

#define PLACES_E(name) .E = {name##_E_plus, name##_E_minus}
#define EARLY(plus, minus) .early = {plus, minus}
static const struct places stick = {PLACES_BODY(chatter_stick), PLACES_E(chatter_stick)},
                           stick_poisson = {PLACES_BODY(chatter_stick_poisson), PLACES_E(chatter_stick_poisson),
                                            PLACES_S(chatter_stick_poisson), PLACES_LATE(chatter_stick_poisson),
                                            EARLY(chatter_stick_poisson_early, chatter_stick_poisson_early)},
                           stick_energetic = {PLACES_BODY(chatter_stick_energetic), PLACES_E(chatter_stick_energetic),
                                              PLACES_S(chatter_stick_energetic), PLACES_LATE(chatter_stick_energetic),
                                              EARLY(chatter_stick_energetic_early_plus,
                                                    chatter_stick_energetic_early_minus)},
                           state = {PLACES_BODY(chatter_state), PLACES_STATE(chatter_state)};

const struct places *places_of_stick(const struct program *program)
{
    if (program == &chatter_stick_program) return &stick;
    if (program == &chatter_stick_poisson_program) return &stick_poisson;
    return program == &chatter_stick_energetic_program ? &stick_energetic : NULL;
}

static enum status stick_row(const struct evaluation *e, const char **row, struct failure *failure)
{
    return row_of(e, places_of_stick(e->program), row, failure);
}

static enum status state_row(const struct evaluation *e, const char **row, struct failure *failure)
{
    return row_of(e, &state, row, failure);
}

enum status chatter_stick_inputs(const struct problem *problem, const struct number **input, struct failure *failure)
{
    (void)failure;
    for (int i = 0; i < chatter_stick_INPUTS; i++) input[i] = problem_number(problem, i);
    return STATUS_OK;
}

enum status chatter_state_inputs(const struct problem *problem, const struct number **input, struct failure *failure)
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

#define STICK(name)                                                                                                    \
    {                                                                                                                  \
        .program = &(name), .inputs = chatter_stick_inputs, .row = stick_row, .classify = chatter_classify_stick,      \
        .words = stick_words                                                                                           \
    }

/* A given state has another theory in atlases, where there are no fates, than in problems with uncertain numbers. */
const struct row_theory *chatter_rows(const struct problem *problem)
{
    static const struct row_theory by_law[] = {[LAW_POISSON] = STICK(chatter_stick_poisson_program),
                                               [LAW_ENERGETIC] = STICK(chatter_stick_energetic_program),
                                               [LAW_NEWTON] = STICK(chatter_stick_program)};
    static const struct row_theory in_atlas = {
        .program = &chatter_state_program, .inputs = chatter_state_inputs, .row = state_row, .words = state_words};
    const struct value *law = problem->value + kind_field(problem->kind, "law"),
                       *width = problem->value + kind_field(problem->kind, "width");
    const int given = problem->value[chatter_u].text != NULL || problem->value[chatter_v].text != NULL;
    if (law->word < 0 || width->text != NULL) return NULL;
    if (!given) return by_law + law->word;
    return problem->takes_intervals ? &in_atlas : chatter_orbit_theory(problem);
}
