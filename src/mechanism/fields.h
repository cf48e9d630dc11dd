/* SPDX-License-Identifier: BSD-2-Clause */
/* Notation for the fields of a mechanism.
 *
 * PARAMETER: a constant of the system, with its default value. GIVEN: a field without default. MOTION: a velocity or
 * applied force, on which only a and b depend. */
#ifndef MECHANISM_FIELDS_H
#define MECHANISM_FIELDS_H

#include "problem/mechanism.h"

#define PARAMETER(name, unit, meaning, preset, range)                                                                  \
    {                                                                                                                  \
        {#name, unit, meaning, NULL, 1}, preset, 0, range                                                              \
    }
#define GIVEN(name, unit, meaning, range)                                                                              \
    {                                                                                                                  \
        {#name, unit, meaning, NULL, 0}, NULL, 0, range                                                                \
    }
#define ANGLE(name, meaning)                                                                                           \
    {                                                                                                                  \
        {#name, "rad", meaning, field_angle, 0}, NULL, 0, ANY_NUMBER                                                   \
    }
#define ANGLE_PRESET(name, meaning, preset)                                                                            \
    {                                                                                                                  \
        {#name, "rad", meaning, field_angle, 1}, preset, 1, ANY_NUMBER                                                 \
    }
#define MOTION(name, unit, meaning)                                                                                    \
    {                                                                                                                  \
        {#name, unit, meaning, NULL, 0}, NULL, 1, ANY_NUMBER                                                           \
    }
#define MOTION_PRESET(name, unit, meaning, preset)                                                                     \
    {                                                                                                                  \
        {#name, unit, meaning, NULL, 1}, preset, 1, ANY_NUMBER                                                         \
    }
#define GRAVITY MOTION_PRESET(g, "m/s^2", "gravity", "1")
#define FIELD_COUNT(fields) ((int)(sizeof(fields) / sizeof(fields)[0]))

#endif
