/**
 * The long proofs of which `npm test` runs a slice (tests/support/effort.ts). Each is run whole by
 * `LONG=1 vitest run --project <project> <file>`, or `LONG=1 playwright test <file>`.
 */
export const LONG_RUNS: { what: string; project: string; file: string }[] = [
  { what: 'malformed input', project: 'worker', file: 'tests/integration/fuzz-inputs.test.ts' },
  { what: 'one stay, fifty guests', project: 'worker', file: 'tests/integration/race.test.ts' },
  { what: 'writers of nights', project: 'worker', file: 'tests/integration/night-writers.test.ts' },
  {
    what: 'histories of nights',
    project: 'worker',
    file: 'tests/integration/night-histories.test.ts',
  },
  {
    what: 'histories of feeds',
    project: 'worker',
    file: 'tests/integration/calendars-histories.test.ts',
  },
  {
    what: 'histories of money',
    project: 'worker',
    file: 'tests/integration/money-histories.test.ts',
  },
  {
    what: 'reports of payments',
    project: 'worker',
    file: 'tests/integration/payment-callbacks.test.ts',
  },
  {
    what: 'kills of the database',
    project: 'recovery',
    file: 'tests/recovery/database-killed.test.ts',
  },
  {
    what: 'kills of the sender',
    project: 'recovery',
    file: 'tests/recovery/outbox-killed.test.ts',
  },
  { what: 'a month of contracts', project: 'files', file: 'tests/files/large-month.test.ts' },
  { what: 'hostile feeds', project: 'unit', file: 'worker/features/calendars/parse-feed.test.ts' },
  {
    what: 'rules of feeds',
    project: 'unit',
    file: 'worker/features/calendars/expand-series.test.ts',
  },
  { what: 'properties of the search', project: 'unit', file: 'domain/search' },
  { what: 'properties of the calendar', project: 'unit', file: 'domain/availability' },
];
