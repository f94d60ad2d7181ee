/**
 * The long proofs of which `npm test` runs a slice (tests/support/effort.ts). Each is run whole by
 * `LONG=1 vitest run --project <project> <file>`, or `LONG=1 playwright test <file>`.
 */
export const LONG_RUNS: { what: string; project: string; file: string }[] = [
  { what: 'malformed input', project: 'worker', file: 'tests/integration/api/fuzz-inputs.test.ts' },
  {
    what: 'one stay, fifty guests',
    project: 'worker',
    file: 'tests/integration/reservations/race.test.ts',
  },
  {
    what: 'writers of nights',
    project: 'worker',
    file: 'tests/integration/availability/night-writers.long.test.ts',
  },
  {
    what: 'histories of nights',
    project: 'worker',
    file: 'tests/integration/availability/night-histories.long.test.ts',
  },
  {
    what: 'histories of feeds',
    project: 'worker',
    file: 'tests/integration/calendars/calendars-histories.long.test.ts',
  },
  {
    what: 'histories of money',
    project: 'worker',
    file: 'tests/integration/payments/money-histories.long.test.ts',
  },
  {
    what: 'a thousand steps of money',
    project: 'worker',
    file: 'tests/integration/bookkeeping/thousand-steps.long.test.ts',
  },
  {
    what: 'invoices to an integrator under faults',
    project: 'worker',
    file: 'tests/integration/bookkeeping/integrator.test.ts',
  },
  {
    what: 'struck-through prices',
    project: 'recovery',
    file: 'tests/scripts/struck-through.test.ts',
  },
  {
    what: 'reports of payments',
    project: 'worker',
    file: 'tests/integration/payments/payment-callbacks.long.test.ts',
  },
  {
    what: 'police reports under faults',
    project: 'worker',
    file: 'tests/integration/kbs/kbs-faults.long.test.ts',
  },
  {
    what: 'kills of the database',
    project: 'recovery',
    file: 'tests/recovery/database-killed.test.ts',
  },
  {
    what: 'kills of every process of a server',
    project: 'recovery',
    file: 'tests/recovery/processes-killed.test.ts',
  },
  {
    what: 'kills of the sender',
    project: 'recovery',
    file: 'tests/recovery/outbox-killed.test.ts',
  },
  {
    what: 'growth of what is read',
    project: 'files',
    file: 'tests/files/growth.test.ts',
  },
  {
    what: 'invoices of a simulated agency',
    project: 'files',
    file: 'tests/files/invoices.test.ts',
  },
  { what: 'a month of contracts', project: 'files', file: 'tests/files/large-month.test.ts' },
  {
    what: 'hostile feeds',
    project: 'unit',
    file: 'worker/features/calendars/read/parse-feed.test.ts',
  },
  {
    what: 'rules of feeds',
    project: 'unit',
    file: 'worker/features/calendars/read/expand-series.test.ts',
  },
  {
    what: 'a day of visits and edits',
    project: 'worker',
    file: 'tests/integration/publishing/simulated-day.long.test.ts',
  },
  { what: 'every JPEG of the site', project: 'browser', file: 'tests/e2e/site/crawl.spec.ts' },
  { what: 'properties of the search', project: 'unit', file: 'domain/search' },
  { what: 'properties of the calendar', project: 'unit', file: 'domain/availability' },
];
