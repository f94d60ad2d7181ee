import { type FieldIssue, refused } from '#domain/errors.ts';
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
