import { conflict } from '#domain/errors.ts';
import { documents } from '#drizzle/schema/content.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { newOrder } from '../../platform/new-order.ts';

/** @throws `STALE_ORDER` (409) when `ids` are not exactly the documents of now */
export async function orderDocuments(
  { db, clock }: Deps,
  ids: readonly number[],
  actor: Actor,
): Promise<void> {
  const now = clock.now();
  await db.write([
    ...newOrder(ids, {
      table: documents,
      id: documents.id,
      order: documents.displayOrder,
      now,
      otherwise: () => conflict('STALE_ORDER'),
    }),
    audit(db, actor, now, {
      action: 'document.order',
      entity: 'document_list',
      entityId: 'order',
      after: { ids },
    }),
  ]);
}
