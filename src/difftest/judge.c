/* SPDX-License-Identifier: BSD-2-Clause */
#include "difftest/judge.h"

#include "memory/memory.h"
#include "numbers/expression.h"
#include "problem/failure.h"

#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const judgement_names[JUDGEMENTS] = {"agree",     "near",        "wrong",    "other-problem",
                                                 "other-law", "unsupported", "no-answer"};
const char *const mark_names[MARKS] = {"energy-gained", "cone-violated", "pulling", "penetrating"};

/* The tolerances of the table of engines, one for each precision; `floor` is the relative rounding error of a term. */
void measure_preset(struct measure *measure, int binary32)
{
    *measure = (struct measure){.law = "coulomb", .binary32 = binary32};
    snprintf(measure->eps, sizeof measure->eps, "%s", binary32 ? "1/1000" : "1/1000000");
}

void verdict_clear(struct verdict *verdict)
{
    free(verdict->certificate);
    verdict->certificate = NULL;
}

/* Floats are rounded to 24 bits and doubles to 53; three and five bits are allowed for a term that is itself computed. */
const char *measure_floor(const struct measure *measure)
{
    return measure->binary32 ? "2^-21" : "2^-48";
}

struct named {
    const char *field;
    double value;
};

enum { NUMBERS = 15 };

static void list_numbers(const struct painleve_body_step *s, const struct painleve_body_answer *a,
                         struct named numbers[NUMBERS])
{
    const struct named all[NUMBERS] = {{"m", a->m},       {"I", a->I},       {"rx", a->rx},  {"ry", a->ry},
                                       {"vx", s->vx},     {"vy", s->vy},     {"w", s->w},    {"gx", s->gx},
                                       {"gy", s->gy},     {"h", s->h},       {"mu", s->mu},  {"e", s->e},
                                       {"vx_new", a->vx}, {"vy_new", a->vy}, {"w_new", a->w}};
    memcpy(numbers, all, sizeof all);
}

/* Writes a double as a short decimal if that is exact, else as a hexadecimal constant of C. */
static void write_exact(double x, char text[40])
{
    snprintf(text, 40, "%.15g", x);
    if (strtod(text, NULL) != x || fabs(x) >= 1e15 || strlen(text) > 12 || x != floor(x * 0x1p40) / 0x1p40)
        snprintf(text, 40, "%a", x);
}

char *judge_record(const struct painleve_body_step *step, const struct painleve_body_answer *answer,
                   const struct measure *measure, const char *id)
{
    struct named numbers[NUMBERS];
    char text[40];
    json_t *record = json_pack("{s:s, s:s}", "kind", "step", "id", id);
    list_numbers(step, answer, numbers);
    for (int i = 0; i < NUMBERS; i++) {
        write_exact(numbers[i].value, text);
        json_object_set_new(record, numbers[i].field, json_string(text));
    }
    json_object_set_new(record, "eps", json_string(measure->eps));
    json_object_set_new(record, "floor", json_string(measure_floor(measure)));
    json_object_set_new(record, "law", json_string(measure->law));
    char *line = json_dumps(record, JSON_COMPACT | JSON_ENSURE_ASCII);
    if (line == NULL) memory_out();
    json_decref(record);
    return line;
}

static const struct number *read_number(struct number_pool *pool, const char *text)
{
    struct failure failure;
    const struct number *x;
    return expression_read(pool, text, strlen(text), &x, &failure) == STATUS_OK ? x : NULL;
}

/* A double near the rational in a text. */
static double size_of(const char *rational)
{
    double distance;
    struct number_pool *pool = number_pool_new();
    if (pool == NULL) memory_out();
    const struct number *x = read_number(pool, rational);
    const double size = x != NULL ? number_to_double(x, &distance) : INFINITY;
    number_pool_free(pool);
    return size;
}

int double_of_text(const char *text, double *x)
{
    double distance = 1;
    struct number_pool *pool = number_pool_new();
    if (pool == NULL) memory_out();
    const struct number *number = read_number(pool, text);
    if (number != NULL) *x = number_to_double(number, &distance);
    number_pool_free(pool);
    return distance == 0;
}

int measure_compare(const char *first, const char *second)
{
    struct number_pool *pool = number_pool_new();
    if (pool == NULL) memory_out();
    const struct number *x = read_number(pool, first), *y = read_number(pool, second);
    const int sign = x != NULL && y != NULL ? number_compare(pool, x, y) : 0;
    number_pool_free(pool);
    return sign;
}

static enum judgement judgement_of(const char *word)
{
    int i = 0;
    while (i < JUDGEMENTS && (word == NULL || strcmp(word, judgement_names[i]) != 0)) i++;
    if (i == JUDGEMENTS) abort(); /* a word that the kind does not have */
    return (enum judgement)i;
}

static void keep_word(char *to, size_t size, const char *word)
{
    snprintf(to, size, "%s", word != NULL ? word : "");
}

/* Reads the modes of the exact set. */
static void read_exact_set(painleve_verdict *answer, struct verdict *verdict)
{
    static const char *const modes[] = {"F", "S+", "S-", "T"};
    for (int i = 0; i < 4; i++) {
        char path[16];
        snprintf(path, sizeof path, "modes/%s", modes[i]);
        const char *word = painleve_verdict_get(answer, path);
        if (word == NULL || (strcmp(word, "consistent") != 0 && strcmp(word, "boundary") != 0)) continue;
        const size_t n = strlen(verdict->exact);
        snprintf(verdict->exact + n, sizeof verdict->exact - n, "%s%s", n > 0 ? " " : "", modes[i]);
    }
}

static void read_eta(painleve_verdict *answer, struct verdict *verdict)
{
    char path[16];
    verdict->eta_size = INFINITY;
    keep_word(verdict->nearest, sizeof verdict->nearest, painleve_verdict_get(answer, "nearest"));
    if (verdict->nearest[0] == '\0') return;
    snprintf(path, sizeof path, "eta/%s", verdict->nearest);
    const char *eta = painleve_verdict_get(answer, path);
    if (eta == NULL || *eta == '\0') return;
    verdict->eta_size = size_of(eta);
    snprintf(verdict->eta, sizeof verdict->eta, "%.3g", verdict->eta_size);
}

static void read_verdict(painleve_verdict *answer, enum keep keep, struct verdict *verdict)
{
    verdict->is_decided = 1;
    verdict->judgement = judgement_of(painleve_verdict_get(answer, "judgement"));
    verdict->at_10_eps = judgement_of(painleve_verdict_get(answer, "at_10_eps"));
    read_exact_set(answer, verdict);
    read_eta(answer, verdict);
    keep_word(verdict->restitution, sizeof verdict->restitution, painleve_verdict_get(answer, "restitution"));
    keep_word(verdict->difference, sizeof verdict->difference, painleve_verdict_get(answer, "continuous/difference"));
    const char *marks = painleve_verdict_get(answer, "marks");
    for (int i = 0; i < MARKS && marks != NULL; i++)
        if (strstr(marks, mark_names[i]) != NULL) verdict->marks |= 1u << i;
    if (keep == KEEP_NONE || (keep == KEEP_WRONG && verdict->judgement != WRONG)) return;
    verdict->certificate = memory_copy(painleve_verdict_json(answer));
}

enum painleve_status judge(const struct painleve_body_step *step, const struct painleve_body_answer *answer,
                           const struct measure *measure, const char *id, enum keep keep, struct verdict *verdict,
                           char reason[256])
{
    painleve_problem *problem = NULL;
    painleve_verdict *decided = NULL;
    char *line = judge_record(step, answer, measure, id);
    *verdict = (struct verdict){0};
    enum painleve_status status = painleve_problem_from_json(line, &problem);
    if (status == PAINLEVE_OK) status = painleve_decide(problem, 0, &decided);
    if (status == PAINLEVE_OK)
        read_verdict(decided, keep, verdict);
    else
        snprintf(reason, 256, "%.60s%s%.180s", painleve_problem_error_field(problem),
                 painleve_problem_error_field(problem)[0] != '\0' ? ": " : "", painleve_problem_error(problem));
    painleve_verdict_free(decided);
    painleve_problem_free(problem);
    free(line);
    return status;
}

/* 1 when |used - given| <= (|size| + |more|) / USED_INVERSE, exactly, for finite doubles. */
static int is_near(double used, double given, double size, double more)
{
    if (used == given) return 1;
    struct number_pool *pool = number_pool_new();
    if (pool == NULL) memory_out();
    const struct number *change =
        number_subtract(pool, number_from_double(pool, used), number_from_double(pool, given));
    const struct number *scaled = number_multiply(pool, change, number_from_integer(pool, USED_INVERSE));
    const struct number *limit =
        number_add(pool, number_from_double(pool, fabs(size)), number_from_double(pool, fabs(more)));
    const int near =
        number_compare(pool, scaled, limit) <= 0 && number_compare(pool, number_negate(pool, scaled), limit) <= 0;
    number_pool_free(pool);
    return near;
}

const char *judge_used(const struct painleve_body_step *step, const struct painleve_body_answer *answer)
{
    if (!is_near(answer->m, step->m, step->m, 0)) return "m";
    if (!is_near(answer->I, step->I, step->I, 0)) return "I";
    if (!is_near(answer->rx, step->rx, step->rx, step->ry)) return "rx";
    return is_near(answer->ry, step->ry, step->rx, step->ry) ? NULL : "ry";
}
