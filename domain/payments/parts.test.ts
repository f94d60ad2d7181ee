import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayFromNumber, dayNumber } from '#domain/values/dates.ts';
import { duesOf, unpaidOf } from './dues.ts';
import { PartRules, PlanInput, readParts, toAgreed } from './part-schema.ts';
import { type AgreedPart, nextPart, openParts, planOf, sharesOf } from './parts.ts';

const STAY = {
  total: 1_000_01,
  prepayment: 200_00,
  agencyExtras: 0,
  checkIn: '2027-07-10',
  createdAt: '2027-01-05T09:00:00.000Z',
};
const USUAL: AgreedPart[] = [
  { daysBefore: 60, rate: 2500 },
  { daysBefore: 30, rate: 2500 },
];
const plan = (change: Partial<typeof STAY> = {}, paymentParts: AgreedPart[] | null = USUAL) =>
  planOf({ ...STAY, ...change, paymentParts }).map(({ dueOn, amount }) => [dueOn, amount]);

describe('the interim payments of a stay', () => {
  it.each([
    ['none', {}, null, []],
    ['none of a villa without', {}, [], []],
    [
      'as agreed, rounded once',
      {},
      USUAL,
      [
        ['2027-05-11', 250_00],
        ['2027-06-10', 250_01],
      ],
    ],
    [
      'in the order of their days',
      {},
      USUAL.toReversed(),
      [
        ['2027-05-11', 250_00],
        ['2027-06-10', 250_01],
      ],
    ],
    [
      'without what is paid to the agency for extras',
      { total: 1_100_00, agencyExtras: 100_00 },
      USUAL,
      [
        ['2027-05-11', 250_00],
        ['2027-06-10', 250_00],
      ],
    ],
    [
      'a week later for what had passed',
      { createdAt: '2027-05-20T09:00:00.000Z' },
      USUAL,
      [
        ['2027-05-27', 250_00],
        ['2027-06-10', 250_01],
      ],
    ],
    [
      'together when both had passed',
      { createdAt: '2027-06-20T09:00:00.000Z' },
      USUAL,
      [['2027-06-27', 500_01]],
    ],
    ['at the door when the arrival is near', { createdAt: '2027-07-04T09:00:00.000Z' }, USUAL, []],
    [
      'counted in Istanbul, not in Greenwich',
      { createdAt: '2027-06-19T21:30:00.000Z' },
      USUAL,
      [['2027-06-27', 500_01]],
    ],
    ['never more than the price', { prepayment: 800_00 }, USUAL, [['2027-05-11', 200_01]]],
    ['nothing after a prepayment of everything', { prepayment: 1_000_01 }, USUAL, []],
    [
      'by the day that a clerk gave',
      {},
      [{ daysBefore: 60, rate: 2500, dueOn: '2027-07-01' }, USUAL[1]!],
      [
        ['2027-06-10', 250_00],
        ['2027-07-01', 250_01],
      ],
    ],
    [
      'at the door when a clerk’s day is not before an earlier arrival',
      { checkIn: '2027-06-30' },
      [{ daysBefore: 9, rate: 2500, dueOn: '2027-07-01' }],
      [],
    ],
  ] as const)('are %s', (_what, change, parts, wanted) => {
    expect(plan(change, parts as unknown as AgreedPart[] | null)).toEqual(wanted);
  });

  it('follow the dates of a stay that moves', () => {
    expect(plan({ checkIn: '2027-08-10' })[0]?.[0]).toBe('2027-06-11');
  });
});

it('leave what is owed in one place each, whatever was paid', () => {
  const money = fc.integer({ min: 0, max: 2_000_00 });
  const part = fc.record({
    daysBefore: fc.integer({ min: 1, max: 365 }),
    rate: fc.integer({ min: 1, max: 4000 }),
  });
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 4 }),
      money,
      money,
      money,
      money,
      fc.integer({ min: 0, max: 300 }),
      (paymentParts, price, prepayment, extra, paid, ahead) => {
        const stay = {
          total: price + extra,
          prepayment,
          agencyExtras: extra,
          checkIn: dayFromNumber(dayNumber('2027-01-05') + ahead),
          createdAt: STAY.createdAt,
          paymentParts,
          paid,
          extrasPaid: Math.min(extra, paid),
          status: 'confirmed' as const,
        };
        const { rest, ...before } = unpaidOf(stay);
        const dues = duesOf(stay);
        expect(dues).toMatchObject(before);
        expect(dues.parts + dues.atDoor).toBe(rest);
        expect(Math.min(dues.parts, dues.atDoor)).toBeGreaterThanOrEqual(0);
        const parts = openParts(stay);
        for (const { left, amount } of parts) expect(left).toBeLessThanOrEqual(amount);
        // What is paid next is never more than what is left of the plan.
        const next = nextPart(parts, addDays(stay.checkIn, -1));
        expect(next?.amount ?? 0).toBe(dues.parts);
      },
    ),
  );
});

it.each([
  ['nothing', [], true],
  ['two', USUAL, true],
  ['all of it', [{ daysBefore: 10, rate: 10_000 }], true],
  ['more than all', [...USUAL, { daysBefore: 10, rate: 6000 }], false],
  ['two of one day', [USUAL[0], USUAL[0]], false],
  ['five', [1, 2, 3, 4, 5].map((daysBefore) => ({ daysBefore, rate: 100 })), false],
  ['a part of nothing', [{ daysBefore: 10, rate: 0 }], false],
  ['one on the day of arrival', [{ daysBefore: 0, rate: 1000 }], false],
  ['one of half a day', [{ daysBefore: 1.5, rate: 1000 }], false],
])('an agency can ask for %s', (_what, rules, fits) => {
  expect(PartRules.safeParse(rules).success).toBe(fits);
});

it('keeps a clerk’s days, and reads nothing out of what is no plan', () => {
  const [part] = toAgreed(PlanInput.parse([{ due_on: '2027-07-01', rate: 2500 }]), '2027-07-10');
  expect(part).toEqual({ daysBefore: 9, rate: 2500, dueOn: '2027-07-01' });
  expect(readParts([part])).toEqual([part]);
  for (const wrong of [null, 'x', [{ rate: 'a' }], {}]) expect(readParts(wrong)).toEqual([]);
});

describe('what a house says of its interim payments', () => {
  const shares = (parts: AgreedPart[], prepayment: number) =>
    sharesOf(parts, prepayment).map(({ daysBefore, rate }) => [daysBefore, rate]);
  it.each<[string, AgreedPart[], number, [number, number][]]>([
    ['nothing without a plan', [], 2000, []],
    [
      'the earliest first',
      USUAL.toReversed(),
      2000,
      [
        [60, 2500],
        [30, 2500],
      ],
    ],
    [
      'no more than there is to pay',
      USUAL,
      6000,
      [
        [60, 2500],
        [30, 1500],
      ],
    ],
    ['none after everything', USUAL, 10_000, []],
  ])('is %s', (_name, parts, prepayment, expected) => {
    expect(shares(parts, prepayment)).toEqual(expected);
  });

  it('is what a stay agreed long before is asked for', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(
          fc.record({
            daysBefore: fc.integer({ min: 1, max: 100 }),
            rate: fc.integer({ min: 1, max: 5000 }),
          }),
          {
            maxLength: 4,
            selector: ({ daysBefore }) => daysBefore,
          },
        ),
        fc.integer({ min: 0, max: 100 }),
        (parts, percent) => {
          const rate = percent * 100;
          const stay = { ...STAY, total: 10_000, prepayment: rate, paymentParts: parts };
          expect(shares(parts, rate)).toEqual(
            planOf(stay).map(({ dueOn, amount }) => [
              dayNumber(STAY.checkIn) - dayNumber(dueOn),
              amount,
            ]),
          );
        },
      ),
    );
  });
});
