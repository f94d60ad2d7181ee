import { readNumber } from '../numbers.ts';
import type { Reading } from '../parts.ts';
import { isOneOf } from '../stems.ts';
import type { Token } from '../tokens.ts';

const SEA = ['deniz', 'sahil', 'plaj', 'kumsal', 'sea', 'beach'];
const METRES = ['m', 'mt', 'metre'];
const KILOMETRES = ['km', 'kilometre'];
const MINUTES = ['dk', 'dakika', 'minutes'];
const HOURS = ['saat'];
const NEAR = ['yakin', 'yuruyerek', 'yurume', 'yuruyus'];
const DRIVING = ['araba', 'arabayla', 'arac', 'aracla', 'otomobil', 'taksi', 'drive', 'car'];
const BETWEEN = ['en', 'fazla', 'max', 'uzaklig', 'uzaklik', 'uzak', 'mesafe', 'cok', ...DRIVING];

/** What "denize yakın" means in metres: a ten-minute walk. */
const NEAR_METRES = 800;

/** Metres that people walk and drive in a minute. */
const WALKED = 80;
const DRIVEN = 600;

/** "denize yakın", "denize 500 m", "plaja 5 dk", "500 metre deniz", "sahile en fazla 1 km". */
export function readSea(tokens: readonly Token[], at: number): Reading | null {
  if (isOneOf(tokens[at]?.text, SEA)) {
    const from = pastWords(tokens, at + 1, [...BETWEEN, ...NEAR]);
    const metres = readMetres(tokens, from, at);
    if (metres !== null)
      return done(metres.metres, pastWords(tokens, metres.end, [...BETWEEN, ...NEAR]));
    // "denize ve merkeze yakın"
    const isWithOther = tokens[at + 1]?.text === 've' && isOneOf(tokens[at + 3]?.text, NEAR);
    if (isWithOther) return done(NEAR_METRES, at + 1);
    if (!isOneOf(tokens[at + 1]?.text, NEAR)) return null;
    return done(NEAR_METRES, pastWords(tokens, at + 2, ['mesafe']));
  }
  // "yürüme mesafesi" alone.
  if (isOneOf(tokens[at]?.text, ['yurume', 'yuruyus', 'walking'])) {
    return done(NEAR_METRES, pastWords(tokens, at + 1, ['mesafe', 'distance']));
  }
  if (['near', 'close'].includes(tokens[at]?.text ?? '')) {
    const beach = pastWords(tokens, at + 1, ['to', 'the']);
    return isOneOf(tokens[beach]?.text, SEA) ? done(NEAR_METRES, beach + 1) : null;
  }
  // "arabayla 5 dk deniz".
  const from = isOneOf(tokens[at]?.text, DRIVING) ? at + 1 : at;
  const metres = readMetres(tokens, from);
  if (metres === null || !isOneOf(tokens[metres.end]?.text, SEA)) return null;
  return done(metres.metres, metres.end + 1);
}

/** Past "yakın", "30 dk", "yürüme mesafesinde" behind a place; not past "500 metre deniz". */
export function pastDistance(tokens: readonly Token[], from: number): number {
  const near = pastWords(tokens, from, [...BETWEEN, ...NEAR]);
  const metres = readMetres(tokens, near);
  const end = metres?.end ?? near;
  return isOneOf(tokens[end]?.text, SEA) ? from : pastWords(tokens, end, [...BETWEEN, ...NEAR]);
}

function readMetres(
  tokens: readonly Token[],
  at: number,
  since = at - 1,
): { metres: number; end: number } | null {
  const number = readNumber(tokens, at);
  if (number === null || number.value <= 0) return null;
  const unit = tokens[number.end]?.text;
  const end = number.end + 1;
  const isDriven = tokens
    .slice(Math.max(0, since), end + 1)
    .some(({ text }) => isOneOf(text, DRIVING));
  const pace = isDriven ? DRIVEN : WALKED;
  if (isOneOf(unit, METRES)) return { metres: Math.round(number.value), end };
  if (isOneOf(unit, KILOMETRES)) return { metres: Math.round(number.value * 1_000), end };
  if (isOneOf(unit, MINUTES)) return { metres: Math.round(number.value * pace), end };
  if (isOneOf(unit, HOURS)) return { metres: Math.round(number.value * 60 * pace), end };
  return null;
}

function pastWords(tokens: readonly Token[], from: number, words: readonly string[]): number {
  let at = from;
  while (isOneOf(tokens[at]?.text, words)) at += 1;
  return at;
}

const done = (metres: number, end: number): Reading => ({
  end,
  wish: { kind: 'sea', metres },
  doubt: 0,
});
