import { addDays, type Day, formatDayShort, weekday } from '#domain/values/dates.ts';
import { type BasisPoints, FULL_RATE } from '#domain/values/money.ts';
import {
  type Bulletin,
  parseRate,
  RATE_CURRENCIES,
  type RateCode,
  type RateField,
  withMargin,
} from './bulletin.ts';

/**
 * A rate that moved by more than this since the last good bulletin has to be approved by a person.
 */
const MAX_JUMP: BasisPoints = 1000;

/** An older bulletin is a stale copy: public holidays last at most nine days. */
const MAX_AGE_DAYS = 14;

/** Minute of the day in Istanbul at which the bulletin of a business day is published. */
const PUBLISHED_AT = 15 * 60 + 30;

/**
 * What to do with a bulletin: take it, ignore it as known, or refuse it with a reason in Turkish.
 */
type Verdict = { verdict: 'take' | 'known' } | { verdict: 'refuse'; problem: string };

/** Compares a bulletin with the last good one. A jump is only taken when a person approved it. */
export function judgeBulletin(
  bulletin: Bulletin,
  last: Bulletin | null,
  today: Day,
  acceptJump: boolean,
): Verdict {
  const { day } = bulletin;
  if (day > today) return refuse(`Bültenin tarihi gelecekte: ${formatDayShort(day)}.`);
  if (day < addDays(today, -MAX_AGE_DAYS)) {
    return refuse(`Bülten eski: ${formatDayShort(day)}.`);
  }
  if (last === null) return { verdict: 'take' };
  if (day < last.day || isSame(bulletin, last)) return { verdict: 'known' };
  const jumped = acceptJump ? undefined : findJump(bulletin, last);
  return jumped === undefined ? { verdict: 'take' } : refuse(`${jumped} ${JUMPED}`);
}

const JUMPED =
  'kuru son bültene göre yüzde 10 üzerinde değişmiş. Doğruysa onaylayarak alabilirsiniz.';

/** True for the one problem that a person may approve. */
export const isJump = (problem: string): boolean => problem.endsWith(JUMPED);

const refuse = (problem: string): Verdict => ({ verdict: 'refuse', problem });

const sellingOf = (bulletin: Bulletin, code: RateCode) =>
  parseRate(bulletin.rates[code].ForexSelling ?? '') ?? 0;

function findJump(bulletin: Bulletin, last: Bulletin): RateCode | undefined {
  return RATE_CURRENCIES.map(({ code }) => code).find((code) => {
    const before = sellingOf(last, code);
    return Math.abs(sellingOf(bulletin, code) - before) * FULL_RATE > before * MAX_JUMP;
  });
}

function isSame(bulletin: Bulletin, last: Bulletin): boolean {
  return bulletin.day === last.day && JSON.stringify(bulletin.rates) === JSON.stringify(last.rates);
}

/** The settings that determine the rates of the site. */
export type RateSettings = {
  source: 'tcmb' | 'manual';
  field: RateField;
  margin: BasisPoints;
  /** By currency code; empty without an override. */
  overrides: Record<RateCode, string>;
  /** The rates the site shows now. */
  shown: Record<RateCode, string>;
};

type RateOrigin = 'bulletin' | 'override' | 'manual';
type EffectiveRate = { rate: string; origin: RateOrigin };

/**
 * The rate to show for a currency. A manual rate is used while the source is manual; otherwise an
 * override takes precedence over the bulletin, and without either the current rate stays.
 */
export function effectiveRate(
  settings: RateSettings,
  bulletin: Bulletin | null,
  code: RateCode,
): EffectiveRate {
  if (settings.source === 'manual') return { rate: settings.shown[code], origin: 'manual' };
  const override = settings.overrides[code];
  if (override !== '') return { rate: override, origin: 'override' };
  const given = bulletin?.rates[code][settings.field] ?? null;
  const rate = given === null ? null : withMargin(given, settings.margin);
  return { rate: rate ?? settings.shown[code], origin: 'bulletin' };
}

/** The newest day whose bulletin must be published by now: the last business day past 15:30. */
export function newestBulletinDay(today: Day, minutes: number): Day {
  let day = minutes >= PUBLISHED_AT ? today : addDays(today, -1);
  while (weekday(day) > 4) day = addDays(day, -1);
  return day;
}
