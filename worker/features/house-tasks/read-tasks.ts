import { type HouseTask, LATE_DAYS } from '#domain/house-tasks/schema.ts';
import { completionOf } from '#domain/house-tasks/state.ts';
import { addDays, type Day } from '#domain/values/dates.ts';
import type { Database } from '../../platform/database/database.ts';
import { readAdded } from './queries.ts';
import { type Asked, type Page, readTaskRows, type TaskRow } from './task-queries.ts';
import { readAgencyRules } from './task-rules.ts';

/** So many that a day of any agency is whole: what one phone could never show. */
const WHOLE: Page = { order: 'house', skip: 0, take: 10_000 };

/**
 * What is to be done, or was, on one of some days: planned for it, or late on the day of today, which
 * lies outside of the days where nothing late is wanted. Three trips, whatever it shows.
 */
export async function readDueTasks(
  db: Database,
  { days, ...filter }: Omit<Asked, 'late'>,
  today: Day,
  page: Page = WHOLE,
): Promise<{ items: HouseTask[]; total: number }> {
  const agency = await readAgencyRules(db);
  const hasToday = days.from <= today && today <= days.to;
  const lateFrom = addDays(today, -LATE_DAYS);
  const late = hasToday ? { today, from: lateFrom < days.from ? lateFrom : days.from } : null;
  const { rows, total } = await readTaskRows(db, { days, late, ...filter }, page, agency);
  return { items: await present(db, rows), total };
}

/** Tasks with what people added to them. One trip. */
export async function present(db: Database, rows: readonly TaskRow[]): Promise<HouseTask[]> {
  if (rows.length === 0) return [];
  const added = await readAdded(
    db,
    rows.map(({ key }) => key),
  );
  const completions = Map.groupBy(added.completions, ({ task }) => task);
  const notes = new Map(added.notes.map((row) => [row.task, row]));
  const photos = Map.groupBy(added.photos, ({ task }) => task);
  const assignees = new Map(added.assignees.map(({ task, id, name }) => [task, { id, name }]));
  return rows.map((row) => {
    const { done, before } = completionOf({ from: row.fromDay }, completions.get(row.key) ?? []);
    return {
      key: row.key,
      kind: row.kind,
      villa_id: row.villaId,
      villa_name: row.villaName,
      town: row.town,
      day: row.day,
      from: row.fromDay,
      until: row.untilDay,
      ...guestsOf(row),
      title: row.title,
      before_arrival: row.beforeArrival === 1,
      note: notes.get(row.key)?.note ?? row.note,
      checked: notes.get(row.key)?.checked ?? [],
      photos: (photos.get(row.key) ?? []).map(({ id, at }) => ({ id, at })),
      assignee: assignees.get(row.key) ?? null,
      done: done && { on: done.done_on, at: done.at, by: done.by },
      done_before: before?.done_on ?? null,
      stands: row.stands === 1,
    };
  });
}

/** Guests of ours by name, those of another seller by whose they are. */
function guestsOf({ guestId, customerName, source, checkIn, checkOut }: TaskRow) {
  if (guestId === null || checkIn === null || checkOut === null)
    return { stay: null, other_seller: null };
  const days = { checkin: checkIn, checkout: checkOut };
  return {
    stay: customerName === null ? null : { id: guestId, customer_name: customerName, ...days },
    other_seller: source === null ? null : { source, ...days },
  };
}
