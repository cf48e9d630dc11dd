/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of the quantities of a certificate, for kinds in which a quantity may be absent. */
#ifndef CHECK_QUANTITY_SCHEMA_H
#define CHECK_QUANTITY_SCHEMA_H

#include "check/schema.h"

#include <stddef.h>

static const struct schema_field quantity_fields[] = {
    REQUIRED("value", SCHEMA_NUMBER), REQUIRED("sign", SCHEMA_INTEGER), REQUIRED("by", SCHEMA_STRING), ENDS};

#define QUANTITY(name)                                                                                                 \
    {                                                                                                                  \
        name, SCHEMA_OBJECT, 1, quantity_fields                                                                        \
    }

#endif
