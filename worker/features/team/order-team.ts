import { teamMembers } from '#drizzle/schema/content.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { saveOrder } from '#worker/platform/database/new-order.ts';

/** @throws `STALE_ORDER` (409) when `ids` are not exactly the current members */
export const orderTeam = (deps: Deps, ids: readonly number[], actor: Actor): Promise<void> =>
  saveOrder(deps, ids, actor, {
    table: teamMembers,
    id: teamMembers.id,
    order: teamMembers.displayOrder,
    action: 'team_member.order',
    entity: 'team_list',
  });
