import { type MovableFeast, movableFeast } from '#domain/holidays/easter.ts';
import { type FeastKind, nextFeast } from '#domain/holidays/feasts.ts';
import { SCHOOL_BREAKS } from '#domain/holidays/school.ts';
import { addDays, type Day } from '#domain/values/dates.ts';
import type { Reading } from '../parts.ts';
import { ordinalOf } from '../numbers.ts';
import { isOneOf } from '../stems.ts';
import type { Token } from '../tokens.ts';
import { yearIn } from './days.ts';

const NEW_YEAR = { checkIn: '12-30', checkOut: '01-02' } as const;

const NAMES: readonly { stems: readonly string[]; kinds: readonly FeastKind[] }[] = [
  { stems: ['kurban'], kinds: ['kurban'] },
  { stems: ['ramazan', 'seker'], kinds: ['ramazan'] },
];

/** "bayramda", "kurban bayramı", "şeker bayramında", "2028 kurban bayramı": from the eve to the last day. */
export function readFeast(tokens: readonly Token[], at: number, today: Day): Reading | null {
  const before = yearIn(tokens, at);
  const from = before === null ? at : at + 1;
  const named = NAMES.find(({ stems }) => isOneOf(tokens[from]?.text, stems));
  const word = named === undefined ? from : from + 1;
  const isFeast = isOneOf(tokens[word]?.text, ['bayram']);
  // "kurbanda" alone means the feast; "ramazan" alone is the month of fasting.
  if (!isFeast && !(named?.kinds[0] === 'kurban')) return null;
  const afterName = isFeast ? word + 1 : word;
  const end = isOneOf(tokens[afterName]?.text, ['tatil']) ? afterName + 1 : afterName;
  const after = before === null ? yearIn(tokens, end) : null;
  const feast = nextFeast(named?.kinds ?? ['ramazan', 'kurban'], today, before ?? after);
  if (feast === null) return null;
  return (
    readDayOfFeast(tokens, end, feast.eve) ??
    readBeside(tokens, end, feast) ?? {
      end: after === null ? end : end + 1,
      wish: { kind: 'stay', checkIn: feast.eve, checkOut: feast.last },
      doubt: 0,
    }
  );
}

/** "bayramın ikinci günü": arrival on it. */
function readDayOfFeast(tokens: readonly Token[], at: number, eve: Day): Reading | null {
  const place = ordinalOf(tokens[at]);
  if (place === null || !isOneOf(tokens[at + 1]?.text, ['gun'])) return null;
  return { end: at + 2, wish: { kind: 'arrival', day: addDays(eve, place) }, doubt: 0 };
}

/** "bayramdan sonraki hafta", "bayram öncesi": the week that borders on it. */
function readBeside(
  tokens: readonly Token[],
  at: number,
  { eve, last }: { eve: Day; last: Day },
): Reading | null {
  const isAfter = isOneOf(tokens[at]?.text, ['sonra']);
  if (!isAfter && !isOneOf(tokens[at]?.text, ['once'])) return null;
  const checkIn = isAfter ? last : addDays(eve, -7);
  const end = isOneOf(tokens[at + 1]?.text, ['hafta']) ? at + 2 : at + 1;
  return { end, wish: { kind: 'stay', checkIn, checkOut: addDays(checkIn, 7) }, doubt: 0 };
}

/** Whether a word is "yılbaşı". */
export const isNewYear = (token: Token | undefined): boolean => isOneOf(token?.text, ['yilbasi']);

/** "yılbaşı", "yılbaşında 2028": New Year's night with the nights before and after it. */
export function readNewYear(tokens: readonly Token[], at: number, today: Day): Reading | null {
  if (!isNewYear(tokens[at])) return null;
  const said = yearIn(tokens, at + 1);
  const running = Number(today.slice(0, 4));
  const next = `${running}-${NEW_YEAR.checkIn}` < today ? running + 1 : running;
  const year = said === null ? next : said - 1;
  const checkIn = `${year}-${NEW_YEAR.checkIn}`;
  const checkOut = `${year + 1}-${NEW_YEAR.checkOut}`;
  const end = pastBreak(tokens, said === null ? at + 1 : at + 2);
  return { end, wish: { kind: 'stay', checkIn, checkOut }, doubt: 0 };
}

/**
 * "sömestr", "yarıyıl tatili", "15 tatil", "ara tatil": any nights within the next school break.
 */
export function readSchoolBreak(tokens: readonly Token[], at: number, today: Day): Reading | null {
  const text = tokens[at]?.text;
  const isBreak = isOneOf(tokens[at + 1]?.text, ['tatil']);
  const isWinter = isOneOf(text, ['somestr', 'somestir', 'yariyil']) || (isBreak && text === '15');
  const isAny = isBreak && text === 'ara';
  if (!isWinter && !isAny) return null;
  const found = SCHOOL_BREAKS.find(
    ({ kind, first }) => first >= today && (isAny ? kind !== 'winter' : kind === 'winter'),
  );
  if (found === undefined) return null;
  // From the Saturday after the last lesson to the Sunday before the next one.
  const [first, last] = [addDays(found.first, -2), addDays(found.last, 2)];
  return { end: pastBreak(tokens, at + 1), wish: { kind: 'window', first, last }, doubt: 0 };
}

/** As languages name them in their lexicons (“Ostern”: "paskalya", “Пасха”: "ortodoks paskalya"). */
const MOVABLE: readonly (readonly [stem: string, feast: MovableFeast])[] = [
  ['paskalya', 'easter'],
  ['yukselis', 'ascension'],
  ['pentekost', 'pentecost'],
];
/** Schools are closed before such a feast or after it. */
const [DAYS_BEFORE, DAYS_AFTER] = [9, 9];

/** "paskalya tatili", "ortodoks paskalya 2028": any nights around the next one. */
export function readMovableFeast(tokens: readonly Token[], at: number, today: Day): Reading | null {
  const isOrthodox = isOneOf(tokens[at]?.text, ['ortodoks']);
  const from = isOrthodox ? at + 1 : at;
  const [, feast] = MOVABLE.find(([stem]) => isOneOf(tokens[from]?.text, [stem])) ?? [];
  if (feast === undefined) return null;
  const word = pastBreak(tokens, from + 1);
  const said = yearIn(tokens, word);
  const dayOf = (year: number) => movableFeast(feast, isOrthodox ? 'orthodox' : 'western', year);
  const running = Number(today.slice(0, 4));
  const day = dayOf(said ?? (dayOf(running) < today ? running + 1 : running));
  const [before, last] = [addDays(day, -DAYS_BEFORE), addDays(day, DAYS_AFTER)];
  const first = before < today ? today : before;
  return { end: said === null ? word : word + 1, wish: { kind: 'window', first, last }, doubt: 0 };
}

const pastBreak = (tokens: readonly Token[], at: number): number =>
  isOneOf(tokens[at]?.text, ['tatil']) ? at + 1 : at;
