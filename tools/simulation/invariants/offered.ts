import { hasBit, setBit } from '#domain/search/index/bitset.ts';
import { keepSellable } from '#domain/search/index/stays.ts';
import { quoteStay } from '#domain/reservations/pricing/pricing.ts';
import { findCalendar } from '#worker/features/availability/calendar.ts';
import { exportFeed } from '#worker/features/calendars/export/export-feed.ts';
import { getCatalogue } from '#worker/features/search/catalogue/holder.ts';
import { readStayFacts } from '#worker/features/villas/stay-facts/stay-facts.ts';
import { must } from '../broken.ts';
import { type Claims, claimsOf } from '../oracle/claims.ts';
import { later, toNumber } from '../oracle/days.ts';
import { sell } from '../oracle/price.ts';
import { calendarTokenOf, slugOf, VILLA_IDS } from '../world/villas.ts';
import type { World } from '../world/world.ts';
import type { Invariant } from './invariant.ts';
import { OFFERED, PRICE } from './names.ts';

/** The days for which answers are compared. */
const WINDOW = 56;

/** Every answer about a villa's nights is compared with who has a claim on them. */
export const offered: Invariant = {
  name: OFFERED,
  check: async (world, { villas, changes, claims }) => {
    const written = new Set<number>();
    for (const { table, before, after } of changes) {
      const column = READ[table];
      if (column !== undefined) written.add(Number((after ?? before)?.[column]));
    }
    for (const villaId of villas) {
      const now = claims(villaId);
      if (isNews(world, villaId, now) || written.has(villaId)) await compare(world, villaId, now);
    }
  },
  audit: async (world) => {
    for (const villaId of VILLA_IDS) await compare(world, villaId, claimsOf(world, villaId));
  },
};

/** The tables that the answers are read from, with the column that names the villa. */
const READ: Readonly<Record<string, string>> = {
  villa_nights: 'villa_id',
  villa_prices: 'villa_id',
  villa_discounts: 'villa_id',
  villas: 'id',
};

type Looked = { today: string; claims: Claims };

/** For each villa of a world: the day and the claims when its answers were last compared. */
const lastLooked = new WeakMap<World, Map<number, Looked>>();

/** Whether claims changed since the last call, or the day did. */
function isNews(world: World, villaId: number, claims: Claims): boolean {
  const { today } = world.clock;
  const looked = lastLooked.get(world) ?? new Map<number, Looked>();
  const last = looked.get(villaId);
  lastLooked.set(world, looked.set(villaId, { today, claims }));
  return last === undefined || last.today !== today || !isSame(last.claims, claims);
}

function isSame(a: Claims, b: Claims): boolean {
  if (a.size !== b.size) return false;
  for (const [night, { ours, sellers }] of a) {
    const other = b.get(night);
    if (other === undefined) return false;
    if (ours?.ref !== other.ours?.ref || ours?.kind !== other.ours?.kind) return false;
    if (sellers.length !== other.sellers.length) return false;
    if (sellers.some((uid, i) => uid !== other.sellers[i])) return false;
  }
  return true;
}

async function compare(world: World, villaId: number, claims: Claims): Promise<void> {
  await compareAvailability(world, villaId, claims);
  await compareSearch(world, villaId, claims);
  await compareFeed(world, villaId, claims);
  await compareTill(world, villaId, claims);
}

async function compareAvailability(world: World, villaId: number, claims: Claims): Promise<void> {
  const { today } = world.clock;
  const days = await findCalendar(world.deps, slugOf(villaId), {
    from: today,
    to: later(today, WINDOW),
  });
  const villa = world.mirror.get('villas', villaId);
  if (villa?.active !== 1)
    return must(OFFERED, days === null, () => `calendar of villa ${villaId} shown`);
  for (const { date, state } of days ?? []) {
    const isFree = state === 'free';
    const isTaken = claims.has(date);
    must(OFFERED, !(isFree && isTaken), () => `villa ${villaId}: the calendar offers ${date}`);
    if (isFree || isTaken) continue;
    const stay = { villaId, checkIn: date, checkOut: later(date, 1), ...COUPLE };
    const { refusal } = sell(world, claims, stay);
    must(OFFERED, refusal === 'CLOSED', () => `villa ${villaId}: the calendar withholds ${date}`);
  }
}

/** The search index has a bit for every night of every villa. */
async function compareSearch(world: World, villaId: number, claims: Claims): Promise<void> {
  const { index } = await getCatalogue(world.deps);
  const number = index.numberOf.get(villaId);
  if (world.mirror.get('villas', villaId)?.active !== 1) {
    return must(OFFERED, number === undefined, () => `search knows villa ${villaId}, which is off`);
  }
  const { today } = world.clock;
  for (let day = 0; day < WINDOW; day += 1) {
    const night = later(today, day);
    const isFree = number !== undefined && isFreeIn(index, number, day);
    const isTaken = claims.has(night);
    must(
      OFFERED,
      isFree !== isTaken || isClosed(world, villaId, night, claims),
      () => `villa ${villaId}: search takes ${night} for ${isFree ? 'free' : 'taken'}`,
    );
  }
}

type Index = Awaited<ReturnType<typeof getCatalogue>>['index'];

function isFreeIn({ nights }: Index, villa: number, day: number): boolean {
  return hasBit(nights.free, nights.words, day, villa);
}

function isClosed(world: World, villaId: number, night: string, claims: Claims): boolean {
  return (
    sell(world, claims, { villaId, checkIn: night, checkOut: later(night, 1), ...COUPLE })
      .refusal === 'CLOSED'
  );
}

/** The calendar that sellers read from us: all of our nights, and none of theirs. */
async function compareFeed(world: World, villaId: number, claims: Claims): Promise<void> {
  const { today } = world.clock;
  const { text } = await exportFeed(world.deps, calendarTokenOf(villaId));
  const given = new Set<string>();
  for (const [, start = '', end = ''] of text.matchAll(
    /DTSTART;VALUE=DATE:(\d+)\r\nDTEND;VALUE=DATE:(\d+)/g,
  )) {
    for (let n = toNumber(dashed(start)); n < toNumber(dashed(end)); n += 1) given.add(String(n));
  }
  for (const [night, { ours }] of claims) {
    if (night < today) continue;
    const isGiven = given.has(String(toNumber(night)));
    must(
      OFFERED,
      isGiven === (ours !== null),
      () => `villa ${villaId}: our calendar ${isGiven ? 'gives out' : 'leaves out'} ${night}`,
    );
  }
  for (const number of given) {
    const night = new Date(Number(number) * 86_400_000).toISOString().slice(0, 10);
    must(
      OFFERED,
      night < today || claims.has(night),
      () => `villa ${villaId}: our calendar claims ${night}`,
    );
  }
}

const dashed = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`;

const COUPLE = { adults: 2, children: 0, babies: 0 };

/** Nights of the stays that are quoted. */
const NIGHTS = 5;

/** Whether the search sells a stay of a villa that begins on a day of the window. */
function findsIn(index: Index, villaId: number, day: number): boolean {
  const number = index.numberOf.get(villaId);
  if (number === undefined) return false;
  const villas = new Uint32Array(index.nights.words);
  setBit(villas, villas.length, 0, number);
  keepSellable(index, villas, day, NIGHTS);
  return hasBit(villas, villas.length, 0, number);
}

/** The quotes for a stay on every day of the window, from one reading of the villa. */
async function compareTill(world: World, villaId: number, claims: Claims): Promise<void> {
  const { today, instant: now } = world.clock;
  const slug = slugOf(villaId);
  const days = { checkIn: today, checkOut: later(today, WINDOW + NIGHTS) };
  const facts = await readStayFacts(world.deps.db, { slug, ...days }, today);
  if (facts === null) {
    return must(OFFERED, world.mirror.get('villas', villaId)?.active !== 1, () => {
      return `villa ${villaId} cannot be asked for`;
    });
  }
  const { index } = await getCatalogue(world.deps);
  for (let day = 0; day < WINDOW; day += 3) {
    const checkIn = later(today, day);
    const stay = { ...COUPLE, checkIn, checkOut: later(checkIn, NIGHTS) };
    const expected = sell(world, claims, { villaId, ...stay });
    const given = quoteStay({ ...facts, stay, now, today });
    const said = `villa ${villaId} ${checkIn} to ${stay.checkOut}`;
    const refusal = given.ok ? null : given.code;
    must(OFFERED, refusal === expected.refusal, () => {
      return `${said} is ${refusal ?? 'quoted'}, by the rules ${expected.refusal ?? 'for sale'}`;
    });
    const isFound = findsIn(index, villaId, day);
    must(
      OFFERED,
      isFound === (expected.refusal === null) || expected.refusal === 'CAPACITY',
      () => {
        return `${said} is ${isFound ? 'found' : 'not found'}: ${expected.refusal ?? 'for sale'}`;
      },
    );
    if (!given.ok || expected.price === null) continue;
    const { total, prepayment } = expected.price;
    must(PRICE, given.total === total && given.prepayment === prepayment, () => {
      return `${said} is quoted ${given.total}/${given.prepayment}, not ${total}/${prepayment}`;
    });
  }
}
