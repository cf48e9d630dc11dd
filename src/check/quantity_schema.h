/* SPDX-License-Identifier: BSD-2-Clause */
/* The schema of the quantities of a certificate, for kinds in which a quantity may be absent. */
#ifndef CHECK_QUANTITY_SCHEMA_H
#define CHECK_QUANTITY_SCHEMA_H

#include "check/schema.h"

#include <stddef.h>

static const struct shape_field quantity_fields[] = {REQUIRED("value", SHAPE_NUMBER), REQUIRED("sign", SHAPE_INTEGER),
                                                     REQUIRED("by", SHAPE_STRING), ENDS};

#define QUANTITY(name)                                                                                                 \
    {                                                                                                                  \
        name, SHAPE_OBJECT, 1, quantity_fields                                                                         \
    }

#endif
