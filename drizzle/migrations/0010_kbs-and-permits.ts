import type { DataStep } from '#scripts/lib/migrations/data-step.ts';

/**
 * Houses that are on sale when permits begin to decide have 30 days to be checked: an update empties
 * nobody's shop (decision 0111).
 */
export const dataStep: DataStep = {
  table: 'villas',
  key: 'id',
  begin: 0,
  rows: 500,
  write: (range) =>
    Promise.resolve([
      {
        sql: `update villas set permit_grace_until = date('now', '+3 hours', '+30 days')
          where id > ? and id <= ? and active = 1 and permit_grace_until is null`,
        args: [range.after, range.until],
      },
    ]),
};
