# SPDX-License-Identifier: BSD-2-Clause
# a number is above what it is not below, NaN included
# breaks: known,greater
s/return x > y;/return !(x <= y);/
