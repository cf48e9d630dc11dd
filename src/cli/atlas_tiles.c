/* SPDX-License-Identifier: BSD-2-Clause */
/* Computes the tiles of an atlas in one process or in several. The contents of a tile do not depend on the process. */
#include "cli/atlas.h"
#include "cli/command.h"
#include "memory/memory.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MOST_JOBS = 64 };

/* A process, and the part of its current line that has been read. */
struct process {
    pid_t pid;
    FILE *lines;
};

struct progress {
    time_t told;
    int done, all, shown;
};

static void tell(struct progress *progress, int last)
{
    const time_t now = time(NULL);
    if (!progress->shown || (now == progress->told && !last)) return;
    progress->told = now;
    fprintf(stderr, "\r%d of %d tiles%s", progress->done, progress->all, last ? "\n" : "");
}

/* 1 when a tile belongs to this call. */
static int is_mine(const struct atlas_call *call, int tile)
{
    return call->items[tile] == NULL && tile % call->parts == call->part - 1;
}

static int tile_fails(enum status status, const struct failure *failure)
{
    fprintf(stderr, "painleve: atlas: %s\n", failure->reason);
    return exit_of_status(status);
}

static int work_alone(struct atlas_call *call, struct progress *progress)
{
    for (int tile = 0; tile < atlas_tiles(call->atlas); tile++) {
        json_t *items;
        struct failure failure = {.field = ""};
        if (!is_mine(call, tile)) continue;
        const enum status status = atlas_tile(call->atlas, tile, &items, &failure);
        if (status != STATUS_OK) {
            json_decref(items);
            return tile_fails(status, &failure);
        }
        const int exit_status = journal_add(call, tile, items);
        if (exit_status != 0) return exit_status;
        progress->done++;
        tell(progress, 0);
    }
    return 0;
}

/* In a child process: every jobs-th tile of the call, one line each. */
static int work_for_parent(struct atlas_call *call, int job, FILE *out)
{
    int count = 0;
    for (int tile = 0; tile < atlas_tiles(call->atlas); tile++) {
        json_t *items;
        struct failure failure = {.field = ""};
        if (!is_mine(call, tile) || count++ % call->jobs != job) continue;
        const enum status status = atlas_tile(call->atlas, tile, &items, &failure);
        if (status != STATUS_OK) {
            json_decref(items);
            return tile_fails(status, &failure);
        }
        json_t *line = json_pack("{s:i, s:o}", "tile", tile, "items", items);
        char *text = json_dumps(line, JSON_COMPACT);
        if (text == NULL) abort();
        const int written = fprintf(out, "%s\n", text) > 0 && fflush(out) == 0;
        free(text);
        json_decref(line);
        if (!written) return EXIT_INTERNAL;
    }
    return 0;
}

static int start(struct atlas_call *call, int job, struct process *process)
{
    int ends[2];
    if (pipe(ends) != 0) return 0;
    process->pid = fork();
    if (process->pid == 0) {
        FILE *out = fdopen(ends[1], "w");
        close(ends[0]);
        _exit(out != NULL ? work_for_parent(call, job, out) : EXIT_INTERNAL);
    }
    close(ends[1]);
    process->lines = process->pid > 0 ? fdopen(ends[0], "r") : NULL;
    return process->lines != NULL;
}

/* One line of a process. Out: exit_status, when its tile cannot be written. Returns 0 at the end of the lines. */
static int take_line(struct atlas_call *call, FILE *lines, struct progress *progress, int *exit_status)
{
    char *text = NULL;
    size_t room = 0;
    const ssize_t length = getline(&text, &room, lines);
    json_t *line = length > 0 ? json_loadb(text, (size_t)length, 0, NULL) : NULL;
    free(text);
    if (line == NULL) return 0;
    *exit_status = journal_add(call, (int)json_integer_value(json_object_get(line, "tile")),
                               json_incref(json_object_get(line, "items")));
    json_decref(line);
    progress->done++;
    tell(progress, 0);
    return 1;
}

/* Reads from whichever process has a line, until all have ended. A process writes a line at once, so reading it to its
 * end does not block. Returns 0, or an exit status as soon as a tile cannot be written. */
static int read_all(struct atlas_call *call, struct process *process, struct progress *progress)
{
    struct pollfd poll_of[MOST_JOBS];
    int open = call->jobs, exit_status = 0;
    for (int i = 0; i < call->jobs; i++) poll_of[i] = (struct pollfd){fileno(process[i].lines), POLLIN, 0};
    for (int i = 0; i < call->jobs; i++) setvbuf(process[i].lines, NULL, _IONBF, 0);
    while (open > 0 && (poll(poll_of, (nfds_t)call->jobs, -1) > 0 || errno == EINTR))
        for (int i = 0; i < call->jobs; i++) {
            if (poll_of[i].fd < 0 || poll_of[i].revents == 0) continue;
            const int more = take_line(call, process[i].lines, progress, &exit_status);
            if (exit_status != 0) return exit_status;
            if (more) continue;
            poll_of[i].fd = -1;
            open--;
        }
    return 0;
}

/* Waits for a process; if its tiles are not needed any more, ends it first. */
static int end_process(const struct process *process, int is_needed)
{
    int status = 0;
    if (!is_needed) kill(process->pid, SIGTERM);
    fclose(process->lines);
    const int ended = waitpid(process->pid, &status, 0) == process->pid && WIFEXITED(status);
    if (!is_needed) return 0;
    if (!ended) fputs("painleve: atlas: a process that worked on tiles ended early\n", stderr);
    return ended ? WEXITSTATUS(status) : EXIT_INTERNAL;
}

static int work_together(struct atlas_call *call, struct progress *progress)
{
    struct process process[MOST_JOBS];
    int exit_status = 0;
    for (int i = 0; i < call->jobs; i++)
        if (!start(call, i, process + i)) {
            fprintf(stderr, "painleve: atlas: no process can be started: %s\n", strerror(errno));
            return EXIT_INTERNAL;
        }
    const int failed = read_all(call, process, progress);
    for (int i = 0; i < call->jobs; i++) exit_status = larger(exit_status, end_process(process + i, failed == 0));
    return failed != 0 ? failed : exit_status;
}

int tiles_run(struct atlas_call *call)
{
    struct progress progress = {.shown = isatty(STDERR_FILENO)};
    for (int tile = 0; tile < atlas_tiles(call->atlas); tile++) progress.all += is_mine(call, tile);
    if (call->jobs > MOST_JOBS) call->jobs = MOST_JOBS;
    fflush(stdout);
    const int exit_status =
        call->jobs > 1 && progress.all > 1 ? work_together(call, &progress) : work_alone(call, &progress);
    tell(&progress, 1);
    return exit_status;
}
