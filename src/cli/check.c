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

int command_check(int argc, char **argv)
{
    if (argc > 1 && (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0))
        return fputs(help, stdout), finish_output(EXIT_DECIDED);
    run_neighbour(argv);
    execvp("painleve-check", argv);
    fprintf(stderr, "painleve: painleve-check cannot be run: %s\n", strerror(errno));
    return EXIT_INTERNAL;
}
