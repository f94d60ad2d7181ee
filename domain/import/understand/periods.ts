import { type Day, daysInMonth, formatStay, isDay } from '#domain/values/dates.ts';
import { fold } from '#domain/values/fold.ts';
import { monthNumber } from './days.ts';
import { likely, type Proposal, type Reading, tidy, unclear } from './reading.ts';

/** Months of a season, first and last; a winter begins in the year before it ends. */
type Season = readonly [first: number, last: number];

/** What a word of a heading may mean, the usual first. */
const SEASONS: readonly { words: RegExp; spans: readonly Season[]; isLikely: boolean }[] = [
  // "Sezon" of the rules is 1 June to 30 September (domain/villas/sections.ts).
  {
    words: /\b(?:yaz|yazlik|summer|sommer)\b/,
    spans: [
      [6, 9],
      [6, 8],
      [5, 10],
    ],
    isLikely: true,
  },
  {
    words: /\b(?:kis|kislik|winter)\b/,
    spans: [
      [11, 3],
      [12, 2],
      [10, 4],
    ],
    isLikely: true,
  },
  {
    words: /\b(?:ilkbahar|bahar|spring)\b/,
    spans: [
      [4, 5],
      [3, 5],
    ],
    isLikely: true,
  },
  {
    words: /\b(?:sonbahar|guz|autumn|fall)\b/,
    spans: [
      [9, 11],
      [10, 11],
    ],
    isLikely: true,
  },
  {
    words: /\b(?:dusuk sezon|olu sezon|sezon disi|(?:low|off)[ -]?season)\b/,
    spans: [
      [11, 3],
      [10, 4],
    ],
    isLikely: false,
  },
  {
    words: /\b(?:yuksek sezon|high season|peak|pik)\b/,
    spans: [
      [7, 8],
      [6, 9],
    ],
    isLikely: false,
  },
  {
    words: /\b(?:orta sezon|ara sezon|mid season)\b/,
    spans: [
      [5, 6],
      [9, 10],
    ],
    isLikely: false,
  },
  {
    words: /\b(?:sezon|season)\b/,
    spans: [
      [6, 9],
      [5, 10],
    ],
    isLikely: false,
  },
];

const PRICE_WORDS =
  /\b(?:fiyat(?:i|lar|lari)?|gecelik|gunluk|haftalik|ucret(?:i)?|price|rate|nightly|weekly|preis|nachtpreis|wochenpreis|nacht|woche)\b/;

const bare = (heading: string): string =>
  fold(tidy(heading))
    .replace(/[()[\]:*_₺€$%]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** True for the heading of a column of prices: a month, a season, "Gecelik fiyat", "Haftalık". */
export function isPriceHeading(heading: string): boolean {
  const text = bare(heading);
  if (
    /\b(?:temizlik|depozito|toplam|min|minimum|gece sayisi|en az|en dusuk|en yuksek|ortalama|kod|tarih|saat)\b/.test(
      text,
    )
  )
    return false;
  if (PRICE_WORDS.test(text)) return true;
  if (/^\d{1,2}\.\d{1,2}(?:\.\d{4})? ?(?:-|–|ile) ?\d{1,2}\.\d{1,2}(?:\.\d{4})?$/.test(text))
    return true;
  if (monthsOf(text).length > 0)
    return /^[a-z0-9 .,/–-]+$/.test(text) && words(text).every(isPeriodWord);
  return SEASONS.some((season) => season.words.test(text)) && text.length <= 30;
}

const words = (text: string): string[] => text.split(/[ /,.–-]+/).filter((word) => word !== '');
const isPeriodWord = (word: string): boolean =>
  monthNumber(word) !== null ||
  /^\d{1,4}$/.test(word) ||
  /^(?:tl|ve|ile|arasi|ayi|aylari|donemi|sezonu|yaz|kis)$/.test(word);

const monthsOf = (text: string): number[] =>
  words(text).flatMap((word) => {
    const month = word.length < 3 ? null : monthNumber(word);
    return month === null ? [] : [month];
  });

/** True where the prices below are of a week. */
export const isWeekly = (heading: string): boolean =>
  /\b(?:haftalik|weekly|week|hafta|woche|wochenpreis|p\.? ?w)\b/.test(bare(heading));

/**
 * Which nights a column of prices is for: the next such months from `today`, or of the year in the
 * heading. The cells are the first and the last night, `startsOn` and `endsOn`.
 */
export function readPeriod(heading: string, today: Day): Reading {
  const text = bare(heading);
  const year = Number(/\b(20\d{2})\b/.exec(text)?.[1] ?? 0) || null;
  const dates =
    /(\d{1,2})[. ]*([a-z]{3,9}|\d{1,2})?\.? ?(?:-|–|ile) ?(\d{1,2})[. ]*([a-z]{3,9}|\d{1,2})/.exec(
      text.replace(/\b20\d{2}\b/g, ''),
    );
  const exact = dates && datesOf(dates, year, today);
  if (exact) return likely([exact]);
  const months = /sezon|season/.test(text) ? [] : monthsOf(text);
  const [first, last] = [months[0], months.at(-1)];
  if (first !== undefined && last !== undefined)
    return likely([spanOf([first, last], year, today)]);
  const season = SEASONS.find((one) => one.words.test(text));
  const wholeYear = spanOf([1, 12], year ?? Number(today.slice(0, 4)) + 1, today);
  if (season === undefined)
    return unclear([spanOf([6, 9], year, today), spanOf([5, 10], year, today), wholeYear]);
  const proposals = season.spans.map((span) => spanOf(span, year, today));
  return season.isLikely ? likely(proposals) : unclear(proposals);
}

const proposal = (startsOn: Day, endsOn: Day): Proposal => ({
  label: formatStay(startsOn, endsOn),
  cells: { startsOn, endsOn },
});

function spanOf([first, last]: Season, year: number | null, today: Day): Proposal {
  const at = (begin: number) => {
    const end = last < first ? begin + 1 : begin;
    const month = `${end}-${String(last).padStart(2, '0')}`;
    return [
      `${begin}-${String(first).padStart(2, '0')}-01`,
      `${month}-${daysInMonth(month)}`,
    ] as const;
  };
  const now = Number(today.slice(0, 4));
  const spans = year === null ? [at(now - 1), at(now), at(now + 1)] : [at(year)];
  // The one that runs, or the next.
  const [startsOn, endsOn] = spans.find(([, ends]) => ends >= today) ?? at(year ?? now);
  return proposal(startsOn, endsOn);
}

const monthOf = (word: string) => (/^\d/.test(word) ? Number(word) : monthNumber(word));

function datesOf(
  [, firstDate = '', firstWord, lastDate = '', lastWord = '']: readonly (string | undefined)[],
  year: number | null,
  today: Day,
): Proposal | null {
  const last = monthOf(lastWord);
  const first = firstWord === undefined ? last : monthOf(firstWord);
  if (first === null || last === null) return null;
  const now = Number(today.slice(0, 4));
  for (const begin of year === null ? [now, now + 1] : [year]) {
    const end = last < first ? begin + 1 : begin;
    const startsOn = `${begin}-${String(first).padStart(2, '0')}-${firstDate.padStart(2, '0')}`;
    const endsOn = `${end}-${String(last).padStart(2, '0')}-${lastDate.padStart(2, '0')}`;
    if (!isDay(startsOn) || !isDay(endsOn) || startsOn >= endsOn) return null;
    if (year !== null || startsOn >= today) return proposal(startsOn, endsOn);
  }
  return null;
}
