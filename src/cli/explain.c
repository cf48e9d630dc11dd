/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/command.h"
#include "memory/memory.h"
#include "numbers/output.h"
#include "picture/picture.h"
#include "problem/mechanism.h"
#include "problem/number_json.h"
#include "sign/program_text.h"
#include "cli/stance_maps.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char help[] =
    "usage: painleve explain [OPTION]... [FILE... | -]\n"
    "       painleve explain [OPTION]... KIND name=value...\n"
    "\n"
    "Shows the five stages for each problem: data, quantities with their formulas, signs and the tier that decided\n"
    "each, the row of the verdict table, and the verdict.\n"
    "\n"
    "      --numbers=exact|binary64, --budget=BITS, --timeout=S, --memory=BYTES, --tiers=LIST, --width=W   as for "
    "painleve decide\n"
    "      --svg FILE           draws the problem among its neighbours: regions and motion of an impact, consistent "
    "modes of a contact,\n"
    "                           portraits of G-spots, stability of equilibria, and others\n"
    "  -h, --help               this text\n"
    "\n"
    "example: painleve explain contact a=0 b=-1 A=17/5 B=6/5 C=8/5 mu=4/3 u=1\n"
    "         painleve explain contact mechanism=falling-rod theta=65deg thetadot=0 mu=4/3 u=1\n";

static void explain_threshold(struct number_pool *pool, const char *name, const struct number *threshold,
                              const char *more)
{
    char *text = output_readable(pool, threshold);
    printf("   %s: mu > %s%s%s\n", name, number_is_certain(threshold) ? "" : "a number ", text, more);
    free(text);
}

/* Prints for which coefficients of friction there is a paradox. */
static void explain_paradox(struct number_pool *pool, const struct derivation *derivation)
{
    const struct mechanism *mechanism = derivation->mechanism;
    const struct number *here = raw_threshold(pool, &derivation->raw);
    if (here != NULL)
        explain_threshold(pool, "paradox in this configuration", here,
                          number_sign(derivation->raw.B) > 0 ? ", in positive slip" : ", in negative slip");
    else
        puts("   paradox in this configuration: none, since B = 0");
    if (mechanism->least_friction != NULL)
        explain_threshold(pool, "paradox in some configuration", mechanism->least_friction(pool, derivation->value),
                          "");
    if (mechanism->least_friction_text != NULL) printf("      %s\n", mechanism->least_friction_text);
}

static void explain_remarks(struct number_pool *pool, const struct derivation *derivation)
{
    struct remark remark[MECHANISM_MAX_REMARKS];
    const int count = derivation->mechanism->remarks(pool, derivation->value, remark);
    for (int i = 0; i < count; i++) {
        char *text = output_readable(pool, remark[i].value);
        printf("   %s %s%s\n", remark[i].name, text, remark[i].more);
        free(text);
    }
}

static void explain_mechanism_field(const struct field *field, const struct value *value)
{
    const char *text = value->text != NULL ? value->text : field->words;
    if (value->text == NULL && value->word < 0) return; /* absent */
    for (int i = 0; i < value->word; i++) text += strcspn(text, "|") + 1;
    const int length = (int)(value->text != NULL ? strlen(text) : strcspn(text, "|"));
    printf("   %-9s = %-16.*s %-7s %s\n", field->name, length, text, field->unit, field->meaning);
}

/* Sets a field of a copy from its text. Returns 0 on failure. */
static int set_again(struct problem *copy, const struct field *field, const struct value *value)
{
    struct failure failure;
    const char *text = value->text != NULL ? value->text : field->words;
    if (value->text == NULL && value->word < 0) return 1;
    for (int i = 0; i < value->word; i++) text += strcspn(text, "|") + 1;
    const size_t length = value->text != NULL ? strlen(text) : strcspn(text, "|");
    return problem_set(copy, field->name, text, length, &failure) == STATUS_OK;
}

/* A copy of the problem that has not been decided: the number field of a decided problem is that of its record and is
 * fixed, so that other numbers, which are only shown, have no representation in it. NULL when a text cannot be read
 * again. */
static struct problem *undecided_copy(const struct problem *problem)
{
    struct failure failure;
    const struct derivation *derivation = problem->derivation;
    const struct mechanism *mechanism = derivation->mechanism;
    struct problem *copy = problem_new(problem->kind);
    if (copy == NULL) memory_out();
    int good = problem_set(copy, "mechanism", mechanism->name, strlen(mechanism->name), &failure) == STATUS_OK;
    for (int i = 0; i < mechanism->field_count && good; i++)
        good = set_again(copy, &mechanism->fields[i].field, &derivation->value[i]);
    for (int i = 0; i < problem->kind->field_count;
         i++) /* fields that the mechanism gives are refused, as they should be */
        (void)set_again(copy, &problem->kind->fields[i], &problem->value[i]);
    if (good && problem_complete(copy, &failure) == STATUS_OK) return copy;
    problem_free(copy);
    return NULL;
}

/* Prints how the data follow from a mechanism. */
static void explain_mechanism(const struct problem *problem)
{
    const struct derivation *derivation = problem->derivation;
    const struct mechanism *mechanism = derivation->mechanism;
    printf("   mechanism %s: %s\n", mechanism->name, mechanism->summary);
    for (int i = 0; i < mechanism->field_count; i++)
        explain_mechanism_field(&mechanism->fields[i].field, &derivation->value[i]);
    struct problem *copy = undecided_copy(problem);
    const struct problem *const shown = copy != NULL && copy->derivation != NULL ? copy : problem;
    if (derivation->raw.A != NULL) explain_paradox(shown->pool, shown->derivation);
    if (mechanism->remarks != NULL) explain_remarks(shown->pool, shown->derivation);
    problem_free(copy);
    printf("   source: %s\n   which gives (spec/mechanism.md):\n", mechanism->source);
}

/* "expression = decimal"; frees both. */
static char *join(char *text, char *near)
{
    const size_t size = strlen(text) + strlen(near) + 4;
    char *words = memory_new(size, 1);
    snprintf(words, size, "%s = %s", text, near);
    free(text);
    free(near);
    return words;
}

/* The value of a field for people. Data that a mechanism gives may be uncertain, and are then in no record. */
static char *field_words(const struct problem *problem, int index, const json_t *value)
{
    const struct derivation *derivation = problem->derivation;
    const char *name = problem->kind->fields[index].name;
    const struct value *given = problem->value + index;
    if (given->word >= 0) return memory_copy(json_string_value(value));
    if (derivation != NULL && mechanism_gives(derivation->mechanism, name))
        return output_readable(problem->pool, given->number);
    if (given->low != NULL || given->sine != NULL) return memory_copy(given->text); /* an interval, or an angle */
    if (given->number == NULL) return value_words(problem->pool, value);
    char *words = output_readable(problem->pool, given->number);
    return json_object_get(value, "text") == NULL ? words : join(memory_copy(given->text), words);
}

static void explain_data(const struct problem *problem)
{
    const struct kind *kind = problem->kind;
    json_t *record = problem_to_json(problem);
    printf("1. data: %s\n", kind->summary);
    if (problem->derivation != NULL) explain_mechanism(problem);
    for (int i = 0; i < kind->field_count; i++) {
        const struct field *field = kind->fields + i;
        const json_t *value = json_object_get(record, field->name);
        if (value == NULL && !problem_has(problem, i)) continue;
        char *words = field_words(problem, i, value);
        printf("   %-8s = %-16s %-12s %s\n", field->name, words, field->unit, field->meaning);
        free(words);
    }
    json_decref(record);
}

/* Prints the folder of a kind in spec/: its name, with '_' in place of '-'. */
static void print_folder(const struct kind *kind)
{
    fputs("spec/", stdout);
    for (const char *c = kind->name; *c != '\0'; c++) putchar(*c == '-' ? '_' : *c);
}

static void explain_quantities(const struct kind *kind, const struct answer *answer)
{
    const struct evaluation *e = &answer->evaluation;
    const struct program *program = e->program;
    fputs("2. quantities (", stdout);
    print_folder(kind);
    puts("/formula.h)");
    for (int i = 0; i < program->quantities; i++) {
        const struct quantity *quantity = program->quantity + i;
        if (quantity->node < program->inputs) continue;
        char *value = output_readable(answer->pool, e->value[quantity->node]);
        printf("   %s = ", quantity->name);
        program_print_formula(program, quantity->node, stdout);
        printf(" = %s %s   (%s)\n", value, quantity->unit, quantity->meaning);
        free(value);
    }
}

static void explain_signs(const struct evaluation *e)
{
    static const char *const sign_text[] = {"negative", "zero", "positive", "unknown"};
    puts("3. signs, and the tier that decided each");
    for (int i = 0; i < e->program->quantities; i++) {
        const struct quantity *quantity = e->program->quantity + i;
        const enum sign sign = e->sign[quantity->node];
        printf("   %-8s %-8s  %s\n", quantity->name, sign_text[sign + 1],
               sign == SIGN_UNKNOWN ? "" : tier_name(e->by[quantity->node]));
    }
}

static void explain_row(const struct outcome *outcome)
{
    const struct kind *kind = outcome->problem->kind;
    fputs("4. row of the verdict table (", stdout);
    print_folder(kind);
    printf("/table.h): %s\n", outcome->answer.row);
}

static void explain_stages(const struct outcome *outcome)
{
    const int formulas = outcome->answer.evaluation.program->quantities > 0; /* a kind may have none */
    if (formulas) explain_quantities(outcome->problem->kind, &outcome->answer);
    if (formulas) explain_signs(&outcome->answer.evaluation);
    explain_row(outcome);
}

/* Prints what is known of a problem that was not decided: the data, and the signs which show the hypothesis that fails.
 * The error of a malformed record is printed in its place, as by `decide`; on a terminal it is visible on stderr.
 * Returns 1 in that case. */
static int explain_trouble(const struct outcome *outcome)
{
    if (outcome->problem == NULL || outcome->status == STATUS_MALFORMED) {
        if (!isatty(STDOUT_FILENO)) outcome_say_trouble(outcome, stdout);
        return 0;
    }
    explain_data(outcome->problem);
    if (outcome->answer.evaluation.program != NULL) explain_signs(&outcome->answer.evaluation);
    fputs("no verdict: ", stdout);
    outcome_say_trouble(outcome, stdout);
    putchar('\n');
    return 1;
}

/* The picture that the option --svg requests. */
struct picture {
    const char *file;
    int drawn, exit_status;
};

/* Draws the first problem that was decided, because a file contains one picture. */
static void draw(const struct outcome *outcome, struct picture *picture)
{
    struct failure failure = {"", "--svg draws one problem: the first was drawn, the others were not"};
    enum status status = STATUS_MALFORMED;
    if (picture->file == NULL) return;
    if (picture->drawn++ == 0) status = picture_write(outcome->problem, &outcome->answer, picture->file, &failure);
    if (status == STATUS_OK) return;
    if (status == STATUS_INTERNAL) discard_output(picture->file);
    picture->exit_status = larger(picture->exit_status, exit_of_status(status));
    fprintf(stderr, "painleve: %s\n", failure.reason);
}

/* The verdict in words, which the caller frees. It is written first, because the numbers of later stages may extend the
 * number field in which those of the verdict are represented. */
static char *verdict_words(const struct outcome *outcome)
{
    struct text_stream text;
    problem_describe(outcome->problem, &outcome->answer, text_stream_open(&text));
    return text_stream_close(&text);
}

static void explain_outcome(const struct outcome *outcome, void *context)
{
    if (outcome->status != STATUS_OK) {
        const int shown = explain_trouble(outcome);
        if (!shown || !on_terminal()) {
            fputs("painleve: ", stderr);
            outcome_say_trouble(outcome, stderr);
        }
        return;
    }
    char *verdict = verdict_words(outcome);
    explain_data(outcome->problem);
    if (outcome->answer.evaluation.program != NULL) explain_stages(outcome);
    printf("5. verdict\n%s", verdict);
    free(verdict);
    if (strcmp(outcome->problem->kind->name, "stance") == 0) stance_print_maps(outcome->problem, stdout);
    printf("   source: %s\n\n", outcome->problem->kind->source);
    flush_output();
    draw(outcome, context);
}

enum { OPTION_SVG = OPTION_OWN };

static const struct option long_options[] = {DECIDING_OPTIONS,
                                             {"svg", required_argument, NULL, OPTION_SVG},
                                             {"help", no_argument, NULL, 'h'},
                                             {NULL, 0, NULL, 0}};

static int take_option(void *context, int option, const char *argument)
{
    struct task *task = context;
    struct picture *picture = task->context;
    if (option == OPTION_SVG) return picture->file = argument, -1;
    return read_deciding_option("explain", option, argument, task);
}

int command_explain(int argc, char **argv)
{
    struct picture picture = {NULL, 0, 0};
    struct task task = {.options = options_default, .handle = explain_outcome, .context = &picture};
    const struct option_loop loop = {"explain", help, long_options, take_option};
    const int stop = read_options(&loop, argc, argv, &task);
    if (stop >= 0) return stop;
    const struct output output = {"svg", picture.file, 0};
    if (refuse_inputs("explain", &output, 1, argc - optind, argv + optind) >= 0) return EXIT_USAGE;
    if (refuse_same_outputs("explain", &output, 1) >= 0) return EXIT_USAGE;
    const int status = decide_inputs("explain", argc - optind, argv + optind, &task);
    return finish_output(larger(status, picture.exit_status));
}
