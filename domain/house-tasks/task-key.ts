import { isDay } from '#domain/values/dates.ts';
import { TASK_KINDS, type TaskKind } from './kinds.ts';
import type { VillaId } from '#domain/values/ids.ts';

/**
 * Identifies a task by what it is and not by a row: `cleaning.12.<stay>`, `linen.12.<stay>.2`,
 * `pool.12.2026-07-04`, `maintenance.12.<id>`. Notes and completions refer to this key, so a task
 * keeps them when its stay moves to other dates, and loses them when the stay moves to another
 * house.
 */
export type TaskKey = string;

export const taskKey = (kind: TaskKind, villaId: VillaId, ref: string): TaskKey =>
  `${kind}.${villaId}.${ref}`;

export type ParsedKey = {
  kind: TaskKind;
  villaId: VillaId;
  ref: string;
  /** The stay it follows from; null of a pool's day and of maintenance. */
  stayId: string | null;
};

const KEY = /^([a-z]{4,11})\.([1-9]\d{0,8})\.([\w-]{1,40}(?:\.\d{1,2})?)$/;

/** The parts of a key; null for a text that is not a task key. */
export function parseTaskKey(key: string): ParsedKey | null {
  const [, word, villa, ref = ''] = KEY.exec(key) ?? [];
  const kind = TASK_KINDS.find((one) => one === word);
  if (kind === undefined) return null;
  const isOfStay = kind !== 'pool' && kind !== 'maintenance';
  if (kind === 'pool' && !isDay(ref)) return null;
  const stayId = isOfStay ? (ref.split('.')[0] ?? null) : null;
  return { kind, villaId: Number(villa), ref, stayId };
}
