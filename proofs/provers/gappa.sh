#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
# Qed normalises x - y to x + (-1.0 * y), a shape Gappa does not recognise as an error term.
# x + (-1.0 * (y))  ->  x - ((y))   is an identity, hence sound.  Why3 sends the script on stdin.
sed 's/+ (-1\.0 \* /- (/g' | exec /usr/bin/gappa -Eprecision=70 "$@"
