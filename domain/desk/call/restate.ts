import type { Day } from '#domain/values/dates.ts';
import { aheadOf } from './read/ahead.ts';
import { isCounted, monthIn, readDate, readDay, yearIn } from './read/days.ts';
import { isNewYear } from './read/feast.ts';
import { AGED, CHILD_AGE } from './read/ages.ts';
import { isSeason } from './read/relative.ts';
import { weekendAt } from './read/window.ts';
import { isOneOf, matchStem } from './stems.ts';
import { SAYINGS } from './tables/sayings.ts';
import { type Token, tokenize } from './tokens.ts';

/** What was said in words that the readers know: sayings, and the year behind its month. */
export function restate(said: readonly Token[], today: Day): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < said.length;) {
    const saying = SAYINGS.find(({ words }) =>
      words.every((word, i) => matchStem(said[at + i]?.text ?? '', word) === 0),
    );
    const year = saying === undefined ? readYear(said, at, today) : null;
    const end = year?.end ?? at + (saying?.words.length ?? 1);
    const span = { start: said[at]?.start ?? 0, end: said[end - 1]?.end ?? 0 };
    if (year !== null) tokens.push({ kind: 'number', text: year.text, isOrdinal: false, ...span });
    else if (saying)
      tokens.push(...tokenize(saying.meaning).map((token) => ({ ...token, ...span })));
    else tokens.push(...said.slice(at, end));
    at = end;
  }
  return weekendBehind(yearBehind(withoutAdultAges(wholeAges(tokens))));
}

/** "1,5 yaşında", "bir buçuk ve 4 yaşında": in whole years, as prices and rooms are. */
function wholeAges(tokens: readonly Token[]): Token[] {
  const isAge = (at: number): boolean => {
    let end = at + 1;
    while (LISTED.test(tokens[end]?.text ?? '')) end += 1;
    return AGED.test(tokens[end]?.text ?? '');
  };
  return tokens.flatMap((token, at) => {
    if (token.text === 'bucuk' && isAge(at)) return [];
    const whole = token.kind === 'number' ? HALVED.exec(token.text)?.[1] : undefined;
    return whole !== undefined && isAge(at) ? { ...token, text: whole } : token;
  });
}

const HALVED = /^(\d{1,2})[.,]\d$/;
/** What may stand between an age and "yaşında". */
const LISTED = /^(?:ve|&|bucuk|\d{1,2}(?:[.,]\d)?)$/;

/** How old an adult is ("82 yaşında annem") asks for nothing. */
const withoutAdultAges = (tokens: readonly Token[]): Token[] =>
  tokens.filter(
    (token, at) =>
      !isAdultAge(tokens, at) && !(AGED.test(token.text) && isAdultAge(tokens, at - 1)),
  );

const isAdultAge = (tokens: readonly Token[], at: number): boolean =>
  Number(tokens[at]?.text) > CHILD_AGE && AGED.test(tokens[at + 1]?.text ?? '');

/** "hafta sonu, temmuz": the weekend of a sentence with one month and no day of it. */
function weekendBehind(tokens: Token[]): Token[] {
  const months = tokens.flatMap((token, at) => (monthIn(token) === null ? [] : at));
  const from = tokens.findIndex((_, at) => weekendAt(tokens, at) !== null);
  const until = weekendAt(tokens, from);
  const [month] = months;
  if (months.length !== 1 || month === undefined || until === null) return tokens;
  const isDated = readDay(tokens, month - 1) !== null || readDay(tokens, month) !== null;
  const isNear = month < from ? from - month <= 3 : aheadOf(tokens[from - 1]) !== null;
  if (isDated || isNear) return tokens;
  const [first, last] = [tokens[month]?.start ?? 0, tokens[month]?.end ?? 0];
  const moved = tokens.slice(from, until).map((token) => ({ ...token, start: first, end: last }));
  return tokens.flatMap((token, at) => {
    if (at >= from && at < until) return [];
    return at === month ? [token, ...moved] : token;
  });
}

/** "seneye", "gelecek yıl", and the "27" of "12-19 tem 27"; not of "12 temmuz 27 ağustos". */
function readYear(
  said: readonly Token[],
  at: number,
  today: Day,
): { text: string; end: number } | null {
  const running = Number(today.slice(0, 4));
  if (said[at]?.text === 'seneye') return { text: `${running + 1}`, end: at + 1 };
  const ahead = aheadOf(said[at]);
  if (ahead !== null && isOneOf(said[at + 1]?.text, ['sene', 'yil'])) {
    return { text: `${running + ahead}`, end: at + 2 };
  }
  const { kind, text = '' } = said[at] ?? {};
  const isShort = kind === 'number' && /^\d\d$/.test(text) && Number(text) - (running % 100) < 4;
  if (!isShort || Number(text) < running % 100 || monthIn(said[at - 1]) === null) return null;
  const isDated = readDate(said, at - 2)?.end === at - 1;
  const goesOn = monthIn(said[at + 1]) !== null;
  return isDated && !goesOn && !isCounted(said, at + 1) ? { text: `20${text}`, end: at + 1 } : null;
}

/** "2028 temmuz", "temmuz kalkan 8 kişi 2028": the one year of a sentence with one month. */
function yearBehind(tokens: Token[]): Token[] {
  const years = tokens.filter((_, at) => yearIn(tokens, at) !== null);
  const months = tokens.flatMap((token, at) =>
    monthIn(token) !== null || isSeason(token) || isNewYear(token) ? at : [],
  );
  const [year, month] = [years[0], months[0]];
  if (years.length !== 1 || months.length !== 1 || year === undefined || month === undefined) {
    return tokens;
  }
  // "temmuz 12-19": the year is that of both days.
  let end = month + 1;
  for (let date = readDate(tokens, end); date && !isCounted(tokens, date.end);) {
    end = date.end;
    date = /^[-–—]$/.test(tokens[end]?.text ?? '') ? readDate(tokens, end + 1) : null;
  }
  if (tokens[end] === year || yearIn(tokens, end) !== null) return tokens;
  const moved = { ...year, start: tokens[end - 1]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 };
  return tokens.toSpliced(end, 0, moved).filter((token) => token !== year);
}
