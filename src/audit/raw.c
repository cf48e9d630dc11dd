/* SPDX-License-Identifier: BSD-2-Clause */
/* Raw logs: a record consists of fourteen little-endian doubles. */
#include "audit/format.h"
#include "batch/little_endian.h"

#include <math.h>
#include <string.h>

static enum log_step next(struct log *log, struct observation *o, struct log_trouble *trouble)
{
    const char *bytes;
    const size_t n = lines_piece(&log->lines, RAW_COUNT * 8, &bytes);
    o->line = log->lines.line;
    if (n == 0 && log->lines.error == 0) return LOG_END;
    if (n < RAW_COUNT * 8) {
        const int error = log->lines.error;
        log->lines.error = 0;
        return log_trouble_is(trouble, o->line, "", "%s",
                              error != 0 ? strerror(error) : "the log ends inside a record");
    }
    for (int i = 0; i < RAW_COUNT; i++) {
        const double x = little_endian(bytes + (size_t)i * 8);
        if (i < OBSERVED_u || !isnan(x)) observation_put(o, (enum observed_number)i, x);
    }
    return LOG_RECORD;
}

const struct log_format log_format_raw = {"raw", {".f64", ".raw"}, NULL, next};
