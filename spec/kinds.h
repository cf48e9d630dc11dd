/* SPDX-License-Identifier: BSD-2-Clause */
/* The kinds of problem: one line a theory. */
#ifndef SPEC_KINDS_H
#define SPEC_KINDS_H

#define KINDS(KIND) \
    KIND(contact) \
    KIND(impact)  \
    KIND(chatter) \
    KIND(jam)     \
    KIND(rest)    \
    KIND(step)    \
    KIND(slide2)  \
    KIND(modes)   \
    KIND(fold)    \
    KIND(compliance) \
    KIND(wedge)   \
    KIND(spatial) \
    KIND(stance)  \
    KIND(spatial_impact)

#endif
