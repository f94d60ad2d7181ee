import { faqEntries } from '#drizzle/schema/content.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { saveOrder } from '#worker/platform/database/new-order.ts';

/** @throws `STALE_ORDER` (409) when `ids` are not exactly the current questions */
export const orderFaq = (deps: Deps, ids: readonly number[], actor: Actor): Promise<void> =>
  saveOrder(deps, ids, actor, {
    table: faqEntries,
    id: faqEntries.id,
    order: faqEntries.displayOrder,
    action: 'faq.order',
    entity: 'faq_list',
  });
