import type { Account, UpdateProfileInput } from '#domain/auth/account-schema.ts';
import { notFound } from '#domain/errors.ts';
import { fold } from '#domain/values/fold.ts';
import { sortKey } from '#domain/values/sort.ts';
import { userDetails, users } from '#drizzle/schema/users.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { changedFields } from '#worker/platform/database/changed-fields.ts';
import { staleVersion } from '#worker/platform/database/stale-version.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { findAccount } from './account-queries.ts';

/** A person edits their own name, phone, or how they are told of changes. @throws `STALE_VERSION` (409). */
export async function updateProfile(
  deps: Deps,
  userId: number,
  { version, ...input }: UpdateProfileInput,
  actor: Actor,
): Promise<Account> {
  const { db } = deps;
  const current = await findAccount(db, userId);
  if (current === null) throw notFound();
  if (current.version !== version) throw await staleVersion(db, 'user', userId);
  const { before, after, any } = changedFields(current, input);
  if (!any) return current;
  const next = { ...current, ...after, version: version + 1 };
  const { firstName, lastName, phone, toldBy } = next;
  const name = `${firstName} ${lastName}`;
  const found = { searchText: fold(name), sortKey: sortKey(name) };
  const write = beginWrite(deps, actor);
  await write.run([
    write.updateOne(users, { id: userId, version }, { ...found, version: next.version }),
    write.update(userDetails, { userId }, { firstName, lastName, phone, toldBy }),
    write.audit('user.profile', userId, { before, after }),
  ]);
  return next;
}
