import type { Deps } from './deps.ts';
import { releaseDueBlocks } from './features/availability/remove-block.ts';
import { settleEndedConflicts } from './features/calendars/settle-conflicts.ts';
import { syncDueFeeds } from './features/calendars/sync-due.ts';
import { sweepFilesNightly } from './features/media/sweep-files.ts';
import { sendDueMails } from './features/mail/send-due.ts';
import { queueReminders } from './features/reservations/queue-reminders.ts';
import { purgeNightly } from './features/privacy/purge.ts';
import { askAboutOpenCheckouts } from './features/payments/ask-about-checkout.ts';
import { deliverSandboxCallbacks } from './features/payments/play-sandbox.ts';
import { raiseUnclearRefunds } from './features/payments/settle-refund.ts';
import { settleDue } from './features/reservations/settle-due.ts';
import { refreshDueRates } from './features/settings/refresh-rates.ts';
import { logError } from './platform/log.ts';

type Task = { name: string; run(deps: Deps): Promise<unknown> };

/** What time alone decides. Each task is safe to run twice and knows itself what is due. */
const TASKS: Task[] = [
  { name: 'settle reservations', run: settleDue },
  { name: 'release manual blocks', run: releaseDueBlocks },
  { name: 'settle ended conflicts', run: settleEndedConflicts },
  { name: 'exchange rates', run: refreshDueRates },
  { name: 'reminders', run: queueReminders },
  { name: 'sandbox callbacks', run: deliverSandboxCallbacks },
  { name: 'awaited payments', run: askAboutOpenCheckouts },
  { name: 'unclear refunds', run: raiseUnclearRefunds },
  { name: 'mails', run: sendDueMails },
  { name: 'sweep files', run: sweepFilesNightly },
  { name: 'purge personal data', run: purgeNightly },
  // Takes the longest, so it comes last.
  { name: 'calendar feeds', run: syncDueFeeds },
];

/** One ring of the cron, every minute. A task that fails is reported and does not stop the others. */
export async function runScheduled(deps: Deps): Promise<void> {
  for (const { name, run } of TASKS) {
    try {
      await run(deps);
    } catch (error) {
      logError({ at: `cron: ${name}` }, error);
    }
  }
}
