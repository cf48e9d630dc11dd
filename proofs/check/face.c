/* SPDX-License-Identifier: BSD-2-Clause */
/* Proves the lemmas of face.h from those of farkas.h. */
#include "../contact/known.h"

#include "farkas.h"

#include "../contact/proved.h"

#include "face.h"
