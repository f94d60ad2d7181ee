import { type HouseTask, LATE_DAYS } from '#domain/house-tasks/schema.ts';
import { completionOf } from '#domain/house-tasks/state.ts';
import { addDays, type Day } from '#domain/values/dates.ts';
import type { Database } from '#worker/platform/database/database.ts';
import type { Asked, Page } from './asked-tasks.ts';
import { pageOfTasks, selectTasks, type TaskRow } from './task-queries.ts';

/**
 * The tasks of some days: planned for them, or overdue today when today is given as `late`. One
 * trip.
 */
export async function readDueTasks(
  db: Database,
  asked: Omit<Asked, 'late'>,
  today: Day,
  page: Page,
): Promise<{ items: HouseTask[]; total: number }> {
  const { rows, total } = pageOfTasks(await selectTasks(db, withLate(asked, today), page));
  return { items: rows.map(toTask), total };
}

/** Overdue tasks are listed with today. */
export function withLate(asked: Omit<Asked, 'late'>, today: Day): Asked {
  const { from, to } = asked.days;
  const lateFrom = addDays(today, -LATE_DAYS);
  const hasToday = from <= today && today <= to;
  return { ...asked, late: hasToday ? { today, from: lateFrom < from ? lateFrom : from } : null };
}

/** A task with what people added to it. */
export function toTask(row: TaskRow): HouseTask {
  const { completions, noted, photos, assignee } = row;
  const { done, before } = completionOf({ from: row.fromDay }, completions);
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
    note: noted?.note ?? row.note,
    checked: noted?.checked ?? [],
    photos,
    assignee,
    done: done && { on: done.done_on, at: done.at, by: done.by },
    done_before: before?.done_on ?? null,
    stands: row.stands === 1,
  };
}

/** Our guests by name, another seller's guests by the seller. */
function guestsOf({ guestId, customerName, source, checkIn, checkOut }: TaskRow) {
  if (guestId === null || checkIn === null || checkOut === null)
    return { stay: null, other_seller: null };
  const days = { checkin: checkIn, checkout: checkOut };
  return {
    stay: customerName === null ? null : { id: guestId, customer_name: customerName, ...days },
    other_seller: source === null ? null : { source, ...days },
  };
}
