import { expect, it } from 'vitest';
import { BlockListQuery, OccupancyQuery } from '#domain/availability/admin-schema.ts';
import { GuestRecordQuery } from '#domain/guest-records/schema.ts';
import { TransactionQuery } from '#domain/payments/admin-schema.ts';
import { ReservationListQuery } from '#domain/reservations/schema.ts';
import { VillaDatesQuery } from '#domain/villas/admin-list-schema.ts';
import { housesOf } from '#worker/features/house-tasks/derived-tasks.ts';
import { readArrivalsOf } from '#worker/features/house-tasks/queries.ts';
import { withLate } from '#worker/features/house-tasks/read-tasks.ts';
import type { Asked } from '#worker/features/house-tasks/asked-tasks.ts';
import { readOpenTasks, selectTasks } from '#worker/features/house-tasks/task-queries.ts';
import { listBlockRows } from '#worker/features/availability/blocks/block-queries.ts';
import { readOccupancyRows } from '#worker/features/availability/occupancy/occupancy-queries.ts';
import { readFirstHouses } from '#worker/features/day/houses-of-day.ts';
import { selectStaysOf } from '#worker/features/day/queries.ts';
import { readReport } from '#worker/features/guests/queries.ts';
import { listGuestRecords } from '#worker/features/guest-records/list-queries.ts';
import { listTransactions } from '#worker/features/payments/ledger/list-queries.ts';
import { selectNights } from '#worker/features/overview/figures.ts';
import { listReservations } from '#worker/features/reservations/list/list-queries.ts';
import { listVillasWithDates } from '#worker/features/villas/list/dates-queries.ts';
import { readVillaOptions } from '#worker/features/villas/list/options.ts';
import { systemClock } from '#worker/platform/clock.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { queryPlans } from '#tests/support/query-plans.ts';

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
  { inbox: 'true' },
  { inbox: 'true', order: 'name' },
  { inbox: 'true', tag: 'sadık' },
  { inbox: 'true', waiting: 'true' },
].map((query): [string, Read] => [
  `guest records ${JSON.stringify(query)}`,
  (db) => listGuestRecords(db, GuestRecordQuery.parse(query), 1),
]);

const TODAY = '2026-11-21';
const DAY = { day: TODAY, today: TODAY, userId: 1, townId: null };
const HOUSES = housesOf([1, 2]);

const tasks = (asked: Partial<Asked>): Read => {
  const due = withLate({ days: { from: TODAY, to: TODAY }, ...asked }, TODAY);
  return (db) => selectTasks(db, due, { order: 'day', ...PAGE });
};

const WORK: [string, Read][] = [
  ['tasks of today', tasks({})],
  ['tasks of a kind', tasks({ kinds: ['cleaning'] })],
  ['tasks of a person', tasks({ assignee: 1 })],
  ['tasks of some houses', tasks({ houses: HOUSES, isDone: false })],
  ['first houses of a day', (db) => readFirstHouses(db, DAY)],
  ['first houses of a region', (db) => readFirstHouses(db, { ...DAY, townId: 1 })],
  ['arrivals of a day', (db) => selectStaysOf(db, TODAY, HOUSES).arrivals],
  ['departures of a day', (db) => selectStaysOf(db, TODAY, undefined).departures],
  ['arrivals that may find something undone', (db) => readArrivalsOf(db, TODAY, 100)],
];

/** What grows with the agency; places and words may be walked. */
const GROWS =
  /^SCAN (reservations|villas|transactions|villa_nights|manual_blocks|guest_records|named|guest_contacts|contact_messages|assignments|task_completions|external_events)(?!.* USING )/;

it.each([...LEDGER, ...PEOPLE, ...WORK, ...BY_VIEWER])(
  '%s reads no table from end to end',
  async (_, read) => {
    const plans = await queryPlans(read);
    expect(plans.flat().filter((step) => GROWS.test(step))).toEqual([]);
  },
);

it.each([{ unread: '1' }, { status: 'expired' }])(
  'holds that ended are counted from those that wait, in a list of %j',
  async (query) => {
    const plans = await queryPlans((db) =>
      listReservations(db, ReservationListQuery.parse(query), VIEWERS[0], NOW),
    );
    const counted = plans
      .flat()
      .slice(plans.flat().findIndex((step) => /reservation_tallies/.test(step)));
    expect(counted.find((step) => step.startsWith('SEARCH reservations '))).toContain(
      'PRIMARY KEY',
    );
  },
);

it.each([{}, { kind: 'prepayment' }, { method: 'cash' }, { status: 'succeeded' }])(
  'the ledger of a name is found by its stays, with %j, too',
  async (more) => {
    const query = TransactionQuery.parse({ q: 'yılmaz', ...more });
    const plans = await queryPlans((db) => listTransactions(db, query, { skip: 0, take: 100 }));
    const steps = plans.flat().filter((step) => /transactions .*USING .*INDEX/.test(step));
    expect(steps[0]).toContain('transactions_reservation');
  },
);

it.each<[string, Read, string]>([
  [
    'stays',
    (db) => listReservations(db, ReservationListQuery.parse({ mine: '1' }), VIEWERS[0], NOW),
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
  [{ tag: 'sadık' }, /USING INDEX guest_tags_tag/],
])('guest records %j are found by an index of their own', async (query, index) => {
  const read: Read = (db) => listGuestRecords(db, GuestRecordQuery.parse(query), 1);
  const steps = (await queryPlans(read)).flat();
  expect(steps.join('\n')).toMatch(index);
  // Not by walking everybody in the order of the list.
  expect(steps.filter((step) => /guest_records_(seen|name)/.test(step))).toEqual([]);
});

const stepsOf = async (read: Read) => (await queryPlans(read)).flat();

it('the work of some houses is read by house, other sellers’ guests by its calendars', async () => {
  const steps = await stepsOf(tasks({ houses: HOUSES }));
  const guests = steps.filter((step) => /^SEARCH (reservations|e) /.test(step));
  expect(guests.length).toBeGreaterThan(5);
  expect(guests.filter((step) => !/\((villa_id|source_id|id)=\?/.test(step))).toEqual([
    // Those who stay for long: few, and beside each other.
    'SEARCH reservations USING INDEX reservations_long (check_in>? AND check_in<?)',
  ]);
  // Never by all nights that a house ever had.
  expect(steps.filter((step) => /USING PRIMARY KEY \(villa_id=\?\)/.test(step))).toEqual([]);
});

it('one’s own tasks are looked for in the houses that one was given, and not in all', async () => {
  const steps = await stepsOf(tasks({ assignee: 1 }));
  expect(steps.join('\n')).toMatch(/assignments_user \(user_id=\? AND kind=\?\)/);
  expect(steps.filter((step) => /SCAN (v|villas) /.test(step))).toEqual([]);
});

it('the first houses of a day are walked as one drives', async () => {
  const steps = await stepsOf((db) => readFirstHouses(db, DAY));
  expect(
    steps.filter((step) => /SCAN v USING COVERING INDEX villas_place/.test(step)),
  ).toHaveLength(2);
});

it('guests in the houses are looked for among the arrivals of two weeks, and the few who stay longer', async () => {
  const steps = await stepsOf((db) => readReport(db, TODAY, { scope: 'staying' }));
  const found = steps.filter((step) => /^SEARCH reservations USING (COVERING )?INDEX/.test(step));
  expect(new Set(found)).toEqual(
    new Set([
      'SEARCH reservations USING COVERING INDEX reservations_check_in (check_in>? AND check_in<?)',
      'SEARCH reservations USING INDEX reservations_long (check_in>? AND check_in<?)',
    ]),
  );
});

it('the nights of the home are tallied by day, and only those with an end are counted', async () => {
  const span = { from: '2026-11-21', next: '2026-12-19' };
  const steps = await stepsOf((db) => selectNights(db, VIEWERS[0], span, NOW));
  expect(steps.join('\n')).toMatch(/SEARCH night_tallies USING .*\(night>\? AND night<\?\)/);
  expect(steps.filter((step) => step.includes('villa_nights'))).toEqual([
    expect.stringContaining('SEARCH villa_nights USING COVERING INDEX villa_nights_ending'),
  ]);
});

it('reads of marks neither guests nor what people added', async () => {
  const asked = { days: { from: TODAY, to: TODAY }, late: null, houses: HOUSES };
  const [plan = []] = await queryPlans((db) => readOpenTasks(db, asked, { order: 'day', ...PAGE }));
  expect(
    plan.filter((line) => /task_notes|task_photos|user_details|reservations_id/.test(line)),
  ).toEqual([]);
});
