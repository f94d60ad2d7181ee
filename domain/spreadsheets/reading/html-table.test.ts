import { expect, it } from 'vitest';
import { htmlTable } from './html-table.ts';
import { MAX_ROWS } from './sheet-book.ts';

const texts = (html: string) => htmlTable(html).cells.map((row) => row.map(({ text }) => text));

it.each<[string, string, string[][]]>([
  [
    'cells',
    '<table><tr><td>a</td><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'cells that are not closed',
    '<TABLE><TR><TD>a<TD>b<TR><TD>1<TD>2</TABLE>',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'entities',
    '<table><tr><td>&Ccedil;&#305;nar&nbsp;&amp; &#x15F;</td></tr></table>',
    [['Çınar & ş']],
  ],
  [
    'markup',
    '<table><tr><td class=xl65><b>Villa</b> <font>Çınar</font></td></tr></table>',
    [['Villa Çınar']],
  ],
  ['line breaks', '<table><tr><td>iki<br>satır</td></tr></table>', [['iki\nsatır']]],
  [
    'what is no text',
    '<style><td>x</td></style><!-- <tr><td>y --><table><tr><td>a</td></tr></table>',
    [['a']],
  ],
  [
    'wide cells',
    '<table><tr><td colspan="2">a</td><td>b</td></tr><tr><td>1</td><td>2</td><td>3</td></tr></table>',
    [
      ['a', '', 'b'],
      ['1', '2', '3'],
    ],
  ],
  [
    'tall cells',
    '<table><tr><td rowspan=2>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
    [
      ['a', 'b'],
      ['', 'c'],
    ],
  ],
  ['a page that is cut off', '<table><tr><td>a</td><td>b', [['a', 'b']]],
  ['cells without a row', '<table><td>a</td><td>b</td></table>', [['a', 'b']]],
  [
    'two tables',
    '<table><tr><td>a</td></tr></table><p>x</p><table><tr><td>b</td></tr></table>',
    [['a'], ['b']],
  ],
  ['no table', '<p>Merhaba</p>', []],
])('reads %s', (_, html, rows) => expect(texts(html)).toEqual(rows));

it('tells which cells go over several rows', () => {
  const html = '<table><tr><td>x</td><td rowspan="3">a</td></tr></table>';
  expect(htmlTable(html).merges).toEqual([{ startRow: 0, endRow: 2, startCol: 1, endCol: 1 }]);
});

it('tells which cells go over several columns', () => {
  const html = '<table><tr><td>x</td><td colspan="2">a</td></tr></table>';
  expect(htmlTable(html).merges).toEqual([{ startRow: 0, endRow: 0, startCol: 1, endCol: 2 }]);
});

it('reads one row more than are taken', () => {
  const html = `<table>${'<tr><td>a'.repeat(MAX_ROWS + 500)}</table>`;
  expect(htmlTable(html).cells.length).toBe(MAX_ROWS + 1);
});
