/* SPDX-License-Identifier: BSD-2-Clause */
/* painleve audit: marks the records of logs (spec/audit.md). */
#include "audit/coupled.h"
#include "audit/filter.h"
#include "audit/report.h"
#include "cli/command.h"
#include "cli/interrupt.h"
#include "memory/memory.h"
#include "picture/timeline.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static const char help[] =
    "usage: painleve audit [OPTION]... LOG...\n"
    "\n"
    "Reads what a simulation used and answered at each contact and step, and marks, exactly, where a quantity is zero "
    "or\n"
    "nearly so, where several contact modes are consistent or none, where an impact without collision is possible, and "
    "where\n"
    "the answer is no solution.  A LOG is a file, or - for standard input.  spec/audit.md describes it.\n"
    "\n"
    "      --format=FORMAT      ndjson, csv, raw (fourteen doubles a record), siconos (.dat) or fclib (.hdf5); by "
    "default as\n"
    "                           the name ends, else ndjson\n"
    "      --eps=E              relative distance up to which a state is near a boundary, and relative backward error "
    "up\n"
    "                           to which an answer counts as a solution (default 1e-6, at most 1/100)\n"
    "      --law=LAW            coulomb (default), associated, soft, substepped or other: the friction law of the "
    "simulation\n"
    "      --reactions=FILE     the answer to a problem of several contacts: a line P_N P_T for each contact\n"
    "      --json               a line of JSON for each record that has marks, with its certificates\n"
    "      --certificates=FILE  writes the certificates there, for painleve-check\n"
    "      --svg=FILE           draws the timeline\n"
    "  -h, --help               this text\n"
    "\n"
    "Exit status: 0 nothing is wrong, 1 an answer is wrong or a mode is not in the exact set, 2 usage, 3 some line "
    "could not\n"
    "be read, 4 something is undecided, 5 internal error, 130 interrupted, with the report of what was read; the "
    "largest\n"
    "when there are several.  A log without a record counts as a line that could not be read.\n"
    "\n"
    "example: painleve audit --svg=rod.svg rod.ndjson\n";

struct audit {
    struct judgement_options judge;
    const char *format, *reactions, *svg, *certificates;
    struct report report;
    struct timeline *timeline;
    atomic_int stop; /* set by SIGINT and SIGTERM */
    long records;
    int progress;
    time_t shown;
};

/* ---- the timeline ---- */

static const struct timeline_words timeline_words = {
    .band = {"state", "answer"},
    .legend = {{"nothing is marked", "near-degenerate", "degenerate", "indeterminate",
                "an impact without collision is possible", "W is not symmetric or not positive", "inconsistent"},
               {"agrees, or is not given", "another problem or law, or a tie within eps",
                "wrong, or violates the cone, the ground or the energy"}}};

/* The shade of each band: the one of its most severe mark. */
static void shades_of(unsigned marks, int shade[TIMELINE_BANDS])
{
    static const unsigned char shades[MARK_COUNT][TIMELINE_BANDS] = {
        [MARK_NEAR_DEGENERATE] = {1, 0}, [MARK_DEGENERATE] = {2, 0},
        [MARK_INDETERMINATE] = {3, 0},   [MARK_IMPACT_WITHOUT_COLLISION] = {4, 0},
        [MARK_NOT_SYMMETRIC] = {5, 0},   [MARK_NOT_POSITIVE] = {5, 0},
        [MARK_INCONSISTENT] = {6, 0},    [MARK_NEAR] = {0, 1},
        [MARK_OTHER_LAW] = {0, 1},       [MARK_OTHER_PROBLEM] = {0, 1},
        [MARK_PULLING] = {0, 2},         [MARK_PENETRATING] = {0, 2},
        [MARK_CONE_VIOLATED] = {0, 2},   [MARK_ENERGY_GAINED] = {0, 2},
        [MARK_WRONG_MODE] = {0, 2},      [MARK_WRONG] = {0, 2}};
    for (int band = 0; band < TIMELINE_BANDS; band++) {
        shade[band] = 0;
        for (int mark = 0; mark < MARK_COUNT; mark++)
            if ((marks >> mark & 1) && shades[mark][band] > shade[band]) shade[band] = shades[mark][band];
    }
}

/* ---- one log ---- */

static void show_progress(struct audit *audit)
{
    if (!audit->progress || ++audit->records % 4096 != 0) return;
    const time_t now = time(NULL);
    if (now == audit->shown) return;
    audit->shown = now;
    fprintf(stderr, "\r%ld records read", audit->records);
}

static void draw_record(struct timeline *timeline, const struct observation *o, unsigned marks)
{
    int shade[TIMELINE_BANDS];
    shades_of(marks, shade);
    timeline_put(timeline, o->contact, o->step, shade);
}

/* A contact has one record in a step. Returns 1 when this is the first. */
static int is_first(struct audit *audit, const struct spans *spans, const struct observation *o)
{
    struct log_trouble trouble;
    if (spans_expects(spans, o)) return 1;
    log_trouble_is(&trouble, o->line, "contact", "contact %ld has a record of step %ld already", o->contact, o->step);
    report_trouble(&audit->report, &trouble);
    return 0;
}

static void audit_record(struct audit *audit, struct spans *spans, const struct observation *o)
{
    struct marks marks;
    const int plain = filter_is_plain(o, audit->judge.eps_double, strcmp(audit->judge.law, "associated") == 0);
    audit->report.tally.records++;
    if (!plain) {
        marks_of(o, &audit->judge, &marks);
        report_marks(&audit->report, o, &marks);
    }
    if (!spans_put(spans, o, plain ? NULL : &marks)) {
        const struct log_trouble trouble = {o->line, "contact",
                                            "too many contacts: the intervals of this one are not followed"};
        report_trouble(&audit->report, &trouble);
    }
    if (audit->timeline != NULL) draw_record(audit->timeline, o, plain ? 0 : marks.set);
    if (!plain) marks_free(&marks);
    show_progress(audit);
}

static int exit_of_tally(const struct tally *t)
{
    int status = EXIT_DECIDED;
    if (t->marked[MARK_WRONG] > 0 || t->marked[MARK_WRONG_MODE] > 0) status = EXIT_REJECTED;
    if (t->unreadable > 0) status = larger(status, EXIT_MALFORMED);
    return t->undecided > 0 ? larger(status, EXIT_UNDECIDED) : status;
}

static int goes_on(struct audit *audit)
{
    return !ferror(stdout) && !atomic_load(&audit->stop);
}

/* Decides the problem of all contacts together, when they are coupled and the law is that of kind modes. */
static void audit_coupled(struct audit *audit, const struct contact_problem *problem)
{
    struct coupled coupled;
    if (problem == NULL || problem->contacts < 2 || strcmp(audit->judge.law, "coulomb") != 0) return;
    coupled_decide(problem, &coupled);
    report_coupled(&audit->report, problem->contacts, &coupled);
    coupled_free(&coupled);
}

/* A log without a record, which nothing was wrong with so far, is no log in which nothing is wrong. */
static void report_empty(struct audit *audit)
{
    struct log_trouble trouble;
    if (audit->report.tally.records > 0 || audit->report.tally.unreadable > 0) return;
    log_trouble_is(&trouble, 0, "", "there is no record in the log");
    report_trouble(&audit->report, &trouble);
}

static int audit_log(struct audit *audit, const char *name)
{
    struct log *log;
    struct observation o;
    struct log_trouble trouble;
    audit->report.log = name;
    memset(&audit->report.tally, 0, sizeof audit->report.tally);
    if (!log_open(name, audit->format, audit->reactions, &log, &trouble)) {
        report_trouble(&audit->report, &trouble);
        if (audit->report.json) report_end(&audit->report, 0);
        return EXIT_MALFORMED;
    }
    struct spans *const spans = spans_new(report_span, &audit->report);
    if (!audit->report.json) fprintf(audit->report.out, "%s\n", name);
    log_stop_on(log, &audit->stop);
    for (enum log_step step; (step = log_next(log, &o, &trouble)) != LOG_END && goes_on(audit);)
        if (step != LOG_RECORD)
            report_trouble(&audit->report, &trouble);
        else if (is_first(audit, spans, &o))
            audit_record(audit, spans, &o);
    spans_end(spans);
    if (goes_on(audit)) audit_coupled(audit, log_problem(log)), report_empty(audit);
    audit->report.tally.contacts = spans_contacts(spans);
    if (audit->shown != 0) fputc('\r', stderr);
    report_end(&audit->report, atomic_load(&audit->stop));
    spans_free(spans);
    log_free(log);
    return exit_of_tally(&audit->report.tally);
}

/* ---- the command ---- */

/* Reads eps: the field, the greatest double below it, and the floor, which is 2^-48 or eps, whichever is less. */
static int read_eps(const char *text, struct judgement_options *judge)
{
    struct number_pool *pool = number_pool_new();
    const struct number *eps;
    struct failure failure;
    double distance;
    if (pool == NULL) abort();
    const int good = number_read(pool, text, strlen(text), &eps, &failure) == STATUS_OK && number_sign(eps) > 0 &&
                     number_compare(pool, eps, number_from_ratio(pool, 1, 100)) <= 0;
    if (good) {
        judge->eps = text;
        judge->eps_double = nextafter(number_to_double(eps, &distance), 0);
        judge->floor = number_compare(pool, eps, number_from_double(pool, 0x1p-48)) < 0 ? text : "0x1p-48";
    }
    number_pool_free(pool);
    return good;
}

static int is_law(const char *word)
{
    static const char *const laws[] = {"coulomb", "associated", "soft", "substepped", "other"};
    for (size_t i = 0; i < sizeof laws / sizeof *laws; i++)
        if (strcmp(laws[i], word) == 0) return 1;
    return 0;
}

enum { OPTION_FORMAT = 256, OPTION_EPS, OPTION_LAW, OPTION_REACTIONS, OPTION_JSON, OPTION_CERTIFICATES, OPTION_SVG };

static const struct option options[] = {{"format", required_argument, NULL, OPTION_FORMAT},
                                        {"eps", required_argument, NULL, OPTION_EPS},
                                        {"law", required_argument, NULL, OPTION_LAW},
                                        {"reactions", required_argument, NULL, OPTION_REACTIONS},
                                        {"json", no_argument, NULL, OPTION_JSON},
                                        {"certificates", required_argument, NULL, OPTION_CERTIFICATES},
                                        {"svg", required_argument, NULL, OPTION_SVG},
                                        {"help", no_argument, NULL, 'h'},
                                        {NULL, 0, NULL, 0}};

static int take_option(void *context, int option, const char *argument)
{
    struct audit *audit = context;
    switch (option) {
    case OPTION_FORMAT: return audit->format = argument, -1;
    case OPTION_REACTIONS: return audit->reactions = argument, -1;
    case OPTION_SVG: return audit->svg = argument, -1;
    case OPTION_JSON: return audit->report.json = 1, -1;
    case OPTION_LAW:
        audit->judge.law = argument;
        return is_law(argument) ? -1 : usage_error("audit", "--law is coulomb, associated, soft, substepped or other");
    case OPTION_EPS:
        return read_eps(argument, &audit->judge)
                   ? -1
                   : usage_error("audit", "--eps takes a rational above 0, at most 1/100, not '%s'", argument);
    case OPTION_CERTIFICATES: return audit->certificates = argument, -1;
    default: return usage_error("audit", "the options are those of --help");
    }
}

static int write_picture(const struct audit *audit, const char *title, int status)
{
    struct timeline_words words = timeline_words;
    words.title = title;
    if (audit->timeline == NULL || timeline_write(audit->timeline, audit->svg, &words)) return status;
    fprintf(stderr, "painleve: audit: cannot write %s\n", audit->svg);
    return EXIT_INTERNAL;
}

/* Refuses outputs that are an input or each other. */
static int refuse_outputs(const struct audit *audit, int count, char **logs)
{
    const struct output output[] = {{"certificates", audit->certificates, 0}, {"svg", audit->svg, 0}};
    char *reactions = (char *)audit->reactions;
    int status = refuse_same_outputs("audit", output, 2);
    if (status < 0) status = refuse_inputs("audit", output, 2, count, logs);
    if (status < 0) status = refuse_input_on_streams("audit", count, logs);
    if (status >= 0 || reactions == NULL) return status;
    status = refuse_inputs("audit", output, 2, 1, &reactions);
    return status < 0 ? refuse_input_on_streams("audit", 1, &reactions) : status;
}

/* Opens the certificates, and looks whether the picture can be written, when no output is an input. Returns -1, or an
 * exit status after a message on stderr. */
static int open_outputs(struct audit *audit, int count, char **logs)
{
    const int status = refuse_outputs(audit, count, logs);
    if (status >= 0) return status;
    if (audit->svg != NULL && !can_open_output("audit", audit->svg)) return EXIT_USAGE;
    if (audit->certificates == NULL) return -1;
    audit->report.certificates = memory_open(audit->certificates, "w");
    if (audit->report.certificates != NULL) return -1;
    return usage_error("audit", "cannot write %s: %s", audit->certificates, strerror(errno));
}

static int run(struct audit *audit, int count, char **logs)
{
    int status = EXIT_DECIDED;
    if (count == 0) return usage_error("audit", "a LOG is expected");
    if (audit->svg != NULL && count > 1) return usage_error("audit", "--svg draws one LOG");
    if (audit->format != NULL && !log_has_format(audit->format))
        return usage_error("audit", "--format is one of: %s", log_format_names());
    if (open_outputs(audit, count, logs) >= 0) return EXIT_USAGE;
    if (audit->svg != NULL) audit->timeline = timeline_new();
    interrupt_catch(&audit->stop);
    for (int i = 0; i < count && !atomic_load(&audit->stop); i++) status = larger(status, audit_log(audit, logs[i]));
    if (atomic_load(&audit->stop)) status = EXIT_INTERRUPTED;
    return write_picture(audit, logs[0], status);
}

int command_audit(int argc, char **argv)
{
    struct audit audit = {.judge = {.law = "coulomb"},
                          .report = {.out = stdout, .colour = isatty(STDOUT_FILENO)},
                          .progress = isatty(STDERR_FILENO)};
    int status = read_eps("1e-6", &audit.judge) ? -1 : EXIT_INTERNAL;
    const struct option_loop loop = {"audit", help, options, take_option};
    if (status < 0) status = read_options(&loop, argc, argv, &audit);
    if (status < 0) status = finish_output(run(&audit, argc - optind, argv + optind));
    const int certificates_lost = audit.report.certificates != NULL && ferror(audit.report.certificates);
    if (audit.report.certificates != NULL && (fclose(audit.report.certificates) != 0 || certificates_lost)) {
        fprintf(stderr, "painleve: audit: the certificates could not be written: %s\n", strerror(errno));
        status = EXIT_INTERNAL;
    }
    timeline_free(audit.timeline);
    interrupt_catch(NULL);
    return status;
}
