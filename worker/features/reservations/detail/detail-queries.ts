import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import type { Day } from '#domain/values/dates.ts';
import { pick } from '#domain/values/pick.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import {
  reservationExtras,
  reservationHistory,
  reservations,
} from '#drizzle/schema/reservations.ts';
import { userDetails } from '#drizzle/schema/users.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import type { ReadHandle } from '#worker/platform/database/read-handle.ts';
import { writtenOnce } from '#worker/platform/database/written-once.ts';
import { type Answers, readTogether } from '#worker/platform/database/read-together.ts';
import { staysVisibleTo, type Viewer } from '#worker/platform/viewer.ts';
import { ledgerColumns } from '#worker/features/payments/ledger/ledger-columns.ts';
import { giveBackReads } from '#worker/features/payments/refunds/give-back-facts.ts';
import {
  stayFactsForStay,
  stayFactsOfVilla,
  toStayFacts,
} from '#worker/features/villas/stay-facts/stay-facts.ts';
import { checkInTimeOfStay } from '#worker/features/nights/stay-hours.ts';
import { ownerColumns } from '#worker/features/owner-questions/columns.ts';
import { optionMaxDays } from '#worker/features/villas/stay-facts/option-max-days.ts';

const selectRow = (read: ReadHandle, which: SQL | undefined) =>
  read
    .select({
      row: reservations,
      villaName: villas.name,
      villaSlug: villas.slug,
      checkInTime: villas.checkInTime,
      checkOutTime: villas.checkOutTime,
      /** Later than the villa's time after a promised late check-out. */
      arrivalTime: checkInTimeOfStay,
      optionMaxDays,
      ...ownerColumns,
    })
    .from(reservations)
    .innerJoin(villas, eq(villas.id, reservations.villaId))
    .where(which);

const ofStay = writtenOnce('id');

const rowOf = ofStay((read, { id }) => selectRow(read, eq(reservations.id, id)));

const historyOf = ofStay((read, { id }) =>
  read
    .select({
      ...pick(reservationHistory, 'id', 'from', 'to', 'by'),
      firstName: userDetails.firstName,
      lastName: userDetails.lastName,
      reason: reservationHistory.reason,
      at: reservationHistory.createdAt,
    })
    .from(reservationHistory)
    .leftJoin(userDetails, eq(userDetails.userId, reservationHistory.userId))
    .where(eq(reservationHistory.reservationId, id))
    .orderBy(asc(reservationHistory.createdAt), asc(reservationHistory.id)),
);

const extrasOf = ofStay((read, { id }) =>
  read
    .select(pick(reservationExtras, 'id', 'label', 'unitPrice', 'quantity', 'amount', 'payee'))
    .from(reservationExtras)
    .where(and(eq(reservationExtras.reservationId, id), isNull(reservationExtras.removedAt)))
    .orderBy(asc(reservationExtras.id)),
);

const ledgerOf = ofStay((read, { id }) =>
  read.select(ledgerColumns).from(transactions).where(eq(transactions.reservationId, id)),
);

/** The reads for a complete reservation, to be included in any trip. */
const detailReads = (id: string) => ({
  found: rowOf({ id }),
  history: historyOf({ id }),
  extraItems: extrasOf({ id }),
  ledger: ledgerOf({ id }),
});

type Detail = Answers<ReturnType<typeof detailReads>>;
type Found = Detail['found'][number];

/** A reservation with its villa's name, its history, its current extras and its ledger. */
export type DetailRow = Found['row'] & Omit<Found, 'row'> & Omit<Detail, 'found'>;

function toDetailRow({ found: [found], ...parts }: Detail): DetailRow {
  if (found === undefined) throw notFound('Böyle bir rezervasyon yok.');
  const { row, ...villa } = found;
  return { ...row, ...villa, ...parts };
}

/** A complete reservation, in one trip. @throws `NOT_FOUND` when unknown or not the viewer's */
export async function getReservation(db: Database, id: string, viewer: Viewer) {
  const found = selectRow(db.read, and(eq(reservations.id, id), staysVisibleTo(viewer)));
  return toDetailRow(await readTogether(db, { ...detailReads(id), found }));
}

const selectName = (db: Database, userId: number | null) =>
  db.read
    .select({ firstName: userDetails.firstName, lastName: userDetails.lastName })
    .from(userDetails)
    .where(eq(userDetails.userId, userId ?? 0));

const NOBODY = { firstName: null, lastName: null };

/** A reservation before a transition, and the name of the acting user, in one trip. @throws `NOT_FOUND` */
export async function getForTransition(db: Database, id: string, userId: number | null) {
  const { names, detail } = await readTogether(db, {
    names: selectName(db, userId),
    detail: detailReads(id),
  });
  return { current: toDetailRow(detail), person: names[0] ?? NOBODY, facts: null };
}

/**
 * A reservation that has ended early, or is about to, with its ledger, in one trip. @throws `NOT_FOUND`
 */
export async function getToGiveBack(db: Database, id: string, userId: number | null) {
  const { names, facts, detail } = await readTogether(db, {
    names: selectName(db, userId),
    facts: giveBackReads(db, id),
    detail: detailReads(id),
  });
  return { current: toDetailRow(detail), person: names[0] ?? NOBODY, facts };
}

/**
 * A reservation whose stay is to change, and the facts of its villa (or of `villaId`) without its
 * own nights, in one trip; null facts for an unknown villa. @throws `NOT_FOUND`
 */
export async function getToSellAnew(
  db: Database,
  id: string,
  villaId: number | undefined,
  { now, today }: { now: string; today: Day },
) {
  const { detail, facts } = await readTogether(db, {
    detail: detailReads(id),
    facts: stayFactsForStay({ id, now, villaId: villaId ?? null }, today),
  });
  return { current: toDetailRow(detail), facts: toStayFacts(facts) };
}

/** The facts of a villa by id, whether on sale or not, in one trip; null when unknown. */
export async function findVillaFacts(db: Database, villaId: number, today: Day) {
  const { found } = await readTogether(db, {
    found: stayFactsOfVilla(villaId, today),
  });
  return toStayFacts(found);
}
