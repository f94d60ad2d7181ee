import type { Deps } from '../../platform/deps.ts';
import { logError } from '../../platform/log.ts';
import { sendDueMails } from './send-due.ts';

/** The platform ends what goes on after an answer at 30 s; the last mail may need 20 of them. */
const RUN_MS = 8_000;

/** What this isolate is doing; a moment in the past when it sends nothing. */
let busyUntil = 0;
let wroteMeanwhile = false;

/**
 * Sends what a write has just put into the outbox, after its answer: a guest who asks for a stay has
 * the mail before they look for it. One sender an isolate; a write that comes meanwhile is taken
 * along. The cron sends whatever is left, so nothing depends on this having run.
 */
export async function sendMailsSoon(deps: Deps): Promise<void> {
  wroteMeanwhile = true;
  if (deps.mailer === null || Date.now() < busyUntil) return;
  const until = Date.now() + RUN_MS;
  try {
    while (wroteMeanwhile && Date.now() < until) {
      wroteMeanwhile = false;
      busyUntil = until;
      await sendDueMails(deps, until - Date.now());
    }
  } catch (error) {
    logError({ at: 'mails after a write' }, error);
  } finally {
    busyUntil = 0;
  }
}
