import { DomainError } from '#domain/errors.ts';
import { TASK_LABELS } from '#domain/house-tasks/kinds.ts';
import {
  type HouseTask,
  LIST_DAYS,
  type TaskQuery,
  type UnreadyHouse,
} from '#domain/house-tasks/schema.ts';
import { blocksArrival } from '#domain/house-tasks/state.ts';
import { nightsBetween } from '#domain/values/dates.ts';
import { today } from '#worker/platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { selectArrivalsOf } from './queries.ts';
import { readDueTasks } from './read-tasks.ts';

/** A page of what is to be done on some days; with today among them, what is late as well. */
export async function listTasks(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  query: TaskQuery,
  userId: number,
): Promise<{ items: HouseTask[]; total: number }> {
  const day = today(clock);
  const from = query.date1 ?? query.date2 ?? day;
  const to = query.date2 ?? from;
  if (from > to || nightsBetween(from, to) >= LIST_DAYS) throw wrongSpan();
  const villas = query.villa_id === undefined ? undefined : [query.villa_id];
  const tasks = await readDueTasks(db, { from, to }, day, villas);
  const matching = tasks
    .filter(
      (task) =>
        (query.kind === undefined || task.kind === query.kind) &&
        (query.mine === undefined || task.assignee?.id === userId) &&
        (query.state === undefined || (query.state === 'done') === (task.done !== null)),
    )
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  return {
    items: matching.slice(query.skip, query.skip + query.take),
    total: matching.length,
  };
}

function wrongSpan(): DomainError {
  const message = `En çok ${LIST_DAYS} günlük bir aralık seçin; ilk gün önce gelsin.`;
  return new DomainError('malformed', 'VALIDATION', {
    message,
    issues: [{ path: 'date2', message }],
  });
}

/** Today's arrivals that would find something undone. Three trips. */
export async function listUnready({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<UnreadyHouse[]> {
  const day = today(clock);
  const arrivals = await selectArrivalsOf(db, day);
  const houses = arrivals.map(({ villa_id }) => villa_id);
  const tasks = await readDueTasks(db, { from: day, to: day }, day, houses);
  const tasksOf = Map.groupBy(tasks, ({ villa_id }) => villa_id);
  return arrivals.flatMap((arrival) => {
    const missing = (tasksOf.get(arrival.villa_id) ?? [])
      .filter((task) => task.stands && blocksArrival(task, day))
      .map(({ kind, title }) => title ?? TASK_LABELS[kind]);
    return missing.length > 0 ? [{ ...arrival, missing }] : [];
  });
}
