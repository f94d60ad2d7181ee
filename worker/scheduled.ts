import type { Deps } from './platform/deps.ts';
import { releaseDueBlocks } from './features/availability/blocks/remove-block.ts';
import { settleEndedConflicts } from './features/calendars/apply/settle-conflicts.ts';
import { syncDueFeeds } from './features/calendars/schedule/sync-due.ts';
import { sweepFilesNightly } from './features/media/storage/sweep-files.ts';
import { sendByWhatsapp } from './features/mail/send-by-whatsapp.ts';
import { sendDueMails } from './features/mail/send-due.ts';
import { reportDuePeople } from './features/kbs/report-people.ts';
import { warnOfUnreported } from './features/kbs/unreported.ts';
import { sendDueInvoices } from './features/invoices/integrators/send-due.ts';
import { sendDuePushes } from './features/push/send-due-pushes.ts';
import { queueReminders } from './features/reservations/reminders/queue-reminders.ts';
import { purgeNightly } from './features/privacy/purge/purge.ts';
import { askAboutOpenCheckouts } from './features/payments/checkout/ask-about-checkout.ts';
import { deliverSandboxCallbacks } from './features/payments/checkout/play-sandbox.ts';
import { raiseUnclearRefunds } from './features/payments/refunds/settle-refund.ts';
import { requestBuildHourly } from './features/publishing/request-build.ts';
import { tellWishes } from './features/wishes/tell-wishes.ts';
import { settleDue } from './features/reservations/transition/settle-due.ts';
import { refreshDueRates } from './features/exchange-rates/refresh-rates.ts';
import { beat } from './platform/heartbeat.ts';
import { logError } from './platform/log.ts';
import { Deadline } from './platform/deadline.ts';

type Task = { name: string; run(deps: Deps): Promise<unknown> };

/** Time-based tasks. Each can safely run twice and determines itself what is due. */
const TASKS: Task[] = [
  // Money keeps a stay from expiring, so payments are processed before holds expire.
  { name: 'sandbox callbacks', run: deliverSandboxCallbacks },
  { name: 'awaited payments', run: askAboutOpenCheckouts },
  { name: 'settle reservations', run: settleDue },
  { name: 'release manual blocks', run: releaseDueBlocks },
  { name: 'settle ended conflicts', run: settleEndedConflicts },
  { name: 'exchange rates', run: refreshDueRates },
  { name: 'reminders', run: queueReminders },
  { name: 'unclear refunds', run: raiseUnclearRefunds },
  { name: 'waiting list', run: tellWishes },
  { name: 'whatsapp', run: sendByWhatsapp },
  { name: 'mails', run: sendDueMails },
  { name: 'pushes', run: sendDuePushes },
  { name: 'police reports', run: reportDuePeople },
  { name: 'police reports that are missing', run: warnOfUnreported },
  { name: 'invoices', run: sendDueInvoices },
  { name: 'sweep files', run: sweepFilesNightly },
  { name: 'purge personal data', run: purgeNightly },
  { name: 'build of the site', run: requestBuildHourly },
  // Takes the longest, so it comes last.
  { name: 'calendar feeds', run: syncDueFeeds },
  { name: 'heartbeat', run: ({ db, clock }) => beat(db, clock.now()) },
];

/** What waits for others ends much earlier by itself (platform/task-time.ts). */
const MAX_MS = 300_000;

/**
 * One tick of the cron, every minute. A task that fails, or does not end in `maxMs` (null: whenever it
 * does), is reported and does not stop the others.
 */
export async function runScheduled(
  deps: Deps,
  maxMs: number | null = MAX_MS,
  tasks: readonly Task[] = TASKS,
): Promise<void> {
  for (const { name, run } of tasks) {
    const deadline = maxMs === null ? null : new Deadline(maxMs);
    try {
      const running = run(deps);
      await (deadline?.race(running) ?? running);
    } catch (error) {
      logError({ at: `cron: ${name}` }, error);
    } finally {
      deadline?.clear();
    }
  }
}
