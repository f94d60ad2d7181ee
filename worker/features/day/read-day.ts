import type { z } from 'zod';
import { DAYS_AHEAD, DAYS_BACK, type DayPlan, type DayQuery } from '#domain/day/schema.ts';
import { DomainError } from '#domain/errors.ts';
import { addDays } from '#domain/values/dates.ts';
import type { Deps } from '../../platform/deps.ts';
import { today } from '../../platform/clock.ts';
import { readDayRows } from './queries.ts';

/** A near day's arrivals and departures. @throws `VALIDATION` (400) for a day that is not near. */
export async function readDay(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { date }: z.infer<typeof DayQuery>,
): Promise<DayPlan> {
  const now = today(clock);
  const day = date ?? now;
  if (day < addDays(now, -DAYS_BACK) || day > addDays(now, DAYS_AHEAD)) throw tooFar();
  return { today: now, day, ...(await readDayRows(db, day)) };
}

function tooFar(): DomainError {
  const message = `Dünden ${DAYS_AHEAD} gün sonrasına kadar bir gün seçin.`;
  return new DomainError('malformed', 'VALIDATION', {
    message,
    issues: [{ path: 'date', message }],
  });
}
