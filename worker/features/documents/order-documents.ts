import { documents } from '#drizzle/schema/content.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { saveOrder } from '#worker/platform/database/new-order.ts';

/** @throws `STALE_ORDER` (409) when `ids` are not exactly the current documents */
export const orderDocuments = (deps: Deps, ids: readonly number[], actor: Actor): Promise<void> =>
  saveOrder(deps, ids, actor, {
    table: documents,
    id: documents.id,
    order: documents.displayOrder,
    action: 'document.order',
    entity: 'document_list',
  });
