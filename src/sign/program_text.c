/* SPDX-License-Identifier: BSD-2-Clause */
#include "sign/program_text.h"

static int is_quantity(const struct program *program, int node)
{
    for (int i = 0; i < program->quantities; i++)
        if (program->quantity[i].node == node) return 1;
    return 0;
}

static void print_operand(const struct program *program, int node, int parent, int is_right, FILE *out);

static void print_operation(const struct program *program, int node, FILE *out)
{
    static const char *const sign[] = {" + ", " - ", "*"};
    const struct instruction *step = program->code + (node - program->inputs);
    print_operand(program, step->left, step->operation, 0, out);
    fputs(sign[step->operation], out);
    print_operand(program, step->right, step->operation, 1, out);
}

/* A sum inside a product, or on the right of a minus, needs parentheses. */
static void print_operand(const struct program *program, int node, int parent, int is_right, FILE *out)
{
    if (node < program->inputs || is_quantity(program, node)) {
        fputs(program->node_names[node], out);
        return;
    }
    const int operation = program->code[node - program->inputs].operation;
    const int parentheses =
        operation != OPERATION_MUL && (parent == OPERATION_MUL || (parent == OPERATION_SUB && is_right));
    fputs(parentheses ? "(" : "", out);
    print_operation(program, node, out);
    fputs(parentheses ? ")" : "", out);
}

void program_print_formula(const struct program *program, int node, FILE *out)
{
    if (node < program->inputs)
        fputs(program->node_names[node], out);
    else
        print_operation(program, node, out);
}
