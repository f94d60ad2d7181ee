import { createOffer } from '#worker/features/offers/create-offer.ts';
import { viewOffer } from '#worker/features/offers/view-offer.ts';
import { withdrawOffer } from '#worker/features/offers/withdraw-offer.ts';
import { requestReservation } from '#worker/features/reservations/request/request.ts';
import { must } from '../broken.ts';
import { OFFER } from '../invariants/names.ts';
import { claimsOf } from '../oracle/claims.ts';
import { sell, sellPromised } from '../oracle/price.ts';
import type { DbRow } from '../world/mirror.ts';
import type { Random } from '../random.ts';
import { HOUR, MINUTE } from '../world/clock.ts';
import { VILLA_IDS } from '../world/villas.ts';
import { visitor, type World } from '../world/world.ts';
import type { Act } from './act.ts';
import { someClerk, someDates, someParty, someVilla, told } from './choices.ts';
import { promise } from './promises.ts';

/** The price that a clerk promises: the list price or a lower one, sometimes too low. */
function someStayOffered(world: World, dice: Random) {
  const villaId = someVilla(dice);
  const claims = claimsOf(world, villaId);
  let stay = { ...someDates(world, dice), ...someParty(dice) };
  let list = 0;
  // A clerk looks at the calendar first, usually.
  for (let looks = dice.int(0, 8); looks >= 0 && list === 0; looks -= 1) {
    stay = { ...someDates(world, dice), ...someParty(dice) };
    list = sell(world, claims, { villaId, ...stay }).price?.total ?? 0;
  }
  const total = list - (dice.pick([1, 1, 12_345, 50_000, 900_000]) ?? 1);
  return { villa_id: villaId, ...stay, ...(total > 0 && dice.chance(0.5) && { total }) };
}

const make: Act = {
  name: 'a clerk makes an offer',
  weight: 3,
  run: async (world, dice) => {
    const villas = Array.from({ length: dice.int(1, 3) }, () => someStayOffered(world, dice));
    const hours = dice.chance(0.05) ? 24 * 61 : dice.int(1, 240);
    const expiresAt = new Date(world.clock.time + hours * HOUR).toISOString();
    const mark = `teklif ${world.memory.unique()}`;
    const customer = { name: 'Ayşe Kaya', email: 'ayse@posta.example' };
    const actor = someClerk(dice);
    const outcome = await world.attempt(() =>
      createOffer(world.deps, { customer, message: '', expiresAt, villas }, mark, actor),
    );
    if (outcome.kind === 'done') {
      const { id, token } = outcome.value.content;
      world.memory.offers.push({ id, token });
    }
    return `${villas.length} stays until ${expiresAt}: ${told(outcome)}`;
  },
};

/** Opens an offer and compares what it shows with what was promised. */
async function open(world: World, dice: Random) {
  const offer = dice.pick(world.memory.offers.slice(-3));
  if (offer === undefined) return null;
  const { id, token } = offer;
  const row = world.mirror.get('offers', id);
  const { instant } = world.clock;
  const outcome = await world.attempt(() => viewOffer(world.deps, { token }, visitor));
  if (row === undefined || world.isRacing) return { id, outcome };
  const isOver = row.accepted_at === null && String(row.expires_at) <= instant;
  if (outcome.kind === 'refused') {
    must(OFFER, isOver, () => `an offer until ${row.expires_at} was refused`);
  }
  if (outcome.kind !== 'done') return { id, outcome };
  must(OFFER, !isOver, () => `an offer until ${row.expires_at} still opens`);
  const stays = [...world.mirror.of('offer_villas', id)].toSorted(
    (a, b) => Number(a.position) - Number(b.position),
  );
  for (const [place, stay] of stays.entries()) {
    const villaId = Number(stay.villa_id);
    const expected = sellPromised(
      world,
      claimsOf(world, villaId),
      {
        villaId,
        checkIn: String(stay.check_in),
        checkOut: String(stay.check_out),
        adults: Number(stay.adults),
        children: Number(stay.children),
        babies: Number(stay.babies),
      },
      Number(stay.total),
      offeredRateOf(stay),
    );
    const shown = outcome.value.villas[place];
    must(OFFER, (shown?.price?.total ?? null) === expected, () => {
      return `stay ${place + 1} of an offer for ${shown?.price?.total}, by what was promised ${expected}`;
    });
  }
  return { id, outcome };
}

const look: Act = {
  name: 'a guest opens an offer',
  weight: 3,
  run: async (world, dice) => {
    const opened = await open(world, dice);
    if (opened === null) return 'there is none';
    if (opened.outcome.kind !== 'done') return told(opened.outcome);
    const { villas } = opened.outcome.value;
    for (const { slug, checkIn, checkOut, quoteToken: token, price, validUntil } of villas) {
      if (token === null || price === null) continue;
      const villaId = VILLA_IDS.find((id) => slug.endsWith(`-${id}`)) ?? 0;
      const { total } = price;
      const until = Date.parse(validUntil ?? '');
      // What is offered to one guest is never booked at once: nothing of it can be paid so.
      world.memory.quotes.push({ villaId, checkIn, checkOut, token, total, prepayment: 0, until });
    }
    return `${villas.filter(({ available }) => available).length} of ${villas.length} to be had`;
  },
};

async function takeBack(world: World, dice: Random, id: string): Promise<string> {
  const actor = someClerk(dice);
  return told(await world.attempt(() => withdrawOffer(world.deps, id, actor)));
}

/** Accepts a stay of an offer, sometimes twice. */
const accept: Act = {
  name: 'a guest accepts an offer',
  weight: 3,
  run: async (world, dice) => {
    const opened = await open(world, dice);
    if (opened?.outcome.kind !== 'done') return opened === null ? 'there is none' : 'is over';
    const { villas } = opened.outcome.value;
    const stays = villas.filter(({ quoteToken }) => quoteToken !== null);
    if (stays.length === 0) return 'it cannot be had';
    const said: string[] = [];
    // While the guest reads, the agency may withdraw it, or time passes.
    if (dice.chance(0.2))
      said.push(`meanwhile taken back: ${await takeBack(world, dice, opened.id)}`);
    if (dice.chance(0.2)) world.clock.advance(dice.int(1, 40) * MINUTE);
    for (let time = dice.chance(0.3) ? 2 : 1; time > 0; time -= 1) {
      const stay = dice.pick(stays);
      const token = stay?.quoteToken;
      if (stay === undefined || token == null) break;
      const mark = `teklif${world.memory.unique()}@posta.example`;
      const input = {
        quoteToken: token,
        customer: {
          firstName: 'Ayşe',
          lastName: 'Kaya',
          phone: '+905321234567' as const,
          email: mark,
        },
        consents: { terms: true as const, kvkk: true as const, marketing: false },
      };
      const outcome = await promise(world, 'reservations', mark, () =>
        requestReservation(world.deps, input, mark, visitor),
      );
      if (outcome.kind === 'done') {
        const { total } = outcome.value.content;
        must(OFFER, total === stay.price?.total, () => `shown for ${stay.price?.total}: ${total}`);
      }
      said.push(`${stay.slug} ${stay.checkIn}–${stay.checkOut}: ${told(outcome)}`);
    }
    return said.join(', ');
  },
};

const withdraw: Act = {
  name: 'a clerk takes an offer back',
  weight: 1,
  run: async (world, dice) => {
    const offer = dice.pick(world.memory.offers.slice(-3));
    if (offer === undefined) return 'there is none';
    return takeBack(world, dice, offer.id);
  },
};

export const offers: readonly Act[] = [make, look, accept, withdraw];

/** The prepayment's rate that an offer holds to until it ends; null in one that says nothing of it. */
function offeredRateOf({ terms }: DbRow): number | null {
  if (typeof terms !== 'string') return null;
  return (JSON.parse(terms) as { prepaymentRate: number }).prepaymentRate;
}
