import { DomainError } from '#domain/errors.ts';
import { TASK_LABELS } from '#domain/house-tasks/kinds.ts';
import {
  type HouseTask,
  LIST_DAYS,
  MARKED_DAYS,
  READY_ARRIVALS,
  type TaskMark,
  type TaskQuery,
  type UnreadyHouse,
} from '#domain/house-tasks/schema.ts';
import { BLOCKING_KINDS, blocksArrival } from '#domain/house-tasks/state.ts';
import { addDays, type Day, nightsBetween } from '#domain/values/dates.ts';
import { today } from '#worker/platform/clock.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Page } from './asked-tasks.ts';
import { housesOf } from './derived-tasks.ts';
import { readArrivalsOf } from './queries.ts';
import { readDueTasks, withLate } from './read-tasks.ts';
import { type OpenTaskRow, readOpenTasks } from './task-queries.ts';

/** A page of the tasks of some days; when today is among them, overdue ones too. */
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
      houses: query.villa_id === undefined ? undefined : housesOf([query.villa_id]),
      kinds: query.kind && [query.kind],
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

/** More tasks than the houses that are checked can have. */
const MAX_ASKED: Page = { order: 'house', skip: 0, take: 20 * READY_ARRIVALS };

/**
 * Today's arrivals, including other sellers', that would find open tasks: the first ones by region,
 * and how many more were not checked. Two trips.
 */
export async function listUnready({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<{ items: UnreadyHouse[]; unseen: number }> {
  const day = today(clock);
  const { arrivals, total } = await readArrivalsOf(db, day, READY_ARRIVALS);
  const houses = housesOf(arrivals.map(({ villa_id }) => villa_id));
  const asked = withLate({ days: { from: day, to: day }, houses, kinds: BLOCKING_KINDS }, day);
  const tasks = await readOpenTasks(db, asked, MAX_ASKED);
  const tasksOf = Map.groupBy(tasks, ({ villaId }) => villaId);
  const items = arrivals.flatMap((row) => {
    const { total: _, ...arrival } = row;
    const missing = (tasksOf.get(arrival.villa_id) ?? [])
      .filter((task) => blocks(task, day))
      .map(({ kind, title }) => title ?? TASK_LABELS[kind]);
    return missing.length > 0 ? [{ ...arrival, missing }] : [];
  });
  return { items, unseen: total - arrivals.length };
}

/** More open tasks than a calendar of a hundred houses and a month can show. */
const MAX_MARKED: Page = { order: 'day', skip: 0, take: 5_000 };

/** Open tasks of some houses in the coming days, as marks for the calendar. Three trips. */
export async function listMarks(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  villaIds: readonly number[],
): Promise<TaskMark[]> {
  const day = today(clock);
  const days = { from: day, to: addDays(day, MARKED_DAYS - 1) };
  const asked = withLate({ days, houses: housesOf(villaIds) }, day);
  const open = await readOpenTasks(db, asked, MAX_MARKED);
  const onDay = ({ day: planned }: OpenTaskRow) => (planned < day ? day : planned);
  return [...Map.groupBy(open, (task) => `${task.villaId}.${onDay(task)}`).values()].flatMap(
    (tasks) => {
      const [first] = tasks;
      if (first === undefined) return [];
      return {
        villa_id: first.villaId,
        day: onDay(first),
        open: tasks.map(({ kind, title }) => title ?? TASK_LABELS[kind]),
        unready: tasks.some((task) => blocks(task, day)),
      };
    },
  );
}

const blocks = ({ kind, day, untilDay, beforeArrival }: OpenTaskRow, arrival: Day): boolean =>
  blocksArrival(
    { kind, day, until: untilDay, before_arrival: beforeArrival === 1, done: null },
    arrival,
  );
