/* SPDX-License-Identifier: BSD-2-Clause */
/* The tables of spec/spatial/table.h as code. */
#include "spatial/spatial.h"
#include "spatial/table.h"

#include <stddef.h>

enum { CONSISTENT = SPATIAL_CONSISTENT, BOUNDARY = SPATIAL_BOUNDARY, INCONSISTENT = SPATIAL_INCONSISTENT };

#define FOLLOWS_INDEX(name, first, second) FOLLOWS_##name,
enum { T_SPATIAL_FOLLOWS(FOLLOWS_INDEX) FOLLOWS };

struct slip_row {
    const char *name;
    enum spatial_status F, S;
    int follows;
};

#define SLIP_ROW(name, condition, F, S, follows)                                                                       \
    {#name, (enum spatial_status)F, (enum spatial_status)S, FOLLOWS_##follows},
static const struct slip_row slip_rows[] = {T_SPATIAL_SLIP(SLIP_ROW)};
enum { SLIP_ROWS = sizeof slip_rows / sizeof *slip_rows };

struct rest_row {
    const char *name, *class;
};

#define REST_ROW(name, condition, class) {#name, class},
static const struct rest_row rest_rows[] = {T_SPATIAL_REST(REST_ROW)};
enum { REST_ROWS = sizeof rest_rows / sizeof *rest_rows };

int spatial_classify_slip(int b, int p, int h)
{
    int row = 0;
#define READ_SLIP(name, condition, F, S, follows)                                                                      \
    if (condition) return row;                                                                                         \
    row++;
    T_SPATIAL_SLIP(READ_SLIP)
    return -1;
}

int spatial_classify_rest(int b, int degenerate, int solutions)
{
    int row = 0;
#define READ_REST(name, condition, class)                                                                              \
    if (condition) return row;                                                                                         \
    row++;
    T_SPATIAL_REST(READ_REST)
    return -1;
}

const char *spatial_slip_row(int row)
{
    return 0 <= row && row < (int)SLIP_ROWS ? slip_rows[row].name : NULL;
}

const char *spatial_rest_row(int row)
{
    return 0 <= row && row < (int)REST_ROWS ? rest_rows[row].name : NULL;
}

const char *spatial_rest_class(int row)
{
    return rest_rows[row].class;
}

enum spatial_status spatial_slip_status(int row, int slips)
{
    return slips ? slip_rows[row].S : slip_rows[row].F;
}

const char *const *spatial_follows(int row)
{
#define FOLLOWS_WORDS(name, first, second) {first, second, NULL},
    static const char *const words[FOLLOWS][3] = {T_SPATIAL_FOLLOWS(FOLLOWS_WORDS)};
    return words[slip_rows[row].follows];
}

const char *spatial_status_word(enum spatial_status status)
{
    static const char *const words[] = {"consistent", "boundary", "inconsistent", "inadmissible"};
    return words[status];
}

const char *spatial_end_word(enum spatial_end end)
{
    static const char *const words[] = {"enter", "repel", "degenerate"};
    return words[end];
}

enum spatial_end spatial_end_of_sign(int h)
{
    return h < 0 ? SPATIAL_ENTER : h > 0 ? SPATIAL_REPEL : SPATIAL_DEGENERATE;
}
