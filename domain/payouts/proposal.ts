import type { Day } from '#domain/values/dates.ts';
import { isIban } from '#domain/values/iban.ts';
import { type Kurus, sumKurus } from '#domain/values/money.ts';
import type { PayoutTiming } from './timing.ts';
import type { UserId } from '#domain/values/ids.ts';

/**
 * The open amount for one stay; negative when its owner owes the agency. `isAgreed`: it follows from
 * what was agreed alone, and the owner neither got nor took anything of it. Kuruş.
 */
type Position = { checkIn: Day; checkOut: Day; owed: Kurus; isAgreed: boolean };

/** Why an owner cannot be paid. */
type PayoutObstacle = 'no_iban' | 'bad_iban' | 'overpaid';

export const PAYOUT_OBSTACLES = ['no_iban', 'bad_iban', 'overpaid'] as const;

export const OBSTACLE_LABELS: Record<PayoutObstacle, string> = {
  no_iban: 'IBAN kayıtlı değil',
  bad_iban: 'Kayıtlı IBAN geçerli değil',
  overpaid: 'Acentaya borçlu: sonraki ödemelerden düşülür ya da kendisinden istenir',
};

const dueDay = ({ checkIn, checkOut }: Position, timing: PayoutTiming): Day =>
  timing === 'arrival' ? checkIn : checkOut;

/**
 * Due by the day `until`. What an owner has too much counts at once; a commission above the
 * prepayment is earned when the stay is.
 */
const isDue = (position: Position, timing: PayoutTiming, until: Day): boolean =>
  (position.owed < 0 && !position.isAgreed) || dueDay(position, timing) <= until;

/** The due part of an owner's positions, oldest first, and their sum. */
export function dueOf<P extends Position>(
  positions: readonly P[],
  timing: PayoutTiming,
  until: Day,
): { stays: P[]; due: Kurus } {
  const stays = positions
    .filter((position) => isDue(position, timing, until))
    .toSorted((a, b) => (dueDay(a, timing) < dueDay(b, timing) ? -1 : 1));
  return { stays, due: sumKurus(stays.map(({ owed }) => owed)) };
}

/** What becomes due on the next day after `today` on which anything does. */
export function nextDue(
  positions: readonly Position[],
  timing: PayoutTiming,
  today: Day,
): { day: Day; amount: Kurus } | null {
  const [first] = dueAfter(
    positions.map((position) => ({ ...position, ownerId: 0, timing })),
    today,
  );
  return first === undefined ? null : { day: first.day, amount: first.amount };
}

/** What becomes due on a day, to how many owners; kuruş. */
type DueOnDay = { day: Day; owners: number; amount: Kurus };

/** What becomes due after a day, of all owners, by the days on which something does. */
export function dueAfter(
  positions: readonly (Position & { ownerId: UserId; timing: PayoutTiming })[],
  after: Day,
): DueOnDay[] {
  const coming = positions.filter((position) => !isDue(position, position.timing, after));
  const byDay = Map.groupBy(coming, (position) => dueDay(position, position.timing));
  return [...byDay]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, ofDay]) => ({
      day,
      owners: new Set(ofDay.map(({ ownerId }) => ownerId)).size,
      amount: sumKurus(ofDay.map(({ owed }) => owed)),
    }))
    .filter(({ amount }) => amount > 0);
}

export function findObstacle(due: Kurus, iban: string | null): PayoutObstacle | null {
  if (due <= 0) return 'overpaid';
  if (iban === null || iban === '') return 'no_iban';
  return isIban(iban) ? null : 'bad_iban';
}

/**
 * Which stays an amount pays: the oldest first, none beyond its open amount. Overpayments of other
 * stays are set off against the latest, so `amount` may be less than the total of the open amounts.
 * @param amount at most the sum of `stays`
 */
export function spread<P extends Position>(
  amount: Kurus,
  stays: readonly P[],
): { stay: P; amount: Kurus }[] {
  let left = amount;
  return stays.flatMap((stay) => {
    const part = Math.min(left, stay.owed);
    if (part <= 0) return [];
    left -= part;
    return [{ stay, amount: part }];
  });
}
