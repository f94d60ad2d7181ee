import { and, eq, sql } from 'drizzle-orm';
import { isStaff, type Role } from '#domain/auth/permissions.ts';
import { conflict, DomainError, notFound, refused } from '#domain/errors.ts';
import type {
  CreateSavedViewInput,
  SavedView,
  UpdateSavedViewInput,
} from '#domain/saved-views/schema.ts';
import { savedViews } from '#drizzle/schema/users.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Session } from '#worker/http/context.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { changedFields } from '#worker/platform/database/changed-fields.ts';
import { changedOne, guard } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { toSavedView } from './present.ts';
import { findOwnView, listOwnNames } from './queries.ts';

/** Most views of a person for one screen. */
const MAX_VIEWS = 50;

/**
 * @throws `NAME_TAKEN` (409), `TOO_MANY` (422), `FORBIDDEN` (403) for an owner who wants to share
 * it.
 */
export async function createSavedView(
  deps: Deps,
  { userId, role, name: owner }: Pick<Session, 'userId' | 'role' | 'name'>,
  input: CreateSavedViewInput,
  actor: Actor,
): Promise<SavedView> {
  assertMayShare(role, input);
  const { db } = deps;
  const own = await listOwnNames(db, userId, input.screen);
  if (own.some(({ name }) => name === input.name)) throw nameTaken(input.name);
  if (own.length >= MAX_VIEWS) throw tooMany();
  const write = beginWrite(deps, actor);
  const { at } = write;
  const mine = and(eq(savedViews.userId, userId), eq(savedViews.screen, input.screen));
  const added = write.insert(savedViews, { ...input, userId }, () => nameTaken(input.name));
  const written = await write.run([
    guard(
      'view.room',
      sql`(select count(*) from ${savedViews} where ${mine}) < ${MAX_VIEWS}`,
      tooMany,
    ),
    added,
    write.audit(
      'view.create',
      sql`(select id from ${savedViews} where ${and(mine, eq(savedViews.name, input.name))})`,
      { after: input },
    ),
  ]);
  return { ...input, id: written.idOf(added), owner, mine: true, updated_at: at };
}

/** Changes one's own view. @throws `NOT_FOUND` for another's, `NAME_TAKEN` (409). */
export async function updateSavedView(
  deps: Deps,
  { userId, role }: Pick<Session, 'userId' | 'role'>,
  id: number,
  input: UpdateSavedViewInput,
  actor: Actor,
): Promise<SavedView> {
  assertMayShare(role, input);
  const { db } = deps;
  const current = await findOwnView(db, userId, id);
  if (current === null) throw unknownView();
  const { before, after, any } = changedFields(current, input);
  if (!any) return toSavedView(current, userId);
  const write = beginWrite(deps, actor);
  await write.run([
    write.update(savedViews, { id, userId }, after, () => nameTaken(after.name ?? current.name)),
    changedOne('view.own', unknownView),
    write.audit('view.update', id, { before, after }),
  ]);
  return toSavedView({ ...current, ...after, updated_at: write.at }, userId);
}

/** Deletes one's own view, also for those it was shared with. @throws `NOT_FOUND` for another's. */
export async function deleteSavedView(
  deps: Deps,
  userId: number,
  id: number,
  actor: Actor,
): Promise<void> {
  const write = beginWrite(deps, actor);
  await write.run([
    write.delete(savedViews, { id, userId }),
    changedOne('view.own', unknownView),
    write.audit('view.delete', id),
  ]);
}

/** Only staff can share: owners must not see each other. */
function assertMayShare(role: Role, { shared }: { shared?: boolean | undefined }): void {
  if (shared && !isStaff(role)) throw new DomainError('forbidden', 'FORBIDDEN');
}

const unknownView = () => notFound('Böyle bir görünümünüz yok.');

const nameTaken = (name: string) =>
  conflict('NAME_TAKEN', `“${name}” adında bir görünümünüz zaten var.`);

const tooMany = () =>
  refused(
    'TOO_MANY',
    `Bir ekranda en çok ${MAX_VIEWS} görünüm saklanabilir. Kullanmadıklarınızı silin.`,
  );
