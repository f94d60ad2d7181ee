/**
 * The fields in which `edits` differs from `current`, before and after. For updates and their
 * audit.
 */
export function changedFields<Row extends object>(
  current: Row,
  edits: { [Key in keyof Row]?: Row[Key] | undefined },
): { before: Partial<Row>; after: Partial<Row>; any: boolean } {
  const before: Partial<Row> = {};
  const after: Partial<Row> = {};
  for (const key of Object.keys(edits) as (keyof Row)[]) {
    const next = edits[key];
    if (next === undefined || JSON.stringify(next) === JSON.stringify(current[key])) continue;
    before[key] = current[key];
    after[key] = next;
  }
  return { before, after, any: Object.keys(after).length > 0 };
}
