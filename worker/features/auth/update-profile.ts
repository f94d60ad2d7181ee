import { and, eq } from 'drizzle-orm';
import type { Account, UpdateProfileInput } from '#domain/auth/account-schema.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { fold } from '#domain/values/fold.ts';
import { sortKey } from '#domain/values/sort.ts';
import { userDetails, users } from '#drizzle/schema/users.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { changedFields } from '#worker/platform/database/changed-fields.ts';
import { staleVersion } from '#worker/platform/database/stale-version.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, step } from '#worker/platform/database/write-batch.ts';
import { findAccount } from './account-queries.ts';

/** A person edits their own name or phone. @throws `STALE_VERSION` (409). */
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
  const { firstName, lastName, phone } = next;
  const now = deps.clock.now();
  const updatedAt = now.toISOString();
  await db.write([
    step(
      build
        .update(users)
        .set({
          searchText: fold(`${firstName} ${lastName}`),
          sortKey: sortKey(`${firstName} ${lastName}`),
          version: next.version,
          updatedAt,
        })
        .where(and(eq(users.id, userId), eq(users.version, version))),
    ),
    changedOne('user.unchanged', () => conflict('STALE_VERSION')),
    step(
      build
        .update(userDetails)
        .set({ firstName, lastName, phone, updatedAt })
        .where(eq(userDetails.userId, userId)),
    ),
    audit(actor, now, {
      action: 'user.profile',
      entity: 'user',
      entityId: String(userId),
      before,
      after,
    }),
  ]);
  return next;
}
