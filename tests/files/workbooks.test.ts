import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { templateWorkbook } from '#dashboard/features/import/template-workbook.ts';
import { packWorkbook } from '#dashboard/shared/spreadsheets/pack-workbook.ts';
import { sheetToXlsx } from '#dashboard/shared/spreadsheets/to-xlsx.ts';
import { FIELDS_OF, KIND_LABELS } from '#domain/import/fields.ts';
import { IMPORT_KINDS } from '#domain/import/kinds.ts';
import type { ManagementReport, ReportRow } from '#domain/reports/management/schema.ts';
import type { MinistryRow } from '#domain/reports/ministry/schema.ts';
import { REPORT_COLUMNS } from '#worker/features/guests/report.ts';
import { guestWorkbook } from '#worker/features/guests/workbook.ts';
import { reportWorkbook } from '#worker/features/reports/management/workbook.ts';
import { ministryWorkbook } from '#worker/features/reports/ministry/workbook.ts';
import { type OfficeCell, type OfficeSheet, openInLibreOffice } from './libreoffice.ts';
import { type CellRow, listsOfCells } from './sheets.ts';

/** Every workbook the product makes, filled with what people type, opened in LibreOffice once. */

/** What a spreadsheet might run, or what a careless writer breaks. */
const TEXTS = [
  '=1+1',
  '+cmd|" /C calc"!A0',
  '-2',
  '@SUM(A1:A9)',
  '=HYPERLINK("http://kotu.example";"tıkla")',
  '{=1+1}',
  '0532 111 22 33',
  '00123',
  '2026-10-01',
  '%10',
  'TRUE',
  'ĞÜŞİÖÇ ğüşıöç İIıi',
  `"çift" ve 'tek' & <etiket> ]]> &amp;`,
  'Şehit Yüzbaşı Ömer Halisdemir Bulvarı 40',
  '😀 ₺ —',
  'iki\nsatır',
];
/** What no XML may hold is dropped rather than make the file unreadable. */
const BROKEN = ['a\u0001b\u000bc\uffffd', 'yarım \ud800'];
const MENDED = ['abcd', /^yarım/];

const MANY = 10_000;
const AT = new Date('2026-11-21T09:00:00.000Z');

const textOf = (n: number) => TEXTS[n % TEXTS.length]!;
const letters = [...TEXTS, ...BROKEN];

const listing = (text: string, n: number): MinistryRow => ({
  villa_id: n,
  villa_name: text,
  agency: `(16840) ${text}`,
  listedOn: '01/10/2026-31/10/2026',
  listingNo: text,
  url: 'https://kiyi.example/villa/x',
  owner: text,
  address: text,
  permitNo: text,
  price: n === 0 ? null : 100_050,
});

const figures: ReportRow['figures'] = {
  villas: 1,
  nights: 31,
  ownNights: 1,
  closedNights: 2,
  elsewhereNights: 3,
  sellableNights: 25,
  soldNights: 20,
  occupancy: 8000,
  turnover: 12_345_678,
  averageNight: 617_284,
  revenuePerNight: null,
  stays: 3,
  averageStay: 67,
  leadTime: 305,
  cancelled: 1,
  cancellationRate: 2500,
};
const row = (label: string): ReportRow => ({ key: label, label, figures, before: figures });
const report: ManagementReport = {
  from: '2026-10-01',
  to: '2026-10-31',
  by: 'villa',
  beforeFrom: '2025-10-01',
  beforeTo: '2025-10-31',
  figures,
  before: figures,
  rows: letters.map(row),
  rowCount: letters.length,
  months: [row('Ekim 2026')],
  sources: [],
};

const cellsOf = (text: string): CellRow => ({
  text,
  number: 7,
  money: 123_456,
  day: '2028-02-29',
  instant: '2026-10-31T21:30:00.000Z',
  flag: true,
});

const bytesOf = async (file: Blob | Response) => new Uint8Array(await file.arrayBuffer());

let opened: Record<string, OfficeSheet[]>;
beforeAll(async () => {
  const many = Array.from({ length: MANY }, (_, n) => textOf(n));
  const files: Record<string, Blob | Response> = {
    bakanlik: ministryWorkbook('2026-10', letters.map(listing), AT),
    'bakanlik-buyuk': ministryWorkbook('2026-10', many.map(listing), AT),
    yonetim: reportWorkbook(report, AT),
    misafirler: guestWorkbook(
      '2026-10-31',
      letters.map((text) => REPORT_COLUMNS.map(() => text)),
      AT,
    ),
  };
  for (const kind of IMPORT_KINDS) files[`sablon-${kind}`] = templateWorkbook(kind);
  for (const { name, columns } of listsOfCells) {
    files[`liste-${name}`] = sheetToXlsx(name, columns, letters.map(cellsOf));
  }
  const [list] = listsOfCells;
  files['liste-buyuk'] = sheetToXlsx('yorumlar', list!.columns, many.map(cellsOf));
  const entries = Object.entries(files).map(
    async ([name, file]) => [name, await bytesOf(file)] as const,
  );
  const workbooks = Object.fromEntries(await Promise.all(entries));
  opened = await openInLibreOffice({ ...workbooks, [CONTROL]: await workbookWithFormula() });
});

/** The one that is no product's: its first cell is a formula. */
const CONTROL = 'kontrol';

async function workbookWithFormula(): Promise<Uint8Array> {
  const row = [{ text: 'WRITTEN' }];
  const sheet = { name: 'Kontrol', widths: [10], rows: [row], frozen: { rows: 0 } };
  const files = unzipSync(await bytesOf(packWorkbook([sheet])));
  const path = 'xl/worksheets/sheet1.xml';
  const text = strFromU8(files[path]!);
  const formula = text.replace(/<c [^>]*>.*<\/c>/, '<c r="A1"><f>1+1</f></c>');
  expect(formula).not.toBe(text);
  return zipSync({ ...files, [path]: strToU8(formula) });
}

const rowsOf = (name: string, sheet = 0) => opened[name]![sheet]!.rows;
const texts = (cells: OfficeCell[]) => cells.map(({ text }) => text);
const column = (rows: OfficeCell[][], n: number) => rows.slice(1).map((cells) => cells[n]!);

/** Every text stands there as it was typed, and as a text. */
function expectTexts(cells: OfficeCell[]) {
  expect(cells.slice(0, TEXTS.length).map(({ text }) => text)).toEqual(TEXTS);
  expect(new Set(cells.map(({ type }) => type))).toEqual(new Set(['string']));
  for (const [n, mended] of MENDED.entries()) {
    expect(cells[TEXTS.length + n]!.text).toMatch(mended);
  }
}

describe('every workbook in LibreOffice', () => {
  it('holds no formula, whatever a text begins with', () => {
    const cells = Object.entries(opened).flatMap(([name, sheets]) =>
      name === CONTROL ? [] : sheets.flatMap(({ rows }) => rows.flat()),
    );
    expect(cells.length).toBeGreaterThan(MANY * 10);
    expect(cells.filter(({ formula }) => formula !== null)).toEqual([]);
  });

  it('tells the Ministry of each listing in typed cells', () => {
    const rows = rowsOf('bakanlik');
    expect(opened['bakanlik']!.map(({ name }) => name)).toEqual(['2026-10']);
    expect(texts(rows[0]!)).toEqual([
      'Acenta',
      'İlan tarih aralığı',
      'İlan no',
      'İlan adresi (URL)',
      'İlan sahibi',
      'Adres',
      'İzin belgesi no',
      'Ücret (gecelik, TL)',
    ]);
    for (const n of [2, 4, 5, 6]) expectTexts(column(rows, n));
    expect(rows[2]![7]).toMatchObject({ type: 'float', value: '1000.5' });
    // A villa without a price has an empty cell, not a zero.
    expect(rows[1]![7]).toBeUndefined();
  });

  it('gives figures that can be added up, and what each of them means', () => {
    const [villas, months, words] = opened['yonetim']!;
    expect([villas!.name, months!.name, words!.name]).toEqual(['Villa', 'Ay', 'Açıklama']);
    expectTexts(column(villas!.rows, 0).slice(0, letters.length));
    expect(villas!.rows.at(-1)![0]!.text).toBe('Toplam');
    const [head, first] = villas!.rows;
    const cell = (title: string) => first![texts(head!).indexOf(title)];
    expect(cell('Doluluk')).toMatchObject({ type: 'percentage', value: '0.8' });
    expect(cell('Ciro')).toMatchObject({ value: '123456.78' });
  });

  it('keeps the letters and zeros of guests', () => {
    const rows = rowsOf('misafirler');
    expect(texts(rows[0]!)).toEqual([...REPORT_COLUMNS]);
    for (const n of REPORT_COLUMNS.keys()) expectTexts(column(rows, n));
  });

  it.each(listsOfCells)('opens the list $name', ({ name, columns }) => {
    const rows = rowsOf(`liste-${name}`);
    expect(texts(rows[0]!)).toEqual(columns.map(({ title }) => title));
    for (const [n, { kind }] of columns.entries()) {
      const cells = column(rows, n);
      if (kind === 'text') expectTexts(cells);
      else expect([kind, cells[0]]).toMatchObject([kind, EXPECTED[kind]]);
    }
  });

  it.each(IMPORT_KINDS)('opens the template of %s with its example as it is typed', (kind) => {
    const [sheet, words] = opened[`sablon-${kind}`]!;
    const fields = Object.values(FIELDS_OF[kind]);
    expect([sheet!.name, words!.name]).toEqual([KIND_LABELS[kind], 'Açıklama']);
    expect(sheet!.rows.map(texts)).toEqual([
      fields.map(({ label }) => label),
      fields.map(({ example }) => example),
    ]);
    expect(new Set(sheet!.rows.flat().map(({ type }) => type))).toEqual(new Set(['string']));
    expect(texts(column(words!.rows, 0))).toEqual(fields.map(({ label }) => label));
  });

  it('opens ten thousand rows with every one in its place', () => {
    for (const [name, n] of [
      ['bakanlik-buyuk', 4],
      ['liste-buyuk', 0],
    ] as const) {
      const cells = column(rowsOf(name), n);
      expect(cells.length).toBe(MANY);
      expect(cells.every(({ text }, i) => text === textOf(i))).toBe(true);
    }
  });
});

const EXPECTED = {
  number: { type: 'float', value: '7' },
  money: { type: 'float', value: '1234.56' },
  day: { type: 'date', value: '2028-02-29', text: '29.02.2028' },
  // Half past nine in the evening UTC is the next day in Türkiye, and of the next month.
  instant: { type: 'date', value: '2026-11-01T00:30:00', text: '01.11.2026 00:30' },
  flag: { type: 'string', text: 'Evet' },
};

/** Without this the tests above would also pass if a formula could not be seen. */
it('would see a formula', () => {
  expect(rowsOf(CONTROL)[0]![0]).toMatchObject({ formula: 'of:=1+1', value: '2' });
});
