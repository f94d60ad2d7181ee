import type { SecondFactorAsked } from '#domain/auth/factor-schema.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { beginChallenge } from './auth-challenges.ts';
import { listPasskeys, listTotpSecrets } from './factor-queries.ts';
import { requestOptions } from './passkey-options.ts';

/**
 * The answer to a correct password when there is a second factor: a challenge, and no session yet.
 */
export async function askSecondFactor(
  deps: Deps,
  userId: number,
  forgiven: readonly Step[],
): Promise<SecondFactorAsked> {
  const { apps, keys } = await readTogether(deps.db, {
    apps: listTotpSecrets(deps.db, userId),
    keys: listPasskeys(deps.db, userId),
  });
  const token = await beginChallenge(deps, userId, 'login', forgiven);
  const passkey = keys.length === 0 ? null : requestOptions(deps.siteUrl, token, keys, 'preferred');
  return { secondFactor: { token, hasTotp: apps.length > 0, passkey } };
}
