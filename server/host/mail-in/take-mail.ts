import type { ReadMail } from '#worker/features/mail-in/read-mail.ts';
import { putAside } from './mails-aside.ts';
import { readApart } from './read-apart.ts';

/** A mail as received over SMTP: the envelope and the raw message. */
export type TakenMail = { from: string; to: string; raw: Buffer<ArrayBuffer> };

/** @throws {@link MailRefused} permanently; any other error may be retried. */
export type TakeMail = (mail: TakenMail) => Promise<void>;

/** A mail is refused; `message` is for its sender, in plain ASCII. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/** A mail may wait for the database as long as a call may. */
const PATIENCE_MS = 30_000;

type Way = {
  /** The supervisor's control address on loopback, and its secret. */
  control: string;
  secret: string;
  /** Where mails are put that cannot be read. */
  dataDir: string;
  /** The mail server whose `Authentication-Results` count; empty: we verify DKIM ourselves. */
  authority: string;
};

/**
 * Reads mails apart from the server and passes what was read to the Worker's `email()`. One that
 * cannot be read is put aside after one try, and its sender is told.
 */
export function mailTo({ control, secret, dataDir, authority }: Way): TakeMail {
  return async (mail) => {
    const answer = await readApart({ mail, authority });
    if ('unreadable' in answer) {
      await putAside(dataDir, mail.raw, answer.unreadable);
      throw new MailRefused('5.6.0 Ileti okunamadi.');
    }
    const taken = await fetch(`${control}/mail`, {
      method: 'POST',
      headers: { 'x-control-secret': secret },
      body: toForm(answer.read),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const said = await taken.text();
    if (taken.status === 422) throw new MailRefused(said);
    if (!taken.ok) throw new Error(`the Worker answered ${taken.status}`);
  };
}

/** What was read as `mail`, and the bytes of its files as `file`, in their order. */
function toForm({ files, ...mail }: ReadMail): FormData {
  const form = new FormData();
  const named = files.map(({ name, isInline }) => ({ name, isInline }));
  form.set('mail', JSON.stringify({ ...mail, files: named }));
  for (const { bytes } of files) form.append('file', new Blob([bytes]));
  return form;
}
