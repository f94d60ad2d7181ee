import { createPrice, deletePrice, updatePrice } from '#worker/features/prices/save-price.ts';
import { replaceDiscounts } from '#worker/features/prices/replace-discounts.ts';
import { replacePrices } from '#worker/features/prices/replace-prices.ts';
import { saveSettings } from '#worker/features/settings/save-settings.ts';
import { updateVilla } from '#worker/features/villas/save/update-villa.ts';
import { later } from '../oracle/days.ts';
import type { Random } from '../random.ts';
import { OWNERS } from '../world/villas.ts';
import type { World } from '../world/world.ts';
import type { Act } from './act.ts';
import { someClerk, someVilla, told } from './choices.ts';

/** Interim payments near enough to fall before the arrivals of this world. */
const PLANS = [
  null,
  [],
  [
    { daysBefore: 20, rate: 2_500 },
    { daysBefore: 8, rate: 2_500 },
  ],
  [{ daysBefore: 12, rate: 3_333 }],
];

const LAST_DAY = '2031-12-31';

const someTerms = (dice: Random) => ({
  nightly: dice.pick([298_765, 333_333, 500_000, 777_701, 1_234_567]) ?? 1,
  minNights: dice.chance(0.4) ? dice.int(1, 5) : null,
  shortStayFee: dice.chance(0.3) ? (dice.pick([0, 45_001, 77_777]) ?? 0) : null,
  cleaningThreshold: dice.chance(0.2) ? dice.int(0, 9) : null,
});

/** The version of a villa that an editor has open: usually the newest. */
function versionOf({ mirror }: World, dice: Random, villaId: number): number {
  const version = Number(mirror.get('villas', villaId)?.version);
  return dice.chance(0.1) && version > 1 ? version - 1 : version;
}

/** Replaces the coming seasons: a few, one after the other, sometimes with gaps. */
const rewrite: Act = {
  name: 'a clerk writes the prices of a villa anew',
  weight: 1.5,
  run: async (world, dice) => {
    const villaId = someVilla(dice);
    const rows = [];
    let startsOn = world.clock.today;
    for (let left = dice.int(1, 4); left > 0; left -= 1) {
      const endsOn = left === 1 ? LAST_DAY : later(startsOn, dice.int(2, 30));
      rows.push({ startsOn, endsOn, ...someTerms(dice) });
      startsOn = later(endsOn, dice.chance(0.2) ? dice.int(2, 4) : 1);
    }
    const input = { version: versionOf(world, dice, villaId), rows };
    const actor = someClerk(dice);
    const outcome = await world.attempt(() => replacePrices(world.deps, villaId, input, actor));
    return `villa ${villaId}, ${rows.length} seasons: ${told(outcome)}`;
  },
};

const season: Act = {
  name: 'a clerk changes a season',
  weight: 1.5,
  run: async (world, dice) => {
    const villaId = someVilla(dice);
    const actor = someClerk(dice);
    const version = versionOf(world, dice, villaId);
    const row = dice.pick([...world.mirror.of('villa_prices', villaId)]);
    const id = Number(row?.id);
    const what = dice.weighted([
      [6, 'changes'],
      [1, 'takes away'],
      [2, 'adds'],
    ] as const);
    const outcome = await world.attempt(async () => {
      if (what === 'changes')
        await updatePrice(world.deps, id, { version, ...someTerms(dice) }, actor);
      else if (what === 'takes away') await deletePrice(world.deps, id, actor);
      else {
        const startsOn = later(world.clock.today, dice.int(0, 40));
        const endsOn = later(startsOn, dice.int(0, 20));
        const input = { villa_id: villaId, version, startsOn, endsOn, ...someTerms(dice) };
        await createPrice(world.deps, input, actor);
      }
    });
    return `villa ${villaId}, ${what} one: ${told(outcome)}`;
  },
};

/** Saturday to Saturday, closed days, limits by weekday; half of the time the rules are lifted. */
const stayDays: Act = {
  name: 'a clerk changes on which days stays begin and end',
  weight: 0.7,
  run: async (world, dice) => {
    const villaId = someVilla(dice);
    const actor = someClerk(dice);
    const version = versionOf(world, dice, villaId);
    const row = dice.pick([...world.mirror.of('villa_prices', villaId)]);
    const lifts = dice.chance(0.5);
    const days = () => (lifts ? null : (dice.pick([null, [6], [1, 3, 5, 6], [7], []]) ?? null));
    const limits = [{ day: dice.int(1, 7), minNights: dice.int(1, 3), maxNights: dice.int(4, 9) }];
    const change = {
      arrivalDays: days(),
      departureDays: days(),
      maxNights: lifts || dice.chance(0.7) ? null : dice.int(6, 14),
      dayNights: lifts || dice.chance(0.7) ? null : limits,
      instant: dice.pick([null, null, true, false]) ?? null,
    };
    const outcome = await world.attempt(() =>
      updatePrice(world.deps, Number(row?.id), { version, ...change }, actor),
    );
    return `villa ${villaId}, ${JSON.stringify(change)}: ${told(outcome)}`;
  },
};

const discounts: Act = {
  name: 'a clerk changes the discounts of a villa',
  weight: 1,
  run: async (world, dice) => {
    const villaId = someVilla(dice);
    const day = (most: number) =>
      dice.chance(0.3) ? later(world.clock.today, dice.int(0, most)) : null;
    const rows = Array.from({ length: dice.int(0, 3) }, () => {
      const stayFrom = day(30);
      return {
        kind: dice.pick(['early', 'long_stay'] as const) ?? 'early',
        rate: dice.pick([500, 1_000, 1_234, 3_333]) ?? 500,
        bookFrom: null,
        bookTo: day(20),
        stayFrom,
        stayTo: stayFrom !== null && dice.chance(0.5) ? later(stayFrom, dice.int(0, 20)) : null,
        minNights: dice.chance(0.6) ? dice.int(2, 6) : null,
        daysBefore: dice.chance(0.4) ? dice.int(1, 30) : null,
      };
    });
    const input = { version: versionOf(world, dice, villaId), rows };
    const actor = someClerk(dice);
    const outcome = await world.attempt(() => replaceDiscounts(world.deps, villaId, input, actor));
    return `villa ${villaId}, ${rows.length} of them: ${told(outcome)}`;
  },
};

const rules: Act = {
  name: 'a clerk changes the rules of a villa',
  weight: 1.5,
  run: async (world, dice) => {
    const villaId = someVilla(dice);
    const change = dice.pick([
      { prepaymentRate: dice.pick([0, 1_500, 2_000, 3_333, 10_000]) ?? 0 },
      { commissionRate: dice.pick([0, 1_750, 2_500]) ?? 0 },
      { minNightsSeason: dice.int(1, 5), minNightsOther: dice.int(1, 5) },
      { cleaningFee: dice.pick([0, 99_999, 150_000]) ?? 0, cleaningThreshold: dice.int(0, 9) },
      { deposit: dice.pick([0, 123_456]) ?? 0 },
      { paymentParts: dice.pick(PLANS) ?? null },
      {
        instant: dice.chance(0.6),
        instantAgreedOn: dice.chance(0.8) ? world.clock.today : null,
      },
      { checkInTime: dice.pick(['14:00', '16:00', '00:30']) ?? '16:00' },
    ]);
    const input = { version: versionOf(world, dice, villaId), rules: change ?? {} };
    const actor = someClerk(dice);
    const outcome = await world.attempt(() => updateVilla(world.deps, villaId, input, actor));
    return `villa ${villaId}, ${Object.keys(change ?? {}).join(', ')}: ${told(outcome)}`;
  },
};

const settings: Act = {
  name: 'a clerk changes the settings of the office',
  weight: 0.7,
  run: async (world, dice) => {
    const input = {
      hold_minutes: String(dice.pick([10, 120, 1_440])),
      option_max_days: String(dice.pick([1, 7, 30])),
      instant_minutes: String(dice.pick([10, 20, 60])),
      instant_feed_hours: String(dice.pick([1, 3, 24])),
      owner_answers: dice.pick(['off', 'ask', 'option', 'option'] as const) ?? 'ask',
    };
    const actor = someClerk(dice);
    const outcome = await world.attempt(() => saveSettings(world.deps, 'rules', input, actor));
    return `${input.hold_minutes} minutes, ${input.option_max_days} days: ${told(outcome)}`;
  },
};

/** Not at once with others: whether a stay goes along would depend on who was first. */
export const giveVilla: Act = {
  name: 'a villa is given to another owner',
  weight: 2,
  run: async (world, dice) => {
    const villaId = someVilla(dice);
    const others = OWNERS.filter((id) => id !== world.mirror.get('villas', villaId)?.owner_id);
    const owner_id = dice.pick(dice.chance(0.9) ? others : OWNERS) ?? 3;
    const since = dice.pick(['today', 'today', 'always', 'lately']);
    const facts = {
      owner_id,
      ...(since === 'always' && { owner_since: null }),
      ...(since === 'lately' && { owner_since: later(world.clock.today, -dice.int(1, 40)) }),
    };
    const input = { version: versionOf(world, dice, villaId), facts };
    const actor = someClerk(dice);
    const outcome = await world.attempt(() => updateVilla(world.deps, villaId, input, actor));
    return `villa ${villaId} to ${owner_id}, ${since}: ${told(outcome)}`;
  },
};

export const terms: readonly Act[] = [rewrite, season, stayDays, discounts, rules, settings];
