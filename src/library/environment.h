/* SPDX-License-Identifier: BSD-2-Clause */
/* The surroundings of a call of the public interface. */
#ifndef LIBRARY_ENVIRONMENT_H
#define LIBRARY_ENVIRONMENT_H

#include "memory/memory.h"
#include "numbers/status.h"
#include "painleve.h"

#include <fenv.h>
#include <stdlib.h>

/* Every call that computes begins with enter() and ends with leave().
 *
 * The caller may have any rounding mode in force, take subnormals for zero, or trap on inexact results.  GMP reads doubles by
 * comparing and multiplying them, and FLINT and MPFR estimate sizes in doubles, so that everything here runs in the
 * default environment, in which subnormals are in use; the caller's environment is restored.  Memory that runs out ends the process (memory/memory.h). */
static inline fenv_t enter(void)
{
    fenv_t caller;
    if (fegetenv(&caller) != 0 || fesetenv(FE_DFL_ENV) != 0) abort();
    memory_enter();
    return caller;
}

static inline enum painleve_status leave(const fenv_t *caller, enum status status)
{
    memory_leave();
    if (fesetenv(caller) != 0) abort();
    return (enum painleve_status)status;
}

#endif
