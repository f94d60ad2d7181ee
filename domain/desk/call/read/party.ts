import { readCount, type ReadNumber } from '../numbers.ts';
import type { Reading } from '../parts.ts';
import { isOneOf } from '../stems.ts';
import { AGED, CHILD_AGE, pastAges } from './ages.ts';
import {
  PEOPLE,
  ADULTS,
  SEXES,
  COUPLES,
  OF_THEM,
  CHILDREN,
  SMALL_ONES,
  THINGS,
  BABIES,
  FAMILIES,
  FRIENDS,
  ROOMS,
  BATHROOMS,
  PAIRS,
  HOMES,
} from './party-words.ts';
import { isNext, type Token } from '../tokens.ts';

/** "6k" on a clerk's note: people, as no stay costs so few thousands. */
const MAX_PEOPLE_AS_K = 16;
/** No house takes more people or has more rooms. */
const MAX_PEOPLE = 60;
const MAX_ROOMS = 20;
/** A family whose members nobody counts, for "iki aile". */
const FAMILY = 4;

/**
 * "6 kişi", "altı kişilik", "6-8 kişi", "4 yetişkin", "2 çocuk", "biri bebek", "4 arkadaş", "bir çift",
 * "karı koca", "eşim ve ben".
 */
export function readPeople(tokens: readonly Token[], at: number): Reading | null {
  const few =
    readCouple(tokens, at) ??
    readAlone(tokens, at) ??
    readNumberOf(tokens, at) ??
    readWithMe(tokens, at);
  if (few !== null) return few;
  const count = readOfThem(tokens, at) ?? readRange(tokens, at);
  if (count === null || count.value > MAX_PEOPLE) return null;
  const { value } = count;
  const isSex = isOneOf(tokens[count.end]?.text, SEXES) && isPerson(tokens[count.end + 1]);
  const end = isSex ? count.end + 1 : count.end;
  const next = tokens[end]?.text;
  const done = (kind: 'people' | 'adults' | 'children' | 'babies', of = value): Reading => ({
    end: end + 1,
    wish: { kind, count: of },
    doubt: 0,
  });
  const isShort = next === 'p' || (next === 'k' && value <= MAX_PEOPLE_AS_K && end === at + 1);
  if (isShort || isOneOf(next, PEOPLE)) return done('people');
  if (isOneOf(next, ADULTS)) return done('adults');
  const own = withoutOwner(next);
  const isSmall = isOneOf(own, [...CHILDREN, ...SMALL_ONES]);
  // "2 bebek yatağı", "1 çocuk havuzu".
  const isThing = isNext(tokens[end], tokens[end + 1]) && isOneOf(tokens[end + 1]?.text, THINGS);
  if ((isSmall || isOneOf(own, BABIES)) && !isThing) {
    const counted = done(isSmall ? 'children' : 'babies');
    return { ...counted, end: pastAges(tokens, counted.end, value) ?? counted.end };
  }
  return isPair(tokens, end) ? done('adults', value * 2) : null;
}

/** "kişi sayısı: 6", "çocuk sayısı 2". */
function readNumberOf(tokens: readonly Token[], at: number): Reading | null {
  const [of, count] = [
    tokens[at],
    isOneOf(tokens[at + 1]?.text, ['sayi']) && readCount(tokens, at + 2),
  ];
  if (of === undefined || !count) return null;
  const turned = readPeople([...tokens.slice(at + 2, count.end), of], 0);
  return turned && { ...turned, end: count.end };
}

/** "tek başıma", "yalnız": one adult. */
function readAlone(tokens: readonly Token[], at: number): Reading | null {
  const isTwoWords =
    tokens[at]?.text === 'tek' && isOneOf(tokens[at + 1]?.text, ['basima', 'basina']);
  if (!isTwoWords && !['yalniz', 'yalnizim'].includes(tokens[at]?.text ?? '')) return null;
  return { end: isTwoWords ? at + 2 : at + 1, wish: { kind: 'adults', count: 1 }, doubt: 0 };
}

/** "karı koca", "anne ve baba", "eşimle ben", "balayı çifti". */
function readCouple(tokens: readonly Token[], at: number): Reading | null {
  const two: Reading['wish'] = { kind: 'adults', count: 2 };
  const second = tokens[at + 1]?.text === 've' ? at + 2 : at + 1;
  const [one, other] = [tokens[at]?.text, tokens[second]?.text];
  if (COUPLES.some(([a, b]) => a === one && b === other)) {
    // "annem, babam ve ben"
    const isThird = tokens[second + 1]?.text === 've' && tokens[second + 2]?.text === 'ben';
    if (isThird) return { end: second + 3, wish: { kind: 'adults', count: 3 }, doubt: 0 };
    return { end: second + 1, wish: two, doubt: 0 };
  }
  return isPair(tokens, at) ? { end: at + 1, wish: two, doubt: 0 } : null;
}

/** "ben ve 7 arkadaşım", "7 arkadaşım ve ben": who asks comes along. */
function readWithMe(tokens: readonly Token[], at: number): Reading | null {
  const isFirst = tokens[at]?.text === 'ben' && tokens[at + 1]?.text === 've';
  const others = readCount(tokens, isFirst ? at + 2 : at);
  if (others === null || others.value >= MAX_PEOPLE) return null;
  if (!tokens[others.end]?.text.startsWith(FRIENDS)) return null;
  const isLast = tokens[others.end + 1]?.text === 've' && tokens[others.end + 2]?.text === 'ben';
  if (!isFirst && !isLast) return null;
  const end = isFirst ? others.end + 1 : others.end + 3;
  return { end, wish: { kind: 'adults', count: others.value + 1 }, doubt: 0 };
}

/** Not "çift kişilik yatak", which is a double bed. */
const isPair = (tokens: readonly Token[], at: number): boolean =>
  isOneOf(tokens[at]?.text, PAIRS) && tokens[at + 1]?.text.startsWith('kisilik') !== true;

const isPerson = (token: Token | undefined): boolean =>
  isOneOf(token?.text, [...PEOPLE, ...CHILDREN, FRIENDS]);

/** "biri", "ikisi", and "tek" of "tek kişi". */
function readOfThem(tokens: readonly Token[], at: number): ReadNumber | null {
  const text = tokens[at]?.text ?? '';
  if (text === 'tek') return { value: 1, end: at + 1 };
  // "2 si çocuk".
  const count =
    ['si', 'su', 'i', 'u'].includes(tokens[at + 1]?.text ?? '') && readCount(tokens, at);
  if (count) return { value: count.value, end: at + 2 };
  return Object.hasOwn(OF_THEM, text) ? { value: OF_THEM[text] ?? 0, end: at + 1 } : null;
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
  if (counts.length < 2 || more.length > 0 || Math.max(...counts) > MAX_PEOPLE) return null;
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

export const isChild = (token: Token | undefined): boolean =>
  isOneOf(withoutOwner(token?.text), CHILDREN);
export const isBaby = (token: Token | undefined): boolean =>
  isOneOf(withoutOwner(token?.text), BABIES);

/** "çocuğumuz", "oğlumla", "çocuklarımızla": of whom they are, and that they come along. */
const withoutOwner = (word: string | undefined): string | undefined =>
  word
    ?.replace(
      /^(?:kiz|ogl)(?:l[ae]r)?[iu]m(?:[iu]z)?|^torun(?:l[ae]r)?(?:[iu]m(?:[iu]z)?)?/,
      'cocuk',
    )
    .replace(
      /(?<=cocug|cocuklar|bebeg|bebekler)[iu]m(?:[iu]z)?(?:l[ae])?$|(?<=(?:cocuk|bebek)(?:l[ae]r)?)l[ae]$/,
      '',
    );

/** "çocuklu", "bebekli", "iki aile": people that nobody counts. Any count outranks them. */
export function readUncounted(tokens: readonly Token[], at: number): Reading | null {
  // "çocuk 2 yaşında" is one, as "2 yaşında çocuk" is.
  const isNamed = isChild(tokens[at]) || isBaby(tokens[at]);
  const age = readAges(tokens, isNamed ? at + 1 : at);
  if (age !== null) return age;
  if (isChild(tokens[at])) {
    for (const many of [4, 3, 2]) {
      const end = pastAges(tokens, at + 1, many);
      if (end !== null) return guessed('children', many, end);
    }
    return guessed('children', 1, at + 1);
  }
  if (isBaby(tokens[at])) return guessed('babies', 1, at + 1);
  const count = readCount(tokens, at);
  if (count === null || count.value < 1 || count.value * FAMILY > MAX_PEOPLE) return null;
  if (!isOneOf(tokens[count.end]?.text, FAMILIES)) return null;
  return guessed('people', count.value * FAMILY, count.end + 1);
}

/** "6 yaşında", "4 ve 7 yaşlarında": a child each; the child itself may be named behind it. */
function readAges(tokens: readonly Token[], at: number): Reading | null {
  const ages: number[] = [];
  let end = at;
  for (let age = readCount(tokens, at); age !== null; age = readCount(tokens, end)) {
    ages.push(age.value);
    end = ['ve', '-', 'ile'].includes(tokens[age.end]?.text ?? '') ? age.end + 1 : age.end;
  }
  // "3 aylık bebek", where "3 aylık" alone is how long somebody stays.
  if (ages.length > 0 && YOUNG.test(tokens[end]?.text ?? '')) {
    const isOne = isChild(tokens[end + 1]) || isBaby(tokens[end + 1]);
    return isOne ? guessed('babies', ages.length, end + 2) : null;
  }
  if (ages.length === 0 || !AGED.test(tokens[end]?.text ?? '')) return null;
  if (Math.max(...ages) > CHILD_AGE) return null;
  const isThing = isOneOf(tokens[end + 2]?.text, THINGS);
  const isNamed = !isThing && (isChild(tokens[end + 1]) || isBaby(tokens[end + 1]));
  const kind = Math.max(...ages) <= BABY_AGE ? 'babies' : 'children';
  return guessed(kind, ages.length, isNamed ? end + 2 : end + 1);
}

/** As old as months, weeks or days. */
const YOUNG = /^(?:ay|hafta|gun)l[iu]k$/;

/** Who is three does count towards the capacity. */
const BABY_AGE = 2;

const guessed = (kind: 'people' | 'children' | 'babies', count: number, end: number): Reading => ({
  end,
  wish: { kind, count, isGuess: true },
  doubt: 0,
});

/** "3 oda", "4 yatak odalı", "2 banyolu". */
export function readRooms(tokens: readonly Token[], at: number): Reading | null {
  const count = readRange(tokens, at);
  if (count === null || count.value > MAX_ROOMS) return null;
  if (isOneOf(tokens[count.end]?.text, BATHROOMS)) {
    return { end: count.end + 1, wish: { kind: 'bathrooms', count: count.value }, doubt: 0 };
  }
  const isBed = isOneOf(tokens[count.end]?.text, ['yatak']);
  const end = isBed ? count.end + 1 : count.end;
  if (!isOneOf(tokens[end]?.text, ROOMS)) return null;
  // "3 oda 1 salon"
  const isHall = isOneOf(tokens[end + 2]?.text, ['salon']);
  return {
    end: isHall ? end + 3 : end + 1,
    wish: { kind: 'bedrooms', count: count.value },
    doubt: 0,
  };
}

/** "6", "6-8": a party of possibly eight needs room for eight. */
function readRange(tokens: readonly Token[], at: number): ReadNumber | null {
  const first = readCount(tokens, at);
  if (first === null || first.value < 1) return null;
  if (tokens[first.end]?.text !== '-') return first;
  const second = readCount(tokens, first.end + 1);
  return second !== null && second.value > first.value ? second : null;
}
