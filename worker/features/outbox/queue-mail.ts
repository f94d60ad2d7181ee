import type { MailAudience } from '#domain/mail/template-rule.ts';
import { findTemplateRule } from '#domain/mail/templates.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import { newId } from '#worker/platform/ids.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';

/**
 * The recipient of a reservation's mail. The outbox stores this role instead of an address: address
 * and text are determined when the mail is sent, so a correction before that takes effect and no
 * personal data is copied. A template that the product does not know is for the guest.
 */
const audienceOf = (template: string): MailAudience =>
  findTemplateRule(template)?.audience ?? 'guest';

/**
 * The rows that send a reservation's mails; `event` prevents a second row. `variables` are values
 * that only this mail knows, such as an amount paid; everything else is read when it is sent, at
 * `leavesAt` or later.
 */
export function reservationMails(
  now: Date,
  reservationId: string,
  event: string,
  templates: readonly string[],
  variables: Record<string, string> = {},
  leavesAt: string = now.toISOString(),
): Step[] {
  return templates.map((template) =>
    step(
      build.insert(outbox).values({
        ...reservationMail(now, reservationId, event, template, variables),
        nextAttemptAt: leavesAt,
      }),
    ),
  );
}

/** The row of a time-based mail. If two senders queue the same occasion, one wins. */
export function reminderMail(
  now: Date,
  reservationId: string,
  occasion: string,
  template: string,
): Step {
  const row = reservationMail(now, reservationId, occasion, template, {});
  return step(build.insert(outbox).values(row).onConflictDoNothing({ target: outbox.dedupeKey }));
}

function reservationMail(
  now: Date,
  reservationId: string,
  event: string,
  template: string,
  variables: Record<string, string>,
) {
  const at = now.toISOString();
  return {
    id: newId(now),
    createdAt: at,
    updatedAt: at,
    template,
    dedupeKey: `${reservationId}:${event}:${template}`,
    recipient: audienceOf(template),
    variables,
    reservationId,
    nextAttemptAt: at,
  };
}

/**
 * A mail that does not belong to a reservation: to an address, with everything its template needs.
 */
type DirectMail = {
  /** The id of the row, if the caller needs to know it. */
  id?: string;
  template: string;
  to: string;
  /** Identifies the mail: a second row with the same key is not added. */
  dedupeKey: string;
  /** By the names of domain/mail/variables.ts, such as `ad_soyad`. */
  variables?: Record<string, string>;
  /** The address of the template's button. Secret: it is erased once the mail has been sent. */
  actionUrl?: string;
};

/** The row that sends such a mail. */
export function directMail(now: Date, mail: DirectMail): Step {
  const at = now.toISOString();
  const { id = newId(now), template, to, dedupeKey, variables = {}, actionUrl } = mail;
  return step(
    build.insert(outbox).values({
      id,
      createdAt: at,
      updatedAt: at,
      template,
      dedupeKey,
      recipient: to,
      variables: actionUrl === undefined ? variables : { ...variables, action_url: actionUrl },
      nextAttemptAt: at,
    }),
  );
}
