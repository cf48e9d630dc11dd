# SPDX-License-Identifier: BSD-2-Clause
# A filter 500 times too small must not be provable.
# unit: batch-edge
s/r in \[-1b50, 1b50\]/r in [-1b59, 1b59]/
