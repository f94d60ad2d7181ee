import { readSheetBook } from '#dashboard/shared/spreadsheets/read-sheet-book.ts';
import { cell, workbookOf } from '../workbook-parts.ts';
import { count, fill, type Shape, shapesOf } from './shape.ts';

const file = (name: string) => (text: string) =>
  readSheetBook(new File([text], name)).catch(() => null);
const tables = shapesOf('CSV', file('a.csv'), {
  rows: (size) => `a;b\n${count(size, 400, (i) => `${'c'.repeat(380)};${i}\n`)}`,
  cells: (size) => `a;b\n${fill('c;', size)}`,
  quotes: (size) => `a;b\n"${fill('""', size)}`,
  'open quotes': (size) => `a;b\n${fill('"a;', size)}`,
  'lost quotes': (size) => `a;b\n${fill('"a;b\n', size)}`,
  'lines in quotes': (size) => `a;b\n${fill('"\n";', size)}`,
  'escaped quotes': (size) => `a;b\n${fill('a;""', size)}`,
  'glued encodings': (size) => `ş\n${fill('a\u0080\n', size)}`,
  'no separator': (size) => fill('a', size),
});

const pages = shapesOf('HTML table', file('a.xls'), {
  rows: (size) => `<table>${fill('<tr><td>a', size)}`,
  'tall cells': (size) => `<table>${fill('<tr><td rowspan=9999>a', size)}`,
  'wide cells': (size) => `<table><tr>${fill('<td colspan=299>a', size)}`,
  'open comments': (size) => `<table><tr><td>${fill('<!-', size)}`,
  scripts: (size) => `<table><tr><td>${fill('<script>', size)}`,
  entities: (size) => `<table><tr><td>${fill('&#', size)}`,
  breaks: (size) => `<table><tr><td>${fill('<br>', size)}`,
});

const sheet = (rows: string, rest = '', sharedStrings = '') =>
  workbookOf([{ name: 'a', rows, rest }], { sharedStrings });
const workbooks = shapesOf(
  'workbook',
  (bytes: Uint8Array<ArrayBuffer>) => readSheetBook(new File([bytes], 'a.xlsx')).catch(() => null),
  {
    rows: (size) =>
      sheet(count(size, 60, (i) => `<row r="${i + 1}">${cell(`A${i + 1}`, i)}</row>`)),
    'a long text': (size) => sheet(`<row r="1">${cell('A1', fill('a', size))}</row>`),
    'texts in runs': (size) =>
      sheet(`<row r="1"><c t="inlineStr"><is>${fill('<r><t>a</t></r>', size)}</is></c></row>`),
    'shared texts': (size) => sheet('<row r="1"/>', '', fill('<si><t>a</t></si>', size)),
    'merged cells': (size) =>
      sheet(
        `<row r="1">${cell('A1', 'a')}</row><row r="40000">${cell('A40000', 'b')}</row>`,
        `<mergeCells>${fill('<mergeCell ref="A1:A40000"/>', size)}</mergeCells>`,
      ),
    'open tags': (size) => sheet(fill('<row ', size)),
    entities: (size) => sheet(`<row r="1">${cell('A1', fill('&amp;', size))}</row>`),
    'cells without a value': (size) => sheet(`<row r="1">${fill('<c t="s"/>', size)}</row>`),
    'a long tag': (size) => sheet(`<row r="1"><c ${fill('t="s" ', size)}><v/></c></row>`),
    'an open tag of a cell': (size) => sheet(`<row r="1"><c ${fill(' r', size)}`),
    'widths of columns': (size) => sheet('', `<cols>${fill('<col max="9"/>', size)}</cols>`),
    formats: (size) =>
      workbookOf([{ name: 'a', rows: '' }], {
        formats: Array.from({ length: Math.floor(size / 80) }, () => '0.00'),
      }),
    'a long format': (size) =>
      workbookOf([{ name: 'a', rows: '' }], { formats: [fill('"a"', size)] }),
    'very many parts': (size) =>
      workbookOf([{ name: 'a', rows: '' }], {
        others: Object.fromEntries(
          Array.from({ length: Math.floor(size / 120) }, (_, n) => [`xl/media/${n}`, '']),
        ),
      }),
  },
);

export const SHEETS: Shape[] = [...tables, ...pages, ...workbooks];
