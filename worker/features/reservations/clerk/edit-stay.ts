import { reservations } from '#drizzle/schema/reservations.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { staleVersion } from '#worker/platform/database/stale-version.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { beginWrite, type Write } from '#worker/platform/write.ts';
import { type DetailRow, getReservation } from '../detail/detail-queries.ts';

type Edit = {
  columns?: Partial<typeof reservations.$inferInsert>;
  steps: Parameters<Write['run']>[0];
};

/**
 * Writes what `edit` makes of a reservation that is still as its clerk saw it. Three trips.
 * @returns the updated reservation. @throws `STALE_VERSION` (409) naming who saved in between,
 * `NOT_FOUND`, and what `edit` refuses
 */
export async function editStay(
  deps: Deps,
  { id, version }: { id: string; version: number },
  actor: Actor,
  viewer: Viewer,
  edit: (current: DetailRow, write: Write) => Edit,
): Promise<DetailRow> {
  const current = await getReservation(deps.db, id, viewer);
  if (current.version !== version) throw await staleVersion(deps.db, 'reservation', id);
  const write = beginWrite(deps, actor);
  const { columns, steps } = edit(current, write);
  await write.run([
    write.updateOne(reservations, { id, version }, { ...columns, version: version + 1 }),
    steps,
  ]);
  return getReservation(deps.db, id, viewer);
}
