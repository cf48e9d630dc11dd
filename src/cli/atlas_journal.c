/* SPDX-License-Identifier: BSD-2-Clause */
/* The file of --resume: a line that identifies the atlas, then a line for each tile that is done. Files of several
 * ranges may be concatenated. */
#include "cli/atlas.h"
#include "cli/command.h"
#include "memory/memory.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static json_t *head_of(const struct atlas_call *call)
{
    return json_pack("{s:i, s:o, s:s, s:s, s:i}", "atlas", 1, "problem", problem_to_json(call->problem), "x", call->x,
                     "y", call->y, "depth", call->depth);
}

static int write_fails(const struct atlas_call *call)
{
    fprintf(stderr, "painleve: atlas: %s: the work that is done could not be written: %s\n", call->resume,
            strerror(errno));
    return EXIT_INTERNAL;
}

/* Releases the line. Returns 0, or an exit status after a message on stderr. */
static int write_line(const struct atlas_call *call, json_t *line)
{
    char *text = json_dumps(line, JSON_COMPACT | JSON_ENSURE_ASCII | JSON_SORT_KEYS);
    if (text == NULL) abort();
    json_decref(line);
    const int written = fprintf(call->journal, "%s\n", text) > 0 && fflush(call->journal) == 0;
    const int exit_status = written ? 0 : write_fails(call);
    free(text);
    return exit_status;
}

/* Reads a tile. Returns 0 when the line does not belong to this atlas. */
static int take_line(struct atlas_call *call, const json_t *head, json_t *line)
{
    const json_t *tile = json_object_get(line, "tile");
    json_t *items = json_object_get(line, "items");
    if (tile == NULL) return json_equal(line, head);
    const json_int_t at = json_integer_value(tile);
    if (!json_is_integer(tile) || !json_is_array(items) || at < 0 || at >= atlas_tiles(call->atlas)) return 0;
    if (call->items[at] == NULL) call->items[at] = json_incref(items);
    return 1;
}

/* Reads the lines. `end` is set to the position after the last complete one. Returns the number of lines, or -1 when
 * one belongs to another atlas. */
static long read_lines(struct atlas_call *call, const json_t *head, long *end)
{
    char *text = NULL;
    size_t room = 0;
    ssize_t length;
    long lines = 0;
    *end = 0;
    while ((length = getline(&text, &room, call->journal)) > 0 && text[length - 1] == '\n') {
        json_t *line = json_loadb(text, (size_t)length, 0, NULL);
        if (line == NULL && lines > 0) break; /* an incomplete line, from an interruption */
        const int good =
            line != NULL && (lines > 0 || json_object_get(line, "tile") == NULL) && take_line(call, head, line);
        json_decref(line);
        if (!good) {
            lines = -1;
            break;
        }
        lines++;
        *end = ftell(call->journal);
    }
    free(text);
    return lines;
}

static int is_regular(FILE *file)
{
    struct stat about;
    return fstat(fileno(file), &about) == 0 && S_ISREG(about.st_mode);
}

int journal_open(struct atlas_call *call)
{
    long end;
    if (call->resume == NULL) return 0;
    call->journal = memory_open(call->resume, "a+");
    if (call->journal == NULL) return usage_error("atlas", "cannot write %s: %s", call->resume, strerror(errno));
    if (!is_regular(call->journal))
        return usage_error("atlas", "--resume: %s is not a regular file, from which work could be resumed",
                           call->resume);
    rewind(call->journal);
    json_t *head = head_of(call);
    const long lines = read_lines(call, head, &end);
    if (lines < 0) {
        json_decref(head);
        return usage_error("atlas", "%s holds another atlas, or is none: give a new file to --resume", call->resume);
    }
    if (ftruncate(fileno(call->journal), end) != 0) {
        json_decref(head);
        return usage_error("atlas", "cannot write %s: %s", call->resume, strerror(errno));
    }
    fseek(call->journal, 0, SEEK_END);
    if (lines == 0) return write_line(call, head);
    json_decref(head);
    return 0;
}

int journal_add(struct atlas_call *call, int tile, json_t *items)
{
    call->items[tile] = items;
    return call->journal == NULL ? 0 : write_line(call, json_pack("{s:i, s:O}", "tile", tile, "items", items));
}

int journal_close(struct atlas_call *call)
{
    const int closed = call->journal == NULL || fclose(call->journal) == 0;
    call->journal = NULL;
    return closed ? 0 : write_fails(call);
}
