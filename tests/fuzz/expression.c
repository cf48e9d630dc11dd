/* SPDX-License-Identifier: BSD-2-Clause */
/* Any text as a number: the first byte chooses a problem, one field of it, and the budget; the rest is that field's text. */
#include "painleve.h"
#include "target.h"

#include <string.h>

enum { LONGEST = 400 };
static const long budgets[] = {1 << 10, 1 << 11, 1 << 13};

struct example {
    const char *kind, *mechanism;
    const char *const (*data)[2];
    unsigned count;
};

static const char *const contact[][2] = {{"a", "0"},   {"b", "-1"},   {"A", "17/5"}, {"B", "6/5"},
                                         {"C", "8/5"}, {"mu", "4/3"}, {"u", "1"}};
static const char *const impact[][2] = {{"A", "1"}, {"B", "-1"}, {"C", "3"},   {"mu", "5/8"},
                                        {"u", "1"}, {"v", "-3"}, {"r", "1/2"}, {"law", "newton"}};
static const char *const chatter[][2] = {{"a", "1/2"},  {"b", "-1"},   {"A", "1"}, {"B", "1/2"}, {"C", "1"},
                                         {"mu", "3/2"}, {"r", "7/10"}, {"u", "1"}, {"v", "-1"},  {"law", "energetic"}};
static const char *const jam[][2] = {{"alpha1", "-3"}, {"alpha2", "1"}, {"alpha3", "-1"}, {"p", "1"}, {"b", "-2/3"}};
static const char *const rest[][2] = {{"a", "1/10"},     {"b", "-1"},   {"A", "1"},   {"B", "1/5"},
                                      {"C", "1"},        {"mu", "1/2"}, {"r", "1/2"}, {"H", "[[2,1],[1,2]]"},
                                      {"law", "poisson"}};
static const char *const rod[][2] = {{"theta", "65deg"}, {"thetadot", "0"}, {"mu", "4/3"}, {"u", "1"}};
static const char *const spot[][2] = {{"mu", "2"}, {"kappa", "1/3"}, {"l", "1"}, {"g_spot", "theta1+"}};

#define EXAMPLE(kind, mechanism, data)                                                                                 \
    {                                                                                                                  \
        kind, mechanism, data, sizeof(data) / sizeof *(data)                                                           \
    }
static const struct example examples[] = {EXAMPLE("contact", NULL, contact),  EXAMPLE("impact", NULL, impact),
                                          EXAMPLE("chatter", NULL, chatter),  EXAMPLE("jam", NULL, jam),
                                          EXAMPLE("rest", NULL, rest),        EXAMPLE("contact", "falling-rod", rod),
                                          EXAMPLE("jam", "falling-rod", spot)};
enum { EXAMPLES = sizeof examples / sizeof *examples };

/* Returns 1 when every field was taken. */
static int fill(painleve_problem *problem, const struct example *example, unsigned changed, const char *text)
{
    if (example->mechanism != NULL && painleve_problem_set(problem, "mechanism", example->mechanism) != PAINLEVE_OK)
        finding("no mechanism %s", example->mechanism);
    for (unsigned i = 0; i < example->count; i++) {
        const char *const value = i == changed ? text : example->data[i][1];
        if (painleve_problem_set(problem, example->data[i][0], value) == PAINLEVE_OK) continue;
        if (painleve_problem_error(problem)[0] == '\0') finding("an error without a word");
        return 0;
    }
    return 1;
}

static void decide(painleve_problem *problem, long budget)
{
    painleve_verdict *verdict = NULL;
    const enum painleve_status status = painleve_decide(problem, budget, &verdict);
    if (status == PAINLEVE_INTERNAL) finding("internal error: %s", painleve_problem_error(problem));
    if ((status == PAINLEVE_OK) != (verdict != NULL)) finding("status %d", (int)status);
    if (status == PAINLEVE_OK) {
        const char *const json = painleve_verdict_json(verdict);
        judge_certificate(json, strlen(json));
    } else if (painleve_problem_error(problem)[0] == '\0')
        finding("an error without a word");
    painleve_verdict_free(verdict);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char text[LONGEST + 1];
    painleve_problem *problem;
    if (size < 2 || size > LONGEST) return 0;
    const struct example *const example = examples + data[0] % EXAMPLES;
    memcpy(text, data + 1, size - 1);
    text[size - 1] = '\0';
    if (painleve_problem_new(example->kind, &problem) != PAINLEVE_OK) finding("no kind %s", example->kind);
    const unsigned fields = data[0] / EXAMPLES;
    if (fill(problem, example, fields % example->count, text)) decide(problem, budgets[fields / example->count % 3]);
    painleve_problem_free(problem);
    painleve_cleanup();
    return 0;
}
