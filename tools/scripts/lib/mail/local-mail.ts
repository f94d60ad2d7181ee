import type { TakeMail } from '#server/host/mail-in/take-mail.ts';
import { startMailServer } from './mail-server.ts';

type LocalMail = {
  /** How the Worker sends. */
  variables: Record<'SMTP_URL' | 'MAIL_FROM' | 'MAIL_REPLY', string>;
  /** Where its mails can be read, for a person. */
  where: string;
  /** Sets the receiver for mails answered on this machine. */
  comeInBy(take: TakeMail): void;
  stop(): void;
};

/** The inbox's port above the application's own, so that two applications can run. */
const INBOX_ABOVE = 10;

/**
 * Where a local application sends its mails: to `SMTP_URL` if set, else to its own server, which
 * stores them in `dataDir`.
 */
export async function localMail(dataDir: string, port: number): Promise<LocalMail> {
  const { SMTP_URL, MAIL_FROM = 'Kıyı <merhaba@kiyi.example>', MAIL_REPLY = '' } = process.env;
  if (SMTP_URL) {
    const where = `sent through ${URL.parse(SMTP_URL)?.host ?? 'SMTP_URL'}`;
    return {
      variables: { SMTP_URL, MAIL_FROM, MAIL_REPLY },
      where,
      comeInBy: doNothing,
      stop: doNothing,
    };
  }
  const replyAddress = MAIL_REPLY || 'yanit@kiyi.example';
  const server = await startMailServer(dataDir, port + INBOX_ABOVE, replyAddress);
  const variables = { SMTP_URL: server.smtpUrl, MAIL_FROM, MAIL_REPLY: replyAddress };
  return { ...server, variables, where: server.inboxUrl };
}

/** With an external server, its mails arrive as configured there. */
const doNothing = () => undefined;
