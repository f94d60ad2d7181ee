import { notFound, refused } from '#domain/errors.ts';
import { networkOf } from '#domain/values/ip-address.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { logSecurity } from '#worker/platform/log.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { alarmMail } from '#worker/features/auth/alarms/account-alarms.ts';
import { forgetDevices } from '#worker/features/auth/devices/known-devices.ts';
import { readFactors } from '#worker/features/auth/factors/factor-queries.ts';
import { removeAll } from '#worker/features/auth/factors/remove-factor.ts';
import { endSessionsOf } from '#worker/features/auth/sessions/end-sessions.ts';
import { findUserRow } from './queries.ts';

/**
 * An admin removes a user's lost second factors. The user's sessions end, they are notified by
 * mail, and it is recorded as a security event, because an attacker who only has the password would
 * ask for it too. @returns how many factors there were. @throws `NOT_FOUND`; `OWN_ACCOUNT` (422):
 * one's own are removed in the profile.
 */
export async function resetFactors(
  deps: Deps,
  id: number,
  { by, at }: { by: string; at: string },
  actor: Actor,
): Promise<number> {
  const user = await findUserRow(deps.db, id);
  if (user === null) throw notFound('Böyle bir kullanıcı yok.');
  if (actor.userId === id) {
    throw refused('OWN_ACCOUNT', 'Kendi doğrulama yöntemlerinizi profilinizden yönetin.');
  }
  const { items } = await readFactors(deps.db, id);
  const write = beginWrite(deps, actor);
  const network = networkOf(actor.ip ?? '');
  await write.run([
    ...removeAll(id),
    endSessionsOf(id, write.now),
    forgetDevices(id),
    alarmMail(deps, user, { kind: 'factors_reset', by }),
    write.audit('user.reset_factors', id, {
      before: { factors: items.map(({ kind, name }) => `${kind}: ${name}`) },
    }),
    write.audit('security.factors_reset', network, { after: { at, count: 1 } }),
  ]);
  logSecurity({ event: 'factors_reset', at, network, requestId: actor.requestId ?? '' });
  return items.length;
}
