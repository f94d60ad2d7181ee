import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { answerTo, isOurs } from '#server/host/mail-in/mail-receiver.ts';
import type { TakeMail } from '#server/host/mail-in/take-mail.ts';
import { listenFrom } from '#server/process/ports.ts';
import { createInboxServer } from './inbox-server.ts';
import { openMailbox } from './mailbox.ts';

type RunningMailServer = {
  /** For the Worker's `SMTP_URL`. */
  smtpUrl: string;
  inboxUrl: string;
  /** From now on, replies from the inbox and mails to `replyAddress` are passed to `take`. */
  comeInBy(take: TakeMail): void;
  stop(): void;
};

/** Mails of this product are a few kilobytes. */
const MAX_BYTES = 5_000_000;

/**
 * A mail server for development: accepts every mail over SMTP, delivers none, and shows them in a
 * web inbox on the first free port from `inboxPort` on, where they can be answered. Mails are
 * stored in `dataDir`.
 */
export async function startMailServer(
  dataDir: string,
  inboxPort: number,
  replyAddress: string,
): Promise<RunningMailServer> {
  const mailbox = openMailbox(join(dataDir, 'mails'));
  let take: TakeMail = notThereYet;
  const smtp = new SMTPServer({
    // Mails stay on this machine, and there is no valid certificate.
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
  // After a broken connection the sender retries.
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
