import { asc, desc, eq, sql } from 'drizzle-orm';
import type { GuestThread, ThreadItem } from '#domain/guest-records/schema.ts';
import { findTemplateRule } from '#domain/mail/templates.ts';
import { REQUEST_LABELS } from '#domain/stay-page/request-kinds.ts';
import { offerState } from '#domain/offers/state.ts';
import { pick } from '#domain/values/pick.ts';
import { windowEnd } from '#domain/whatsapp/window.ts';
import { guestContacts, guestNotes } from '#drizzle/schema/guest-records.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import { contactMessages, contactReplies, messageFiles } from '#drizzle/schema/messages.ts';
import { offers } from '#drizzle/schema/offers.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { stayRequests } from '#drizzle/schema/stay-page.ts';
import { userDetails } from '#drizzle/schema/users.ts';
import { selectMessagesTranslated } from '#worker/features/translations/of-messages.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant } from '#worker/platform/clock.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { getRecordRow } from './record-queries.ts';

/** Most entries of a thread; older ones are shown with their stays and messages. */
const MAX_LINES = 200;

const byName = sql<string | null>`${userDetails.firstName} || ' ' || ${userDetails.lastName}`;
const stateOfMail = (column: string) =>
  sql<string | null>`(select status from outbox where id = ${sql.raw(column)})`;

/**
 * The whole thread between a guest and the agency, oldest first: messages and answers, offers,
 * automatic mails, notes of calls. Two trips. @throws `NOT_FOUND`
 */
export async function readThread(deps: Deps, id: string): Promise<GuestThread> {
  await getRecordRow(deps.db, id);
  const rows = await readRows(deps, id);
  const now = instant(deps.clock);
  const filesOf = Map.groupBy(
    rows.files.map(({ key, ...file }) => ({
      ...file,
      saveAs: key?.split('/').at(-1) ?? null,
    })),
    ({ messageId }) => messageId,
  );
  const items: ThreadItem[] = [
    ...rows.messages.map((row) => ({
      id: row.id,
      kind: 'message' as const,
      at: row.createdAt,
      title: row.subject,
      text: row.message,
      by: row.name,
      ref: row.id,
      state: row.answeredAt === null ? 'waiting' : 'answered',
      received: {
        channel: row.channel,
        quoted: row.quoted,
        files: filesOf.get(row.id) ?? [],
        warning: warningOf(row, rows.contacts),
        email: row.email,
      },
    })),
    ...rows.wishes.map(({ kind, code, ...row }) => ({
      ...row,
      kind: 'wish' as const,
      title: `${REQUEST_LABELS[kind]} · ${code}`,
      by: null,
      state: row.state === 'open' ? 'waiting' : row.state,
    })),
    ...rows.replies.map((row) => ({ ...row, kind: 'reply' as const, title: '' })),
    ...rows.offered.map(({ row, by, villas, code }) => ({
      id: row.id,
      kind: 'offer' as const,
      at: row.createdAt,
      title: villas ?? '',
      text: row.message,
      by,
      ref: code ?? row.id,
      state: offerState(row, now),
    })),
    ...rows.mails.map(({ template, ...row }) => ({
      ...row,
      kind: 'outbox' as const,
      title: findTemplateRule(template)?.name ?? template,
      text: '',
      by: null,
    })),
    ...rows.notes.map(({ error, ...row }) => ({ ...row, title: error ?? '', ref: null })),
  ];
  const inOrder = items.toSorted((a, b) =>
    a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at < b.at ? -1 : 1,
  );
  const theirLast = rows.messages.find(({ channel }) => channel === 'whatsapp')?.createdAt ?? null;
  return {
    items: inOrder.slice(-MAX_LINES),
    whatsapp: deps.whatsapp && {
      until: windowEnd(theirLast),
      template: deps.whatsapp.template !== '',
    },
    translates: deps.translation !== null && rows.translated.length > 0,
  };
}

/**
 * Anybody can write any sender's address; anybody who has a mail of ours can answer into its thread, so a clerk must see when it is
 * somebody else.
 */
function warningOf(
  { channel, email, automatic, unproven }: typeof contactMessages.$inferSelect,
  contacts: readonly { value: string }[],
) {
  if (unproven) return 'unproven' as const;
  if (automatic) return 'automatic' as const;
  const isTheirs = contacts.some(({ value }) => value === email.toLowerCase());
  return channel === 'mail' && !isTheirs ? ('stranger' as const) : null;
}

const readRows = ({ db }: Deps, id: string) =>
  readTogether(db, {
    translated: selectMessagesTranslated(db),
    messages: db.read
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.guestId, id))
      .orderBy(desc(contactMessages.createdAt))
      .limit(MAX_LINES),
    contacts: db.read
      .select({ value: guestContacts.value })
      .from(guestContacts)
      .where(eq(guestContacts.guestId, id)),
    files: db.read
      .select(pick(messageFiles, 'id', 'messageId', 'name', 'size', 'key'))
      .from(messageFiles)
      .innerJoin(contactMessages, eq(contactMessages.id, messageFiles.messageId))
      .where(eq(contactMessages.guestId, id))
      .orderBy(asc(messageFiles.id)),
    wishes: db.read
      .select({
        id: stayRequests.id,
        kind: stayRequests.kind,
        at: stayRequests.createdAt,
        text: stayRequests.note,
        ref: stayRequests.id,
        state: sql<string>`${stayRequests.state}`,
        code: reservations.code,
      })
      .from(reservations)
      .innerJoin(stayRequests, eq(stayRequests.reservationId, reservations.id))
      .where(eq(reservations.guestId, id))
      .orderBy(desc(stayRequests.createdAt))
      .limit(MAX_LINES),
    replies: db.read
      .select({
        id: contactReplies.id,
        at: contactReplies.createdAt,
        text: contactReplies.text,
        by: byName,
        ref: contactReplies.messageId,
        state: stateOfMail('contact_replies.mail_id'),
      })
      .from(contactReplies)
      .innerJoin(contactMessages, eq(contactMessages.id, contactReplies.messageId))
      .leftJoin(userDetails, eq(userDetails.userId, contactReplies.createdBy))
      .where(eq(contactMessages.guestId, id))
      .orderBy(desc(contactReplies.createdAt))
      .limit(MAX_LINES),
    offered: db.read
      .select({
        row: offers,
        by: byName,
        villas: sql<
          string | null
        >`(select group_concat(v.name, ', ') from offer_villas o join villas v on v.id = o.villa_id where o.offer_id = offers.id)`,
        code: sql<string | null>`(select r.id from reservations r where r.offer_id = offers.id)`,
      })
      .from(offers)
      .leftJoin(userDetails, eq(userDetails.userId, offers.createdBy))
      .where(eq(offers.guestId, id))
      .orderBy(desc(offers.createdAt))
      .limit(MAX_LINES),
    // Answers and offers are entries of the thread themselves.
    mails: db.read
      .select({
        id: outbox.id,
        at: outbox.createdAt,
        template: outbox.template,
        ref: outbox.reservationId,
        state: sql<string>`${outbox.status}`,
      })
      .from(outbox)
      .where(
        sql`${outbox.id} in (
          select o.id from reservations r join outbox o on o.reservation_id = r.id
            where r.guest_id = ${id} and o.recipient = 'guest'
          union
          select o.id from guest_contacts c join outbox o on o.recipient = c.value
            where c.guest_id = ${id} and o.template not in ('iletisim_yanit', 'teklif'))`,
      )
      .orderBy(desc(outbox.createdAt))
      .limit(MAX_LINES),
    notes: db.read
      .select({
        id: guestNotes.id,
        kind: guestNotes.kind,
        at: guestNotes.createdAt,
        text: guestNotes.text,
        by: byName,
        state: sql<
          string | null
        >`coalesce(${guestNotes.whatsappState}, ${stateOfMail('guest_notes.mail_id')})`,
        error: guestNotes.whatsappError,
      })
      .from(guestNotes)
      .leftJoin(userDetails, eq(userDetails.userId, guestNotes.createdBy))
      .where(eq(guestNotes.guestId, id))
      .orderBy(asc(guestNotes.createdAt))
      .limit(MAX_LINES),
  });
