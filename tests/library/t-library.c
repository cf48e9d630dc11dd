/* SPDX-License-Identifier: BSD-2-Clause */
/* The public interface, used as a stranger would: only painleve.h. */
#include "painleve.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static painleve_problem *rod(const char *mu)
{
    static const char *const data[][2] = {{"a", "0"},   {"b", "-1"},  {"A", "17/5"},
                                          {"B", "6/5"}, {"C", "8/5"}, {"u", "1"}};
    painleve_problem *problem;
    assert_int_equal(painleve_problem_new("contact", &problem), PAINLEVE_OK);
    for (size_t i = 0; i < sizeof data / sizeof *data; i++)
        assert_int_equal(painleve_problem_set(problem, data[i][0], data[i][1]), PAINLEVE_OK);
    if (mu != NULL) assert_int_equal(painleve_problem_set(problem, "mu", mu), PAINLEVE_OK);
    return problem;
}

static void verdict_words(void **state)
{
    (void)state;
    painleve_problem *problem = rod("4/3");
    painleve_verdict *verdict;
    int sign = 7;
    assert_int_equal(painleve_decide(problem, 0, &verdict), PAINLEVE_OK);
    painleve_problem_free(problem);
    assert_string_equal(painleve_verdict_row(verdict), "forward_arrest");
    assert_string_equal(painleve_verdict_get(verdict, "modes/S+"), "inconsistent");
    assert_string_equal(painleve_verdict_get(verdict, "case"), "");
    assert_string_equal(painleve_verdict_get(verdict, "zeros"), "a p_plus");
    const char *solutions = painleve_verdict_get(verdict, "solutions");
    assert_string_equal(painleve_verdict_get(verdict, "resolution"), "arrest");
    assert_string_equal(solutions, "0"); /* every answer lives as long as the verdict */
    assert_null(painleve_verdict_get(verdict, "no such key"));
    assert_null(painleve_verdict_get(verdict, "modes"));
    assert_int_equal(painleve_verdict_sign(verdict, "p_plus", &sign), PAINLEVE_OK);
    assert_int_equal(sign, 0);
    assert_int_equal(painleve_verdict_sign(verdict, "nothing", &sign), PAINLEVE_MALFORMED);
    assert_string_equal(painleve_verdict_value(verdict, "p_minus"), "16/5");
    assert_null(painleve_verdict_value(verdict, "nothing"));
    assert_non_null(strstr(painleve_verdict_json(verdict), "\"sha256\":\""));
    painleve_verdict_free(verdict);
}

static void impact_words(void **state)
{
    (void)state;
    painleve_problem *problem;
    painleve_verdict *verdict;
    assert_int_equal(painleve_problem_from_json("{\"kind\":\"impact\",\"A\":1,\"B\":-1,\"C\":3,\"mu\":\"5/8\","
                                                "\"u\":1,\"v\":-3,\"law\":\"energetic\",\"r\":1}",
                                                &problem),
                     PAINLEVE_OK);
    assert_int_equal(painleve_decide(problem, 0, &verdict), PAINLEVE_OK);
    painleve_problem_free(problem);
    assert_string_equal(painleve_verdict_get(verdict, "region"), "9");
    assert_string_equal(painleve_verdict_get(verdict, "slip"), "S+ S-");
    assert_string_equal(painleve_verdict_get(verdict, "slip_reversal"), "true");
    assert_string_equal(painleve_verdict_get(verdict, "u"), "-30/247 - 3/19 sqrt(1031/169)");
    assert_string_equal(painleve_verdict_get(verdict, "v"), "sqrt(1031/169)");
    assert_string_equal(painleve_verdict_get(verdict, "energy"), "lost");
    painleve_verdict_free(verdict);
}

/* Decides a record written with ' for ". */
static painleve_verdict *decided(const char *record)
{
    char text[300], marked[304];
    painleve_problem *problem;
    painleve_verdict *verdict;
    snprintf(text, sizeof text, "%s", record);
    for (char *at = text; *at != '\0'; at++)
        if (*at == '\'') *at = '"';
    assert_int_equal(painleve_problem_from_json(text, &problem), PAINLEVE_OK);
    painleve_problem_free(problem);
    snprintf(marked, sizeof marked, "\xef\xbb\xbf%s", text); /* a byte order mark changes nothing */
    assert_int_equal(painleve_problem_from_json(marked, &problem), PAINLEVE_OK);
    assert_int_equal(painleve_decide(problem, 0, &verdict), PAINLEVE_OK);
    painleve_problem_free(problem);
    return verdict;
}

static void two_folds(void **state)
{
    (void)state;
    int sign = 7;
    painleve_verdict *verdict = decided("{'kind':'fold','Lp':0,'Lm':0,'Kpp':-1,'Kpm':'2*sqrt(2)','Kmp':'-2','Kmm':1}");
    assert_string_equal(painleve_verdict_row(verdict), "teixeira_case_1");
    assert_string_equal(painleve_verdict_get(verdict, "case"), "1");
    assert_string_equal(painleve_verdict_get(verdict, "J1J2"), "{\"coefficients\":[\"0\",\"4\"]}");
    assert_int_equal(painleve_verdict_sign(verdict, "det", &sign), PAINLEVE_OK);
    assert_int_equal(sign, 1);
    painleve_verdict_free(verdict);
    verdict = decided("{'kind':'fold','mechanism':'turntable','kappa':'1/2','k2':'1/3'}");
    assert_string_equal(painleve_verdict_get(verdict, "count"), "2");
    painleve_verdict_free(verdict);
}

static void wedges(void **state)
{
    (void)state;
    painleve_verdict *verdict =
        decided("{'kind':'wedge','model':'klein','M1':1,'M2':1,'mu':3,'tan_alpha':'tan(45deg)','P1':1,'P2':0,'v':1}");
    assert_string_equal(painleve_verdict_get(verdict, "continuations"), "++ +-");
    assert_string_equal(painleve_verdict_get(verdict, "domain/+"), "painleve");
    assert_string_equal(painleve_verdict_value(verdict, "c_pp"), "-1");
    painleve_verdict_free(verdict);
    verdict = decided("{'kind':'wedge','model':'enlarged','m':1,'M':10,'c':1,'mu':'1/2','g':10,'v':20}");
    assert_string_equal(painleve_verdict_row(verdict), "slips_again");
    assert_string_equal(painleve_verdict_get(verdict, "directions"), "+ +");
    assert_non_null(painleve_verdict_get(verdict, "first_stop/lo"));
    painleve_verdict_free(verdict);
}

static void irrational_words(void **state)
{
    (void)state;
    painleve_problem *problem;
    painleve_verdict *verdict;
    assert_int_equal(painleve_problem_from_json("{\"kind\":\"impact\",\"A\":1,\"B\":0,\"C\":3,\"mu\":\"sqrt(2)\","
                                                "\"u\":9,\"v\":-1,\"law\":\"newton\",\"r\":1}",
                                                &problem),
                     PAINLEVE_OK);
    assert_int_equal(painleve_decide(problem, 0, &verdict), PAINLEVE_OK);
    painleve_problem_free(problem);
    assert_string_equal(painleve_verdict_get(verdict, "u"), "{\"coefficients\":[\"9\",\"-2/3\"]}");
    assert_string_equal(painleve_verdict_get(verdict, "v"), "1");
    assert_string_equal(painleve_verdict_value(verdict, "k_plus"), "{\"coefficients\":[\"0\",\"1\"]}");
    painleve_verdict_free(verdict);
}

static void uncertain_rows(void **state)
{
    (void)state;
    int sign = 7;
    painleve_verdict *verdict;
    painleve_problem *problem = rod("[1.3, 4/3]");
    assert_int_equal(painleve_decide(problem, 0, &verdict), PAINLEVE_OK);
    painleve_problem_free(problem);
    assert_null(painleve_verdict_row(verdict));
    assert_string_equal(painleve_verdict_get(verdict, "rows"), "forward_slip forward_arrest");
    assert_string_equal(painleve_verdict_get(verdict, "certain"), "false");
    assert_null(painleve_verdict_value(verdict, "p_plus"));
    assert_int_equal(painleve_verdict_sign(verdict, "p_plus", &sign), PAINLEVE_MALFORMED);
    assert_int_equal(sign, 7);
    painleve_verdict_free(verdict);
}

static void mechanism_in_place_of_raw_data(void **state)
{
    (void)state;
    painleve_problem *problem;
    painleve_verdict *verdict;
    assert_int_equal(painleve_problem_new("contact", &problem), PAINLEVE_OK);
    assert_int_equal(painleve_problem_set(problem, "theta", "atan(2)"), PAINLEVE_MALFORMED);
    assert_int_equal(painleve_problem_set(problem, "mechanism", "falling-rod"), PAINLEVE_OK);
    assert_int_equal(painleve_problem_set(problem, "mechanism", "falling-rod"), PAINLEVE_MALFORMED);
    assert_int_equal(painleve_problem_set(problem, "theta", "atan(2)"), PAINLEVE_OK);
    assert_int_equal(painleve_problem_set(problem, "A", "1"), PAINLEVE_MALFORMED);
    assert_int_equal(painleve_problem_set_double(problem, "thetadot", 0.0), PAINLEVE_OK);
    assert_int_equal(painleve_problem_set(problem, "u", "1"), PAINLEVE_OK);
    assert_int_equal(painleve_decide(problem, 0, &verdict), PAINLEVE_MALFORMED);
    assert_string_equal(painleve_problem_error_field(problem), "mu");
    assert_int_equal(painleve_problem_set(problem, "mu", "4/3"), PAINLEVE_OK);
    for (int again = 0; again < 2; again++) {
        assert_int_equal(painleve_decide(problem, 0, &verdict), PAINLEVE_OK);
        assert_string_equal(painleve_verdict_row(verdict), "forward_arrest");
        assert_string_equal(painleve_verdict_value(verdict, "A"), "17/5");
        painleve_verdict_free(verdict);
    }
    painleve_problem_free(problem);
}

static void doubles_are_exact(void **state)
{
    (void)state;
    painleve_problem *problem = rod(NULL);
    painleve_verdict *verdict;
    int sign;
    assert_int_equal(painleve_problem_set_double(problem, "mu", NAN), PAINLEVE_MALFORMED);
    assert_int_equal(painleve_problem_set_double(problem, "mu", 4.0 / 3.0), PAINLEVE_OK);
    assert_int_equal(painleve_decide(problem, 0, &verdict), PAINLEVE_OK);
    assert_int_equal(painleve_verdict_sign(verdict, "p_plus", &sign), PAINLEVE_OK);
    assert_int_equal(sign, 1); /* the double 4.0 / 3.0 lies below 4/3 */
    painleve_verdict_free(verdict);
    painleve_problem_free(problem);
}

static void errors_name_the_field(void **state)
{
    (void)state;
    painleve_verdict *verdict = (painleve_verdict *)state;
    painleve_problem *problem;
    assert_int_equal(painleve_problem_new("no such kind", &problem), PAINLEVE_MALFORMED);
    problem = rod(NULL);
    assert_int_equal(painleve_problem_set(problem, "mu", "a third"), PAINLEVE_MALFORMED);
    assert_string_equal(painleve_problem_error_field(problem), "mu");
    assert_non_null(strstr(painleve_problem_error(problem), "digit"));
    assert_int_equal(painleve_problem_set(problem, "nu", "1"), PAINLEVE_MALFORMED);
    assert_int_equal(painleve_problem_set(problem, "a", "1"), PAINLEVE_MALFORMED);
    assert_int_equal(painleve_decide(problem, 0, &verdict), PAINLEVE_MALFORMED);
    assert_string_equal(painleve_problem_error_field(problem), "mu");
    assert_ptr_equal(verdict, state);
    assert_int_equal(painleve_problem_set(problem, "mu", "-1"), PAINLEVE_OK);
    assert_string_equal(painleve_problem_error(problem), "");
    assert_int_equal(painleve_decide(problem, 0, &verdict), PAINLEVE_HYPOTHESIS);
    assert_string_equal(painleve_problem_error_field(problem), "mu");
    painleve_problem_free(problem);
    painleve_problem_free(NULL);
    painleve_verdict_free(NULL);
}

static void budget_is_respected(void **state)
{
    (void)state;
    painleve_problem *problem = rod("4/3");
    painleve_verdict *verdict;
    assert_int_equal(painleve_decide(problem, 10, &verdict), PAINLEVE_UNDECIDED);
    assert_non_null(strstr(painleve_problem_error(problem), "budget"));
    assert_int_equal(painleve_decide(problem, 0, &verdict), PAINLEVE_OK);
    painleve_verdict_free(verdict);
    painleve_problem_free(problem);
}

static void json_records(void **state)
{
    (void)state;
    painleve_problem *problem;
    painleve_verdict *verdict;
    assert_int_equal(painleve_problem_from_json("{\"kind\":\"contact\",\"a\":", &problem), PAINLEVE_MALFORMED);
    assert_non_null(strstr(painleve_problem_error(problem), "line 1"));
    assert_int_equal(painleve_decide(problem, 0, &verdict), PAINLEVE_MALFORMED);
    painleve_problem_free(problem);
    assert_int_equal(painleve_problem_from_json(
                         "{\"kind\":\"contact\",\"a\":0,\"b\":1,\"A\":1,\"B\":0,\"C\":1,\"mu\":0,\"u\":0}", &problem),
                     PAINLEVE_OK);
    assert_int_equal(painleve_decide(problem, 0, &verdict), PAINLEVE_OK);
    assert_string_equal(painleve_verdict_get(verdict, "resolution"), "F");
    painleve_verdict_free(verdict);
    painleve_problem_free(problem);
}

/* An id is a string or an integer that the checkers of certificates take. */
static void ids_of_records(void **state)
{
    (void)state;
    static const struct {
        const char *id;
        enum painleve_status status;
    } cases[] = {{"999999999999999999", PAINLEVE_OK},         {"-999999999999999999", PAINLEVE_OK},
                 {"\"1732870000123456789\"", PAINLEVE_OK},    {"1000000000000000000", PAINLEVE_MALFORMED},
                 {"1732870000123456789", PAINLEVE_MALFORMED}, {"-9223372036854775807", PAINLEVE_MALFORMED},
                 {"9223372036854775808", PAINLEVE_MALFORMED}, {"1.5", PAINLEVE_MALFORMED}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char record[200];
        painleve_problem *problem;
        snprintf(record, sizeof record,
                 "{\"kind\":\"contact\",\"id\":%s,\"a\":0,\"b\":1,\"A\":1,\"B\":0,\"C\":1,\"mu\":0,\"u\":0}",
                 cases[i].id);
        assert_int_equal(painleve_problem_from_json(record, &problem), cases[i].status);
        if (cases[i].status == PAINLEVE_MALFORMED) assert_non_null(strstr(painleve_problem_error(problem), "string"));
        painleve_problem_free(problem);
    }
}

/* A certificate is ASCII on one line (spec/certificate.md, section 1), whatever characters the id has. */
static void certificates_are_ascii(void **state)
{
    (void)state;
    static const char *const ids[] = {"caf\u00e9", "a\\nb", "\xF0\x9F\x98\x80", "\xEF\xBB\xBF", "\x7F", "\xC2\x9B"};
    for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
        char record[200];
        painleve_problem *problem;
        painleve_verdict *verdict;
        snprintf(record, sizeof record,
                 "{\"kind\":\"contact\",\"id\":\"%s\",\"a\":0,\"b\":-1,\"A\":2,\"B\":1,\"C\":2,\"mu\":1,\"u\":1}",
                 ids[i]);
        assert_int_equal(painleve_problem_from_json(record, &problem), PAINLEVE_OK);
        assert_int_equal(painleve_decide(problem, 0, &verdict), PAINLEVE_OK);
        for (const char *at = painleve_verdict_json(verdict); *at != '\0'; at++) assert_in_range(*at, ' ', '~' + 1);
        painleve_verdict_free(verdict);
        painleve_problem_free(problem);
    }
}

/* What is used after a cleanup works again; valgrind sees what the last one leaves. */
static void cleanup_may_be_repeated(void **state)
{
    (void)state;
    for (int i = 0; i < 2; i++) {
        painleve_problem *problem;
        painleve_verdict *verdict;
        assert_int_equal(
            painleve_problem_from_json("{\"kind\":\"contact\",\"a\":0,\"b\":-1,\"A\":1,\"B\":\"sin(65deg)\",\"C\":1,"
                                       "\"mu\":\"sqrt(2)\",\"u\":1}",
                                       &problem),
            PAINLEVE_OK);
        assert_int_equal(painleve_decide(problem, 0, &verdict), PAINLEVE_OK);
        painleve_verdict_free(verdict);
        painleve_problem_free(problem);
        painleve_cleanup();
    }
}

static const char *const mode_names[] = {"F", "S+", "S-", "T"};

/* The words of painleve_decide for the same doubles. */
static painleve_verdict *decide_step(const painleve_step *step)
{
    const struct {
        const char *name;
        double x;
    } fields[] = {{"m", step->m},           {"I", step->I},           {"rx", step->rx},       {"ry", step->ry},
                  {"vx", step->vx},         {"vy", step->vy},         {"w", step->w},         {"gx", step->gx},
                  {"gy", step->gy},         {"h", step->h},           {"mu", step->mu},       {"e", step->e},
                  {"vx_new", step->vx_new}, {"vy_new", step->vy_new}, {"w_new", step->w_new}, {"eps", step->eps},
                  {"floor", step->floor}};
    painleve_problem *problem;
    painleve_verdict *verdict;
    assert_int_equal(painleve_problem_new("step", &problem), PAINLEVE_OK);
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
        assert_int_equal(painleve_problem_set_double(problem, fields[i].name, fields[i].x), PAINLEVE_OK);
    if (step->law == PAINLEVE_LAW_ASSOCIATED)
        assert_int_equal(painleve_problem_set(problem, "law", "associated"), PAINLEVE_OK);
    assert_int_equal(painleve_decide(problem, 0, &verdict), PAINLEVE_OK);
    painleve_problem_free(problem);
    return verdict;
}

static void compare_step(const painleve_step *step)
{
    static const char *const words[] = {"other-problem", "agree", "near", "wrong", "other-law"};
    painleve_step_verdict out;
    assert_int_equal(painleve_step_judge(step, &out), PAINLEVE_OK);
    painleve_verdict *verdict = decide_step(step);
    assert_string_equal(painleve_verdict_get(verdict, "judgement"), words[out.judgement]);
    assert_string_equal(painleve_verdict_get(verdict, "at_10_eps"), words[out.at_10_eps]);
    for (unsigned i = 0; i < 4; i++) {
        char path[16];
        snprintf(path, sizeof path, "modes/%s", mode_names[i]);
        const int in_set = strcmp(painleve_verdict_get(verdict, path), "inconsistent") != 0;
        assert_int_equal((out.exact >> i) & 1, in_set);
        snprintf(path, sizeof path, "eta/%s", mode_names[i]);
        assert_int_equal(out.eta[i] == 0, strcmp(painleve_verdict_get(verdict, path), "0") == 0);
        if (out.nearest == 1U << i) assert_string_equal(painleve_verdict_get(verdict, "nearest"), mode_names[i]);
    }
    painleve_verdict_free(verdict);
}

/* The judge in doubles says what painleve_decide says. */
static void step_judge(void **state)
{
    (void)state;
    painleve_step step = {.m = 1,
                          .I = 0.25,
                          .rx = 0.5,
                          .ry = -1,
                          .vx = 1,
                          .gy = -10,
                          .h = 0x1p-6,
                          .mu = 2,
                          .eps = 0x1p-10,
                          .floor = 0x1p-21};
    painleve_step_verdict out;
    unsigned random = 1;
    step.vx_new = 1;
    step.vy_new = -10 * 0x1p-6;
    assert_int_equal(painleve_step_judge(&step, &out), PAINLEVE_OK);
    assert_int_equal(out.judgement, PAINLEVE_WRONG);
    assert_int_equal(out.exact, PAINLEVE_BIT_T);
    assert_int_equal(out.chosen, 0);
    for (int i = 0; i < 300; i++) {
        double *const numbers[] = {&step.rx, &step.ry,     &step.vx,     &step.gx,
                                   &step.mu, &step.vx_new, &step.vy_new, &step.w_new};
        random = random * 1664525 + 1013904223;
        *numbers[random >> 29] = ((int)(random >> 20 & 31) - (&step.mu == numbers[random >> 29] ? 0 : 16)) * 0.25;
        step.law = random >> 28 & 1 ? PAINLEVE_LAW_ASSOCIATED : PAINLEVE_LAW_COULOMB;
        compare_step(&step);
    }
    step.eps = 0.5;
    assert_int_equal(painleve_step_judge(&step, &out), PAINLEVE_HYPOTHESIS);
    step.eps = NAN;
    assert_int_equal(painleve_step_judge(&step, &out), PAINLEVE_MALFORMED);
}

/* A body on two feet, whose contacts are lists. */
static void contacts_of_a_body(void **state)
{
    (void)state;
    static const char *const data[][2] = {{"mass", "1"},    {"gyration", "1"}, {"x", "[-1,1]"},
                                          {"z", "[-1,-1]"}, {"nx", "[0,0]"},   {"nz", "[1,1]"},
                                          {"Fx", "0"},      {"Fz", "-1"},      {"mu", "[1/2, 1/2]"}};
    painleve_problem *problem;
    painleve_verdict *verdict;
    assert_int_equal(painleve_problem_new("modes", &problem), PAINLEVE_OK);
    for (size_t i = 0; i < sizeof data / sizeof *data; i++)
        assert_int_equal(painleve_problem_set(problem, data[i][0], data[i][1]), PAINLEVE_OK);
    assert_int_equal(painleve_decide(problem, 0, &verdict), PAINLEVE_MALFORMED);
    assert_string_equal(painleve_problem_error_field(problem), "tau");
    assert_int_equal(painleve_problem_set(problem, "tau", "0"), PAINLEVE_OK);
    assert_int_equal(painleve_decide(problem, 0, &verdict), PAINLEVE_OK);
    assert_string_equal(painleve_verdict_row(verdict), "statically_indeterminate");
    assert_string_equal(painleve_verdict_get(verdict, "class"), "determinate");
    assert_string_equal(painleve_verdict_get(verdict, "count"), "1");
    assert_string_equal(painleve_verdict_get(verdict, "equilibrium/strongly_stable"), "true");
    assert_string_equal(painleve_verdict_get(verdict, "equilibrium/statically_indeterminate"), "1");
    assert_null(painleve_verdict_get(verdict, "words"));
    assert_non_null(strstr(painleve_verdict_json(verdict), "[\"T\",\"T\"]"));
    painleve_verdict_free(verdict);
    painleve_problem_free(problem);
    painleve_cleanup();
}

/* ---- texts that cannot be read ---- */

enum { MOST_FIELDS = 10 };

struct whole_problem {
    const char *kind;
    const char *data[MOST_FIELDS][2];
};

static const struct whole_problem whole_problems[] = {
    {"contact", {{"a", "0"}, {"b", "-1"}, {"A", "17/5"}, {"B", "6/5"}, {"C", "8/5"}, {"mu", "sqrt(2)"}, {"u", "1"}}},
    {"contact", {{"mechanism", "falling-rod"}, {"theta", "65deg"}, {"thetadot", "0"}, {"mu", "4/3"}, {"u", "1"}}},
    {"impact",
     {{"A", "1"}, {"B", "-1"}, {"C", "3"}, {"mu", "5/8"}, {"u", "1"}, {"v", "-3"}, {"law", "newton"}, {"r", "1/2"}}},
    {"rest",
     {{"a", "1/10"},
      {"b", "-1"},
      {"A", "1"},
      {"B", "1/5"},
      {"C", "1"},
      {"mu", "1/2"},
      {"r", "1/2"},
      {"law", "poisson"},
      {"H", "[[2, 1], [1, 2]]"}}},
    {"modes",
     {{"M", "[[1, 0, 0], [0, 1, 0], [0, 0, 1/3]]"},
      {"J", "[[1, 0, 1], [0, 1, -1], [1, 0, 1], [0, 1, 1]]"},
      {"F", "[1/2, -1, 0]"},
      {"mu", "[3/5, 1/5]"}}},
};

static const char *const unreadable[] = {"",
                                         "x",
                                         "1/0",
                                         "[",
                                         "[1,",
                                         "[[1, 0], [0",
                                         "[[1, 0], [0, x]]",
                                         "[1, x]",
                                         "[[2, 1], [1]",
                                         "[]",
                                         "[[1]",
                                         "[2, 1]",
                                         "sqrt(-1)",
                                         "1e99999",
                                         "3 +/- -1",
                                         "nan",
                                         "((((",
                                         "[[1],[1, 1]]"};

/* The certificate of a problem in which some field is first given a text that is refused; "" where none is. Without `again`
 * that field is not set afterwards. The caller frees it. */
static char *decided_after(const struct whole_problem *whole, const char *field, const char *refused, int again)
{
    painleve_problem *problem;
    painleve_verdict *verdict = NULL;
    int was_refused = refused == NULL;
    assert_int_equal(painleve_problem_new(whole->kind, &problem), PAINLEVE_OK);
    for (int i = 0; i < MOST_FIELDS && whole->data[i][0] != NULL; i++) {
        const int here = strcmp(whole->data[i][0], field) == 0;
        if (here && refused != NULL) {
            if (painleve_problem_set(problem, field, refused) == PAINLEVE_OK) break;
            was_refused = 1;
        }
        if (!here || again)
            assert_int_equal(painleve_problem_set(problem, whole->data[i][0], whole->data[i][1]), PAINLEVE_OK);
    }
    const enum painleve_status status = was_refused ? painleve_decide(problem, 0, &verdict) : PAINLEVE_MALFORMED;
    char *const text = strdup(!was_refused            ? ""
                              : status == PAINLEVE_OK ? painleve_verdict_json(verdict)
                                                      : painleve_problem_error(problem));
    painleve_verdict_free(verdict);
    painleve_problem_free(problem);
    return text;
}

/* A field whose text is refused is as if it had not been given: it can be set again, and is missing otherwise. */
static void refused_texts_leave_nothing(void **state)
{
    (void)state;
    int tried = 0;
    for (size_t w = 0; w < sizeof whole_problems / sizeof *whole_problems; w++)
        for (int i = 0; i < MOST_FIELDS && whole_problems[w].data[i][0] != NULL; i++)
            for (int again = 0; again < 2; again++) {
                const char *const field = whole_problems[w].data[i][0];
                if (!again && strcmp(field, "mechanism") == 0) continue; /* the other fields are those of it */
                char *const without = decided_after(whole_problems + w, field, NULL, again);
                for (size_t k = 0; k < sizeof unreadable / sizeof *unreadable; k++) {
                    char *const after = decided_after(whole_problems + w, field, unreadable[k], again);
                    if (after[0] != '\0') assert_string_equal(after, without);
                    tried += after[0] != '\0';
                    free(after);
                }
                free(without);
            }
    assert_true(tried > 300);
}

/* t-library [TEST]: all tests but this one, which would take long under valgrind. */
int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(verdict_words),
        cmocka_unit_test(impact_words),
        cmocka_unit_test(irrational_words),
        cmocka_unit_test(two_folds),
        cmocka_unit_test(wedges),
        cmocka_unit_test(doubles_are_exact),
        cmocka_unit_test(errors_name_the_field),
        cmocka_unit_test(budget_is_respected),
        cmocka_unit_test(json_records),
        cmocka_unit_test(ids_of_records),
        cmocka_unit_test(mechanism_in_place_of_raw_data),
        cmocka_unit_test(certificates_are_ascii),
        cmocka_unit_test(uncertain_rows),
        cmocka_unit_test(step_judge),
        cmocka_unit_test(contacts_of_a_body),
        cmocka_unit_test(refused_texts_leave_nothing),
        cmocka_unit_test(cleanup_may_be_repeated),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    if (argc > 1) cmocka_set_skip_filter(argv[1]);
    return cmocka_run_group_tests_name("library", tests, NULL, NULL);
}
