import { eq } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import { teamMembers } from '#drizzle/schema/content.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, step } from '#worker/platform/database/write-batch.ts';
import { removeUnusedPictures } from '#worker/features/media/storage/remove-unused.ts';
import { getMemberRow } from './queries.ts';

/** Deletes a team member with the picture. @throws `NOT_FOUND` */
export async function deleteTeamMember(deps: Deps, id: number, actor: Actor): Promise<void> {
  const { id: _, ...before } = await getMemberRow(deps.db, id);
  await deps.db.write([
    step(build.delete(teamMembers).where(eq(teamMembers.id, id))),
    changedOne('team_member.there', () => notFound('Böyle bir ekip üyesi yok.')),
    audit(actor, deps.clock.now(), {
      action: 'team_member.delete',
      entity: 'team_member',
      entityId: String(id),
      before,
    }),
  ]);
  await removeUnusedPictures(deps, [before.image]);
}
