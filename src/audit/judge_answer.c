/* SPDX-License-Identifier: BSD-2-Clause */
/* The marks of an answer: the judgement of kind `step`. */
#include "audit/judge.h"
#include "memory/memory.h"

#include <stdio.h>
#include <string.h>

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
    return judge_set_contact(problem, &c) && set_double(problem, o, OBSERVED_P_T, "P_T") &&
           set_double(problem, o, OBSERVED_P_N, "P_N") && set_double(problem, o, OBSERVED_U_T, "U_T") &&
           set_double(problem, o, OBSERVED_U_N, "U_N") && set_double(problem, o, OBSERVED_v, "v") &&
           set_double(problem, o, OBSERVED_e, "e") && set_double(problem, o, OBSERVED_u, "u") &&
           (o->a == NULL ||
            (judge_set_text(problem, "a_size", o->a_size) && judge_set_text(problem, "b_size", o->b_size)));
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

/* 1 when a list of words, separated by spaces, contains a word. */
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
    judge_exact_set(verdict, modes, sizeof modes);
    for (size_t i = 0; i < sizeof judgements / sizeof *judgements; i++) {
        if (!judge_says(verdict, "judgement", judgements[i].word)) continue;
        snprintf(path, sizeof path, "eta/%s", nearest != NULL ? nearest : "");
        judge_put(j, judgements[i].mark, rational_at(verdict, path), "exact: %s; nearest to the answer: %s",
                  *modes != '\0' ? modes : "none", nearest != NULL && *nearest != '\0' ? nearest : "none");
    }
    const char *const list = painleve_verdict_get(verdict, "marks");
    for (size_t i = 0; i < sizeof deeds / sizeof *deeds; i++)
        if (list != NULL && has_word(list, deeds[i].word))
            judge_put(j, deeds[i].mark, rational_at(verdict, excesses[i].word), "by more than eps");
    judge_mode(j, verdict);
    judge_certify(j, verdict, before);
}

void judge_answer(struct judge *j)
{
    enum painleve_status status;
    painleve_problem *const problem = judge_problem("step");
    const int is_set = (observation_is_body(j->o) ? set_body(problem, j->o) : set_local(j, problem)) &&
                       judge_set_text(problem, "eps", j->options->eps) &&
                       judge_set_text(problem, "floor", j->options->floor) &&
                       judge_set_text(problem, "law", j->options->law);
    painleve_verdict *const verdict = judge_decide(j, problem, is_set, &status);
    if (verdict != NULL) judge_verdict(j, verdict);
    painleve_verdict_free(verdict);
}
