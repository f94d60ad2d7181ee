// Every list of the dashboard and its home at 10,000 villas, 200,000 stays and 1,700,000 nights.
// `BENCH_KEEP=<folder> node tools/bench/admin-lists/measure.ts` measures them alone and keeps the database for the next run.
import { istanbulDay } from '#domain/values/dates.ts';
import { DEMO_LOGINS } from '#scripts/lib/seed.ts';
import { localApp } from '../lib/local-app.ts';
import { limitRow, type Row } from '../lib/row.ts';
import { withSeededDatabase } from '../lib/seeded-database.ts';
import { addStaysOnce, VILLAS } from './many-stays.ts';

const LIST_MS = 20;
const HOME_MS = 30;
const ROUNDS = 15;

const HOME = '/v1/admin/other';
const MONTH = new Date().toISOString().slice(0, 7);
const TODAY = istanbulDay(new Date());

/** Opens, pages, sorts, filters and searches, as clerks do. */
const LISTS = [
  '/v1/admin/reservations',
  '/v1/admin/reservations?skip=5000',
  '/v1/admin/reservations?order=checkin',
  '/v1/admin/reservations?order=-total',
  '/v1/admin/reservations?order=code',
  '/v1/admin/reservations?oldrez=1',
  '/v1/admin/reservations?status=option',
  '/v1/admin/reservations?status=confirmed',
  '/v1/admin/reservations?source=site',
  '/v1/admin/reservations?unread=1',
  '/v1/admin/reservations?villa_id=777',
  '/v1/admin/reservations?town_id=3',
  '/v1/admin/reservations?customer_name=y%C4%B1lmaz',
  '/v1/admin/reservations?q=ay%C5%9Fe+kaya',
  '/v1/admin/reservations?q=0532+009+9999',
  '/v1/admin/reservations?reservation_id=BN-4321',
  '/v1/admin/reservations?date1=2027-07-01&date2=2027-07-31',
  '/v1/admin/reservations?datetype=stay&date1=2027-07-01&date2=2027-07-03',
  `/v1/admin/reservations?datetype=present&date1=${TODAY}&date2=${TODAY}&order=checkin`,
  '/v1/admin/villas',
  '/v1/admin/villas?skip=9000',
  '/v1/admin/villas?q=zeytin',
  '/v1/admin/villas?villa_type_id=1',
  '/v1/admin/villas/all',
  '/v1/admin/external',
  '/v1/admin/transactions',
  '/v1/admin/transactions?q=kaya',
  '/v1/admin/occupancy?from=2027-06-01&to=2027-08-01&take=100',
  '/v1/admin/occupancy?from=2027-06-01&to=2027-08-01&take=100&free_from=2027-06-10&free_to=2027-06-14',
  '/v1/admin/users',
  '/v1/admin/audit',
  '/v1/admin/comment',
  '/v1/admin/housetasks?state=open&take=200',
  '/v1/admin/housetasks?kind=cleaning&state=open&take=200',
  '/v1/admin/housetasks?mine=1&take=200',
  '/v1/admin/housetasks?villa_id=777',
  '/v1/admin/housetasks/unready',
  `/v1/admin/housetasks/marks?villa_ids=${Array.from({ length: 30 }, (_, i) => i + 700).join()}`,
  '/v1/admin/guest-records',
  '/v1/admin/guest-records?q=yilmaz',
  '/v1/admin/guest-records?q=0532+009+9999',
  '/v1/admin/guest-records?tag=sad%C4%B1k',
  '/v1/admin/guest-records?waiting=true',
  '/v1/admin/guest-records?refused=true',
  '/v1/admin/guest-records?mine=true',
  '/v1/admin/contact/messages',
  '/v1/admin/payouts',
  '/v1/admin/day',
  '/v1/admin/day?town_id=3',
  '/v1/admin/advice',
  '/v1/admin/villas/777/advice',
];

/** Everything of a day, a month or the agency: no pages of a list, and shown separately. */
const HEAVY = [
  '/v1/admin/desk',
  '/v1/admin/reports/guests?scope=staying',
  '/v1/admin/housetasks?date1=2027-06-01&date2=2027-06-07&take=200',
  '/v1/admin/payouts/proposal',
  `/v1/admin/reports/balances?month=${MONTH}`,
  `/v1/admin/journal?month=${MONTH}`,
];

type Timed = { path: string; ms: number };

/** Row 16: the slowest list, and the home screen's figures. */
export async function measureAdminLists(): Promise<Row[]> {
  const { bare, lists, heavy, home } = await withManyStays(timeEverything);
  console.log(`${'one signed-in read of nothing'.padEnd(82)} ${bare.ms.toFixed(1).padStart(6)} ms`);
  for (const { path, ms } of [...lists, ...heavy, home]) {
    console.log(`${path.padEnd(82)} ${ms.toFixed(1).padStart(6)} ms`);
  }
  const slowest = lists.toSorted((a, b) => b.ms - a.ms)[0]?.ms ?? 0;
  const facts = { row: 16, unit: 'ms' };
  return [
    limitRow(
      { ...facts, what: 'slowest list of the dashboard', goal: `≤ ${LIST_MS} ms` },
      LIST_MS,
      slowest,
    ),
    limitRow(
      { ...facts, what: "figures of the dashboard's home", goal: `≤ ${HOME_MS} ms` },
      HOME_MS,
      home.ms,
    ),
  ];
}

async function timeEverything(url: string) {
  const app = localApp(url);
  const token = await app.signIn(DEMO_LOGINS[0].email, DEMO_LOGINS[0].password);
  const time = async (path: string): Promise<Timed> => ({
    path,
    ms: await median(() => app.get(path, token)),
  });
  const bare = await time('/v1/account');
  const lists: Timed[] = [];
  for (const path of LISTS) lists.push(await time(path));
  const heavy: Timed[] = [];
  for (const path of HEAVY) heavy.push(await time(path));
  return { bare, lists, heavy, home: await time(HOME) };
}

/** Runs `work` on the large database, which `BENCH_KEEP` keeps for the next run. */
const withManyStays = <T>(work: (url: string) => Promise<T>): Promise<T> =>
  withSeededDatabase(VILLAS, async (url, client) => {
    await addStaysOnce(client, VILLAS);
    return work(url);
  });

/** The median of some rounds in ms, after a warm-up. */
async function median(call: () => Promise<void>): Promise<number> {
  await call();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = performance.now();
    await call();
    times.push(performance.now() - before);
  }
  return times.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0;
}

if (import.meta.main) await measureAdminLists();
