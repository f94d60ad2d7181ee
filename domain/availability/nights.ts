import type { Day } from '#domain/values/dates.ts';

/** Who holds a night: an unconfirmed request, a reservation, a clerk's block, an imported feed. */
export const NIGHT_KINDS = ['hold', 'reservation', 'block', 'external'] as const;
export type NightKind = (typeof NIGHT_KINDS)[number];

/** A night of a villa that somebody holds. */
export type TakenNight = {
  night: Day;
  kind: NightKind;
  /** Shown as "opsiyonlu": an option of a guest, or a block a clerk marked so. */
  option: boolean;
  /** ISO instant from which the night is free again; null = until it is deleted. */
  expiresAt: string | null;
};

/**
 * Whether a row still holds its night at an ISO instant. Half-open: at the instant of expiry the
 * night is free. A row with an unreadable expiry counts as holding, because a night sold twice is
 * worse than one unsold.
 */
export function isTakenAt(night: TakenNight, nowIso: string): boolean {
  if (night.expiresAt === null) return true;
  return !(Date.parse(night.expiresAt) <= Date.parse(nowIso));
}

/** The nights that are held at an instant; expired rows are free. */
export function takenDays(nights: Iterable<TakenNight>, nowIso: string): Set<Day> {
  const days = new Set<Day>();
  for (const night of nights) if (isTakenAt(night, nowIso)) days.add(night.night);
  return days;
}

/** How a held night looks to a visitor: only a hold or a marked block is an option. */
export function takenState({ kind, option }: TakenNight): 'booked' | 'option' | 'blocked' {
  if (kind === 'reservation' || kind === 'external') return 'booked';
  if (kind === 'hold' || option) return 'option';
  return 'blocked';
}
