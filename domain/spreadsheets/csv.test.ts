import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CsvCell, csvMoney, toCsv } from './csv.ts';

/** The single cell of a table without byte order mark, header and line end. */
const cell = (value: CsvCell) => toCsv(['Ad'], [[value]]).slice('\uFEFFAd\r\n'.length, -2);

describe('a table as CSV', () => {
  it('is what Excel in Turkish opens: marked, split at semicolons, every line ended', () => {
    expect(toCsv(['Ad', 'Tutar'], [['Gülşah', 5]])).toBe('\uFEFFAd;Tutar\r\nGülşah;5\r\n');
    expect(toCsv(['Ad'], [])).toBe('\uFEFFAd\r\n');
  });

  it.each<[CsvCell, string]>([
    [null, ''],
    [undefined, ''],
    ['', ''],
    [true, 'Evet'],
    [false, 'Hayır'],
    [0, '0'],
    [-3, '-3'],
    [12.5, '12,5'],
    ['a;b', '"a;b"'],
    ['Villa "Çınar"', '"Villa ""Çınar"""'],
    ['iki\nsatır', '"iki\nsatır"'],
    ['iki\rsatır', '"iki\rsatır"'],
    ['virgül, nokta.', 'virgül, nokta.'],
  ])('writes %j as %j', (value, text) => expect(cell(value)).toBe(text));

  it.each([
    ['=HYPERLINK(A1)', "'=HYPERLINK(A1)"],
    ['=1;2', '"\'=1;2"'],
    ['+905321234567', "'+905321234567"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['-2+3', "'-2+3"],
    ['-cmd', "'-cmd"],
    ['-1,5,5', "'-1,5,5"],
    ['-', "'-"],
  ])('lets no formula run: %j', (text, inert) => expect(cell(text)).toBe(inert));

  it.each(['-12,50', '-3', 'a=b', '5-3'])('leaves %j as it is', (text) => {
    expect(cell(text)).toBe(text);
  });

  it('is read back as it was written, and starts no cell like a formula, whatever was typed', () => {
    const typed = fc.string({
      unit: fc.constantFrom(...'=+-@\t\r\n;",\'aş1'),
      maxLength: 8,
    });
    const table = fc.array(fc.tuple(typed, typed), { maxLength: 5 });
    fc.assert(
      fc.property(table, (rows) => {
        const [, ...read] = readCsv(toCsv(['A', 'B'], rows));
        expect(read).toHaveLength(rows.length);
        for (const [i, row] of read.entries()) {
          expect(row).toHaveLength(2);
          for (const [column, text] of row.entries()) {
            const original = rows[i]?.[column];
            expect([original, `'${original}`]).toContain(text);
            expect(/^[=+\-@\t\r]/.test(text) && !/^-\d+(,\d+)?$/.test(text)).toBe(false);
          }
        }
      }),
    );
  });
});

describe('money in a table', () => {
  it.each([
    [0, '0,00'],
    [5, '0,05'],
    [-5, '-0,05'],
    [1_234_567, '12345,67'],
    [-1_234_500, '-12345,00'],
  ])('%i kuruş are %s', (kurus, text) => expect(csvMoney(kurus)).toBe(text));

  it('loses no kuruş and stays a number in the table', () => {
    fc.assert(
      fc.property(fc.integer(), (kurus) => {
        const text = csvMoney(kurus);
        expect(Number(text.replace(',', ''))).toBe(kurus);
        expect(cell(text)).toBe(text);
      }),
    );
  });
});

/** Parses as a spreadsheet does: cells end at `;`, rows at CRLF, neither within quotes. */
function readCsv(csv: string): string[][] {
  const rows: string[][] = [];
  let rest = csv.replace(/^\uFEFF/, '');
  while (rest !== '') {
    const row: string[] = [];
    for (let end = ';'; end === ';';) {
      const match = /^(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n)/.exec(rest);
      if (match === null) throw new Error(`not CSV: ${JSON.stringify(rest)}`);
      row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
      end = match[3] ?? '';
      rest = rest.slice(match[0].length);
    }
    rows.push(row);
  }
  return rows;
}
