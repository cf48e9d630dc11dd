/* SPDX-License-Identifier: BSD-2-Clause */
/* The calls of painleve.h in any order, on four problems, four verdicts and a differential test, with valid pointers and any strings and
 * doubles. */
#include "painleve.h"
#include "target.h"

#include <stddef.h>
#include <string.h>

enum { HANDLES = 4, MOST_DECISIONS = 3, MOST_CONTACTS = 40, LONGEST = 1 << 16, SMALL_BUDGET = 1 << 12 };

static const char *const kinds[] = {"contact", "impact",     "chatter", "jam",   "rest",          "",
                                    "nokind",  "contact\n",  "step",    "modes", "slide2",        "stance",
                                    "fold",    "compliance", "spatial", "wedge", "spatial-impact"};
static const char *const fields[] = {"a",   "b", "A",         "B",      "C",        "mu", "u",      "v",      "r",
                                     "law", "H", "alpha1",    "alpha2", "p",        "id", "alpha3", "p_plus", "kind",
                                     "",    "q", "mechanism", "theta",  "thetadot", "M",  "Delta",  "n"};
static const char *const texts[] = {
    "0",       "-1",        "17/5",          "6/5",           "8/5",         "4/3",        "1",
    "sqrt(2)", "newton",    "poisson",       "energetic",     "falling-rod", "lagrangian", "rimless-wheel",
    "65deg",   "[1/3,1/2]", "0.3 +/- 0.1",   "[[2,1],[1,2]]", "[1,2]",       "1/0",        "",
    "nan",     "sin(1)",    "1e9999",        "sqrt(-1)",      "((((",        "-3",         "2",
    "1/2",     "7/10",      "65deg +/- 1deg"};
static const char *const paths[] = {"class", "modes/S+", "modes",  "solutions",  "zeros", "",
                                    "/",     "//",       "modes/", "modes/S+/x", "end",   "case",
                                    "row",   "regions",  "time",   "verdict"};
#define COUNT(list) (sizeof(list) / sizeof *(list))

/* What is left of the input, and the objects that it acts on. */
struct scene {
    const uint8_t *data, *end;
    painleve_problem *problem[HANDLES];
    painleve_verdict *verdict[HANDLES];
    painleve_difftest *test;
    int decisions;
    char text[LONGEST];
};

static unsigned next(struct scene *scene)
{
    return scene->data < scene->end ? *scene->data++ : 0;
}

/* A text from the input itself, or one that is long. */
static const char *own_text(struct scene *scene, int is_long)
{
    size_t n = next(scene);
    const size_t left = (size_t)(scene->end - scene->data);
    if (is_long) {
        memset(scene->text, '1', n *= 255);
    } else {
        if (n > left) n = left;
        memcpy(scene->text, scene->data, n);
        scene->data += n;
    }
    scene->text[n] = '\0';
    return scene->text;
}

static const char *choose(struct scene *scene, const char *const *list, size_t count)
{
    const unsigned which = next(scene);
    return which >= 0xF0 ? own_text(scene, which == 0xFF) : list[which % count];
}

static void same_error(const painleve_problem *problem, enum painleve_status status)
{
    const char *const reason = painleve_problem_error(problem);
    (void)strlen(painleve_problem_error_field(problem));
    if (status == PAINLEVE_INTERNAL) finding("internal error: %s", reason);
    if (status != PAINLEVE_OK && reason[0] == '\0') finding("status %d without a reason", (int)status);
}

/* ---- the calls ---- */

static void make_kind(struct scene *scene, unsigned k, const char *kind)
{
    painleve_problem_free(scene->problem[k]);
    scene->problem[k] = NULL;
    const enum painleve_status status = painleve_problem_new(kind, &scene->problem[k]);
    if ((status == PAINLEVE_OK) != (scene->problem[k] != NULL)) finding("painleve_problem_new: %d", (int)status);
}

static void make(struct scene *scene, unsigned k)
{
    make_kind(scene, k, choose(scene, kinds, COUNT(kinds)));
}

static void make_from_json(struct scene *scene, unsigned k)
{
    painleve_problem_free(scene->problem[k]);
    scene->problem[k] = NULL;
    const enum painleve_status status = painleve_problem_from_json(own_text(scene, 0), &scene->problem[k]);
    if (scene->problem[k] == NULL) finding("painleve_problem_from_json gives no problem");
    same_error(scene->problem[k], status);
}

/* A whole contact, with one field from the input. */
static void make_contact(struct scene *scene, unsigned k)
{
    static const char *const data[] = {"0", "-1", "17/5", "6/5", "8/5", "4/3", "1"};
    const unsigned changed = next(scene);
    painleve_problem_free(scene->problem[k]);
    if (painleve_problem_new("contact", &scene->problem[k]) != PAINLEVE_OK) finding("no contact");
    for (unsigned i = 0; i < COUNT(data); i++) {
        const char *const text = i == changed % 8 ? choose(scene, texts, COUNT(texts)) : data[i];
        same_error(scene->problem[k], painleve_problem_set(scene->problem[k], fields[i], text));
    }
}

static void set(struct scene *scene, unsigned k)
{
    const char *const field = fields[next(scene) % COUNT(fields)];
    same_error(scene->problem[k], painleve_problem_set(scene->problem[k], field, choose(scene, texts, COUNT(texts))));
}

static void set_unknown(struct scene *scene, unsigned k)
{
    const char *const text = texts[next(scene) % COUNT(texts)];
    same_error(scene->problem[k], painleve_problem_set(scene->problem[k], own_text(scene, 0), text));
}

static double any_double(struct scene *scene)
{
    uint8_t bytes[sizeof(double)];
    double x;
    for (size_t i = 0; i < sizeof bytes; i++) bytes[i] = (uint8_t)next(scene);
    memcpy(&x, bytes, sizeof x);
    return x;
}

/* Any double, or, more often, a small one with few digits, so that quantities are exactly 0. */
static double likely_double(struct scene *scene)
{
    const unsigned first = next(scene);
    return first < 0xC0 ? ((int)(first % 16) - 6) / (double)(1 << first / 48) : any_double(scene);
}

static void set_double(struct scene *scene, unsigned k)
{
    const char *const field = fields[next(scene) % COUNT(fields)];
    same_error(scene->problem[k], painleve_problem_set_double(scene->problem[k], field, any_double(scene)));
}

static enum painleve_status decide_within(struct scene *scene, unsigned k, long budget)
{
    painleve_verdict *verdict = NULL;
    const enum painleve_status status = painleve_decide(scene->problem[k], budget, &verdict);
    same_error(scene->problem[k], status);
    if ((status == PAINLEVE_OK) != (verdict != NULL)) finding("painleve_decide: %d", (int)status);
    if (verdict == NULL) return status;
    const char *const json = painleve_verdict_json(verdict);
    judge_certificate(json, strlen(json));
    painleve_verdict_free(scene->verdict[k]);
    scene->verdict[k] = verdict;
    return status;
}

static void decide(struct scene *scene, unsigned k)
{
    static const long budgets[] = {SMALL_BUDGET, 1, -5, SMALL_BUDGET};
    if (scene->decisions++ < MOST_DECISIONS) decide_within(scene, k, budgets[next(scene) % 4]);
}

static void read_verdict(struct scene *scene, unsigned k)
{
    int sign = 7;
    painleve_verdict *const verdict = scene->verdict[k];
    const char *const name = choose(scene, fields, COUNT(fields));
    const enum painleve_status status = painleve_verdict_sign(verdict, name, &sign);
    if (status == PAINLEVE_OK ? sign < -1 || sign > 1 : sign != 7) finding("the sign of %s is %d", name, sign);
    const char *const answers[] = {painleve_verdict_value(verdict, name), painleve_verdict_row(verdict),
                                   painleve_verdict_json(verdict),
                                   painleve_verdict_get(verdict, choose(scene, paths, COUNT(paths)))};
    for (size_t i = 0; i < COUNT(answers); i++)
        if (answers[i] != NULL) (void)strlen(answers[i]);
}

/* Contacts in one call and one by one have the same bytes. */
static void batch(struct scene *scene, unsigned k)
{
    static double x[7][MOST_CONTACTS + HANDLES];
    unsigned char verdict[MOST_CONTACTS];
    const size_t n = next(scene) % (MOST_CONTACTS + 1);
    for (size_t i = 0; i < n; i++)
        for (int j = 0; j < 7; j++) x[j][i + k] = likely_double(scene);
    painleve_contact_batch(n, x[0] + k, x[1] + k, x[2] + k, x[3] + k, x[4] + k, x[5] + k, x[6] + k, verdict);
    for (size_t i = k; i < n + k; i++)
        if (verdict[i - k] != painleve_contact_one(x[0][i], x[1][i], x[2][i], x[3][i], x[4][i], x[5][i], x[6][i]))
            finding("contact %zu of %zu is another one in a batch", i - k, n);
}

/* The judgement of a step is that of the problem that is decided, which has a certificate. */
static void judge_step(struct scene *scene, unsigned k)
{
    static const char *const names[] = {"m", "I",  "rx", "ry",     "vx",     "vy",    "w",   "gx",   "gy",
                                        "h", "mu", "e",  "vx_new", "vy_new", "w_new", "eps", "floor"};
    static const char *const laws[] = {"coulomb", "associated", "soft", "substepped", "other"};
    static const char *const words[] = {"other-problem", "agree", "near", "wrong", "other-law"};
    double x[COUNT(names)];
    painleve_step_verdict judged;
    if (scene->decisions++ >= MOST_DECISIONS) return;
    for (size_t i = 0; i < COUNT(names); i++) x[i] = likely_double(scene);
    for (size_t i = 15; i < COUNT(names); i++) x[i] = x[i] / 512;
    const painleve_step step = {x[0],  x[1],  x[2],  x[3],  x[4],  x[5],
                                x[6],  x[7],  x[8],  x[9],  x[10], x[11],
                                x[12], x[13], x[14], x[15], x[16], (enum painleve_law)(next(scene) % 5)};
    const enum painleve_status status = painleve_step_judge(&step, &judged);
    make_kind(scene, k, "step");
    for (size_t i = 0; i < COUNT(names); i++) {
        const enum painleve_status set = painleve_problem_set_double(scene->problem[k], names[i], x[i]);
        same_error(scene->problem[k], set);
        if (set != PAINLEVE_OK && status != PAINLEVE_MALFORMED) finding("a step without %s is judged", names[i]);
        if (set != PAINLEVE_OK) return;
    }
    same_error(scene->problem[k], painleve_problem_set(scene->problem[k], "law", laws[step.law]));
    const enum painleve_status decided = decide_within(scene, k, 0);
    if (decided == PAINLEVE_UNDECIDED) return;
    if (decided != status) finding("a step with status %d is judged with status %d", (int)decided, (int)status);
    if (status != PAINLEVE_OK) return;
    if (strcmp(painleve_verdict_get(scene->verdict[k], "judgement"), words[judged.judgement]) != 0 ||
        strcmp(painleve_verdict_get(scene->verdict[k], "at_10_eps"), words[judged.at_10_eps]) != 0)
        finding("a step is judged as %s, and at 10 eps as %s", words[judged.judgement], words[judged.at_10_eps]);
}

/* A solver that leaves the velocity as it was. */
static enum painleve_answer_status idle(const struct painleve_body_step *step, struct painleve_body_answer *answer,
                                        void *context)
{
    (void)context;
    answer->vx = step->vx, answer->vy = step->vy, answer->w = step->w;
    return PAINLEVE_ANSWERED;
}

static void set_test(struct scene *scene, unsigned k)
{
    static const char *const options[] = {"random", "near", "ties", "paradox",     "corpus", "seed",
                                          "eps",    "only", "law",  "restitution", "",       "precision"};
    static const char *const values[] = {"0",    "1",     "2",        "1e-6",    "1/100", "binary32", "binary64",
                                         "none", "other", "ties/F/1", "coulomb", "-1",    "",         "9e99"};
    if (scene->test == NULL) scene->test = painleve_difftest_new();
    const char *const option = options[(next(scene) + k) % COUNT(options)];
    const char *const value = choose(scene, values, COUNT(values));
    const enum painleve_status status = painleve_difftest_set(scene->test, option, value);
    if (status != PAINLEVE_OK && status != PAINLEVE_MALFORMED) finding("%s=%s: status %d", option, value, (int)status);
}

/* A test of a few problems, which has a report. */
static void run_test(struct scene *scene, unsigned k)
{
    if (scene->test == NULL || scene->decisions++ >= MOST_DECISIONS) return;
    const char *const family[] = {"random", "near", "ties", "paradox"};
    for (unsigned i = 0; i < HANDLES; i++)
        if (painleve_difftest_set(scene->test, family[i], i == k ? "1" : "0") != PAINLEVE_OK)
            finding("no %s", family[i]);
    if (painleve_difftest_set(scene->test, "corpus", "0") != PAINLEVE_OK) finding("no corpus");
    const enum painleve_status status = painleve_difftest_run(scene->test, idle, NULL);
    if (status == PAINLEVE_OK ? painleve_difftest_count(scene->test, NULL, NULL) < 0 : status != PAINLEVE_MALFORMED)
        finding("a differential test ends with status %d", (int)status);
    if (status == PAINLEVE_OK) (void)strlen(painleve_difftest_json(scene->test));
}

static void free_test(struct scene *scene, unsigned k)
{
    (void)k;
    painleve_difftest_free(scene->test);
    scene->test = NULL;
}

static void free_one(struct scene *scene, unsigned k)
{
    if (next(scene) % 2) {
        painleve_verdict_free(scene->verdict[k]);
        scene->verdict[k] = NULL;
    } else {
        painleve_problem_free(scene->problem[k]);
        scene->problem[k] = NULL;
    }
}

/* One call: what it needs must be there. */
static void act(struct scene *scene)
{
    static const struct {
        void (*call)(struct scene *scene, unsigned k);
        int needs_problem, needs_verdict;
    } calls[] = {{make, 0, 0},     {make_from_json, 0, 0}, {make_contact, 0, 0}, {set, 1, 0},      {set, 1, 0},
                 {set, 1, 0},      {set_unknown, 1, 0},    {set_double, 1, 0},   {decide, 1, 0},   {read_verdict, 0, 1},
                 {free_one, 0, 0}, {batch, 0, 0},          {judge_step, 0, 0},   {set_test, 0, 0}, {run_test, 0, 0},
                 {free_test, 0, 0}};
    const unsigned which = next(scene) % COUNT(calls), k = next(scene) % HANDLES;
    if (calls[which].needs_problem && scene->problem[k] == NULL) return;
    if (calls[which].needs_verdict && scene->verdict[k] == NULL) return;
    calls[which].call(scene, k);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct scene scene;
    memset(&scene, 0, offsetof(struct scene, text));
    scene.data = data;
    scene.end = data + size;
    while (scene.data < scene.end) act(&scene);
    for (unsigned k = 0; k < HANDLES; k++) {
        painleve_problem_free(scene.problem[k]);
        painleve_verdict_free(scene.verdict[k]);
    }
    painleve_difftest_free(scene.test);
    painleve_cleanup();
    return 0;
}
