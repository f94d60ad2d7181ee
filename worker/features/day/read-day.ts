import type * as z from 'zod';
import {
  DAY_HOUSES,
  DAYS_AHEAD,
  DAYS_BACK,
  type DayPlan,
  type DayQuery,
  type DayStay,
} from '#domain/day/schema.ts';
import { DomainError } from '#domain/errors.ts';
import { addDays } from '#domain/values/dates.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { today } from '#worker/platform/clock.ts';
import { housesOf, housesOfTown } from '#worker/features/house-tasks/derived-tasks.ts';
import { toTask, withLate } from '#worker/features/house-tasks/read-tasks.ts';
import { pageOfTasks, selectTasks } from '#worker/features/house-tasks/task-queries.ts';
import { readFirstHouses } from './houses-of-day.ts';
import { selectHouses, selectStaysOf, selectTowns } from './queries.ts';

/** More tasks than the houses of a day can have. */
const MAX_TASKS = 20 * DAY_HOUSES;

/**
 * Arrivals, departures and tasks of a day near today, for a manageable number of houses. Three
 * trips; two when there are more houses with guests than are shown. @throws `VALIDATION` (400) for
 * a day that is not near.
 */
export async function readDay(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { date, town_id }: z.infer<typeof DayQuery>,
  userId: number,
): Promise<DayPlan> {
  const townId = town_id ?? null;
  const now = today(clock);
  const day = date ?? now;
  if (day < addDays(now, -DAYS_BACK) || day > addDays(now, DAYS_AHEAD)) throw tooFar();
  const first = await readFirstHouses(db, { day, today: now, userId, townId });
  const isFull = first.length > DAY_HOUSES;
  const some = first.slice(0, DAY_HOUSES);
  const houses = isFull ? housesOf(some) : townId === null ? undefined : housesOfTown(townId);
  const due = withLate({ days: { from: day, to: day }, houses }, now);
  const { towns, ...found } = await readTogether(db, {
    ...selectStaysOf(db, day, houses),
    // One house more than are shown says that there are more.
    tasks: selectTasks(db, due, {
      order: 'house',
      skip: 0,
      take: MAX_TASKS,
      ...(!isFull && { first: { houses: DAY_HOUSES + 1, andOf: first } }),
    }),
    towns: selectTowns(db),
    ...(isFull && { some: selectHouses(db, some) }),
  });
  const arrivals = toStays(found.arrivals);
  const departures = toStays(found.departures);
  const { rows, total } = pageOfTasks(found.tasks);
  const tasks = rows.map(toTask);
  const busy = new Set([...arrivals, ...departures, ...tasks].map(({ villa_id }) => villa_id));
  const all = [...new Set([...first, ...busy])].filter((id) => busy.has(id));
  const shown = new Set(all.slice(0, DAY_HOUSES));
  const isShown = ({ villa_id }: { villa_id: number }) => shown.has(villa_id);
  const isCut = isFull || all.length > DAY_HOUSES || total > rows.length;
  const [places] = found.some ?? (await selectHouses(db, [...shown]));
  return {
    today: now,
    day,
    town_id: townId,
    arrivals: arrivals.filter(isShown),
    departures: departures.filter(isShown),
    tasks: tasks.filter(isShown),
    houses: (places?.rows ?? []).filter(isShown).map(({ key_box, door_code, ...house }) => ({
      ...house,
      keys: day > now ? null : { key_box, door_code },
    })),
    is_cut: isCut,
    towns: isCut || townId !== null ? towns : [],
  };
}

type StaysAnswer = Awaited<ReturnType<typeof selectStaysOf>['arrivals']>;

const toStays = ([answer]: StaysAnswer): DayStay[] =>
  (answer?.rows ?? []).map((stay) => ({
    ...stay,
    late: stay.late === 1,
    arrives: stay.arrives === 1,
  }));

function tooFar(): DomainError {
  const message = `Dünden ${DAYS_AHEAD} gün sonrasına kadar bir gün seçin.`;
  return new DomainError('malformed', 'VALIDATION', {
    message,
    issues: [{ path: 'date', message }],
  });
}
