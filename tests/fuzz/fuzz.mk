# SPDX-License-Identifier: BSD-2-Clause
# Fuzzing.  `make fuzz` builds everything again in $(BUILD)/fuzz, by clang with its sanitizers, and gives each target random input; `make check` gives
# the inputs that once found a fault to the same targets, in the ordinary builds.

fuzz_targets := certificate records expression batch library
HOURS        ?= 0.1
# Comparisons guide the fuzzer where text is read; elsewhere, in loops over numbers, to report each would take a third of the time.
FUZZED       := -O2 -g -fsanitize=address,undefined,fuzzer-no-link -fno-sanitize-coverage=trace-cmp -fno-sanitize-recover=all \
                -fno-omit-frame-pointer
ifneq ($(findstring fuzzer-no-link,$(CFLAGS)),)
$(patsubst %.c,$(BUILD)/%.o,$(wildcard src/check/text/*.c src/cli/*.c src/numbers/expression*.c)): ALWAYS += -fsanitize-coverage=trace-cmp
endif

replays      := $(patsubst %,$(BUILD)/tests/fuzz/%.replay,$(fuzz_targets))
fuzzers      := $(patsubst %,$(BUILD)/tests/fuzz/%.fuzzer,$(fuzz_targets))

## fuzz       give random input to every reader, HOURS=0.1 in all, or RUNS=N each, T=TARGET alone; goes on where it stopped
.PHONY: fuzz
fuzz: all
	@echo 'int LLVMFuzzerTestOneInput(void);int LLVMFuzzerTestOneInput(void){return 0;}' | \
	    clang -fsanitize=fuzzer,address,undefined -x c - -o /dev/null 2> /dev/null || \
	    { echo "fuzz: clang with libFuzzer and its sanitizers is needed: apt install clang libclang-rt-14-dev"; exit 2; }
	@$(MAKE) --no-print-directory $(jobs) BUILD=$(BUILD)/fuzz CC=clang CFLAGS='$(FUZZED)' fuzzers
	@sh tests/fuzz/run $(BUILD) '$(HOURS)' '$(RUNS)' '$(T)'

.PHONY: fuzzers replays
fuzzers: $(fuzzers)
replays: $(replays)

# Small blocks, so that short files have many.
$(BUILD)/small/%.o: %.c $(BUILD)/version.h
	@mkdir -p $(@D)
	$(call quiet,CC)$(CC) $(CFLAGS) $(ALWAYS) -DBATCH_BYTES=600 -DBATCH_MAX_RECORDS=6 -c $< -o $@
$(BUILD)/tests/fuzz/main.o: src/check/main.c
	@mkdir -p $(@D)
	$(call quiet,CC)$(CC) $(CFLAGS) $(ALWAYS) -Wno-missing-prototypes -Dmain=painleve_check_main -c $< -o $@

# The checker with one name to the outside.
fuzz_checker := $(filter-out %/main.o,$(checker_objects))
$(BUILD)/tests/fuzz/checker.o: $(BUILD)/tests/fuzz/judge.o $(fuzz_checker)
	$(call quiet,LD)ld -r $^ -o $@ && objcopy --keep-global-symbol=judge_certificate $@

fuzz_cli   := $(filter-out %/main.o,$(cli_objects))
fuzz_batch := src/cli/batch src/cli/batch_input src/cli/batch_records
fuzz_small := $(patsubst %,$(BUILD)/small/%.o,$(fuzz_batch) tests/fuzz/batch)
fuzz_common := $(BUILD)/tests/fuzz/target.o $(BUILD)/tests/fuzz/limbs.o
judged      := $(BUILD)/tests/fuzz/checker.o
fuzz_of_certificate := $(BUILD)/tests/fuzz/certificate.o $(BUILD)/tests/fuzz/main.o $(fuzz_checker)
fuzz_of_records     := $(BUILD)/tests/fuzz/records.o $(judged) $(fuzz_cli) $(BUILD)/libpainleve.a
fuzz_of_expression  := $(BUILD)/tests/fuzz/expression.o $(judged) $(BUILD)/libpainleve.a
fuzz_of_library     := $(BUILD)/tests/fuzz/library.o $(judged) $(BUILD)/libpainleve.a
fuzz_of_batch       := $(fuzz_small) $(filter-out $(patsubst %,$(BUILD)/%.o,$(fuzz_batch)),$(fuzz_cli)) $(BUILD)/libpainleve.a
fuzz_flags_of_certificate := -Wl,--wrap=canonical_hash_is
fuzz_flags_of_batch       := -Wl,--wrap=read

define fuzz_rules
$(BUILD)/tests/fuzz/$(1).replay: $(BUILD)/tests/fuzz/replay.o
$(BUILD)/tests/fuzz/$(1).fuzzer: $(if $(filter certificate records,$(1)),$(BUILD)/tests/fuzz/mutate.o)
$(BUILD)/tests/fuzz/$(1).fuzzer: fuzz_link := -fsanitize=fuzzer
$(BUILD)/tests/fuzz/$(1).replay $(BUILD)/tests/fuzz/$(1).fuzzer: $(fuzz_common) $(fuzz_of_$(1))
	$$(call quiet,LD)$(CC) $$(CFLAGS) $$(fuzz_link) $$(LDFLAGS) $(fuzz_flags_of_$(1)) $$^ $(LIBS) $(CAIRO) -o $$@
endef
$(foreach target,$(fuzz_targets),$(eval $(call fuzz_rules,$(target))))
