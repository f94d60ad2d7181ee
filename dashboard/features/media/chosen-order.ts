/**
 * The pictures `ids` of a villa with those of `arrived` in the order in which they were chosen:
 * they exchange positions among themselves, and others keep theirs. Null when nothing has to move.
 */
export function inChosenOrder(ids: readonly number[], arrived: readonly number[]): number[] | null {
  const chosen = arrived.filter((id) => ids.includes(id));
  const left = [...chosen];
  const ordered = ids.map((id) => (chosen.includes(id) ? (left.shift() ?? id) : id));
  return ordered.every((id, at) => id === ids[at]) ? null : ordered;
}
