import { expect, it } from 'vitest';
import { conflict } from '#domain/errors.ts';
import { compileStep } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { entrySteps, type PayoutEntry } from './ledger-steps.ts';

/** SQLite's limit of a statement. */
const MAX_VALUES = 32_766;

it('writes the entries of a season of hundreds of owners, none in a statement that is too long', () => {
  const entries = Array.from({ length: 2_600 }, (_, i): PayoutEntry => ({
    kind: 'payout_return',
    payoutId: `p${i % 500}`,
    reservationId: `stay-${i}`,
    amount: 100 + i,
    note: '',
  }));
  const clock = { now: () => new Date('2027-06-18T09:00:00Z') };
  const actor = { kind: 'admin', userId: 1, ip: null, requestId: null } as const;
  const write = beginWrite({ clock }, actor);
  const steps = entrySteps(write, entries, () => conflict('PROPOSAL_CHANGED'));
  const values = steps.flatMap((step) => {
    const one = compileStep(step);
    const args = typeof one === 'string' ? [] : ((one.args ?? []) as unknown[]);
    expect(args.length).toBeLessThanOrEqual(MAX_VALUES);
    return args;
  });
  const written = values.filter((value) => String(value).startsWith('stay-'));
  expect(written).toEqual(entries.map(({ reservationId }) => reservationId));
});
