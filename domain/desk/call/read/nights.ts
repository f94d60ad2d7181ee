import { MAX_STAY_NIGHTS } from '#domain/reservations/pricing/stay.ts';
import { ordinalOf, readCount } from '../numbers.ts';
import type { Reading } from '../parts.ts';
import { isOneOf } from '../stems.ts';
import type { Token } from '../tokens.ts';

const NIGHTS = ['gece', 'night'];
const DAYS = ['gun', 'day', 'days'];
const WEEKS = ['hafta', 'week', 'weeks'];
const MONTHS = ['ay', 'aylik', 'month', 'months'];
const MONTH_NIGHTS = 30;
/** Not "kayar", which is one letter away from "kadar". */
const FLEXIBLE = [
  'esnek',
  'esner',
  'esneyebilir',
  'esneklik',
  'oynar',
  'oynayabilir',
  'kayabilir',
  'kaydirabilir',
  'degisebilir',
];
const AROUND = ['±', '+/-', '+-', '-+'];

/** The most days that dates may move, and how many "esnek" alone means. */
const MAX_FLEX = 7;
const USUAL_FLEX = 3;

/** "7 gece", "bir hafta", "10 günlük", "3 gün 2 gece"; of "5-7 gece" the longer counts. */
export function readNights(tokens: readonly Token[], at: number): Reading | null {
  const count = readCount(tokens, at);
  // "2. hafta" is a place in a month.
  if (count === null || ordinalOf(tokens[at]) !== null) return null;
  const further = tokens[count.end]?.text === '-' ? readCount(tokens, count.end + 1) : null;
  const { value, end } = further !== null && further.value > count.value ? further : count;
  const unit = tokens[end]?.text;
  const said = nightsOf(value, unit);
  // "6 ay": as long as a stay may be.
  const isLong = said !== null && said > MAX_STAY_NIGHTS && MONTHS.includes(unit ?? '');
  const nights = isLong ? MAX_STAY_NIGHTS : said;
  if (nights === null || nights < 1 || nights > MAX_STAY_NIGHTS) return null;
  const precise = isOneOf(unit, DAYS) ? readNights(tokens, end + 1) : null;
  if (precise !== null && isOneOf(tokens[precise.end - 1]?.text, NIGHTS)) return precise;
  return { end: pastDayCount(tokens, end + 1, nights), wish: { kind: 'nights', nights }, doubt: 0 };
}

/** "7 gece 8 gün" says the same thing twice. */
function pastDayCount(tokens: readonly Token[], at: number, nights: number): number {
  const count = readCount(tokens, at);
  const isSame = count?.value === nights + 1 && isOneOf(tokens[count.end]?.text, DAYS);
  return isSame ? count.end + 1 : at;
}

function nightsOf(count: number, unit: string | undefined): number | null {
  if (isOneOf(unit, NIGHTS) || isOneOf(unit, DAYS)) return count;
  if (MONTHS.includes(unit ?? '')) return count * MONTH_NIGHTS;
  return isOneOf(unit, WEEKS) ? count * 7 : null;
}

/** "±3", "+-2 gün", "esnek 2 gün", "2 gün esnek", "tarih esnek". */
export function readFlex(tokens: readonly Token[], at: number): Reading | null {
  const sign = signAt(tokens, at);
  if (sign > 0) {
    const count = readCount(tokens, at + sign);
    return count && flex(count.value, pastDays(tokens, count.end));
  }
  if (isOneOf(tokens[at]?.text, FLEXIBLE)) {
    const count = readCount(tokens, at + 1);
    const isDays = count !== null && isOneOf(tokens[count.end]?.text, DAYS);
    return isDays ? flex(count.value, count.end + 1) : flex(USUAL_FLEX, at + 1);
  }
  const count = readCount(tokens, at);
  if (count === null) return null;
  const end = pastDays(tokens, count.end);
  return isOneOf(tokens[end]?.text, FLEXIBLE) ? flex(count.value, end + 1) : null;
}

/** How many tokens a "±" at `at` takes; it may be typed as two characters. */
function signAt(tokens: readonly Token[], at: number): number {
  const first = tokens[at]?.text ?? '';
  if (AROUND.includes(first)) return 1;
  const pair = first + (tokens[at + 1]?.text ?? '');
  if (AROUND.includes(pair)) return 2;
  return AROUND.includes(pair + (tokens[at + 2]?.text ?? '')) ? 3 : 0;
}

const pastDays = (tokens: readonly Token[], at: number): number =>
  isOneOf(tokens[at]?.text, DAYS) ? at + 1 : at;

const flex = (days: number, end: number): Reading | null =>
  days >= 1 && days <= MAX_FLEX ? { end, wish: { kind: 'flex', days }, doubt: 0 } : null;
