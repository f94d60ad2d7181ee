import { eq } from 'drizzle-orm';
import { knownDevices } from '#drizzle/schema/users.ts';
import { newId, randomHex, sha256 } from '#worker/platform/ids.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';

/** A browser that an account was opened on before, by the cookie that it got then. */
export type Device = { tokenHash: string; isKnown: boolean };

/** A token for a browser's cookie; the database keeps its hash. */
export async function newDeviceToken(): Promise<{ token: string; tokenHash: string }> {
  const token = randomHex(32);
  return { token, tokenHash: await sha256(token) };
}

/** Remembers that an account was opened on a device, now. */
export function rememberDevice(
  userId: number,
  tokenHash: string,
  now: Date,
  seen: { ip: string | null; userAgent: string | null },
): Step {
  const at = now.toISOString();
  return step(
    build
      .insert(knownDevices)
      .values({ id: newId(now), createdAt: at, updatedAt: at, userId, tokenHash, ...seen })
      .onConflictDoUpdate({
        target: [knownDevices.userId, knownDevices.tokenHash],
        set: { ...seen, updatedAt: at },
      }),
  );
}

/** Forgets every device of an account: whoever holds one of its cookies is a stranger again. */
export const forgetDevices = (userId: number): Step =>
  step(build.delete(knownDevices).where(eq(knownDevices.userId, userId)));
