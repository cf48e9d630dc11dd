/* SPDX-License-Identifier: BSD-2-Clause */
/* Defines the formulas of a theory as a table of instructions. Include it once for each program, after
 *     #define PROGRAM          contact             the prefix of every name made here
 *     #define PROGRAM_INPUTS   CONTACT_INPUTS
 *     #define PROGRAM_FORMULAS CONTACT_FORMULAS
 * It makes   enum { contact_a, ..., contact_p_plus, ..., contact_NODES }   the nodes
 * and, if PROGRAM_TABLE is defined (in one C file),   const struct program contact_program. */
#define JOIN_(x, y) x##_##y
#define JOIN(x, y) JOIN_(x, y)
#define NODE(x) JOIN(PROGRAM, x)
#define NOTHING(x)

#define NODE_INPUT(x, unit, meaning) NODE(x),
#define NODE_STEP(t, x, y) NODE(t),
#define NODE_FORMULA(macro, output, unit, meaning) macro(NOTHING, NODE_STEP, NODE_STEP, NODE_STEP)
#define COUNT_INPUT(x, unit, meaning) +1
#define COUNT_FORMULA(macro, output, unit, meaning) +1
enum {
    PROGRAM_INPUTS(NODE_INPUT) PROGRAM_FORMULAS(NODE_FORMULA) NODE(NODES),
    NODE(INPUTS) = 0 PROGRAM_INPUTS(COUNT_INPUT),
    NODE(OPERATIONS) = NODE(NODES) - NODE(INPUTS),
    NODE(QUANTITIES) = NODE(INPUTS) PROGRAM_FORMULAS(COUNT_FORMULA)
};

#ifdef PROGRAM_TABLE
#define STEP_ADD(t, x, y) {OPERATION_ADD, NODE(x), NODE(y)},
#define STEP_SUB(t, x, y) {OPERATION_SUB, NODE(x), NODE(y)},
#define STEP_MUL(t, x, y) {OPERATION_MUL, NODE(x), NODE(y)},
#define STEP_FORMULA(macro, output, unit, meaning) macro(NOTHING, STEP_ADD, STEP_SUB, STEP_MUL)
static const struct instruction NODE(code)[NODE(OPERATIONS)] = {PROGRAM_FORMULAS(STEP_FORMULA)};

#define NAME_INPUT(x, unit, meaning) #x,
#define NAME_STEP(t, x, y) #t,
#define NAME_FORMULA(macro, output, unit, meaning) macro(NOTHING, NAME_STEP, NAME_STEP, NAME_STEP)
static const char *const NODE(names)[NODE(NODES)] = {PROGRAM_INPUTS(NAME_INPUT) PROGRAM_FORMULAS(NAME_FORMULA)};

#define QUANTITY_INPUT(x, unit, meaning) {NODE(x), #x, unit, meaning},
#define QUANTITY_FORMULA(macro, output, unit, meaning) {NODE(output), #output, unit, meaning},
static const struct quantity NODE(quantities)[NODE(QUANTITIES)] = {
    PROGRAM_INPUTS(QUANTITY_INPUT) PROGRAM_FORMULAS(QUANTITY_FORMULA)};

#define TEXT_(x) #x
#define TEXT(x) TEXT_(x)
const struct program NODE(program) = {
    TEXT(PROGRAM), NODE(INPUTS), NODE(OPERATIONS), NODE(code), NODE(names), NODE(QUANTITIES), NODE(quantities)};
_Static_assert((int)NODE(NODES) <= (int)PROGRAM_MAX_NODES, "program too long");
#undef STEP_ADD
#undef STEP_SUB
#undef STEP_MUL
#undef STEP_FORMULA
#undef NAME_INPUT
#undef NAME_STEP
#undef NAME_FORMULA
#undef QUANTITY_INPUT
#undef QUANTITY_FORMULA
#undef TEXT_
#undef TEXT
#else
extern const struct program NODE(program);
#endif

#undef JOIN_
#undef JOIN
#undef NODE
#undef NOTHING
#undef NODE_INPUT
#undef NODE_STEP
#undef NODE_FORMULA
#undef COUNT_INPUT
#undef COUNT_FORMULA
#undef PROGRAM
#undef PROGRAM_INPUTS
#undef PROGRAM_FORMULAS
