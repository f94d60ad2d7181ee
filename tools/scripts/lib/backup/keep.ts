const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Recent backups are all kept, then the last of each hour, then of each day; older ones are
 * deleted.
 */
const RULES = [
  { untilMs: 2 * HOUR_MS, everyMs: 0 },
  { untilMs: 2 * DAY_MS, everyMs: HOUR_MS },
  { untilMs: 30 * DAY_MS, everyMs: DAY_MS },
] as const;

/** Which of `moments` (ISO 8601 UTC) are kept at `now`; the newest always is. */
export function chooseKept(moments: readonly string[], now: Date): Set<string> {
  const kept = new Set<string>();
  const taken = new Set<string>();
  for (const moment of moments.toSorted().toReversed()) {
    const at = Date.parse(moment);
    const rule = RULES.find(({ untilMs }) => now.getTime() - at <= untilMs);
    if (kept.size === 0) kept.add(moment);
    if (rule === undefined) continue;
    const slot = rule.everyMs === 0 ? moment : `${rule.everyMs}:${Math.floor(at / rule.everyMs)}`;
    if (!taken.has(slot)) kept.add(moment);
    taken.add(slot);
  }
  return kept;
}
