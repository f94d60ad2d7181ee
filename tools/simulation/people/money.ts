import { TO_OWNER_KINDS, type TransactionKind } from '#domain/payments/ledger.ts';
import { resolveAlarm } from '#worker/features/payments/alarms/alarms.ts';
import { recordTransaction } from '#worker/features/payments/ledger/record-transaction.ts';
import { refundThroughProvider } from '#worker/features/payments/ledger/refund-through-provider.ts';
import { sendPaymentLink } from '#worker/features/payments/checkout/send-payment-link.ts';
import { settlePendingByClerk } from '#worker/features/payments/refunds/settle-refund.ts';
import { movedFor, owedToOwner } from '../oracle/money.ts';
import type { Random } from '../random.ts';
import type { DbRow } from '../world/mirror.ts';
import type { Entry } from '../world/memory.ts';
import type { World } from '../world/world.ts';
import type { Act } from './act.ts';
import { someClerk, someStay, told } from './choices.ts';
import { replan } from './parts.ts';
import { promise } from './promises.ts';

const ANY_STATE = [
  'requested',
  'option',
  'confirmed',
  'staying',
  'completed',
  'expired',
  'cancelled',
  'no_show',
];

/** Amounts that people type: what is due, a part of it, or something odd. */
function someAmount(dice: Random, stay: DbRow): number {
  const amount =
    dice.pick([
      Number(stay.prepayment),
      Number(stay.total),
      Number(stay.agency_extras) || 50_00,
      77_77,
    ]) ?? 1;
  return Math.max(1, dice.chance(0.2) ? Math.ceil(amount / 2) : amount);
}

/** The damage deposits that the agency holds, each as the entry that gives it back. */
function deposits(world: World): Entry[] {
  const entries = [...world.mirror.all('transactions').values()];
  return entries.flatMap(({ kind, reservation_id: id }): Entry[] => {
    if (kind !== 'deposit') return [];
    const { deposit, depositReturned } = movedFor(world, String(id));
    const code = String(world.mirror.get('reservations', String(id))?.code);
    return deposit > depositReturned ? [{ code, kind: 'deposit_refund', amount: deposit }] : [];
  });
}

/** What a clerk records: sometimes the last entry once more. */
function someEntry(world: World, dice: Random, stay: DbRow): Entry {
  const { lastEntry } = world.memory;
  if (lastEntry !== null && dice.chance(0.2)) return lastEntry;
  const code = String(stay.code);
  const held = dice.chance(0.25) ? dice.pick(deposits(world)) : undefined;
  if (held !== undefined) return held;
  const kind = dice.weighted([
    [8, 'prepayment'],
    [3, 'balance'],
    [3, 'deposit'],
    [1, 'deposit_refund'],
    [3, 'refund'],
    [2, 'owner_payout'],
    [2, 'extra'],
  ] as const);
  if (kind === 'owner_payout' && dice.chance(0.5)) {
    const { paidOut } = movedFor(world, String(stay.id));
    return { code, kind, amount: Math.max(1, owedToOwner(world, stay) - paidOut) };
  }
  return { code, kind, amount: someAmount(dice, stay) };
}

const BY_AGENCY = ['havale_eft', 'fast', 'cash'] as const;

/** The guest may pay the owner at the door, or get money back there. */
const methodsFor = (kind: TransactionKind) =>
  TO_OWNER_KINDS.includes(kind) ? ([...BY_AGENCY, 'to_owner'] as const) : BY_AGENCY;

const record: Act = {
  name: 'a clerk records money',
  weight: 5,
  run: async (world, dice) => {
    const stay = someStay(world, dice, ANY_STATE);
    if (stay === undefined) return 'there is no stay';
    const { code, kind, amount } = someEntry(world, dice, stay);
    world.memory.lastEntry = { code, kind, amount };
    const mark = `kayit ${world.memory.unique()}`;
    const input = {
      reservation_id: code,
      kind,
      method: dice.pick(methodsFor(kind)) ?? 'cash',
      amount,
      note: mark,
      notify: dice.chance(0.8),
      ...(dice.chance(0.3) && { confirm: dice.chance(0.5) }),
    };
    const actor = someClerk(dice);
    const outcome = await promise(world, 'transactions', mark, () =>
      recordTransaction(world.deps, input, mark, actor),
    );
    return `${kind} of ${amount} for ${code}: ${told(outcome)}`;
  },
};

const sendLink: Act = {
  name: 'a clerk sends a payment link',
  weight: 3,
  run: async (world, dice) => {
    const stay = someStay(world, dice, ['option', 'confirmed', 'staying']);
    if (stay === undefined) return 'there is no stay';
    const kind = dice.pick(['prepayment', 'part', 'balance', undefined] as const);
    const mail = dice.chance(0.8);
    const input = { reservation_id: String(stay.code), mail, ...(kind && { kind }) };
    const actor = someClerk(dice);
    const key = `link ${world.memory.unique()}`;
    const outcome = await world.attempt(() => sendPaymentLink(world.deps, input, key, actor));
    if (outcome.kind === 'done') {
      const { link } = outcome.value.content;
      world.memory.links.push(new URL(link).searchParams.get('baglanti') ?? '');
    }
    return `for ${stay.code}: ${told(outcome)}`;
  },
};

/** Card payments that a clerk may try to refund. */
const cardPayments = ({ mirror }: World): DbRow[] =>
  [...mirror.all('transactions').values()].filter(
    ({ provider, status, refund_of }) =>
      provider !== null && status === 'succeeded' && refund_of === null,
  );

const refundCard: Act = {
  name: 'a clerk gives a card payment back',
  weight: 2,
  run: async (world, dice) => {
    const payments = cardPayments(world);
    const { lastRefunded } = world.memory;
    const again = dice.chance(0.4) ? payments.find(({ id }) => id === lastRefunded) : undefined;
    const payment = again ?? dice.pick(payments);
    if (payment === undefined) return 'there is none';
    const amount = dice.chance(0.5)
      ? Number(payment.amount)
      : Math.max(1, Math.ceil(Number(payment.amount) / 3));
    world.memory.lastRefunded = String(payment.id);
    const mark = `iade ${world.memory.unique()}`;
    const actor = someClerk(dice);
    const input = { amount, reason: mark, notify: true };
    const outcome = await promise(world, 'transactions', mark, () =>
      refundThroughProvider(world.deps, String(payment.id), input, mark, actor),
    );
    return `${amount} of ${payment.amount}: ${told(outcome)}`;
  },
};

const settlePending: Act = {
  name: 'a clerk says what became of a refund',
  weight: 1,
  run: async (world, dice) => {
    const pending = [...world.mirror.all('transactions').values()].filter(
      ({ status }) => status === 'pending',
    );
    const found = dice.pick(pending);
    if (found === undefined) return 'none is pending';
    const status = dice.pick(['succeeded', 'failed'] as const) ?? 'failed';
    const actor = someClerk(dice);
    const input = { status, note: 'Panelden bakıldı' };
    const outcome = await world.attempt(() =>
      settlePendingByClerk(world.deps, String(found.id), input, actor),
    );
    return `${found.amount} ${status}: ${told(outcome)}`;
  },
};

const settleAlarm: Act = {
  name: 'a clerk settles an alarm',
  weight: 1,
  run: async (world, dice) => {
    const open = [...world.mirror.all('payment_alarms').values()].filter(
      ({ resolved_at, kind }) => resolved_at === null && kind === 'refund_unclear',
    );
    const found = dice.pick(open);
    if (found === undefined) return 'none is open';
    const actor = someClerk(dice);
    const input = { id: String(found.id), resolution: 'Misafirle görüşüldü' };
    const outcome = await world.attempt(() => resolveAlarm(world.deps, input, actor));
    return `${found.kind}: ${told(outcome)}`;
  },
};

export const money: readonly Act[] = [
  record,
  sendLink,
  replan,
  refundCard,
  settlePending,
  settleAlarm,
];
