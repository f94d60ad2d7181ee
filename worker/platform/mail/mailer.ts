/** A finished mail, ready to leave. */
export type OutgoingMail = {
  /** Ours; becomes the Message-ID, so that a repeated mail is known as the same one. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Further header lines, such as List-Unsubscribe. */
  headers?: Record<string, string>;
};

/** Why a mail did not leave. `permanent`: asking again cannot help. */
export class MailRefused extends Error {
  readonly permanent: boolean;

  /** `reason` is kept and shown to clerks: it names no address and quotes nothing. */
  constructor(reason: string, permanent: boolean) {
    super(reason);
    this.name = 'MailRefused';
    this.permanent = permanent;
  }
}

/** How mails leave. @throws `MailRefused` when one was not taken. */
export type Mailer = { send(mail: OutgoingMail): Promise<void> };

/** @throws `MailRefused` for a line end or another control character: that would be another header. */
export function assertHeaderText(text: string): void {
  if (!/[\u0000-\u001f\u007f]/.test(text)) return;
  throw new MailRefused('Başlık alanında satır sonu var.', true);
}
