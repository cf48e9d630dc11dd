/* SPDX-License-Identifier: BSD-2-Clause */
/* painleve atlas: options, the problem, and the output. */
#include "cli/atlas.h"

#include "cli/command.h"
#include "cli/suggestion.h"
#include "memory/memory.h"
#include "picture/atlas.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char help[] =
    "usage: painleve atlas KIND x=NAME:[LOW,HIGH] y=NAME:[LOW,HIGH] name=value... [OPTION]...\n"
    "\n"
    "Decides a kind of problem on a whole rectangle of two of its fields: divides the rectangle into boxes, in each "
    "of\n"
    "which the row of the verdict table is the same, or changes across one smooth curve, where a named quantity is "
    "zero.\n"
    "What is not decided in boxes of the smallest size (mostly where curves cross) is drawn as such, and its share "
    "is printed.\n"
    "\n"
    "      --svg FILE, --png FILE   draw the atlas (PNG where the program was built with cairo)\n"
    "      --json FILE         write the certificate, which `painleve check` verifies (spec/atlas.md)\n"
    "      --depth D           the smallest box is the 2^D-th part of the rectangle in each direction (default 9, at\n"
    "                          most 30)\n"
    "      --mechanism NAME    the same as mechanism=NAME: the fields of the mechanism in place of raw data\n"
    "      --jobs J            processes that work side by side (default 1); the result is the same byte for byte\n"
    "      --resume FILE       keep what is done in FILE, and go on from there when it exists\n"
    "      --range=I/N         do the I-th of N parts of the work only, into the FILE of --resume; the FILEs of all N\n"
    "                          parts, joined by cat, give the whole when they are resumed\n"
    "      --work=UNITS        how much work a checker may spend on the certificate, each unit about a nanosecond\n"
    "                          (default 6000000000); for more, check it with the same --work=UNITS\n"
    "      --force             begin even when the work is likely to take more than an hour\n"
    "  -h, --help              this text\n"
    "\n"
    "Exit status: 0 done, 2 usage, 3 no such atlas, 4 it needs more than the budget, 5 internal error, or a file\n"
    "could not be written.\n"
    "\n"
    "example: painleve atlas contact mechanism=falling-rod x=theta:[0deg,90deg] y=mu:[0,2] thetadot=0 u=1 --svg "
    "rod.svg\n";

enum {
    OPTION_SVG = 300,
    OPTION_PNG,
    OPTION_JSON,
    OPTION_DEPTH,
    OPTION_MECHANISM,
    OPTION_JOBS,
    OPTION_RESUME,
    OPTION_RANGE,
    OPTION_FORCE,
    OPTION_WORK
};

static const struct option options[] = {{"svg", required_argument, NULL, OPTION_SVG},
                                        {"png", required_argument, NULL, OPTION_PNG},
                                        {"json", required_argument, NULL, OPTION_JSON},
                                        {"depth", required_argument, NULL, OPTION_DEPTH},
                                        {"mechanism", required_argument, NULL, OPTION_MECHANISM},
                                        {"jobs", required_argument, NULL, OPTION_JOBS},
                                        {"resume", required_argument, NULL, OPTION_RESUME},
                                        {"range", required_argument, NULL, OPTION_RANGE},
                                        {"force", no_argument, NULL, OPTION_FORCE},
                                        {"work", required_argument, NULL, OPTION_WORK},
                                        {"help", no_argument, NULL, 'h'},
                                        {NULL, 0, NULL, 0}};

/* An integer from 1 to `most`; 0 for anything else. `end` is set to the text after it. */
static long read_count(const char *text, long most, const char **end)
{
    char *rest;
    errno = 0;
    const long count = text[0] >= '0' && text[0] <= '9' ? strtol(text, &rest, 10) : 0;
    if (count < 1 || count > most || errno != 0) return 0;
    *end = rest;
    return count;
}

/* The value of an option, a whole number from 1 to `most`; 0 after a message on stderr. */
static long read_whole(const char *name, const char *text, long most)
{
    const char *end = "";
    const long count = read_count(text, most, &end);
    if (count > 0 && *end == '\0') return count;
    (void)usage_error("atlas", "--%s=%s: a whole number from 1 to %ld is expected", name, text, most);
    return 0;
}

static int read_range(const char *text, struct atlas_call *call)
{
    const char *end = "", *after = "";
    call->part = read_count(text, 1000000, &end);
    call->parts = call->part > 0 && *end == '/' ? read_count(end + 1, 1000000, &after) : 0;
    if (call->parts == 0 || *after != '\0' || call->part > call->parts)
        return usage_error("atlas", "--range=%s: I/N with 1 <= I <= N is expected, as in --range=2/8", text);
    return -1;
}

static int take(void *context, int option, const char *argument)
{
    struct atlas_call *call = context;
    switch (option) {
    case OPTION_SVG: call->svg = argument; return -1;
    case OPTION_PNG: call->png = argument; return -1;
    case OPTION_JSON: call->json = argument; return -1;
    case OPTION_RESUME: call->resume = argument; return -1;
    case OPTION_MECHANISM: call->mechanism = argument; return -1;
    case OPTION_FORCE: call->force = 1; return -1;
    case OPTION_WORK: return (call->work = read_whole("work", argument, ATLAS_MAX_WORK)) > 0 ? -1 : EXIT_USAGE;
    case OPTION_DEPTH: return (call->depth = (int)read_whole("depth", argument, ATLAS_MAX_DEPTH)) > 0 ? -1 : EXIT_USAGE;
    case OPTION_JOBS: return (call->jobs = (int)read_whole("jobs", argument, 64)) > 0 ? -1 : EXIT_USAGE;
    default: return read_range(argument, call);
    }
}

/* ---- the problem */

static int trouble(enum status status, const struct failure *failure)
{
    fprintf(stderr, "painleve: atlas: %s%s%s%s\n", failure->field[0] != '\0' ? "field '" : "", failure->field,
            failure->field[0] != '\0' ? "': " : "", failure->reason);
    return exit_of_status(status);
}

static enum status set(struct atlas_call *call, const char *name, const char *text, struct failure *failure)
{
    return problem_set(call->problem, name, text, strlen(text), failure);
}

/* Sets the field NAME to the interval of "NAME:[low,high]". The caller owns `name`. */
static enum status set_axis(struct atlas_call *call, const char *text, const char **name, struct failure *failure)
{
    const char *colon = strchr(text, ':');
    if (colon == NULL || colon == text || *name != NULL) {
        snprintf(failure->reason, sizeof failure->reason,
                 *name != NULL ? "the axis is given twice" : "an axis is written NAME:[LOW,HIGH], as in mu:[0,2]");
        return STATUS_MALFORMED;
    }
    char *copy = memory_copy(text);
    copy[colon - text] = '\0';
    *name = copy;
    return set(call, copy, colon + 1, failure);
}

static enum status set_operand(struct atlas_call *call, const char *operand, struct failure *failure)
{
    const size_t n = strcspn(operand, "=");
    char name[sizeof failure->field];
    snprintf(name, sizeof name, "%.*s", (int)n, operand);
    snprintf(failure->field, sizeof failure->field, "%s", name);
    if (strcmp(name, "x") == 0) return set_axis(call, operand + n + 1, &call->x, failure);
    if (strcmp(name, "y") == 0) return set_axis(call, operand + n + 1, &call->y, failure);
    if (strcmp(name, "id") == 0) {
        call->problem->id = json_string(operand + n + 1);
        return STATUS_OK;
    }
    return set(call, name, operand + n + 1, failure);
}

static enum status read_problem(struct atlas_call *call, int argc, char **argv, struct failure *failure)
{
    enum status status = STATUS_OK;
    call->problem->takes_intervals = 1;
    if (call->mechanism != NULL) status = set(call, "mechanism", call->mechanism, failure);
    for (int turn = 0; turn < 2; turn++)
        for (int i = 0; i < argc && status == STATUS_OK; i++)
            if ((strncmp(argv[i], "mechanism=", 10) == 0) == (turn == 0)) status = set_operand(call, argv[i], failure);
    if (status != STATUS_OK) return status;
    failure->field[0] = '\0';
    if (call->x == NULL || call->y == NULL) {
        snprintf(failure->reason, sizeof failure->reason,
                 "both axes are needed: x=NAME:[LOW,HIGH] and y=NAME:[LOW,HIGH]");
        return STATUS_MALFORMED;
    }
    return problem_complete(call->problem, failure);
}

/* ---- the estimated cost */

enum { ESTIMATE_FROM = 12, ESTIMATE_LEVEL = 7, HOUR = 3600 };

static enum status count_all(struct atlas_call *call, int depth, double *cells, double *undecided,
                             struct failure *failure)
{
    *cells = *undecided = 0;
    for (int tile = 0; tile < atlas_tiles(call->atlas); tile++) {
        long some, open;
        const enum status status = atlas_count(call->atlas, tile, depth, &some, &open, failure);
        if (status != STATUS_OK) return status;
        *cells += (double)some;
        *undecided += (double)open;
    }
    return STATUS_OK;
}

/* The number of undecided cells grows by some factor from level to level, which is estimated from two levels. */
static int estimate(struct atlas_call *call)
{
    double cells, before, after;
    struct failure failure = {.field = ""};
    if (call->depth <= ESTIMATE_FROM || call->force) return 0;
    enum status status = count_all(call, ESTIMATE_LEVEL - 1, &cells, &before, &failure);
    const clock_t start = clock();
    if (status == STATUS_OK) status = count_all(call, ESTIMATE_LEVEL, &cells, &after, &failure);
    if (status != STATUS_OK) return trouble(status, &failure);
    const double seconds = (double)(clock() - start) / CLOCKS_PER_SEC / (cells > 0 ? cells : 1);
    const double growth = before > 0 && after > before ? after / before : 1;
    double all = cells, level = after;
    for (int depth = ESTIMATE_LEVEL; depth < call->depth; depth++) all += 6 * (level *= growth);
    const double hours = all * seconds / call->jobs / HOUR / (double)call->parts;
    if (hours <= 1 && all <= ATLAS_MAX_VALUES) return 0;
    const int is_long = hours >= 1;
    fprintf(stderr,
            "painleve: atlas: at depth %d about %.2g boxes and %.2g %s are to be expected%s; --force begins all the "
            "same\n",
            call->depth, all, is_long ? hours : hours * HOUR, is_long ? "hours" : "seconds",
            all > ATLAS_MAX_VALUES ? ", more boxes than a certificate can hold" : "");
    return EXIT_UNDECIDED;
}

/* ---- output */

static int can_write(const char *path)
{
    return path == NULL || can_open_output("atlas", path);
}

static int write_json(const char *path, const json_t *record)
{
    FILE *out = memory_open(path, "w");
    char *text = json_dumps(record, JSON_COMPACT | JSON_ENSURE_ASCII);
    if (text == NULL) abort();
    int good = out != NULL && fprintf(out, "%s\n", text) > 0;
    int error = errno;
    if (out != NULL && fclose(out) != 0) {
        if (good) error = errno;
        good = 0;
    }
    free(text);
    if (good) return 0;
    fprintf(stderr, "painleve: atlas: %s: the certificate could not be written: %s\n", path, strerror(error));
    discard_output(path);
    return EXIT_INTERNAL;
}

static void tell(const json_t *record)
{
    size_t i, cells = 0;
    const json_t *row, *region, *verdict = json_object_get(record, "verdict");
    json_array_foreach (json_object_get(json_object_get(record, "witness"), "regions"), i, region)
        cells += (json_array_size(json_object_get(region, "cover")) + 1) / 2;
    printf("%zu %s; rows of the verdict table:\n", cells, cells == 1 ? "box" : "boxes");
    json_array_foreach (json_object_get(verdict, "rows"), i, row) printf("  %s\n", json_string_value(row));
    if (json_is_true(json_object_get(verdict, "outside"))) puts("  (outside the hypotheses of the theory)");
    const char *share = json_string_value(json_object_get(verdict, "undecided"));
    printf("undecided share of the rectangle: %s", share);
    if (strchr(share, '/') != NULL) printf(" = %.3g", strtod(share, NULL) / strtod(strchr(share, '/') + 1, NULL));
    putchar('\n');
}

static int draw(const struct atlas_picture *picture, const char *path, int is_png)
{
    struct failure failure;
    if (picture_atlas(picture, path, is_png, &failure) == STATUS_OK) return 0;
    fprintf(stderr, "painleve: atlas: %s: %s\n", path, failure.reason);
    discard_output(path);
    return EXIT_INTERNAL;
}

static int write_all(struct atlas_call *call)
{
    json_t *record;
    struct failure failure = {.field = ""};
    const enum status status = atlas_record(call->atlas, call->items, &record, &failure);
    if (status != STATUS_OK) return trouble(status, &failure);
    int exit_status = call->json != NULL ? write_json(call->json, record) : 0;
    const struct atlas_picture picture = {.record = record, .problem = call->problem, .x = call->x, .y = call->y};
    if (call->svg != NULL && exit_status == 0) exit_status = draw(&picture, call->svg, 0);
    if (call->png != NULL && exit_status == 0) exit_status = draw(&picture, call->png, 1);
    if (exit_status == 0) tell(record);
    json_decref(record);
    return finish_output(exit_status);
}

static int is_complete(const struct atlas_call *call)
{
    for (int i = 0; i < atlas_tiles(call->atlas); i++)
        if (call->items[i] == NULL) return 0;
    return 1;
}

static int run(struct atlas_call *call)
{
    struct failure failure = {.field = ""};
    const enum status status =
        atlas_new(call->problem, &options_default, call->x, call->y, call->depth, call->work, &call->atlas, &failure);
    if (status != STATUS_OK) return trouble(status, &failure);
    call->items = memory_new((size_t)atlas_tiles(call->atlas) + 1, sizeof *call->items);
    for (int i = 0; i < atlas_tiles(call->atlas); i++) call->items[i] = NULL;
    int exit_status = estimate(call);
    if (exit_status == 0) exit_status = journal_open(call);
    if (exit_status == 0) exit_status = tiles_run(call);
    if (exit_status == 0) exit_status = journal_close(call);
    if (exit_status != 0) return exit_status;
    if (is_complete(call)) return write_all(call);
    printf("part %ld of %ld is done, in %s\n", call->part, call->parts, call->resume);
    return finish_output(0);
}

static void finish(struct atlas_call *call)
{
    for (int i = 0; call->items != NULL && i < atlas_tiles(call->atlas); i++) json_decref(call->items[i]);
    free(call->items);
    if (call->journal != NULL) fclose(call->journal);
    atlas_free(call->atlas);
    problem_free(call->problem);
    free((char *)call->x);
    free((char *)call->y);
}

static int refuse_outputs(const struct atlas_call *call)
{
    const struct output output[] = {
        {"svg", call->svg, 0}, {"png", call->png, 0}, {"json", call->json, 0}, {"resume", call->resume, 0}};
    return refuse_same_outputs("atlas", output, 4);
}

static int read_call(struct atlas_call *call, int argc, char **argv)
{
    struct failure failure = {.field = ""};
    if (argc == 0) return usage_error("atlas", "a kind is expected, and x=NAME:[LOW,HIGH] y=NAME:[LOW,HIGH]");
    const struct kind *kind = kind_find(argv[0]);
    char suggestion[SUGGESTION_SIZE];
    suggest_kind(argv[0], 0, suggestion);
    if (kind == NULL)
        return usage_error("atlas", "'%s' is no kind of problem; `painleve kinds` lists them%s", argv[0], suggestion);
    if (atlas_why_never(kind) != NULL) {
        fprintf(stderr, "painleve: atlas: kind '%s' has no atlas: %s\n", kind->name, atlas_why_never(kind));
        return EXIT_MALFORMED;
    }
    for (int i = 1; i < argc; i++)
        if (strchr(argv[i], '=') == NULL) return usage_error("atlas", "'%s': name=value is expected", argv[i]);
    if (call->parts > 1 && call->resume == NULL)
        return usage_error("atlas", "--range needs --resume FILE, where its part of the work is written");
    if (call->parts > 1 && (call->svg != NULL || call->png != NULL || call->json != NULL))
        return usage_error("atlas", "--range does a part of the work: --svg, --png and --json go with the --resume of "
                                    "all parts, without --range");
    if (refuse_outputs(call) >= 0) return EXIT_USAGE;
    if (call->png != NULL && !picture_has_png())
        return usage_error("atlas", "--png: the program was built without cairo; --svg FILE writes a picture");
    if (!can_write(call->svg) || !can_write(call->png) || !can_write(call->json)) return EXIT_USAGE;
    call->problem = problem_new(kind);
    const enum status status = read_problem(call, argc - 1, argv + 1, &failure);
    if (status == STATUS_OK) note_radians(&(struct place){NULL, 0}, call->problem);
    return status == STATUS_OK ? -1 : trouble(status, &failure);
}

int command_atlas(int argc, char **argv)
{
    static const struct option_loop loop = {"atlas", help, options, take};
    struct atlas_call call = {.depth = ATLAS_DEPTH, .jobs = 1, .work = ATLAS_WORK, .part = 1, .parts = 1};
    signal(SIGXFSZ, SIG_IGN); /* at the limit of the file size writing fails with an error message, not by a signal */
    int exit_status = read_options(&loop, argc, argv, &call);
    if (exit_status < 0) exit_status = read_call(&call, argc - optind, argv + optind);
    if (exit_status < 0) exit_status = run(&call);
    finish(&call);
    return exit_status;
}
