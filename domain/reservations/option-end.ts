import { afterBankDays } from '#domain/holidays/bank-days.ts';
import { type Day, istanbulDay } from '#domain/values/dates.ts';
import { formatInstantLong, startOfIstanbulDay } from '#domain/values/istanbul-time.ts';
import { DEFAULT_OPTION_HOURS } from '#domain/reservation-status.ts';

/** Longest duration of an option in days when the settings have no value. */
export const DEFAULT_OPTION_DAYS = 30;

/**
 * The limits for the end of an option. `checkInTime`: the villa's, `16:00`; `maxDays`: the setting.
 */
export type OptionBounds = ArrivalFacts & { now: string; maxDays: number };

type ArrivalFacts = { checkIn: Day; checkInTime: string };

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** The instant from which a guest may enter; Türkiye is at UTC+3 all year. */
export const arrivalInstant = (checkIn: Day, checkInTime: string): string =>
  new Date(`${checkIn}T${checkInTime}:00+03:00`).toISOString();

/** True from the hour of arrival on, when nights are sold or free and no longer held for somebody. */
export const isPastOption = ({ checkIn, checkInTime }: ArrivalFacts, now: string): boolean =>
  arrivalInstant(checkIn, checkInTime) <= now;

/** The latest possible end of an option: before the arrival, and within the configured days. */
export function latestOptionEnd({ now, checkIn, checkInTime, maxDays }: OptionBounds): string {
  const arrival = arrivalInstant(checkIn, checkInTime);
  const longest = new Date(Date.parse(now) + maxDays * DAY_MS).toISOString();
  return arrival < longest ? arrival : longest;
}

/** When an option ends by default: after the usual hours, or at the arrival if that is earlier. */
export function usualOptionEnd(bounds: OptionBounds): string {
  const usual = new Date(Date.parse(bounds.now) + DEFAULT_OPTION_HOURS * HOUR_MS).toISOString();
  const latest = latestOptionEnd(bounds);
  return usual < latest ? usual : latest;
}

/** Full bank days by which a transfer has arrived: within Türkiye, and by SWIFT from abroad. */
const BANK_DAYS = { home: 1, abroad: 3 };

/**
 * Until when an option waits for a transfer that its guest reports at `now`: noon of the day by which
 * it has arrived, so that a clerk has looked at the account; not into the day of arrival.
 */
export function endOfTransfer({ now, checkIn }: { now: string; checkIn: Day }, abroad: boolean) {
  const days = abroad ? BANK_DAYS.abroad : BANK_DAYS.home;
  const arrived = startOfIstanbulDay(afterBankDays(istanbulDay(new Date(now)), days));
  const noon = new Date(Date.parse(arrived) + 12 * HOUR_MS).toISOString();
  const eve = startOfIstanbulDay(checkIn);
  return noon < eve ? noon : eve;
}

/** Why an option cannot end then, in Turkish; null when it can. `end` is an ISO instant in UTC. */
export function findOptionEndProblem(end: string, bounds: OptionBounds): string | null {
  const { now, checkIn, checkInTime, maxDays } = bounds;
  const arrival = arrivalInstant(checkIn, checkInTime);
  if (isPastOption(bounds, now)) {
    return 'Giriş saati geçmiş bir konaklama opsiyona alınamaz; onaylayın ya da kapatın.';
  }
  if (end <= now) return 'Opsiyon süresi gelecekte bitmeli.';
  const latest = latestOptionEnd(bounds);
  if (end <= latest) return null;
  const until = formatInstantLong(new Date(latest));
  return latest === arrival
    ? `Opsiyon girişten sonraya kalamaz; en geç ${until} olabilir.`
    : `Opsiyon en çok ${maxDays} gün sürebilir; en geç ${until} olabilir.`;
}
