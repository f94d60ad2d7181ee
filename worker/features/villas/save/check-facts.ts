import { type FieldIssue, refused } from '#domain/errors.ts';
import type { Day } from '#domain/values/dates.ts';
import { type CapacityFacts, listCapacityIssues } from '#domain/villas/capacity-rule.ts';

/** @throws `CAPACITY_RULE` (422) with the field and the allowed number. */
export function checkCapacity(villa: CapacityFacts): void {
  const issues = listCapacityIssues(villa);
  if (issues.length > 0) throw refused('CAPACITY_RULE', issues[0]?.message, issues);
}

/** @throws `VALIDATION` (422) when only one coordinate is given. */
export function checkLocation(villa: {
  latitude?: number | null;
  longitude?: number | null;
}): void {
  const [latitude, longitude] = [villa.latitude ?? null, villa.longitude ?? null];
  if ((latitude === null) === (longitude === null)) return;
  const missing = latitude === null ? 'facts.latitude' : 'facts.longitude';
  const issue: FieldIssue = { path: missing, message: 'Enlem ve boylamı birlikte yazın.' };
  throw refused('VALIDATION', issue.message, [issue]);
}

/** @throws `VALIDATION` (422) for an owner whose first arrival is after `today` (decision 0082). */
export function checkOwnerSince(since: Day | null | undefined, today: Day): void {
  if (!since || since <= today) return;
  const message = 'Bugünden sonra olamaz; devri o gün kaydedin.';
  throw refused('VALIDATION', message, [{ path: 'facts.owner_since', message }]);
}

/** @throws `VALIDATION` (422) for a house seen after `today`. */
export function checkInspected(on: Day | null | undefined, today: Day): void {
  if (!on || on <= today) return;
  const message = 'Evin görüldüğü gün bugünden sonra olamaz.';
  throw refused('VALIDATION', message, [{ path: 'texts.inspectedOn', message }]);
}
