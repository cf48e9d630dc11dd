# SPDX-License-Identifier: BSD-2-Clause
# in: src/contact/verdict.c
# unit: verdict
# breaks: stated
s/CONSISTENT \&\& verdict->stability\[mode\] == STABLE/CONSISTENT \&\& verdict->stability[mode] != UNSTABLE/
