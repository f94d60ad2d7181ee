import { expect, it } from 'vitest';
import { BlockListQuery, OccupancyQuery } from '#domain/availability/admin-schema.ts';
import { GuestRecordQuery } from '#domain/guest-records/schema.ts';
import { TransactionQuery } from '#domain/payments/admin-schema.ts';
import { ReservationListQuery } from '#domain/reservations/schema.ts';
import { VillaDatesQuery } from '#domain/villas/admin-list-schema.ts';
import { listBlockRows } from '#worker/features/availability/blocks/block-queries.ts';
import { readOccupancyRows } from '#worker/features/availability/occupancy/occupancy-queries.ts';
import { listGuestRecords } from '#worker/features/guest-records/list-queries.ts';
import { listTransactions } from '#worker/features/payments/ledger/list-queries.ts';
import { listReservations } from '#worker/features/reservations/list/list-queries.ts';
import { listVillasWithDates } from '#worker/features/villas/list/dates-queries.ts';
import { readVillaOptions } from '#worker/features/villas/list/options.ts';
import { systemClock } from '#worker/platform/clock.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { queryPlans } from '../../support/query-plans.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const WINDOW = { from: '2027-06-01', to: '2027-08-01', now: NOW };
const VIEWERS = [
  { role: 'ADMIN', userId: 1 },
  { role: 'OWNER', userId: 1 },
] as const;

type Read = (db: Database) => Promise<unknown>;

const LEDGER = [
  {},
  { order: 'paid' },
  { order: '-amount' },
  { kind: 'refund' },
  { method: 'cash' },
  { status: 'failed' },
  { villa_id: '1' },
  { reservation_id: 'KY26-AB' },
  { q: 'yılmaz' },
  { date1: '2026-10-01', date2: '2026-10-31' },
].map((query): [string, Read] => [
  `transactions ${JSON.stringify(query)}`,
  (db) => listTransactions(db, TransactionQuery.parse(query), { skip: 0, take: 100 }),
]);

const PAGE = { skip: 0, take: 20 };

const BY_VIEWER = VIEWERS.flatMap((viewer): [string, Read][] => [
  ...[{}, { town_id: '1' }, { owner_id: '1' }, { villa_ids: '1,2' }].map(
    (query): [string, Read] => [
      `occupancy ${viewer.role} ${JSON.stringify(query)}`,
      (db) => readOccupancyRows(db, { ...OccupancyQuery.parse(query), ...PAGE }, viewer, WINDOW),
    ],
  ),
  ...[{}, { villa_id: '1' }, { started_at: '2027-01-01' }, { order: '-created_at' }].map(
    (query): [string, Read] => [
      `blocks ${viewer.role} ${JSON.stringify(query)}`,
      (db) => listBlockRows(db, BlockListQuery.parse(query), viewer, NOW),
    ],
  ),
  [
    `dates ${viewer.role}`,
    (db) => listVillasWithDates(db, { ...VillaDatesQuery.parse({}), ...PAGE }, viewer, WINDOW),
  ],
  [`picker ${viewer.role}`, (db) => readVillaOptions({ db, clock: systemClock }, viewer, '')],
]);

const PEOPLE = [
  {},
  { order: 'name' },
  { q: 'ay' },
  { q: 'yılmaz' },
  { q: '0532 009 99 99' },
  { tag: 'sadık' },
  { refused: 'true' },
  { refused: 'false' },
  { waiting: 'true' },
  { mine: 'true' },
].map((query): [string, Read] => [
  `guest records ${JSON.stringify(query)}`,
  (db) => listGuestRecords(db, GuestRecordQuery.parse(query), 1),
]);

/** What grows with the agency; places and words may be walked. */
const GROWS =
  /^SCAN (reservations|villas|transactions|villa_nights|manual_blocks|guest_records|named|guest_contacts|contact_messages)(?!.* USING )/;

it.each([...LEDGER, ...PEOPLE, ...BY_VIEWER])(
  '%s reads no table from end to end',
  async (_, read) => {
    const plans = await queryPlans(read);
    expect(plans.flat().filter((step) => GROWS.test(step))).toEqual([]);
  },
);

it.each<[string, Read, string]>([
  [
    'stays',
    (db) =>
      listReservations(db, ReservationListQuery.parse({ mine: '1' }), VIEWERS[0], '2026-11-21'),
    'reservations',
  ],
  [
    'conversations',
    (db) => listGuestRecords(db, GuestRecordQuery.parse({ mine: '1' }), 1),
    'guest_records',
  ],
])('one’s own %s are found by what was given to one', async (_, read, table) => {
  const steps = (await queryPlans(read)).flat();
  const filtered = steps.filter((step) => new RegExp(`^(SEARCH|SCAN) ${table} `).test(step));
  expect(steps.some((step) => step.includes('assignments_user'))).toBe(true);
  expect(filtered.length).toBeGreaterThan(0);
  expect(filtered.filter((step) => !/\((id|rowid)=\?\)/.test(step))).toEqual([]);
});

it.each([
  [{ q: 'yılmaz' }, /guest_names VIRTUAL TABLE/],
  [{ q: '0532 009 99 99' }, /guest_contact_texts VIRTUAL TABLE/],
  [{ refused: 'true' }, /USING INDEX guest_records_refused/],
  [{ waiting: 'true' }, /contact_messages_unanswered/],
])('guest records %j are found by an index of their own', async (query, index) => {
  const read: Read = (db) => listGuestRecords(db, GuestRecordQuery.parse(query), 1);
  const steps = (await queryPlans(read)).flat();
  expect(steps.join('\n')).toMatch(index);
  // Not by walking everybody in the order of the list.
  expect(steps.filter((step) => /guest_records_(seen|name)/.test(step))).toEqual([]);
});
