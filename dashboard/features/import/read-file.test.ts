import { describe, expect, it } from 'vitest';
import { guessColumns } from '#domain/import/guess-columns.ts';
import { FileProblem } from '#domain/spreadsheets/reading/file-problem.ts';
import { readSheetBook } from '#dashboard/shared/spreadsheets/read-sheet-book.ts';
import { sheetOf, unreadableRows } from './read-file.ts';

const file = (content: BlobPart) => new File([content], 'villalar.csv');
const read = async (content: BlobPart, headingRow?: number) => {
  const book = await readSheetBook(file(content));
  return sheetOf('villalar.csv', book, book.chosen, 'villas', headingRow);
};

describe('reading a file', () => {
  it('finds the headings under titles, and numbers the lines as the spreadsheet does', async () => {
    expect(await read('Villa listesi;\n\nVilla kodu;Villa adı\n\nKLK-1;Çınar\n')).toEqual({
      name: 'villalar.csv',
      sheet: 0,
      headings: ['Villa kodu', 'Villa adı'],
      headingRow: 3,
      lines: [[], ['KLK-1', 'Çınar']],
      filled: 1,
      problems: [],
      leftOut: [],
    });
  });

  it('takes another row for the headings, and has a heading for every column', async () => {
    const file_ = await read('Ev;Oda\nVilla adı;Oda\nÇınar;3;not\n', 2);
    expect(file_).toMatchObject({ headingRow: 2, headings: ['Villa adı', 'Oda', ''], filled: 1 });
    expect(guessColumns('villas', file_.headings)).toEqual(['name', 'bedrooms', null]);
  });

  it('stops the rows with a cell that cannot be read, where its column is used', async () => {
    const read_ = await read('Villa kodu;Villa adı;Not\nV1;#YOK;x\nV2;Çınar;#YOK\nV3;Defne;\n');
    const outcomes = unreadableRows(read_, ['code', 'name', null]);
    expect(outcomes.map(({ row, fate, title }) => [row, fate, title])).toEqual([
      [2, 'error', 'V1'],
    ]);
    expect(outcomes[0]?.problems[0]?.field).toBe('name');
    expect(outcomes[0]?.problems[0]?.message).toMatch(/^B2: .*#YOK/);
  });

  it.each([
    ['Villa kodu;Ad\n', 'hiç satır yok'],
    [`a;b\n${'x;y\n'.repeat(5001)}`, '5001 satır'],
  ])('says why a file cannot be used: %#', async (content, words) => {
    await expect(read(content)).rejects.toThrow(FileProblem);
    await expect(read(content)).rejects.toThrow(words);
  });
});
