/* SPDX-License-Identifier: BSD-2-Clause */
/* How a motion on a spring and damper ends: ROW(name, word of the field `end`).  Exactly one holds (README.md, sections 3 to 5). */
#ifndef SPEC_COMPLIANCE_TABLE_H
#define SPEC_COMPLIANCE_TABLE_H

#define T_COMPLIANCE(ROW) \
    ROW(detaches, "detaches")              /* the force falls to 0: the point leaves */                       \
    ROW(sustains_stick, "sustains-stick")  /* it sticks, and the force stays positive, or touches 0, for ever */ \
    ROW(sustains_slip, "sustains-slip")    /* the same in slip */                                             \
    ROW(no_contact, "no-contact")          /* there is no force at the start, and it would fall */            \
    ROW(rest, "rest")                      /* there is no force at the start, and it stays 0 */

#endif
