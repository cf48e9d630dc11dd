/* SPDX-License-Identifier: BSD-2-Clause */
/* Verdict table of n contacts.
 *
 *   ROW(name, condition, class, ambiguity)
 *
 * The condition speaks of
 *   words          how many kinematic words have a solution
 *   forces         the dimension of the set of contact forces, where there is one word
 *   accelerations  the dimension of the set of accelerations, where there is one word
 * Different words have different accelerations, so that the motion is determined where there is one word with one acceleration.
 */
#ifndef SPEC_MODES_TABLE_H
#define SPEC_MODES_TABLE_H

#define T_MODES(ROW)                                                                                             \
    ROW(inconsistent,             words == 0,                                           INCONSISTENT,  NONE)     \
    ROW(determinate,              words == 1 && accelerations == 0 && forces == 0,      DETERMINATE,   NONE)     \
    ROW(statically_indeterminate, words == 1 && accelerations == 0 && forces > 0,       DETERMINATE,   FORCES)   \
    ROW(one_word_many_motions,    words == 1 && accelerations > 0,                      INDETERMINATE, MOTIONS)  \
    ROW(several_words,            words > 1,                                            INDETERMINATE, MOTIONS)

#endif
