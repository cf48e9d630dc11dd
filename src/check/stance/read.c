/* SPDX-License-Identifier: BSD-2-Clause */
/* Reads the data of a problem; angles have one of four forms (spec/stance/certificate.md, section 3). */
#include "check/stance/stance.h"

#include <stddef.h>
#include <string.h>

static int reject_problem(struct answer *answer, const char *item, const char *what)
{
    return answer_set(answer, ANSWER_REJECTED, "problem", item, what);
}

/* The number between a prefix and a suffix of a text; NULL when the text has another form, or the number is beyond
 * 2^64. */
static scalar number_inside(struct enclosed *e, const struct json *json, int node, const char *before,
                            const char *after)
{
    const struct json_node *x = json->node + node;
    const int length = x->end - x->start, head = (int)strlen(before), tail = (int)strlen(after);
    const unsigned char *text = json->text + x->start;
    if (length <= head + tail || memcmp(text, before, (size_t)head) != 0 ||
        memcmp(text + length - tail, after, (size_t)tail) != 0)
        return NULL;
    const scalar number = scalar_read(e->pool, text + head, length - head - tail);
    if (number == NULL) return NULL;
    scalar limit = scalar_one(e->pool);
    for (int k = 0; k < 64; k++) limit = scalar_add(e->pool, limit, limit);
    const int inside = enclosed_compare(e, number, limit) <= 0 && scalar_sign(scalar_add(e->pool, number, limit)) >= 0;
    return inside ? number : NULL;
}

static int read_angle(struct enclosed *e, const struct json *json, int node, struct direction *direction)
{
    scalar x;
    if ((x = number_inside(e, json, node, "", "*pi")) != NULL)
        *direction = direction_of_half_turns(e, x);
    else if ((x = number_inside(e, json, node, "2*atan(", ")")) != NULL)
        *direction = direction_of_half(e, x);
    else if ((x = number_inside(e, json, node, "atan(", ")")) != NULL)
        *direction = direction_of_tangent(e, x);
    else if ((x = number_inside(e, json, node, "", "")) != NULL)
        *direction = direction_of_radians(e, x);
    return x != NULL;
}

static scalar number_of(struct enclosed *e, const struct json *json, int problem, const char *name)
{
    const int node = json_member(json, problem, name);
    return node == 0 ? scalar_zero(e->pool) : quantity_number(json, e->pool, node);
}

static int read_load(struct enclosed *e, const struct json *json, int problem, struct stance_data *data,
                     struct answer *answer)
{
    struct direction alpha;
    const int angle = json_member(json, problem, "alpha"), x = json_member(json, problem, "Fx"),
              z = json_member(json, problem, "Fz");
    if (angle != 0 ? x != 0 || z != 0 : x == 0 || z == 0)
        return reject_problem(answer, "alpha", "is given, or Fx and Fz are");
    data->load[0] = range_of(number_of(e, json, problem, "Fx"));
    data->load[1] = range_of(number_of(e, json, problem, "Fz"));
    if (angle == 0) return 1;
    if (!read_angle(e, json, angle, &alpha))
        return reject_problem(answer, "alpha", "has none of the four forms of an angle");
    data->load[0] = alpha.sine;
    data->load[1] = enclosed_negate(e, alpha.cosine);
    return 1;
}

static int read_contact(struct enclosed *e, const struct json *json, int problem, int i, struct stance_data *data,
                        struct answer *answer)
{
    const char *angle = i == 0 ? "phi1" : "phi2";
    data->foot[i] = range_of(number_of(e, json, problem, i == 0 ? "l1" : "l2"));
    data->friction[i] = range_of(number_of(e, json, problem, i == 0 ? "mu1" : "mu2"));
    if (scalar_sign(data->friction[i].low) < 0) return reject_problem(answer, "mu", "outside the hypothesis mu >= 0");
    if (!read_angle(e, json, json_member(json, problem, angle), data->tangent + i))
        return reject_problem(answer, angle, "has none of the four forms of an angle");
    return range_sign(data->tangent[i].cosine) != 0 ||
           reject_problem(answer, angle, "outside the hypothesis cos phi != 0");
}

int stance_read(struct enclosed *e, const struct json *json, struct stance_data *data, struct answer *answer)
{
    const int problem = json_member(json, 0, "problem"), rho = json_member(json, problem, "rho");
    for (int i = 0; i < 2; i++)
        if (!read_contact(e, json, problem, i, data, answer)) return 0;
    if (scalar_equal(data->foot[0].low, data->foot[1].low))
        return reject_problem(answer, "l2", "outside the hypothesis l1 != l2");
    if (!read_load(e, json, problem, data, answer)) return 0;
    data->height = range_of(number_of(e, json, problem, "h"));
    data->torque = range_of(number_of(e, json, problem, "tau"));
    const scalar gyration = rho == 0 ? scalar_one(e->pool) : number_of(e, json, problem, "rho");
    if (scalar_sign(gyration) <= 0) return reject_problem(answer, "rho", "outside the hypothesis rho > 0");
    data->gyration_squared = range_of(scalar_multiply(e->pool, gyration, gyration));
    return 1;
}
