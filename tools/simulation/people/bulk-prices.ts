import type { PriceChange } from '#domain/prices/bulk/change-schema.ts';
import { applyBulk } from '#worker/features/prices/bulk/apply-bulk.ts';
import { undoBulk } from '#worker/features/prices/bulk/undo-bulk.ts';
import { must } from '../broken.ts';
import { later, nightsOf } from '../oracle/days.ts';
import { seasonOf } from '../oracle/price.ts';
import type { Random } from '../random.ts';
import { VILLA_IDS } from '../world/villas.ts';
import type { World } from '../world/world.ts';
import type { Act } from './act.ts';
import { someClerk, told } from './choices.ts';

const BULK = 'a change of many prices does what it says, and goes back whole';

/** Nights whose terms are compared. */
const SEEN_NIGHTS = 60;

/** Prices and rules of the coming nights of every villa, and its discounts. */
type Terms = { nights: Map<string, { nightly: number; rest: string }>; discounts: string };

function termsOf(world: World): Terms {
  world.update();
  const nights: Terms['nights'] = new Map();
  const { today } = world.clock;
  for (const villaId of VILLA_IDS) {
    for (const night of nightsOf(today, later(today, SEEN_NIGHTS))) {
      const row = seasonOf(world, villaId, night);
      if (row === null) continue;
      const { nightly, min_nights, short_stay_fee, cleaning_threshold } = row;
      const { arrival_days, departure_days, max_nights, day_nights } = row;
      const days = [arrival_days, departure_days, max_nights, day_nights];
      const rest = [min_nights, short_stay_fee, cleaning_threshold, ...days].join();
      nights.set(`${villaId} ${night}`, { nightly: Number(nightly), rest });
    }
  }
  const discounts = [...world.mirror.all('villa_discounts').values()].map((row) =>
    [row.villa_id, row.kind, row.rate, row.book_from, row.book_to, row.stay_from, row.stay_to]
      .concat(row.min_nights ?? null, row.days_before ?? null)
      .join(),
  );
  return { nights, discounts: discounts.toSorted().join(';') };
}

const RAISE = { percent: 1_234, amount: 0, roundTo: 100 as const };
const RAISES = [
  RAISE,
  { percent: -999, amount: 0, roundTo: 1000 as const },
  { percent: 0, amount: 33_333, roundTo: 100 as const },
  { percent: -2_500, amount: 777, roundTo: 5000 as const },
];

function someChange(world: World, dice: Random): PriceChange {
  const startsOn = later(world.clock.today, dice.int(0, 30));
  const span = { startsOn, endsOn: later(startsOn, dice.int(0, 20)) };
  switch (dice.pick(['raise', 'raise', 'season', 'min_nights', 'stay_days', 'discount'] as const)) {
    case 'season':
      return {
        kind: 'season',
        row: {
          ...span,
          nightly: dice.pick([444_444, 612_345]) ?? 1,
          minNights: dice.chance(0.5) ? dice.int(1, 4) : null,
          shortStayFee: null,
          cleaningThreshold: null,
        },
      };
    case 'min_nights':
      return { kind: 'min_nights', ...span, minNights: dice.chance(0.3) ? null : dice.int(1, 5) };
    case 'stay_days':
      return {
        kind: 'stay_days',
        ...span,
        arrivalDays: dice.pick([null, [6], [1, 5, 6]]) ?? null,
        departureDays: dice.pick([null, [6], [1, 2, 6, 7]]) ?? null,
      };
    case 'discount':
      return {
        kind: 'discount',
        replace: dice.chance(0.5),
        row: {
          kind: 'long_stay',
          rate: dice.pick([500, 1_111]) ?? 1,
          bookFrom: null,
          bookTo: null,
          stayFrom: null,
          stayTo: null,
          minNights: dice.int(2, 6),
          daysBefore: null,
        },
      };
    default:
      return { kind: 'raise', ...span, raise: dice.pick(RAISES) ?? RAISE };
  }
}

/** What a night of one of the villas costs after the change; null for one without a price. */
function expected(change: PriceChange, night: string, before: number | null): number | null {
  if (change.kind !== 'raise' && change.kind !== 'season') return before;
  const span = change.kind === 'raise' ? change : change.row;
  if (night < span.startsOn || night > span.endsOn) return before;
  if (change.kind === 'season') return change.row.nightly;
  if (before === null) return null;
  const { percent, amount, roundTo } = change.raise;
  const steps = Math.floor(((before * (10_000 + percent)) / 10_000 + amount) / roundTo + 0.5);
  return Math.max(steps, 1) * roundTo;
}

function compareChange(before: Terms, after: Terms, change: PriceChange, ids: readonly number[]) {
  for (const name of new Set([...before.nights.keys(), ...after.nights.keys()])) {
    const [villaId, night = ''] = name.split(' ');
    const was = before.nights.get(name)?.nightly ?? null;
    const wanted = ids.includes(Number(villaId)) ? expected(change, night, was) : was;
    const is = after.nights.get(name)?.nightly ?? null;
    must(BULK, is === wanted, () => {
      return `villa ${name} cost ${was}, should cost ${wanted} and costs ${is}: ${JSON.stringify(change)}`;
    });
  }
}

const sayTerms = ({ nights, discounts }: Terms): string =>
  JSON.stringify([[...nights].toSorted(([a], [b]) => (a < b ? -1 : 1)), discounts]);

const change: Act = {
  name: 'a clerk changes the prices of several villas',
  weight: 1.5,
  run: async (world, dice) => {
    const ids = VILLA_IDS.filter(() => dice.chance(0.6));
    const wanted = someChange(world, dice);
    const goesBack = dice.chance(0.4);
    if (ids.length === 0) return 'of none';
    const before = termsOf(world);
    const villas = ids.map((id) => ({
      id,
      version: Number(world.mirror.get('villas', id)?.version),
    }));
    const actor = someClerk(dice);
    const key = `toplu ${world.memory.unique()}`;
    const outcome = await world.attempt(() =>
      applyBulk(world.deps, { villas, change: wanted, sure: true }, key, actor),
    );
    const said = `${wanted.kind} of ${ids.join(', ')}: ${told(outcome)}`;
    if (outcome.kind !== 'done') return said;
    const { id } = outcome.value.content;
    world.memory.bulkChanges.push(id);
    if (world.isRacing) return said;
    compareChange(before, termsOf(world), wanted, ids);
    if (!goesBack) return said;
    const back = await world.attempt(() => undoBulk(world.deps, id, actor));
    if (back.kind === 'done') {
      const after = termsOf(world);
      must(BULK, sayTerms(after) === sayTerms(before), () => {
        return `taken back, ${sayTerms(after)} is not ${sayTerms(before)}`;
      });
    }
    return `${said}, taken back: ${told(back)}`;
  },
};

/** An earlier change is undone, whatever happened to the prices since. */
const undo: Act = {
  name: 'a clerk takes a change of several villas back',
  weight: 0.7,
  run: async (world, dice) => {
    const id = dice.pick(world.memory.bulkChanges);
    if (id === undefined) return 'there is none';
    const actor = someClerk(dice);
    const outcome = await world.attempt(() => undoBulk(world.deps, id, actor));
    return `${id}: ${told(outcome)}`;
  },
};

export const bulkPrices: readonly Act[] = [change, undo];
