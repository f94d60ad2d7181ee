import { guessColumns, toImportRows } from '#domain/import/guess-columns.ts';
import { layOut } from '#domain/import/sheets/lay-out.ts';
import { AROUND } from '#domain/import/understand/around.testing.ts';
import { understandRows } from '#domain/import/understand/understand-rows.ts';
import { parseEmail } from '#domain/values/email.ts';
import { parseIban } from '#domain/values/iban.ts';
import { isSenderName, tidyName } from '#domain/values/person-name.ts';
import { parsePhone } from '#domain/values/phone.ts';
import { sortKey } from '#domain/values/sort.ts';
import { csvRows } from '#domain/spreadsheets/reading/csv-rows.ts';
import { sheetRows } from '#domain/spreadsheets/reading/sheet-rows.ts';
import { count, fill, type Shape, shapesOf } from './shape.ts';

const HEAD = 'Villa;Misafir;Giriş;Çıkış;Tutar\n';
const DAYS = Array.from({ length: 31 }, (_, i) => i + 1).join(';');

/** Merged cells over all of a calendar, again and again. */
const merged = (size: number) =>
  sheetRows(
    { name: 'Temmuz 2025', isHidden: false },
    csvRows(`Villa;${DAYS}\n${fill(`Zeytin;${'a;'.repeat(31)}\n`, 4_000)}`),
    Array.from({ length: size / 4 }, () => ({
      startRow: 0,
      endRow: 50_000,
      startCol: 0,
      endCol: 300,
    })),
  );

/** A list of stays or a calendar, laid out, its columns guessed and its rows understood. */
function plan(text: string) {
  const sheet = sheetRows({ name: 'Temmuz 2025', isHidden: false }, csvRows(text));
  const table = layOut(sheet, 'liste.csv', 'reservations');
  const mapping = guessColumns('reservations', table.headings, table.lines);
  const rows = toImportRows('reservations', table, mapping);
  return understandRows('reservations', rows, new Map(), AROUND);
}

const lists = shapesOf(
  'list of stays',
  plan,
  {
    stays: (size) => HEAD + fill('Zeytin;Ali Kaya;1.6;8.6;70000\n', size),
    'other values in each': (size) =>
      HEAD + count(size, 40, (i) => `Villa ${i};Ali ${i};${i}.6;x${i};${i} bin\n`),
    totals: (size) => HEAD + fill('TOPLAM;;;;7\n', size),
    titles: (size) => HEAD + fill('Ağustos;;;;\n', size),
    'repeated headings': (size) => HEAD + fill(HEAD, size),
    'a calendar': (size) => `Villa;${DAYS}\n${fill(`Zeytin;${'a;'.repeat(31)}\n`, size)}`,
    'a calendar of many': (size) =>
      `Villa;${DAYS}\n${count(size, 110, (i) => `Z${i};${DAYS.replaceAll(/\d+/g, (day) => `g${day}`)}\n`)}`,
  },
  60_000,
);

const values = shapesOf(
  'value',
  (text: string) => [
    parseEmail(text),
    parsePhone(text),
    parseIban(text),
    isSenderName(tidyName(text)),
    sortKey(text),
  ],
  {
    blanks: (size) => `a${fill(' ', size)}a`,
    quotes: (size) => `a${fill('"', size)}a`,
    'brackets that close': (size) => `${fill('>,', size)}a`,
    labels: (size) => fill('a: ', size),
    dots: (size) => fill('A.', size),
    joiners: (size) => fill('ع\u200c', size),
    digits: (size) => fill('٠', size),
    'marks out of order': (size) => `e${fill('\u0315\u0300', size)}`,
  },
  100_000,
);

const calendars = shapesOf(
  'calendar of stays',
  (sheet: ReturnType<typeof merged>) => layOut(sheet, 'liste.xlsx', 'reservations'),
  { 'merged cells': merged },
);

export const IMPORTS: Shape[] = [...lists, ...calendars, ...values];
