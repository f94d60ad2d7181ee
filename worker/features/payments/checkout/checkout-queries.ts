import { and, asc, count, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { ProviderName } from '#domain/payments/providers.ts';
import { ledgerSums } from '#domain/payments/ledger.ts';
import { holdEnd } from '#domain/reservation-hold.ts';
import { pick } from '#domain/values/pick.ts';
import {
  paymentCheckouts,
  paymentEvents,
  paymentLinks,
  transactions,
} from '#drizzle/schema/payments.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { ledgerColumns } from '../ledger/ledger-columns.ts';
import { stayOfLink } from '#worker/features/guest-links/stay-link.ts';

export type CheckoutRow = typeof paymentCheckouts.$inferSelect;

/** The columns of the stay that a guest's payment needs. */
const stayColumns = {
  ...pick(reservations, 'id', 'code', 'status', 'version', 'villaId', 'language'),
  villaSlug: villas.slug,
  villaName: villas.name,
  saleUntil: sql<string | null>`iif(${villas.active}, ${villas.saleUntil}, null)`,
  ...pick(reservations, 'checkIn', 'checkOut', 'firstName', 'lastName'),
  /** Providers require an address of every buyer: for a guest without one the agency's is used. */
  email: sql<string>`coalesce(nullif(${reservations.email}, ''),
    (select value from settings where key = 'site_email'), '')`,
  ...pick(reservations, 'phone', 'total', 'prepayment', 'agencyExtras', 'deposit', 'createdAt'),
  ...pick(reservations, 'paymentParts', 'holdExpiresAt', 'optionExpiresAt'),
};

const selectStay = (db: Database, where: SQL | undefined) =>
  db.read
    .select(stayColumns)
    .from(reservations)
    .innerJoin(villas, eq(villas.id, reservations.villaId))
    .where(where)
    .limit(1);

const selectLedger = (db: Database, reservationId: SQL) =>
  db.read
    .select(ledgerColumns)
    .from(transactions)
    .where(eq(transactions.reservationId, reservationId));

/** Which checkouts of a stay have a page at their provider that may still be paid at `now`. */
export const mayBePaid = (reservationId: SQL | string, now: string): SQL | undefined =>
  and(
    eq(paymentCheckouts.reservationId, reservationId),
    ne(paymentCheckouts.status, 'paid'),
    gt(paymentCheckouts.pageEndsAt, now),
  );

const selectPages = (db: Database, reservationId: SQL, now: string) =>
  db.read.select().from(paymentCheckouts).where(mayBePaid(reservationId, now));

/** The settings for cards. */
export const selectCardSettings = (db: Database) =>
  db.read
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(eq(settings.group, 'payment'));

type StayRow = Awaited<ReturnType<typeof selectStay>>[number];

/** A stay as payments need it. `deadline`: until when its nights are held. */
export type PayableStay = StayRow & { deadline: string | null };

const toStay = (row: StayRow): PayableStay => ({ ...row, deadline: holdEnd(row) });

/**
 * Who asks: a guest with code and e-mail, or the hash of the token of a private payment link, or of
 * the stay's page if valid at `at`.
 */
export type AskedBy =
  | { code: string; email: string }
  | { linkHash: string }
  | { stayHash: string; at: string };

/**
 * What the caller may pay, the pages that may still be paid at `now`, and the card provider, in one
 * trip; null when the caller is unknown.
 */
export async function findGuestPayment(db: Database, by: AskedBy, now: string) {
  const linkHash = 'linkHash' in by ? by.linkHash : '';
  const ofLink = sql`(select reservation_id from payment_links where token_hash = ${linkHash})`;
  const where = whichStay(by, ofLink);
  const id = sql`(select ${reservations.id} from ${reservations} where ${where})`;
  const { stays, entries, links, rows, pages } = await readTogether(db, {
    stays: selectStay(db, where),
    entries: selectLedger(db, id),
    links: db.read.select().from(paymentLinks).where(eq(paymentLinks.tokenHash, linkHash)),
    rows: selectCardSettings(db),
    pages: selectPages(db, id, now),
  });
  const [stay] = stays;
  if (stay === undefined) return null;
  return {
    stay: toStay(stay),
    sums: ledgerSums(entries),
    link: links[0] ?? null,
    settings: rows,
    pages,
  };
}
function whichStay(by: AskedBy, ofLink: SQL): SQL | undefined {
  if ('linkHash' in by) return eq(reservations.id, ofLink);
  if ('stayHash' in by) return eq(reservations.id, stayOfLink(by.stayHash, by.at));
  return and(eq(reservations.code, by.code), eq(reservations.email, by.email));
}

export type GuestPayment = NonNullable<Awaited<ReturnType<typeof findGuestPayment>>>;

/**
 * A reservation by code or id with its money, for a payment page passed on by a clerk; one trip.
 */
export async function findClerkPayment(db: Database, codeOrId: string, now: string) {
  const code = codeOrId.toUpperCase().replaceAll(' ', '');
  const where = sql`(${reservations.code} = ${code} or ${reservations.id} = ${codeOrId})`;
  const id = sql`(select ${reservations.id} from ${reservations} where ${where})`;
  const { stays, entries, rows, pages } = await readTogether(db, {
    stays: selectStay(db, where),
    entries: selectLedger(db, id),
    rows: selectCardSettings(db),
    pages: selectPages(db, id, now),
  });
  const [stay] = stays;
  if (stay === undefined) return null;
  return { stay: toStay(stay), sums: ledgerSums(entries), settings: rows, pages };
}

/** The facts that a provider's report is compared with, in one trip. */
export async function findSettlementFacts(
  db: Database,
  report: { provider: ProviderName; checkoutId: string; providerRef: string; eventKey: string },
) {
  const { provider, checkoutId } = report;
  const reservationId = sql`(select reservation_id from payment_checkouts where id = ${checkoutId})`;
  const { checkouts, stays, entries, seen, booked, rows } = await readTogether(db, {
    rows: selectCardSettings(db),
    checkouts: db.read
      .select()
      .from(paymentCheckouts)
      .where(and(eq(paymentCheckouts.id, checkoutId), eq(paymentCheckouts.provider, provider))),
    stays: selectStay(db, eq(reservations.id, reservationId)),
    entries: selectLedger(db, reservationId),
    seen: db.read
      .select({ n: count() })
      .from(paymentEvents)
      .where(
        and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventKey, report.eventKey)),
      ),
    booked: db.read
      .select({ n: count() })
      .from(transactions)
      .where(
        and(eq(transactions.provider, provider), eq(transactions.providerRef, report.providerRef)),
      ),
  });
  const [checkout] = checkouts;
  const [stay] = stays;
  return {
    isSeen: (seen[0]?.n ?? 0) > 0,
    isBooked: (booked[0]?.n ?? 0) > 0,
    entries: entries.length,
    sums: ledgerSums(entries),
    settings: rows,
    known: checkout && stay ? { checkout, stay: toStay(stay) } : null,
  };
}
export type SettlementRead = Awaited<ReturnType<typeof findSettlementFacts>>;

/** A checkout by the hash of its result page's token, with its stay and money; one trip. */
export async function findCheckoutByToken(db: Database, tokenHash: string) {
  const reservationId = sql`(select reservation_id from payment_checkouts where token_hash = ${tokenHash})`;
  const { checkouts, stays, entries } = await readTogether(db, {
    checkouts: db.read
      .select()
      .from(paymentCheckouts)
      .where(eq(paymentCheckouts.tokenHash, tokenHash)),
    stays: selectStay(db, eq(reservations.id, reservationId)),
    entries: selectLedger(db, reservationId),
  });
  const [checkout] = checkouts;
  const [stay] = stays;
  if (checkout === undefined || stay === undefined) return null;
  return { checkout, stay: toStay(stay), sums: ledgerSums(entries) };
}

export async function findCheckout(db: Database, id: string): Promise<CheckoutRow | null> {
  const [row] = await db.read.select().from(paymentCheckouts).where(eq(paymentCheckouts.id, id));
  return row ?? null;
}

/** Checkouts whose provider should be asked now, because its callback has not come. */
export function listToAsk(db: Database, now: string, limit: number): Promise<CheckoutRow[]> {
  return db.read
    .select()
    .from(paymentCheckouts)
    .where(lte(paymentCheckouts.askAt, now))
    .orderBy(asc(paymentCheckouts.askAt))
    .limit(limit);
}
