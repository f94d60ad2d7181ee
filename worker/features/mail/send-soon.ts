import type { Deps } from '#worker/platform/deps.ts';
import { logError } from '#worker/platform/log.ts';
import { sendDueMails } from './send-due.ts';

/** The platform stops work after a response at 30 s, and the last mail may need 20 of them. */
const RUN_MS = 8_000;

/** Until when this isolate is sending; in the past when it is not. */
let busyUntil = 0;
let wroteMeanwhile = false;

/**
 * Sends what a write has just added to the outbox, after its response: a guest who requests a stay
 * gets the mail at once. One sender per isolate; it also takes along mails of writes that come
 * meanwhile. The cron sends the rest, so nothing depends on this.
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
