/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/worker.h"

#include "cli/command.h"
#include "memory/memory.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

struct worker {
    struct bounds bounds;
    worker_job *job;
    void *context;
    pid_t process; /* 0 when there is none */
    int socket;    /* the parent's end */
    FILE *out[2];  /* stdout and stderr of the worker, as files that both processes have open */
};

/* The message to the worker before the text of a record, and its reply. */
struct request {
    long line;
    size_t length;
};

struct reply {
    int exit_status, retires;
};

struct worker *worker_new(const struct bounds *bounds, worker_job *job, void *context)
{
    struct worker *w = memory_new(1, sizeof *w);
    *w = (struct worker){.bounds = *bounds, .job = job, .context = context};
    for (int i = 0; i < 2; i++) {
        w->out[i] = tmpfile();
        if (w->out[i] != NULL) continue;
        fprintf(stderr, "painleve: no temporary file for what a record puts out: %s\n", strerror(errno));
        exit(EXIT_INTERNAL);
    }
    return w;
}

/* Sends or receives all bytes; 0 when the other side has gone. */
static int send_all(int socket, const void *bytes, size_t length)
{
    const char *at = bytes;
    while (length > 0) {
        const ssize_t n = send(socket, at, length, MSG_NOSIGNAL);
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) return 0;
        at += n;
        length -= (size_t)n;
    }
    return 1;
}

static int receive_all(int socket, void *bytes, size_t length)
{
    char *at = bytes;
    while (length > 0) {
        const ssize_t n = recv(socket, at, length, 0);
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) return 0;
        at += n;
        length -= (size_t)n;
    }
    return 1;
}

/* The size of the address space of this process in bytes; 0 when the system does not report it. */
static long address_space(void)
{
    FILE *file = fopen("/proc/self/statm", "r");
    long pages = 0;
    if (file == NULL) return 0;
    if (fscanf(file, "%ld", &pages) != 1) pages = 0;
    fclose(file);
    return pages * sysconf(_SC_PAGESIZE);
}

static void limit_memory(long bytes)
{
    const rlim_t limit = (rlim_t)address_space() + (rlim_t)bytes;
    struct rlimit was;
    if (bytes == 0 || getrlimit(RLIMIT_AS, &was) != 0) return;
    if (was.rlim_max != RLIM_INFINITY && was.rlim_max < limit) return; /* there is already a lower limit */
    const struct rlimit now = {limit, limit};
    if (setrlimit(RLIMIT_AS, &now) != 0) _exit(EXIT_INTERNAL);
}

/* 1 when the address space has grown, because a record may leave memory fragmented: the next one must find as much free
 * memory as this one did. */
static int has_grown(const struct worker *w, long begin)
{
    return w->bounds.bytes > 0 && address_space() - begin > w->bounds.bytes / 4;
}

static void work_on(const struct worker *w, int socket)
{
    const long begin = address_space();
    struct request request;
    while (receive_all(socket, &request, sizeof request)) {
        struct record record = {.line = request.line, .length = request.length};
        char *text = memory_new(request.length + 1, 1);
        if (!receive_all(socket, text, request.length)) _exit(EXIT_INTERNAL);
        record.text = text;
        struct reply reply = {.exit_status = w->job(&record, w->context)};
        free(text);
        if (fflush(stdout) != 0 || fflush(stderr) != 0) _exit(EXIT_INTERNAL);
        reply.retires = has_grown(w, begin);
        if (!send_all(socket, &reply, sizeof reply) || reply.retires) break;
    }
    _exit(EXIT_DECIDED);
}

static void become_worker(const struct worker *w, int sockets[2], pid_t parent)
{
    close(sockets[0]);
#ifdef __linux__
    (void)prctl(PR_SET_PDEATHSIG, SIGKILL); /* nobody waits for the answer of an orphan */
#endif
    if (getppid() != parent) _exit(EXIT_INTERNAL);
    if (dup2(fileno(w->out[0]), STDOUT_FILENO) < 0 || dup2(fileno(w->out[1]), STDERR_FILENO) < 0) _exit(EXIT_INTERNAL);
    limit_memory(w->bounds.bytes);
    work_on(w, sockets[1]);
}

static void begin(struct worker *w)
{
    int sockets[2];
    const pid_t parent = getpid();
    fflush(NULL); /* otherwise both processes would write the buffered output */
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, sockets) != 0 || (w->process = fork()) < 0) {
        fprintf(stderr, "painleve: no process for a record: %s\n", strerror(errno));
        exit(EXIT_INTERNAL);
    }
    if (w->process == 0) become_worker(w, sockets, parent);
    close(sockets[1]);
    w->socket = sockets[0];
}

/* Ends the worker; returns its status, as from waitpid. */
static int end(struct worker *w, int by_force)
{
    int how = 0;
    if (by_force) kill(w->process, SIGKILL);
    close(w->socket);
    while (waitpid(w->process, &how, 0) < 0 && errno == EINTR) continue;
    w->process = 0;
    return how;
}

static long now(void)
{
    struct timespec t;
    if (clock_gettime(CLOCK_MONOTONIC, &t) != 0) return 0;
    return t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* 1 when something arrives, or the other side has gone, before the deadline. */
static int comes_in_time(const struct worker *w, long deadline)
{
    struct pollfd file = {.fd = w->socket, .events = POLLIN};
    for (;;) {
        const long left = w->bounds.milliseconds == 0 ? -1 : deadline - now();
        if (left < 0 && w->bounds.milliseconds > 0) return 0;
        const int n = poll(&file, 1, left > 60000 ? 60000 : (int)left);
        if (n > 0) return 1;
        if (n < 0 && errno != EINTR) return 0;
    }
}

/* Copies the output for the record to stdout and stderr, or discards it. */
static void take_output(const struct worker *w, int counts)
{
    FILE *const to[2] = {stdout, stderr};
    char buffer[4096];
    for (int i = 0; i < 2; i++) {
        const int file = fileno(w->out[i]);
        off_t at = 0;
        for (ssize_t n; counts && (n = pread(file, buffer, sizeof buffer, at)) > 0; at += n)
            fwrite(buffer, 1, (size_t)n, to[i]);
        fflush(to[i]);
        if (ftruncate(file, 0) != 0 || lseek(file, 0, SEEK_SET) != 0) {
            fprintf(stderr, "painleve: a temporary file cannot be emptied: %s\n", strerror(errno));
            exit(EXIT_INTERNAL);
        }
    }
}

/* 1 when the worker reported before its end that memory ran out (memory/memory.h). */
static int says_memory_is_out(const struct worker *w)
{
    char said[4096];
    const ssize_t n = pread(fileno(w->out[1]), said, sizeof said - 1, 0);
    if (n <= 0) return 0;
    said[n] = '\0';
    return strstr(said, "memory is out") != NULL;
}

/* The result for a worker that has gone. */
static enum worker_end end_of(const struct worker *w, int how)
{
    const int aborted = WIFEXITED(how) && WEXITSTATUS(how) == EXIT_INTERNAL;
    return w->bounds.bytes > 0 && aborted && says_memory_is_out(w) ? WORKER_OUT_OF_MEMORY : WORKER_DIED;
}

enum worker_end worker_run(struct worker *w, const struct record *record, int *exit_status)
{
    const struct request request = {record->line, record->length};
    struct reply reply;
    enum worker_end outcome = WORKER_DONE;
    if (w->process == 0) begin(w);
    const long deadline = now() + w->bounds.milliseconds;
    const int sent = send_all(w->socket, &request, sizeof request) && send_all(w->socket, record->text, record->length);
    if (!comes_in_time(w, deadline)) {
        (void)end(w, 1);
        outcome = WORKER_TOO_LONG;
    } else if (!sent || !receive_all(w->socket, &reply, sizeof reply)) {
        outcome = end_of(w, end(w, 0));
    } else {
        *exit_status = reply.exit_status;
        if (reply.retires) (void)end(w, 0);
    }
    take_output(w, outcome == WORKER_DONE);
    return outcome;
}

void worker_free(struct worker *w)
{
    if (w == NULL) return;
    if (w->process != 0) (void)end(w, 1);
    for (int i = 0; i < 2; i++) fclose(w->out[i]);
    free(w);
}
