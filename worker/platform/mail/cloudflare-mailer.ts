import type { MailSender } from './mail-message.ts';
import { assertHeaderText, type Mailer, MailRefused } from './mailer.ts';

/** The part of the platform's `send_email` binding that we use. */
export type SendEmail = {
  send(mail: {
    from: MailSender;
    to: string;
    subject: string;
    html: string;
    text: string;
    replyTo?: string;
    headers: Record<string, string>;
  }): Promise<unknown>;
};

/**
 * Errors of the mail itself, for which a retry cannot help. All others may be corrected, so the
 * mail stays.
 */
const PERMANENT: ReadonlySet<string> = new Set([
  'E_RECIPIENT_SUPPRESSED',
  'E_VALIDATION_ERROR',
  'E_CONTENT_TOO_LARGE',
]);

/**
 * Sends mails through the platform's own service. It creates Message-ID, Date and the parts itself;
 * our id is sent in a header of its own, so that a repeated mail can be recognised.
 */
export function createCloudflareMailer(binding: SendEmail, from: MailSender): Mailer {
  return {
    send: async ({ id, to, subject, html, text, headers = {} }) => {
      const { 'Reply-To': replyTo, ...rest } = headers;
      for (const value of [to, subject, ...Object.values(headers)]) assertHeaderText(value);
      const mail = { from, to, subject, html, text, headers: { ...rest, 'X-Entity-Ref-ID': id } };
      try {
        await binding.send(replyTo === undefined ? mail : { ...mail, replyTo });
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
}

function refusalOf(error: unknown): MailRefused {
  const said = error instanceof Error && 'code' in error ? String(error.code) : '';
  const code = /^E_[A-Z_]{1,40}$/.test(said) ? said : 'nedeni bilinmiyor';
  return new MailRefused(`E-posta hizmeti iletiyi kabul etmedi (${code}).`, PERMANENT.has(code));
}
