import { addDays, type Day, eachNight, nightsBetween, weekday } from '../values/dates.ts';
import type { TaskKind } from './kinds.ts';
import type { TaskRules } from './rules.ts';
import { type TaskKey, taskKey } from './task-key.ts';

/** A stay that stands, as far as the house cares. */
export type HouseStay = { id: string; checkIn: Day; checkOut: Day };

/** A house with its stays in the order of their arrival. */
export type House = {
  villaId: number;
  hasPool: boolean;
  rules: TaskRules;
  stays: readonly HouseStay[];
};

/** What is to be done. It is never stored: it follows from stays, rules and days alone. */
export type DerivedTask = {
  key: TaskKey;
  kind: TaskKind;
  villaId: number;
  stayId: string | null;
  /** The day it is planned for. */
  day: Day;
  /** The first day on which doing it counts; what was done before, was done for other dates. */
  from: Day;
  /** The last day on which it makes sense; null while nothing ends it. */
  until: Day | null;
};

/** First and last day. */
export type DaySpan = { from: Day; to: Day };

/** Days before an arrival from which on a house may be made ready. */
const FRESHEN_AHEAD = 1;

/**
 * The tasks of a house that are planned for a span of days, by day. `stays` must hold those that touch
 * the span, the last one before and the first one after it; without one before, the house stood empty.
 */
export function deriveTasks(house: House, span: DaySpan): DerivedTask[] {
  const tasks = [
    ...house.stays.flatMap((stay, nth) => ofStay(house, stay, nth)),
    ...pool(house, span),
  ];
  return tasks
    .filter(({ day }) => span.from <= day && day <= span.to)
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

function ofStay({ villaId, rules, stays }: House, stay: HouseStay, nth: number): DerivedTask[] {
  const { id, checkIn, checkOut } = stay;
  const before = stays[nth - 1];
  const after = stays[nth + 1];
  const base = { villaId, stayId: id };
  const emptyFrom = before?.checkOut;
  const stoodEmpty =
    rules.freshen_after !== null &&
    (emptyFrom === undefined || nightsBetween(emptyFrom, checkIn) >= rules.freshen_after);
  const tasks: DerivedTask[] = [];
  if (stoodEmpty) {
    tasks.push({
      ...base,
      kind: 'freshening',
      key: taskKey('freshening', villaId, id),
      day: checkIn,
      from: addDays(checkIn, -FRESHEN_AHEAD),
      until: checkIn,
    });
  }
  if (rules.handover) {
    const key = taskKey('handover', villaId, id);
    tasks.push({ ...base, kind: 'handover', key, day: checkIn, from: checkIn, until: checkIn });
  }
  if (rules.cleaning) {
    const key = taskKey('cleaning', villaId, id);
    const until = after?.checkIn ?? null;
    tasks.push({ ...base, kind: 'cleaning', key, day: checkOut, from: checkOut, until });
  }
  return [...tasks, ...linen(villaId, stay, rules.linen_from)];
}

/** One change for every `every` nights, spread evenly: ten nights have it after five. */
function linen(villaId: number, { id, checkIn, checkOut }: HouseStay, every: number | null) {
  if (every === null) return [];
  const nights = nightsBetween(checkIn, checkOut);
  const times = Math.floor(nights / every);
  const dayOf = (nth: number) => addDays(checkIn, Math.floor((nth * nights) / (times + 1)));
  return Array.from({ length: times }, (_, i): DerivedTask => {
    const nth = i + 1;
    return {
      key: taskKey('linen', villaId, nth === 1 ? id : `${id}.${nth}`),
      kind: 'linen',
      villaId,
      stayId: id,
      day: dayOf(nth),
      // A stay that grows by a night moves its middle; the beds of this stay are made nevertheless.
      from: nth === 1 ? checkIn : addDays(dayOf(nth - 1), 1),
      until: addDays(nth === times ? checkOut : dayOf(nth + 1), -1),
    };
  });
}

function pool({ villaId, hasPool, rules }: House, { from, to }: DaySpan): DerivedTask[] {
  if (!hasPool || rules.pool_days.length === 0) return [];
  return eachNight(from, addDays(to, 1))
    .filter((day) => rules.pool_days.includes(weekday(day)))
    .map((day) => ({
      key: taskKey('pool', villaId, day),
      kind: 'pool',
      villaId,
      stayId: null,
      day,
      from: day,
      // The next time makes up for one that was left out.
      until: day,
    }));
}
