import { sql } from 'drizzle-orm';
import { remedyComplaint } from '#worker/features/complaints/remedy.ts';
import { takeComplaint } from '#worker/features/complaints/write-complaint.ts';
import { recordTransaction } from '#worker/features/payments/ledger/record-transaction.ts';
import { createByClerk } from '#worker/features/reservations/clerk/create-by-clerk.ts';
import { relocate } from '#worker/features/reservations/relocate/relocate.ts';
import { updateReservation } from '#worker/features/reservations/clerk/update-reservation.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { must } from '../broken.ts';
import { BEGUN } from '../invariants/begun-stays.ts';
import { later } from '../oracle/days.ts';
import type { Random } from '../random.ts';
import type { DbRow } from '../world/mirror.ts';
import { DAY } from '../world/clock.ts';
import { VILLA_IDS } from '../world/villas.ts';
import type { World } from '../world/world.ts';
import type { Act } from './act.ts';
import { someClerk, someParty, someStay, someVilla, told } from './choices.ts';
import { promise } from './promises.ts';

/**
 * A stay whose guests have slept in the house and stay on; if there is none, or now and then, any that
 * is sold.
 */
function someGuest(world: World, dice: Random): DbRow | undefined {
  const { today } = world.clock;
  const inside = [...world.mirror.all('reservations').values()].filter(
    ({ status, check_in, check_out }) =>
      ['confirmed', 'staying'].includes(String(status)) &&
      String(check_in) < today &&
      today < String(check_out),
  );
  const guest = dice.chance(0.9) ? dice.pick(inside) : undefined;
  return guest ?? someStay(world, dice, ['staying', 'confirmed']);
}

/** A house that nobody holds tonight, or, now and then, any. */
function someFreeHouse({ mirror, clock }: World, dice: Random): number {
  const free = VILLA_IDS.filter(
    (id) => ![...mirror.of('villa_nights', id)].some(({ night }) => night === clock.today),
  );
  return (dice.chance(0.9) ? dice.pick(free) : undefined) ?? someVilla(dice);
}

/**
 * Guests who come without a reservation, pay, and usually sleep a night before anything else happens:
 * without them few are in a house when something happens there.
 */
const arrive: Act = {
  name: 'guests come without a reservation',
  weight: 6,
  run: async (world, dice) => {
    const villaId = someFreeHouse(world, dice);
    const checkIn = world.clock.today;
    const checkOut = later(checkIn, dice.int(3, 9));
    const mark = `kapi${world.memory.unique()}@posta.example`;
    const input = {
      villa_id: villaId,
      checkIn,
      checkOut,
      ...someParty(dice),
      status: 'confirmed' as const,
      customer: {
        firstName: 'Ülkü',
        lastName: 'Işıl',
        phone: '+905321112244' as const,
        email: mark,
      },
      override: ['MIN_NIGHTS' as const],
    };
    const paysAll = dice.chance(0.7);
    const actor = someClerk(dice);
    const outcome = await promise(world, 'reservations', mark, () =>
      createByClerk(world.deps, input, mark, actor),
    );
    const said = `villa ${villaId} until ${checkOut}: ${told(outcome)}`;
    if (outcome.kind !== 'done') return said;
    if (dice.chance(0.6)) world.clock.advance(DAY);
    world.update();
    const stay = world.mirror.get('reservations', outcome.value.content.id);
    if (stay === undefined || Number(stay.total) === 0 || !paysAll) return said;
    const key = `kapıda ${world.memory.unique()}`;
    const payment = {
      reservation_id: String(stay.code),
      kind: 'balance' as const,
      method: 'cash' as const,
      amount: Number(stay.total),
      note: key,
      notify: true,
    };
    const paid = await promise(world, 'transactions', key, () =>
      recordTransaction(world.deps, payment, key, actor),
    );
    return `${said}, ${payment.amount} paid: ${told(paid)}`;
  },
};

const lengthen: Act = {
  name: 'guests stay longer',
  weight: 2,
  run: async (world, dice) => {
    const stay = someGuest(world, dice);
    if (stay === undefined) return 'nobody is there';
    const checkOut = later(String(stay.check_out), dice.int(1, 3));
    const input = {
      version: Number(stay.version),
      checkOut,
      price: 'new' as const,
      notify: dice.chance(0.5),
    };
    const actor = someClerk(dice);
    const outcome = await world.attempt(() =>
      updateReservation(world.deps, String(stay.id), input, actor),
    );
    return `${stay.code} until ${checkOut}: ${told(outcome)}`;
  },
};

const shorten: Act = {
  name: 'guests leave early',
  weight: 3,
  run: async (world, dice) => {
    const stay = someGuest(world, dice);
    if (stay === undefined) return 'nobody is there';
    const checkOut = later(world.clock.today, dice.chance(0.1) ? -1 : dice.int(0, 2));
    const input = {
      version: Number(stay.version),
      checkOut,
      price: dice.pick(['new', 'agreed'] as const) ?? 'new',
      notify: dice.chance(0.5),
      ...(dice.chance(0.7) && { override: ['MIN_NIGHTS' as const] }),
    };
    const actor = someClerk(dice);
    const outcome = await world.attempt(() =>
      updateReservation(world.deps, String(stay.id), input, actor),
    );
    return `${stay.code} at ${checkOut}, ${input.price}: ${told(outcome)}`;
  },
};

const move: Act = {
  name: 'guests move to another house tonight',
  weight: 4,
  run: async (world, dice) => {
    const stay = someGuest(world, dice);
    if (stay === undefined) return 'nobody is there';
    const villaId = someFreeHouse(world, dice);
    const price = dice.pick(['new', 'agreed'] as const) ?? 'agreed';
    const input = {
      version: Number(stay.version),
      villa_id: villaId,
      price,
      notify: dice.chance(0.5),
    };
    const actor = someClerk(dice);
    const key = `taşınma ${world.memory.unique()}`;
    const outcome = await world.attempt(() =>
      relocate(world.deps, String(stay.id), input, key, actor),
    );
    if (outcome.kind === 'done' && !world.isRacing) {
      const { before, after, carried } = outcome.value.content;
      const beyond = Math.max(0, Number(stay.paid) - before.total);
      must(
        BEGUN,
        carried === Math.min(beyond, after.total),
        () => `${stay.code}: ${stay.paid} paid for ${before.total}, ${carried} carried`,
      );
    }
    if (outcome.kind === 'done' && price === 'agreed' && !world.isRacing) {
      const { before, after } = outcome.value.content;
      const sum = before.total + after.total;
      // The house that is left is cleaned for it, and its extras stay with it.
      must(
        BEGUN,
        sum === Number(stay.total),
        () => `${stay.code} cost ${stay.total}, in two houses ${sum}`,
      );
    }
    return `${stay.code} to villa ${villaId}, ${price}: ${told(outcome)}`;
  },
};

const lateCheckout: Act = {
  name: 'guests leave later in the day',
  weight: 1.5,
  run: async (world, dice) => {
    const stay = someGuest(world, dice);
    if (stay === undefined) return 'nobody is there';
    const lateCheckout = dice.pick(['12:00', '14:30', '18:00', null] as const) ?? null;
    const input = {
      version: Number(stay.version),
      lateCheckout,
      ...(lateCheckout !== null &&
        dice.chance(0.5) && { lateFee: { unitPrice: 150_000, payee: 'agency' as const } }),
    };
    const actor = someClerk(dice);
    const outcome = await world.attempt(() =>
      updateReservation(world.deps, String(stay.id), input, actor),
    );
    return `${stay.code} at ${lateCheckout}: ${told(outcome)}`;
  },
};

const complain: Act = {
  name: 'guests complain and get something for it',
  weight: 2,
  run: async (world, dice) => {
    const stay = someGuest(world, dice);
    if (stay === undefined) return 'nobody is there';
    const id = String(stay.id);
    const actor = someClerk(dice);
    const key = `şikâyet ${world.memory.unique()}`;
    const words = {
      reservation_id: id,
      what: 'Klima soğutmuyor',
      promise: 'Usta gelecek',
      dueOn: world.clock.today,
    };
    const taken = await world.attempt(() => takeComplaint(world.deps, words, key, actor));
    if (taken.kind !== 'done') return `${stay.code}: ${told(taken)}`;
    const amount = dice.pick([10_000, 33_333, 250_000]) ?? 1;
    const refund = dice.pick(['cash', 'havale_eft', undefined] as const);
    const remedy = { version: 1, amount, notify: true, ...(refund && { refund }) };
    const given = await world.attempt(() =>
      remedyComplaint(world.deps, taken.value.content.id, remedy, actor),
    );
    return `${stay.code}, ${amount} ${refund ?? 'less to pay'}: ${told(given)}`;
  },
};

/** The agency writes other cancellation terms on its page: those of stays that were agreed stand. */
const terms: Act = {
  name: 'the agency changes its cancellation terms',
  weight: 1,
  run: async (world, dice) => {
    const tiers = [30, 0].map((daysBefore) => ({
      daysBefore,
      keptRate: dice.pick([0, 5_000, 10_000]) ?? 0,
    }));
    const data = JSON.stringify({ basis: 'prepayment', tiers });
    const outcome = await world.attempt(() =>
      world.deps.db.write([step(sql`update pages set data = ${data} where section = 'cancel'`)]),
    );
    return `${tiers.map(({ keptRate }) => keptRate).join(', ')}: ${told(outcome)}`;
  },
};

export const inTheHouse: readonly Act[] = [
  arrive,
  lengthen,
  shorten,
  move,
  lateCheckout,
  complain,
  terms,
];
