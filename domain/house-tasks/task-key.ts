import { isDay } from '../values/dates.ts';
import { TASK_KINDS, type TaskKind } from './kinds.ts';

/**
 * A task by what it is, and not by a row: `cleaning.12.<stay>`, `linen.12.<stay>.2`,
 * `pool.12.2026-07-04`, `maintenance.12.<id>`. What people add hangs on it, so that a task keeps it
 * wherever its stay moves to in time, and leaves it behind with another house.
 */
export type TaskKey = string;

export const taskKey = (kind: TaskKind, villaId: number, ref: string): TaskKey =>
  `${kind}.${villaId}.${ref}`;

export type ParsedKey = {
  kind: TaskKind;
  villaId: number;
  ref: string;
  /** The stay it follows from; null of a pool's day and of maintenance. */
  stayId: string | null;
};

const KEY = /^([a-z]{4,11})\.([1-9]\d{0,8})\.([\w-]{1,40}(?:\.\d{1,2})?)$/;

/** What a key says; null for what is none. */
export function parseTaskKey(key: string): ParsedKey | null {
  const [, word, villa, ref = ''] = KEY.exec(key) ?? [];
  const kind = TASK_KINDS.find((one) => one === word);
  if (kind === undefined) return null;
  const isOfStay = kind !== 'pool' && kind !== 'maintenance';
  if (kind === 'pool' && !isDay(ref)) return null;
  const stayId = isOfStay ? (ref.split('.')[0] ?? null) : null;
  return { kind, villaId: Number(villa), ref, stayId };
}
