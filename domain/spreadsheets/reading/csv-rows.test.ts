import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { toCsv } from '../csv.ts';
import { csvRows } from './csv-rows.ts';
import { MAX_ROWS } from './sheet-book.ts';

const texts = (csv: string) => csvRows(csv).map((row) => row.map(({ text }) => text));
/** Names of the cells with a problem, as `row,column`. */
const named = (csv: string) =>
  csvRows(csv).flatMap((row, r) =>
    row.flatMap(({ why }, c) => (why === undefined ? [] : [`${r},${c}`])),
  );

describe('the rows of a CSV', () => {
  it.each<[string, string, string[][]]>([
    [
      'semicolons',
      'a;b\r\n1;2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'commas',
      'a,b\n"x, y",2\n',
      [
        ['a', 'b'],
        ['x, y', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'bars',
      'a|b\n1|2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'old Mac line ends',
      'a;b\r1;2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'line ends of all kinds',
      'a;b\r1;2\n3;4\r\n5;6',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
    ],
    [
      'a decimal comma',
      'Kod;Fiyat\nA;1.234,56\nB;2,5\n',
      [
        ['Kod', 'Fiyat'],
        ['A', '1.234,56'],
        ['B', '2,5'],
      ],
    ],
    [
      'a title with a comma',
      'Liste, 2027\nKod;Ad\nA;B\n',
      [['Liste, 2027'], ['Kod', 'Ad'], ['A', 'B']],
    ],
    ['empty rows', 'a;b\n\n;\n1;2', [['a', 'b'], [''], ['', ''], ['1', '2']]],
    [
      'an empty cell at the end',
      'a;b\n1;',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    [
      'quotes',
      'a;b\n"x ""y"" z";"p;q"\n',
      [
        ['a', 'b'],
        ['x "y" z', 'p;q'],
      ],
    ],
    [
      'a line break in a cell',
      'a;b\n"iki\r\nsatır";2\n',
      [
        ['a', 'b'],
        ['iki\nsatır', '2'],
      ],
    ],
    [
      'a last cell of several lines',
      'a;b\nV1;"Kaş\nmerkez; liman; çarşı"\n',
      [
        ['a', 'b'],
        ['V1', 'Kaş\nmerkez; liman; çarşı'],
      ],
    ],
    [
      'a blank after the quotes',
      'a;b\n"x" ;2\n',
      [
        ['a', 'b'],
        ['x', '2'],
      ],
    ],
    [
      'a word in quotes',
      'a;b\n"Ege" Villası;5" boru\n',
      [
        ['a', 'b'],
        ['"Ege" Villası', '5" boru'],
      ],
    ],
    ['one column', 'Villa\nÇınar\n', [['Villa'], ['Çınar']]],
    ['nothing', '', []],
  ])('%s', (_, csv, rows) => {
    expect(texts(csv)).toEqual(rows);
    expect(named(csv)).toEqual([]);
  });

  it.each([
    ['sep=;\r\na,b;c\r\n', [['a,b', 'c']]],
    ['\ufeffsep=,\na;b,c\n', [['a;b', 'c']]],
    ['"sep=;"\na;b\n', [['a', 'b']]],
    ['SEP=\t\na\tb', [['a', 'b']]],
  ])('are split as the first line says: %j', (csv, rows) => expect(texts(csv)).toEqual(rows));

  it.each<[string, string, string[]]>([
    ['never closed', 'Kod;Ad\nV1;"Zeytin\nV2;Çınar\nV3;Defne\n', ['1,1']],
    ['closed in a later row', 'Kod;Ad\nV1;"Zeytin\nV2;"Çınar"\nV3;Defne\n', ['1,1']],
    [
      'closed at the end of a later row',
      'Kod;Ad\nV1;"Zeytin\nV2;Çınar"\nV3;Defne\n',
      ['1,1', '2,1'],
    ],
    [
      'in the middle of a row',
      'Kod;Ad;No\nV1;"Zeytin;5\nV2;Çınar";7\nV3;Defne;9\n',
      ['1,1', '2,1'],
    ],
    ['never opened', 'Kod;Ad\nV1;Zeytin"\nV2;Çınar\nV3;Defne\n', ['1,1']],
    ['over two whole rows', 'Kod;Ad\nV1;"Zeytin\nV2;Çınar\nV3;Defne"\n', ['1,1', '3,1']],
  ])('are all there when a quotation mark is %s', (_, csv, cells) => {
    expect(texts(csv).map(([code]) => code)).toEqual([
      'Kod',
      'V1',
      'V2',
      ...(csv.includes('V3') ? ['V3'] : []),
    ]);
    expect(named(csv)).toEqual(cells);
  });

  it('stop where only empty ones follow, and one after the most that are read', () => {
    expect(csvRows(`a;b\n1;2\n${';\n'.repeat(200_000)}`).length).toBeLessThan(20_000);
    expect(csvRows('1;2\n'.repeat(MAX_ROWS + 500))).toHaveLength(MAX_ROWS + 1);
  });

  it('are what our own files say, whatever was typed', () => {
    const typed = fc
      .string({ unit: fc.constantFrom(...'=+-@\t\r\n;",\'aş1| '), maxLength: 8 })
      // A cell that has the form of two rows is taken for a lost quotation mark.
      .filter((text) => !/;.*[\r\n]|[\r\n].*;/s.test(text));
    const table = fc.array(fc.tuple(fc.constant('a'), typed, typed, fc.constant('z')), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(table, (rows) => {
        const shown = rows.map((row) => row.map((text) => text.replace(/\r\n?/g, '\n').trim()));
        expect(texts(toCsv(['A', 'B', 'C', 'D'], rows)).slice(1)).toEqual(shown);
      }),
    );
  });
});
