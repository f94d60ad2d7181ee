import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KnownLine, newLines } from './new-lines.ts';
import type { StatementFormat, StatementLine } from './statement.ts';

const line = (text: string, more: Partial<StatementLine> = {}): StatementLine => ({
  day: '2026-11-20',
  amount: 700_000,
  text,
  name: '',
  reference: '',
  balance: null,
  ...more,
});

/** The account after statements came one after another. */
function account(...statements: [StatementFormat, StatementLine[]][]): KnownLine[] {
  const known: KnownLine[] = [];
  for (const [format, lines] of statements) {
    known.push(
      ...newLines(known, lines, format).map(({ line: one, nth }) => ({ ...one, nth, format })),
    );
  }
  return known;
}

describe('a statement', () => {
  const [a, b] = [line('EFT AYSE DEMIR'), line('FAST CAN AK')];
  it.each<[string, [StatementFormat, StatementLine[]][], number]>([
    [
      'comes again',
      [
        ['csv', [a, b]],
        ['csv', [a, b]],
      ],
      2,
    ],
    [
      'comes again in another order',
      [
        ['csv', [a, b]],
        ['csv', [b, a]],
      ],
      2,
    ],
    [
      'has two equal lines',
      [
        ['csv', [a, a]],
        ['csv', [a, a]],
      ],
      2,
    ],
    [
      'was taken in the middle of the day',
      [
        ['csv', [a]],
        ['csv', [a, a]],
        ['csv', [a]],
      ],
      2,
    ],
    [
      'overlaps the last',
      [
        ['csv', [a]],
        ['csv', [a, b]],
      ],
      2,
    ],
    [
      'has another line of that amount, in its format',
      [
        ['csv', [a]],
        ['csv', [b]],
      ],
      2,
    ],
    [
      'comes in other words',
      [
        ['csv', [a]],
        ['mt940', [line('GELEN EFT DEMIR AYSE TATIL')]],
      ],
      1,
    ],
    [
      'comes in quite other words',
      [
        ['csv', [a]],
        ['camt', [line('REF 1')]],
      ],
      1,
    ],
    [
      'comes whole in other words',
      [
        ['csv', [a, b]],
        ['camt', [line('1'), line('2')]],
      ],
      2,
    ],
    [
      'has one more in another format',
      [
        ['csv', [a]],
        ['camt', [line('EFT AYSE DEMIR'), line('FAST CAN AK')]],
      ],
      2,
    ],
    [
      'was cut by its format',
      [
        ['csv', [a]],
        ['csv', [line('EFT AYSE DEMIR VE KIZI')]],
      ],
      1,
    ],
    [
      'has another day in another format',
      [
        ['csv', [line('x', { balance: 5 })]],
        ['mt940', [line('y', { day: '2026-11-22', balance: 5 })]],
      ],
      1,
    ],
    [
      'has another day and the bank’s number',
      [
        ['csv', [line('x', { reference: 'B7' })]],
        ['mt940', [line('y', { day: '2026-11-19', reference: 'B7' })]],
      ],
      1,
    ],
    [
      'has the same balance much later',
      [
        ['csv', [line('x', { balance: 5 })]],
        ['mt940', [line('y', { day: '2026-12-22', balance: 5 })]],
      ],
      2,
    ],
    [
      'went the other way',
      [
        ['csv', [a]],
        ['mt940', [line('EFT AYSE DEMIR', { amount: -700_000 })]],
      ],
      2,
    ],
  ])('that %s', (_what, statements, count) => {
    expect(account(...statements)).toHaveLength(count);
  });
});

it('has each line once, however statements of a month overlap', () => {
  const texts = fc.constantFrom('EFT AYSE DEMIR', 'FAST CAN AK', 'HAVALE ECE OZ');
  const month = fc.array(
    fc.record({
      text: texts,
      day: fc.integer({ min: 1, max: 5 }),
      amount: fc.constantFrom(100, 200),
    }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(
      month,
      fc.array(fc.tuple(fc.nat(20), fc.constantFrom<StatementFormat>('csv', 'mt940')), {
        maxLength: 6,
      }),
      (made, cuts) => {
        const lines = made
          .map(({ text, day, amount }) => line(text, { day: `2026-11-0${day}`, amount }))
          .toSorted((x, y) => (x.day < y.day ? -1 : 1));
        // Each statement ends somewhere; the last has all.
        const statements = [
          ...cuts.map(
            ([end, format]) => [format, lines.slice(0, end)] as [StatementFormat, StatementLine[]],
          ),
          ['csv', lines] as [StatementFormat, StatementLine[]],
        ];
        const known = account(...statements);
        const keys = (all: readonly StatementLine[]) =>
          all.map(({ text, day, amount }) => `${day} ${amount} ${text}`).toSorted();
        expect(keys(known)).toEqual(keys(lines));
        expect(new Set(known.map(({ day, amount, nth }) => `${day} ${amount} ${nth}`)).size).toBe(
          known.length,
        );
      },
    ),
  );
});
