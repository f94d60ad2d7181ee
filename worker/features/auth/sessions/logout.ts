import { eq } from 'drizzle-orm';
import { sessions } from '#drizzle/schema/users.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';

/** Ends a session; its token is refused from the next request on. */
export async function logout(deps: Deps, sessionId: string, actor: Actor): Promise<void> {
  const now = deps.clock.now();
  const revoke = build
    .update(sessions)
    .set({ revokedAt: now.toISOString() })
    .where(eq(sessions.id, sessionId));
  await deps.db.write([
    step(revoke),
    audit(actor, now, { action: 'logout', entity: 'session', entityId: sessionId }),
  ]);
}
