import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { pick } from '#domain/values/pick.ts';
import { districts, towns } from '#drizzle/schema/locations.ts';
import { comments } from '#drizzle/schema/messages.ts';
import { villaPrices } from '#drizzle/schema/prices.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { guestLinks, stayRequests } from '#drizzle/schema/stay-page.ts';
import { villaDistances, villaPrivate } from '#drizzle/schema/villa-parts.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { jsonRows } from '#worker/platform/database/json-rows.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { guestInvoices, lacksBuyer } from '#worker/features/invoices/of-stay.ts';
import { stayDayColumns } from '#worker/features/villas/editor/price-columns.ts';
import { isOpenLink } from '#worker/features/guest-links/stay-link.ts';
import { selectCardSettings } from '#worker/features/payments/checkout/checkout-queries.ts';
import { giveBackReads } from '#worker/features/payments/refunds/give-back-facts.ts';
import { trackedReads, toTrackedRow } from '#worker/features/reservations/request/tracked-stay.ts';
import type { Part } from '#worker/platform/database/read-in-parts.ts';
import { readPage } from '#worker/platform/database/read-page.ts';

export type StayRequestRow = typeof stayRequests.$inferSelect;

/** The house: what only its guest may see, and what is public. */
const selectHouse = (db: Database, which: SQL) =>
  db.read
    .select({
      address: villas.permitAddress,
      town: towns.name,
      district: districts.name,
      province: districts.provinceName,
      ...pick(villas, 'latitude', 'longitude', 'houseRules', 'extras'),
      ...pick(villaPrivate, 'greeterName', 'greeterPhone', 'caretakerName', 'caretakerPhone'),
      ...pick(villaPrivate, 'houseGuide', 'nearby'),
      distances: jsonRows(
        { place: villaDistances.place, metres: villaDistances.metres },
        sql`from ${villaDistances} where ${villaDistances.villaId} = ${villas.id} order by ${villaDistances.id}`,
      ),
      stayRules: jsonRows(
        { startsOn: villaPrices.startsOn, endsOn: villaPrices.endsOn, ...stayDayColumns },
        sql`from ${villaPrices} where ${villaPrices.villaId} = ${villas.id}
          and coalesce(${villaPrices.arrivalDays}, ${villaPrices.departureDays}) is not null`,
      ),
      invoice: sql<
        string | null
      >`(select file from stay_invoices where reservation_id = ${reservations.id})`,
      invoices: guestInvoices(reservations.id),
      lacksBuyer: lacksBuyer(reservations.id),
      ...pick(villaPrivate, 'doorCode', 'keyBox', 'wifiName', 'wifiPassword'),
    })
    .from(reservations)
    .innerJoin(villas, eq(villas.id, reservations.villaId))
    .innerJoin(towns, eq(towns.id, villas.townId))
    .innerJoin(districts, eq(districts.id, towns.districtId))
    .leftJoin(villaPrivate, eq(villaPrivate.villaId, villas.id))
    .where(which);

const MAX_MESSAGES = 100;

/** Messages about a stay, by its guest and by clerks; automatic mails are left out. */
const selectMessages = (db: Database, id: SQL) =>
  db.read
    .select({
      id: sql<string>`id`,
      at: sql<string>`at`,
      from: sql<'guest' | 'agency'>`author`,
      text: sql<string>`text`,
    })
    .from(
      sql`(
        select id, created_at as at, 'guest' as author, message as text from contact_messages
          where reservation_id = ${id} and not automatic
        union all
        select r.id, r.created_at, 'agency', r.text from contact_messages m
          join contact_replies r on r.message_id = m.id where m.reservation_id = ${id}
        union all
        select id, created_at, 'agency', text from guest_notes
          where reservation_id = ${id} and kind = 'mail'
        order by 2 desc, 1 desc limit ${MAX_MESSAGES})`,
    )
    .where(sql`text <> ''`)
    .orderBy(sql`at, id`);

/**
 * The stay of a link that is valid at `at`, with everything its page shows, in one trip; null for
 * any other.
 */
export async function findStayByLink(db: Database, tokenHash: string, at: string) {
  const isOpen = isOpenLink(tokenHash, at);
  const id = sql`(select reservation_id from guest_links where ${isOpen})`;
  const which = eq(reservations.id, id);
  const { links, houses, reviews, giveBack, tracked, ...shown } = await readTogether(db, {
    links: db.read
      .select({ id: guestLinks.id, purpose: guestLinks.purpose, usedAt: guestLinks.usedAt })
      .from(guestLinks)
      .where(isOpen),
    houses: selectHouse(db, which),
    reviews: db.read
      .select({ active: comments.active })
      .from(comments)
      .where(and(eq(comments.reservationId, id), isNull(comments.deletedAt))),
    requests: db.read
      .select()
      .from(stayRequests)
      .where(eq(stayRequests.reservationId, id))
      .orderBy(desc(stayRequests.createdAt), desc(stayRequests.id)),
    messages: selectMessages(db, id),
    cards: selectCardSettings(db),
    giveBack: giveBackReads(db, id),
    tracked: trackedReads(db, which),
  });
  const [link] = links;
  const [house] = houses;
  const [review = null] = reviews;
  const stay = toTrackedRow(tracked);
  if (link === undefined || house === undefined || stay === null) return null;
  return { link, house, review, stay, ...shown, ...giveBack };
}

export type OpenStay = NonNullable<Awaited<ReturnType<typeof findStayByLink>>>;

const requestColumns = {
  request: stayRequests,
  reservation: {
    ...pick(reservations, 'id', 'code', 'checkIn', 'checkOut', 'firstName', 'lastName', 'phone'),
    ...pick(reservations, 'status', 'version', 'paid', 'villaId', 'adults', 'children', 'babies'),
  },
  villaName: villas.name,
  checkInTime: villas.checkInTime,
  /**
   * Somebody arrives on the day of departure, by the definition of the rule for late check-outs.
   */
  arrives: sql<boolean>`exists (select 1 from villa_nights
    where villa_id = ${reservations.villaId} and night = ${reservations.checkOut}
      and ref <> ${reservations.id} and kind <> 'block'
      and (free_at is null or free_at > ${stayRequests.createdAt}))`.mapWith(Boolean),
};

const selectRequests = (db: Database) =>
  db.read
    .select(requestColumns)
    .from(stayRequests)
    .innerJoin(reservations, eq(reservations.id, stayRequests.reservationId))
    .innerJoin(villas, eq(villas.id, reservations.villaId));

/** A page of guests' requests, the oldest open one first, and how many match; one trip. */
export async function listRequests(db: Database, filter: SQL | undefined, part: Part) {
  return readPage(db, part, {
    items: selectRequests(db)
      .where(filter)
      .orderBy(
        sql`${stayRequests.state} <> 'open'`,
        sql`case when ${stayRequests.state} = 'open' then ${stayRequests.createdAt} end`,
        desc(stayRequests.createdAt),
        asc(stayRequests.id),
      ),
    counted: [stayRequests, filter],
  });
}

export type ListedRequest = Awaited<ReturnType<typeof listRequests>>['items'][number];

export async function findRequest(db: Database, id: string): Promise<ListedRequest | null> {
  const [row] = await selectRequests(db).where(eq(stayRequests.id, id));
  return row ?? null;
}
