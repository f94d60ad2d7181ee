import { outbox } from '#drizzle/schema/mail.ts';
import { newId } from '../../platform/ids.ts';
import { build } from '../../platform/database/statements.ts';
import { type Step, step } from '../../platform/database/write-batch.ts';

/**
 * Who a mail of a reservation goes to. The outbox keeps this instead of an address: the address
 * and the texts are read when the mail leaves, so a correction before that reaches the mail and no
 * personal data is copied.
 */
type Audience = 'guest' | 'owner' | 'agency';

/** The audience of a template, by the naming rule of domain.md. */
export function audienceOf(template: string): Audience {
  if (template.startsWith('sahip_')) return 'owner';
  return template.endsWith('_yonetici') ? 'agency' : 'guest';
}

/**
 * The rows that make a reservation's mails leave; `event` makes a second row impossible. `variables`
 * are what only this mail knows, such as the amount that was paid; all else is read when it leaves,
 * at `leavesAt` or later.
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

/** The row of a mail that time sends. Two senders of the same occasion are no mistake: one wins. */
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

/** A mail that belongs to no reservation: to an address, with all that its template needs. */
type DirectMail = {
  /** Of the row, where the caller wants to know it. */
  id?: string;
  template: string;
  to: string;
  /** The same text twice is the same mail: a second row with it is impossible. */
  dedupeKey: string;
  /** By the names of domain/mail/variables.ts, `ad_soyad` and the like. */
  variables?: Record<string, string>;
  /** Where the template's button leads. Secret: it is forgotten once the mail has left. */
  actionUrl?: string;
};

/** The row that makes such a mail leave. */
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
