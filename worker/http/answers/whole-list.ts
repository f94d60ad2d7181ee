/** A list that is returned completely, in the envelope of every list. */
export function wholeList<Item>(items: Item[]) {
  return { items, total: items.length, skip: 0, take: items.length };
}
