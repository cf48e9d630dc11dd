/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/command.h"
#include "memory/memory.h"
#include "version.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

static const char help[] = "usage: painleve COMMAND [OPTION]... [OPERAND]...\n"
                           "\n"
                           "Exact decisions about frictional contact, with a certificate for each.\n"
                           "\n"
                           "  decide    decide problems: verdicts for people, or certificates with --json\n"
                           "  explain   show how a verdict comes about: data, quantities, signs, row, verdict\n"
                           "  kinds     list the kinds of problem, or the fields of one\n"
                           "  check     check certificates with the independent checker\n"
                           "  difftest  ask a physics engine for steps of a body, and judge its answers exactly\n"
                           "  atlas     decide a whole plane of two parameters, and draw it\n"
                           "  audit     mark what is degenerate or wrong in the log of a simulation\n"
                           "\n"
                           "painleve COMMAND --help tells more; painleve --version prints the version.\n"
                           "\n"
                           "example: painleve decide contact a=0 b=-1 A=17/5 B=6/5 C=8/5 mu=4/3 u=1\n";

static const struct command {
    const char *name;
    int (*run)(int argc, char **argv);
} commands[] = {{"decide", command_decide}, {"explain", command_explain},   {"kinds", command_kinds},
                {"check", command_check},   {"difftest", command_difftest}, {"atlas", command_atlas},
                {"audit", command_audit}};

/* The messages of getopt_long begin with the name of the program, like all others. */
static int run_command(const struct command *command, int argc, char **argv)
{
    char name[] = "painleve";
    argv[0] = name;
    return command->run(argc, argv);
}

static int run(int argc, char **argv)
{
    if (argc < 2)
        return usage_error("", "a command is expected: decide, explain, kinds, check, difftest, atlas or audit");
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        if (strcmp(argv[1], commands[i].name) == 0) return run_command(&commands[i], argc - 1, argv + 1);
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0 || strcmp(argv[1], "help") == 0)
        return fputs(help, stdout), finish_output(EXIT_DECIDED);
    if (strcmp(argv[1], "--version") == 0) return puts("painleve " PAINLEVE_VERSION), finish_output(EXIT_DECIDED);
    return usage_error("", "'%s' is no command: decide, explain, kinds, check, difftest, atlas or audit is expected",
                       argv[1]);
}

/* A file that is opened while a standard stream is closed would take its descriptor, and messages would be written into
 * it. The descriptors are therefore filled with streams that cannot be read or written in that way, so that their use
 * still fails. */
static void hold_standard_streams(void)
{
    static const int modes[] = {O_WRONLY, O_RDONLY, O_RDONLY};
    for (int file = 0; file < 3; file++)
        if (fcntl(file, F_GETFD) < 0 && open("/dev/null", modes[file]) != file) _exit(EXIT_INTERNAL);
}

int main(int argc, char **argv)
{
    hold_standard_streams();
    memory_end_with(EXIT_INTERNAL);
    const int status = run(argc, argv);
    number_cleanup();
    return status;
}
