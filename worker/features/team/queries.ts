import { asc, eq } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import type { AdminTeamMember } from '#domain/team/schema.ts';
import { teamMembers } from '#drizzle/schema/content.ts';
import type { Database } from '#worker/platform/database/database.ts';

const memberColumns = {
  id: teamMembers.id,
  name: teamMembers.name,
  title: teamMembers.title,
  bio: teamMembers.bio,
  image: teamMembers.image,
  active: teamMembers.active,
};

/** Everybody, in the order of the page. */
export function listMemberRows(db: Database): Promise<AdminTeamMember[]> {
  return db.read
    .select(memberColumns)
    .from(teamMembers)
    .orderBy(asc(teamMembers.displayOrder), asc(teamMembers.id));
}

/** @throws `NOT_FOUND` */
export async function getMemberRow(db: Database, id: number): Promise<AdminTeamMember> {
  const [row] = await db.read.select(memberColumns).from(teamMembers).where(eq(teamMembers.id, id));
  if (row === undefined) throw notFound('Böyle bir ekip üyesi yok.');
  return row;
}
