/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/adapter_process.h"
#include "cli/adapter_line.h"
#include "cli/text.h"
#include "memory/memory.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

enum { LARGEST_LINE = 65536, LAST_WORDS = 80, SLICE_MS = 100, GIVEN_UP = 5 };
static const double START_SECONDS = 60, END_SECONDS = 2;

struct adapter {
    const char *command;
    double seconds;
    const atomic_int *stop;
    pid_t pid; /* 0: not running */
    int in, out, err;
    char line[LARGEST_LINE + 1];
    size_t held;                /* the number of bytes in `line` */
    char words[LAST_WORDS + 1]; /* the end of standard error */
    json_t *hello;
    int failures; /* the number of consecutive failed starts */
    long starts;  /* the number of successful starts */
};

struct adapter *adapter_new(const char *command, double seconds, const atomic_int *stop)
{
    struct adapter *adapter = memory_new(1, sizeof *adapter);
    adapter->command = command;
    adapter->seconds = seconds;
    adapter->stop = stop;
    return adapter;
}

json_t *adapter_hello(const struct adapter *adapter)
{
    return adapter->hello;
}

long adapter_restarts(const struct adapter *adapter)
{
    return adapter->starts > 0 ? adapter->starts - 1 : 0;
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static void pause_briefly(void)
{
    const struct timespec time = {0, 5000000};
    nanosleep(&time, NULL);
}

/* The status of the process, after waiting at most this long; -1 when it is still running. */
static int wait_for(pid_t pid, double seconds)
{
    int status;
    for (const double end = now() + seconds; now() < end; pause_briefly()) {
        const pid_t ended = waitpid(pid, &status, WNOHANG);
        if (ended == pid) return status;
        if (ended < 0 && errno != EINTR) return 0;
    }
    return -1;
}

/* Ends the process with its children, by its process group; it has `seconds` to exit by itself. Returns its status. */
static int end_process(struct adapter *adapter, double seconds)
{
    if (adapter->pid == 0) return 0;
    close(adapter->in);
    int status = wait_for(adapter->pid, seconds);
    kill(-adapter->pid, SIGKILL);
    while (status == -1 && waitpid(adapter->pid, &status, 0) < 0)
        if (errno != EINTR) status = 0;
    close(adapter->out);
    close(adapter->err);
    adapter->pid = 0;
    return status;
}

void adapter_free(struct adapter *adapter)
{
    if (adapter == NULL) return;
    end_process(adapter, END_SECONDS);
    json_decref(adapter->hello);
    free(adapter);
}

const char *adapter_folder(void)
{
    static char folder[4096 + 32];
    const char *given = getenv("PAINLEVE_ADAPTERS");
    if (given != NULL) return given;
    if (folder[0] != '\0') return folder;
    const ssize_t n = readlink("/proc/self/exe", folder, 4096);
    folder[n > 0 ? n : 0] = '\0';
    char *slash = strrchr(folder, '/');
    if (slash == NULL) return "";
    strcpy(slash, "/adapter"); /* in the build folder */
    if (access(folder, X_OK) != 0) strcpy(slash, "/../libexec/painleve");
    return folder;
}

/* The environment with the adapters' folder first in PATH.  The caller frees both. */
static char **environment(char **path)
{
    size_t n = 0;
    const char *old = getenv("PATH");
    while (environ[n] != NULL) n++;
    char **list = memory_new(n + 2, sizeof *list);
    *path = memory_print("PATH=%s:%s", adapter_folder(), old != NULL ? old : "/usr/bin:/bin");
    size_t k = 0;
    list[k++] = *path;
    for (size_t i = 0; i < n; i++)
        if (strncmp(environ[i], "PATH=", 5) != 0) list[k++] = environ[i];
    return list;
}

/* Makes three pipes; the child gets the ends that become its standard streams. */
static int open_pipes(int pipes[3][2])
{
    for (int i = 0; i < 3; i++) pipes[i][0] = pipes[i][1] = -1;
    for (int i = 0; i < 3; i++) {
        if (pipe(pipes[i]) != 0) return -1;
        fcntl(pipes[i][0], F_SETFD, FD_CLOEXEC);
        fcntl(pipes[i][1], F_SETFD, FD_CLOEXEC);
    }
    return 0;
}

static int spawn_shell(struct adapter *adapter, int pipes[3][2])
{
    char *path, *arguments[] = {(char[]){"sh"}, (char[]){"-c"}, memory_copy(adapter->command), NULL};
    char **variables = environment(&path);
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t usual, none;
    sigemptyset(&none);
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    sigaddset(&usual, SIGINT);
    sigaddset(&usual, SIGTERM);
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    for (int i = 0; i < 3; i++) posix_spawn_file_actions_adddup2(&actions, pipes[i][i == 0 ? 0 : 1], i);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setsigmask(&attributes, &none);
    const int fault = posix_spawn(&adapter->pid, "/bin/sh", &actions, &attributes, arguments, variables);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    free(arguments[2]);
    free(variables);
    free(path);
    return fault;
}

/* One thread at a time: the descriptors of a pipe must not be inherited by the process of another thread before they
 * are marked close-on-exec. */
static int spawn(struct adapter *adapter)
{
    static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    int pipes[3][2];
    pthread_mutex_lock(&mutex);
    int fault = open_pipes(pipes) != 0 ? errno : spawn_shell(adapter, pipes);
    for (int i = 0; i < 3; i++) {
        const int ours = i == 0 ? 1 : 0;
        close(pipes[i][1 - ours]);
        if (fault != 0) close(pipes[i][ours]);
    }
    pthread_mutex_unlock(&mutex);
    if (fault != 0) return adapter->pid = 0, fault;
    adapter->in = pipes[0][1], adapter->out = pipes[1][0], adapter->err = pipes[2][0];
    fcntl(adapter->err, F_SETFL, O_NONBLOCK);
    adapter->held = 0;
    adapter->words[0] = '\0';
    return 0;
}

/* Stores the end of what the adapter writes to standard error. Returns the number of bytes read; 0 at its end, -1 when
 * there are none now. */
static ssize_t hear(struct adapter *adapter)
{
    char bytes[4096];
    const ssize_t n = read(adapter->err, bytes, sizeof bytes);
    if (n <= 0) return n < 0 && errno != EAGAIN && errno != EINTR ? 0 : n;
    const size_t kept = n < LAST_WORDS ? (size_t)n : LAST_WORDS, old = strlen(adapter->words),
                 stays = old + kept > LAST_WORDS ? LAST_WORDS - kept : old;
    memmove(adapter->words, adapter->words + old - stays, stays);
    for (size_t i = 0; i < kept; i++) { /* a zero byte would end the text */
        const char byte = bytes[(size_t)n - kept + i];
        adapter->words[stays + i] = byte == '\0' || byte == '\n' ? ' ' : byte;
    }
    adapter->words[stays + kept] = '\0';
    return n;
}

/* Reads the rest of it, when the process is ending. */
static void hear_out(struct adapter *adapter)
{
    ssize_t n = -1;
    for (const double end = now() + 0.2; n != 0 && now() < end;) {
        n = hear(adapter);
        if (n < 0) pause_briefly();
    }
}

enum line_status { LINE, LINE_TOO_LONG, LINE_LATE, LINE_ENDED };

/* Reads the available bytes. Returns their number, 0 at the end, -1 when there are none now. */
static ssize_t read_more(struct adapter *adapter)
{
    const ssize_t n = read(adapter->out, adapter->line + adapter->held, LARGEST_LINE - adapter->held);
    if (n > 0) adapter->held += (size_t)n;
    return n < 0 && errno != EINTR ? 0 : n;
}

/* Waits for a whole line, which is then at the beginning of `line`, with 0 in place of its newline. */
static enum line_status read_line(struct adapter *adapter, double seconds, size_t *length)
{
    const double end = now() + seconds;
    int hears = 1;
    for (;;) {
        char *newline = memchr(adapter->line, '\n', adapter->held);
        if (newline != NULL) return *newline = '\0', *length = (size_t)(newline - adapter->line), LINE;
        if (adapter->held == LARGEST_LINE) return LINE_TOO_LONG;
        if (now() >= end || atomic_load(adapter->stop)) return LINE_LATE;
        struct pollfd files[] = {{adapter->out, POLLIN, 0}, {hears ? adapter->err : -1, POLLIN, 0}};
        if (poll(files, 2, SLICE_MS) <= 0) continue;
        if (files[1].revents != 0) hears = hear(adapter) != 0;
        if (files[0].revents != 0 && read_more(adapter) == 0) return LINE_ENDED;
    }
}

/* Removes the line that was read. */
static void drop_line(struct adapter *adapter, size_t length)
{
    adapter->held -= length + 1;
    memmove(adapter->line, adapter->line + length + 1, adapter->held);
}

/* A shell reports a signal by an exit status of 128 plus its number. */
static void describe_end(int status, char *reason, size_t size)
{
    const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 0,
              number = WIFSIGNALED(status) ? WTERMSIG(status) : code - 128;
    if (number > 0 && number < 65)
        snprintf(reason, size, "the adapter died of signal %d (%s)", number, strsignal(number));
    else if (code == 127)
        snprintf(reason, size, "the adapter's command was not found");
    else
        snprintf(reason, size, "the adapter ended with exit status %d", code);
}

/* Describes why there is no line, and ends the process. */
static void describe_silence(struct adapter *adapter, enum line_status why, double seconds, char *reason, size_t size)
{
    if (why == LINE_ENDED) hear_out(adapter);
    const int status = end_process(adapter, why == LINE_ENDED ? 0.2 : 0);
    if (why == LINE_TOO_LONG) snprintf(reason, size, "a line of more than %d bytes", LARGEST_LINE - 1);
    if (why == LINE_LATE) snprintf(reason, size, "no answer within %g s", seconds);
    if (why == LINE_ENDED) describe_end(status, reason, size);
    const size_t n = strlen(reason);
    if (adapter->words[0] != '\0') snprintf(reason + n, size - n, "; it said: %s", adapter->words);
    text_clean(reason);
}

static int send(struct adapter *adapter, const char *line)
{
    for (size_t n = strlen(line); n > 0;) {
        const ssize_t written = write(adapter->in, line, n);
        if (written < 0 && errno != EINTR) return -1;
        if (written > 0) line += written, n -= (size_t)written;
    }
    return 0;
}

/* Sends a line and waits for one. If the adapter has closed its input, this is noticed because no answer comes. */
static enum line_status converse(struct adapter *adapter, const char *line, double seconds, size_t *length)
{
    send(adapter, line);
    return read_line(adapter, seconds, length);
}

static int shake_hands(struct adapter *adapter, char reason[ADAPTER_REASON])
{
    size_t length;
    char why[TRIAL_NOTE];
    const enum line_status got = converse(adapter, "{\"hello\":1}\n", START_SECONDS, &length);
    if (got != LINE) return describe_silence(adapter, got, START_SECONDS, reason, ADAPTER_REASON), -1;
    json_t *hello = read_hello(adapter->line, length, why);
    drop_line(adapter, length);
    if (hello == NULL) {
        snprintf(reason, ADAPTER_REASON, "%.*s", ADAPTER_REASON - 1, why);
        end_process(adapter, 0);
        return -1;
    }
    if (adapter->hello == NULL)
        adapter->hello = hello;
    else
        json_decref(hello);
    return 0;
}

int adapter_start(struct adapter *adapter, char reason[ADAPTER_REASON])
{
    if (adapter->pid != 0) return 0;
    if (adapter->failures >= GIVEN_UP)
        return snprintf(reason, ADAPTER_REASON, "given up after %d starts that failed", GIVEN_UP), -1;
    const int fault = spawn(adapter);
    if (fault != 0) snprintf(reason, ADAPTER_REASON, "the adapter cannot be started: %s", strerror(fault));
    const int good = fault == 0 && shake_hands(adapter, reason) == 0;
    adapter->failures = good ? 0 : adapter->failures + 1;
    adapter->starts += good;
    return good ? 0 : -1;
}

/* Returns 0 when there is an answer, 1 when the problem may be sent once more, -1 when not. */
static int ask_once(struct adapter *adapter, const char *id, const char *line, enum painleve_answer_status *status,
                    struct painleve_body_answer *answer, char note[TRIAL_NOTE])
{
    size_t length;
    char reason[ADAPTER_REASON];
    if (adapter_start(adapter, reason) != 0) return snprintf(note, TRIAL_NOTE, "%s", reason), -1;
    const enum line_status got = converse(adapter, line, adapter->seconds, &length);
    if (got != LINE) {
        describe_silence(adapter, got, adapter->seconds, note, TRIAL_NOTE);
        return got == LINE_LATE ? -1 : 1;
    }
    const int good = read_answer(adapter->line, length, id, status, answer, note) == 0;
    drop_line(adapter, length);
    if (!good) end_process(adapter, 0);
    return good ? 0 : 1;
}

enum painleve_answer_status adapter_ask(void *self, const char *id, const struct painleve_body_step *step,
                                        struct painleve_body_answer *answer, char note[TRIAL_NOTE])
{
    struct adapter *adapter = self;
    enum painleve_answer_status status = PAINLEVE_NO_ANSWER;
    const struct painleve_body_answer preset = *answer;
    char *line = problem_line(id, step);
    int again = ask_once(adapter, id, line, &status, answer, note);
    if (again == 1) *answer = preset, again = ask_once(adapter, id, line, &status, answer, note);
    free(line);
    return again == 0 ? status : PAINLEVE_NO_ANSWER;
}
