import { addDays, type Day } from '#domain/values/dates.ts';
import type { CallPart, Reading, Wish } from './parts.ts';
import { readBudget } from './read/budget.ts';
import { readCheapest } from './read/cheapest.ts';
import { readFeast, readNewYear, readSchoolBreak } from './read/feast.ts';
import { readName, readVilla } from './read/names.ts';
import { readFlex, readNights } from './read/nights.ts';
import { readBedrooms, readPeople, readSum } from './read/party.ts';
import { readDaysAhead, readMonthAhead, readSeason, readWeekAhead } from './read/relative.ts';
import { readSea } from './read/sea.ts';
import { readArrival, readDatesOfThisMonth, readStay } from './read/stay.ts';
import {
  readHalfOfMonth,
  readMonth,
  readNamedDay,
  readUntil,
  readWeekOfMonth,
} from './read/window.ts';
import { isOneOf } from './stems.ts';
import { type Token, tokenize } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a sentence is understood by. */
type Surroundings = { today: Day; vocabulary: Vocabulary };

type Reader = (tokens: readonly Token[], at: number, around: Surroundings) => Reading | null;

/** Of two readers that take the same words with the same certainty, the earlier one wins. */
const READERS: readonly Reader[] = [
  (tokens, at, { today }) => readStay(tokens, at, today),
  (tokens, at, { today }) => readWeekOfMonth(tokens, at, today),
  (tokens, at, { today }) => readHalfOfMonth(tokens, at, today),
  (tokens, at, { today }) => readFeast(tokens, at, today),
  (tokens, at, { today }) => readNewYear(tokens, at, today),
  (tokens, at, { today }) => readSchoolBreak(tokens, at, today),
  (tokens, at, { today }) => readDatesOfThisMonth(tokens, at, today),
  (tokens, at, { today }) => readUntil(tokens, at, today),
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
  readBedrooms,
  readSea,
  readBudget,
  readCheapest,
  (tokens, at, { vocabulary }) => readName(tokens, at, vocabulary),
  (tokens, at, { today }) => readMonth(tokens, at, today),
  (tokens, at, { vocabulary }) => readVilla(tokens, at, vocabulary, false),
];

/** Words that ask for nothing. */
const FILLERS = new Set(
  `villa vila villalar ev evi evler kiralik tatil icin ve ile veya ya da de bir en az cok fazla olan olsun olacak
  olarak gibi bize bana biz var varmi mi mu lazim gerek gerekli istiyor istiyoruz istiyorum istiyorlar ister bakiyoruz
  bakiyor bakiyorum ariyor ariyoruz ariyorum arayan musait musaitlik uygun bos tarih tarihi tarihler tarihleri
  tarihlerinde tarihinde arasi arasinda itibaren baslayan giris cikis girisli cikisli toplam merhaba selam iyi gunler
  aksamlar lutfen acaba hakkinda fiyat fiyati fiyatlar ne kadar nedir civari civarinda tarafi taraflari bolge bolgesi
  bolgesinde ilcesi merkezli sure boyunca kalacagiz kalacagim kalacak kalmak konaklama adet tane aile ailesi ailem arkadas toplamda
  butce butcesi butcemiz butcem bizim onlar olmali odali yaklasik artik hem dolu bosta butceleri haftasi arti aylarinda ayi ayinda ayin girisi cikisi girip cikip girecek girecekler girecegiz cikacak
  cikacaklar cikacagiz donecek donecekler donecegiz gelecekler gelecegiz varis ayrilis herhangi kac para acil hafta haftalik
  aksam aksami tatili gelebilir kalabilir miyiz miyim musunuz`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * "jakuzi istemiyor": the caller does not want what precedes it, and the search has no such
 * condition.
 */
const AGAINST = ['istemiyor', 'istemez', 'olmasin', 'olmayan', 'degil', 'haric', 'disinda'];

/** Kinds that a question has once: the last one said counts. */
const SINGLE: readonly Wish['kind'][][] = [
  ['stay', 'window', 'arrival'],
  ['nights'],
  ['flex'],
  ['bedrooms'],
  ['sea'],
  ['budget'],
  ['people', 'party'],
  ['adults', 'party'],
];

/**
 * Reads what a caller wants from what a clerk types, as parts with their place in the text. Words
 * that ask for nothing ("villa", "için") are no part; words that are not understood are.
 */
export function understandCall(typed: string, around: Surroundings): CallPart[] {
  const text = typed.normalize('NFC');
  const tokens = tokenize(text);
  const parts: CallPart[] = [];
  for (let at = 0; at < tokens.length;) {
    const reading = readAt(tokens, at, around);
    const end = reading?.end ?? at + 1;
    const span = { start: tokens[at]?.start ?? 0, end: tokens[end - 1]?.end ?? text.length };
    if (reading !== null) parts.push({ ...reading.wish, ...span, isOverruled: false });
    else if (isPlus(tokens[at])) countApart(parts);
    else if (isAgainst(tokens[at])) takeBack(parts, span);
    else if (!isFiller(tokens[at])) addUnknown(parts, span, text);
    at = end;
  }
  return overrule(settleArrivals(parts));
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
  if (best !== null || isFiller(tokens[at]) || isAgainst(tokens[at])) return best;
  return readVilla(tokens, at, around.vocabulary, true);
}

/** A symbol that no reader takes is ignored. */
const isFiller = (token: Token | undefined): boolean =>
  token === undefined || token.kind === 'mark' || FILLERS.has(token.text);

const isAgainst = (token: Token | undefined): boolean =>
  token?.kind === 'word' && isOneOf(token.text, AGAINST);

const isPlus = (token: Token | undefined): boolean =>
  token !== undefined && ['+', 'arti'].includes(token.text);

/** "6 kişi + 2 çocuk" are eight people, "6 kişi, 2 çocuk" six. */
function countApart(parts: CallPart[]): void {
  const last = parts.at(-1);
  if (last?.kind === 'people') parts.splice(-1, 1, { ...last, kind: 'adults' });
}

type Span = { start: number; end: number };

function takeBack(parts: CallPart[], { start, end }: Span): void {
  const before = parts.pop();
  parts.push({ kind: 'unknown', start: before?.start ?? start, end, isOverruled: false });
}

/** Neighbouring words that are not understood form one part. */
function addUnknown(parts: CallPart[], span: Span, text: string): void {
  const last = parts.at(-1);
  const joins = last?.kind === 'unknown' && /^\s*$/.test(text.slice(last.end, span.start));
  if (joins) parts.splice(-1, 1, { ...last, end: span.end });
  else parts.push({ kind: 'unknown', ...span, isOverruled: false });
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

function overrule(parts: readonly CallPart[]): CallPart[] {
  return parts.map((part, i) => {
    const groups = SINGLE.filter((kinds) => kinds.includes(part.kind));
    const later = parts.slice(i + 1);
    const isOverruled = groups.some((kinds) => later.some(({ kind }) => kinds.includes(kind)));
    return isOverruled ? { ...part, isOverruled } : part;
  });
}
