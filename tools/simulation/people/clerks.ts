import { OVERRIDABLE } from '#domain/reservations/clerk-input.ts';
import { createByClerk } from '#worker/features/reservations/clerk/create-by-clerk.ts';
import { changeStatus } from '#worker/features/reservations/transition/change-status.ts';
import { takeBack } from '#worker/features/reservations/undo/take-back.ts';
import { updateReservation } from '#worker/features/reservations/clerk/update-reservation.ts';
import { must } from '../broken.ts';
import { holdTaken } from '../invariants/answers.ts';
import type { Random } from '../random.ts';
import { HOUR, SECOND } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import type { Act } from './act.ts';
import { someClerk, someDates, someParty, someStay, someVilla, told } from './choices.ts';
import { promise } from './promises.ts';

const optionEnd = ({ clock }: World, dice: Random): string =>
  new Date(clock.time + dice.int(1, 40) * HOUR).toISOString();

const create: Act = {
  name: 'a clerk takes a stay down',
  weight: 4,
  run: async (world, dice) => {
    const villaId = someVilla(dice);
    const dates = someDates(world, dice);
    const mark = `masa${world.memory.unique()}@posta.example`;
    const status = dice.pick(['requested', 'option', 'confirmed'] as const) ?? 'requested';
    const input = {
      villa_id: villaId,
      ...dates,
      ...someParty(dice),
      status,
      customer: {
        firstName: 'Nejat',
        lastName: 'Çınar',
        phone: '+905321112233' as const,
        email: mark,
      },
      ...(status === 'option' && { optionExpiresAt: optionEnd(world, dice) }),
      ...(dice.chance(0.5) && { override: [...OVERRIDABLE] }),
    };
    const actor = someClerk(dice);
    const outcome = await promise(world, 'reservations', mark, () =>
      createByClerk(world.deps, input, mark, actor),
    );
    const { checkIn: from, checkOut: to } = dates;
    holdTaken(world, outcome, { villaId, from, to, except: null });
    return `villa ${villaId} ${from}–${to} as ${status}: ${told(outcome)}`;
  },
};

const MOVES = ['option', 'confirmed', 'rejected', 'cancelled', 'no_show', 'completed'] as const;

/** Where a clerk moves a stay from its state; sometimes anything is tried. */
const USUAL: Readonly<Record<string, readonly (typeof MOVES)[number][]>> = {
  requested: ['option', 'option', 'confirmed', 'rejected', 'cancelled'],
  option: ['option', 'confirmed', 'cancelled'],
  confirmed: ['cancelled', 'no_show'],
  staying: ['completed', 'no_show'],
  expired: ['option'],
};

const move: Act = {
  name: 'a clerk moves a stay on',
  weight: 7,
  run: async (world, dice) => {
    const stay = someStay(world, dice, ['requested', 'option', 'confirmed', 'staying', 'expired']);
    if (stay === undefined) return 'there is none';
    const usual = USUAL[String(stay.status)] ?? MOVES;
    const to = dice.pick(dice.chance(0.8) ? usual : MOVES) ?? 'option';
    const id = String(stay.id);
    const freesRest = dice.chance(0.5);
    const input = {
      status: to,
      ...(to === 'cancelled' && { reason: 'Misafir vazgeçti' }),
      ...(to === 'option' && { optionExpiresAt: optionEnd(world, dice) }),
      ...(to === 'no_show' && { freeNights: freesRest }),
    };
    const actor = someClerk(dice);
    const { today } = world.clock;
    const outcome = await world.attempt(() => changeStatus(world.deps, id, input, actor));
    if (to === 'no_show' && outcome.kind !== 'refused') {
      if (freesRest) world.memory.freedFrom.set(id, today);
      else world.memory.freedFrom.delete(id);
    }
    holdTaken(world, outcome, {
      villaId: Number(stay.villa_id),
      from: String(stay.check_in),
      to: String(stay.check_out),
      except: id,
    });
    return `${stay.code} from ${stay.status} to ${to}: ${told(outcome)}`;
  },
};

const edit: Act = {
  name: 'a clerk moves a stay to other dates',
  weight: 4,
  run: async (world, dice) => {
    const stay = someStay(world, dice, ['requested', 'option', 'confirmed']);
    if (stay === undefined) return 'there is none';
    const id = String(stay.id);
    const dates = someDates(world, dice);
    const villaId = dice.chance(0.3) ? someVilla(dice) : Number(stay.villa_id);
    const input = {
      version: Number(stay.version),
      ...dates,
      ...(villaId !== stay.villa_id && { villa_id: villaId }),
      override: [...OVERRIDABLE],
      ...(dice.chance(0.2) && {
        lateCheckout: dice.pick(['12:00', '14:30', '18:00', '19:00', null] as const) ?? null,
      }),
      ...(dice.chance(0.5) && { price: dice.pick(['agreed', 'new'] as const) ?? 'new' }),
      notify: dice.chance(0.5),
    };
    const actor = someClerk(dice);
    const outcome = await world.attempt(() => updateReservation(world.deps, id, input, actor));
    const { checkIn: from, checkOut: to } = dates;
    holdTaken(world, outcome, { villaId, from, to, except: id });
    if (outcome.kind === 'done' && outcome.value.undo !== null) {
      world.memory.changes.push({ id, before: stay, ...outcome.value.undo });
      const { total } = outcome.value.row;
      must(AGREED, input.price !== 'agreed' || total === stay.total, () => {
        return `${stay.code} was to stay at ${stay.total} and is now ${total}`;
      });
    }
    return `${stay.code} to villa ${villaId} ${from}–${to}: ${told(outcome)}`;
  },
};

const AGREED = 'a stay that is moved costs what was chosen, and comes back as it was';

/** Everything of a stay that changing its dates may change. */
const OF_STAY = [
  'villa_id',
  'check_in',
  'check_out',
  'nights',
  'adults',
  'total',
  'prepayment',
  'commission',
  'owner_payout',
  'deposit',
  'option_expires_at',
  'late_checkout',
  'lines',
] as const;

/** Changes the dates of a stay and undoes it within seconds, or tries an old key. */
const undo: Act = {
  name: 'a clerk takes a change back',
  weight: 3,
  run: async (world, dice) => {
    const { changes } = world.memory;
    if (dice.chance(0.7)) {
      await edit.run(world, dice);
      world.clock.advance(dice.int(0, 20) * SECOND);
    }
    const change = dice.chance(0.9) ? changes.at(-1) : dice.pick(changes);
    if (change === undefined) return 'there is none';
    const { id, token, until, before } = change;
    const isOver = until < world.clock.instant;
    const actor = someClerk(dice);
    const outcome = await world.attempt(() => takeBack(world.deps, id, token, actor));
    if (outcome.kind === 'done' && !world.isRacing) {
      world.update();
      const after = world.mirror.get('reservations', id);
      // Money that came or went meanwhile clears a hold's expiry, or sets one (decision 0033).
      const isEndAnother = before.guest_money !== after?.guest_money;
      const other = OF_STAY.find(
        (column) =>
          after?.[column] !== before[column] && !(column === 'option_expires_at' && isEndAnother),
      );
      must(AGREED, !isOver, () => `${before.code} was taken back after ${until}`);
      must(AGREED, other === undefined, () => {
        return `${before.code} came back with another ${other}: ${after?.[other ?? 'id']}`;
      });
    }
    return `${before.code}: ${told(outcome)}`;
  },
};

export const clerks: readonly Act[] = [create, move, edit, undo];
