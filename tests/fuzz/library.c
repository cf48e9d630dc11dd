/* SPDX-License-Identifier: BSD-2-Clause */
/* The calls of painleve.h in any order, on four problems and four verdicts, with valid pointers and any strings and doubles. */
#include "painleve.h"
#include "target.h"

#include <stddef.h>
#include <string.h>

enum { HANDLES = 4, MOST_DECISIONS = 3, LONGEST = 1 << 16, SMALL_BUDGET = 1 << 12 };

static const char *const kinds[] = {"contact", "impact", "chatter", "jam", "rest", "", "nokind", "contact\n"};
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

static void make(struct scene *scene, unsigned k)
{
    painleve_problem_free(scene->problem[k]);
    scene->problem[k] = NULL;
    const enum painleve_status status = painleve_problem_new(choose(scene, kinds, COUNT(kinds)), &scene->problem[k]);
    if ((status == PAINLEVE_OK) != (scene->problem[k] != NULL)) finding("painleve_problem_new: %d", (int)status);
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

static void set_double(struct scene *scene, unsigned k)
{
    const char *const field = fields[next(scene) % COUNT(fields)];
    uint8_t bytes[sizeof(double)];
    double x;
    for (size_t i = 0; i < sizeof bytes; i++) bytes[i] = (uint8_t)next(scene);
    memcpy(&x, bytes, sizeof x);
    same_error(scene->problem[k], painleve_problem_set_double(scene->problem[k], field, x));
}

static void decide(struct scene *scene, unsigned k)
{
    static const long budgets[] = {SMALL_BUDGET, 1, -5, SMALL_BUDGET};
    painleve_verdict *verdict = NULL;
    if (scene->decisions++ >= MOST_DECISIONS) return;
    const enum painleve_status status = painleve_decide(scene->problem[k], budgets[next(scene) % 4], &verdict);
    same_error(scene->problem[k], status);
    if ((status == PAINLEVE_OK) != (verdict != NULL)) finding("painleve_decide: %d", (int)status);
    if (verdict == NULL) return;
    const char *const json = painleve_verdict_json(verdict);
    judge_certificate(json, strlen(json));
    painleve_verdict_free(scene->verdict[k]);
    scene->verdict[k] = verdict;
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
    } calls[] = {{make, 0, 0},    {make_from_json, 0, 0}, {make_contact, 0, 0}, {set, 1, 0},    {set, 1, 0},
                 {set, 1, 0},     {set_unknown, 1, 0},    {set_double, 1, 0},   {decide, 1, 0}, {read_verdict, 0, 1},
                 {free_one, 0, 0}};
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
    painleve_cleanup();
    return 0;
}
