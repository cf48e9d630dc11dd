/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/command.h"

int read_options(const struct option_loop *loop, int argc, char **argv, void *context)
{
    for (int option; (option = getopt_long(argc, argv, "h", loop->options, NULL)) != -1;) {
        if (option == 'h') return fputs(loop->help, stdout), finish_output(EXIT_DECIDED);
        if (option == '?') return usage_error(loop->command, "the options are those of --help");
        const int stop = loop->take(context, option, optarg);
        if (stop >= 0) return stop;
    }
    return -1;
}
