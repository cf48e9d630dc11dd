/* SPDX-License-Identifier: BSD-2-Clause */
#include "audit/judge.h"

#include "audit/exact.h"
#include "memory/memory.h"
#include "painleve.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WORD(name, word) word,
const char *const mark_word[MARK_COUNT] = {AUDIT_MARKS(WORD)};

void judge_put(struct judge *j, enum audit_mark mark, char *value, const char *format, ...)
{
    char detail[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(detail, sizeof detail, format, arguments);
    va_end(arguments);
    j->marks->set |= 1u << mark;
    free(j->marks->detail[mark]);
    free(j->marks->value[mark]);
    j->marks->detail[mark] = memory_copy(detail);
    j->marks->value[mark] = value;
}

void judge_certify(struct judge *j, const painleve_verdict *verdict, unsigned before)
{
    const char *const text = painleve_verdict_json(verdict);
    const unsigned proved = j->marks->set & ~before;
    int place = 0;
    if (proved == 0) return;
    while (place < j->certificates && strcmp(j->marks->certificate[place], text) != 0) place++;
    if (place == j->certificates) j->marks->certificate[j->certificates++] = memory_copy(text);
    for (int mark = 0; mark < MARK_COUNT; mark++)
        if (proved >> mark & 1) j->marks->proof[mark] = place + 1;
}

/* ---- a problem, its decision ---- */

int judge_set_text(painleve_problem *problem, const char *field, const char *text)
{
    return painleve_problem_set(problem, field, text) == PAINLEVE_OK;
}

static int set_number(painleve_problem *problem, const char *field, const struct number *x)
{
    char *const text = number_text(x);
    const int good = judge_set_text(problem, field, text);
    free(text);
    return good;
}

int judge_set_contact(painleve_problem *problem, const struct exact_contact *c)
{
    return set_number(problem, "a", c->a) && set_number(problem, "b", c->b) && set_number(problem, "A", c->A) &&
           set_number(problem, "B", c->B) && set_number(problem, "C", c->C) && set_number(problem, "mu", c->mu);
}

painleve_verdict *judge_decide(struct judge *j, painleve_problem *problem, int is_set, enum painleve_status *status)
{
    painleve_verdict *verdict = NULL;
    *status = is_set ? painleve_decide(problem, 0, &verdict) : PAINLEVE_MALFORMED;
    if (*status != PAINLEVE_OK && *status != PAINLEVE_HYPOTHESIS && j->marks->undecided == NULL)
        j->marks->undecided = memory_copy(painleve_problem_error(problem));
    if (*status != PAINLEVE_OK) verdict = NULL;
    painleve_problem_free(problem);
    return verdict;
}

painleve_problem *judge_problem(const char *kind)
{
    painleve_problem *problem = NULL;
    if (painleve_problem_new(kind, &problem) != PAINLEVE_OK) abort();
    return problem;
}

static painleve_verdict *decide_contact(struct judge *j, const struct exact_contact *c, enum painleve_status *status)
{
    painleve_problem *const problem = judge_problem("contact");
    return judge_decide(j, problem, judge_set_contact(problem, c) && set_number(problem, "u", c->u), status);
}

/* ---- the state ---- */

int judge_says(painleve_verdict *verdict, const char *path, const char *word)
{
    const char *const text = painleve_verdict_get(verdict, path);
    return text != NULL && strcmp(text, word) == 0;
}

static int is_possible(painleve_verdict *verdict, enum observed_mode mode)
{
    char path[16];
    snprintf(path, sizeof path, "modes/%s", observed_mode_name[mode]);
    return judge_says(verdict, path, "consistent") || judge_says(verdict, path, "boundary");
}

void judge_exact_set(painleve_verdict *verdict, char *out, size_t size)
{
    size_t n = 0;
    *out = '\0';
    for (int mode = 0; mode < OBSERVED_MODES; mode++)
        if (is_possible(verdict, (enum observed_mode)mode) && n < size)
            n += (size_t)snprintf(out + n, size - n, "%s%s", n > 0 ? " " : "", observed_mode_name[mode]);
}

void judge_mode(struct judge *j, painleve_verdict *verdict)
{
    char modes[32];
    if (j->o->mode == OBSERVED_NO_MODE || is_possible(verdict, j->o->mode)) return;
    judge_exact_set(verdict, modes, sizeof modes);
    judge_put(j, MARK_WRONG_MODE, NULL, "the log says %s; exact: %s", observed_mode_name[j->o->mode],
              *modes != '\0' ? modes : "none");
}

static const char *value_of(const void *verdict, const char *name)
{
    return painleve_verdict_value(verdict, name);
}

static void judge_distance(struct judge *j, const struct exact_contact *c, const painleve_verdict *verdict)
{
    const struct number *eps, *size;
    struct failure failure;
    const char *boundary = "";
    double rounding;
    const struct number *distance = exact_nearest(j->pool, c, value_of, verdict, &boundary, &size);
    if (number_read(j->pool, j->options->eps, strlen(j->options->eps), &eps, &failure) != STATUS_OK) abort();
    if (distance == NULL || number_compare(j->pool, distance, eps) > 0) return;
    judge_put(j, MARK_NEAR_DEGENERATE, number_text(distance), "%s", boundary);
    j->marks->size = number_text(size);
    j->marks->distance = number_to_double(distance, &rounding);
}

static int is_zero(const painleve_verdict *verdict, const char *quantity)
{
    int sign;
    return painleve_verdict_sign(verdict, quantity, &sign) == PAINLEVE_OK && sign == 0;
}

/* 1 when a boundary of the table holds exactly, of those that apply to this sign of u, or a mode is consistent only
 * with equality. */
static int is_degenerate(const struct exact_contact *c, painleve_verdict *verdict)
{
    const int u = number_sign(c->u);
    return judge_says(verdict, "class", "degenerate") || is_zero(verdict, "b") ||
           (u >= 0 && is_zero(verdict, "p_plus")) || (u <= 0 && is_zero(verdict, "p_minus")) ||
           (u == 0 && number_sign(c->b) <= 0 && (is_zero(verdict, "E_plus") || is_zero(verdict, "E_minus")));
}

/* The marks from a verdict of kind `contact`. When W is not symmetric, only those that depend on the normal row alone. */
static void judge_state(struct judge *j, const struct exact_contact *c, painleve_verdict *verdict, int is_symmetric)
{
    char modes[32];
    const unsigned before = j->marks->set;
    if (judge_says(verdict, "impact_without_collision", "possible"))
        judge_put(j, MARK_IMPACT_WITHOUT_COLLISION, NULL, "%s", number_sign(c->u) > 0 ? "p_plus < 0" : "p_minus < 0");
    if (is_symmetric || number_sign(c->u) != 0) {
        judge_exact_set(verdict, modes, sizeof modes);
        if (is_degenerate(c, verdict))
            judge_put(j, MARK_DEGENERATE, NULL, "exactly zero: %s", painleve_verdict_get(verdict, "zeros"));
        else
            judge_distance(j, c, verdict);
        if (judge_says(verdict, "class", "indeterminate")) judge_put(j, MARK_INDETERMINATE, NULL, "%s", modes);
        if (judge_says(verdict, "class", "inconsistent")) judge_put(j, MARK_INCONSISTENT, NULL, "no mode");
    }
    judge_certify(j, verdict, before);
}

/* Checks A > 0, C > 0, A C - B^2 > 0 and marks the first that fails. Returns 1 when all hold. */
static int judge_positive(struct judge *j, const struct exact_contact *c)
{
    const struct number *determinant =
        number_subtract(j->pool, number_multiply(j->pool, c->A, c->C), number_multiply(j->pool, c->B, c->B));
    const struct number *const value[] = {c->C, c->A, determinant, NULL};
    static const char *const name[] = {"W_NN > 0 fails", "W_TT > 0 fails", "det W > 0 fails"};
    for (int i = 0; i < 3; i++)
        if (number_sign(value[i]) <= 0) {
            judge_put(j, MARK_NOT_POSITIVE, number_text(value[i]), "%s", name[i]);
            return 0;
        }
    return 1;
}

static int judge_symmetry(struct judge *j)
{
    const struct observation *o = j->o;
    if (observation_is_body(o) || o->value[OBSERVED_W_NT] == o->value[OBSERVED_W_TN]) return 1;
    const struct number *difference = number_subtract(j->pool, number_from_double(j->pool, o->value[OBSERVED_W_NT]),
                                                      number_from_double(j->pool, o->value[OBSERVED_W_TN]));
    judge_put(j, MARK_NOT_SYMMETRIC, number_text(difference), "W_NT - W_TN = %.3g",
              o->value[OBSERVED_W_NT] - o->value[OBSERVED_W_TN]);
    return 0;
}

/* Judges the mode in a log without an answer, by the step if there is one, else by the state. */
static void judge_mode_alone(struct judge *j, painleve_verdict *state)
{
    enum painleve_status status;
    const unsigned before = j->marks->set;
    if (observation_is_body(j->o) || j->o->is_acceleration || !observation_has(j->o, OBSERVED_u)) {
        judge_mode(j, state);
        judge_certify(j, state, before);
        return;
    }
    const struct exact_contact c = exact_step_of(j->pool, j->o);
    painleve_verdict *const verdict = decide_contact(j, &c, &status);
    if (verdict != NULL) judge_mode(j, verdict), judge_certify(j, verdict, before);
    painleve_verdict_free(verdict);
}

static void judge(struct judge *j)
{
    enum painleve_status status;
    const struct exact_contact c = exact_contact_of(j->pool, j->o);
    const int is_symmetric = judge_symmetry(j), is_positive = judge_positive(j, &c);
    painleve_verdict *const verdict = is_positive ? decide_contact(j, &c, &status) : NULL;
    if (verdict != NULL) {
        judge_state(j, &c, verdict, is_symmetric);
        if (is_symmetric && observation_has_judged_answer(j->o))
            judge_answer(j);
        else if (is_symmetric || number_sign(c.u) != 0)
            judge_mode_alone(j, verdict);
    } else if (is_positive && j->marks->undecided == NULL) {
        j->marks->undecided = memory_copy("outside the hypotheses: mu >= 0, and of a body m > 0 and I > 0");
    }
    painleve_verdict_free(verdict);
}

void marks_of(const struct observation *o, const struct judgement_options *options, struct marks *marks)
{
    struct judge j = {.pool = number_pool_new(), .o = o, .options = options, .marks = marks};
    if (j.pool == NULL) memory_out();
    memset(marks, 0, sizeof *marks);
    if (observation_is_body(o) && (o->value[OBSERVED_m] <= 0 || o->value[OBSERVED_I] <= 0))
        marks->undecided = memory_copy("outside the hypotheses: m > 0 and I > 0");
    else
        judge(&j);
    number_pool_free(j.pool);
}

void marks_free(struct marks *marks)
{
    for (int i = 0; i < MARK_COUNT; i++) free(marks->detail[i]), free(marks->value[i]);
    for (int i = 0; i < MARK_CERTIFICATES; i++) free(marks->certificate[i]);
    free(marks->size);
    free(marks->undecided);
}
