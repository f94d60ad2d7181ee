import { changeExtras } from '#worker/features/reservations/clerk/change-extras.ts';
import { decideRefund } from '#worker/features/reservations/transition/decide-refund.ts';
import { changeStatus } from '#worker/features/reservations/transition/change-status.ts';
import { movedFor } from '../oracle/money.ts';
import type { Random } from '../random.ts';
import type { DbRow } from '../world/mirror.ts';
import type { World } from '../world/world.ts';
import type { Act } from './act.ts';
import { someClerk, someStay, told } from './choices.ts';

/** A clerk adds an extra to a stay or removes one. */
const extras: Act = {
  name: 'a clerk changes the extras of a stay',
  weight: 3,
  run: async (world, dice) => {
    const stay = someStay(world, dice, [
      'requested',
      'option',
      'confirmed',
      'staying',
      'cancelled',
    ]);
    if (stay === undefined) return 'there is no stay';
    const id = String(stay.id);
    const items = [...world.mirror.of('reservation_extras', id)];
    const item = dice.chance(0.4) ? dice.pick(items) : undefined;
    const add = {
      label: dice.pick(['Evcil hayvan', 'Havuz ısıtma', 'Transfer']) ?? 'Transfer',
      unitPrice: dice.pick([25_000, 33_333, 100_000]) ?? 1,
      quantity: dice.int(1, 3),
      payee: dice.pick(['owner', 'agency'] as const) ?? 'owner',
    };
    const version = Number(stay.version);
    const input = item === undefined ? { version, add } : { version, remove: String(item.id) };
    const actor = someClerk(dice);
    const viewer = { role: 'ADMIN' as const, userId: actor.userId ?? 1 };
    const outcome = await world.attempt(() => changeExtras(world.deps, id, input, actor, viewer));
    const what = item === undefined ? `${add.label} × ${add.quantity}` : 'takes one off';
    return `${stay.code}, ${what}: ${told(outcome)}`;
  },
};

/** What is refunded, in one or more ways, and what the agency keeps; often more than there is. */
function someDecision(world: World, dice: Random, stay: DbRow) {
  const id = String(stay.id);
  const { received, refunded, deposit, depositReturned } = movedFor(world, id);
  const paid = Math.max(0, received - refunded);
  const kept = dice.pick([0, paid, Math.floor(paid / 3), Number(stay.kept ?? 0)]) ?? 0;
  const left = dice.pick([paid - kept, paid - kept, paid, 1]) ?? 0;
  const cards = [...world.mirror.of('transactions', id)].filter(
    ({ provider, status, kind }) =>
      provider !== null && status === 'succeeded' && kind !== 'refund',
  );
  const card = dice.chance(0.5) ? dice.pick(cards) : undefined;
  const held = deposit - depositReturned;
  const mark = `karar ${world.memory.unique()}`;
  return {
    kept,
    keptReason: mark,
    ways: [
      ...(card === undefined
        ? []
        : [{ by: 'card' as const, payment: String(card.id), amount: Number(card.amount) }]),
      ...(left > 0 && card === undefined
        ? [{ by: 'havale_eft' as const, of: 'stay' as const, amount: left, note: mark }]
        : []),
      ...(held > 0 && dice.chance(0.6)
        ? [{ by: 'cash' as const, of: 'deposit' as const, amount: held, note: mark }]
        : []),
    ],
    notify: true,
  };
}

const callOff: Act = {
  name: 'a clerk calls a stay off and gives money back',
  weight: 3,
  run: async (world, dice) => {
    const stay = someStay(world, dice, ['requested', 'option', 'confirmed', 'staying']);
    if (stay === undefined) return 'there is no stay';
    const status = dice.pick(['cancelled', 'cancelled', 'rejected', 'no_show'] as const);
    const refund = someDecision(world, dice, stay);
    const input = { status: status ?? 'cancelled', reason: 'Vazgeçildi', refund };
    const actor = someClerk(dice);
    const id = String(stay.id);
    const outcome = await world.attempt(() => changeStatus(world.deps, id, input, actor));
    if (status === 'no_show' && outcome.kind !== 'refused') world.memory.freedFrom.delete(id);
    return `${stay.code} from ${stay.status} to ${status}, keeps ${refund.kept}: ${told(outcome)}`;
  },
};

const decide: Act = {
  name: 'a clerk decides about the money of a stay that is off',
  weight: 4,
  run: async (world, dice) => {
    const stay = someStay(world, dice, ['cancelled', 'expired', 'rejected', 'no_show']);
    if (stay === undefined) return 'there is no stay';
    const decision = someDecision(world, dice, stay);
    const actor = someClerk(dice);
    const key = `karar ${world.memory.unique()}`;
    const ask = () => decideRefund(world.deps, String(stay.id), decision, key, actor);
    const outcome = await world.attempt(ask);
    return `${stay.code} (${stay.status}), keeps ${decision.kept}: ${told(outcome)}`;
  },
};

export const extrasAndRefunds: readonly Act[] = [extras, callOff, decide];
