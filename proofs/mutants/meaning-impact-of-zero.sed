# SPDX-License-Identifier: BSD-2-Clause
# in: spec/contact/meaning.h
# unit: theory-cone
# breaks: impact_only_S_plus
s/acceleration_N(IMPULSE, 1.0, T) < 0/acceleration_N(IMPULSE, 1.0, T) <= 0/
