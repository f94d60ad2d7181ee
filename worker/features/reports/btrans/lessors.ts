import { and, asc, eq, sql } from 'drizzle-orm';
import type { BtransVilla, Lessor } from '#domain/reports/btrans/gaps.ts';
import type { BtransQuery } from '#domain/reports/btrans/schema.ts';
import { pick } from '#domain/values/pick.ts';
import { districts } from '#drizzle/schema/locations.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { userDetails, users } from '#drizzle/schema/users.ts';
import { villaBtrans, villaLessors } from '#drizzle/schema/villa-parts.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Database } from '#worker/platform/database/database.ts';
import type { Part } from '#worker/platform/database/read-in-parts.ts';
import { openText } from '#worker/platform/secrets/sealed-text.ts';
import { openIdentity } from '#worker/features/villas/save/btrans-identity.ts';
import { inMonth } from './reported.ts';

/** Names a villa with the owner of some of its stays. */
export const lettingKey = ({ villaId, ownerId }: { villaId: number; ownerId: number | null }) =>
  `${villaId}:${ownerId ?? ''}`;

/** The villas of a month's stays, once for each of their owners, with what is known of both. */
export function selectLettings(db: Database, query: BtransQuery, { skip, take }: Part) {
  const ofMonth = db.read
    .selectDistinct({ villaId: reservations.villaId, ownerId: reservations.ownerId })
    .from(reservations)
    .where(inMonth(query))
    .as('letting');
  return db.read
    .select({
      id: villas.id,
      ownerId: ofMonth.ownerId,
      /** Null for the owner of today, of whom the villa's own form speaks. */
      former: sql<
        number | null
      >`iif(${ofMonth.ownerId} = ${villas.ownerId}, null, ${ofMonth.ownerId})`,
      ...pick(villas, 'code', 'name', 'slug', 'latitude', 'longitude'),
      btrans: villaBtrans,
      kept: villaLessors,
      account: {
        id: users.id,
        ...pick(userDetails, 'firstName', 'lastName', 'identityNumber', 'iban', 'phone'),
        email: users.email,
      },
      plateOfDistrict: districts.provincePlate,
    })
    .from(ofMonth)
    .innerJoin(villas, eq(villas.id, ofMonth.villaId))
    .leftJoin(villaBtrans, eq(villaBtrans.villaId, villas.id))
    .leftJoin(
      villaLessors,
      and(eq(villaLessors.villaId, villas.id), eq(villaLessors.ownerId, ofMonth.ownerId)),
    )
    .leftJoin(users, eq(users.id, ofMonth.ownerId))
    .leftJoin(userDetails, eq(userDetails.userId, users.id))
    .leftJoin(districts, eq(districts.code, villaBtrans.districtCode))
    .orderBy(asc(ofMonth.villaId), asc(ofMonth.ownerId))
    .limit(take)
    .offset(skip);
}

type Row = Awaited<ReturnType<typeof selectLettings>>[number];

export async function toBtransVilla(
  deps: Deps,
  { btrans, kept, account, former, ...villa }: Row,
): Promise<BtransVilla> {
  const { id, code, name, slug, latitude, longitude, plateOfDistrict } = villa;
  return {
    id,
    code,
    name,
    slug,
    latitude,
    longitude,
    plateOfDistrict,
    ...(former === null
      ? await lessorOf(deps, villa.id, btrans)
      : await formerLessor(deps, villa.id, kept, account)),
    formerOwner: former,
    provincePlate: btrans?.provincePlate ?? null,
    districtCode: btrans?.districtCode ?? null,
    neighbourhood: btrans?.neighbourhood ?? null,
    avenue: btrans?.avenue ?? null,
    street: btrans?.street ?? null,
    outerDoorNo: btrans?.outerDoorNo ?? null,
    innerDoorNo: btrans?.innerDoorNo ?? null,
    zoningPlan: btrans?.zoningPlan ?? null,
    groundSystemNo: btrans?.groundSystemNo ?? null,
    deedJournalNo: btrans?.deedJournalNo ?? null,
    applicationInfo: btrans?.applicationInfo ?? null,
  };
}

type Entered = Row['btrans'] | Row['kept'];

/** The lessor as entered in the villa's form. */
const lessorOf = async (deps: Deps, villaId: number, entered: Entered): Promise<Lessor> => ({
  ownerKind: entered?.ownerKind ?? 'person',
  identityKind: entered?.identityKind ?? null,
  identityNumber: await openIdentity(deps, villaId, entered?.identityNumber ?? null),
  firstName: entered?.firstName ?? null,
  lastName: entered?.lastName ?? null,
  companyTitle: entered?.companyTitle ?? null,
  iban: entered?.iban ?? null,
  phone: entered?.phone ?? null,
  email: entered?.email ?? null,
});

/**
 * The lessor of before the villa changed hands: as the form said then, and what it did not say as
 * the owner's account says.
 */
async function formerLessor(
  deps: Deps,
  villaId: number,
  kept: Entered,
  account: Row['account'],
): Promise<Lessor> {
  const then = await lessorOf(deps, villaId, kept);
  if (account === null || then.ownerKind === 'company') return then;
  return {
    ...then,
    ...(then.identityNumber === null && {
      identityKind: 'tckn' as const,
      identityNumber: await identityOf(deps, account),
    }),
    firstName: then.firstName ?? account.firstName,
    lastName: then.lastName ?? account.lastName,
    iban: then.iban ?? account.iban,
    phone: then.phone ?? account.phone,
    email: then.email ?? account.email,
  };
}

async function identityOf(
  { secrets }: Deps,
  { id, identityNumber }: NonNullable<Row['account']>,
): Promise<string | null> {
  if (identityNumber === null) return null;
  try {
    return await openText(secrets.data, `user:${id}`, identityNumber);
  } catch {
    return null;
  }
}
