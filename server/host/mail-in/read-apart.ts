import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { IncomingMail, ReadMail } from '#worker/features/mail-in/read-mail.ts';

const READER = fileURLToPath(new URL('mail-reader.ts', import.meta.url));

/** A mail for the reading process, and whose `Authentication-Results` count (empty: DKIM does). */
export type ReadingOrder = { mail: IncomingMail; authority: string };
export type ReadingAnswer = { read: ReadMail } | { unreadable: string };

/** The largest mail takes two seconds on an idle machine. */
const PATIENCE_MS = 20_000;

/** Five times what the largest mail needs. */
const HEAP = '--max-old-space-size=256';

/**
 * Reads a mail in a process of its own, so that no mail delays or ends the server. Mails are rare
 * enough for one process each. The answer is never an error: a process that dies or is silent for
 * `patienceMs` could not read it.
 */
export function readApart(order: ReadingOrder, patienceMs = PATIENCE_MS): Promise<ReadingAnswer> {
  const child = fork(READER, {
    execArgv: [HEAP],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise<ReadingAnswer>((resolve) => {
    const silence = setTimeout(() => resolve({ unreadable: 'it took too long' }), patienceMs);
    child.on('message', resolve);
    child.on('exit', () => resolve({ unreadable: 'its reader ended' }));
    child.on('error', () => resolve({ unreadable: 'its reader ended' }));
    child.on('close', () => clearTimeout(silence));
    child.send(order);
  }).finally(() => child.kill('SIGKILL'));
}
