import { readCount, type ReadNumber } from '../numbers.ts';
import type { Reading } from '../parts.ts';
import { isOneOf } from '../stems.ts';
import type { Token } from '../tokens.ts';

const PEOPLE = ['kisi', 'kise', 'ksi', 'pax', 'misafir', 'insan'];
const ADULTS = ['yetiskin', 'buyuk', 'eriskin'];
const CHILDREN = ['cocuk', 'cocug', 'kucuk'];
const BABIES = ['bebek', 'bebeg', 'bebis'];
const ROOMS = ['oda', 'yatakodasi'];
const PAIRS = ['cift'];
const HOMES = ['villa', 'ev', 'daire', 'apart', 'oda', 'yatak'];

/** No house takes more, and no house has as many rooms. */
const MOST_PEOPLE = 60;
const MOST_ROOMS = 20;

/** "6 kişi", "altı kişilik", "6-8 kişi", "4 yetişkin", "2 çocuk", "1 bebek", "bir çift", "karı koca". */
export function readPeople(tokens: readonly Token[], at: number): Reading | null {
  if (tokens[at]?.text === 'kari' && tokens[at + 1]?.text === 'koca') {
    return { end: at + 2, wish: { kind: 'adults', count: 2 }, doubt: 0 };
  }
  const count = readRange(tokens, at);
  if (count === null || count.value > MOST_PEOPLE) return null;
  const { value, end } = count;
  const next = tokens[end]?.text;
  const done = (kind: 'people' | 'adults' | 'children' | 'babies', of = value): Reading => ({
    end: end + 1,
    wish: { kind, count: of },
    doubt: 0,
  });
  if (isOneOf(next, PEOPLE)) return done('people');
  if (isOneOf(next, ADULTS)) return done('adults');
  if (isOneOf(next, CHILDREN) && tokens[end + 1]?.text.startsWith('havuz') !== true) {
    return done('children');
  }
  if (isOneOf(next, BABIES)) return done('babies');
  return isOneOf(next, PAIRS) ? done('adults', value * 2) : null;
}

/** "2+2", "4+2+1": adults, children, babies. "3+1 villa" is a floor plan: bedrooms and a living room. */
export function readSum(tokens: readonly Token[], at: number): Reading | null {
  const counts: number[] = [];
  let end = at;
  for (;;) {
    const count = tokens[end]?.kind === 'number' ? readCount(tokens, end) : null;
    if (count === null) return null;
    counts.push(count.value);
    end = count.end;
    if (tokens[end]?.text !== '+') break;
    end += 1;
  }
  const [adults = 0, children = 0, babies = 0, ...more] = counts;
  if (counts.length < 2 || more.length > 0 || Math.max(...counts) > MOST_PEOPLE) return null;
  const isFloorPlan = counts.length === 2 && children === 1 && isOneOf(tokens[end]?.text, HOMES);
  if (isFloorPlan) {
    const isBed = isOneOf(tokens[end]?.text, ['yatak']) && isOneOf(tokens[end + 1]?.text, ROOMS);
    return {
      end: isBed ? end + 2 : end + 1,
      wish: { kind: 'bedrooms', count: adults },
      doubt: 0,
    };
  }
  if (adults < 1) return null;
  const isPeople = isOneOf(tokens[end]?.text, PEOPLE);
  return {
    end: isPeople ? end + 1 : end,
    wish: { kind: 'party', adults, children, babies },
    doubt: 0,
  };
}

/** "3 oda", "4 yatak odalı". */
export function readBedrooms(tokens: readonly Token[], at: number): Reading | null {
  const count = readRange(tokens, at);
  if (count === null || count.value > MOST_ROOMS) return null;
  const isBed = isOneOf(tokens[count.end]?.text, ['yatak']);
  const end = isBed ? count.end + 1 : count.end;
  if (!isOneOf(tokens[end]?.text, ROOMS)) return null;
  return { end: end + 1, wish: { kind: 'bedrooms', count: count.value }, doubt: 0 };
}

/** "6", "6-8": who might be eight needs room for eight. */
function readRange(tokens: readonly Token[], at: number): ReadNumber | null {
  const first = readCount(tokens, at);
  if (first === null || first.value < 1) return null;
  if (tokens[first.end]?.text !== '-') return first;
  const second = readCount(tokens, first.end + 1);
  return second !== null && second.value > first.value ? second : null;
}
