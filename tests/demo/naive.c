/* SPDX-License-Identifier: BSD-2-Clause */
/* naive name=value...: what a simulator concludes that evaluates the same formulas in doubles and reads the
 * same verdict table with their signs.  Prints the row, the case and the Painleve parameters.  For the demo:
 * it shows what exactness is for, and decides nothing. */
#include "contact/verdict.h"
#include "contact/formula.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct contact {
    double a, b, A, B, C, mu, u;
};

/* "4/3" as a user of doubles writes it: 4.0 / 3.0 */
static double read_double(const char *text)
{
    char *end;
    const double numerator = strtod(text, &end);
    return *end == '/' ? numerator / strtod(end + 1, NULL) : numerator;
}

static void read_field(struct contact *contact, const char *argument)
{
#define READ_FIELD(name, unit, meaning)                                                                                \
    if (strncmp(argument, #name "=", sizeof #name) == 0) contact->name = read_double(argument + sizeof #name);
    CONTACT_INPUTS(READ_FIELD)
}

static int sign_of(double x)
{
    return (x > 0) - (x < 0);
}

int main(int argc, char **argv)
{
    struct contact contact = {0};
    struct contact_verdict verdict;
    for (int i = 1; i < argc; i++) read_field(&contact, argv[i]);
#define LOAD(name, unit, meaning) const double name = contact.name;
#define IGNORE(x)
#define DOUBLE_ADD(t, x, y) const double t = x + y;
#define DOUBLE_SUB(t, x, y) const double t = x - y;
#define DOUBLE_MUL(t, x, y) const double t = x * y;
#define DOUBLE_FORMULA(macro, output, unit, meaning) macro(IGNORE, DOUBLE_ADD, DOUBLE_SUB, DOUBLE_MUL)
    CONTACT_INPUTS(LOAD)
    CONTACT_FORMULAS(DOUBLE_FORMULA)
    (void)Delta, (void)N_T;
    const struct contact_signs signs = {sign_of(a),       sign_of(b),      sign_of(u),       sign_of(p_plus),
                                        sign_of(p_minus), sign_of(E_plus), sign_of(E_minus), sign_of(N)};
    const char *row = contact_classify(&signs, &verdict) == STATUS_OK ? contact_row_name(verdict.row) : "no row at all";
    printf("%s p+ = %.3g, p- = %.3g\n", row, p_plus, p_minus);
    return 0;
}
