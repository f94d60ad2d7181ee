import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '#domain/languages/languages.ts';
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
  /** In which it is written; a query where the database knows it. Left out: Turkish. */
  language?: Language | SQL | null | undefined;
  /** The address of the template's button. Secret: it is erased once the mail has been sent. */
  actionUrl?: string;
};

/** Most mails of one template in a day to an address that a visitor typed. */
const MAX_UNPROVEN = 2;

/**
 * The row of a mail to an address that a visitor typed and nobody proved to be theirs: at most two a
 * day, so that our forms do not fill other people's mailboxes. Further ones are not sent.
 */
export function mailToTyped(now: Date, mail: DirectMail): Step {
  const yesterday = new Date(now.getTime() - 86_400_000).toISOString();
  const row = rowOf(now, mail);
  return step(sql`
    insert into outbox (id, created_at, updated_at, template, dedupe_key, recipient, language, variables, next_attempt_at)
    select ${row.id}, ${row.createdAt}, ${row.updatedAt}, ${row.template}, ${row.dedupeKey},
      ${row.recipient}, ${row.language}, ${JSON.stringify(row.variables)}, ${row.nextAttemptAt}
    where (select count(*) from outbox where recipient = ${row.recipient}
      and template = ${row.template} and created_at > ${yesterday}) < ${MAX_UNPROVEN}`);
}

/** The row that sends such a mail. */
export const directMail = (now: Date, mail: DirectMail): Step =>
  step(build.insert(outbox).values(rowOf(now, mail)));

/**
 * The row of a mail to an owner that belongs to no stay. The address is the one they have when it is
 * sent; without one it is to be sent by hand (drizzle/rules/owners-without-address.sql).
 */
export const ownerMail = (
  now: Date,
  { ownerId, variables, ...mail }: Omit<DirectMail, 'to'> & { ownerId: number },
): Step =>
  directMail(now, {
    ...mail,
    to: 'owner' satisfies MailAudience,
    variables: { ...variables, owner_id: String(ownerId) },
  });

function rowOf(now: Date, mail: DirectMail) {
  const at = now.toISOString();
  const { id = newId(now), template, to, dedupeKey, variables = {}, actionUrl } = mail;
  const { language = null } = mail;
  return {
    id,
    createdAt: at,
    updatedAt: at,
    template,
    dedupeKey,
    recipient: to,
    language,
    variables: actionUrl === undefined ? variables : { ...variables, action_url: actionUrl },
    nextAttemptAt: at,
  };
}
