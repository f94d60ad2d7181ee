import { sessions } from '#drizzle/schema/users.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { beginWrite } from '#worker/platform/write.ts';

/** Ends a session; its token is refused from the next request on. */
export async function logout(deps: Deps, sessionId: string, actor: Actor): Promise<void> {
  const write = beginWrite(deps, actor);
  await write.run([
    write.update(sessions, { id: sessionId }, { revokedAt: write.at }),
    write.audit('logout', sessionId, { entity: 'session' }),
  ]);
}
