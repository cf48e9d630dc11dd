/* SPDX-License-Identifier: BSD-2-Clause */
/* The formulas of one planar contact as a straight-line program; its quantities are Q_a, ... of contact.h. */
#ifndef CHECK_CONTACT_PROGRAM_H
#define CHECK_CONTACT_PROGRAM_H

#include "check/program.h"
#include "contact/formula.h"

#define PROGRAM contact
#define PROGRAM_INPUTS CONTACT_INPUTS
#define PROGRAM_FORMULAS CONTACT_FORMULAS
#include "formula/program.h"

#endif
