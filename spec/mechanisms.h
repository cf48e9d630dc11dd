/* SPDX-License-Identifier: BSD-2-Clause */
/* The mechanisms: one line each.  spec/mechanism.md derives them. */
#ifndef SPEC_MECHANISMS_H
#define SPEC_MECHANISMS_H

#define MECHANISMS(MECHANISM)             \
    MECHANISM(falling_rod)                \
    MECHANISM(falling_rod_g_spot)         \
    MECHANISM(falling_rod_at_g_spot)      \
    MECHANISM(compass_biped_at_g_spot)    \
    MECHANISM(sliding_box)                \
    MECHANISM(frictional_oscillator)      \
    MECHANISM(pendulum_on_slider)         \
    MECHANISM(two_link_manipulator)       \
    MECHANISM(rimless_wheel)              \
    MECHANISM(compass_biped)              \
    MECHANISM(lagrangian)                 \
    MECHANISM(sliding_body)               \
    MECHANISM(turntable)                  \
    MECHANISM(turntable_at_point)         \
    MECHANISM(spatial_rod)

#endif
