import { must } from '../broken.ts';
import type { Promised } from '../world/memory.ts';
import type { World } from '../world/world.ts';
import type { Invariant } from './invariant.ts';

const NAME = 'every acknowledged write is there, and every unknown outcome is one by its key';

/** The column in which a row carries the key of the write that made it. */
const MARKED = { reservations: 'email', transactions: 'note', manual_blocks: 'note' } as const;

/**
 * An acknowledged write is in the database once and a refused one is not. A write without an answer
 * is there at most once, and whether it is there follows from a later answer to the same key.
 */
export const promises: Invariant = {
  name: NAME,
  check: (world, { changes }) => {
    for (const { table, after, before } of changes) {
      if (table !== 'reservations' && table !== 'transactions' && table !== 'manual_blocks')
        continue;
      const row = after ?? before;
      const promised = world.memory.promised.get(String(row?.[MARKED[table]]));
      if (promised !== undefined && after === null) compare(world, promised, 0);
    }
  },
  audit: (world) => {
    const counts = new Map<string, number>();
    for (const table of ['reservations', 'transactions', 'manual_blocks'] as const) {
      for (const row of world.mirror.all(table).values()) {
        // Guests who move have a second stay under the same address.
        if (row.continues_id) continue;
        const mark = String(row[MARKED[table]]);
        counts.set(mark, (counts.get(mark) ?? 0) + 1);
      }
    }
    for (const promised of world.memory.promised.values()) {
      compare(world, promised, counts.get(promised.mark) ?? 0);
    }
  },
};

function compare(_world: World, { state, mark, table }: Promised, count: number): void {
  const isRight =
    state === 'acknowledged' ? count === 1 : state === 'refused' ? count === 0 : count <= 1;
  must(NAME, isRight, () => `${mark}: ${state}, and ${count} times in ${table}`);
}
