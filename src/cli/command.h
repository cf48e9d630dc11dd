/* SPDX-License-Identifier: BSD-2-Clause */
/* What the commands share: exit statuses, options, and the way from a record to a decision. */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include "certificate/certificate.h"
#include "cli/worker.h"
#include "problem/problem.h"

#include <getopt.h>
#include <stdio.h>

/* Exit statuses; with several, the largest. */
enum { EXIT_DECIDED = 0, EXIT_REJECTED = 1, EXIT_USAGE = 2, EXIT_MALFORMED = 3, EXIT_UNDECIDED = 4, EXIT_INTERNAL = 5 };

int exit_of_status(enum status status);

/* larger: of two exit statuses the one that counts. */
static inline int larger(int x, int y)
{
    return x > y ? x : y;
}

/* The commands; arguments as for main, argv[0] being the name of the command.  Return the exit status. */
int command_decide(int argc, char **argv);
int command_explain(int argc, char **argv);
int command_kinds(int argc, char **argv);
int command_check(int argc, char **argv);
int command_difftest(int argc, char **argv);
int command_audit(int argc, char **argv);
int command_atlas(int argc, char **argv);

/* usage_error: says on stderr what is wrong with the call of a command.  Returns EXIT_USAGE. */
int usage_error(const char *command, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The options of a command: its name, what --help prints, its long options (--help and its h among them), and what takes one of
 * them with its argument: -1 to go on, or the exit status with which the command ends. */
struct option_loop {
    const char *command, *help;
    const struct option *options;
    int (*take)(void *context, int option, const char *argument);
};

/* read_options: hands each option of the command line to the loop's `take`; optind is then the first operand.
 * Returns -1 to go on, or an exit status: after --help, a usage error, or what `take` returned. */
int read_options(const struct option_loop *loop, int argc, char **argv, void *context);

/* One record on its way: what came of it, good or bad. */
struct outcome {
    struct place place;
    enum status status;
    struct problem *problem; /* NULL when the record is no problem, or was not read to its end */
    int unread;              /* 1 when the problem was not read to its end */
    const struct kind *kind; /* that the record names, where there is no problem; may be NULL */
    struct answer answer;
    json_t *certificate; /* of what is decided, else NULL */
    json_t *id;
    struct failure failure;
};

/* A consumer of outcomes; `context` is its own. */
typedef void outcome_handler(const struct outcome *outcome, void *context);

/* What decide_inputs is to do. */
struct task {
    struct options options;
    struct bounds bounds; /* of each record */
    int binary64;
    outcome_handler *handle;
    void *context;
};

/* The options of every command that decides, for its list of long options. */
enum { OPTION_NUMBERS = 256, OPTION_BUDGET, OPTION_TIERS, OPTION_WIDTH, OPTION_TIMEOUT, OPTION_MEMORY, OPTION_OWN };
#define DECIDING_OPTIONS                                                                                               \
    {"numbers", required_argument, NULL, OPTION_NUMBERS}, {"budget", required_argument, NULL, OPTION_BUDGET},          \
        {"timeout", required_argument, NULL, OPTION_TIMEOUT}, {"memory", required_argument, NULL, OPTION_MEMORY},      \
        {"tiers", required_argument, NULL, OPTION_TIERS},                                                              \
    {                                                                                                                  \
        "width", required_argument, NULL, OPTION_WIDTH                                                                 \
    }

/* read_deciding_option: one of them, with its argument.  Returns -1, or EXIT_USAGE after a usage error. */
int read_deciding_option(const char *command, int option, const char *argument, struct task *task);

/* decide_inputs: decides every record that the operands of a command name, in order, and hands each outcome on.
 *
 * In      argc, argv  the operands: FILE... or "-", or KIND name=value...; none means standard input
 * Returns the largest exit status, EXIT_USAGE when the operands make no sense
 */
int decide_inputs(const char *command, int argc, char **argv, const struct task *task);

/* outcome_json: the record that stands for an outcome: certificate, undecided, or error. */
json_t *outcome_json(const struct outcome *outcome, const struct options *options);

/* outcome_say_trouble: one line "FILE:LINE: field 'x': reason" for an outcome that is not decided. */
void outcome_say_trouble(const struct outcome *outcome, FILE *out);

/* is_one_file: whether input and output are the same regular file, so that results would be written over records before they are
 * read, or be read as records without end. */
int is_one_file(int in, int out);

/* note_radians: says on stderr, once in a run, when an angle is a plain number that is likely to have been meant in degrees. */
void note_radians(const struct outcome *outcome);

/* on_terminal: whether results and messages both appear on a terminal, where an error need not stand twice. */
int on_terminal(void);

/* can_open_output: whether a file can be written to, asked before the work begins whose result it is to hold; it is made where there is none,
 * and its contents stay.  Otherwise says why on stderr, as usage_error. */
int can_open_output(const char *command, const char *path);

/* discard_output: empties a file of which only a part could be written, so that nobody takes it for the result; a device is left as it is. */
void discard_output(const char *path);

/* flush_output: flushes stdout, and keeps the reason of the first failure for finish_output. */
void flush_output(void);

/* finish_output: flushes stdout; says so on stderr and returns EXIT_INTERNAL when the results did not get out,
 * else `status`. */
int finish_output(int status);

#endif
