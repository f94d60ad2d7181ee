import { conflict } from '#domain/errors.ts';
import { faqEntries } from '#drizzle/schema/content.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { newOrder } from '../../platform/new-order.ts';

/** @throws `STALE_ORDER` (409) when `ids` are not exactly the questions of now */
export async function orderFaq(
  { db, clock }: Deps,
  ids: readonly number[],
  actor: Actor,
): Promise<void> {
  const now = clock.now();
  await db.write([
    ...newOrder(ids, {
      table: faqEntries,
      id: faqEntries.id,
      order: faqEntries.displayOrder,
      now,
      otherwise: () => conflict('STALE_ORDER'),
    }),
    audit(db, actor, now, {
      action: 'faq.order',
      entity: 'faq_list',
      entityId: 'order',
      after: { ids },
    }),
  ]);
}
