/* SPDX-License-Identifier: BSD-2-Clause */
/* Declarations shared by the commands: exit statuses, options, and the way from a record to a decision. */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include "certificate/certificate.h"
#include "cli/worker.h"
#include "problem/problem.h"

#include <getopt.h>
#include <stdio.h>

/* Exit statuses; of several, the largest counts. */
enum { EXIT_DECIDED = 0, EXIT_REJECTED = 1, EXIT_USAGE = 2, EXIT_MALFORMED = 3, EXIT_UNDECIDED = 4, EXIT_INTERNAL = 5 };

int exit_of_status(enum status status);

/* larger: the one of two exit statuses that counts. */
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

/* usage_error: prints to stderr what is wrong with the call of a command. Returns EXIT_USAGE. */
int usage_error(const char *command, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The options of a command: its name, the text of --help, its long options (including --help), and the function that
 * handles an option with its argument: it returns -1 to continue, or the exit status of the command. */
struct option_loop {
    const char *command, *help;
    const struct option *options;
    int (*take)(void *context, int option, const char *argument);
};

/* read_options: passes each option of the command line to `take`; optind is then the first operand. Returns -1 to
 * continue, or an exit status: after --help, a usage error, or from `take`. */
int read_options(const struct option_loop *loop, int argc, char **argv, void *context);

/* The outcome for one record, successful or not. */
struct outcome {
    struct place place;
    enum status status;
    struct problem *problem; /* NULL when the record is not a problem, or was not read completely */
    int unread;              /* 1 when the problem was not read completely */
    const struct kind *kind; /* named by the record, when there is no problem; may be NULL */
    struct answer answer;
    json_t *certificate; /* when it was decided, else NULL */
    json_t *id;
    struct failure failure;
};

/* A consumer of outcomes; `context` belongs to it. */
typedef void outcome_handler(const struct outcome *outcome, void *context);

/* The task of decide_inputs. */
struct task {
    struct options options;
    struct bounds bounds;    /* for each record */
    int binary64, has_width; /* has_width: --width was given */
    outcome_handler *handle;
    void *context;
};

/* The options of all commands that decide, for their lists of long options. */
enum { OPTION_NUMBERS = 256, OPTION_BUDGET, OPTION_TIERS, OPTION_WIDTH, OPTION_TIMEOUT, OPTION_MEMORY, OPTION_OWN };
#define DECIDING_OPTIONS                                                                                               \
    {"numbers", required_argument, NULL, OPTION_NUMBERS}, {"budget", required_argument, NULL, OPTION_BUDGET},          \
        {"timeout", required_argument, NULL, OPTION_TIMEOUT}, {"memory", required_argument, NULL, OPTION_MEMORY},      \
        {"tiers", required_argument, NULL, OPTION_TIERS},                                                              \
    {                                                                                                                  \
        "width", required_argument, NULL, OPTION_WIDTH                                                                 \
    }

/* read_deciding_option: handles one of these options. Returns -1, or EXIT_USAGE after a usage error. */
int read_deciding_option(const char *command, int option, const char *argument, struct task *task);

/* decide_inputs: decides all records that the operands of a command name, in order, and passes each outcome to the
 * handler.
 *
 * In      argc, argv  the operands: FILE... or "-", or KIND name=value...; none means standard input
 * Returns the largest exit status; EXIT_USAGE when the operands are invalid */
int decide_inputs(const char *command, int argc, char **argv, const struct task *task);

/* outcome_json: the record for an outcome: certificate, undecided, or error. */
json_t *outcome_json(const struct outcome *outcome, const struct options *options);

/* outcome_say_trouble: prints one line "FILE:LINE: field 'x': reason" for an outcome without a decision. */
void outcome_say_trouble(const struct outcome *outcome, FILE *out);

/* is_one_file: 1 when input and output are the same regular file, so that results would overwrite records before they
 * are read, or be read as records without end. */
int is_one_file(int in, int out);

/* An output of a command: the option that names it, its file (NULL for none), and whether "-" is standard output; where
 * it is not, the text is written there. */
struct output {
    const char *option, *path;
    int may_be_standard;
};

/* refuse_inputs: refuses an output that is the same regular file as one of the inputs; "-", or no input, is standard
 * input. Called before the output is opened, which might truncate it.
 * refuse_input_on_streams: the same for standard output and for standard error, to which messages about records go.
 * refuse_opened_input: the same for an input that is open.
 * refuse_same_outputs: refuses two outputs that are, or would be, the same regular file, under whatever names, standard
 * output among them, and "-" where it is not standard output.
 * Return -1 to continue, or EXIT_USAGE after a message: on stderr, or on stdout where stderr is the input. */
int refuse_inputs(const char *command, const struct output *output, int outputs, int inputs, char **input);
int refuse_same_outputs(const char *command, const struct output *output, int outputs);
int refuse_input_on_streams(const char *command, int count, char **inputs);
int refuse_opened_input(const char *name, int file);

/* note_radians: prints a note on stderr, once in a run for each field, when an angle of a complete problem is a plain
 * number that was probably meant in degrees. `place` is where its record begins. */
void note_radians(const struct place *place, const struct problem *problem);

/* on_terminal: 1 when results and messages appear on the same terminal, where an error need not be printed twice. */
int on_terminal(void);

/* can_open_output: 1 when a file can be written to; called before the work whose result it will contain. The file is
 * created if necessary; its contents are not changed. Otherwise prints the reason to stderr, as usage_error. */
int can_open_output(const char *command, const char *path);

/* discard_output: truncates a file of which only a part could be written, so that it is not taken for the result; a
 * device is left as it is. */
void discard_output(const char *path);

/* flush_output: flushes stdout, and stores the reason of the first failure for finish_output. */
void flush_output(void);

/* finish_output: flushes stdout. Returns EXIT_INTERNAL, after a message on stderr, when the output could not be
 * written; else `status`. */
int finish_output(int status);

#endif
