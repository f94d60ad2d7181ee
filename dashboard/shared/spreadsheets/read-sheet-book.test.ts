import { existsSync, readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { REFUSALS } from '#domain/spreadsheets/reading/file-kind.ts';
import { MAX_COLUMNS, MAX_ROWS } from '#domain/spreadsheets/reading/sheet-book.ts';
import { cell, packed, workbookOf } from '#tests/support/workbook-parts.ts';
import { readSheetBook } from './read-sheet-book.ts';
import { day, flag, instant, money, number, text } from './spreadsheet.ts';
import { sheetToCsv } from './to-csv.ts';
import { sheetToXlsx } from './to-xlsx.ts';

const read = (content: BlobPart, name = 'liste.xlsx') => readSheetBook(new File([content], name));
const chosen = async (content: BlobPart) => {
  const { sheets, chosen: at } = await read(content);
  return sheets[at]!;
};
const one = (rows: string, options = {}, rest = '') =>
  chosen(workbookOf([{ name: 'Liste', rows, rest }], options));
const ROWS = `<row r="1">${cell('A1', 'Kod')}</row><row r="2">${cell('A2', 'V1')}</row>`;

describe('the sheets of a workbook', () => {
  it('are all there; one that is hidden or empty is never the chosen one', async () => {
    const book = await read(
      workbookOf([
        { name: 'Eski', state: 'hidden', rows: ROWS },
        { name: 'Ayar', state: 'veryHidden', rows: ROWS },
        { name: 'Boş', rows: '<row r="1"/>' },
        { name: 'Yeni &amp; güzel', rows: ROWS },
        { name: 'Öteki', rows: ROWS },
      ]),
    );
    expect(book.chosen).toBe(3);
    expect(book.sheets.map(({ name, isHidden, filled }) => [name, isHidden, filled])).toEqual([
      ['Eski', true, 2],
      ['Ayar', true, 2],
      ['Boş', false, 0],
      ['Yeni & güzel', false, 2],
      ['Öteki', false, 2],
    ]);
  });

  it('are refused when all that have anything are hidden', async () => {
    const file = workbookOf([
      { name: 'Eski', state: 'hidden', rows: ROWS },
      { name: 'Boş', rows: '' },
    ]);
    await expect(read(file)).rejects.toThrow('yalnız gizli sayfalarda');
  });
});

describe('a cell of a workbook', () => {
  it.each<[string, string, string]>([
    ['an inline text', cell('A1', ' Çınar '), 'Çınar'],
    [
      'a rich text',
      '<c r="A1" t="inlineStr"><is><r><rPr><b/></rPr><t>Villa </t></r><r><t>Çınar</t></r></is></c>',
      'Villa Çınar',
    ],
    ['a shared text', '<c r="A1" t="s"><v>0</v></c>', 'Şile'],
    ['a shared text with its sounds', '<c r="A1" t="s"><v>1</v></c>', '東京'],
    ['a rich shared text', '<c r="A1" t="s"><v>2</v></c>', 'Villa Çınar'],
    ['a number that is kept as text', cell('A1', '1.234,56'), '1.234,56'],
    ['a long number', cell('A1', 5.321_112_233e9), '5321112233'],
    ['an exponent', '<c r="A1"><v>5.321112233E9</v></c>', '5321112233'],
    ['a percentage', cell('A1', 1, 's="1"'), '%100'],
    ['a percentage with a digit', cell('A1', 0.175, 's="2"'), '%17,5'],
    ['euros', cell('A1', 250, 's="3"'), '250 €'],
    ['a day', cell('A1', 46_000, 's="4"'), '2025-12-09'],
    ['a time', cell('A1', 2 / 3, 's="5"'), '16:00'],
    ['a day of ISO', '<c r="A1" t="d"><v>2026-07-01</v></c>', '2026-07-01'],
    ['yes', '<c r="A1" t="b"><v>1</v></c>', 'Evet'],
    ['no', '<c r="A1" t="b"><v>0</v></c>', 'Hayır'],
    ['the result of a formula', '<c r="A1"><f>1+1</f><v>2</v></c>', '2'],
    ['the text of a formula', '<c r="A1" t="str"><f>A2</f><v>x</v></c>', 'x'],
    ['an empty text of a formula', '<c r="A1" t="str"><f>A2</f><v></v></c>', ''],
    ['a code with zeros', cell('A1', 7, 's="6"'), '0007'],
    ['a cell without an address', '<c><v>5</v></c>', '5'],
    ['an escaped line break', cell('A1', 'iki_x000a_satır'), 'iki\nsatır'],
  ])('is what it shows: %s', async (_, xml, shown) => {
    const { rows, problems } = await one(`<row r="1">${xml}${cell('B1', 'son')}</row>`, {
      formats: ['0%', '0.0%', '#,##0.00 [$€-407]', 'dd\\.mm\\.yyyy', 'h:mm', '0000'],
      sharedStrings:
        '<si><t>Şile</t></si><si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si><si><r><t xml:space="preserve">Villa </t></r><r><t>Çınar</t></r></si>',
    });
    expect(rows).toEqual([[shown, 'son']]);
    expect(problems).toEqual([]);
  });

  it.each([
    ['#DIV/0!', '<c r="C7" t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
    ['#N/A without a formula', '<c r="C7" t="e"><v>#N/A</v></c>', '#N/A'],
    ['an error as text', cell('C7', '#BAŞV!'), '#BAŞV!'],
    ['a formula without its value', '<c r="C7"><f>A1*2</f></c>', 'formül'],
    ['a formula with an empty value', '<c r="C7"><f>A1*2</f><v/></c>', 'formül'],
    ['a shared formula without its value', '<c r="C7"><f t="shared" si="0"/></c>', 'formül'],
    ['a number that lost its digits', cell('C7', 1_234_567_890_123_456), 'hane'],
  ])('is named: %s', async (_, xml, words) => {
    const { problems } = await one(`<row r="1">${cell('A1', 'Kod')}</row><row r="7">${xml}</row>`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ row: 7, column: 2, cell: 'C7' });
    expect(problems[0]?.message).toMatch(/^C7: /);
    expect(problems[0]?.message).toContain(words);
  });

  it('is on its day in the date system of old Macs too', async () => {
    const row = `<row r="1">${cell('A1', 44_538, 's="1"')}${cell('B1', 2 / 3, 's="2"')}${cell('C1', 0.5, 's="3"')}</row>`;
    const { rows } = await one(row, {
      formats: ['dd.mm.yyyy', 'h:mm', 'dd.mm.yyyy h:mm'],
      is1904: true,
    });
    expect(rows).toEqual([['2025-12-09', '16:00', '12:00']]);
  });

  it('that is merged has its value in every row, not in every column', async () => {
    const { rows } = await one(
      `<row r="1">${cell('A1', 'Fiyatlar')}</row><row r="2">${cell('A2', 'Kaş')}${cell('B2', 1)}</row><row r="3">${cell('B3', 2)}</row><row r="4">${cell('B4', 3)}</row>`,
      {},
      '<mergeCells><mergeCell ref="A1:D1"/><mergeCell ref="A2:A4"/></mergeCells>',
    );
    expect(rows).toEqual([['Fiyatlar'], ['Kaş', '1'], ['Kaş', '2'], ['Kaş', '3']]);
  });
});

describe('what cannot be read', () => {
  it.each<[string, BlobPart, string]>([
    ['nothing', '', 'boş'],
    ['only blanks', '\n;;\n', 'dolu satır yok'],
    ['a broken archive', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]), REFUSALS.broken],
    ['half a workbook', workbookOf([{ name: 'a', rows: ROWS }]).slice(0, 700), REFUSALS.broken],
    ['an ODS', packed({ 'content.xml': 'x' }), REFUSALS.openDocument],
    ['an XLSB', packed({ 'xl/workbook.bin': 'x' }), REFUSALS.binaryExcel],
    ['too many rows', 'a;b\n'.repeat(MAX_ROWS + 1), '50.000 satırdan çok'],
    ['too many columns', 'a;'.repeat(MAX_COLUMNS + 1), '300 sütundan çok'],
    ['too many bytes', new Uint8Array(10_000_001), '10 MB'],
  ])('is said: %s', async (_, content, words) => {
    await expect(read(content)).rejects.toThrow(words);
  });

  it('is a workbook that unpacks to more than a table', async () => {
    const rows = zipSync({
      'xl/workbook.xml': new Uint8Array(130_000_000),
    }) as Uint8Array<ArrayBuffer>;
    expect(rows.length).toBeLessThan(1_000_000);
    await expect(read(rows)).rejects.toThrow('içi çok büyük');
  });

  const FAR =
    '<row r="1"><c r="A1"><v>1</v></c></row><row r="50000"><c r="KN50000"><v>1</v></c></row>';
  const WIDE = `<row r="1">${'<c><v>1</v></c>'.repeat(300)}</row><row r='50000'><c><v>1</v></c></row>`;
  const sheets = (rows: string, count: number) =>
    workbookOf(Array.from({ length: count }, (_, n) => ({ name: `s${n}`, rows })));
  const shared = (_: unknown, n: number) =>
    `<row r="${n + 1}">${'<c t="s"><v>0</v></c>'.repeat(300)}</row>`;
  const COLUMNS = `<cols>${'<col min="1" max="16384" hidden="1"/>'.repeat(2_000)}</cols>`;
  const SHARED = Array.from({ length: 100 }, shared).join('');

  it.each<[string, Uint8Array<ArrayBuffer>]>([
    ['two cells far apart on each of many sheets', sheets(FAR, 20)],
    ['the same in other writing', sheets(FAR.replaceAll('r="', 'r = "').toLowerCase(), 20)],
    ['the same without names', sheets(WIDE, 20)],
    [
      'one long text in very many cells',
      workbookOf([{ name: 'a', rows: SHARED }], {
        sharedStrings: `<si><t>${'a b  '.repeat(1_000)}</t></si>`,
      }),
    ],
    [
      'very many shared texts',
      workbookOf([{ name: 'a', rows: ROWS }], {
        sharedStrings: '<si><t>a</t></si>'.repeat(2_100_000),
      }),
    ],
    [
      'widths for all columns, again and again',
      workbookOf([{ name: 'a', rows: ROWS, rest: COLUMNS }]),
    ],
  ])('is a small workbook that costs much: %s', async (_, bytes) => {
    expect(bytes.length).toBeLessThan(1_000_000);
    const said = await read(bytes).then(
      () => 'it was read',
      (error: unknown) => String(error),
    );
    expect(said).toContain('içi çok büyük');
  });

  it('is no workbook with a sheet, or two, that have a cell far out', async () => {
    const { sheets: near } = await readSheetBook(new File([sheets(FAR, 1)], 'a.xlsx'));
    expect(near[0]?.rows).toHaveLength(50_000);
    const out = `${ROWS}<row r="1048576">${cell('XFD1048576', 'x')}</row>`;
    const { sheets: three } = await readSheetBook(new File([sheets(out, 3)], 'a.xlsx'));
    const nearby = [['Kod'], ['V1']];
    expect(three.map(({ rows }) => rows)).toEqual([nearby, nearby, nearby]);
  });

  it('is a workbook with a cell in the last corner: it is left out', async () => {
    const { rows } = await one(`${ROWS}<row r="1048576">${cell('XFD1048576', 'x')}</row>`);
    expect(rows).toEqual([['Kod'], ['V1']]);
  });
});

describe('what the product writes', () => {
  type Row = { name: string; total: number | null; on: string; at: string; paid: boolean };
  const COLUMNS = [
    text<Row>('Ad', (row) => row.name),
    money<Row>('Toplam (TL)', (row) => row.total),
    number<Row>('Gece', () => 7),
    day<Row>('Giriş', (row) => row.on),
    instant<Row>('Oluşturma', (row) => row.at),
    flag<Row>('Ödendi', (row) => row.paid),
  ];
  const NAMES = [
    'Gülşah "Gül" Öztürk; A.Ş.',
    '=1+1',
    '+90 532',
    '-2+3',
    '@ev',
    "'=x",
    'iki\nsatır',
    '00123',
    'V1 <b>&amp;',
  ];

  it.each(['xlsx', 'csv'])('comes back in whole from %s', async (format) => {
    const rows = NAMES.map((name, i) => ({
      name,
      total: i === 0 ? null : -12_345_67 * i,
      on: '2027-06-15',
      at: '2026-11-21T22:30:00.000Z',
      paid: i % 2 === 0,
    }));
    const file =
      format === 'xlsx' ? sheetToXlsx('Liste', COLUMNS, rows) : sheetToCsv(COLUMNS, rows);
    const sheet = await chosen(file);
    expect(sheet.problems).toEqual([]);
    expect(sheet.rows[0]).toEqual(COLUMNS.map(({ title }) => title));
    expect(sheet.rows.slice(1).map(([name]) => name)).toEqual(NAMES);
    expect(sheet.rows[1]?.slice(1)).toEqual(['', '7', '2027-06-15', '2026-11-22 01:30', 'Evet']);
    expect(Number(sheet.rows[2]?.[1]?.replace(',', '.'))).toBe(-12_345.67);
  });
});

/** Inputs that lie beside the project where it is developed. */
const BROUGHT = '../shared/data/brought';

describe.skipIf(!existsSync(BROUGHT))('what people brought', () => {
  const brought = (name: string) => read(readFileSync(`${BROUGHT}/${name}`), name);
  const problemsOf = async (name: string) =>
    (await brought(name)).sheets.flatMap(({ problems }) => problems.map((one) => one.cell));

  it.each([
    ['villas.csv', 32, []],
    ['stays.csv', 62, []],
    ['percent-100.xlsx', 2, []],
    ['formula-error.xlsx', 3, ['B2']],
    ['title-row-above.xlsx', 3, []],
    ['sep-line.csv', 2, []],
    ['csv-unclosed-quote.csv', 4, ['B2']],
    ['utf8-one-bad-byte.csv', 3, ['B2']],
    ['html-as-xls.xls', 2, []],
  ])('is read: %s', async (name, filled, cells) => {
    const { sheets, chosen: at } = await brought(name);
    expect(sheets[at]?.filled).toBe(filled);
    expect(await problemsOf(name)).toEqual(cells);
  });

  it('is said to be locked', async () => {
    await expect(brought('password-xlsx.xlsx')).rejects.toThrow(REFUSALS.password);
  });
});
