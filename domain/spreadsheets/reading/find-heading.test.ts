import { expect, it } from 'vitest';
import { findHeading } from './find-heading.ts';

const HEAD = ['Villa kodu', 'Villa adı', 'Oda'];
const ROW = ['V1', 'Zeytin', '3'];

it.each<[string, string[][], number]>([
  ['at the top', [HEAD, ROW], 0],
  ['below a title', [['2025 FİYAT LİSTESİ'], HEAD, ROW], 1],
  ['below titles and empty rows', [[], ['LİSTE', '', ''], ['21.11.2026'], [], HEAD, ROW], 4],
  ['with one column', [['Villa'], ['Çınar']], 0],
  [
    'of letters alone',
    [
      ['a', 'b', 'c'],
      ['x', '', 'ok'],
    ],
    0,
  ],
  ['below a row of numbers', [['1', '2', '3'], HEAD, ROW], 1],
  ['of a sheet without words', [[], ['1', '2'], ['3', '4']], 1],
  ['nowhere in an empty sheet', [[], ['']], -1],
  ['nowhere without rows', [], -1],
])('the headings are found %s', (_, rows, at) => expect(findHeading(rows)).toBe(at));

it('the row with known headings wins over one that is as wide', () => {
  const rows = [['Kıyı Tatil', 'Liman Cad.', 'Kaş'], HEAD, ROW];
  expect(findHeading(rows)).toBe(0);
  expect(findHeading(rows, (text) => HEAD.includes(text))).toBe(1);
  expect(findHeading(rows, (text) => text === 'Oda')).toBe(0);
});
