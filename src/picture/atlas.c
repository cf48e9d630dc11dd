/* SPDX-License-Identifier: BSD-2-Clause */
#include "picture/atlas.h"
int picture_atlas(const struct atlas_picture *picture, const char *file)
{
    (void)picture;
    (void)file;
    return 1;
}
