import type { HouseTask } from '#domain/house-tasks/schema.ts';
import { istanbulDay } from '#domain/values/dates.ts';
import type { Outgoing } from './outgoing-store.ts';

/** A task as the person left it, and whether part of that still waits to be sent. */
export type ShownTask = HouseTask & { isWaiting: boolean; waitingPhotos: number };

/** Tasks with waiting reports applied: what was completed stays completed, even offline. */
export function asDone(tasks: readonly HouseTask[], waiting: readonly Outgoing[]): ShownTask[] {
  return tasks.map((task) => {
    const mine = waiting.filter((item) => item.kind !== 'problem' && item.task === task.key);
    const waitingPhotos = mine.filter(({ kind }) => kind === 'photo').length;
    const found = mine.find((item) => item.kind === 'report');
    const isWaiting = mine.length > 0;
    if (found?.kind !== 'report') return { ...task, isWaiting, waitingPhotos };
    const { done, checked = task.checked, note = task.note } = found.report;
    const ticked = { on: istanbulDay(new Date(found.at)), at: found.at, by: 'Siz' };
    return {
      ...task,
      checked,
      note,
      done: done === undefined ? task.done : done ? (task.done ?? ticked) : null,
      isWaiting,
      waitingPhotos,
    };
  });
}
