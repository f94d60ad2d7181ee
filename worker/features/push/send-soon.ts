import type { Deps } from '../../platform/deps.ts';
import { logError } from '../../platform/log.ts';
import { sendDuePushes } from './send-due-pushes.ts';

/** Tells devices of what a write has just brought, after its answer; the cron sends whatever is left. */
export async function sendPushesSoon(deps: Deps): Promise<void> {
  if (deps.push === null) return;
  try {
    await sendDuePushes(deps);
  } catch (error) {
    logError({ at: 'pushes after a write' }, error);
  }
}
