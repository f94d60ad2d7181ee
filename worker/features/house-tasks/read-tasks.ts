import { type DaySpan, type DerivedTask, deriveTasks } from '#domain/house-tasks/derive.ts';
import type { TaskRules } from '#domain/house-tasks/rules.ts';
import { type HouseTask, LATE_DAYS, TICK_DAYS } from '#domain/house-tasks/schema.ts';
import { completionOf, isDueOn } from '#domain/house-tasks/state.ts';
import { parseTaskKey, taskKey } from '#domain/house-tasks/task-key.ts';
import { addDays, type Day, istanbulDay } from '#domain/values/dates.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Added, type Ground, groundSpan, readAdded, readGround } from './queries.ts';
import { agencyRules } from './task-rules.ts';

/** A task before what people added is known. */
type Bare = DerivedTask & {
  title: string | null;
  text: string;
  beforeArrival: boolean;
  stands: boolean;
};

type House = Ground['houses'][number];
type Stay = Ground['stays'][number];

/**
 * The tasks that are planned for a span, and the work that was done in it for stays that are off or
 * elsewhere by now; of all houses or of some, by region as one drives. Two trips.
 */
export async function readTasks(
  db: Database,
  span: DaySpan,
  villaIds?: readonly number[],
): Promise<HouseTask[]> {
  const ground = await readGround(db, span, villaIds);
  const staysOf = Map.groupBy(ground.stays, (stay) => stay.villaId);
  const agency = agencyRules(ground.agency);
  const derived = ground.houses.flatMap((house) =>
    tasksOfHouse(house, staysOf.get(house.id) ?? [], agency, span),
  );
  const standing = new Set(derived.map(({ key }) => key));
  const worked = new Set(ground.work.map(({ task }) => task));
  const bare = [
    ...derived.filter(({ key, day }) => worked.has(key) || (span.from <= day && day <= span.to)),
    ...ground.maintenance.map(ofMaintenance),
    ...ground.work.flatMap((work) => (standing.has(work.task) ? [] : ofPastWork(work))),
  ];
  const added = await readAdded(db, [...new Set(bare.map(({ key }) => key))]);
  return present(bare, ground, added);
}

/**
 * What is to be done, or was, on one of some days: planned for it, or late on the day of today.
 * `today` lies outside of the days where nothing late is wanted.
 */
export async function readDueTasks(
  db: Database,
  days: DaySpan,
  today: Day,
  villaIds?: readonly number[],
): Promise<HouseTask[]> {
  const hasToday = days.from <= today && today <= days.to;
  const from = hasToday ? addDays(today, -LATE_DAYS) : days.from;
  const tasks = await readTasks(
    db,
    { from: from < days.from ? from : days.from, to: days.to },
    villaIds,
  );
  return tasks.filter(
    (task) =>
      (task.day >= days.from && task.day <= days.to) ||
      (task.done === null
        ? hasToday && isDueOn(task, today)
        : task.done.on >= days.from && task.done.on <= days.to),
  );
}

function tasksOfHouse(house: House, stays: Stay[], agency: TaskRules, span: DaySpan): Bare[] {
  const rules = house.rules ?? agency;
  // Nobody swims where nobody can book.
  const hasPool = house.hasPool === 1 && house.active;
  const villaId = house.id;
  // Months of pool days in every house would be all the work there is: of a pool only the days of the
  // span count, and those before it that can still be ticked.
  const poolSpan = { from: addDays(span.from, -TICK_DAYS), to: span.to };
  const tasks = [
    ...deriveTasks({ villaId, hasPool: false, rules, stays }, groundSpan(span)),
    ...deriveTasks({ villaId, hasPool, rules, stays: [] }, poolSpan),
  ];
  return tasks.map((task) => ({
    ...task,
    title: null,
    text: '',
    beforeArrival: false,
    stands: true,
  }));
}

const ofMaintenance = (row: Ground['maintenance'][number]): Bare => ({
  key: taskKey('maintenance', row.villaId, row.id),
  kind: 'maintenance',
  villaId: row.villaId,
  stayId: row.stayId,
  day: row.day,
  // Reported and mended while the line was gone.
  from: addDays(istanbulDay(new Date(row.createdAt)), -TICK_DAYS),
  until: null,
  title: row.title,
  text: row.note,
  beforeArrival: row.beforeArrival,
  stands: true,
});

/** Work whose task is no more: it was done all the same. */
function ofPastWork({ task, villaId, stayId, doneOn }: Ground['work'][number]): Bare[] {
  const parsed = parseTaskKey(task);
  // A pool's day without its rule, and maintenance, say nothing of stays.
  if (parsed === null || parsed.stayId === null) return [];
  const { kind } = parsed;
  const rest = { title: null, text: '', beforeArrival: false, stands: false };
  return [{ key: task, kind, villaId, stayId, day: doneOn, from: doneOn, until: doneOn, ...rest }];
}

function present(bare: Bare[], { houses, stays }: Ground, added: Added): HouseTask[] {
  const houseOf = new Map(houses.map((house, place) => [house.id, { house, place }]));
  const stayOf = new Map(stays.map((stay) => [stay.id, stay]));
  const completions = Map.groupBy(added.completions, ({ task }) => task);
  const notes = new Map(added.notes.map((row) => [row.task, row]));
  const photos = Map.groupBy(added.photos, ({ task }) => task);
  const assignees = new Map(added.assignees.map(({ task, id, name }) => [task, { id, name }]));
  return bare
    .flatMap((task) => {
      const place = houseOf.get(task.villaId);
      return place === undefined ? [] : [{ task, ...place }];
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ task, house }) => {
      const { done, before } = completionOf(task, completions.get(task.key) ?? []);
      const stay = task.stayId === null ? undefined : stayOf.get(task.stayId);
      return {
        key: task.key,
        kind: task.kind,
        villa_id: house.id,
        villa_name: house.name,
        town: house.town,
        day: task.day,
        from: task.from,
        until: task.until,
        stay:
          stay === undefined
            ? null
            : {
                id: stay.id,
                customer_name: stay.customerName,
                checkin: stay.checkIn,
                checkout: stay.checkOut,
              },
        title: task.title,
        before_arrival: task.beforeArrival,
        note: notes.get(task.key)?.note ?? task.text,
        checked: notes.get(task.key)?.checked ?? [],
        photos: (photos.get(task.key) ?? []).map(({ id, at }) => ({ id, at })),
        assignee: assignees.get(task.key) ?? null,
        done: done && { on: done.done_on, at: done.at, by: done.by },
        done_before: before?.done_on ?? null,
        stands: task.stands,
      } satisfies HouseTask;
    });
}
