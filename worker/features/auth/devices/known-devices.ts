import { eq } from 'drizzle-orm';
import { knownDevices } from '#drizzle/schema/users.ts';
import { newId, randomHex, sha256 } from '#worker/platform/ids.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';

/** A token for a browser's cookie; the database keeps its hash. */
export async function newDeviceToken(): Promise<{ token: string; tokenHash: string }> {
  const token = randomHex(32);
  return { token, tokenHash: await sha256(token) };
}

/** Records that an account was opened on a device, now. */
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

/** Forgets every device of an account: from then on their cookies count as unknown. */
export const forgetDevices = (userId: number): Step =>
  step(build.delete(knownDevices).where(eq(knownDevices.userId, userId)));
