import { DomainError } from '#domain/errors.ts';
import { TASK_LABELS } from '#domain/house-tasks/kinds.ts';
import {
  type HouseTask,
  LIST_DAYS,
  MARKED_DAYS,
  type TaskMark,
  type TaskQuery,
  type UnreadyHouse,
} from '#domain/house-tasks/schema.ts';
import { blocksArrival } from '#domain/house-tasks/state.ts';
import { addDays, nightsBetween } from '#domain/values/dates.ts';
import { today } from '#worker/platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { readArrivalsOf } from './queries.ts';
import { readDueTasks } from './read-tasks.ts';
import type { Page } from './task-queries.ts';

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
  const { skip, take } = query;
  return readDueTasks(
    db,
    {
      days: { from, to },
      villaIds: query.villa_id === undefined ? undefined : [query.villa_id],
      kind: query.kind,
      isDone: query.state && query.state === 'done',
      assignee: query.mine && userId,
    },
    day,
    { order: 'day', skip, take },
  );
}

function wrongSpan(): DomainError {
  const message = `En çok ${LIST_DAYS} günlük bir aralık seçin; ilk gün önce gelsin.`;
  return new DomainError('malformed', 'VALIDATION', {
    message,
    issues: [{ path: 'date2', message }],
  });
}

/** Today's arrivals, other sellers' too, that would find something undone. Four trips. */
export async function listUnready({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<UnreadyHouse[]> {
  const day = today(clock);
  const arrivals = await readArrivalsOf(db, day);
  const houses = arrivals.map(({ villa_id }) => villa_id);
  const tasks = await readDueTasks(db, { days: { from: day, to: day }, villaIds: houses }, day);
  const tasksOf = Map.groupBy(tasks.items, ({ villa_id }) => villa_id);
  return arrivals.flatMap((arrival) => {
    const missing = (tasksOf.get(arrival.villa_id) ?? [])
      .filter((task) => task.stands && blocksArrival(task, day))
      .map(({ kind, title }) => title ?? TASK_LABELS[kind]);
    return missing.length > 0 ? [{ ...arrival, missing }] : [];
  });
}

/** So many open tasks of a hundred houses in a month that no calendar shows more. */
const MOST_MARKED: Page = { order: 'day', skip: 0, take: 5_000 };

/** What is open in some houses in the coming days, as the calendar marks it. Three trips. */
export async function listMarks(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  villaIds: readonly number[],
): Promise<TaskMark[]> {
  const day = today(clock);
  const days = { from: day, to: addDays(day, MARKED_DAYS - 1) };
  const asked = { days, villaIds, isDone: false };
  const { items } = await readDueTasks(db, asked, day, MOST_MARKED);
  const onDay = ({ day: planned }: HouseTask) => (planned < day ? day : planned);
  return [...Map.groupBy(items, (task) => `${task.villa_id}.${onDay(task)}`).values()].flatMap(
    (tasks) => {
      const [first] = tasks;
      if (first === undefined) return [];
      return {
        villa_id: first.villa_id,
        day: onDay(first),
        open: tasks.map(({ kind, title }) => title ?? TASK_LABELS[kind]),
        unready: tasks.some((task) => blocksArrival(task, day)),
      };
    },
  );
}
