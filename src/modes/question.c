/* SPDX-License-Identifier: BSD-2-Clause */
/* The linear system of a word: the accelerations due to extreme forces, and the bounds that the letters require. */
#include "modes/search.h"

#include "memory/memory.h"

#include <stdlib.h>

const char *modes_letter_name(enum modes_letter letter)
{
    static const char *const names[] = {"?", "C", "F", "S+", "S-", "T"};
    return names[letter];
}

int modes_admits(const struct modes_data *data, int i, enum modes_letter letter)
{
    if (letter == LETTER_T) return data->u[i] == 0;
    if (letter == LETTER_S_PLUS) return data->u[i] >= 0;
    return letter != LETTER_S_MINUS || data->u[i] <= 0;
}

int modes_allows(const struct modes_data *data, int i, enum modes_letter letter, int direction)
{
    if (letter == LETTER_F) return 0;
    if (number_sign(data->mu[i]) == 0) return direction > 0;
    if (letter == LETTER_S_PLUS || letter == LETTER_S_MINUS) return (letter == LETTER_S_PLUS) == (direction > 0);
    return letter == LETTER_T || data->u[i] == 0 || data->u[i] == direction;
}

/* The accelerations of a row due to the force N = 1, T = -direction mu of contact i. */
static const struct number *push(struct number_pool *pool, const struct modes_data *data, int row, int i, int direction,
                                 const struct number *mu)
{
    const struct number *const *W = data->W + row * 2 * data->contacts + 2 * i;
    const struct number *friction = number_multiply(pool, mu, W[0]);
    return direction > 0 ? number_subtract(pool, W[1], friction) : number_add(pool, W[1], friction);
}

static struct linear *matrix_of(struct number_pool *pool, const struct modes_data *data)
{
    const int rows = 2 * data->contacts, forces = data->uncertain ? 2 * rows : rows, columns = forces + 1;
    const struct number **entry = memory_new((size_t)(rows * columns), sizeof *entry);
    for (int row = 0; row < rows; row++) {
        for (int k = 0; k < forces; k++) {
            const int i = k / 2 % data->contacts;
            entry[row * columns + k] =
                push(pool, data, row, i, k % 2 == 0 ? 1 : -1, k < rows ? data->mu_high[i] : data->mu[i]);
        }
        entry[row * columns + forces] = data->q[row];
    }
    struct linear *matrix = linear_new(entry, rows, columns);
    free(entry);
    return matrix;
}

void modes_search_begin(struct modes_search *search, struct number_pool *pool, const struct modes_data *data,
                        long budget_bits, long values)
{
    *search = (struct modes_search){.pool = pool,
                                    .data = data,
                                    .matrix = matrix_of(pool, data),
                                    .limits = {MODES_MOST_STEPS, MODES_MOST_STEPS, budget_bits},
                                    .values = values,
                                    .tree = json_array()};
}

void modes_search_end(struct modes_search *search)
{
    linear_free(search->matrix);
    json_decref(search->tree);
    free(search->word);
}

/* Requires a row to be >= 0 (way 1) or <= 0 (way -1). Strictness means an absolute value of at least 1, which is no
 * stronger, because q may be scaled. */
static void ask_inequality(struct number_pool *work, struct linear_question *q, int row, int way, int strictly)
{
    q->row_bound[row] = way > 0 ? LINEAR_NOT_NEGATIVE : LINEAR_NOT_POSITIVE;
    if (strictly)
        q->constant[row] = number_subtract(work, q->constant[row], number_from_integer(work, way > 0 ? 1 : -1));
}

/* The extreme forces of a direction that a letter allows when friction is uncertain: for the greatest and for the least
 * coefficient. At a corner those for its coefficient; otherwise slip allows both, and a letter that includes stick
 * those for the greatest, whose sums include the others. */
static void allow_interval(const struct modes_search *search, int i, enum modes_letter letter, int direction,
                           int allowed[2])
{
    const int u = search->data->u[i];
    const int slip = letter == LETTER_S_PLUS ? 1 : letter == LETTER_S_MINUS ? -1 : letter == LETTER_T ? 0 : u;
    const int any = letter != LETTER_F && (slip == 0 || slip == direction);
    const int high = search->corner == NULL || search->corner[i] == CORNER_HIGH;
    const int low = search->corner == NULL ? slip != 0 : search->corner[i] == CORNER_LOW;
    allowed[0] = any && high;
    allowed[1] = any && low;
}

static void ask_contact(const struct modes_search *search, struct number_pool *work, int i, enum modes_letter letter,
                        int strictly, struct linear_question *q)
{
    const int u = 2 * i, v = 2 * i + 1, rests = search->data->u[i] == 0;
    q->row_bound[u] = letter == LETTER_T ? LINEAR_ZERO : LINEAR_FREE;
    q->row_bound[v] = LINEAR_ZERO;
    if (letter == LETTER_OPEN) ask_inequality(work, q, v, 1, 0);
    if (letter == LETTER_F) ask_inequality(work, q, v, 1, strictly);
    if (letter == LETTER_S_PLUS && rests) ask_inequality(work, q, u, 1, strictly);
    if (letter == LETTER_S_MINUS && rests) ask_inequality(work, q, u, -1, strictly);
    for (int k = 0; k < 2; k++) {
        const int direction = k == 0 ? 1 : -1;
        int allowed[2] = {modes_allows(search->data, i, letter, direction), 0};
        if (search->data->uncertain) allow_interval(search, i, letter, direction, allowed);
        q->column_bound[2 * i + k] = allowed[0] ? LINEAR_NOT_NEGATIVE : LINEAR_ZERO;
        if (search->data->uncertain)
            q->column_bound[2 * (search->data->contacts + i) + k] = allowed[1] ? LINEAR_NOT_NEGATIVE : LINEAR_ZERO;
    }
}

void modes_ask(const struct modes_search *search, struct number_pool *work, const unsigned char *letter,
               enum modes_language language, struct linear_question *q)
{
    const int rows = 2 * search->data->contacts;
    q->matrix = search->matrix;
    for (int row = 0; row < rows; row++) q->constant[row] = search->data->q[row];
    for (int i = 0; i < search->data->contacts; i++)
        ask_contact(search, work, i, (enum modes_letter)letter[i], language == LANGUAGE_KINEMATIC, q);
    q->column_bound[search->matrix->columns - 1] = LINEAR_NOT_NEGATIVE;
}
