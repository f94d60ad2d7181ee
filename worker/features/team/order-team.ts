import { conflict } from '#domain/errors.ts';
import { teamMembers } from '#drizzle/schema/content.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { newOrder } from '../../platform/new-order.ts';

/** @throws `STALE_ORDER` (409) when `ids` are not exactly the people of now */
export async function orderTeam(
  { db, clock }: Deps,
  ids: readonly number[],
  actor: Actor,
): Promise<void> {
  const now = clock.now();
  await db.write([
    ...newOrder(ids, {
      table: teamMembers,
      id: teamMembers.id,
      order: teamMembers.displayOrder,
      now,
      otherwise: () => conflict('STALE_ORDER'),
    }),
    audit(db, actor, now, {
      action: 'team_member.order',
      entity: 'team_list',
      entityId: 'order',
      after: { ids },
    }),
  ]);
}
