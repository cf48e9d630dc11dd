/* SPDX-License-Identifier: BSD-2-Clause */
/* The three forms of a problem: the matrix W and q; one rigid body; generalised coordinates. */
#include "memory/memory.h"
#include "modes/data.h"
#include "problem/failure.h"

#include <stdlib.h>

enum form { FORM_MATRIX, FORM_BODY, FORM_COORDINATES, FORM_ANY };

static const char *const form_text[] = {"the matrix W and q", "a rigid body (mass, gyration, x, z, nx, nz, load)",
                                        "generalised coordinates (M, J, F)"};

static enum form form_of_field(int field)
{
    if (field <= MODES_q) return FORM_MATRIX;
    if (field <= MODES_omega) return FORM_BODY;
    return field <= MODES_bias ? FORM_COORDINATES : FORM_ANY;
}

static int is_given(const struct problem *problem, int field)
{
    return problem->value[field].number != NULL || problem->value[field].entry != NULL;
}

static const char *name_of(const struct problem *problem, int field)
{
    return problem->kind->fields[field].name;
}

static int is_needed(int field)
{
    return field != MODES_omega && field != MODES_bias;
}

static enum status of_two_forms(const struct problem *problem, int field, enum form form, struct failure *failure)
{
    malformed(failure, name_of(problem, field), "");
    snprintf(failure->reason, sizeof failure->reason, "the field belongs to %s, and the problem is given by %s",
             form_text[form_of_field(field)], form_text[form]);
    return STATUS_MALFORMED;
}

/* The form, which the field W, mass or M determines; all of its fields must be given, and none of another form. */
static enum status find_form(const struct problem *problem, enum form *form, struct failure *failure)
{
    *form = is_given(problem, MODES_W)      ? FORM_MATRIX
            : is_given(problem, MODES_mass) ? FORM_BODY
            : is_given(problem, MODES_M)    ? FORM_COORDINATES
                                            : FORM_ANY;
    if (*form == FORM_ANY)
        return malformed(failure, "W",
                         "the field is missing: contacts are given by W and q, by a body (mass, gyration, "
                         "x, z, nx, nz, Fx, Fz, tau), or by M, J and F");
    for (int field = 0; field < MODES_mu; field++) {
        const enum form other = form_of_field(field);
        if (other != *form && is_given(problem, field)) return of_two_forms(problem, field, *form, failure);
        if (other == *form && is_needed(field) && !is_given(problem, field))
            return malformed(failure, name_of(problem, field), "the field is missing");
    }
    return STATUS_OK;
}

/* STATUS_MALFORMED unless a list has the required length. */
static enum status check_length(const struct problem *problem, int field, int length, const char *what,
                                struct failure *failure)
{
    const struct value *value = problem->value + field;
    if (value->columns == length) return STATUS_OK;
    malformed(failure, name_of(problem, field), "");
    snprintf(failure->reason, sizeof failure->reason, "%d numbers are expected, %s; there are %d", length, what,
             value->columns);
    return STATUS_MALFORMED;
}

static enum status check_contacts(int contacts, const char *field, struct failure *failure)
{
    if (1 <= contacts && contacts <= MODES_MAX_CONTACTS) return STATUS_OK;
    return malformed(failure, field, "1 to 64 contacts are expected");
}

static enum status read_matrix(const struct problem *problem, struct modes_data *data, struct failure *failure)
{
    const struct value *W = problem->value + MODES_W;
    const int rows = W->rows;
    if (W->columns != rows || rows % 2 != 0)
        return malformed(failure, "W",
                         "a square matrix with two rows for each contact is expected: tangential, normal");
    data->contacts = rows / 2;
    enum status status = check_contacts(data->contacts, "W", failure);
    if (status == STATUS_OK) status = check_length(problem, MODES_q, rows, "two for each contact", failure);
    if (status == STATUS_OK) status = modes_check_symmetric(problem->pool, W->entry, rows, "W", failure);
    if (status == STATUS_OK) status = modes_check_semidefinite(problem->pool, W->entry, rows, "W", failure);
    if (status != STATUS_OK) return status;
    data->W = memory_new((size_t)(rows * rows) + 1, sizeof *data->W);
    for (int i = 0; i < rows * rows; i++) data->W[i] = W->entry[i];
    for (int i = 0; i < rows; i++) data->q[i] = problem->value[MODES_q].entry[i];
    return STATUS_OK;
}

static const struct number *item(const struct problem *problem, int field, int i)
{
    return problem->value[field].entry[i];
}

/* The velocity of a contact point in the direction (dx, dz), as the row [dx, dz, x dz - z dx] of the Jacobian of the
 * body. */
static void put_row(const struct problem *problem, const struct number **row, int contact, const struct number *dx,
                    const struct number *dz)
{
    struct number_pool *pool = problem->pool;
    row[0] = dx;
    row[1] = dz;
    row[2] = number_subtract(pool, number_multiply(pool, item(problem, MODES_x, contact), dz),
                             number_multiply(pool, item(problem, MODES_z, contact), dx));
}

/* The part -omega^2 r of the acceleration of the contact point, in the direction of a row of J. */
static const struct number *centripetal(const struct problem *problem, const struct number *const *row, int contact)
{
    struct number_pool *pool = problem->pool;
    const struct number *omega = problem->value[MODES_omega].number, *zero = number_from_integer(pool, 0);
    if (omega == NULL) return zero;
    const struct number *along = number_add(pool, number_multiply(pool, item(problem, MODES_x, contact), row[0]),
                                            number_multiply(pool, item(problem, MODES_z, contact), row[1]));
    return number_subtract(pool, zero, number_multiply(pool, number_multiply(pool, omega, omega), along));
}

/* The tangent is (nz, -nx), the normal rotated clockwise by a right angle. */
static enum status put_contact(const struct problem *problem, struct modes_motion *motion, int contact,
                               struct failure *failure)
{
    const struct number **tangent = motion->J + 6 * contact, **normal = tangent + 3;
    const struct number *nx = item(problem, MODES_nx, contact), *nz = item(problem, MODES_nz, contact);
    if (number_sign(nx) == 0 && number_sign(nz) == 0)
        return hypothesis_fails(failure, "nx", "a normal (nx, nz) is not (0, 0)");
    put_row(problem, tangent, contact, nz, number_negate(problem->pool, nx));
    put_row(problem, normal, contact, nx, nz);
    motion->bias[2 * contact] = centripetal(problem, tangent, contact);
    motion->bias[2 * contact + 1] = centripetal(problem, normal, contact);
    return STATUS_OK;
}

/* The mass matrix diag(mass, mass, mass gyration^2). */
static void put_body(const struct problem *problem, struct modes_motion *motion)
{
    struct number_pool *pool = problem->pool;
    const struct number *mass = problem->value[MODES_mass].number, *rho = problem->value[MODES_gyration].number;
    for (int i = 0; i < 9; i++) motion->M[i] = number_from_integer(pool, 0);
    motion->M[0] = motion->M[4] = mass;
    motion->M[8] = number_multiply(pool, mass, number_multiply(pool, rho, rho));
    for (int i = 0; i < 3; i++) motion->F[i] = problem->value[MODES_Fx + i].number;
}

static enum status read_body(const struct problem *problem, struct modes_data *data, struct modes_motion *motion,
                             struct failure *failure)
{
    if (number_sign(problem->value[MODES_mass].number) <= 0) return hypothesis_fails(failure, "mass", "mass > 0");
    if (number_sign(problem->value[MODES_gyration].number) <= 0)
        return hypothesis_fails(failure, "gyration", "gyration > 0");
    data->contacts = problem->value[MODES_x].columns;
    enum status status = check_contacts(data->contacts, "x", failure);
    for (int field = MODES_z; field <= MODES_nz && status == STATUS_OK; field++)
        status = check_length(problem, field, data->contacts, "one for each contact, as in x", failure);
    if (status != STATUS_OK) return status;
    motion->size = 3;
    motion->M = memory_new(9, sizeof *motion->M);
    motion->J = memory_new((size_t)(6 * data->contacts), sizeof *motion->J);
    put_body(problem, motion);
    for (int i = 0; i < data->contacts && status == STATUS_OK; i++) status = put_contact(problem, motion, i, failure);
    return status == STATUS_OK ? modes_reduce(problem->pool, motion, data, failure) : status;
}

static enum status check_coordinates(const struct problem *problem, struct modes_data *data, struct failure *failure)
{
    const struct value *M = problem->value + MODES_M, *J = problem->value + MODES_J;
    if (M->columns != M->rows || M->rows > MODES_MAX_COORDINATES)
        return malformed(failure, "M", "a square matrix of 12 rows at most is expected");
    if (J->rows % 2 != 0 || J->columns != M->rows)
        return malformed(failure, "J",
                         "two rows for each contact are expected, tangential and normal, each as long as a row of M");
    data->contacts = J->rows / 2;
    enum status status = check_contacts(data->contacts, "J", failure);
    if (status == STATUS_OK) status = check_length(problem, MODES_F, M->rows, "one for each row of M", failure);
    if (status == STATUS_OK && is_given(problem, MODES_bias))
        status = check_length(problem, MODES_bias, J->rows, "one for each row of J", failure);
    if (status == STATUS_OK) status = modes_check_symmetric(problem->pool, M->entry, M->rows, "M", failure);
    return status;
}

static const struct number **copy_of(const struct value *value)
{
    const int size = value->rows * value->columns;
    const struct number **copy = memory_new((size_t)size, sizeof *copy);
    for (int i = 0; i < size; i++) copy[i] = value->entry[i];
    return copy;
}

static enum status read_coordinates(const struct problem *problem, struct modes_data *data, struct modes_motion *motion,
                                    struct failure *failure)
{
    const enum status status = check_coordinates(problem, data, failure);
    if (status != STATUS_OK) return status;
    motion->size = problem->value[MODES_M].rows;
    motion->M = copy_of(problem->value + MODES_M);
    motion->J = copy_of(problem->value + MODES_J);
    for (int i = 0; i < motion->size; i++) motion->F[i] = item(problem, MODES_F, i);
    for (int i = 0; i < 2 * data->contacts; i++)
        motion->bias[i] =
            is_given(problem, MODES_bias) ? item(problem, MODES_bias, i) : number_from_integer(problem->pool, 0);
    return modes_reduce(problem->pool, motion, data, failure);
}

static enum status check_uncertain(const struct problem *problem, const struct modes_data *data,
                                   struct failure *failure)
{
    if (data->contacts > MODES_MAX_UNCERTAIN)
        return malformed(failure, "mu_high", "32 contacts at most are expected where friction is uncertain");
    if (problem->value[MODES_words].word == 1)
        return malformed(failure, "mu_high", "closed words are listed for certain friction only");
    return check_length(problem, MODES_mu_high, data->contacts, "one for each contact", failure);
}

static enum status read_friction(const struct problem *problem, struct modes_data *data, struct failure *failure)
{
    const int moves = is_given(problem, MODES_u);
    enum status status = check_length(problem, MODES_mu, data->contacts, "one for each contact", failure);
    if (status == STATUS_OK && moves)
        status = check_length(problem, MODES_u, data->contacts, "one for each contact", failure);
    data->uncertain = is_given(problem, MODES_mu_high);
    if (status == STATUS_OK && data->uncertain) status = check_uncertain(problem, data, failure);
    for (int i = 0; i < data->contacts && status == STATUS_OK; i++) {
        data->mu[i] = item(problem, MODES_mu, i);
        data->mu_high[i] = data->uncertain ? item(problem, MODES_mu_high, i) : data->mu[i];
        data->u[i] = moves ? number_sign(item(problem, MODES_u, i)) : 0;
        if (number_sign(data->mu[i]) < 0) status = hypothesis_fails(failure, "mu", "mu >= 0 at each contact");
        if (data->uncertain && number_compare(problem->pool, data->mu[i], data->mu_high[i]) > 0)
            status = hypothesis_fails(failure, "mu_high", "mu_high >= mu at each contact");
    }
    return status;
}

static enum status read_form(const struct problem *problem, enum form form, struct modes_data *data,
                             struct failure *failure)
{
    struct modes_motion motion = {.size = 0};
    const enum status status = form == FORM_MATRIX ? read_matrix(problem, data, failure)
                               : form == FORM_BODY ? read_body(problem, data, &motion, failure)
                                                   : read_coordinates(problem, data, &motion, failure);
    free(motion.M);
    free(motion.J);
    return status;
}

enum status modes_read(const struct problem *problem, struct modes_data *data, struct failure *failure)
{
    enum form form = FORM_ANY;
    *data = (struct modes_data){.contacts = 0};
    if (problem->derivation != NULL)
        return malformed(failure, "mechanism", "contacts are given by W, a body or M and J; no mechanism gives them");
    enum status status = find_form(problem, &form, failure);
    if (status == STATUS_OK) status = read_form(problem, form, data, failure);
    return status == STATUS_OK ? read_friction(problem, data, failure) : status;
}

void modes_free(struct modes_data *data)
{
    free(data->W);
    data->W = NULL;
}
