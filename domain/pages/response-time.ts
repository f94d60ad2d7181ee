import * as z from 'zod';

/**
 * GET /v1/website/responsetime: how soon requests of last month were answered by a person. An
 * unanswered request counts as the slowest, so that the median cannot be polished by silence.
 */
export const ResponseTime = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  requests: z.int(),
  answered: z.int(),
  /** Half of all requests were answered within so many minutes; null where fewer than half were. */
  medianMinutes: z.int().nullable(),
});
export type ResponseTime = z.infer<typeof ResponseTime>;

/** Fewer say nothing about an agency. */
const MIN_REQUESTS = 5;

/** `minutes` until each request was answered, null for one that never was; null for too few. */
export function responseTimeOf(
  month: string,
  minutes: readonly (number | null)[],
): ResponseTime | null {
  if (minutes.length < MIN_REQUESTS) return null;
  const answered = minutes.filter((one) => one !== null).toSorted((a, b) => a - b);
  const median = answered[Math.ceil(minutes.length / 2) - 1];
  return {
    month,
    requests: minutes.length,
    answered: answered.length,
    medianMinutes: median === undefined ? null : Math.max(1, Math.round(median)),
  };
}
