import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guessColumns, toImportRows } from '#domain/import/guess-columns.ts';
import type { ImportKind } from '#domain/import/kinds.ts';
import { readDay, readMoney } from '#domain/import/read-cell.ts';
import { sheetOf } from '#dashboard/features/import/read-file.ts';
import { transactionSheet } from '#dashboard/features/payments/ledger/spreadsheet.ts';
import { reservationSheet } from '#dashboard/features/reservations/list/spreadsheet.ts';
import { villaSheet } from '#dashboard/features/villas/list/spreadsheet.ts';
import { istanbulText } from '#dashboard/shared/spreadsheets/istanbul-text.ts';
import { readSheetBook } from '#dashboard/shared/spreadsheets/read-sheet-book.ts';
import type { SheetColumn, SheetValue } from '#dashboard/shared/spreadsheets/spreadsheet.ts';
import { sheetToCsv } from '#dashboard/shared/spreadsheets/to-csv.ts';
import { sheetToXlsx } from '#dashboard/shared/spreadsheets/to-xlsx.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { importer } from '#tests/support/brought.ts';
import { createUser, createVilla, signIn } from '#tests/support/factories.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/servers/databases.ts';

/** Names as agencies have them, and some that a spreadsheet takes for something else. */
const NAMES = [
  'Villa Reçine',
  '=Villa Ay',
  '+90 Manzara',
  '-5 Adım',
  '@Deniz',
  '007',
  '1.7',
  '15.07.2026',
  "'Tırnak",
  'Villa "Ay"; Kaş',
  'TRUE',
  '1e5',
];

let app: TestApp;
let token: string;
let database: TestDatabase;
const codes: string[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  app = testApp({ databaseUrl: database.url, now: '2026-11-28T09:00:00.000Z' });
  token = await signIn(app, (await createUser(app)).email);
  // Of one owner, in one region: two of a name would rightly be asked about.
  const first = await createVilla(app, { name: NAMES[0] ?? '' });
  const { ownerId, townId, districtId } = first;
  codes.push(first.code);
  for (const name of NAMES.slice(1)) {
    codes.push((await createVilla(app, { name, ownerId, townId, districtId })).code);
  }
  const stays = NAMES.map((_, at) => ({
    row: at + 2,
    cells: {
      code: `R-2025-0${100 + at}`,
      villaCode: codes[at] ?? '',
      guest: `Ülkü ${['Öz', 'İğdır', "O'Neil"][at % 3]}`,
      phone: `+90532${String(7_000_000 + at)}`,
      email: `kisi${at}@posta.example`,
      checkIn: `2025-06-${10 + at}`,
      checkOut: `2025-06-${11 + at}`,
      adults: '2',
      children: String(at % 3),
      total: String(30_000 + at * 111.5).replace('.', ','),
      status: ['Tamamlandı', 'İptal', 'Gelmedi'][at % 3] ?? '',
      ...(at % 3 === 0 && {
        collected: '5000',
        collectedOn: '2025-05-01',
        collectedBy: 'Havale',
      }),
    },
  }));
  const person = importer(app, token, 'reservations');
  await person.decide(stays);
  const { outcomes } = await person.write(stays);
  expect(outcomes.map(({ fate, problems }) => [fate, problems])).toEqual(
    stays.map(() => ['new', []]),
  );
});

afterAll(() => database.remove());

const get = async (path: string) => {
  const answer = await app.call('GET', `/v1/admin/${path}`, { token });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.content;
};

type Exported = { columns: readonly SheetColumn<any>[]; rows: any[] };

/** The lists as their screens write them. */
const LISTS: Record<string, () => Promise<Exported>> = {
  villas: async () => ({
    columns: villaSheet.columns,
    rows: (await get('villas?take=200')).items,
  }),
  reservations: async () => ({
    columns: reservationSheet({}, true).columns,
    rows: (await get('reservations/export?oldrez=all&take=200')).items,
  }),
  transactions: async () => ({
    columns: transactionSheet.columns,
    rows: (await get('transactions?take=200')).items,
  }),
};

const FORMATS = ['xlsx', 'csv'] as const;

async function book({ columns, rows }: Exported, format: (typeof FORMATS)[number]) {
  const blob = format === 'xlsx' ? sheetToXlsx('Liste', columns, rows) : sheetToCsv(columns, rows);
  return readSheetBook(new File([await blob.arrayBuffer()], `liste.${format}`));
}

/** Whether a cell that was read says what was written. */
function isSame(kind: SheetColumn<any>['kind'], value: SheetValue, text: string): boolean {
  if (value === null || value === '') return text === '';
  if (kind === 'money') return 'value' in readMoney(text) && readOf(readMoney(text)) === value;
  if (kind === 'day') return readOf(readDay(text)) === value;
  if (kind === 'flag') return text === (value === true ? 'Evet' : 'Hayır');
  if (kind === 'instant') {
    // A workbook has the midnight of a day as the day.
    const [written, read] = [istanbulText(String(value)), text.replace('T', ' ').slice(0, 16)];
    return written.replace(' 00:00', '') === read.replace(' 00:00', '');
  }
  return text === String(value).trim();
}

const readOf = (read: object): unknown => ('value' in read ? read.value : null);

describe.each(FORMATS)('our own export as %s', (format) => {
  it.each(Object.keys(LISTS))('comes back row by row: %s', async (list) => {
    const exported = await LISTS[list]!();
    const { columns, rows } = exported;
    expect(rows.length).toBeGreaterThan(0);
    const { sheets, chosen } = await book(exported, format);
    const [headings, ...lines] = sheets[chosen]!.rows;
    expect(headings).toEqual(columns.map(({ title }) => title));
    expect(lines).toHaveLength(rows.length);
    const lost = rows.flatMap((row, at) =>
      columns.flatMap(({ title, kind, value }, column) => {
        const [written, read] = [value(row), lines[at]?.[column] ?? ''];
        return isSame(kind, written, read) ? [] : [[at, title, written, read]];
      }),
    );
    expect(lost).toEqual([]);
  });

  it.each(['villas', 'reservations'] as const)('changes nothing: %s', async (kind) => {
    const exported = await LISTS[kind]!();
    const rows = rowsOf(kind, await book(exported, format));
    const person = importer(app, token, kind);
    // Said once each: a list of stays has what was paid in all, not when and how, and stays that
    // were imported were written down after their guests had left.
    expect(await person.decide(rows)).toBeLessThanOrEqual(kind === 'reservations' ? 2 : 0);
    const outcome = await person.check(rows);
    expect(outcome.rows.filter(({ fate }: { fate: string }) => fate !== 'skip')).toEqual([]);
    expect(outcome.rows).toHaveLength(exported.rows.length);
  });
});

function rowsOf(kind: ImportKind, read: Awaited<ReturnType<typeof book>>) {
  const file = sheetOf('liste', read, read.chosen, kind);
  return toImportRows(kind, file, guessColumns(kind, file.headings, file.lines));
}
