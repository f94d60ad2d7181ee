import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Day } from '#domain/dates.ts';
import { reservationHistory, reservations } from '#drizzle/schema/reservations.ts';
import { userDetails } from '#drizzle/schema/users.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '../../platform/database.ts';
import { type Viewer, visibleTo } from '../../platform/viewer.ts';
import { giveBackReads, toGiveBackFacts } from '../payments/give-back-facts.ts';
import { stayFactReads, toStayFacts } from '../villas/stay-facts.ts';

/** The reads behind a whole reservation, for any trip that needs one. */
function detailReads(db: Database, id: string, visible?: SQL) {
  return [
    db.read
      .select({ row: reservations, villaName: villas.name, villaSlug: villas.slug })
      .from(reservations)
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(and(eq(reservations.id, id), visible)),
    db.read
      .select({
        id: reservationHistory.id,
        from: reservationHistory.from,
        to: reservationHistory.to,
        by: reservationHistory.by,
        firstName: userDetails.firstName,
        lastName: userDetails.lastName,
        reason: reservationHistory.reason,
        at: reservationHistory.createdAt,
      })
      .from(reservationHistory)
      .leftJoin(userDetails, eq(userDetails.userId, reservationHistory.userId))
      .where(eq(reservationHistory.reservationId, id))
      .orderBy(asc(reservationHistory.createdAt), asc(reservationHistory.id)),
  ] as const;
}

type Reads = ReturnType<typeof detailReads>;
type Found = Awaited<Reads[0]>[number];
type HistoryRow = Awaited<Reads[1]>[number];

/** A reservation with its villa's name and its history. */
export type DetailRow = Found['row'] & Omit<Found, 'row'> & { history: HistoryRow[] };

function toDetailRow([found]: Found[], history: HistoryRow[]): DetailRow | null {
  if (found === undefined) return null;
  const { row, villaName, villaSlug } = found;
  return { ...row, villaName, villaSlug, history };
}

/** A reservation in whole, in one trip; null when unknown or not the viewer's. */
export async function findReservation(db: Database, id: string, viewer: Viewer) {
  const [rows, history] = await db.read.batch(detailReads(db, id, visibleTo(viewer)));
  return toDetailRow(rows, history);
}

const selectName = (db: Database, userId: number | null) =>
  db.read
    .select({ firstName: userDetails.firstName, lastName: userDetails.lastName })
    .from(userDetails)
    .where(eq(userDetails.userId, userId ?? 0));

/** A reservation that somebody is about to move, and the name of who does, in one trip. */
export async function findToMove(db: Database, id: string, userId: number | null) {
  const [rows, history, names] = await db.read.batch([
    ...detailReads(db, id),
    selectName(db, userId),
  ]);
  const current = toDetailRow(rows, history);
  const nobody = { firstName: null, lastName: null };
  return current && { current, person: names[0] ?? nobody, facts: null };
}

/** A reservation that is off, or about to be, with its ledger and the terms of now, in one trip. */
export async function findToGiveBack(db: Database, id: string, userId: number | null) {
  const [rows, history, names, entries, pages] = await db.read.batch([
    ...detailReads(db, id),
    selectName(db, userId),
    ...giveBackReads(db, id),
  ]);
  const current = toDetailRow(rows, history);
  const nobody = { firstName: null, lastName: null };
  const facts = toGiveBackFacts(entries, pages);
  return current && { current, person: names[0] ?? nobody, facts };
}

/**
 * A reservation whose stay is to change, and the facts of the villa it shall be in (its own unless
 * `villaId` says otherwise) without its own nights, in one trip. Either may be missing.
 */
export async function findToSellAnew(
  db: Database,
  id: string,
  villaId: number | undefined,
  { now, today }: { now: string; today: Day },
) {
  const villa =
    villaId === undefined
      ? sql`(select villa_id from reservations where id = ${id})`
      : sql`${villaId}`;
  const [rows, history, ...facts] = await db.read.batch([
    ...detailReads(db, id),
    ...stayFactReads(db, villa, today, { ref: id, now }),
  ]);
  return { current: toDetailRow(rows, history), facts: toStayFacts(facts) };
}

/** The facts of a villa by its id, on sale or not, in one trip; null when unknown. */
export async function findVillaFacts(db: Database, villaId: number, today: Day) {
  return toStayFacts(await db.read.batch(stayFactReads(db, sql`${villaId}`, today)));
}
