import { fold } from '#domain/values/fold.ts';
import { findHeading } from '#domain/spreadsheets/reading/find-heading.ts';
import type { SheetProblem, SheetRows } from '#domain/spreadsheets/reading/sheet-book.ts';
import { HAS_YEAR } from '../column-parts.ts';
import { guessColumns, isKnownHeading, type Mapping } from '../guess-columns.ts';
import type { ImportKind } from '../kinds.ts';
import { monthNumber } from '../understand/days.ts';
import { type Around, nameAround, nameIn, titlesOf, yearIn } from './context.ts';
import { gridStays, type GridStay, joinStays } from './day-grid.ts';

/** A line that is no row of the table, and why. */
type LeftOut = { row: number; title: string; why: string };

/**
 * A table below its headings. Empty lines are kept, so that a line's number matches the
 * spreadsheet's; where it cannot, `places` says where each line stands.
 */
export type Table = {
  headings: string[];
  /** The number of the line that has the headings, 0 for none. */
  headingRow: number;
  lines: string[][];
  problems: SheetProblem[];
  leftOut: LeftOut[];
  places?: string[];
};

/** Columns that no sheet has: what its titles say of all of its rows. */
const FROM_TITLES: Record<ImportKind, { field: string; heading: string } | null> = {
  villas: { field: 'town', heading: 'Bölge (başlıktan)' },
  prices: { field: 'villaCode', heading: 'Villa (başlıktan)' },
  reservations: { field: 'villaCode', heading: 'Villa (başlıktan)' },
};
const YEAR = 'Yıl (başlıktan)';

const WHY = {
  total: 'Toplam satırı.',
  heading: 'Yinelenen başlık satırı.',
  title: 'Ara başlık ya da not.',
};

/** The table of one sheet: its list, or the stays of a calendar. `headingRow` as somebody chose it. */
export function layOut(
  sheet: SheetRows,
  file: string,
  kind: ImportKind,
  headingRow?: number,
): Table {
  const stays = headingRow === undefined ? calendarOf(sheet, file, kind) : null;
  return stays ? stayTable(stays) : list(sheet, file, kind, headingRow);
}

/** The stays of a sheet that is a calendar, and no list with numbered lines. */
function calendarOf(sheet: SheetRows, file: string, kind: ImportKind): GridStay[] | null {
  if (kind !== 'reservations') return null;
  const at = findHeading(sheet.rows, (text) => isKnownHeading(kind, text));
  const fields = guessColumns(kind, sheet.rows[at] ?? []);
  const isList =
    fields.includes('checkIn') &&
    ['checkOut', 'nights', 'guest', 'total'].some((field) => fields.includes(field));
  return isList ? null : gridStays(sheet, { titles: [], sheet: sheet.name, file });
}

/** The tables of several sheets below each other, each line with the name of its sheet. */
export function layOutTogether(
  sheets: readonly SheetRows[],
  file: string,
  kind: ImportKind,
): Table {
  const stays = sheets.map((sheet) =>
    calendarOf(sheet, file, kind)?.map((stay) => ({
      ...stay,
      place: `${sheet.name} ${stay.place}`,
    })),
  );
  if (stays.some((found) => found)) return stayTable(stays.flatMap((found) => found ?? []));
  const all: Table = {
    headings: [],
    headingRow: 0,
    lines: [],
    problems: [],
    leftOut: [],
    places: [],
  };
  for (const sheet of sheets) {
    const { headings, headingRow, lines, problems, leftOut } = list(sheet, file, kind);
    const before = all.lines.length - headingRow;
    const columns = headings.map((heading) => columnOf(all.headings, heading));
    for (const [i, line] of lines.entries()) {
      const moved: string[] = [];
      for (const [column, cell] of line.entries()) moved[columns[column] ?? column] = cell;
      all.lines.push(Array.from(moved, (cell) => cell ?? ''));
      all.places?.push(`${sheet.name} ${headingRow + 1 + i}`);
    }
    const below = <Item extends { row: number }>(items: Item[]) =>
      items
        .filter(({ row }) => row > headingRow)
        .map((item) => ({ ...item, row: item.row + before }));
    all.leftOut.push(...below(leftOut));
    all.problems.push(
      ...below(problems).map((problem) => ({
        ...problem,
        column: columns[problem.column] ?? problem.column,
        message: `${sheet.name} ${problem.message}`,
      })),
    );
  }
  return all;
}

/** The column of a heading among those so far; a new one at their end. */
function columnOf(headings: string[], heading: string): number {
  const at = headings.findIndex((other) => fold(other) === fold(heading) && heading !== '');
  return at >= 0 ? at : headings.push(heading) - 1;
}

/** Sheets whose headings are mostly the same, as of one sheet a month or a villa; or calendars. */
export function areAlike(sheets: readonly SheetRows[], file: string, kind: ImportKind): boolean {
  if (sheets.length < 2) return false;
  if (sheets.every((sheet) => calendarOf(sheet, file, kind) !== null)) return true;
  const known = sheets.map(({ rows }) => {
    const heading = rows[findHeading(rows, (text) => isKnownHeading(kind, text))] ?? [];
    return new Set(heading.filter((text) => isKnownHeading(kind, text)).map(fold));
  });
  const [first = new Set<string>(), ...others] = known;
  return (
    first.size > 1 &&
    others.every((other) => [...other].filter((text) => first.has(text)).length > first.size * 0.6)
  );
}

function stayTable(stays: readonly GridStay[]): Table {
  const joined = joinStays(stays);
  return {
    headings: ['Villa', 'Misafir', 'Giriş', 'Çıkış (son dolu günün ertesi)'],
    headingRow: 0,
    lines: joined.map(({ villa, guest, checkIn, checkOut }) => [villa, guest, checkIn, checkOut]),
    problems: [],
    leftOut: [],
    places: joined.map(({ place }) => place),
  };
}

function list(sheet: SheetRows, file: string, kind: ImportKind, headingRow?: number): Table {
  const { name, rows, problems } = sheet;
  const isKnown = (text: string) => isKnownHeading(kind, text);
  const heading = headingRow === undefined ? findHeading(rows, isKnown) : headingRow - 1;
  const below = rows.slice(heading + 1);
  const widest = Math.max(0, ...rows.slice(Math.max(heading, 0)).map((row) => row.length));
  const headings = Array.from({ length: widest }, (_, i) => rows[heading]?.[i] ?? '');
  const mapping = guessColumns(kind, headings, below);
  const titles = rows.slice(0, Math.max(heading, 0)).map((row) => [...new Set(row)].join(' '));
  const around: Around = { titles, sheet: name, file };
  const { lines, sections, leftOut } = takeOut(kind, below, headings, mapping, heading + 2);
  fillGroups(lines, mapping.indexOf('villaCode'));
  addFromTitles(kind, { headings, lines, sections, mapping }, around);
  return { headings, headingRow: heading + 1, lines, problems, leftOut };
}

const TOTAL =
  /^(?:\p{L}+ )?(?:(?:genel |ara )?toplam[iı]?|yekun|(?:sub|grand )?total|(?:gesamt)?summe|gesamt)(?!\p{L})/u;

/** Lines without totals, repeated headings and titles; these are told by the line they stand above. */
function takeOut(
  kind: ImportKind,
  below: readonly (readonly string[])[],
  headings: readonly string[],
  mapping: Mapping,
  firstRow: number,
) {
  const plain = headings.map(fold);
  const dates = mapping.flatMap((field, i) =>
    /^(?:checkIn|startsOn)$/.test(field ?? '') ? i : [],
  );
  const leftOut: LeftOut[] = [];
  const sections: string[] = [];
  let section = '';
  const isGrouped =
    kind === 'villas' && !mapping.includes('town') && singles(below) * 2 <= below.length;
  const lines = below.map((line, i) => {
    const filled = line.flatMap((text, column) => (text === '' ? [] : [{ text, column }]));
    const [first] = filled;
    const isDated = dates.some((column) => /\d/.test(line[column] ?? ''));
    const why = ((): string | null => {
      if (first === undefined) return null;
      const same = filled.filter(({ text, column }) => fold(text) === plain[column]).length;
      if (same > 1 && same * 2 > filled.length) return WHY.heading;
      if (!isDated && TOTAL.test(fold(first.text))) return WHY.total;
      const isMonth = filled.length === 1 && isMonthTitle(first.text);
      const isAlone = filled.length === 1 && headings.length > 2 && /\p{L}/u.test(first.text);
      const isOther = dates.length > 0 || mapping[first.column] !== 'name';
      // "KALKAN" above the villas of Kalkan, in the column of their names.
      const isGroup = isGrouped && !/villa/.test(fold(first.text)) && countIn(below[i + 1]) > 1;
      const isTitle = isMonth || (isAlone && !isDated && (isOther || isGroup));
      return isTitle ? WHY.title : null;
    })();
    if (why === WHY.title && first) section = first.text;
    sections.push(section);
    if (why === null || first === undefined) return [...line];
    leftOut.push({ row: firstRow + i, title: first.text, why });
    return [];
  });
  return { lines, sections, leftOut };
}

const countIn = (line: readonly string[] = []): number => line.filter((text) => text !== '').length;
const singles = (lines: readonly (readonly string[])[]): number =>
  lines.filter((line) => countIn(line) === 1).length;

const isMonthTitle = (text: string): boolean => {
  const words = fold(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
  return words.length <= 3 && words.some((word) => monthNumber(word) !== null);
};

/**
 * The villa of a group of stays may stand in its first line only: then no name comes twice, and the
 * first line has one.
 */
function fillGroups(lines: string[][], column: number): void {
  const used = lines.filter((line) => countIn(line) > 0);
  const names = used.flatMap((line) => line[column] || []);
  const isGrouped =
    used[0]?.[column] && names.length * 1.5 <= used.length && new Set(names).size === names.length;
  if (!isGrouped) return;
  let name = '';
  for (const line of used) {
    name = line[column] || name;
    while (line.length < column) line.push('');
    line[column] = name;
  }
}

type Below = {
  headings: string[];
  lines: string[][];
  sections: readonly string[];
  mapping: Mapping;
};

/** Puts what the titles say into columns of their own, where the sheet has none for it. */
function addFromTitles(
  kind: ImportKind,
  { headings, lines, sections, mapping }: Below,
  around: Around,
) {
  const add = (heading: string, valueOf: (section: string) => string) => {
    const values = lines.map((line, i) => (line.some(Boolean) ? valueOf(sections[i] ?? '') : ''));
    if (values.every((value) => value === '')) return;
    const column = headings.push(heading) - 1;
    for (const [i, line] of lines.entries()) {
      while (values[i] !== '' && line.length < column) line.push('');
      if (values[i] !== '') line.push(values[i] ?? '');
    }
  };
  const missing = FROM_TITLES[kind];
  if (missing !== null && !mapping.includes(missing.field)) {
    // Which region a list of villas is of, its own name seldom says.
    const name = kind === 'villas' ? nameIn(around.sheet) : nameAround(around);
    add(missing.heading, (section) => nameIn(section) || name);
  }
  if (kind !== 'reservations') return;
  const dates = mapping.flatMap((field, i) => (/^check(?:In|Out)$/.test(field ?? '') ? i : []));
  const isOpen = lines.some((line) =>
    dates.some((column) => /\d/.test(line[column] ?? '') && !HAS_YEAR.test(line[column] ?? '')),
  );
  if (isOpen) add(YEAR, (section) => String(yearIn([section, ...titlesOf(around)]) ?? ''));
}
