import type { Deps } from '#worker/platform/deps.ts';
import { logError } from '#worker/platform/log.ts';
import { sendDuePushes } from './send-due-pushes.ts';

/** The platform stops work after a response at 30 s, and the last pushes may need 10 of them. */
const RUN_MS = 8_000;

/** Sends the pushes of a write after its response; the cron sends the rest. */
export async function sendPushesSoon(deps: Deps): Promise<void> {
  if (deps.push === null) return;
  try {
    await sendDuePushes(deps, RUN_MS);
  } catch (error) {
    logError({ at: 'pushes after a write' }, error);
  }
}
