/* SPDX-License-Identifier: BSD-2-Clause */
/* The sign-bit logic of the batch path against the verdict table, on every sign vector that small integers
 * realise. */
#include "batch/logic.h"
#include "contact/verdict.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

typedef struct {
    LOGIC_SIGNS(int);
} signs;
typedef struct {
    LOGIC_WORDS(int);
} words;
LOGIC_FUNCTION(logic, int, signs, words)

static int sign(int x)
{
    return (x > 0) - (x < 0);
}

static int byte_of(const words *w)
{
    return (w->F & PAINLEVE_BIT_F) | (w->S_plus & PAINLEVE_BIT_S_PLUS) | (w->S_minus & PAINLEVE_BIT_S_MINUS) |
           (w->T & PAINLEVE_BIT_T) | (w->tie & PAINLEVE_BIT_TIE) | (w->degenerate & PAINLEVE_BIT_DEGENERATE);
}

static signs signs_of(const struct contact_signs *s)
{
#define N_AND_Z(x) .n_##x = -(s->x < 0), .z_##x = -(s->x == 0)
    return (signs){N_AND_Z(a),       N_AND_Z(b),      N_AND_Z(u),      N_AND_Z(p_plus),
                   N_AND_Z(p_minus), N_AND_Z(E_plus), N_AND_Z(E_minus)};
}

static int byte_by_table(const struct contact_signs *s)
{
    struct contact_verdict verdict;
    int byte = 0;
    assert_int_equal(contact_classify(s, &verdict), STATUS_OK);
    for (int mode = 0; mode < CONTACT_MODES; mode++) byte |= (verdict.mode[mode] == CONSISTENT) << mode;
    if (contact_case_text(verdict.cell) == NULL) byte |= PAINLEVE_BIT_TIE;
    return verdict.class == DEGENERATE ? byte | PAINLEVE_BIT_DEGENERATE : byte;
}

static unsigned char seen[2187 * 3];

static int is_new(const struct contact_signs *s)
{
    const int all[] = {s->a, s->b, s->u, s->p_plus, s->p_minus, s->E_plus, s->E_minus, s->N};
    int index = 0;
    for (int i = 0; i < 8; i++) index = 3 * index + all[i] + 1;
    return !seen[index] && (seen[index] = 1);
}

static int compared;

static void compare(int a, int b, int A, int B, int C, int mu, int u)
{
    const int p_plus = 2 * C - mu * B, p_minus = 2 * C + mu * B, k_plus = mu * A - 2 * B, k_minus = mu * A + 2 * B;
    const struct contact_signs s = {.a = sign(a),
                                    .b = sign(b),
                                    .u = u,
                                    .p_plus = sign(p_plus),
                                    .p_minus = sign(p_minus),
                                    .E_plus = sign(a * p_plus + b * k_plus),
                                    .E_minus = sign(b * k_minus - a * p_minus),
                                    .N = sign(a * B - A * b)};
    if (A * C <= B * B || !is_new(&s)) return;
    const signs t = signs_of(&s);
    const words w = logic(t);
    compared++;
    assert_int_equal(byte_of(&w), byte_by_table(&s));
}

/* mu in halves. */
static void logic_is_the_table(void **state)
{
    (void)state;
    for (int a = -6; a <= 6; a++)
        for (int b = -6; b <= 6; b++)
            for (int A = 1; A <= 6; A++)
                for (int B = -6; B <= 6; B++)
                    for (int C = 1; C <= 6; C++)
                        for (int mu = 0; mu <= 6; mu++)
                            for (int u = -1; u <= 1; u++) compare(a, b, A, B, C, mu, u);
    printf("# note: sign vectors compared with the verdict table: %d\n", compared);
    assert_true(compared >= 129);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(logic_is_the_table)};
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("batch_logic", tests, NULL, NULL);
}
