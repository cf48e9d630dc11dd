/* SPDX-License-Identifier: BSD-2-Clause */
/* z3: each mode is a question about rationals, is there a force; strict, then with equality for ties. */
#include "painleve.h"
#include "rival.h"

#include <gmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <z3.h>

static void text_of(double x, char *text, size_t size)
{
    mpq_t q;
    mpq_init(q);
    mpq_set_d(q, x);
    char *const all = mpq_get_str(NULL, 10, q);
    const char *const minus = all[0] == '-' ? "-" : "";
    char *slash = all;
    while (*slash != '\0' && *slash != '/') slash++;
    const char *const numerator = all + (all[0] == '-');
    if (*slash == '/')
        *slash = '\0', snprintf(text, size, "(%s (/ %s.0 %s.0))", *minus ? minus : "+", numerator, slash + 1);
    else
        snprintf(text, size, "(%s %s.0)", *minus ? minus : "+", numerator);
    free(all);
    mpq_clear(q);
}

/* The claim of one mode about N and T: `weak` allows equality. */
static const char *claim(int mode, double u, int weak)
{
    static const char *const strict[][2] = {
        {"(= N 0.0) (= T 0.0) (> v 0.0)", "(= N 0.0) (= T 0.0) (>= v 0.0)"},
        {"(= v 0.0) (= T (- (* mu N))) (> N 0.0) (> w 0.0)", "(= v 0.0) (= T (- (* mu N))) (>= N 0.0) (>= w 0.0)"},
        {"(= v 0.0) (= T (* mu N)) (> N 0.0) (< w 0.0)", "(= v 0.0) (= T (* mu N)) (>= N 0.0) (<= w 0.0)"},
        {"(= v 0.0) (= w 0.0) (> N 0.0) (< T (* mu N)) (> T (- (* mu N)))",
         "(= v 0.0) (= w 0.0) (>= N 0.0) (<= T (* mu N)) (>= T (- (* mu N)))"}};
    static const char *const sliding[][2] = {
        {"(= v 0.0) (= T (- (* mu N))) (> N 0.0)", "(= v 0.0) (= T (- (* mu N))) (>= N 0.0)"},
        {"(= v 0.0) (= T (* mu N)) (> N 0.0)", "(= v 0.0) (= T (* mu N)) (>= N 0.0)"}};
    if (u != 0 && mode > 0) return mode == (u > 0 ? 1 : 2) ? sliding[mode - 1][weak] : NULL;
    return strict[mode][weak];
}

static unsigned char decide_one(Z3_context z3, const double *x)
{
    static const char *const names[] = {"a", "b", "A", "B", "C", "mu"};
    char text[16384], number[2048];
    int byte = 0, length;
    Z3_solver solver = Z3_mk_solver_for_logic(z3, Z3_mk_string_symbol(z3, "QF_LRA"));
    Z3_solver_inc_ref(z3, solver);
    for (int mode = 0; mode < 4; mode++) {
        for (int weak = 0; weak < 2; weak++) {
            const char *const formula = claim(mode, x[6], weak);
            if (formula == NULL) continue;
            length = snprintf(text, sizeof text, "(declare-const N Real)(declare-const T Real)");
            for (int k = 0; k < 6; k++) {
                text_of(x[k], number, sizeof number);
                length += snprintf(text + length, sizeof text - (size_t)length, "(define-fun %s () Real %s)", names[k],
                                   number);
            }
            snprintf(text + length, sizeof text - (size_t)length,
                     "(define-fun w () Real (+ a (* A T) (* B N)))(define-fun v () Real (+ b (* B T) (* C N)))(assert "
                     "(and %s))",
                     formula);
            Z3_solver_reset(z3, solver);
            Z3_solver_from_string(z3, solver, text);
            if (Z3_solver_check(z3, solver) != Z3_L_TRUE) continue;
            if (weak && !(byte >> mode & 1))
                byte |= PAINLEVE_BIT_DEGENERATE;
            else
                byte |= 1 << mode;
        }
    }
    Z3_solver_dec_ref(z3, solver);
    return (unsigned char)byte;
}

static void decide(size_t n, const double *const *f, unsigned char *verdict)
{
    Z3_config config = Z3_mk_config();
    Z3_context z3 = Z3_mk_context(config);
    for (size_t i = 0; i < n; i++) {
        const double x[] = {f[0][i], f[1][i], f[2][i], f[3][i], f[4][i], f[5][i], f[6][i]};
        verdict[i] = decide_one(z3, x);
    }
    Z3_del_context(z3);
    Z3_del_config(config);
}

const struct rival rival_z3 = {"z3, QF_LRA", decide, 0, 1, 20};
