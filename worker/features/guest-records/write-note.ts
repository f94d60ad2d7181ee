import { and, eq, sql } from 'drizzle-orm';
import { refused } from '#domain/errors.ts';
import type { GuestMailInput, GuestNoteInput, GuestThread } from '#domain/guest-records/schema.ts';
import { guestContacts, guestNotes } from '#drizzle/schema/guest-records.ts';
import { contactMessages } from '#drizzle/schema/messages.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { runIdempotent } from '#worker/platform/database/idempotency.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { directMail } from '#worker/features/outbox/queue-mail.ts';
import { getRecordRow } from './record-queries.ts';
import { readThread } from './thread.ts';

/** Adds a note about a guest or a call. @throws `NOT_FOUND` */
export async function writeGuestNote(
  deps: Deps,
  guestId: string,
  input: GuestNoteInput,
  key: string,
  actor: Actor,
): Promise<GuestThread> {
  const request = { scope: `guest-note:${actor.userId}`, key, body: { guestId, input } };
  await runIdempotent(deps, request, async () => {
    await getRecordRow(deps.db, guestId);
    const write = beginWrite(deps, actor);
    const { at } = write;
    const row = { ...input, id: write.newId(), createdAt: at, updatedAt: at, guestId };
    return {
      status: 201,
      content: {},
      steps: [
        write.insert(guestNotes, { ...row, createdBy: actor.userId }),
        write.audit('guest_record.note', guestId, { after: { kind: input.kind } }),
      ],
    };
  });
  return readThread(deps, guestId);
}

/**
 * Sends a guest a mail; greeting and signature come from the template. Waiting messages then count
 * as answered. If the guest wrote about a stay, the text also appears on the page of that stay, or
 * only there when no address is known. @throws `NOT_FOUND`, `GUEST_WITHOUT_ADDRESS` (422)
 */
export async function mailGuest(
  deps: Deps,
  guestId: string,
  { subject, text }: GuestMailInput,
  key: string,
  actor: Actor,
): Promise<GuestThread> {
  const request = { scope: `guest-mail:${actor.userId}`, key, body: { guestId, subject, text } };
  await runIdempotent(deps, request, async () => {
    const { name, language } = await getRecordRow(deps.db, guestId);
    const to = await latestAddress(deps, guestId);
    const stayId = sql<string | null>`(${stayTheyWroteOf(guestId)})`;
    if (to === null && !(await hasWrittenOfStay(deps, guestId)))
      throw refused('GUEST_WITHOUT_ADDRESS');
    const write = beginWrite(deps, actor);
    const { at } = write;
    const id = write.newId();
    const mailId = write.newId();
    const marks = {
      readAt: sql`coalesce(${contactMessages.readAt}, ${at})`,
      answeredAt: at,
      updatedAt: at,
    };
    return {
      status: 201,
      content: {},
      steps: [
        to !== null &&
          directMail(write.now, {
            id: mailId,
            template: 'iletisim_yanit',
            to,
            dedupeKey: `guest-mail:${id}`,
            language,
            variables: { ad_soyad: name, konu: subject || 'Mesajınız', mesaj: text },
          }),
        write.insert(guestNotes, {
          id,
          guestId,
          kind: 'mail',
          text,
          mailId: to === null ? null : mailId,
          reservationId: stayId,
          createdBy: actor.userId,
        }),
        write.update(contactMessages, { guestId, answeredAt: null }, marks),
        write.audit('guest_record.mail', guestId, { after: { mail: to === null ? null : mailId } }),
      ],
    };
  });
  return readThread(deps, guestId);
}

/** The address that they used last. */
async function latestAddress({ db }: Deps, guestId: string): Promise<string | null> {
  const usedAt = sql`max(
    coalesce((select max(created_at) from contact_messages where guest_id = ${guestId} and email = value), ''),
    coalesce((select max(created_at) from reservations where guest_id = ${guestId} and email = value), ''))`;
  const [row] = await db.read
    .select({ email: guestContacts.value })
    .from(guestContacts)
    .where(and(eq(guestContacts.guestId, guestId), sql`instr(value, '@') > 0`))
    .orderBy(sql`${usedAt} desc`)
    .limit(1);
  return row?.email ?? null;
}

/** The stay that their latest message is about, preferring one that waits for an answer. */
const stayTheyWroteOf = (guestId: string) =>
  sql`select reservation_id from contact_messages where guest_id = ${guestId} and reservation_id is not null
    order by answered_at is null desc, created_at desc limit 1`;

async function hasWrittenOfStay({ db }: Deps, guestId: string): Promise<boolean> {
  return (await db.read.all(stayTheyWroteOf(guestId))).length > 0;
}
