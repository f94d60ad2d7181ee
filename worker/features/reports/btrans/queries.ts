import { and, asc, count, desc, eq, gt, inArray, like, sql } from 'drizzle-orm';
import type { Kurus } from '#domain/values/money.ts';
import type { BtransQuery } from '#domain/reports/btrans/schema.ts';
import { pick } from '#domain/values/pick.ts';
import { banks } from '#drizzle/schema/payments.ts';
import { btransFiles, btransRows } from '#drizzle/schema/reports.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { selectLettings } from './lessors.ts';
import { userDetails } from '#drizzle/schema/users.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import type { Part } from '#worker/platform/database/read-in-parts.ts';
import { readPage } from '#worker/platform/database/read-page.ts';
import { FIRST_PART, readPages } from '#worker/platform/database/read-in-parts.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import {
  BASIS_COLUMNS,
  collection,
  earned,
  inMonth,
  leased,
  received,
  reportedElsewhere,
} from './reported.ts';

/** Reservations of a month with the same villa, owner and outcome, and their totals. */
export type StayGroup = {
  villaId: number;
  ownerId: number | null;
  isElsewhere: boolean;
  isCollected: boolean;
  count: number;
  amount: Kurus;
  commission: Kurus;
  received: Kurus;
};

/** Everything a month's file depends on except its contracts; in one trip for 500 villas. */
export async function readMonthRows(db: Database, query: BtransQuery) {
  const { villaRows, groups, agencyRows, accounts, files } = await readTogether(db, {
    villaRows: selectLettings(db, query, FIRST_PART),
    groups: selectGroups(db, query),
    agencyRows: db.read
      .select({ key: settings.key, value: settings.value })
      .from(settings)
      .where(
        inArray(settings.key, ['site_name', 'company_title', 'tax_number', 'btrans_unknown_zero']),
      ),
    accounts: db.read
      .select({ iban: banks.iban })
      .from(banks)
      .where(and(eq(banks.active, true), eq(banks.currency, 'TRY'), like(banks.iban, 'TR%')))
      .orderBy(asc(banks.displayOrder), asc(banks.id))
      .limit(1),
    files: selectFiles(db)
      .where(eq(btransFiles.month, query.month))
      .orderBy(desc(btransFiles.fileNo))
      .limit(1),
  });
  const others =
    villaRows.length < FIRST_PART.take
      ? []
      : await readPages({ skip: FIRST_PART.take }, async (part) => ({
          rows: await selectLettings(db, query, part),
        }));
  return {
    villas: [...villaRows, ...others.flatMap(({ rows }) => rows)],
    groups: groups.map((group): StayGroup => ({
      ...group,
      isElsewhere: Boolean(group.isElsewhere),
      isCollected: Boolean(group.isCollected),
    })),
    settings: new Map(agencyRows.map(({ key, value }) => [key, value])),
    agencyIban: accounts[0]?.iban ?? null,
    lastFile: files[0] ?? null,
  };
}

function selectGroups(db: Database, query: BtransQuery) {
  const stays = db.read
    .select({
      villaId: reservations.villaId,
      ownerId: reservations.ownerId,
      total: leased.as('leased'),
      commission: earned.as('earned'),
      received: received.as('received'),
      isCollected: sql<number>`(${collection}) is not null`.as('is_collected'),
      isElsewhere: reportedElsewhere(query.month).as('is_elsewhere'),
    })
    .from(reservations)
    .where(inMonth(query))
    .as('stays');
  return db.read
    .select({
      ...pick(stays, 'villaId', 'ownerId', 'isElsewhere', 'isCollected'),
      count: count(),
      amount: sql<number>`sum(${stays.total})`.mapWith(Number),
      commission: sql<number>`sum(${stays.commission})`.mapWith(Number),
      received: sql<number>`sum(${stays.received})`.mapWith(Number),
    })
    .from(stays)
    .groupBy(stays.villaId, stays.ownerId, sql`${stays.isElsewhere}`, sql`${stays.isCollected}`);
}

/** Where the next page of contracts begins. */
export type After = { at: string; id: string } | null;

/** Collected contracts of the month ordered by their basis, one page at a time. One trip. */
export function listContractRows(db: Database, query: BtransQuery, after: After, take: number) {
  const at = BASIS_COLUMNS[query.basis];
  return db.read
    .select({
      id: reservations.id,
      at: sql<string>`${at}`,
      ...pick(reservations, 'villaId', 'ownerId', 'checkIn', 'checkOut'),
      total: leased.as('leased'),
      commission: earned.as('earned'),
      collection: collection.as('collection'),
    })
    .from(reservations)
    .where(
      and(
        inMonth(query),
        after ? sql`(${at}, ${reservations.id}) > (${after.at}, ${after.id})` : undefined,
        sql`(${collection}) is not null`,
        sql`not ${reportedElsewhere(query.month)}`,
      ),
    )
    .orderBy(asc(at), asc(reservations.id))
    .limit(take);
}

export type ContractRow = Awaited<ReturnType<typeof listContractRows>>[number];

/** One page of the month's reservations that lack something, and their number. One trip. */
export async function listIncompleteRows(
  db: Database,
  query: BtransQuery & Part,
  incomplete: string[],
) {
  const filter = and(
    inMonth(query),
    sql`not ${reportedElsewhere(query.month)}`,
    sql`(${reservations.villaId} || ':' || coalesce(${reservations.ownerId}, '') in (select value from json_each(${JSON.stringify(incomplete)}))
      or (${collection}) is null)`,
  );
  return readPage(db, query, {
    items: db.read
      .select({ ...namedColumns, isCollected: sql<number>`(${collection}) is not null` })
      .from(reservations)
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(filter)
      .orderBy(asc(reservations.checkIn), asc(reservations.id)),
    counted: [reservations, filter],
  });
}

const namedColumns = {
  id: reservations.id,
  reservation_id: reservations.code,
  status: reservations.status,
  villa_id: reservations.villaId,
  owner_id: reservations.ownerId,
  villa_name: villas.name,
  customer_name: sql<string>`${reservations.firstName} || ' ' || ${reservations.lastName}`,
  checkin: reservations.checkIn,
  checkout: reservations.checkOut,
  total: leased,
};

/** Reservations as a list names them, by their ids. One trip. */
export function listNamedRows(db: Database, ids: string[]) {
  return db.read
    .select({
      ...namedColumns,
      isCollected: sql`(${collection}) is not null`.mapWith(Boolean),
    })
    .from(reservations)
    .innerJoin(villas, eq(villas.id, reservations.villaId))
    .where(inArray(reservations.id, ids));
}

/** One page of the recorded files, the newest first, and how many there are. One trip. */
export async function listFileRows(
  db: Database,
  { month, ...part }: { month?: string | undefined; skip: number; take: number },
) {
  const filter = month === undefined ? undefined : eq(btransFiles.month, month);
  return readPage(db, part, {
    items: selectFiles(db).where(filter).orderBy(desc(btransFiles.createdAt), desc(btransFiles.id)),
    counted: [btransFiles, filter],
  });
}

/** The reservations of a recorded file, one page at a time. One trip. */
export function listReportedRows(db: Database, fileId: string, after: string, take: number) {
  return db.read
    .select()
    .from(btransRows)
    .where(and(eq(btransRows.fileId, fileId), gt(btransRows.reservationId, after)))
    .orderBy(asc(btransRows.reservationId))
    .limit(take);
}

/** Recorded files with the name of who recorded them. */
const selectFiles = (db: Database) =>
  db.read
    .select({
      ...pick(btransFiles, 'id', 'month', 'basis', 'fileNo', 'rows', 'amount', 'commission'),
      made_by: sql<string | null>`${userDetails.firstName} || ' ' || ${userDetails.lastName}`,
      created_at: btransFiles.createdAt,
    })
    .from(btransFiles)
    .leftJoin(userDetails, eq(userDetails.userId, btransFiles.createdBy))
    .$dynamic();
