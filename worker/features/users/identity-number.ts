import { maskIdentityNumber } from '#domain/values/identity-number.ts';
import type { AdminUserDetail } from '#domain/users/admin-schema.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { openText, sealText } from '#worker/platform/secrets/sealed-text.ts';
import type { StoredUser } from './queries.ts';

/** Binds a sealed identity number to its row: copied to another one, it cannot be decrypted. */
const contextOf = (userId: number) => `user:${userId}`;

export const sealIdentityNumber = ({ secrets }: Deps, userId: number, number: string) =>
  sealText(secrets.data, contextOf(userId), number);

/** @throws when it was sealed under a lost key */
export const openIdentityNumber = ({ secrets }: Deps, userId: number, sealed: string) =>
  openText(secrets.data, contextOf(userId), sealed);

/** A user for the dashboard, with a masked identity number. */
export async function toUserDetail(deps: Deps, row: StoredUser): Promise<AdminUserDetail> {
  const { identityNumber: sealed } = row;
  const identityNumber = sealed === null ? null : await showMasked(deps, row.id, sealed);
  return { ...row, identityNumber };
}

/** A number that cannot be decrypted any more (a lost key) must not hide the rest of the record. */
async function showMasked(deps: Deps, userId: number, sealed: string): Promise<string> {
  try {
    return maskIdentityNumber(await openIdentityNumber(deps, userId, sealed));
  } catch {
    return '*'.repeat(11);
  }
}
