import type { z } from 'zod';
import { DAYS_AHEAD, DAYS_BACK, type DayPlan, type DayQuery } from '#domain/day/schema.ts';
import { DomainError } from '#domain/errors.ts';
import { addDays } from '#domain/values/dates.ts';
import type { Deps } from '../../platform/deps.ts';
import { today } from '../../platform/clock.ts';
import { readDueTasks } from '../house-tasks/read-tasks.ts';
import { readDayRows, selectHouses } from './queries.ts';

/** A near day's arrivals, departures and work. Four trips. @throws `VALIDATION` (400) for a day that is not near. */
export async function readDay(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { date }: z.infer<typeof DayQuery>,
): Promise<DayPlan> {
  const now = today(clock);
  const day = date ?? now;
  if (day < addDays(now, -DAYS_BACK) || day > addDays(now, DAYS_AHEAD)) throw tooFar();
  const [stays, { items: tasks }] = await Promise.all([
    readDayRows(db, day),
    readDueTasks(db, { days: { from: day, to: day } }, now),
  ]);
  const { arrivals, departures } = stays;
  const ids = new Set([...arrivals, ...departures, ...tasks].map(({ villa_id }) => villa_id));
  const houses = await selectHouses(db, [...ids]);
  return {
    today: now,
    day,
    ...stays,
    tasks,
    houses: houses.map(({ key_box, door_code, ...house }) => ({
      ...house,
      keys: day > now ? null : { key_box, door_code },
    })),
  };
}

function tooFar(): DomainError {
  const message = `Dünden ${DAYS_AHEAD} gün sonrasına kadar bir gün seçin.`;
  return new DomainError('malformed', 'VALIDATION', {
    message,
    issues: [{ path: 'date', message }],
  });
}
