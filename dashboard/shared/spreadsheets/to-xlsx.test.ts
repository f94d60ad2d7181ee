import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { day, flag, instant, money, number, type SheetColumn, text } from './spreadsheet.ts';
import { sheetToCsv } from './to-csv.ts';
import { sheetToXlsx } from './to-xlsx.ts';

type Row = {
  name: string;
  total: number;
  nights: number;
  on: string;
  at: string | null;
  paid: boolean;
};

const COLUMNS: SheetColumn<Row>[] = [
  text('Misafir', (row) => row.name),
  money('Toplam (TL)', (row) => row.total),
  number('Gece', (row) => row.nights),
  day('Giriş', (row) => row.on),
  instant('Oluşturma', (row) => row.at),
  flag('Ödendi', (row) => row.paid),
];
const ROW: Row = {
  name: 'Gülşah İĞDIRLI “Öz” & <Çağrı>',
  total: -1_234_567,
  nights: 7,
  on: '2027-06-15',
  at: '2026-11-21T22:30:00.000Z',
  paid: true,
};
const HOSTILE = ['=1+1', '+1', '-1+2', '@SUM(A1)', '\t=1', '=HYPERLINK("https://x.example")'];

async function rowsOf(file: Blob) {
  const { sheets } = await readXlsx(await file.arrayBuffer());
  return sheets[0]?.rows ?? [];
}

describe('a list as a spreadsheet', () => {
  it('keeps letters, amounts, days and Turkish hours in Excel', async () => {
    expect(await rowsOf(sheetToXlsx('Deneme', COLUMNS, [ROW]))).toEqual([
      COLUMNS.map(({ title }) => title),
      [ROW.name, -12_345.67, 7, new Date('2027-06-15'), new Date('2026-11-22T01:30:00Z'), 'Evet'],
    ]);
  });

  it('holds no formula, whatever a text begins with', async () => {
    const rows = HOSTILE.map((name) => ({ ...ROW, name }));
    const file = sheetToXlsx('Deneme', COLUMNS, rows);
    const [, ...read] = await rowsOf(file);
    expect(read.map(([name]) => name)).toEqual(HOSTILE);
    const csv = await sheetToCsv(COLUMNS, rows).text();
    for (const line of csv.split('\r\n').slice(1)) expect(line).not.toMatch(/^"?[=+@\t-]/);
  });

  it('survives what XML cannot hold', async () => {
    const file = sheetToXlsx('Deneme', COLUMNS, [{ ...ROW, name: 'a\u0000\u0008b\ud800c' }]);
    expect((await rowsOf(file))[1]?.[0]).toMatch(/^ab\ufffd?c$/);
  });

  it('writes a CSV that a Turkish spreadsheet reads', async () => {
    const bytes = new Uint8Array(await sheetToCsv(COLUMNS, [ROW]).arrayBuffer());
    const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    expect(csv).toBe(
      '\uFEFFMisafir;Toplam (TL);Gece;Giriş;Oluşturma;Ödendi\r\n' +
        'Gülşah İĞDIRLI “Öz” & <Çağrı>;-12345,67;7;2027-06-15;2026-11-22 01:30;Evet\r\n',
    );
  });
});
