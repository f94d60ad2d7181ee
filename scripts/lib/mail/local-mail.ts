import { startMailServer } from './mail-server.ts';

type LocalMail = {
  /** How the Worker sends. */
  variables: Record<'SMTP_URL' | 'MAIL_FROM', string>;
  /** Where its mails are found, for a person. */
  where: string;
  stop(): void;
};

/** The inbox stands this far above the application's own port, so that two applications may run. */
const INBOX_ABOVE = 10;

/**
 * Where an application on this machine sends its mails: to the server of `SMTP_URL` where one is
 * named, else to one of its own that keeps them in `dataDir`.
 */
export async function localMail(dataDir: string, port: number): Promise<LocalMail> {
  const { SMTP_URL, MAIL_FROM = 'Kıyı <merhaba@kiyi.example>' } = process.env;
  if (SMTP_URL) {
    const where = `sent through ${URL.parse(SMTP_URL)?.host ?? 'SMTP_URL'}`;
    return { variables: { SMTP_URL, MAIL_FROM }, where, stop: () => undefined };
  }
  const { smtpUrl, inboxUrl, stop } = await startMailServer(dataDir, port + INBOX_ABOVE);
  return { variables: { SMTP_URL: smtpUrl, MAIL_FROM }, where: inboxUrl, stop };
}
