/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/kind.h"

#include "check/chatter.h"
#include "check/contact.h"
#include "check/impact.h"
#include "check/jam.h"
#include "check/mechanism.h"
#include "check/rest.h"

#include <stddef.h>

static const struct kind kinds[] = {{"contact", contact_shape, contact_shape, contact_check, &contact_theory,
                                     contact_mechanism_shape, contact_check_enclosed},
                                    {"impact", impact_shape, impact_shape, impact_check, NULL, NULL, NULL},
                                    {"chatter", chatter_shape, chatter_orbit_shape, chatter_check, NULL, NULL, NULL},
                                    {"jam", jam_shape, jam_shape, jam_check, NULL, NULL, NULL},
                                    {"rest", rest_shape, rest_shape, rest_check, NULL, NULL, NULL}};

const struct kind *kind_find(const struct json *json, int node)
{
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (json_is(json, node, kinds[i].name)) return &kinds[i];
    return NULL;
}

int kind_check(const struct kind *kind, const struct json *json, struct rational_pool *pool, struct answer *answer)
{
    return kind->check(json, pool, answer);
}

int kind_check_enclosed(const struct kind *kind, const struct json *json, struct rational_pool *pool,
                        struct answer *answer)
{
    return kind->check_enclosed(json, pool, answer);
}

int kind_check_uncertain(const struct kind *kind, const struct json *json, struct rational_pool *pool,
                         struct answer *answer)
{
    return uncertain_check(json, kind->uncertain, pool, answer);
}

int kind_check_mechanism(const struct kind *kind, const struct json *json, struct rational_pool *pool,
                         struct answer *answer)
{
    return mechanism_check(json, kind->uncertain, pool, answer);
}
