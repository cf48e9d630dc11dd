/* SPDX-License-Identifier: BSD-2-Clause */
/* painleve decide --batch: files of doubles, one byte or line of verdict for each record.
 *
 * A round reads up to JOBS blocks, decides them in as many threads, and writes them in order; memory is bounded by the
 * round. A round is written only when it is complete, so that an interrupted run leaves whole records; --resume removes
 * an incomplete record and continues after the last whole one. */
#include "cli/batch.h"

#include "cli/batch_input.h"
#include "cli/command.h"
#include "memory/memory.h"
#include "painleve.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { MAX_JOBS = 256 };

static const char help[] =
    "usage: painleve decide --batch [--format=csv|f64] [--jobs=N] [--resume] [-o FILE] [FILE | -]\n"
    "\n"
    "Decides the contact modes of many records of doubles a, b, A, B, C, mu, u, each exactly the number that it is.\n"
    "A decimal number is read as the nearest double, so that 0.1 is not exactly 1/10; `painleve decide` takes the\n"
    "number as it is written.\n"
    "\n"
    "  --format=csv   a line of seven numbers with commas (default); lines that begin with # may come first, and a "
    "line\n"
    "                 of the names, which must have this order\n"
    "                 out: a line for each record, e.g. \"S+ T\", with tie, degenerate, invalid; none when no mode is\n"
    "                 consistent; \"invalid\" also for a line that is not seven numbers, or longer than 2 MiB,\n"
    "                 or with a number beyond the doubles: infinite, or read as 0 without being 0\n"
    "  --format=f64   seven little-endian doubles a record; out: one byte a record, as in painleve.h\n"
    "  --jobs=N       threads (default: all processors)\n"
    "  -o FILE        write there instead of stdout, which - is too; FILE may not be the input\n"
    "  --resume       go on where an earlier run with the same input and -o FILE was stopped; FILE is refused where "
    "it\n"
    "                 holds what is no answer\n"
    "\n"
    "Exit status, of the whole output, what --resume keeps included: 0 all valid, 2 usage, 3 some record invalid or "
    "the\n"
    "input does not fit, 5 reading or writing failed.\n";

struct run {
    const struct batch_format *format;
    int jobs, resume, in, out;
    const char *output;
    long long done, invalid;
};

struct job {
    const struct run *run;
    struct batch_block block;
};

static void *decide_block(void *argument)
{
    struct job *const job = argument;
    struct batch_block *const block = &job->block;
    job->run->format->parse(block);
    painleve_contact_batch(block->count, block->field[0], block->field[1], block->field[2], block->field[3],
                           block->field[4], block->field[5], block->field[6], block->verdict);
    job->run->format->print(block);
    return NULL;
}

static int trouble(const char *what)
{
    fprintf(stderr, "painleve: decide --batch: %s: %s\n", what, strerror(errno));
    return EXIT_INTERNAL;
}

static int refuse(const char *why)
{
    fprintf(stderr, "painleve: decide --batch: %s\n", why);
    return EXIT_MALFORMED;
}

static int write_all(int file, const char *bytes, size_t n)
{
    while (n > 0) {
        const ssize_t written = write(file, bytes, n);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return trouble("writing");
        bytes += written, n -= (size_t)written;
    }
    return EXIT_DECIDED;
}

static void tell_progress(const struct run *run, time_t *told)
{
    const time_t now = time(NULL);
    if (!isatty(STDERR_FILENO) || now == *told) return;
    *told = now;
    fprintf(stderr, "\r%lld records decided", run->done);
}

/* Decides the blocks in threads; a block for which no thread can be started is decided in this one. */
static void decide_round(struct job *jobs, int count)
{
    pthread_t thread[MAX_JOBS];
    int started[MAX_JOBS];
    for (int i = 1; i < count; i++) started[i] = pthread_create(&thread[i], NULL, decide_block, jobs + i) == 0;
    decide_block(jobs);
    for (int i = 1; i < count; i++) {
        if (started[i])
            (void)pthread_join(thread[i], NULL);
        else
            decide_block(jobs + i);
    }
}

static int write_round(struct run *run, struct job *jobs, int count)
{
    for (int i = 0; i < count; i++) {
        const struct batch_block *const block = &jobs[i].block;
        const int status = write_all(run->out, block->text, block->length);
        if (status != EXIT_DECIDED) return status;
        run->done += (long long)block->count;
        for (size_t k = 0; k < block->count; k++) run->invalid += (block->verdict[k] & PAINLEVE_BIT_INVALID) != 0;
    }
    return EXIT_DECIDED;
}

static int run_rounds(struct run *run, struct batch_input *input, struct job *jobs)
{
    time_t told = time(NULL);
    for (int more = 1; more;) {
        int count = 0;
        while (count < run->jobs && (more = batch_input_read(input, &jobs[count].block))) count++;
        if (count == 0) break;
        decide_round(jobs, count);
        const int status = write_round(run, jobs, count);
        if (status != EXIT_DECIDED) return status;
        tell_progress(run, &told);
    }
    if (told != 0 && isatty(STDERR_FILENO)) fprintf(stderr, "\r%lld records decided\n", run->done);
    if (input->error != 0) return errno = input->error, trouble("reading");
    if (input->cut) return refuse("the input ends inside a record");
    return run->invalid > 0 ? EXIT_MALFORMED : EXIT_DECIDED;
}

static int is_regular(int file)
{
    struct stat about;
    return fstat(file, &about) == 0 && S_ISREG(about.st_mode);
}

/* Opens the output without changing it. */
static int open_output(struct run *run)
{
    run->out = STDOUT_FILENO;
    if (run->output != NULL)
        run->out = open(run->output, (run->resume ? O_RDWR : O_WRONLY) | O_CREAT | O_CLOEXEC, 0666);
    if (run->out < 0) return trouble(run->output);
    if (is_one_file(run->in, run->out))
        return usage_error("decide", "the output is the input: its records would be lost");
    if (run->resume && !is_regular(run->out))
        return usage_error("decide", "--resume: %s is not a regular file, from which work could be resumed",
                           run->output);
    return EXIT_DECIDED;
}

/* Says what in the output of an earlier run is no answer. */
static int refuse_kept(const struct run *run)
{
    fprintf(stderr,
            "painleve: decide --batch: --resume: %s %lld of %s is no answer, so that this is no result to go on with; "
            "nothing is changed\n",
            run->format->has_lines ? "line" : "byte", run->done + 1, run->output);
    return EXIT_MALFORMED;
}

/* Truncates an output that is a file; with --resume after its last whole record, provided that the input has as many
 * records. */
static int prepare_output(struct run *run, struct batch_input *input)
{
    if (run->output == NULL) return EXIT_DECIDED;
    if (!run->resume) return is_regular(run->out) && ftruncate(run->out, 0) != 0 ? trouble(run->output) : EXIT_DECIDED;
    struct batch_kept kept;
    const enum resume resume = run->format->finished(run->out, &kept);
    run->done = kept.records;
    run->invalid = kept.invalid;
    if (resume == RESUME_UNREADABLE) return trouble(run->output);
    if (resume == RESUME_NO_ANSWER) return refuse_kept(run);
    if (batch_input_skip(input, run->done) < run->done && input->error == 0)
        return refuse("--resume: the output holds more records than the input, of which it cannot be the result; "
                      "nothing is changed");
    return ftruncate(run->out, kept.end) != 0 || lseek(run->out, kept.end, SEEK_SET) < 0 ? trouble(run->output)
                                                                                         : EXIT_DECIDED;
}

static int decide_input(struct run *run)
{
    struct batch_input input = {.format = run->format, .file = run->in};
    struct job *const jobs = memory_new((size_t)run->jobs, sizeof *jobs);
    for (int i = 0; i < run->jobs; i++) jobs[i].run = run, batch_block_new(&jobs[i].block);
    int status =
        batch_input_begin(&input)
            ? prepare_output(run, &input)
            : refuse("the first line does not name the columns a,b,A,B,C,mu,u in this order; nothing is decided");
    if (status == EXIT_DECIDED) status = run_rounds(run, &input, jobs);
    for (int i = 0; i < run->jobs; i++) batch_block_free(&jobs[i].block);
    free(jobs);
    batch_input_free(&input);
    return status;
}

/* A folder can be opened, and is only refused when it is read, after the output has been truncated. */
static int is_folder(int file)
{
    struct stat about;
    return fstat(file, &about) == 0 && S_ISDIR(about.st_mode);
}

static int run_files(struct run *run, const char *name)
{
    run->in = STDIN_FILENO;
    if (name != NULL && strcmp(name, "-") != 0) run->in = open(name, O_RDONLY | O_CLOEXEC);
    if (run->in < 0) return trouble(name);
    if (is_folder(run->in)) {
        errno = EISDIR;
        return trouble(name);
    }
    int status = open_output(run);
    if (status == EXIT_DECIDED) status = decide_input(run);
    if (run->output != NULL && run->out >= 0 && close(run->out) != 0) status = trouble(run->output);
    if (run->in != STDIN_FILENO) close(run->in);
    return status;
}

/* Reads a number of threads; 0 when it is invalid. */
static int read_jobs(const char *text)
{
    char *end;
    const long jobs = isdigit((unsigned char)*text) ? strtol(text, &end, 10) : 0;
    return jobs > 0 && *end == '\0' ? (int)(jobs < MAX_JOBS ? jobs : MAX_JOBS) : 0;
}

int batch_is_asked_for(int argc, char **argv)
{
    for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
        if (strcmp(argv[i], "--batch") == 0) return 1;
    return 0;
}

int command_decide_batch(int argc, char **argv)
{
    enum { BATCH = 256, FORMAT, JOBS, RESUME };
    static const struct option options[] = {
        {"batch", no_argument, NULL, BATCH},     {"format", required_argument, NULL, FORMAT},
        {"jobs", required_argument, NULL, JOBS}, {"resume", no_argument, NULL, RESUME},
        {"help", no_argument, NULL, 'h'},        {NULL, 0, NULL, 0}};
    struct run run = {.format = batch_format_named("csv"), .jobs = (int)sysconf(_SC_NPROCESSORS_ONLN)};
    for (int option; (option = getopt_long(argc, argv, "ho:", options, NULL)) != -1;) {
        if (option == 'h') return fputs(help, stdout), finish_output(EXIT_DECIDED);
        if (option == '?') return usage_error("decide", "the options of --batch are those of decide --batch --help");
        if (option == FORMAT) run.format = batch_format_named(optarg);
        if (option == JOBS) run.jobs = read_jobs(optarg);
        if (option == RESUME) run.resume = 1;
        if (option == 'o') run.output = strcmp(optarg, "-") == 0 ? NULL : optarg;
        if (run.format == NULL) return usage_error("decide", "--format is csv or f64");
        if (option == JOBS && run.jobs < 1) return usage_error("decide", "--jobs takes a number from 1 on");
    }
    if (run.jobs < 1) run.jobs = 1;
    if (run.jobs > MAX_JOBS) run.jobs = MAX_JOBS;
    if (run.resume && run.output == NULL)
        return usage_error("decide", "--resume needs -o FILE, which is not standard output");
    if (argc - optind > 1) return usage_error("decide", "--batch takes one file");
    return run_files(&run, argv[optind]);
}
