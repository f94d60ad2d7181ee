import { later } from '../oracle/days.ts';
import type { Random } from '../random.ts';
import type { DbRow } from '../world/mirror.ts';
import { CLERKS, VILLA_IDS } from '../world/villas.ts';
import { clerk, type Outcome, type World } from '../world/world.ts';

/** Everybody wants to travel within these days, so that they compete. */
const BOOKED_DAYS = 45;

export function someDates({ clock }: World, dice: Random) {
  const checkIn = later(clock.today, dice.int(0, BOOKED_DAYS));
  return { checkIn, checkOut: later(checkIn, dice.int(1, 9)) };
}

export const someVilla = (dice: Random): number => dice.pick(VILLA_IDS) ?? 1;

export const someClerk = (dice: Random) => clerk(dice.pick(CLERKS) ?? 1);

export function someParty(dice: Random) {
  return { adults: dice.int(1, 6), children: dice.chance(0.2) ? dice.int(0, 3) : 0, babies: 0 };
}

/** A stay in one of these states. */
export function someStay(world: World, dice: Random, among: readonly string[]): DbRow | undefined {
  const rows = [...world.mirror.all('reservations').values()];
  return dice.pick(rows.filter(({ status }) => among.includes(String(status))));
}

/** The result in one word. */
export const told = (outcome: Outcome<unknown>): string =>
  outcome.kind === 'refused' ? outcome.error.code : outcome.kind;
