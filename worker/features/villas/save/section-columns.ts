import { fold } from '#domain/values/fold.ts';
import { pick } from '#domain/values/pick.ts';
import { sortKey } from '#domain/values/sort.ts';
import type { VillaExtra } from '#domain/extras/offered.ts';
import type { VillaFacts, VillaPermit, VillaRules, VillaTexts } from '#domain/villas/sections.ts';
import type { villas } from '#drizzle/schema/villas.ts';
import { storedRichText } from '#worker/platform/database/stored-rich-text.ts';

/** The sections of the editor that are columns of `villas`: from the row, and back to columns. */
type ColumnSections = {
  facts?: Partial<VillaFacts>;
  rules?: Partial<VillaRules>;
  texts?: Partial<VillaTexts>;
  permit?: Partial<VillaPermit>;
  extras?: VillaExtra[];
};

type VillaRow = typeof villas.$inferSelect;
type VillaColumns = Partial<typeof villas.$inferInsert>;

export function factsOf(villa: VillaRow): VillaFacts {
  return {
    ...pick(villa, 'name', 'code', 'slug'),
    owner_id: villa.ownerId,
    owner_since: villa.ownerSince,
    town_id: villa.townId,
    district_id: villa.districtId,
    ...pick(villa, 'neighbourhood', 'capacity', 'maxAdults', 'maxChildren', 'maxBabies'),
    ...pick(villa, 'bedrooms', 'bathrooms', 'floors', 'latitude', 'longitude'),
    ...pick(villa, 'locationShown', 'videoUrl'),
  };
}

export function rulesOf(villa: VillaRow): VillaRules {
  return {
    ...pick(villa, 'checkInTime', 'checkOutTime', 'minNightsSeason', 'minNightsOther', 'deposit'),
    ...pick(villa, 'depositTaker', 'cleaningFee', 'cleaningThreshold', 'commissionRate'),
    ...pick(villa, 'prepaymentRate', 'paymentParts', 'instant', 'instantAgreedOn'),
  };
}

export function textsOf(villa: VillaRow): VillaTexts {
  return {
    summary: villa.summary,
    description: storedRichText(villa.description),
    ...pick(villa, 'included', 'excluded', 'houseRules', 'notes', 'why', 'goodToKnow'),
    ...pick(villa, 'inspectedOn', 'inspectedBy'),
  };
}

export function permitOf(villa: VillaRow): VillaPermit {
  return {
    no: villa.permitNo,
    date: villa.permitDate,
    holder: villa.permitHolder,
    address: villa.permitAddress,
    maxGuests: villa.permitMaxGuests,
    scan: villa.permitScan,
    plaqueNo: villa.permitPlaqueNo,
    verifiedAt: villa.permitVerifiedAt,
    expiresOn: villa.permitExpiresOn,
    checkedBy: villa.permitCheckedBy,
    checkedWhere: villa.permitCheckedWhere,
    nextCheckOn: villa.permitNextCheckOn,
    withdrawnOn: villa.permitWithdrawnOn,
  };
}

/** The columns that a save of these sections writes, without those left out. */
export function sectionColumns({
  facts,
  rules,
  texts,
  permit,
  extras,
}: ColumnSections): VillaColumns {
  return {
    ...factColumns(facts),
    ...rules,
    ...texts,
    ...permitColumns(permit),
    ...(extras && { extras }),
  };
}

function factColumns(facts: ColumnSections['facts'] = {}): VillaColumns {
  const { owner_id, owner_since, town_id, district_id, ...same } = facts;
  return withoutUndefined({
    ...same,
    ownerId: owner_id,
    ownerSince: owner_since,
    townId: town_id,
    districtId: district_id,
  });
}

function permitColumns(permit: ColumnSections['permit'] = {}): VillaColumns {
  return withoutUndefined({
    permitNo: permit.no,
    permitDate: permit.date,
    permitHolder: emptyAsNull(permit.holder),
    permitAddress: emptyAsNull(permit.address),
    permitMaxGuests: permit.maxGuests,
    permitScan: emptyAsNull(permit.scan),
    permitPlaqueNo: emptyAsNull(permit.plaqueNo),
    permitVerifiedAt: permit.verifiedAt,
    permitExpiresOn: permit.expiresOn,
    permitCheckedBy: emptyAsNull(permit.checkedBy),
    permitCheckedWhere: emptyAsNull(permit.checkedWhere),
    permitNextCheckOn: permit.nextCheckOn,
    permitWithdrawnOn: permit.withdrawnOn,
  });
}

/** The columns by which lists search and sort villas. */
export function searchColumns({ name, code }: { name: string; code: string }) {
  return { searchText: fold(`${name} ${code}`), sortKey: sortKey(name) };
}

/** An emptied field of a form means "none". */
export const emptyAsNull = <T>(text: T): T | null => (text === '' ? null : text);

export function withoutUndefined<Row extends object>(row: Row): Partial<Row> {
  const entries = Object.entries(row).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Row>;
}
