import * as z from 'zod';

const nights = (min: number) =>
  z.int().min(min, `En az ${min} gece olmalı.`).max(60, 'En çok 60 gece olabilir.').nullable();

/** Which tasks are derived from the stays of a house. Weekdays are 0 = Monday … 6 = Sunday. */
export const TaskRules = z.strictObject({
  /** Cleaning is due from the day of departure and before the next arrival. */
  cleaning: z.boolean(),
  /** A house that stood empty for at least this many nights is freshened up before an arrival. */
  freshen_after: nights(2),
  /** Somebody welcomes the guests on the day of arrival. */
  handover: z.boolean(),
  /** Weekdays of pool maintenance, for houses with a pool. */
  pool_days: z
    .array(z.int().min(0).max(6))
    .max(7)
    .refine((days) => new Set(days).size === days.length, 'Aynı gün iki kez seçilmiş.'),
  /**
   * Whether tasks are also derived from other sellers' guests; false when the other seller takes
   * care of them.
   */
  others: z.boolean(),
  /** Linen is changed once for every so many nights of a stay. */
  linen_from: nights(4),
});
export type TaskRules = z.infer<typeof TaskRules>;

/** Rules until the agency sets its own: pool on Tuesdays and Fridays, linen every ten nights. */
export const DEFAULT_TASK_RULES: TaskRules = {
  cleaning: true,
  freshen_after: 7,
  handover: true,
  others: true,
  pool_days: [1, 4],
  linen_from: 10,
};
