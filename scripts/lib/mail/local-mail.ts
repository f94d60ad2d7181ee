import type { TakeMail } from '#server/host/take-mail.ts';
import { startMailServer } from './mail-server.ts';

type LocalMail = {
  /** How the Worker sends. */
  variables: Record<'SMTP_URL' | 'MAIL_FROM' | 'MAIL_REPLY', string>;
  /** Where its mails are found, for a person. */
  where: string;
  /** How what is answered on this machine comes in. */
  comeInBy(take: TakeMail): void;
  stop(): void;
};

/** The inbox stands this far above the application's own port, so that two applications may run. */
const INBOX_ABOVE = 10;

/**
 * Where an application on this machine sends its mails: to the server of `SMTP_URL` where one is
 * named, else to one of its own that keeps them in `dataDir`.
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

/** Its mails come in where its own server says. */
const doNothing = () => undefined;
