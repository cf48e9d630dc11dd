/* SPDX-License-Identifier: BSD-2-Clause */
#include "picture/page.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LINE = 17,
    WRAP = 50,
    WRAP_WIDTH = (PAGE_WIDTH - PAGE_LEGEND - 45) * 100 / PAGE_SMALL,
    DATA_WRAP = 120,
    DIGITS = 20
};

void page_text(struct sheet *sheet, double x, double y, enum anchor anchor, int size, const char *text)
{
    const struct sheet_words words = {.at = {x, y}, .anchor = anchor, .size = size};
    sheet_text(sheet, &words, text);
}

/* The width of a letter, in hundredths of the font size, for a usual font without serifs. */
static int width_of(char letter)
{
    if (letter == ' ' || strchr("ijl|,.:;'", letter) != NULL) return 32;
    if (strchr("ftr()-/I", letter) != NULL) return 40;
    if (strchr("mwMW+=<>%", letter) != NULL) return 88;
    return letter >= 'A' && letter <= 'Z' ? 70 : 62;
}

/* How many letters of a text fit in a line of the legend, in whole words if there are several. */
static size_t letters_that_fit(const char *text)
{
    size_t n = 0, fit = 0;
    for (int width = 0; text[n] != '\0' && n < WRAP && width <= WRAP_WIDTH; n++) {
        width += width_of(text[n]);
        if (width <= WRAP_WIDTH) fit = n + 1;
    }
    if (text[fit] == '\0') return fit;
    while (fit > 1 && text[fit] != ' ') fit--;
    return fit;
}

int page_wrapped(struct sheet *sheet, double x, double y, const char *text)
{
    int height = 0;
    while (*text != '\0') {
        const size_t n = letters_that_fit(text);
        char line[PAGE_TEXT];
        snprintf(line, sizeof line, "%.*s", (int)n, text);
        if (sheet != NULL) page_text(sheet, x, y + height, ANCHOR_START, PAGE_SMALL, line);
        text += n;
        text += strspn(text, " ");
        height += LINE;
    }
    return height;
}

/* ---- axes */

enum { MOST_TICKS = 11 };

/* The distance of ticks: 1, 2 or 5 times a power of 10; for degrees also fractions of a turn. */
static double step_of(double range, int is_angle)
{
    static const double turns[] = {1, 2, 5, 10, 15, 30, 45, 60, 90};
    for (size_t i = 0; is_angle && range > 6 && i < sizeof turns / sizeof *turns; i++)
        if (range / turns[i] <= 9) return turns[i];
    double step = pow(10, floor(log10(range / 8)));
    for (int i = 0; range / step > 9; i++) step *= i % 3 == 1 ? 2.5 : 2;
    return step;
}

/* How many digits tell neighbouring ticks apart. */
static int digits_of(const struct page_axis *a, double step)
{
    const double digits = 1 + ceil(log10(fmax(fabs(a->low), fabs(a->high)) / step));
    return digits > 6 ? (int)fmin(digits, 17) : 6;
}

static void draw_tick(struct sheet *sheet, const struct page_axis *a, double value, int digits)
{
    char text[32];
    struct outline tick = {.point = NULL};
    const double share = (value - a->low) / (a->high - a->low);
    const double x = PAGE_LEFT + (a->axis == 0 ? share * PAGE_SIZE : 0),
                 y = PAGE_TOP + (a->axis == 0 ? PAGE_SIZE : (1 - share) * PAGE_SIZE);
    snprintf(text, sizeof text, "%.*g", digits, value);
    outline_add(&tick, x, y);
    outline_add(&tick, a->axis == 0 ? x : x - 5, a->axis == 0 ? y + 5 : y);
    outline_end(&tick);
    sheet_stroke(sheet, &tick, 0, 1);
    outline_free(&tick);
    page_text(sheet, a->axis == 0 ? x : x - 9, a->axis == 0 ? y + 15 : y, a->axis == 0 ? ANCHOR_MIDDLE : ANCHOR_END,
              PAGE_SMALL, text);
}

/* The powers 2 and 3 are written as superscript digits, in UTF-8. */
static void write_unit(const char *unit, char text[PAGE_TEXT])
{
    size_t n = 0;
    for (; *unit != '\0' && n + 3 < PAGE_TEXT; unit++) {
        const int power = *unit == '^' && (unit[1] == '2' || unit[1] == '3');
        if (power) {
            text[n++] = '\xc2';
            text[n++] = *++unit == '2' ? '\xb2' : '\xb3';
        } else {
            text[n++] = *unit;
        }
    }
    text[n] = '\0';
}

void page_axis(struct sheet *sheet, const struct page_axis *a)
{
    char text[2 * PAGE_TEXT], unit[PAGE_TEXT];
    const double range = a->high - a->low, step = step_of(range, a->is_angle);
    const double first = ceil(a->low / step - 1e-9);
    const int digits = digits_of(a, step);
    /* Counted, since beyond 2^53 the next number of a double is the same. */
    for (int i = 0; i < MOST_TICKS && (first + i) * step <= a->high + 1e-9 * range; i++)
        draw_tick(sheet, a, first + i == 0 ? 0 : (first + i) * step, digits);
    write_unit(a->unit, unit);
    snprintf(text, sizeof text, strcmp(unit, "1") == 0 ? "%s" : "%s (%s)", a->name, unit);
    const struct sheet_words words = {.at = {a->axis == 0 ? PAGE_LEFT + PAGE_SIZE / 2.0 : 24,
                                             a->axis == 0 ? PAGE_TOP + PAGE_SIZE + 42 : PAGE_TOP + PAGE_SIZE / 2.0},
                                      .anchor = ANCHOR_MIDDLE,
                                      .size = 15,
                                      .turned = a->axis == 1};
    sheet_text(sheet, &words, text);
}

void page_frame(struct sheet *sheet)
{
    const double x[] = {0, 1, 1, 0, 0}, y[] = {0, 0, 1, 1, 0};
    struct outline frame = {.point = NULL};
    for (int i = 0; i < 5; i++) outline_add(&frame, PAGE_LEFT + x[i] * PAGE_SIZE, PAGE_TOP + y[i] * PAGE_SIZE);
    outline_end(&frame);
    sheet_stroke(sheet, &frame, 0, 1.2);
    outline_free(&frame);
}

/* ---- words */

void page_datum(const char *name, const char *value, char text[PAGE_TEXT])
{
    const char *slash = strchr(value, '/');
    if (strlen(value) > DIGITS && strspn(value, "-0123456789/") == strlen(value))
        snprintf(text, PAGE_TEXT, "%s = %.9g...", name,
                 strtod(value, NULL) / (slash != NULL ? strtod(slash + 1, NULL) : 1));
    else
        snprintf(text, PAGE_TEXT, "%s = %.100s", name, value);
}

void page_add_datum(struct page_data *data, const char *datum)
{
    static const char end[] = ", ...";
    const int at = data->line[1][0] != '\0' || strlen(data->line[0]) + strlen(datum) > DATA_WRAP;
    const size_t length = strlen(data->line[at]);
    if (length >= strlen(end) && strcmp(data->line[at] + length - strlen(end), end) == 0) return;
    if (at == 1 && length + strlen(datum) + strlen(end) > DATA_WRAP) datum = end + 2;
    snprintf(data->line[at] + length, PAGE_TEXT - length, "%s%s", length > 0 ? ", " : "", datum);
}

void page_title(struct sheet *sheet, const char *title, const struct page_data *data)
{
    const int two = data->line[1][0] != '\0';
    const struct sheet_words words = {.at = {PAGE_LEFT, two ? 16 : 24}, .size = 17, .bold = 1};
    sheet_text(sheet, &words, title);
    page_text(sheet, PAGE_LEFT, two ? 36 : 48, ANCHOR_START, 13, data->line[0]);
    if (two) page_text(sheet, PAGE_LEFT, 53, ANCHOR_START, 13, data->line[1]);
}

void page_swatch(struct sheet *sheet, double y, int fill, int number)
{
    const double x[] = {0, 30, 30, 0, 0}, dy[] = {-8, -8, 8, 8, -8};
    char text[16];
    struct outline box = {.point = NULL};
    for (int i = 0; i < 5; i++) outline_add(&box, PAGE_LEGEND + x[i], y + dy[i]);
    outline_end(&box);
    sheet_fill(sheet, &box, fill);
    sheet_stroke(sheet, &box, 0, 0.7);
    outline_free(&box);
    snprintf(text, sizeof text, "%d", number);
    const struct sheet_words words = {
        .at = {PAGE_LEGEND + 15, y}, .anchor = ANCHOR_MIDDLE, .size = PAGE_SMALL, .halo = 1, .bold = 1};
    if (number > 0) sheet_text(sheet, &words, text);
}

void page_dashes(struct sheet *sheet, double y, int dashing, double width)
{
    struct outline line = {.point = NULL};
    outline_add(&line, PAGE_LEGEND, y);
    outline_add(&line, PAGE_LEGEND + 30, y);
    outline_end(&line);
    sheet_stroke(sheet, &line, dashing, width);
    outline_free(&line);
}

void page_cross(struct sheet *sheet, struct point at)
{
    struct outline cross = {.point = NULL};
    outline_add(&cross, at.x - 8, at.y);
    outline_add(&cross, at.x + 8, at.y);
    outline_end(&cross);
    outline_add(&cross, at.x, at.y - 8);
    outline_add(&cross, at.x, at.y + 8);
    outline_end(&cross);
    sheet_stroke(sheet, &cross, 0, 3);
    outline_free(&cross);
}
