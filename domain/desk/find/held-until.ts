import type { NightRun } from '#domain/availability/admin-schema.ts';
import type { Day } from '#domain/values/dates.ts';

/**
 * The instant (ISO 8601 UTC) at which the nights [from, to) are free if none of the holds on them
 * becomes a stay; null when one of them is taken without an end, or none at all.
 */
export function heldUntil(
  runs: readonly Pick<NightRun, 'from' | 'to' | 'expires_at'>[],
  from: Day,
  to: Day,
): string | null {
  const ends = runs.filter((run) => run.from < to && run.to > from).map((run) => run.expires_at);
  if (ends.includes(null)) return null;
  return ends.toSorted().at(-1) ?? null;
}
