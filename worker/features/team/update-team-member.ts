import { eq } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import type { AdminTeamMember, TeamMemberUpdate } from '#domain/team/schema.ts';
import { teamMembers } from '#drizzle/schema/content.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { changedFields } from '#worker/platform/database/changed-fields.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, step } from '#worker/platform/database/write-batch.ts';
import { removeUnusedPictures } from '#worker/features/media/storage/remove-unused.ts';
import { requirePicture } from '#worker/features/media/storage/require-picture.ts';
import { getMemberRow } from './queries.ts';

/** Updates a team member, or only their visibility. @throws `NOT_FOUND`, `UNKNOWN_CHOICE` (422) */
export async function updateTeamMember(
  deps: Deps,
  id: number,
  input: TeamMemberUpdate,
  actor: Actor,
): Promise<AdminTeamMember> {
  const current = await getMemberRow(deps.db, id);
  const { before, after } = changedFields(current, input);
  if (after.image) await requirePicture(deps, after.image);
  const { db, clock } = deps;
  const now = clock.now();
  await db.write([
    step(
      build
        .update(teamMembers)
        .set({ ...input, updatedAt: now.toISOString() })
        .where(eq(teamMembers.id, id)),
    ),
    changedOne('team_member.there', () => notFound('Böyle bir ekip üyesi yok.')),
    audit(actor, now, {
      action: 'team_member.update',
      entity: 'team_member',
      entityId: String(id),
      before,
      after,
    }),
  ]);
  await removeUnusedPictures(deps, [before.image ?? null]);
  return { ...current, ...input };
}
