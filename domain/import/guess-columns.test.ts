import { describe, expect, it } from 'vitest';
import { FIELDS_OF } from './fields.ts';
import { guessColumns, toImportRows } from './guess-columns.ts';
import { IMPORT_KINDS } from './kinds.ts';

describe('guessing columns', () => {
  it.each(IMPORT_KINDS)('recognises every heading of the template of %s', (kind) => {
    const fields = FIELDS_OF[kind];
    const labels = Object.values(fields).map(({ label }) => label);
    expect(Object.values(guessColumns(fields, labels))).toEqual(labels.map((_, i) => i));
  });

  it('reads examples of the template without a complaint', () => {
    for (const kind of IMPORT_KINDS) {
      for (const { example, read } of Object.values(FIELDS_OF[kind])) {
        expect([kind, example, read(example)]).toEqual([
          kind,
          example,
          { value: expect.anything() },
        ]);
      }
    }
  });

  it('knows headings in capitals, without Turkish letters, decorated, and other words', () => {
    const mapping = guessColumns(FIELDS_OF.prices, [
      'KOD',
      'Sezon',
      'BASLANGIC TARIHI',
      'Bitiş Tarihi *',
      'Gecelik (TL)',
    ]);
    expect(mapping).toMatchObject({ villaCode: 0, startsOn: 2, endsOn: 3, nightly: 4 });
    expect(mapping.minNights).toBeNull();
  });

  it('gives a column away once, the label before other words for it', () => {
    const mapping = guessColumns(FIELDS_OF.reservations, ['Villa', 'Kod', 'Villa kodu']);
    expect(mapping).toMatchObject({ code: 1, villaCode: 2 });
  });

  it('keeps the numbers of rows and leaves empty cells and rows out', () => {
    const rows = toImportRows(
      [
        ['A', ' 5 ', 'x'],
        ['', '', 'x'],
        ['B', '', 'x'],
      ],
      1,
      { villaCode: 0, nightly: 1, minNights: null },
    );
    expect(rows).toEqual([
      { row: 2, cells: { villaCode: 'A', nightly: '5' } },
      { row: 4, cells: { villaCode: 'B' } },
    ]);
  });

  it('takes lines that end before their last column, as spreadsheets save them', () =>
    expect(
      toImportRows([['A'], [], ['B', '5']], 3, { villaCode: 0, nightly: 1, minNights: 7 }),
    ).toEqual([
      { row: 4, cells: { villaCode: 'A' } },
      { row: 6, cells: { villaCode: 'B', nightly: '5' } },
    ]));
});
