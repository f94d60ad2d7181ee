import { sql } from 'drizzle-orm';
import { contactMessages } from '#drizzle/schema/messages.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

type Asked = {
  /** Ids of our mails that it answers, the most certain first, and its own. */
  answered: readonly string[];
  sender: string;
  /** Counted apart from those of whom the opposite holds. */
  isProven: boolean;
  network: string;
  /** Mails since this instant count towards the limits. */
  since: string;
};

/** A message that began its own thread: of somebody who was not known before. */
const isStrangers = sql`exists (
  select 1 from guest_records g
  where g.id = ${contactMessages.guestId} and g.created_at = ${contactMessages.createdAt})`;

/** Our mail that is being answered, with its guest and its stay. */
type Answered = { id: string; guestId: string | null; reservationId: string | null };

/** Everything that decides where a mail belongs and whether it is accepted, in one trip. */
export async function readMailFacts(
  db: Database,
  { answered, sender, isProven, network, since }: Asked,
) {
  const ids = JSON.stringify(answered);
  const { threads, known, counted } = await readTogether(db, {
    threads: db.read
      .select({
        id: sql<string>`o.id`,
        guestId: sql<string | null>`coalesce(
          (select r.guest_id from reservations r where r.id = o.reservation_id and o.recipient = 'guest'),
          (select c.guest_id from guest_contacts c where c.value = lower(o.recipient)))`,
        // A clerk's answer has no stay of its own: the message it answers has.
        reservationId: sql<string | null>`coalesce(
          iif(o.recipient = 'guest', o.reservation_id, null),
          (select n.reservation_id from guest_notes n where n.mail_id = o.id),
          (select m.reservation_id from contact_replies r
            join contact_messages m on m.id = r.message_id where r.mail_id = o.id))`,
      })
      .from(sql`json_each(${ids}) asked join outbox o on o.id = asked.value`)
      .orderBy(sql`asked.key`),
    known: db.read
      .select({ name: sql<string>`g.name` })
      .from(sql`guest_contacts c join guest_records g on g.id = c.guest_id`)
      .where(sql`c.value = ${sender}`),
    counted: db.read
      .select({
        ofStrangers: sql<number>`coalesce(sum(${isStrangers}), 0)`,
        ofNetwork: sql<number>`coalesce(sum(${isStrangers} and ${contactMessages.network} = ${network}), 0)`,
        bySender: sql<number>`coalesce(sum(${contactMessages.email} = ${sender}), 0)`,
      })
      .from(contactMessages)
      .where(
        sql`${contactMessages.createdAt} > ${since} and ${contactMessages.channel} = 'mail'
          and ${contactMessages.unproven} = ${Number(!isProven)}`,
      ),
  });
  const [answers = null] = threads as Answered[];
  return {
    answers,
    /** Those of the ids that are mails of ours. */
    ids: (threads as Answered[]).map(({ id }) => id),
    /** The sender's name in our records; null for an unknown sender. */
    knownAs: known[0]?.name ?? null,
    bySender: counted[0]?.bySender ?? 0,
    ofNetwork: counted[0]?.ofNetwork ?? 0,
    ofStrangers: counted[0]?.ofStrangers ?? 0,
  };
}
