/* SPDX-License-Identifier: BSD-2-Clause */
/* painleve difftest: options and run. */
#include "cli/command.h"
#include "cli/difftest_command.h"
#include "cli/difftest_files.h"
#include "cli/interrupt.h"
#include "memory/memory.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static const char help[] =
    "usage: painleve difftest --adapter COMMAND [OPTION]... [FILE]...\n"
    "       painleve difftest --list\n"
    "\n"
    "Asks an engine for steps of one body with one contact, and judges each answer exactly, as the kind `step` does: "
    "an\n"
    "answer is wrong when no change of the data by a relative eps makes it a solution in any contact mode.  Unless\n"
    "an option selects problems, it asks 200 of each class and those of the corpus.  spec/adapter.md describes what a\n"
    "COMMAND reads and writes.\n"
    "\n"
    "      --adapter COMMAND  the engine; a name of --list, or any command for the shell\n"
    "      --list             list the adapters that are installed\n"
    "      --corpus           problems with names: block, rod and impact, where each case has simple numbers\n"
    "      --random N         N problems of each class: generic, and impacts with e = 0, 1/2, 1\n"
    "      --paradox N        inconsistent, indeterminate, impact without collision, mirror of the paradox, G-spots\n"
    "      --ties N           exact ties: p+ or p- = 0, edges of the friction cone, b = 0, mu = 0\n"
    "      --near N           the same ties, missed by 1 ulp to 1e-6\n"
    "      --seed S           seed of the random problems (default 1)\n"
    "      --eps E            relative backward error up to which an answer counts as rounded, at most 1/100 (default\n"
    "                         1e-6; 1e-3 for binary32); where the adapter promises a smaller one, that is used\n"
    "      --only ID          one problem, by the id that a report gives; with its FILE if it came from one\n"
    "      --jobs J           adapters that run side by side (default 1)\n"
    "      --timeout S        seconds for one answer (default 10)\n"
    "      --json FILE        write the report, with a certificate for each wrong answer\n"
    "      --junit FILE       write the report for CI; a failure is a wrong answer\n"
    "      --save DIR         write each wrong answer, shrunk to simple numbers, with its certificate\n"
    "  -h, --help             this text\n"
    "\n"
    "A FILE holds problems as an adapter gets them, or is one that --save wrote (any of the three).\n"
    "Exit status: 0 no answer is wrong, 1 some is, 2 usage, or the adapter cannot be started or answers nothing, 3 a "
    "FILE is\n"
    "malformed, 5 internal error, 130 interrupted.\n"
    "\n"
    "example: painleve difftest --adapter 'siconos lemke' --ties 100\n";

enum { OWN = 256, ADAPTER, LIST, CORPUS, JOBS, TIMEOUT, JSON, JUNIT, SAVE, EPS, PASSED };
static const char *const passed_on[] = {"random", "paradox", "ties", "near", "seed", "only"};

static int read_number_option(struct difftest_call *call, int option, const char *text)
{
    char *end;
    const double x = strtod(text, &end);
    if (option == JOBS && (*end != '\0' || end == text || x < 1 || x > MOST_JOBS || x != (double)(int)x))
        return usage_error("difftest", "--jobs=%s: a whole number from 1 to %d is expected", text, MOST_JOBS);
    if (option == TIMEOUT && (*end != '\0' || end == text || strpbrk(text, "xX") != NULL || !(x > 0 && x <= 86400)))
        return usage_error("difftest", "--timeout=%s: a number of seconds is expected", text);
    if (option == JOBS)
        call->jobs = (int)x;
    else
        call->seconds = x;
    return -1;
}

static int open_output(const char *option, const char *path, FILE **file)
{
    if (path == NULL) return -1;
    *file = strcmp(path, "-") == 0 ? stdout : memory_open(path, "w");
    if (*file != NULL) return -1;
    return usage_error("difftest", "--%s=%s: the file cannot be written: %s", option, path, strerror(errno));
}

static int make_folder(const char *path)
{
    struct stat status;
    if (path == NULL || mkdir(path, 0777) == 0) return -1;
    if (errno == EEXIST && stat(path, &status) == 0 && S_ISDIR(status.st_mode)) return -1;
    return usage_error("difftest", "--save=%s: the folder cannot be made: %s", path, strerror(errno));
}

/* Refuses reports that would overwrite problems or each other. */
static int refuse_outputs(const struct difftest_call *call, int count, char **files)
{
    const struct output output[] = {{"json", call->json_path, 1}, {"junit", call->junit_path, 1}};
    int status = refuse_same_outputs("difftest", output, 2);
    if (status >= 0 || count == 0) return status;
    status = refuse_inputs("difftest", output, 2, count, files);
    return status < 0 ? refuse_input_on_streams("difftest", count, files) : status;
}

/* Opens the outputs after the engine has started, so that no empty report remains when it cannot be started. */
static int open_outputs(struct difftest_call *call)
{
    int status = open_output("json", call->json_path, &call->json);
    if (status < 0) status = open_output("junit", call->junit_path, &call->junit);
    return status < 0 ? make_folder(call->folder) : status;
}

static int pass_on(struct difftest_call *call, const char *option, const char *text)
{
    char reason[256];
    if (difftest_set(&call->test, option, text, reason) == 0) return -1;
    return usage_error("difftest", "--%s=%s: %s", option, text, reason);
}

static int take_option(void *context, int option, const char *text)
{
    struct difftest_call *call = context;
    switch (option) {
    case ADAPTER: return call->command = text, -1;
    case LIST: return difftest_list_adapters();
    case CORPUS: return pass_on(call, "corpus", "1");
    case JOBS:
    case TIMEOUT: return read_number_option(call, option, text);
    case JSON: return call->json_path = text, -1;
    case JUNIT: return call->junit_path = text, -1;
    case SAVE: return call->folder = text, -1;
    case EPS: return call->eps = text, -1;
    default: return pass_on(call, passed_on[option - PASSED], text);
    }
}

static int read_call(int argc, char **argv, struct difftest_call *call)
{
    static const struct option options[] = {{"adapter", required_argument, NULL, ADAPTER},
                                            {"list", no_argument, NULL, LIST},
                                            {"corpus", no_argument, NULL, CORPUS},
                                            {"jobs", required_argument, NULL, JOBS},
                                            {"timeout", required_argument, NULL, TIMEOUT},
                                            {"json", required_argument, NULL, JSON},
                                            {"junit", required_argument, NULL, JUNIT},
                                            {"save", required_argument, NULL, SAVE},
                                            {"eps", required_argument, NULL, EPS},
                                            {"random", required_argument, NULL, PASSED},
                                            {"paradox", required_argument, NULL, PASSED + 1},
                                            {"ties", required_argument, NULL, PASSED + 2},
                                            {"near", required_argument, NULL, PASSED + 3},
                                            {"seed", required_argument, NULL, PASSED + 4},
                                            {"only", required_argument, NULL, PASSED + 5},
                                            {"help", no_argument, NULL, 'h'},
                                            {NULL, 0, NULL, 0}};
    const struct option_loop loop = {"difftest", help, options, take_option};
    const int stop = read_options(&loop, argc, argv, call);
    if (stop >= 0) return stop;
    if (call->command == NULL) return usage_error("difftest", "--adapter COMMAND is expected, or --list");
    return -1;
}

/* Sets the tolerance: the smaller of --eps, or its default, and the promise of the adapter, but at least the rounding
 * of a term. */
static int set_tolerance(struct difftest_call *call, const json_t *promised)
{
    char text[40];
    const char *const floor = measure_floor(&call->test.measure);
    if (call->eps != NULL && pass_on(call, "eps", call->eps) >= 0) return EXIT_USAGE;
    if (!json_is_number(promised)) return -1;
    snprintf(text, sizeof text, "%a", json_number_value(promised));
    if (measure_compare(text, call->test.measure.eps) >= 0) return -1;
    if (measure_compare(text, floor) >= 0) return pass_on(call, "eps", text);
    fprintf(stderr, "painleve: the adapter promises eps %g, less than the rounding of one term: %s is used\n",
            json_number_value(promised), floor);
    return pass_on(call, "eps", floor);
}

/* Starts the first adapter, and reads its description of the engine. */
static int meet_engine(struct difftest_call *call)
{
    char reason[ADAPTER_REASON];
    if (adapter_start(call->adapters[0], reason) != 0) {
        if (atomic_load(&call->test.stop)) return EXIT_INTERRUPTED;
        fprintf(stderr, "painleve: '%s': %s\n", call->command, reason);
        return EXIT_USAGE;
    }
    const json_t *hello = adapter_hello(call->adapters[0]);
    const char *restitution = json_string_value(json_object_get(hello, "restitution"));
    if (pass_on(call, "precision", json_string_value(json_object_get(hello, "precision"))) >= 0 ||
        pass_on(call, "law", json_string_value(json_object_get(hello, "law"))) >= 0 ||
        pass_on(call, "restitution", restitution != NULL ? restitution : "none") >= 0)
        return EXIT_USAGE;
    return set_tolerance(call, json_object_get(hello, "eps"));
}

struct worker {
    pthread_t thread;
    struct difftest *test;
    struct engine engine;
};

static void *work(void *context)
{
    struct worker *worker = context;
    memory_enter();
    difftest_work(worker->test, &worker->engine);
    number_cleanup();
    memory_leave();
    return NULL;
}

static void tell_progress(const struct difftest *test, time_t *told)
{
    const time_t now = time(NULL);
    if (!isatty(STDERR_FILENO) || now == *told) return;
    *told = now;
    fprintf(stderr, "\r%zu of %zu problems", atomic_load(&test->done), test->trial_count);
}

static void run_workers(struct difftest_call *call)
{
    struct worker workers[MOST_JOBS];
    int running = 0;
    time_t told = time(NULL);
    for (int i = 0; i < call->jobs; i++) {
        workers[i] = (struct worker){.test = &call->test, .engine = {call->adapters[i], adapter_ask}};
        if (pthread_create(&workers[i].thread, NULL, work, workers + i) != 0) break;
        running++;
    }
    if (running == 0) work(workers); /* no thread can be started: the work is done in this one */
    while (atomic_load(&call->test.done) < call->test.trial_count && !atomic_load(&call->test.stop)) {
        const struct timespec slice = {0, 20000000};
        nanosleep(&slice, NULL);
        tell_progress(&call->test, &told);
    }
    for (int i = 0; i < running; i++) pthread_join(workers[i].thread, NULL);
    for (int i = 0; i < call->jobs; i++) call->restarts += adapter_restarts(call->adapters[i]);
    if (isatty(STDERR_FILENO)) fputs("\r\033[K", stderr);
}

static int write_outputs(struct difftest_call *call)
{
    int good = call->folder == NULL || difftest_save(call) == 0;
    if (call->json != NULL) {
        json_t *report = difftest_json(call);
        good &=
            json_dumpf(report, call->json, JSON_INDENT(1) | JSON_ENSURE_ASCII) == 0 && fputc('\n', call->json) != EOF;
        json_decref(report);
    }
    if (call->junit != NULL) difftest_junit(call, call->junit);
    FILE *const files[] = {call->json, call->junit};
    for (int i = 0; i < 2; i++)
        if (files[i] != NULL) good &= files[i] == stdout ? !ferror(stdout) : !ferror(files[i]) && fclose(files[i]) == 0;
    if (!good) fputs("painleve: an output could not be written\n", stderr);
    return good;
}

/* 1 when the engine answered none of the problems that were sent: the test of a broken adapter must not look
 * successful. */
static int answered_nothing(const struct difftest *test)
{
    const long missing = difftest_count(test, NULL, NO_ANSWER);
    return missing > 0 && missing + difftest_count(test, NULL, UNSUPPORTED) == difftest_count(test, NULL, JUDGEMENTS);
}

static int exit_of(const struct difftest *test)
{
    if (atomic_load(&test->failed)) return EXIT_INTERNAL;
    if (atomic_load(&test->stop)) return EXIT_INTERRUPTED;
    if (answered_nothing(test)) {
        fputs("painleve: the adapter answered none of the problems that it was sent: its engine was not tested\n",
              stderr);
        return EXIT_USAGE;
    }
    return difftest_count(test, NULL, WRONG) > 0 ? EXIT_REJECTED : EXIT_DECIDED;
}

static int run_test(struct difftest_call *call)
{
    if (difftest_plan(&call->test) != 0)
        return usage_error("difftest", "--only=%s: CLASS/SEED/NUMBER or corpus/NAME is expected", call->test.only);
    run_workers(call);
    difftest_finish(&call->test);
    if (call->test.only[0] != '\0' && call->test.trial_count == 0 && !atomic_load(&call->test.stop))
        return usage_error("difftest", "--only=%s: there is no such problem", call->test.only);
    if (call->test.only[0] != '\0' && call->test.trial_count == 1)
        difftest_show_one(call, call->test.trials);
    else
        difftest_report(call);
    return write_outputs(call) ? exit_of(&call->test) : EXIT_INTERNAL;
}

int command_difftest(int argc, char **argv)
{
    static struct difftest_call call; /* too large for the stack */
    call.seconds = 10;
    call.jobs = 1;
    difftest_init(&call.test);
    int status = read_call(argc, argv, &call);
    if (status < 0) status = refuse_outputs(&call, argc - optind, argv + optind);
    if (status < 0) status = difftest_read_files(&call, argc - optind, argv + optind);
    if (status >= 0) return difftest_clear(&call.test), status;
    if (call.json_path == NULL && call.folder == NULL) call.test.keep = KEEP_NONE;
    interrupt_catch(&call.test.stop);
    signal(SIGPIPE, SIG_IGN);
    for (int i = 0; i < call.jobs; i++) call.adapters[i] = adapter_new(call.command, call.seconds, &call.test.stop);
    status = meet_engine(&call);
    if (status < 0) status = open_outputs(&call);
    if (status < 0) status = finish_output(run_test(&call));
    for (int i = 0; i < call.jobs; i++) adapter_free(call.adapters[i]);
    difftest_clear(&call.test);
    interrupt_catch(NULL);
    return status;
}
