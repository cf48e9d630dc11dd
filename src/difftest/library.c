/* SPDX-License-Identifier: BSD-2-Clause */
/* Differential tests for solvers in C: the public interface, where the engine is a function. */
#include "difftest/difftest.h"
#include "difftest/report_json.h"
#include "memory/memory.h"

#include <fenv.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct painleve_difftest {
    struct difftest test;
    char *json;
};

/* The solver and its floating-point environment; problems are made and answers judged in the default environment. */
struct function {
    painleve_solver *solver;
    void *context;
    fenv_t environment;
};

static enum painleve_answer_status ask_function(void *self, const char *id, const struct painleve_body_step *step,
                                                struct painleve_body_answer *answer, char note[TRIAL_NOTE])
{
    struct function *function = self;
    (void)id;
    memory_leave();
    if (fesetenv(&function->environment) != 0) abort();
    const enum painleve_answer_status status = function->solver(step, answer, function->context);
    if (fesetenv(FE_DFL_ENV) != 0) abort();
    memory_enter();
    if (status == PAINLEVE_NO_ANSWER) snprintf(note, TRIAL_NOTE, "the solver says that it failed");
    return status;
}

painleve_difftest *painleve_difftest_new(void)
{
    painleve_difftest *handle = memory_new(1, sizeof *handle);
    difftest_init(&handle->test);
    return handle;
}

void painleve_difftest_free(painleve_difftest *handle)
{
    if (handle == NULL) return;
    difftest_clear(&handle->test);
    free(handle->json);
    free(handle);
}

enum painleve_status painleve_difftest_set(painleve_difftest *handle, const char *option, const char *text)
{
    char reason[256];
    memory_enter();
    const int status = difftest_set(&handle->test, option, text, reason);
    memory_leave();
    return status == 0 ? PAINLEVE_OK : PAINLEVE_MALFORMED;
}

enum painleve_status painleve_difftest_run(painleve_difftest *handle, painleve_solver *solver, void *context)
{
    struct function function = {.solver = solver, .context = context};
    const struct engine engine = {&function, ask_function};
    if (fegetenv(&function.environment) != 0 || fesetenv(FE_DFL_ENV) != 0) abort();
    memory_enter();
    difftest_clear(&handle->test);
    const int planned = difftest_plan(&handle->test);
    if (planned == 0) {
        difftest_work(&handle->test, &engine);
        difftest_finish(&handle->test);
    }
    memory_leave();
    if (fesetenv(&function.environment) != 0) abort();
    if (planned != 0) return PAINLEVE_MALFORMED;
    return atomic_load(&handle->test.failed) ? PAINLEVE_INTERNAL : PAINLEVE_OK;
}

long painleve_difftest_count(const painleve_difftest *handle, const char *class_name, const char *judgement)
{
    int i = 0;
    while (i < JUDGEMENTS && (judgement == NULL || strcmp(judgement, judgement_names[i]) != 0)) i++;
    if (judgement != NULL && i == JUDGEMENTS) return -1;
    const int known = class_name == NULL || class_find(class_name) != NULL || strcmp(class_name, "corpus") == 0;
    return known ? difftest_count(&handle->test, class_name, (enum judgement)i) : -1;
}

const char *painleve_difftest_json(painleve_difftest *handle)
{
    memory_enter();
    json_t *report = report_json(&handle->test, NULL);
    free(handle->json);
    handle->json = json_dumps(report, JSON_COMPACT | JSON_ENSURE_ASCII);
    if (handle->json == NULL) memory_out();
    json_decref(report);
    memory_leave();
    return handle->json;
}
