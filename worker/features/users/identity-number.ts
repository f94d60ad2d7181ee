import { maskIdentityNumber } from '#domain/values/identity-number.ts';
import type { AdminUserDetail } from '#domain/users/admin-schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { openText, sealText } from '../../platform/secrets/sealed-text.ts';
import type { StoredUser } from './queries.ts';

/** What a sealed identity number is bound to: copied to another person's row, it does not open. */
const contextOf = (userId: number) => `user:${userId}`;

export const sealIdentityNumber = ({ secrets }: Deps, userId: number, number: string) =>
  sealText(secrets.data, contextOf(userId), number);

/** A person as the dashboard shows them, the identity number masked. */
export async function toUserDetail(deps: Deps, row: StoredUser): Promise<AdminUserDetail> {
  const { identityNumber: sealed } = row;
  const identityNumber = sealed === null ? null : await showMasked(deps, row.id, sealed);
  return { ...row, identityNumber };
}

/** One that no longer opens (another secret) must not keep the rest of the record from its reader. */
async function showMasked({ secrets }: Deps, userId: number, sealed: string): Promise<string> {
  try {
    return maskIdentityNumber(await openText(secrets.data, contextOf(userId), sealed));
  } catch {
    return '*'.repeat(11);
  }
}
