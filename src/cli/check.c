/* SPDX-License-Identifier: BSD-2-Clause */
/* Runs the independent checker, which is a separate program. */
#include "cli/command.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char help[] =
    "usage: painleve check [--work=UNITS] [--memory=BYTES] [CERTIFICATE... | -]\n"
    "\n"
    "Runs painleve-check, the independent checker, on certificates as `painleve decide --json` writes them:\n"
    "one line VERIFIED, REJECTED, UNSUPPORTED, MALFORMED or UNCHECKED (beyond the budgets) for each.\n"
    "Exit status: 0 every certificate is verified, 1 some is not, 2 usage, 3 some is malformed, 4 some is unchecked,\n"
    "5 the answers could not be written.\n"
    "\n"
    "example: painleve decide --json FILE | painleve check -\n";

/* Runs the checker in the folder of this program, where both are built or installed. */
static void run_neighbour(char **argv)
{
    char path[4096];
    const ssize_t n = readlink("/proc/self/exe", path, sizeof path - 32);
    if (n <= 0) return;
    path[n] = '\0';
    char *slash = strrchr(path, '/');
    if (slash == NULL) return;
    strcpy(slash + 1, "painleve-check");
    execv(path, argv);
}

/* Refuses certificates to which the answers would be appended, to be read as certificates without end. */
static int refuse_output(int argc, char **argv)
{
    int files = 0, status = -1;
    for (int i = 1; i < argc && status < 0; i++) {
        if (argv[i][0] == '-' && argv[i][1] != '\0') continue; /* an option */
        status = refuse_input_on_streams("check", 1, argv + i);
        files++;
    }
    return status < 0 && files == 0 ? refuse_input_on_streams("check", 0, NULL) : status;
}

int command_check(int argc, char **argv)
{
    if (argc > 1 && (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0))
        return fputs(help, stdout), finish_output(EXIT_DECIDED);
    if (refuse_output(argc, argv) >= 0) return EXIT_USAGE;
    run_neighbour(argv);
    execvp("painleve-check", argv);
    fprintf(stderr, "painleve: painleve-check cannot be run: %s\n", strerror(errno));
    return EXIT_INTERNAL;
}
