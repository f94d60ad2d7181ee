import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { listenFrom } from '../ports.ts';
import { createInboxServer } from './inbox-server.ts';
import { openMailbox } from './mailbox.ts';

type RunningMailServer = {
  /** For the Worker's `SMTP_URL`. */
  smtpUrl: string;
  inboxUrl: string;
  stop(): void;
};

/** Mails of this product are a few kilobytes. */
const MAX_BYTES = 5_000_000;

/**
 * A mail server for a developer's machine: takes every mail over SMTP, delivers none, and shows
 * them in a web inbox on the first free port from `inboxPort` on. Mails are kept in `dataDir`.
 */
export async function startMailServer(
  dataDir: string,
  inboxPort: number,
): Promise<RunningMailServer> {
  const mailbox = openMailbox(join(dataDir, 'mails'));
  const smtp = new SMTPServer({
    // Nothing leaves this machine, and its certificate would be nobody's.
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: MAX_BYTES,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mailbox.add(Buffer.concat(chunks));
        done();
      });
    },
  });
  // A connection that breaks is the sender's to repeat.
  smtp.on('error', () => undefined);
  const inbox = createInboxServer(mailbox);
  const smtpPort = await listenFrom(smtp.server, 0);
  const webPort = await listenFrom(inbox, inboxPort);
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    inboxUrl: `http://localhost:${webPort}`,
    stop: () => {
      smtp.close();
      inbox.close();
      inbox.closeAllConnections();
    },
  };
}
