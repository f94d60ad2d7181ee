/** Something that stands on the map, in pixels of what is shown. */
export type Placed<Item> = { item: Item; x: number; y: number };

/** Pins so near to each other that they would lie over one another, at their middle. */
export type Cluster<Item> = { items: Item[]; x: number; y: number };

/** Every pin in one cluster; no two clusters begin closer than `reach` pixels. */
export function clusterPins<Item>(
  pins: readonly Placed<Item>[],
  reach: { x: number; y: number },
): Cluster<Item>[] {
  const clusters: { first: Placed<Item>; members: Placed<Item>[] }[] = [];
  for (const pin of pins) {
    const near = clusters.find(
      ({ first }) => Math.abs(first.x - pin.x) < reach.x && Math.abs(first.y - pin.y) < reach.y,
    );
    if (near) near.members.push(pin);
    else clusters.push({ first: pin, members: [pin] });
  }
  return clusters.map(({ members }) => ({
    items: members.map(({ item }) => item),
    x: members.reduce((sum, { x }) => sum + x, 0) / members.length,
    y: members.reduce((sum, { y }) => sum + y, 0) / members.length,
  }));
}
