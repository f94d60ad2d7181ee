import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { field } from './field.ts';
import { readDay, readText, readWhole } from './read-cell.ts';
import { readRow } from './read-row.ts';
import { RESERVATION_FIELDS } from './reservation-fields.ts';

const FIELDS = {
  code: field('Kod', readText, 'A-1', { required: true }),
  day: field('Gün', readDay, '14.06.2025', { required: true }),
  guests: field('Kişi', readWhole, '4'),
};

describe('a row of a file', () => {
  it('is read cell by cell, without the spaces around them', () =>
    expect(readRow(FIELDS, { cells: { code: ' A-1 ', day: '14.06.2025', guests: '\t4' } })).toEqual(
      { values: { code: 'A-1', day: '2025-06-14', guests: 4 }, problems: [] },
    ));

  it.each<[string, Record<string, string>]>([
    ['is not there', {}],
    ['is empty', { guests: '' }],
    ['holds only spaces', { guests: ' \n ' }],
  ])('has nothing where a cell %s, and may where nobody asks for it', (_, cells) =>
    expect(readRow(FIELDS, { cells: { code: 'A-1', day: '14.06.2025', ...cells } })).toEqual({
      values: { code: 'A-1', day: '2025-06-14', guests: null },
      problems: [],
    }),
  );

  it('names every empty required cell, by its heading', () =>
    expect(readRow(FIELDS, { cells: { day: '  ', guests: '4' } })).toEqual({
      values: { code: null, day: null, guests: 4 },
      problems: [
        { field: 'code', message: 'Kod boş bırakılamaz.' },
        { field: 'day', message: 'Gün boş bırakılamaz.' },
      ],
    }));

  it('says why a cell cannot be read, and reads the others', () => {
    const { values, problems } = readRow(FIELDS, {
      cells: { code: 'A-1', day: 'dün', guests: 'çok' },
    });
    expect(values).toEqual({ code: 'A-1', day: null, guests: null });
    expect(problems).toEqual([
      { field: 'day', message: expect.stringContaining('dün') },
      { field: 'guests', message: '“çok” bir tam sayı değil.' },
    ]);
  });

  it('ignores columns without a field', () =>
    expect(
      readRow(FIELDS, { cells: { code: 'A-1', day: '14.06.2025', other: 'x' } }).values,
    ).not.toHaveProperty('other'));

  it('has a value or a complaint for every required field, and never both', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('', '14.06.2025', '4'));
    const cells = fc.record({ code: cell, day: cell, guests: cell }, { requiredKeys: [] });
    fc.assert(
      fc.property(cells, (texts) => {
        const { values, problems } = readRow(FIELDS, { cells: texts });
        const told = problems.map((problem) => problem.field);
        expect(told.includes('code')).toBe(values.code === null);
        expect(told.includes('day')).toBe(values.day === null);
        expect(told.includes('guests') && values.guests !== null).toBe(false);
      }),
    );
  });
});

describe('how a past stay ended', () => {
  const statusOf = (status: string) => {
    const { values, problems } = readRow(RESERVATION_FIELDS, { cells: { status } });
    return values.status ?? problems.find((problem) => problem.field === 'status')?.message;
  };

  it.each([
    ['Tamamlandı', 'completed'],
    ['TAMAMLANDI', 'completed'],
    ['onayli', 'completed'],
    ['İPTAL', 'cancelled'],
    ['iptal  edildi', 'cancelled'],
    ['Gelmedi', 'no_show'],
    ['No-Show', 'no_show'],
  ])('“%s” is %s', (text, status) => expect(statusOf(text)).toBe(status));

  it('is not guessed', () =>
    expect(statusOf('belki')).toBe('“belki” bilinmiyor. Tamamlandı, İptal ya da Gelmedi yazın.'));
});
