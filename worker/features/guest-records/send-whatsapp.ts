import { sql } from 'drizzle-orm';
import { refused } from '#domain/errors.ts';
import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import type { GuestThread, GuestWhatsappInput } from '#domain/guest-records/schema.ts';
import { windowEnd } from '#domain/whatsapp/window.ts';
import { guestNotes } from '#drizzle/schema/guest-records.ts';
import { contactMessages } from '#drizzle/schema/messages.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { instant } from '#worker/platform/clock.ts';
import { runIdempotent } from '#worker/platform/database/idempotency.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Recipient, sendWhatsapp } from '#worker/platform/whatsapp/send-whatsapp.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { getRecordRow } from './record-queries.ts';
import { readThread } from './thread.ts';

/**
 * Sends a guest a WhatsApp message from the agency's number: freely within 24 hours of their last
 * message, else as the approved template. It is stored in the thread before it is sent and handed
 * over once: a crash in between leaves it waiting, and it is never sent twice. @throws `NOT_FOUND`,
 * `WHATSAPP_NOT_CONFIGURED`, `WHATSAPP_WINDOW_CLOSED`, `GUEST_WITHOUT_PHONE` (422)
 */
export async function whatsappGuest(
  deps: Deps,
  guestId: string,
  { text }: GuestWhatsappInput,
  key: string,
  actor: Actor,
): Promise<GuestThread> {
  const { whatsapp } = deps;
  if (whatsapp === null) throw refused('WHATSAPP_NOT_CONFIGURED');
  const { name, language } = await getRecordRow(deps.db, guestId);
  const reach = await findReach(deps, guestId);
  const recipient = recipientOf(reach);
  if (recipient === null) throw refused('GUEST_WITHOUT_PHONE');
  const until = windowEnd(reach.lastFromGuest);
  const isOpen = until !== null && until > instant(deps.clock);
  // The template around the text is Turkish.
  const isUnderstood = whatsapp.template !== '' && (language ?? FIRST_LANGUAGE) === FIRST_LANGUAGE;
  if (!isOpen && !isUnderstood) throw refused('WHATSAPP_WINDOW_CLOSED');
  const write = beginWrite(deps, actor);
  const { at } = write;
  const id = write.newId();
  const request = { scope: `guest-whatsapp:${actor.userId}`, key, body: { guestId, text } };
  const { replayed } = await runIdempotent(deps, request, async () => ({
    status: 201,
    content: {},
    steps: [
      write.insert(guestNotes, {
        id,
        guestId,
        kind: 'whatsapp',
        text,
        whatsappState: 'waiting',
        createdBy: actor.userId,
      }),
      write.update(
        contactMessages,
        { guestId, answeredAt: null },
        { readAt: sql`coalesce(${contactMessages.readAt}, ${at})`, answeredAt: at },
      ),
      write.audit('guest_record.whatsapp', guestId, { after: { note: id } }),
    ],
  }));
  if (!replayed) {
    const words = isOpen ? { text } : { template: whatsapp.template, parameters: [name, text] };
    const handed = await sendWhatsapp(whatsapp, deps.outside, { ...recipient, ...words });
    await deps.db.write([
      write.update(
        guestNotes,
        { id },
        handed.ok
          ? { whatsappId: handed.id, whatsappState: 'sent' }
          : { whatsappState: 'failed', whatsappError: handed.reason },
      ),
    ]);
  }
  return readThread(deps, guestId);
}

type Reach = { phone: string | null; user: string | null; lastFromGuest: string | null };

/** By number where it is known, which keeps WhatsApp showing it to us. */
function recipientOf({ phone, user }: Reach): Recipient | null {
  if (phone !== null) return { to: phone.replace(/\D/g, '') };
  return user === null ? null : { recipient: user };
}

/**
 * The phone and the id that they write from, else other known ones; and when they last wrote by
 * WhatsApp. Whoever wrote last without a number is answered by their id: the number of a stay may be
 * another one.
 */
async function findReach({ db }: Deps, guestId: string): Promise<Reach> {
  const last = (column: string) =>
    sql`(select ${sql.raw(column)} from contact_messages
      where guest_id = ${guestId} and channel = 'whatsapp' order by created_at desc limit 1)`;
  const contact = (pattern: string, from = 1) =>
    sql`(select substr(value, ${sql.raw(String(from))}) from guest_contacts
      where guest_id = ${guestId} and value like ${pattern} order by rowid desc limit 1)`;
  const user = sql`coalesce(${last('whatsapp_user')}, ${contact('wa:%', 4)})`;
  const [row] = await db.read.all<Reach>(sql`
    select coalesce(${last('phone')}, iif(${last('whatsapp_user')} is null, ${contact('+%')}, null)) as phone,
      ${user} as "user", ${last('created_at')} as "lastFromGuest"`);
  return row ?? { phone: null, user: null, lastFromGuest: null };
}
