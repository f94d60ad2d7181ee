import { describe, expect, it } from 'vitest';
import { csvCell, LONGEST_CELL, textCell, WHY, workbookCell } from './cell.ts';

describe('a cell of any file', () => {
  it.each([
    ['  Villa Çınar\u00a0', 'Villa Çınar'],
    ['iki\r\nsatır', 'iki\nsatır'],
    ['a\u0000\u0007b\u0085', 'ab'],
    ['#1', '#1'],
    ['# deniz', '# deniz'],
    ['', ''],
  ])('is its words: %j', (raw, text) => expect(textCell(raw)).toEqual({ text }));

  it.each([
    '#DIV/0!',
    '#N/A',
    '#REF!',
    '#NAME?',
    '#VALUE!',
    '#NUM!',
    '#NULL!',
    '#SPILL!',
    '#CALC!',
    '#GETTING_DATA',
    '#SAYI/0!',
    '#YOK',
    '#BAŞV!',
    '#DEĞER!',
    '#AD?',
    '#BOŞ!',
    '#WERT!',
    '#NV',
    'Err:502',
    'Hata:508',
  ])('is named when it is the error value %s', (value) =>
    expect(textCell(value)).toEqual({ text: '', why: WHY.error(value) }),
  );

  it('is named when a letter is broken, it is far too long, or its column was too narrow', () => {
    expect(textCell('Ç\ufffdnar')).toEqual({ text: 'Ç\ufffdnar', why: WHY.letter });
    expect(textCell('a'.repeat(LONGEST_CELL))).not.toHaveProperty('why');
    expect(textCell('a'.repeat(LONGEST_CELL + 1)).why).toBe(WHY.long);
    expect(textCell('########')).toEqual({ text: '', why: WHY.hashes });
  });
});

describe('a cell of a CSV', () => {
  it.each([
    ['="05321234567"', '05321234567'],
    ['="a""b"', 'a"b'],
    ['=""', ''],
    ['=0532', '0532'],
    ['=-12,5', '-12,5'],
    ["'05321234567", '05321234567'],
    ["'+90 532 123 45 67", '+90 532 123 45 67'],
    ["'=1+1", '=1+1'],
    ["''=1+1", "'=1+1"],
    ["'-2+3", '-2+3'],
    ["'@ev", '@ev'],
    ["'Aşk' Villa", "'Aşk' Villa"],
    ['-12,50', '-12,50'],
    ['1E5', '1E5'],
  ])('is what it stands for: %s', (raw, text) => expect(csvCell(raw)).toEqual({ text }));

  it.each(['=A1*2', '=HYPERLINK("x";"y")', '=1+1', '=A1&"x"'])(
    'has no value when it is a formula: %s',
    (raw) => expect(csvCell(raw)).toEqual({ text: '', why: WHY.formula }),
  );

  it.each(['5,32123E+09', '5.32E+09', '9E+10'])('has lost its digits: %s', (raw) =>
    expect(csvCell(raw)).toEqual({ text: '', why: WHY.shortened(raw) }),
  );
});

it('a cell of a workbook keeps what is typed, but for the apostrophe before a number', () => {
  expect(workbookCell("'05321234567")).toEqual({ text: '05321234567' });
  expect(workbookCell('=1+1')).toEqual({ text: '=1+1' });
  expect(workbookCell("'=1")).toEqual({ text: "'=1" });
});
