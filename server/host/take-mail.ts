/** A mail as received over SMTP: the envelope and the raw message. */
export type TakenMail = { from: string; to: string; raw: Buffer<ArrayBuffer> };

/** @throws {@link MailRefused} permanently; any other error may be retried. */
export type TakeMail = (mail: TakenMail) => Promise<void>;

/** The Worker refuses a mail; `message` is for its sender, in plain ASCII. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/** A mail may wait for the database as long as a call may. */
const PATIENCE_MS = 30_000;

/** Passes mails to the Worker's `email()` through the supervisor's control address on loopback. */
export function mailTo(control: string, secret: string): TakeMail {
  return async ({ from, to, raw }) => {
    const answer = await fetch(`${control}/mail?${new URLSearchParams({ from, to })}`, {
      method: 'POST',
      headers: { 'x-control-secret': secret, 'content-type': 'message/rfc822' },
      body: raw,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const said = await answer.text();
    if (answer.status === 422) throw new MailRefused(said);
    if (!answer.ok) throw new Error(`the Worker answered ${answer.status}`);
  };
}
