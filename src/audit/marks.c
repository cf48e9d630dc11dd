/* SPDX-License-Identifier: BSD-2-Clause */
#include "audit/marks.h"

#include "audit/exact.h"
#include "memory/memory.h"
#include "painleve.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WORD(name, word) word,
const char *const mark_word[MARK_COUNT] = {AUDIT_MARKS(WORD)};

/* What is at hand while one record is judged. */
struct judge {
    struct number_pool *pool;
    const struct observation *o;
    const struct judgement_options *options;
    struct marks *marks;
    int certificates;
};

/* Sets a mark; the value is owned by it from here on. */
static void put(struct judge *j, enum audit_mark mark, char *value, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
static void put(struct judge *j, enum audit_mark mark, char *value, const char *format, ...)
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

static void keep_certificate(struct judge *j, const painleve_verdict *verdict)
{
    if (j->certificates < MARK_CERTIFICATES)
        j->marks->certificate[j->certificates++] = memory_copy(painleve_verdict_json(verdict));
}

/* ---- a problem, its decision ---- */

static int set_text(painleve_problem *problem, const char *field, const char *text)
{
    return painleve_problem_set(problem, field, text) == PAINLEVE_OK;
}

static int set_number(painleve_problem *problem, const char *field, const struct number *x)
{
    char *const text = number_text(x);
    const int good = set_text(problem, field, text);
    free(text);
    return good;
}

static int set_contact(painleve_problem *problem, const struct exact_contact *c)
{
    return set_number(problem, "a", c->a) && set_number(problem, "b", c->b) && set_number(problem, "A", c->A) &&
           set_number(problem, "B", c->B) && set_number(problem, "C", c->C) && set_number(problem, "mu", c->mu);
}

/* Decides, and frees the problem.  Returns the verdict, or NULL after it noted why there is none. */
static painleve_verdict *decide(struct judge *j, painleve_problem *problem, int is_set, enum painleve_status *status)
{
    painleve_verdict *verdict = NULL;
    *status = is_set ? painleve_decide(problem, 0, &verdict) : PAINLEVE_MALFORMED;
    if (*status != PAINLEVE_OK && *status != PAINLEVE_HYPOTHESIS && j->marks->undecided == NULL)
        j->marks->undecided = memory_copy(painleve_problem_error(problem));
    if (*status != PAINLEVE_OK) verdict = NULL;
    painleve_problem_free(problem);
    return verdict;
}

static painleve_problem *problem_of(const char *kind)
{
    painleve_problem *problem = NULL;
    if (painleve_problem_new(kind, &problem) != PAINLEVE_OK) abort();
    return problem;
}

static painleve_verdict *decide_contact(struct judge *j, const struct exact_contact *c, enum painleve_status *status)
{
    painleve_problem *const problem = problem_of("contact");
    return decide(j, problem, set_contact(problem, c) && set_number(problem, "u", c->u), status);
}

/* ---- the state ---- */

static int says(painleve_verdict *verdict, const char *path, const char *word)
{
    const char *const text = painleve_verdict_get(verdict, path);
    return text != NULL && strcmp(text, word) == 0;
}

static int is_possible(painleve_verdict *verdict, enum observed_mode mode)
{
    char path[16];
    snprintf(path, sizeof path, "modes/%s", observed_mode_name[mode]);
    return says(verdict, path, "consistent") || says(verdict, path, "boundary");
}

/* The modes of the exact set, as words with spaces. */
static void exact_set(painleve_verdict *verdict, char *out, size_t size)
{
    size_t n = 0;
    *out = '\0';
    for (int mode = 0; mode < OBSERVED_MODES; mode++)
        if (is_possible(verdict, (enum observed_mode)mode) && n < size)
            n += (size_t)snprintf(out + n, size - n, "%s%s", n > 0 ? " " : "", observed_mode_name[mode]);
}

static void judge_mode(struct judge *j, painleve_verdict *verdict)
{
    char modes[32];
    if (j->o->mode == OBSERVED_NO_MODE || is_possible(verdict, j->o->mode)) return;
    exact_set(verdict, modes, sizeof modes);
    put(j, MARK_WRONG_MODE, NULL, "the log says %s; exact: %s", observed_mode_name[j->o->mode],
        *modes != '\0' ? modes : "none");
    keep_certificate(j, verdict);
}

static const char *value_of(const void *verdict, const char *name)
{
    return painleve_verdict_value(verdict, name);
}

static void judge_distance(struct judge *j, const struct exact_contact *c, const painleve_verdict *verdict)
{
    const struct number *eps;
    struct failure failure;
    const char *boundary = "";
    const struct number *distance = exact_nearest(j->pool, c, value_of, verdict, &boundary);
    if (number_read(j->pool, j->options->eps, strlen(j->options->eps), &eps, &failure) != STATUS_OK) abort();
    if (distance != NULL && number_compare(j->pool, distance, eps) <= 0)
        put(j, MARK_NEAR_DEGENERATE, number_text(distance), "%s", boundary);
}

static int is_zero(const painleve_verdict *verdict, const char *quantity)
{
    int sign;
    return painleve_verdict_sign(verdict, quantity, &sign) == PAINLEVE_OK && sign == 0;
}

/* Whether a boundary of the table holds exactly, of those that apply at this sign of u, or a mode is consistent only with equality. */
static int is_degenerate(const struct exact_contact *c, painleve_verdict *verdict)
{
    const int u = number_sign(c->u);
    return says(verdict, "class", "degenerate") || is_zero(verdict, "b") || (u >= 0 && is_zero(verdict, "p_plus")) ||
           (u <= 0 && is_zero(verdict, "p_minus"));
}

/* The marks that a verdict of kind `contact` gives.  Where W is not symmetric only what reads the normal row alone. */
static void judge_state(struct judge *j, const struct exact_contact *c, painleve_verdict *verdict, int is_symmetric)
{
    char modes[32];
    const unsigned before = j->marks->set;
    if (says(verdict, "impact_without_collision", "possible"))
        put(j, MARK_IMPACT_WITHOUT_COLLISION, NULL, "%s", number_sign(c->u) > 0 ? "p_plus < 0" : "p_minus < 0");
    if (is_symmetric || number_sign(c->u) != 0) {
        exact_set(verdict, modes, sizeof modes);
        if (is_degenerate(c, verdict))
            put(j, MARK_DEGENERATE, NULL, "exactly zero: %s", painleve_verdict_get(verdict, "zeros"));
        else
            judge_distance(j, c, verdict);
        if (says(verdict, "class", "indeterminate")) put(j, MARK_INDETERMINATE, NULL, "%s", modes);
        if (says(verdict, "class", "inconsistent")) put(j, MARK_INCONSISTENT, NULL, "no mode");
    }
    if (j->marks->set != before) keep_certificate(j, verdict);
}

/* A > 0, C > 0, A C - B^2 > 0: the first that fails.  Returns 1 when all hold. */
static int judge_positive(struct judge *j, const struct exact_contact *c)
{
    const struct number *determinant =
        number_subtract(j->pool, number_multiply(j->pool, c->A, c->C), number_multiply(j->pool, c->B, c->B));
    const struct number *const value[] = {c->C, c->A, determinant, NULL};
    static const char *const name[] = {"W_NN > 0 fails", "W_TT > 0 fails", "det W > 0 fails"};
    for (int i = 0; i < 3; i++)
        if (number_sign(value[i]) <= 0) {
            put(j, MARK_NOT_POSITIVE, number_text(value[i]), "%s", name[i]);
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
    put(j, MARK_NOT_SYMMETRIC, number_text(difference), "W_NT - W_TN = %.3g",
        o->value[OBSERVED_W_NT] - o->value[OBSERVED_W_TN]);
    return 0;
}

/* ---- the answer ---- */

static int set_double(painleve_problem *problem, const struct observation *o, enum observed_number number,
                      const char *field)
{
    return !observation_has(o, number) || painleve_problem_set_double(problem, field, o->value[number]) == PAINLEVE_OK;
}

static int set_body(painleve_problem *problem, const struct observation *o)
{
    for (int i = OBSERVED_m; i <= OBSERVED_w_new; i++)
        if (!set_double(problem, o, (enum observed_number)i, observed_name[i])) return 0;
    return set_double(problem, o, OBSERVED_mu, "mu") && set_double(problem, o, OBSERVED_e, "e");
}

static int set_local(struct judge *j, painleve_problem *problem)
{
    const struct observation *o = j->o;
    const struct exact_contact c = exact_step_of(j->pool, o);
    return set_contact(problem, &c) && set_double(problem, o, OBSERVED_P_T, "P_T") &&
           set_double(problem, o, OBSERVED_P_N, "P_N") && set_double(problem, o, OBSERVED_U_T, "U_T") &&
           set_double(problem, o, OBSERVED_U_N, "U_N") && set_double(problem, o, OBSERVED_v, "v") &&
           set_double(problem, o, OBSERVED_e, "e") && set_double(problem, o, OBSERVED_u, "u") &&
           (o->a == NULL || (set_text(problem, "a_size", o->a_size) && set_text(problem, "b_size", o->b_size)));
}

static const struct {
    const char *word;
    enum audit_mark mark;
} judgements[] = {{"wrong", MARK_WRONG},
                  {"near", MARK_NEAR},
                  {"other-problem", MARK_OTHER_PROBLEM},
                  {"other-law", MARK_OTHER_LAW}},
  deeds[] = {{"energy-gained", MARK_ENERGY_GAINED},
             {"cone-violated", MARK_CONE_VIOLATED},
             {"pulling", MARK_PULLING},
             {"penetrating", MARK_PENETRATING}},
  excesses[] = {{"excess/energy", MARK_ENERGY_GAINED},
                {"excess/cone", MARK_CONE_VIOLATED},
                {"excess/pull", MARK_PULLING},
                {"excess/normal", MARK_PENETRATING}};

/* Whether a list, as words with spaces, has a word. */
static int has_word(const char *list, const char *word)
{
    const size_t n = strlen(word);
    for (const char *at = list; at != NULL && *at != '\0'; at = strchr(at, ' ')) {
        at += *at == ' ';
        if (strncmp(at, word, n) == 0 && (at[n] == ' ' || at[n] == '\0')) return 1;
    }
    return 0;
}

static char *rational_at(painleve_verdict *verdict, const char *path)
{
    const char *const text = painleve_verdict_get(verdict, path);
    return text != NULL && *text != '\0' ? memory_copy(text) : NULL;
}

static void judge_verdict(struct judge *j, painleve_verdict *verdict)
{
    char modes[32], path[16];
    const unsigned before = j->marks->set;
    const char *const nearest = painleve_verdict_get(verdict, "nearest");
    exact_set(verdict, modes, sizeof modes);
    for (size_t i = 0; i < sizeof judgements / sizeof *judgements; i++) {
        if (!says(verdict, "judgement", judgements[i].word)) continue;
        snprintf(path, sizeof path, "eta/%s", nearest != NULL ? nearest : "");
        put(j, judgements[i].mark, rational_at(verdict, path), "exact: %s; nearest to the answer: %s",
            *modes != '\0' ? modes : "none", nearest != NULL && *nearest != '\0' ? nearest : "none");
    }
    const char *const list = painleve_verdict_get(verdict, "marks");
    for (size_t i = 0; i < sizeof deeds / sizeof *deeds; i++)
        if (list != NULL && has_word(list, deeds[i].word))
            put(j, deeds[i].mark, rational_at(verdict, excesses[i].word), "by more than eps");
    judge_mode(j, verdict);
    if (j->marks->set != before && (j->marks->set & ~before) != 1u << MARK_WRONG_MODE) keep_certificate(j, verdict);
}

static void judge_answer(struct judge *j)
{
    enum painleve_status status;
    painleve_problem *const problem = problem_of("step");
    const int is_set = (observation_is_body(j->o) ? set_body(problem, j->o) : set_local(j, problem)) &&
                       set_text(problem, "eps", j->options->eps) && set_text(problem, "floor", j->options->floor) &&
                       set_text(problem, "law", j->options->law);
    painleve_verdict *const verdict = decide(j, problem, is_set, &status);
    if (verdict != NULL) judge_verdict(j, verdict);
    painleve_verdict_free(verdict);
}

/* The mode of a log without an answer, against the step where there is one, else against the state. */
static void judge_mode_alone(struct judge *j, painleve_verdict *state)
{
    enum painleve_status status;
    if (observation_is_body(j->o) || j->o->is_acceleration || !observation_has(j->o, OBSERVED_u)) {
        judge_mode(j, state);
        return;
    }
    const struct exact_contact c = exact_step_of(j->pool, j->o);
    painleve_verdict *const verdict = decide_contact(j, &c, &status);
    if (verdict != NULL) judge_mode(j, verdict);
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
    free(marks->undecided);
}
