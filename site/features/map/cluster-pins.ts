/** An item on the map, in pixels of the visible part. */
type Placed<Item> = { item: Item; x: number; y: number };

/** Pins that would overlap, at their common centre. */
export type Cluster<Item> = { items: Item[]; x: number; y: number };

/** Groups all pins; no two clusters are closer than `reach` pixels. */
export function clusterPins<Item>(
  pins: readonly Placed<Item>[],
  reach: { x: number; y: number },
): Cluster<Item>[] {
  let clusters: Cluster<Item>[] = pins.map(({ item, x, y }) => ({ items: [item], x, y }));
  // A merged cluster moves, and may then overlap a third.
  for (let before = -1; before !== clusters.length;) {
    before = clusters.length;
    clusters = joinNear(clusters, reach);
  }
  return clusters;
}

function joinNear<Item>(
  clusters: readonly Cluster<Item>[],
  reach: { x: number; y: number },
): Cluster<Item>[] {
  const joined: Cluster<Item>[] = [];
  for (const { items, x, y } of clusters) {
    const near = joined.find(
      (one) => Math.abs(one.x - x) < reach.x && Math.abs(one.y - y) < reach.y,
    );
    if (near === undefined) {
      joined.push({ items: [...items], x, y });
      continue;
    }
    const share = items.length / (near.items.length + items.length);
    near.x += (x - near.x) * share;
    near.y += (y - near.y) * share;
    near.items.push(...items);
  }
  return joined;
}
