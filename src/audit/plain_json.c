/* SPDX-License-Identifier: BSD-2-Clause */
#include "audit/plain_json.h"

#include "numbers/decimal_double.h"
#include "numbers/underflow.h"

#include <math.h>
#include <string.h>

const struct number_group number_groups[NUMBER_GROUPS] = {
    {"W", OBSERVED_W_NN, 2, 2}, {"q", OBSERVED_q_N, 1, 2}, {"P", OBSERVED_P_N, 1, 2}, {"U", OBSERVED_U_N, 1, 2}};

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static const char *skip(const char *at)
{
    while (*at == ' ' || *at == '\t') at++;
    return at;
}

/* The position after a character and the blanks around it; NULL when it is not there. */
static const char *expect(const char *at, char mark)
{
    if (at == NULL) return NULL;
    at = skip(at);
    return *at == mark ? skip(at + 1) : NULL;
}

static const char *digits(const char *at)
{
    if (!is_digit(*at)) return NULL;
    while (is_digit(*at)) at++;
    return at;
}

/* The end of a number by JSON's grammar, which is narrower than strtod's; NULL when there is none. */
static const char *number_end(const char *at)
{
    if (*at == '-') at++;
    at = *at == '0' ? at + 1 : digits(at);
    if (at != NULL && *at == '.') at = digits(at + 1);
    if (at == NULL || (*at != 'e' && *at != 'E')) return at;
    at++;
    return digits(*at == '+' || *at == '-' ? at + 1 : at);
}

static const char *read_number(const char *at, struct observation *o, enum observed_number number)
{
    double x;
    const char *const end = at != NULL ? number_end(at) : NULL;
    if (end == NULL || observation_has(o, number) || decimal_to_double(at, &x) != end || !isfinite(x)) return NULL;
    if (underflows(at, end, x)) return NULL;
    observation_put(o, number, x);
    return end;
}

static const char *read_row(const char *at, struct observation *o, enum observed_number first, size_t columns)
{
    at = expect(at, '[');
    for (size_t i = 0; i < columns && at != NULL; i++) {
        if (i > 0) at = expect(at, ',');
        at = read_number(at, o, (enum observed_number)(first + i));
    }
    return expect(at, ']');
}

static const char *read_group(const char *at, struct observation *o, const struct number_group *group)
{
    if (group->rows == 1) return read_row(at, o, group->first, group->columns);
    at = expect(at, '[');
    for (size_t row = 0; row < group->rows && at != NULL; row++) {
        if (row > 0) at = expect(at, ',');
        at = read_row(at, o, (enum observed_number)(group->first + row * group->columns), group->columns);
    }
    return expect(at, ']');
}

static const char *read_value(const char *at, struct observation *o, const char *name, size_t length)
{
    for (size_t i = 0; i < NUMBER_GROUPS; i++)
        if (length == 1 && *number_groups[i].name == *name) return read_group(at, o, number_groups + i);
    const int number = observation_number(name, length);
    return number >= 0 ? read_number(at, o, (enum observed_number)number) : NULL;
}

static const char *read_member(const char *at, struct observation *o)
{
    if (at == NULL || *at != '"') return NULL;
    const char *const name = at + 1, *const end = strchr(name, '"');
    if (end == NULL || memchr(name, '\\', (size_t)(end - name)) != NULL) return NULL;
    at = expect(end + 1, ':');
    return at != NULL ? read_value(at, o, name, (size_t)(end - name)) : NULL;
}

int plain_json_read(const char *line, struct observation *o)
{
    const char *at = expect(line, '{');
    while ((at = read_member(at, o)) != NULL) {
        at = skip(at);
        if (*at == '}') return *skip(at + 1) == '\0';
        at = expect(at, ',');
    }
    return 0;
}

const char *plain_json_underflow(const char *line, int *length)
{
    for (const char *at = line; *at != '\0'; at++) {
        if (*at == '"')
            for (at++; *at != '"' && *at != '\0';) at += *at == '\\' && at[1] != '\0' ? 2 : 1;
        if (*at == '\0') break;
        const char *const end = *at == '-' || is_digit(*at) ? number_end(at) : NULL;
        double x;
        if (end == NULL) continue;
        if (decimal_to_double(at, &x) == end && underflows(at, end, x)) return *length = (int)(end - at), at;
        at = end - 1;
    }
    return NULL;
}
