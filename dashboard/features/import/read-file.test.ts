import { describe, expect, it } from 'vitest';
import { FileProblem } from '#dashboard/shared/spreadsheets/read-sheet-book.ts';
import { readSheetFile, unreadableRows } from './read-file.ts';

const file = (content: BlobPart) => new File([content], 'villalar.csv');
const read = (content: BlobPart) => readSheetFile(file(content), 'villas');

describe('reading a file', () => {
  it('finds the headings under titles, and numbers the lines as the spreadsheet does', async () => {
    expect(await read('Villa listesi;\n\nVilla kodu;Villa adı\n\nKLK-1;Çınar\n')).toEqual({
      name: 'villalar.csv',
      headings: ['Villa kodu', 'Villa adı'],
      headingRow: 3,
      lines: [[], ['KLK-1', 'Çınar']],
      filled: 1,
      problems: [],
    });
  });

  it('stops the rows with a cell that cannot be read, where its column is used', async () => {
    const read_ = await read('Villa kodu;Villa adı;Not\nV1;#YOK;x\nV2;Çınar;#YOK\nV3;Defne;\n');
    const outcomes = unreadableRows(read_, { code: 0, name: 1, summary: null });
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
