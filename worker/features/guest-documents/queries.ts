import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import { pick } from '#domain/values/pick.ts';
import { districts, towns } from '#drizzle/schema/locations.ts';
import { offers } from '#drizzle/schema/offers.ts';
import { reservationContracts } from '#drizzle/schema/contracts.ts';
import { reservationExtras, reservations } from '#drizzle/schema/reservations.ts';
import { villaPrivate } from '#drizzle/schema/villa-parts.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { checkInTimeOfStay, checkOutTimeOfStay } from '#worker/features/nights/stay-hours.ts';
import { stayOfLink } from '#worker/features/guest-links/stay-link.ts';
import {
  frameReads,
  documentVillaColumns,
  type DocumentFrame,
  toFrame,
} from '#worker/features/contracts/document-frame.ts';

export const byId = (id: string): SQL | undefined => eq(reservations.id, id);

/** A guest's own: code and e-mail together. */
export const byCodeAndEmail = (code: string, email: string): SQL | undefined =>
  and(eq(reservations.code, code), eq(reservations.email, email));

/** By the private link of the stay's page, if it is valid at `at`. */
export const byStayLink = (tokenHash: string, at: string): SQL | undefined =>
  eq(reservations.id, stayOfLink(tokenHash, at));

const selectStay = (db: Database, which: SQL | undefined) =>
  db.read
    .select({
      row: reservations,
      villa: {
        ...documentVillaColumns,
        checkInTime: checkInTimeOfStay,
        checkOutTime: checkOutTimeOfStay,
        address: villas.permitAddress,
        ...pick(villas, 'latitude', 'longitude', 'depositTaker', 'included', 'houseRules'),
      },
      greeter: { name: villaPrivate.greeterName, phone: villaPrivate.greeterPhone },
      /** The agency and its terms as they were offered, for a stay of an offer. */
      offered: offers.contract,
      contract: {
        guestDocument: reservationContracts.paper,
        ...pick(reservationContracts, 'translation', 'termsVersion', 'acceptedAt'),
      },
    })
    .from(reservations)
    .innerJoin(villas, eq(villas.id, reservations.villaId))
    .innerJoin(towns, eq(towns.id, villas.townId))
    .innerJoin(districts, eq(districts.id, villas.districtId))
    .leftJoin(villaPrivate, eq(villaPrivate.villaId, villas.id))
    .leftJoin(offers, eq(offers.id, reservations.offerId))
    .leftJoin(reservationContracts, eq(reservationContracts.reservationId, reservations.id))
    .where(which);

type StayRow = Awaited<ReturnType<typeof selectStay>>[number];

const selectExtras = (db: Database, which: SQL | undefined) =>
  db.read
    .select(pick(reservationExtras, 'label', 'quantity', 'amount'))
    .from(reservationExtras)
    .innerJoin(reservations, eq(reservations.id, reservationExtras.reservationId))
    .where(and(which, isNull(reservationExtras.removedAt)))
    .orderBy(asc(reservationExtras.id));

type ExtraRow = Awaited<ReturnType<typeof selectExtras>>[number];

/** A reservation with everything its documents contain. */
export type StayDocumentFacts = StayRow & { extras: ExtraRow[]; frame: DocumentFrame };

/** The reservation that `which` names, in one trip; null when there is none. */
export async function findStayDocumentFacts(
  db: Database,
  which: SQL | undefined,
): Promise<StayDocumentFacts | null> {
  const { found, extras, frame } = await readTogether(db, {
    found: selectStay(db, which),
    extras: selectExtras(db, which),
    frame: frameReads(),
  });
  const [stay] = found;
  if (stay === undefined) return null;
  return { ...stay, extras, frame: (stay.offered as DocumentFrame | null) ?? toFrame(frame) };
}
