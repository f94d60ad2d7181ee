import { eq } from 'drizzle-orm';
import type { SecondFactorInput } from '#domain/auth/factor-schema.ts';
import { refused } from '#domain/errors.ts';
import { totpFactors } from '#drizzle/schema/factors.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';
import { alarmMail, type Addressee } from '../alarms/account-alarms.ts';
import { listTotpSecrets } from './factor-queries.ts';
import { findRecoveryCode, useRecoveryCode } from './recovery-codes.ts';
import { findStep } from './totp.ts';
import { openSecret } from './totp-secret.ts';
import { verifySigned } from './verify-passkey.ts';

/**
 * Checks the second step. @returns the steps that consume the proof, for the batch that opens the
 * session; null when it proves nothing.
 */
export async function proveFactor(
  deps: Deps,
  user: Addressee & { id: number },
  input: SecondFactorInput,
): Promise<Step[] | null> {
  switch (input.method) {
    case 'totp':
      return proveTotp(deps, user.id, input.code);
    case 'recovery': {
      const found = await findRecoveryCode(deps.db, user.id, input.code);
      if (found === null) return null;
      const alarm = { kind: 'recovery_code_used', left: found.left } as const;
      return [useRecoveryCode(deps, found.id), alarmMail(deps, user, alarm)];
    }
    case 'passkey': {
      const asked = { userId: user.id, challenge: input.token, verified: false };
      const used = await verifySigned(deps, asked, input.passkey);
      return used === null ? null : [used];
    }
  }
}

/** The database refuses a time step that was used while this one was being checked. */
async function proveTotp(deps: Deps, userId: number, code: string): Promise<Step[] | null> {
  const now = deps.clock.now();
  for (const { id, secret, lastStep } of await listTotpSecrets(deps.db, userId)) {
    const opened = await openSecret(deps, id, secret);
    const found = opened === null ? null : await findStep(opened, code, now);
    if (found === null || found <= lastStep) continue;
    const at = now.toISOString();
    const use = build
      .update(totpFactors)
      .set({ lastStep: found, lastUsedAt: at, updatedAt: at })
      .where(eq(totpFactors.id, id));
    return [step(use, () => refused('WRONG_CODE'))];
  }
  return null;
}
