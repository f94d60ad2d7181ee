import type { Deps } from '#worker/platform/deps.ts';
import { logError } from '#worker/platform/log.ts';
import { sendDuePushes } from './send-due-pushes.ts';

/** Sends the pushes of a write after its response; the cron sends the rest. */
export async function sendPushesSoon(deps: Deps): Promise<void> {
  if (deps.push === null) return;
  try {
    await sendDuePushes(deps);
  } catch (error) {
    logError({ at: 'pushes after a write' }, error);
  }
}
