/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/formula_text.h"

#include "numbers/output.h"
#include "numbers/real.h"

#include <stdlib.h>
#include <string.h>

struct writer {
    char *text;
    size_t length, longest; /* when length exceeds longest, writing stops */
};

static void put(struct writer *w, const char *word)
{
    const size_t n = strlen(word);
    if (w->length + n <= w->longest) memcpy(w->text + w->length, word, n + 1);
    w->length += n;
}

static void put_rational(struct writer *w, const mpq_t value)
{
    const size_t digits = mpz_sizeinbase(mpq_numref(value), 10) + mpz_sizeinbase(mpq_denref(value), 10);
    char *text = digits > w->longest ? NULL : output_rational(value);
    put(w, "(");
    if (text != NULL)
        put(w, text);
    else
        w->length = w->longest + 1;
    put(w, ")");
    free(text);
}

static void put_number(struct writer *w, const struct number *x);

static void put_operation(struct writer *w, const struct real *x, const char *sign)
{
    put(w, "(");
    put_number(w, x->left);
    put(w, sign);
    put_number(w, x->right);
    put(w, ")");
}

static void put_function(struct writer *w, const struct real *x, const char *name)
{
    put(w, name);
    put(w, "(");
    put_number(w, x->left);
    put(w, ")");
}

static void put_cosine_pi(struct writer *w, const struct real *x)
{
    put(w, "cos(");
    put_rational(w, x->multiple);
    put(w, "*pi)");
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
    case REAL_RANGE: w->length = w->longest + 1; break;
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
    struct writer w = {calloc(longest + 1, 1), 0, longest};
    if (w.text == NULL) abort();
    put_number(&w, x);
    if (w.length <= longest) return w.text;
    free(w.text);
    return NULL;
}
