import type { Reading } from '../parts.ts';
import { isOneOf } from '../stems.ts';
import type { Token } from '../tokens.ts';
import { isCounted, monthIn } from './days.ts';

const TIMES_OF_DAY = ['sabah', 'ogle', 'oglen', 'ogleden', 'aksam', 'gece'];

/** "saat 14te giriş", "giriş 14:00", "akşam 9 da": an hour, which each villa's page tells. */
export function readClock(tokens: readonly Token[], at: number): Reading | null {
  const isSaid = tokens[at]?.text === 'saat';
  const isAbout = isSaid || TIMES_OF_DAY.includes(tokens[at]?.text ?? '');
  const hour = isAbout ? at + 1 : at;
  const text = tokens[hour]?.text ?? '';
  const isClock = /^\d\d?:\d\d$/.test(text);
  const isHour = isAbout && /^(?:\d|1\d|2[0-4])(?:\.[0-5]\d)?$/.test(text);
  if (!isClock && !isHour) return null;
  // "akşam 8 kişi", "sabah 12 temmuz".
  const isOther = isCounted(tokens, hour + 1) || monthIn(tokens[hour + 1]) !== null;
  if (!isClock && isOther) return null;
  const end = isOneOf(tokens[hour + 1]?.text, ['giris', 'cikis']) ? hour + 2 : hour + 1;
  return { end, wish: { kind: 'told', by: 'villa', name: text }, doubt: 0 };
}
