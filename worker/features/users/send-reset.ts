import { notFound, refused } from '#domain/errors.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { INVITE_HOURS, resetSteps } from '#worker/features/auth/password/request-reset.ts';
import { findUserRow } from './queries.ts';

/**
 * An admin sends a user a link for choosing a password. @throws `NOT_FOUND`; `VALIDATION` (422) for
 * a disabled user, whose link would not work, and for one without an address.
 */
export async function sendPasswordLink(deps: Deps, id: number, actor: Actor): Promise<void> {
  const user = await findUserRow(deps.db, id);
  if (user === null) throw notFound('Böyle bir kullanıcı yok.');
  if (!user.active) {
    throw refused('VALIDATION', 'Bu kullanıcı pasif. Bağlantı göndermek için önce etkinleştirin.');
  }
  if (user.email === '') {
    throw refused('VALIDATION', 'Bu kişinin e-posta adresi yok. Önce adresini yazın.');
  }
  const write = beginWrite(deps, actor);
  await write.run([
    ...(await resetSteps(deps, write, user, INVITE_HOURS)),
    write.audit('user.invite', id),
  ]);
}
