import { addDays, type Day, isDay } from '#domain/values/dates.ts';
import { fold } from '#domain/values/fold.ts';
import { cellName } from '#domain/spreadsheets/cell-name.ts';
import { MAX_COLUMNS, type SheetRows } from '#domain/spreadsheets/reading/sheet-book.ts';
import { monthNumber } from '../understand/days.ts';
import { type Around, monthIn, nameAround, titlesOf, yearIn } from './context.ts';

/** A stay that a calendar shows, and the cell in which it begins. */
export type GridStay = { villa: string; guest: string; checkIn: Day; checkOut: Day; place: string };

/** Rows among which the days are searched, and how many of them a calendar has at least. */
const SEARCHED = 15;
const LEAST_DAYS = 14;

/** Days side by side: `column` has the first, `days` the day of month or the date of each. */
type Axis = { row: number; column: number; days: (number | Day)[] };

type Cell = (row: number, column: number) => { text: string; fill: string; name: string };

/** A sheet as read across or, where the days go down, with rows and columns changed over. */
type Grid = { height: number; width: number; at: Cell };

/**
 * The stays of a calendar: villas on one side, days on the other, and guests where they meet, in
 * merged cells, repeated, or once before cells of the same colour. Every filled day is a night.
 * Null for a sheet that is none, or that does not say which month it is of.
 */
export function gridStays(sheet: SheetRows, around: Around): GridStay[] | null {
  for (const grid of [across(sheet), down(sheet)]) {
    const axis = findAxis(grid);
    const stays = axis && readGrid(grid, axis, around);
    if (stays) return stays;
  }
  return null;
}

/** The most cells that merged ones are copied to, in a sheet. */
const MAX_FILLED = 50_000;

function across({ rows, fills = [], wide = [] }: SheetRows): Grid {
  const filled = new Map<string, string>();
  let copied = 0;
  let width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  for (const { startRow, endRow, startCol, endCol = startCol } of wide) {
    const text = rows[startRow]?.[startCol] ?? '';
    const [rowCount, last] = [
      Math.min(endRow + 1, rows.length) - startRow,
      Math.min(endCol, MAX_COLUMNS),
    ];
    const area = rowCount * (last - startCol + 1);
    // Counted, because the same cells may be merged again and again.
    if (text === '' || copied + area > MAX_FILLED) continue;
    copied += area;
    width = Math.max(width, last + 1);
    for (let row = startRow; row < startRow + rowCount; row += 1)
      for (let column = startCol; column <= last; column += 1) filled.set(`${row},${column}`, text);
  }
  return {
    height: rows.length,
    width,
    at: (row, column) => ({
      text: rows[row]?.[column] || (filled.get(`${row},${column}`) ?? ''),
      fill: fills[row]?.[column] ?? '',
      name: cellName(row + 1, column),
    }),
  };
}

function down(sheet: SheetRows): Grid {
  const { height, width, at } = across(sheet);
  return { height: width, width: height, at: (row, column) => at(column, row) };
}

/** "1", "Pzt 1", "01.07", a date; null for no day. */
function dayLabel(text: string): number | Day | null {
  const [, date, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](20\d\d)$/.exec(text) ?? [];
  const written =
    date && month ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text;
  if (isDay(written)) return written;
  const [, digits] = /^\D{0,12}?(\d{1,2})(?:[.]?|\D[^\d]{0,12}|[./]\d{1,2}\.?)$/.exec(text) ?? [];
  const day = Number(digits);
  return digits !== undefined && day >= 1 && day <= 31 ? day : null;
}

function findAxis({ height, width, at }: Grid): Axis | null {
  for (let row = 0; row < Math.min(SEARCHED, height); row += 1) {
    let run: Axis = { row, column: 0, days: [] };
    for (let column = 0; column <= width; column += 1) {
      const day = column < width ? dayLabel(at(row, column).text) : null;
      const last = run.days.at(-1);
      if (day !== null && last !== undefined && isNext(last, day)) run.days.push(day);
      else {
        if (run.days.length >= LEAST_DAYS) return run;
        run = { row, column, days: day === null ? [] : [day] };
      }
    }
  }
  return null;
}

const isNext = (before: number | Day, day: number | Day): boolean =>
  typeof before === 'number' || typeof day === 'number'
    ? day === Number(before) + 1 || (day === 1 && Number(before) >= 28)
    : day === addDays(before, 1);

/** The dates of an axis in a month; null where a number is no day of it. */
function datesOf({ days }: Axis, month: number, year: number): (Day | null)[] {
  let [m, y] = [month, year];
  return days.map((day, i) => {
    if (typeof day !== 'number') return day;
    if (i > 0 && day === 1) [m, y] = m === 12 ? [1, y + 1] : [m + 1, y];
    const text = `${y}-${String(m).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    return isDay(text) ? text : null;
  });
}

/** Nobody comes, or a day of the week; and somebody whose name is not said. */
const FREE =
  /^(?:-|–|—|bos|musait|free|frei|leer|0|\p{L}|pzt|pts|sal|car|crs|per|prs|cum|cmt|cts|paz|mon?|tue?|wed?|thu?|fri?|sat?|sun?|di|mi|do|so)?$/u;
const UNNAMED = /^(?:x|xx|xxx|\*|r|rez|rezerve|dolu|full|belegt|booked|reserved|1|✓|✔)$/;

function readGrid(grid: Grid, axis: Axis, around: Around): GridStay[] | null {
  const titles = titlesOf({ ...around, titles: [...around.titles, ...textsAbove(grid, axis)] });
  const isDated = typeof axis.days[0] !== 'number';
  const [month, year] = [monthIn(titles), yearIn(titles)];
  const stays: GridStay[] = [];
  let [label, numbers, filled] = ['', 0, 0];
  for (let row = axis.row + 1; row < grid.height; row += 1) {
    label = labelOf(grid, axis, row);
    if (label === '') continue;
    const own = monthIn([label]) !== null && monthNumber(fold(label.split(' ')[0] ?? ''));
    const of = own || month;
    if (!isDated && (!of || year === null)) return null;
    const dates = datesOf(axis, of || 1, yearIn([label]) ?? year ?? 2000);
    const villa = own ? nameAround(around) : label;
    for (const run of runsOf(grid, axis, row)) {
      filled += 1;
      if (/^[\d.,\s₺€$]+(?:tl)?$/i.test(run.guest) && !UNNAMED.test(run.guest)) numbers += 1;
      const [checkIn, last] = [dates[run.from], dates[run.to]];
      if (!checkIn || !last) continue;
      const guest = UNNAMED.test(fold(run.guest)) ? '' : run.guest;
      const place = grid.at(row, axis.column + run.from).name;
      stays.push({ villa, guest, checkIn, checkOut: addDays(last, 1), place });
    }
  }
  // A calendar of prices has numbers where guests would stand.
  return stays.length === 0 || numbers * 2 > filled ? null : stays;
}

const isFree = (text: string): boolean => FREE.test(text) && !UNNAMED.test(text);

const textsAbove = ({ width, at }: Grid, { row }: Axis): string[] =>
  Array.from({ length: row }, (_, above) =>
    [...new Set(Array.from({ length: width }, (__, column) => at(above, column).text))].join(' '),
  );

/** What stands nearest to the days on their left: the villa, or its month. */
function labelOf({ at }: Grid, { column }: Axis, row: number): string {
  for (let left = 0; left < column; left += 1) {
    const { text } = at(row, left);
    if (/\p{L}/u.test(text)) return text;
  }
  return '';
}

type Run = { guest: string; from: number; to: number };

/** Cells of one guest side by side: with the same text, or empty and coloured like the first. */
function runsOf({ at }: Grid, { column, days }: Axis, row: number): Run[] {
  const runs: Run[] = [];
  let open: (Run & { fill: string; text: string }) | null = null;
  days.forEach((_, i) => {
    const { text, fill } = at(row, column + i);
    const goesOn =
      open !== null &&
      (text === '' ? fill !== '' && fill === open.fill : fold(text) === fold(open.text));
    if (open !== null && goesOn) open.to = i;
    else {
      open = isFree(fold(text)) ? null : { guest: text, text, fill, from: i, to: i };
      if (open !== null) runs.push(open);
    }
  });
  return runs;
}

/** Stays of one guest that end and begin on the same day, as at the end of a month, are one. */
export function joinStays(stays: readonly GridStay[]): GridStay[] {
  const joined: GridStay[] = [];
  const ended = new Map<string, GridStay>();
  for (const stay of stays.toSorted((a, b) => (a.checkIn < b.checkIn ? -1 : 1))) {
    const id = `${fold(stay.villa)} ${fold(stay.guest)} `;
    const before = stay.guest === '' ? undefined : ended.get(id + stay.checkIn);
    const one = before ?? { ...stay };
    if (before === undefined) joined.push(one);
    else before.checkOut = stay.checkOut;
    ended.set(id + one.checkOut, one);
  }
  return joined;
}
