# SPDX-License-Identifier: BSD-2-Clause
"""Kind spatial: one contact in three dimensions, with a number mu or an interval."""

from .spatial_contact import check_spatial, SPATIAL
from .spatial_interval import check_interval, has_interval, INTERVAL


def spatial_schema(record):
    return INTERVAL if has_interval(record) else SPATIAL


def check(record):
    (check_interval if has_interval(record) else check_spatial)(record)


KIND = (spatial_schema, check)
