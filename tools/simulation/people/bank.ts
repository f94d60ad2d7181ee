import { createHmac } from 'node:crypto';
import { handleCallback } from '#worker/features/payments/checkout/handle-callback.ts';
import {
  findSandboxSession,
  playSandbox,
} from '#worker/features/payments/checkout/play-sandbox.ts';
import { startCheckout } from '#worker/features/payments/checkout/start-checkout.ts';
import { must } from '../broken.ts';
import type { DbRow } from '../world/mirror.ts';
import { BANK_SECRET } from '../world/deps.ts';
import { SECOND } from '../world/clock.ts';
import { visitor, type World } from '../world/world.ts';
import type { Act } from './act.ts';
import { someStay, told } from './choices.ts';

const FORGED = 'a forged callback has no effect';

const account = { secret: BANK_SECRET };

/** A guest opens the bank's page, with code and e-mail or by a link. */
const begin: Act = {
  name: 'a guest begins to pay by card',
  weight: 5,
  run: async (world, dice) => {
    const { links } = world.memory;
    const link = dice.chance(0.5)
      ? dice.pick(dice.chance(0.7) ? links.slice(-2) : links)
      : undefined;
    const stay =
      (dice.chance(0.7) ? someStay(world, dice, ['option']) : undefined) ??
      someStay(world, dice, ['option', 'confirmed', 'expired', 'cancelled', 'requested']);
    if (link === undefined && stay === undefined) return 'there is nothing to pay';
    const who =
      link === undefined ? { code: String(stay?.code), email: String(stay?.email) } : { link };
    const key = `kart ${world.memory.unique()}`;
    const outcome = await world.attempt(() => startCheckout(world.deps, who, key, visitor));
    if (outcome.kind === 'done') {
      world.memory.bankPages.push(outcome.value.content.pageUrl.split('/').at(-1) ?? '');
    }
    return `${link === undefined ? stay?.code : 'by link'}: ${told(outcome)}`;
  },
};

const PLAYS = ['normal', 'normal', 'repeat', 'late', 'lost', 'underpaid', 'forged'] as const;

type Play = (typeof PLAYS)[number];

/** Fills in the bank's page; false when it has expired. */
function playPage(world: World, token: string, code: string, play: Play) {
  return world.attempt(async () => {
    const session = await findSandboxSession(world.deps, account, token);
    if (!session?.isOpen) return false;
    await playSandbox(world.deps, account, session.checkout, { act: 'pay', code, play });
    return true;
  });
}

/** The guest completes the bank's page; its callback arrives at once, repeatedly, late or never. */
const pay: Act = {
  name: 'a guest pays on the page of the bank',
  weight: 5,
  run: async (world, dice) => {
    const { bankPages } = world.memory;
    const token = dice.pick(dice.chance(0.8) ? bankPages.slice(-2) : bankPages);
    if (token === undefined) return 'no page is open';
    const play = dice.pick(PLAYS) ?? 'normal';
    const code = dice.chance(0.8) ? '123456' : '000000';
    const outcome = await playPage(world, token, code, play);
    const said = outcome.kind === 'done' && !outcome.value ? 'the page is over' : told(outcome);
    return `${play}, ${code === '123456' ? 'right code' : 'wrong code'}: ${said}`;
  },
};

/** The bank's server sends its result again, or for the first time. */
const callBack: Act = {
  name: 'the bank calls back',
  weight: 4,
  run: async (world, dice) => {
    const payment = dice.pick([...world.mirror.all('sandbox_payments').values()]);
    if (payment === undefined) return 'it has nothing to say';
    const callback = sign(toBody(payment), BANK_SECRET);
    const outcome = await world.attempt(() => handleCallback(world.deps, 'sandbox', callback));
    return `${payment.outcome} ${payment.amount}: ${outcome.kind === 'done' ? outcome.value : told(outcome)}`;
  },
};

/** Somebody pretends to be the bank. */
const forge: Act = {
  name: 'somebody forges a callback',
  weight: 2,
  run: async (world, dice) => {
    const checkout = dice.pick([...world.mirror.all('payment_checkouts').values()]);
    if (checkout === undefined) return 'there is no checkout';
    const amount = Number(checkout.amount ?? 1);
    const paid = {
      id: `sahte${world.memory.unique()}`,
      checkout_id: checkout.id ?? null,
      outcome: 'paid',
      failure: null,
    };
    const body = toBody({ ...paid, amount });
    // Signed by the bank, of another amount.
    const honest = sign(toBody({ ...paid, amount: amount + 1 }), BANK_SECRET);
    const callback = dice.chance(0.5) ? sign(body, 'somebody else') : { ...honest, body };
    const outcome = await world.attempt(() => handleCallback(world.deps, 'sandbox', callback));
    must(FORGED, outcome.kind !== 'done', () => `it was taken as ${told(outcome)}`);
    return told(outcome);
  },
};

/** What the bank's server sends, written from its documentation and not from the product's code. */
function toBody({ id, checkout_id, outcome, amount, failure }: DbRow): string {
  return JSON.stringify({
    event: `${id}:${outcome}`,
    merchant: 'KIYI-SANDBOX',
    checkout: checkout_id,
    payment: id,
    status: outcome,
    amount,
    currency: 'TRY',
    failure,
  });
}

function sign(body: string, secret: string) {
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return { body, headers: new Headers({ 'x-sandbox-signature': signature }) };
}

/** A guest pays around the moment at which the hold expires; sometimes the bank is slow. */
const lastMinute: Act = {
  name: 'a guest pays as the hold runs out',
  weight: 2,
  run: async (world, dice) => {
    const stay = someStay(world, dice, ['option']);
    const end = stay?.option_expires_at;
    if (stay === undefined || typeof end !== 'string') return 'nobody has a hold that ends';
    const wait = () => {
      const left = Date.parse(end) - world.clock.time;
      world.clock.advance(Math.max(0, left + dice.int(-5, 5) * SECOND));
    };
    const isBankLate = dice.chance(0.6);
    if (!isBankLate) wait();
    const who = { code: String(stay.code), email: String(stay.email) };
    const key = `kart ${world.memory.unique()}`;
    const begun = await world.attempt(() => startCheckout(world.deps, who, key, visitor));
    if (begun.kind !== 'done') return `${stay.code}: ${told(begun)}`;
    const token = begun.value.content.pageUrl.split('/').at(-1) ?? '';
    const play = isBankLate ? 'lost' : (dice.pick(PLAYS) ?? 'normal');
    const paid = await playPage(world, token, '123456', play);
    if (!isBankLate) return `${stay.code}, ${play}: ${told(paid)}`;
    wait();
    world.update();
    const payment = [...world.mirror.all('sandbox_payments').values()].at(-1);
    if (payment === undefined) return `${stay.code}: ${told(paid)}`;
    const callback = sign(toBody(payment), BANK_SECRET);
    const outcome = await world.attempt(() => handleCallback(world.deps, 'sandbox', callback));
    return `${stay.code}, the bank is late: ${outcome.kind === 'done' ? outcome.value : told(outcome)}`;
  },
};

export const bank: readonly Act[] = [begin, pay, lastMinute, callBack, forge];
