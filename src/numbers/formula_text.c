/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/formula_text.h"

#include "numbers/expression.h"
#include "numbers/output.h"
#include "numbers/real.h"

#include <stdlib.h>
#include <string.h>

struct writer {
    char *text;
    size_t length, longest; /* when length exceeds longest, writing stops */
    int operations, depth;  /* as expression_read counts them, or more */
};

static void put(struct writer *w, const char *word)
{
    const size_t n = strlen(word);
    if (w->length + n <= w->longest) memcpy(w->text + w->length, word, n + 1);
    w->length += n;
}

static void stop(struct writer *w)
{
    w->length = w->longest + 1;
}

static void count(struct writer *w, int operations)
{
    w->operations += operations;
    if (w->operations > EXPRESSION_MAX_OPERATIONS) stop(w);
}

static void open_parenthesis(struct writer *w)
{
    put(w, "(");
    if (++w->depth > EXPRESSION_MAX_DEPTH) stop(w);
}

static void close_parenthesis(struct writer *w)
{
    put(w, ")");
    w->depth--;
}

static void put_rational(struct writer *w, const mpq_t value)
{
    const size_t digits = mpz_sizeinbase(mpq_numref(value), 10) + mpz_sizeinbase(mpq_denref(value), 10);
    char *text = digits > w->longest ? NULL : output_rational(value);
    open_parenthesis(w);
    if (text == NULL)
        stop(w);
    else
        put(w, text);
    count(w, (mpq_sgn(value) < 0) + (mpz_cmp_ui(mpq_denref(value), 1) != 0));
    close_parenthesis(w);
    free(text);
}

static void put_number(struct writer *w, const struct number *x);

static void put_operation(struct writer *w, const struct real *x, const char *sign)
{
    open_parenthesis(w);
    put_number(w, x->left);
    put(w, sign);
    put_number(w, x->right);
    count(w, 1);
    close_parenthesis(w);
}

static void put_function(struct writer *w, const struct real *x, const char *name)
{
    put(w, name);
    open_parenthesis(w);
    put_number(w, x->left);
    count(w, 1);
    close_parenthesis(w);
}

static void put_cosine_pi(struct writer *w, const struct real *x)
{
    put(w, "cos");
    open_parenthesis(w);
    put_rational(w, x->multiple);
    put(w, "*pi");
    count(w, 2);
    close_parenthesis(w);
}

static void put_real(struct writer *w, const struct real *x)
{
    switch (x->form) {
    case REAL_SUM: put_operation(w, x, "+"); break;
    case REAL_DIFFERENCE: put_operation(w, x, "-"); break;
    case REAL_PRODUCT: put_operation(w, x, "*"); break;
    case REAL_QUOTIENT: put_operation(w, x, "/"); break;
    case REAL_ROOT: put_function(w, x, "sqrt"); break;
    case REAL_COSINE: put_function(w, x, "cos"); break;
    case REAL_SINE: put_function(w, x, "sin"); break;
    case REAL_ARCTANGENT: put_function(w, x, "atan"); break;
    case REAL_COSINE_PI: put_cosine_pi(w, x); break;
    case REAL_PI: put(w, "pi"); break;
    case REAL_ZERO:
    case REAL_RANGE: stop(w); break;
    }
}

static void put_number(struct writer *w, const struct number *x)
{
    if (w->length > w->longest) return;
    if (number_is_plain(x))
        put_rational(w, x->value);
    else
        put_real(w, x->real);
}

char *formula_text(const struct number *x, size_t longest)
{
    struct writer w = {.text = calloc(longest + 1, 1), .longest = longest};
    if (w.text == NULL) abort();
    put_number(&w, x);
    if (w.length <= longest) return w.text;
    free(w.text);
    return NULL;
}
