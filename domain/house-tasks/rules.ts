import { z } from 'zod';

const nights = (min: number) =>
  z.int().min(min, `En az ${min} gece olmalı.`).max(60, 'En çok 60 gece olabilir.').nullable();

/** Which tasks follow from the stays of a house. Weekdays are 0 = Monday … 6 = Sunday. */
export const TaskRules = z.strictObject({
  /** Cleaning from the day of leaving on, before the next arrival. */
  cleaning: z.boolean(),
  /** Nights that a house stands empty before an arrival, from which on it is made ready anew. */
  freshen_after: nights(2),
  /** Somebody meets the guests on the day they come. */
  handover: z.boolean(),
  /** Weekdays of the pool; of houses that have one. */
  pool_days: z
    .array(z.int().min(0).max(6))
    .max(7)
    .refine((days) => new Set(days).size === days.length, 'Aynı gün iki kez seçilmiş.'),
  /** What guests of other sellers ask for is ours to do; false where the other seller does it. */
  others: z.boolean(),
  /** Nights from which a stay has its linen changed, once for every so many. */
  linen_from: nights(4),
});
export type TaskRules = z.infer<typeof TaskRules>;

/** Until an agency has said something else: pool on Tuesdays and Fridays, linen from ten nights. */
export const DEFAULT_TASK_RULES: TaskRules = {
  cleaning: true,
  freshen_after: 7,
  handover: true,
  others: true,
  pool_days: [1, 4],
  linen_from: 10,
};
