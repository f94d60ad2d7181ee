import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { isStaff, type Role, ROLES } from '#domain/auth/permissions.ts';
import { pick } from '#domain/values/pick.ts';
import { savedViews, screenPreferences, userDetails, users } from '#drizzle/schema/users.ts';
import type { Database } from '#worker/platform/database/database.ts';
import type { Viewer } from '#worker/platform/viewer.ts';

const columns = {
  ...pick(savedViews, 'id', 'userId', 'screen', 'name', 'shared'),
  owner: sql<string>`${userDetails.firstName} || ' ' || ${userDetails.lastName}`,
  state: savedViews.state,
  updated_at: savedViews.updatedAt,
};

export type StoredView = Awaited<ReturnType<typeof listViewRows>>[number];

/** One's own views, and those that active staff share with each other. */
const isUsableBy = ({ userId, role }: Viewer): SQL | undefined =>
  or(eq(savedViews.userId, userId), and(eq(savedViews.shared, true), isActiveOf(role)));

const isActiveOf = (role: Role) =>
  and(inArray(users.role, isStaff(role) ? ROLES.filter(isStaff) : [role]), eq(users.active, true));

/** The views that a person may use, of one screen or of all. */
export const listViewRows = (db: Database, viewer: Viewer, screen: string | undefined) =>
  db.read
    .select(columns)
    .from(savedViews)
    .innerJoin(users, eq(users.id, savedViews.userId))
    .innerJoin(userDetails, eq(userDetails.userId, savedViews.userId))
    .where(
      and(screen === undefined ? undefined : eq(savedViews.screen, screen), isUsableBy(viewer)),
    )
    .orderBy(asc(savedViews.screen), asc(savedViews.name), asc(savedViews.id));

/** A person's own view; null when unknown or somebody else's, shared or not. */
export async function findOwnView(db: Database, userId: number, id: number) {
  const [row] = await db.read
    .select(columns)
    .from(savedViews)
    .innerJoin(userDetails, eq(userDetails.userId, savedViews.userId))
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)));
  return row ?? null;
}

/** Names of a person's own views of a screen. */
export const listOwnNames = (db: Database, userId: number, screen: string) =>
  db.read
    .select({ name: savedViews.name })
    .from(savedViews)
    .where(and(eq(savedViews.userId, userId), eq(savedViews.screen, screen)));

/** A person's stored settings of a screen, null for none. */
export async function findPreferences(db: Database, userId: number, screen: string) {
  const [row] = await db.read
    .select({ state: screenPreferences.state })
    .from(screenPreferences)
    .where(and(eq(screenPreferences.userId, userId), eq(screenPreferences.screen, screen)));
  return row?.state ?? null;
}
