import { and, asc, eq, sql } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import { pick } from '#domain/values/pick.ts';
import type { ToldBy } from '#domain/whatsapp/told-by.ts';
import { findTemplateKey, MAIL_TEMPLATE_RULES } from '#domain/mail/templates.ts';
import { mailTemplates, outbox } from '#drizzle/schema/mail.ts';
import { banks } from '#drizzle/schema/payments.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { villaPrivate } from '#drizzle/schema/villa-parts.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { writtenOnce } from '#worker/platform/database/written-once.ts';
import { checkInTimeOfStay, checkOutTimeOfStay } from '#worker/features/nights/stay-hours.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Template, templateOf } from './template.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

export type OutboxRow = typeof outbox.$inferSelect;

/** Every mail of the product, in the order of a stay. */
export async function listTemplates(db: Database): Promise<Template[]> {
  const rows = await db.read.select().from(mailTemplates);
  const changed = new Map(rows.map((row) => [row.key, row]));
  return Object.keys(MAIL_TEMPLATE_RULES).flatMap(
    (key) => templateOf(key, changed.get(key) ?? null) ?? [],
  );
}

const selectChanged = (db: Database, id: number) =>
  db.read
    .select()
    .from(mailTemplates)
    .where(eq(mailTemplates.key, findTemplateKey(id) ?? ''));

/** @throws `NOT_FOUND` */
export async function getTemplate(db: Database, id: number): Promise<Template> {
  const [row] = await selectChanged(db, id);
  return requireTemplate(id, row);
}

function requireTemplate(id: number, row: typeof mailTemplates.$inferSelect | undefined) {
  const template = templateOf(findTemplateKey(id) ?? '', row ?? null);
  if (template === null) throw notFound('Böyle bir e-posta şablonu yok.');
  return template;
}

/** The agency's details that appear in every mail, by setting. */
const selectFrame = (db: Database) =>
  db.read
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(
      sql`${settings.group} in ('site', 'contact') or ${settings.key} in ('office_hours', 'office_days')`,
    );

/** A template and the agency around it, in one trip. */
export async function readDraftFacts(db: Database, id: number) {
  const { templates, frame } = await readTogether(db, {
    templates: selectChanged(db, id),
    frame: selectFrame(db),
  });
  return { template: requireTemplate(id, templates[0]), frame };
}

const ofMail = writtenOnce('id');

const mailOf = ofMail((read, { id }) => read.select().from(outbox).where(eq(outbox.id, id)));

const changedTemplateOf = ofMail((read, { id }) =>
  read
    .select()
    .from(mailTemplates)
    .where(eq(mailTemplates.key, sql`(select template from outbox where id = ${id})`)),
);

const stayOf = ofMail((read, { id }) =>
  read
    .select({
      row: reservations,
      villa: villas,
      checkInTime: checkInTimeOfStay,
      checkOutTime: checkOutTimeOfStay,
      greeterName: villaPrivate.greeterName,
      greeterPhone: villaPrivate.greeterPhone,
      picture: sql<
        string | null
      >`(select key from villa_images where villa_id = ${villas.id} order by position limit 1)`,
    })
    .from(reservations)
    .innerJoin(villas, eq(villas.id, reservations.villaId))
    .leftJoin(villaPrivate, eq(villaPrivate.villaId, villas.id))
    .where(eq(reservations.id, sql`(select reservation_id from outbox where id = ${id})`)),
);

/** To whom a mail to an owner goes, and how (drizzle/rules/owners-without-address.sql). */
const ownerOf = ofMail((read, { id }) =>
  read
    .select({
      email: sql<string>`email`,
      phone: sql<string | null>`phone`,
      firstName: sql<string>`first_name`,
      name: sql<string | null>`name`,
      toldBy: sql<ToldBy>`told_by`,
    })
    .from(sql`owners_of_mails`)
    .where(sql`id = ${id}`),
);

/** A row of the outbox with everything its mail may mention, as it is now, in one trip. */
export async function readMailFacts(db: Database, id: string) {
  const { mails, templates, frame, stays, owners, accounts } = await readTogether(db, {
    mails: mailOf({ id }),
    templates: changedTemplateOf({ id }),
    frame: selectFrame(db),
    stays: stayOf({ id }),
    owners: ownerOf({ id }),
    accounts: db.read
      .select({
        id: banks.id,
        bank: banks.bankName,
        holder: banks.accountHolder,
        ...pick(banks, 'iban', 'currency', 'karekodTriedAt'),
      })
      .from(banks)
      .where(eq(banks.active, true))
      .orderBy(asc(banks.displayOrder), asc(banks.id)),
  });
  const [mail] = mails;
  if (mail === undefined) return null;
  return {
    mail,
    template: templateOf(mail.template, templates[0] ?? null),
    frame,
    stay: stays[0] ?? null,
    owner: owners[0] ?? null,
    accounts,
  };
}

export type MailFacts = NonNullable<Awaited<ReturnType<typeof readMailFacts>>>;

/** The statement with which a sender claims the next due mail; returns the row, or nothing. */
export function claimStatement(now: string, leasedUntil: string) {
  const due = sql`(
    select id from outbox
    where status = 'waiting' and next_attempt_at <= ${now}
      and (leased_until is null or leased_until <= ${now})
    order by next_attempt_at limit 1
  )`;
  return build
    .update(outbox)
    .set({ leasedUntil, updatedAt: now })
    .where(eq(outbox.id, due))
    .returning({ id: outbox.id });
}

/**
 * The statement that claims the next mail of the last day to somebody without an address, if it has a
 * WhatsApp template in their language and has not been handed over yet: reminders of guests, and changes to owners who
 * chose it, once they stand since `undoneAfter`.
 */
export function claimByHandStatement(
  now: string,
  { since, undoneAfter }: { since: string; undoneAfter: string },
  leasedUntil: string,
) {
  const due = sql`(
    select o.id from outbox o
    join reservations r on r.id = o.reservation_id
    join mail_templates t on t.key = o.template and t.active
    where coalesce(iif(o.recipient = 'owner' or coalesce(r.language, ${FIRST_LANGUAGE}) = ${FIRST_LANGUAGE},
        t.whatsapp_template, t.whatsapp_templates ->> r.language), '') <> ''
      and o.status = 'by_hand' and o.whatsapp_state is null and o.created_at >= ${since}
      and (o.leased_until is null or o.leased_until <= ${now})
      and (o.recipient = 'guest' or o.created_at <= ${undoneAfter} and exists (
        select 1 from owners_of_mails w
        where w.id = o.id and w.told_by = 'whatsapp' and w.phone <> ''
      ))
    limit 1
  )`;
  return build
    .update(outbox)
    .set({ leasedUntil, updatedAt: now })
    .where(eq(outbox.id, due))
    .returning({ id: outbox.id });
}

/** The row is still the one this sender claimed: the lease is ours and nobody has settled it. */
export const stillOurs = (row: Pick<OutboxRow, 'id' | 'leasedUntil' | 'status'>) =>
  and(
    eq(outbox.id, row.id),
    eq(outbox.status, row.status),
    eq(outbox.leasedUntil, row.leasedUntil ?? ''),
  );

export async function findOutboxRow(db: Database, id: string): Promise<OutboxRow | null> {
  const [row] = await db.read.select().from(outbox).where(eq(outbox.id, id));
  return row ?? null;
}
