import { normal } from '#domain/values/normal.ts';
import { addDays, type Day } from '#domain/values/dates.ts';
import type { CallPart, Reading, Wish } from './parts.ts';
import { readBudget } from './read/budget.ts';
import { readClock } from './read/clock.ts';
import { readFeast, readMovableFeast, readNewYear, readSchoolBreak } from './read/feast.ts';
import { readInstant } from './read/instant.ts';
import { readName, readVilla } from './read/names.ts';
import { readFlex, readNights } from './read/nights.ts';
import { readOrder } from './read/order.ts';
import { readPeople, readRooms, readSum, readUncounted } from './read/party.ts';
import { readRating } from './read/rating.ts';
import { readDaysAhead, readMonthAhead, readSeason, readWeekAhead } from './read/relative.ts';
import { readSea } from './read/sea.ts';
import { readArrival, readDatesOfThisMonth, readStay } from './read/stay.ts';
import {
  readHalfOfMonth,
  readMonth,
  readNamedDay,
  readUntil,
  readWeekendOfDay,
  readWeekOfMonth,
} from './read/window.ts';
import { readWithout } from './read/without.ts';
import { type Lexicon, UNHEARD } from '#domain/languages/lexicon.ts';
import { contactsIn, without } from './contacts.ts';
import { inTurkish } from './foreign.ts';
import { guessPeople } from './guess.ts';
import { restate } from './restate.ts';
import {
  isAgainst,
  isFiller,
  isItself,
  isOrigin,
  isOwnWord,
  noMatterUntil,
} from './spare-words.ts';
import { parted } from './parted.ts';
import { takeBack } from './take-back.ts';
import { type Token, tokenize } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * What a sentence is understood by. `isMessage`: somebody wrote to the agency and did not type into
 * a box of its own, so that a villa has to be named as one and a bare number is no party.
 */
type Surroundings = {
  today: Day;
  vocabulary: Vocabulary;
  isMessage?: boolean;
  /** Of other languages that it may be said in. */
  lexicons?: readonly Lexicon[];
};

type Reader = (tokens: readonly Token[], at: number, around: Surroundings) => Reading | null;

/** Of two readers that take the same words with the same certainty, the earlier one wins. */
const READERS: readonly Reader[] = [
  (tokens, at, { today }) => readStay(tokens, at, today),
  (tokens, at, { today }) => readWeekOfMonth(tokens, at, today),
  (tokens, at, { today }) => readHalfOfMonth(tokens, at, today),
  (tokens, at, { today }) => readFeast(tokens, at, today),
  (tokens, at, { today }) => readMovableFeast(tokens, at, today),
  (tokens, at, { today }) => readNewYear(tokens, at, today),
  (tokens, at, { today }) => readSchoolBreak(tokens, at, today),
  (tokens, at, { today }) => readDatesOfThisMonth(tokens, at, today),
  (tokens, at, { today }) => readUntil(tokens, at, today),
  (tokens, at, { today }) => readWeekendOfDay(tokens, at, today),
  (tokens, at, { today }) => readNamedDay(tokens, at, today),
  (tokens, at, { today }) => readWeekAhead(tokens, at, today),
  (tokens, at, { today }) => readMonthAhead(tokens, at, today),
  (tokens, at, { today }) => readDaysAhead(tokens, at, today),
  (tokens, at, { today }) => readSeason(tokens, at, today),
  (tokens, at, { today }) => readArrival(tokens, at, today),
  readFlex,
  readNights,
  readSum,
  readPeople,
  readRooms,
  readSea,
  readRating,
  readInstant,
  readClock,
  readBudget,
  readOrder,
  (tokens, at, { vocabulary }) => readName(tokens, at, vocabulary),
  (tokens, at, { vocabulary }) => readWithout(tokens, at, vocabulary),
  readUncounted,
  (tokens, at, { today }) => readMonth(tokens, at, today),
  (tokens, at, { vocabulary, isMessage }) =>
    readVilla(tokens, at, vocabulary, isMessage ? 'called' : 'plain'),
];

/** Kinds that a question has once: the last one said counts. */
const SINGLE: readonly Wish['kind'][][] = [
  ['stay', 'window', 'arrival'],
  ['nights'],
  ['flex'],
  ['bedrooms'],
  ['bathrooms'],
  ['rating'],
  ['order'],
  ['sea'],
  ['budget'],
  ['people', 'party'],
  ['adults', 'party'],
];

/**
 * Reads what a caller wants from what a clerk types, as parts with their place in the text. Words
 * that ask for nothing ("villa", "için") are no part; words that are not understood are. Of the
 * languages that it may be in, it is in the one that leaves the least not understood, and then the
 * least supposed.
 */
export function understandCall(typed: string, around: Surroundings): CallPart[] {
  const text = normal(typed, 'NFC');
  const contacts = contactsIn(text);
  const parts = readWhole(text, tokenize(without(text, contacts)), around);
  if (contacts.length === 0) return parts;
  const noted = contacts.map((span) => ({ kind: 'unknown' as const, ...span, isOverruled: false }));
  return [...parts, ...noted].toSorted((a, b) => a.start - b.start);
}

function readWhole(text: string, tokens: readonly Token[], around: Surroundings): CallPart[] {
  const best = readInLanguages(text, tokens, around);
  if (best.lacks[0] === 0) return best.parts;
  // "villakalkan", "heatedpool": only what is not understood as it stands.
  const words = parted(tokens, best.parts, around);
  if (words === null) return best.parts;
  const again = readInLanguages(text, words, around);
  return again.lacks[0] < best.lacks[0] ? again.parts : best.parts;
}

/** What a reading lacks, the worst first: not understood, understood but not searched for, supposed. */
type Lacks = readonly [left: number, unsearched: number, guesses: number];

function readInLanguages(text: string, tokens: readonly Token[], around: Surroundings) {
  const readAs = (said: readonly Token[]): { parts: CallPart[]; lacks: Lacks } => {
    const parts = readParts(text, said, around);
    return { parts, lacks: [notUnderstood(parts, text), unsearched(parts), guessesIn(parts)] };
  };
  let best = readAs(tokens);
  for (const lexicon of around.lexicons ?? []) {
    if (best.lacks.every((many) => many === 0)) break;
    const other = readAs(inTurkish(tokens, lexicon));
    // "5 to 12 june" is two days and not five people.
    if (lacksLess(other.lacks, best.lacks)) best = other;
  }
  return best;
}

function lacksLess(one: Lacks, other: Lacks): boolean {
  const at = one.findIndex((many, i) => many !== other[i]);
  return (one[at] ?? 0) < (other[at] ?? 0);
}

/** "walking distance" is known in Turkish and “restaurants” has no filter: both together have one. */
const unsearched = (parts: readonly CallPart[]): number =>
  parts.filter((part) => part.kind === 'told' || (part.kind === 'unknown' && part.isUnheard))
    .length;

/** A number that is left over was said of something; a word may be a name. */
const A_NUMBER = 8;

/** Letters that are not understood: "im" of English is a word of German, but "5 to" is none. */
const notUnderstood = (parts: readonly CallPart[], text: string): number =>
  parts
    .filter((part) => part.kind === 'unknown' && !part.isTakenBack && !part.isUnheard)
    .reduce((sum, { start, end }) => {
      const numbers = text.slice(start, end).match(/\d+/g)?.length ?? 0;
      return sum + end - start + numbers * A_NUMBER;
    }, 0);

const guessesIn = (parts: readonly CallPart[]): number => parts.filter(isGuess).length;

function readParts(text: string, said: readonly Token[], around: Surroundings): CallPart[] {
  const tokens = restate(said, around.today);
  const parts: CallPart[] = [];
  for (let at = 0; at < tokens.length;) {
    const reading = readAt(tokens, at, around);
    const end = reading?.end ?? at + 1;
    const span = { start: tokens[at]?.start ?? 0, end: tokens[end - 1]?.end ?? text.length };
    if (reading !== null) parts.push({ ...reading.wish, ...span, isOverruled: false });
    else if (isPlus(tokens[at])) countApart(parts);
    else if (isOrigin(tokens, at, parts.at(-1))) parts.pop();
    else if (noMatterUntil(tokens, at) !== null) {
      // "temmuz ağustos fark etmez" leaves it to the agency.
      if (parts.at(-1)?.kind !== 'window') parts.pop();
      at = noMatterUntil(tokens, at) ?? at;
      continue;
    } else if (isAgainst(tokens, at, parts.at(-1))) takeBack(parts, span, text);
    else if (tokens[at]?.text === UNHEARD) {
      parts.push({ kind: 'unknown', isUnheard: true, ...span, isOverruled: false });
    } else if (!isFiller(tokens[at])) addUnknown(parts, span, text, tokens[at]?.kind === 'number');
    at = end;
  }
  const settled = joinMonths(settleArrivals(parts), text);
  return overrule(around.isMessage ? settled : guessPeople(settled, text));
}

function readAt(tokens: readonly Token[], at: number, around: Surroundings): Reading | null {
  let best: Reading | null = null;
  for (const read of READERS) {
    const reading = read(tokens, at, around);
    if (reading === null) continue;
    const isBetter =
      best === null ||
      reading.end > best.end ||
      (reading.end === best.end && reading.doubt < best.doubt);
    if (isBetter) best = reading;
  }
  // "ayında" is no mistyped Aydın.
  if (best?.end === at + 1 && (best.doubt === 1 ? isItself : isOwnWord)(tokens[at])) return null;
  if (best !== null || around.isMessage || isFiller(tokens[at])) return best;
  if (isAgainst(tokens, at, undefined) || noMatterUntil(tokens, at) !== null) return null;
  return readVilla(tokens, at, around.vocabulary, 'forgiving');
}

const isPlus = (token: Token | undefined): boolean =>
  token !== undefined && ['+', 'arti'].includes(token.text);

/** "6 kişi + 2 çocuk" are eight people, "6 kişi, 2 çocuk" six. */
function countApart(parts: CallPart[]): void {
  const last = parts.at(-1);
  if (last?.kind === 'people') parts.splice(-1, 1, { ...last, kind: 'adults' });
}

type Span = { start: number; end: number };

/** Neighbouring words that are not understood form one part. */
function addUnknown(parts: CallPart[], span: Span, text: string, isNumber: boolean): void {
  const last = parts.at(-1);
  const joins = last?.kind === 'unknown' && /^\s*$/.test(text.slice(last.end, span.start));
  if (joins) parts.splice(-1, 1, { ...last, isNumber: false, end: span.end });
  else parts.push({ kind: 'unknown', isNumber, ...span, isOverruled: false });
}

/** "12 temmuz giriş, 19 temmuz çıkış": two days after one another form a stay. */
function settleArrivals(parts: readonly CallPart[]): CallPart[] {
  const days = parts.filter((part) => part.kind === 'arrival');
  const [first, second] = days;
  if (days.length !== 2 || !first || !second) return [...parts];
  // "cumartesi giriş, pazar çıkış" said on a Sunday: the departure is the Sunday after that
  // Saturday.
  const isAWeekOn = second.isWeekday && second.day <= first.day;
  const checkOut = isAWeekOn ? addDays(second.day, 7) : second.day;
  if (checkOut <= first.day) return [...parts];
  const stay = {
    kind: 'stay',
    checkIn: first.day,
    checkOut,
    isOverruled: false,
  } as const;
  return parts.flatMap((part): CallPart[] => {
    if (part === first) return [];
    return part === second ? [{ ...stay, start: first.start, end: second.end }] : [part];
  });
}

/** "in may, or in june": two months are any nights from the one to the other. */
function joinMonths(parts: readonly CallPart[], text: string): CallPart[] {
  const windows = parts.filter((part) => part.kind === 'window' && isOfMonths(part));
  // "in winter, from january to march": the season only says it again.
  const ofOne = windows.filter((part) => part.kind === 'window' && isOfOneMonth(part));
  const months = ofOne.length > 0 ? ofOne : windows;
  const [one, other] = months;
  if (months.length !== 2 || one?.kind !== 'window' || other?.kind !== 'window') return [...parts];
  const between = text.slice(one.end, other.start);
  if (one.last > other.first || one.nights || other.nights || /yok|hayır|değil/.test(between)) {
    return [...parts];
  }
  return parts.flatMap((part) =>
    part === one ? [] : part === other ? { ...other, first: one.first } : part,
  );
}

const isOfOneMonth = ({ first, last }: { first: Day; last: Day }): boolean =>
  addDays(first, 31) >= last;

const isOfMonths = ({ last }: { last: Day }): boolean => last.endsWith('-01');

function overrule(parts: readonly CallPart[]): CallPart[] {
  return parts.map((part, i) => {
    const groups = SINGLE.filter((kinds) => kinds.includes(part.kind));
    const later = parts.slice(i + 1).filter((one) => !isGuess(one));
    const isCorrected = groups.some((kinds) => later.some(({ kind }) => kinds.includes(kind)));
    const isOverruled = isCorrected || (isGuess(part) && isCounted(part, parts, i));
    return isOverruled ? { ...part, isOverruled } : part;
  });
}

const isGuess = (part: CallPart): boolean => 'isGuess' in part && part.isGuess === true;

/** Whether somebody counted what a part only supposes, or supposed it again later. */
function isCounted({ kind }: CallPart, parts: readonly CallPart[], at: number): boolean {
  const counts = kind === 'people' ? ['people', 'adults', 'party'] : [kind, 'party'];
  return parts.some(
    (part, i) => counts.includes(part.kind) && (!isGuess(part) || (part.kind === kind && i > at)),
  );
}
