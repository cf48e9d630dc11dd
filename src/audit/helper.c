/* SPDX-License-Identifier: BSD-2-Clause */
#include "audit/helper.h"

#include <limits.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/* The path of a program in the folder of this one, or of its installation. Returns 1 when it can be executed. */
static int find(const char *program, char path[PATH_MAX])
{
    static const char *const places[] = {"", "../libexec/painleve/"};
    char own[PATH_MAX];
    const ssize_t n = readlink("/proc/self/exe", own, sizeof own - 1);
    if (n <= 0) return 0;
    own[n] = '\0';
    *strrchr(own, '/') = '\0';
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        const int length = snprintf(path, PATH_MAX, "%s/%s%s", own, places[i], program);
        if (length > 0 && length < PATH_MAX && access(path, X_OK) == 0) return 1;
    }
    return 0;
}

static int spawn(struct helper *helper, char *const arguments[], const int pipe_ends[2])
{
    posix_spawn_file_actions_t actions;
    if (posix_spawn_file_actions_init(&actions) != 0) return 0;
    const int good = posix_spawn_file_actions_adddup2(&actions, pipe_ends[1], STDOUT_FILENO) == 0 &&
                     posix_spawn_file_actions_addclose(&actions, pipe_ends[0]) == 0 &&
                     posix_spawn_file_actions_addclose(&actions, pipe_ends[1]) == 0 &&
                     posix_spawn(&helper->process, arguments[0], &actions, NULL, arguments, environ) == 0;
    posix_spawn_file_actions_destroy(&actions);
    return good;
}

int helper_start(struct helper *helper, const char *program, const char *argument)
{
    char path[PATH_MAX], word[PATH_MAX];
    char *const arguments[] = {path, word, NULL};
    int pipe_ends[2];
    if (strlen(argument) >= sizeof word || !find(program, path) || pipe(pipe_ends) != 0) return 0;
    snprintf(word, sizeof word, "%s", argument);
    const int good = spawn(helper, arguments, pipe_ends);
    close(pipe_ends[1]);
    helper->output = good ? fdopen(pipe_ends[0], "r") : NULL;
    if (helper->output == NULL) close(pipe_ends[0]);
    return helper->output != NULL;
}

int helper_end(struct helper *helper, int *status)
{
    int ended = 0;
    fclose(helper->output);
    if (waitpid(helper->process, &ended, 0) < 0 || !WIFEXITED(ended)) return 0;
    *status = WEXITSTATUS(ended);
    return 1;
}
