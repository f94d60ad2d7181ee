import { sql } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import type { VillaOrder } from '#domain/villas/admin-schema.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { instant } from '#worker/platform/clock.ts';
import { guard, step } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { listOrders } from '../save/write-queries.ts';

/**
 * Sets the positions of villas in the agency's order, all or none. @throws `NOT_FOUND` when one of
 * them is unknown.
 */
export async function orderVillas(
  deps: Deps,
  { items }: VillaOrder,
  actor: Actor,
): Promise<VillaOrder> {
  const known = await listOrders(
    deps.db,
    items.map((item) => item.id),
  );
  if (known.length < items.length) throw unknownVilla();
  const places = JSON.stringify(Object.fromEntries(items.map((item) => [item.id, item.order])));
  const write = beginWrite(deps, actor);
  await write.run([
    step(
      sql`update villas set updated_at = ${instant(deps.clock)},
        display_order = (select value from json_each(${places}) where key = villas.id || '')
        where id in (select cast(key as integer) from json_each(${places}))`,
    ),
    guard('villas.known', sql`changes() = ${items.length}`, unknownVilla),
    write.audit('villa.order', items.length === 1 ? String(items[0]?.id) : 'list', {
      before: { items: known },
      after: { items },
    }),
  ]);
  return { items };
}

const unknownVilla = () => notFound('Sıralanan villalardan biri artık yok. Listeyi yenileyin.');
