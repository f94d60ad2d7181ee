import { dayNumber } from '#domain/values/dates.ts';
import { fold } from '#domain/values/fold.ts';
import type { StatementFormat, StatementLine } from './statement.ts';

/** A line that is stored already. `nth`: which of its account's lines of that day and amount. */
export type KnownLine = StatementLine & { format: StatementFormat; nth: number };

/** A line that is not stored yet, and its place among those of its day and amount, from 1. */
type NewLine = { line: StatementLine; nth: number };

/** Days by which formats may differ about one line: booking day here, value date there. */
const NEAR_DAYS = 4;
/** Pairs that are compared word by word; beyond it only equal texts and counts decide. */
const MAX_PAIRS = 40_000;

/**
 * Which lines of a statement are new to its account. A statement comes again, overlaps the last, or
 * comes in another format, where one line has other words; two equal lines of one statement are two.
 * So lines of a day and an amount are paired one to one with those that are known: first with equal
 * words, then with similar ones, then any of another format. Lines of one format whose words differ
 * are never the same. What is left is new.
 */
export function newLines(
  known: readonly KnownLine[],
  brought: readonly StatementLine[],
  format: StatementFormat,
): NewLine[] {
  // Of equal lines each is one.
  const lines = brought.map((line) => ({ ...line }));
  const groups = Map.groupBy(known, groupOf);
  const free = new Set(known);
  const left = [...Map.groupBy(lines, groupOf)].flatMap(([group, of]) =>
    pairOff(groups.get(group) ?? [], of, format, free),
  );
  const near = Map.groupBy(free, ({ format: other }) => other !== format).get(true) ?? [];
  const marks = Map.groupBy(
    near.flatMap((line) => marksOf(line).map((mark) => ({ mark, line }))),
    ({ mark }) => mark,
  );
  const fresh = new Set(left.filter((line) => !isKnownNearby(marks, line, free)));
  const last = new Map(
    [...groups].map(([group, of]) => [group, Math.max(...of.map(({ nth }) => nth))]),
  );
  return lines.flatMap((line) => {
    if (!fresh.has(line)) return [];
    const nth = (last.get(groupOf(line)) ?? 0) + 1;
    last.set(groupOf(line), nth);
    return [{ line, nth }];
  });
}

const groupOf = ({ day, amount }: StatementLine): string => `${day} ${amount}`;

const wordsOf = ({ text, name, reference }: StatementLine): string =>
  fold(`${text} ${name} ${reference}`)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The brought lines of one group without a partner among the known ones. */
function pairOff(
  known: readonly KnownLine[],
  brought: readonly StatementLine[],
  format: StatementFormat,
  free: Set<KnownLine>,
): StatementLine[] {
  const equal = Map.groupBy(known, wordsOf);
  let left = brought.filter((line) => !take(equal.get(wordsOf(line))?.pop(), free));
  const others = () => known.filter((line) => free.has(line));
  if (left.length * others().length <= MAX_PAIRS) {
    const rest = others();
    const partnerOf = (line: StatementLine) =>
      rest.find((one) => free.has(one) && isSimilar(one, line, format));
    left = left.filter((line) => !take(partnerOf(line), free));
  }
  const foreign = others().filter((one) => one.format !== format);
  return left.filter(() => !take(foreign.pop(), free));
}

function take(line: KnownLine | undefined, free: Set<KnownLine>): boolean {
  if (line === undefined) return false;
  return free.delete(line);
}

/** Words of this length say something; shorter ones are in every line. */
const WORD = 4;

function isSimilar(one: KnownLine, line: StatementLine, format: StatementFormat): boolean {
  if (one.reference !== '' && one.reference === line.reference) return true;
  const [a, b] = [wordsOf(one), wordsOf(line)];
  if (a === '' || b === '') return one.format !== format;
  // A text that was cut.
  if (a.startsWith(b) || b.startsWith(a)) return true;
  if (one.format === format) return false;
  const words = new Set(a.split(' ').filter((word) => word.length >= WORD));
  const shared = b.split(' ').filter((word) => word.length >= WORD && words.has(word));
  return shared.length >= 2;
}

/** What says of a line of another day that it is the same: the bank's number, the balance after it. */
const marksOf = ({ amount, reference, balance }: StatementLine): string[] => [
  ...(reference === '' ? [] : [`${amount} no ${reference}`]),
  ...(balance === null ? [] : [`${amount} balance ${balance}`]),
];

function isKnownNearby(
  marks: ReadonlyMap<string, readonly { line: KnownLine }[]>,
  line: StatementLine,
  free: Set<KnownLine>,
): boolean {
  const found = marksOf(line)
    .flatMap((mark) => marks.get(mark) ?? [])
    .find(
      ({ line: one }) =>
        free.has(one) && Math.abs(dayNumber(one.day) - dayNumber(line.day)) <= NEAR_DAYS,
    );
  return take(found?.line, free);
}
