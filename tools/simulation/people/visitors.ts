import { requestReservation } from '#worker/features/reservations/request/request.ts';
import { searchVillas } from '#worker/features/search/lists/search-villas.ts';
import { must } from '../broken.ts';
import { compareQuote, holdTaken } from '../invariants/answers.ts';
import { AT_ONCE, whyNotAtOnce } from '../invariants/at-once.ts';
import { PRICE } from '../invariants/names.ts';
import { claimsOf } from '../oracle/claims.ts';
import { takenBy } from '../oracle/extras.ts';
import { sell } from '../oracle/price.ts';
import { DAY, MINUTE } from '../world/clock.ts';
import type { HeldQuote } from '../world/memory.ts';
import { VILLA_IDS } from '../world/villas.ts';
import { visitor, type World } from '../world/world.ts';
import type { Act } from './act.ts';
import { someDates, someParty, someVilla, told } from './choices.ts';
import { promise } from './promises.ts';

/** Searches for villas on some dates and compares the answer with every quote. */
const search: Act = {
  name: 'a visitor searches',
  weight: 30,
  run: async (world, dice) => {
    const dates = someDates(world, dice);
    const party = someParty(dice);
    const asked = { checkin: dates.checkIn, checkout: dates.checkOut, ...party };
    const outcome = await world.attempt(() =>
      searchVillas(world.deps, { ...asked, sort: 'recommended', skip: 0, take: 20 }),
    );
    const said = `${dates.checkIn}–${dates.checkOut}`;
    if (outcome.kind !== 'done') return `${said}: ${told(outcome)}`;
    const found = new Map(outcome.value.items.map((item) => [item.id, item.price.total]));
    for (const villaId of VILLA_IDS) {
      const expected = sell(world, claimsOf(world, villaId), { villaId, ...dates, ...party });
      const total = expected.price?.total;
      must(PRICE, found.get(villaId) === total, () => {
        return `search shows villa ${villaId} ${said} for ${found.get(villaId)}, the rules say ${total ?? expected.refusal}`;
      });
    }
    return `${said}: ${found.size} found`;
  },
};

/** How long a quote is valid. */
const QUOTE_MS = 30 * MINUTE;

const ask: Act = {
  name: 'a visitor asks for a price',
  weight: 10,
  run: async (world, dice) => {
    const wanted = { villaId: someVilla(dice), ...someDates(world, dice), ...someParty(dice) };
    const until = world.clock.time + QUOTE_MS;
    const outcome = await world.attempt(() =>
      compareQuote(
        world,
        claimsOf(world, wanted.villaId),
        wanted,
        takenBy(Math.floor(until / MINUTE)),
      ),
    );
    const said = `villa ${wanted.villaId} ${wanted.checkIn}–${wanted.checkOut}`;
    if (outcome.kind !== 'done' || outcome.value === null) return `${said}: no`;
    const { quoteToken: token, total, prepayment } = outcome.value;
    world.memory.quotes.push({ ...wanted, token, total, prepayment, until });
    if (world.memory.quotes.length > 12) world.memory.quotes.shift();
    return `${said}: ${total}`;
  },
};

const request: Act = {
  name: 'a visitor requests a stay',
  weight: 6,
  run: async (world, dice) => {
    const { quotes } = world.memory;
    const isGood = ({ until }: HeldQuote) => until > world.clock.time;
    for (let tries = 3; tries > 0 && !quotes.some(isGood); tries -= 1) await ask.run(world, dice);
    const held = dice.pick(dice.chance(0.9) ? quotes.filter(isGood) : quotes);
    if (held === undefined) return 'has no quote';
    const { villaId, checkIn: from, checkOut: to } = held;
    const mark = `konuk${world.memory.unique()}@posta.example`;
    const input = {
      quoteToken: held.token,
      customer: {
        firstName: 'Gülşah',
        lastName: 'Öztürk',
        phone: '+905321234567' as const,
        email: mark,
      },
      consents: { terms: true as const, kvkk: true as const, marketing: false },
      ...(dice.chance(0.4) && { instant: true }),
    };
    const stay = { villa_id: villaId, check_in: from, check_out: to };
    const why = whyNotAtOnce(world, stay, world.clock.time);
    const outcome = await promise(world, 'reservations', mark, () =>
      requestReservation(world.deps, input, mark, visitor),
    );
    holdTaken(world, outcome, { villaId, from, to, except: null });
    const said = `villa ${villaId} ${from}–${to}${input.instant ? ' at once' : ''}`;
    if (outcome.kind === 'refused' && outcome.error.code === 'INSTANT_ENDED' && !world.isRacing) {
      const isLate = held.prepayment === 0 || isNear(world, from);
      must(AT_ONCE, why !== null || isLate, () => `${said} was refused`);
    }
    if (outcome.kind === 'done' && !world.isRacing) {
      const { total } = outcome.value.content;
      must(PRICE, total === held.total, () => `${said}: promised ${held.total}, booked ${total}`);
    }
    return `${said}: ${told(outcome)}`;
  },
};

/** So near the arrival that nobody may have the time to pay. */
const isNear = ({ clock }: World, checkIn: string): boolean =>
  Date.parse(`${checkIn}T00:00:00Z`) - clock.time < DAY;

export const visitors: readonly Act[] = [search, ask, request];
