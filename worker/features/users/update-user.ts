import { conflict, notFound, refused } from '#domain/errors.ts';
import {
  type AdminUserDetail,
  missingContact,
  type UpdateUserInput,
} from '#domain/users/admin-schema.ts';
import { pick } from '#domain/values/pick.ts';
import { userDetails, users } from '#drizzle/schema/users.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { changedFields } from '#worker/platform/database/changed-fields.ts';
import { staleVersion } from '#worker/platform/database/stale-version.ts';
import { changedOne, type Step } from '#worker/platform/database/write-batch.ts';
import { beginWrite, type Write } from '#worker/platform/write.ts';
import { alarmMail } from '#worker/features/auth/alarms/account-alarms.ts';
import { forgetDevices } from '#worker/features/auth/devices/known-devices.ts';
import { voidResets } from '#worker/features/auth/password/request-reset.ts';
import { endSessionsOf } from '#worker/features/auth/sessions/end-sessions.ts';
import { newAdminAlarms } from './admin-alarms.ts';
import { auditedFields } from './audited-fields.ts';
import { emailTaken, searchable } from './create-user.ts';
import { sealIdentityNumber, toUserDetail } from './identity-number.ts';
import { anotherAdminStays } from './last-admin.ts';
import { readForUserEdit, type StoredUser } from './queries.ts';

/** The calling session, and a check that throws unless the password was confirmed recently. */
type Asking = { sessionId: string; assertConfirmed: () => void };

/**
 * Updates a user; fields left out are unchanged, including the stored identity number. @throws
 * `NOT_FOUND`, `STALE_VERSION` (409), `EMAIL_TAKEN` (409), `OWN_ROLE` (422), `LAST_ADMIN` (422),
 * and what `assertConfirmed` throws for another role, address or IBAN; the owner of a changed IBAN
 * is told.
 */
export async function updateUser(
  deps: Deps,
  id: number,
  { version, identityNumber: plain, ...input }: UpdateUserInput,
  actor: Actor,
  { sessionId, assertConfirmed }: Asking,
): Promise<AdminUserDetail> {
  const { db } = deps;
  const { current, isTaken } = await readForUserEdit(db, id, input.email);
  if (current === undefined) throw notFound('Böyle bir kullanıcı yok.');
  if (current.version !== version) throw await staleVersion(db, 'user', id);
  if (isTaken) throw emailTaken(input.email ?? '');
  const identityNumber =
    typeof plain === 'string' ? await sealIdentityNumber(deps, id, plain) : plain;
  const { before, after, any } = changedFields(current, { ...input, identityNumber });
  if (!any) return toUserDetail(deps, current);
  const isDemoted = current.role === 'ADMIN' && after.role !== undefined;
  if (after.role !== undefined && actor.userId === id) throw refused('OWN_ROLE');
  const isIbanChanged = after.iban !== undefined;
  if (after.role !== undefined || after.email !== undefined || isIbanChanged) assertConfirmed();

  const write = beginWrite(deps, actor);
  const updatedAt = write.at;
  const next = { ...current, ...after, version: version + 1, updated_at: updatedAt };
  const lacking = missingContact(next);
  if (lacking) throw refused('VALIDATION', lacking.message, [lacking]);
  const { email, role, firstName, lastName, phone, iban, address, notes } = next;
  await write.run([
    isDemoted && anotherAdminStays(id),
    write.update(
      users,
      { id, version },
      { email, role, ...searchable(next), version: next.version },
      () => emailTaken(email),
    ),
    changedOne('user.unchanged', () => conflict('STALE_VERSION')),
    write.update(
      userDetails,
      { userId: id },
      {
        firstName,
        lastName,
        phone,
        iban,
        address,
        notes,
        ...pick(next, 'payoutTiming', 'toldBy', 'identityNumber'),
      },
    ),
    after.email !== undefined && addressSteps(deps, write, current, next, sessionId),
    isIbanChanged &&
      alarmMail(deps, next, { kind: 'iban_changed', ending: iban?.slice(-4) ?? null }),
    current.role !== 'ADMIN' && role === 'ADMIN' && (await newAdminAlarms(deps, next, actor)),
    write.audit('user.update', id, { before: auditedFields(before), after: auditedFields(after) }),
  ]);
  return toUserDetail(deps, next);
}

/**
 * A changed address changes who can recover the account: links to the old one and all sessions but
 * the calling one end, known devices are forgotten, and both addresses are notified.
 */
function addressSteps(
  deps: Deps,
  write: Write,
  current: StoredUser,
  next: StoredUser,
  asking: string,
): Step[] {
  const alarm = { kind: 'email_changed', from: current.email, to: next.email } as const;
  return [
    voidResets(write, current.id),
    endSessionsOf(current.id, write.now, asking),
    forgetDevices(current.id),
    alarmMail(deps, current, alarm),
    alarmMail(deps, next, alarm),
  ];
}
