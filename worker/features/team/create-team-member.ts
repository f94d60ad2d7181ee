import { sql } from 'drizzle-orm';
import type { AdminTeamMember, TeamMemberInput } from '#domain/team/schema.ts';
import { teamMembers } from '#drizzle/schema/content.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { requirePicture } from '#worker/features/media/storage/require-picture.ts';

/** Adds a team member at the end. @throws `UNKNOWN_CHOICE` (422) */
export async function createTeamMember(
  deps: Deps,
  input: TeamMemberInput,
  actor: Actor,
): Promise<AdminTeamMember> {
  await requirePicture(deps, input.image);
  const { db, clock } = deps;
  const now = clock.now();
  const at = now.toISOString();
  const last = sql<number>`(select coalesce(max(display_order), 0) + 1 from team_members)`;
  const [inserted] = await db.write([
    step(
      build
        .insert(teamMembers)
        .values({ ...input, displayOrder: last, createdAt: at, updatedAt: at })
        .returning({ id: teamMembers.id }),
    ),
    audit(actor, now, {
      action: 'team_member.create',
      entity: 'team_member',
      entityId: sql`last_insert_rowid()`,
      after: input,
    }),
  ]);
  return { id: Number(inserted?.rows[0]?.id), ...input };
}
