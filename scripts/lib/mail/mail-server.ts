import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { answerTo, isOurs } from '#server/host/mail-receiver.ts';
import type { TakeMail } from '#server/host/take-mail.ts';
import { listenFrom } from '../ports.ts';
import { createInboxServer } from './inbox-server.ts';
import { openMailbox } from './mailbox.ts';

type RunningMailServer = {
  /** For the Worker's `SMTP_URL`. */
  smtpUrl: string;
  inboxUrl: string;
  /** From now on, what is answered in the inbox or sent to `replyAddress` comes in by `take`. */
  comeInBy(take: TakeMail): void;
  stop(): void;
};

/** Mails of this product are a few kilobytes. */
const MAX_BYTES = 5_000_000;

/**
 * A mail server for a developer's machine: takes every mail over SMTP, delivers none, and shows
 * them in a web inbox on the first free port from `inboxPort` on, where they can be answered. Mails are
 * kept in `dataDir`.
 */
export async function startMailServer(
  dataDir: string,
  inboxPort: number,
  replyAddress: string,
): Promise<RunningMailServer> {
  const mailbox = openMailbox(join(dataDir, 'mails'));
  let take: TakeMail = notThereYet;
  const smtp = new SMTPServer({
    // Nothing leaves this machine, and its certificate would be nobody's.
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: MAX_BYTES,
    async onData(stream, { envelope }, done) {
      const to = envelope.rcptTo[0]?.address ?? '';
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const taking = async () => {
        const raw = Buffer.concat(await stream.toArray());
        if (isOurs(to, replyAddress)) await take({ from, to, raw });
        else mailbox.add(raw);
      };
      done(await answerTo(taking()));
    },
  });
  // A connection that breaks is the sender's to repeat.
  smtp.on('error', () => undefined);
  const inbox = createInboxServer(mailbox, (mail) => take(mail));
  const smtpPort = await listenFrom(smtp.server, 0);
  const webPort = await listenFrom(inbox, inboxPort);
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    inboxUrl: `http://localhost:${webPort}`,
    comeInBy: (way) => {
      take = way;
    },
    stop: () => {
      smtp.close();
      inbox.close();
      inbox.closeAllConnections();
    },
  };
}

const notThereYet: TakeMail = () => Promise.reject(new Error('the application is not there yet'));
