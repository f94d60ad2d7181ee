/** A rendered mail, ready to send. */
export type OutgoingMail = {
  /** Our id; becomes the Message-ID, so that a mail sent twice is recognised. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Further header lines, such as List-Unsubscribe. */
  headers?: Record<string, string>;
};

/** Why a mail was not sent. `permanent`: a retry cannot help. */
export class MailRefused extends Error {
  readonly permanent: boolean;
  /**
   * The server's own words, for whoever tries the settings; they may name addresses and are not
   * stored.
   */
  readonly reply: string | null;

  /** `reason` is stored and shown to clerks: it contains no address and no quotes. */
  constructor(reason: string, permanent: boolean, reply: string | null = null) {
    super(reason);
    this.name = 'MailRefused';
    this.permanent = permanent;
    this.reply = reply;
  }
}

/** A mail transport. @throws `MailRefused` when a mail was not accepted. */
export type Mailer = { send(mail: OutgoingMail): Promise<void> };

/**
 * @throws `MailRefused` for a line break or another control character, which could start another
 * header.
 */
export function assertHeaderText(text: string): void {
  if (!/[\u0000-\u001f\u007f]/.test(text)) return;
  throw new MailRefused('Başlık alanında satır sonu var.', true);
}
