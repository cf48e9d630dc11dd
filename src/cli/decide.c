/* SPDX-License-Identifier: BSD-2-Clause */
#include "certificate/smt2.h"
#include "cli/batch.h"
#include "cli/command.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static const char help[] =
    "usage: painleve decide [OPTION]... [FILE... | -]\n"
    "       painleve decide [OPTION]... KIND name=value...\n"
    "\n"
    "Decides problems exactly: one verdict for each, in the order of the input.  A FILE holds one JSON object, an\n"
    "array of objects, or one object a line; - or nothing is standard input.\n"
    "\n"
    "An angle is written 65deg, 3/4*pi or atan(2); a plain number is in radians.\n"
    "\n"
    "      --json               write one certificate a line instead of text for people\n"
    "      --smt2               write each verdict's claim as SMT-LIB 2: a solver answers unsat exactly when it "
    "holds;\n"
    "                           kinds contact, impact, jam, rest, fold, slide2, wedge; exact data, else status 3\n"
    "      --numbers=exact      refuse JSON numbers with a fraction or an exponent (default)\n"
    "      --numbers=binary64   read them as exactly the doubles that they denote\n"
    "      --budget=BITS        size of the largest exact number that may be made, from 1 to 2^60 (default 4194304);\n"
    "                           the work goes with it, 768 units of about a nanosecond for each bit: what would take\n"
    "                           more is undecided, on every machine alike\n"
    "      --timeout=S          how many seconds a record may take; one that takes longer is undecided\n"
    "      --memory=BYTES       how much memory a record may take beyond what the program has, likewise\n"
    "      --tiers=LIST         which arithmetics may decide: filter,interval,exact or all (default)\n"
    "      --width=W            how narrow an interval of a verdict shall be, relative to its ends (default 2^-40);\n"
    "                           kinds chatter and spatial, the latter at most 2^-40; a note is printed for others\n"
    "      --batch              many contacts in doubles, from CSV or raw doubles: see decide --batch --help\n"
    "  -h, --help               this text\n"
    "\n"
    "Results go to stdout; a record that could not be decided has its error there in its place, and on stderr.\n"
    "Exit status: 0 decided, 2 usage, 3 some record malformed or outside the hypotheses, 4 some record undecided\n"
    "within the budget, 5 internal error; the largest when there are several.\n"
    "\n"
    "example: painleve decide contact a=0 b=-1 A=17/5 B=6/5 C=8/5 mu=4/3 u=1\n";

/* The form in which verdicts are written, and the state of the progress display. */
struct writer {
    const struct options *options;
    int json, smt2, colour, progress, refused;
    long records;
    time_t told;
};

static void tell_progress(struct writer *writer)
{
    const time_t now = time(NULL);
    writer->records++;
    if (!writer->progress || now == writer->told) return;
    writer->told = now;
    fprintf(stderr, "\r%ld problems decided", writer->records);
}

static void write_heading(const struct writer *writer, const struct outcome *outcome)
{
    fputs(writer->colour ? "\033[1m" : "", stdout);
    if (outcome->problem->id != NULL) {
        char *id = json_dumps(outcome->problem->id, JSON_ENCODE_ANY);
        fprintf(stdout, "%s, ", id);
        free(id);
    }
    if (outcome->place.file != NULL)
        printf("%s:%ld: %s", outcome->place.file, outcome->place.line, outcome->problem->kind->name);
    else
        fputs(outcome->problem->kind->name, stdout);
    printf("%s\n", writer->colour ? "\033[0m" : "");
}

static void write_for_people(const struct writer *writer, const struct outcome *outcome)
{
    if (outcome->status != STATUS_OK) {
        if (!isatty(STDOUT_FILENO)) outcome_say_trouble(outcome, stdout);
        return;
    }
    write_heading(writer, outcome);
    problem_describe(outcome->problem, &outcome->answer, stdout);
    putchar('\n');
}

static void write_json(const struct writer *writer, const struct outcome *outcome)
{
    json_t *record = outcome_json(outcome, writer->options);
    char *line =
        json_dumps(record, JSON_COMPACT | JSON_ENSURE_ASCII); /* faster than json_dumpf, which writes word by word */
    if (line == NULL) abort();
    puts(line);
    free(line);
    json_decref(record);
}

/* A certificate without a claim is replaced by the reason, and makes the command end with EXIT_MALFORMED. */
static void write_smt2(struct writer *writer, const struct outcome *outcome)
{
    json_t *record = outcome_json(outcome, writer->options);
    const char *refusal = outcome->status != STATUS_OK ? "there is no verdict" : smt2_refusal(record);
    if (refusal == NULL)
        smt2_claim(record, stdout);
    else
        printf("; no claim: %s\n", refusal);
    if (refusal != NULL && outcome->status == STATUS_OK) {
        writer->refused = 1;
        fprintf(stderr, "painleve: no claim: %s\n", refusal);
    }
    json_decref(record);
}

static void write_outcome(const struct outcome *outcome, void *context)
{
    struct writer *writer = context;
    if (writer->smt2)
        write_smt2(writer, outcome);
    else if (writer->json)
        write_json(writer, outcome);
    else
        write_for_people(writer, outcome);
    flush_output();
    const int shown = writer->json && on_terminal();
    if (outcome->status != STATUS_OK && !shown) {
        fputs("painleve: ", stderr);
        outcome_say_trouble(outcome, stderr);
    }
    tell_progress(writer);
}

enum { JSON = OPTION_OWN, SMT2 };
static const struct option long_options[] = {DECIDING_OPTIONS,
                                             {"json", no_argument, NULL, JSON},
                                             {"smt2", no_argument, NULL, SMT2},
                                             {"help", no_argument, NULL, 'h'},
                                             {NULL, 0, NULL, 0}};

static int take_option(void *context, int option, const char *argument)
{
    struct task *task = context;
    struct writer *writer = task->context;
    if (option == JSON) writer->json = 1;
    if (option == SMT2) writer->smt2 = 1;
    return read_deciding_option("decide", option, argument, task);
}

int command_decide(int argc, char **argv)
{
    if (batch_is_asked_for(argc, argv)) return command_decide_batch(argc, argv);
    struct writer writer = {0};
    struct task task = {.options = options_default, .handle = write_outcome, .context = &writer};
    const struct option_loop loop = {"decide", help, long_options, take_option};
    const int stop = read_options(&loop, argc, argv, &task);
    if (stop >= 0) return stop;
    writer.options = &task.options;
    writer.colour = isatty(STDOUT_FILENO) && getenv("NO_COLOR") == NULL;
    writer.progress = isatty(STDERR_FILENO) && !isatty(STDOUT_FILENO);
    writer.told = time(NULL);
    if (writer.smt2) smt2_begin(stdout);
    int status = decide_inputs("decide", argc - optind, argv + optind, &task);
    if (writer.refused && status < EXIT_MALFORMED) status = EXIT_MALFORMED;
    if (writer.progress && writer.told != 0 && writer.records > 1) fprintf(stderr, "\r%ld problems\n", writer.records);
    return finish_output(status);
}
