import { expect, it } from 'vitest';
import { afterMoney, type AfterMoneyFacts } from './after-money.ts';
import { ledgerSums } from '../ledger.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const LATER = '2026-11-22T09:00:00.000Z';

type Change = Partial<Omit<AfterMoneyFacts, 'stay'>> & { stay?: Partial<AfterMoneyFacts['stay']> };

const after = ({ stay, ...rest }: Change, paid = 700) =>
  afterMoney({
    kind: 'prepayment',
    stay: { status: 'option', prepayment: 700, agencyExtras: 0, deadline: LATER, ...stay },
    after: { ...ledgerSums([]), received: paid },
    confirm: undefined,
    areNightsTaken: false,
    now: NOW,
    ...rest,
  });

it.each([
  ['the whole prepayment confirms', {}, 700, 'confirm'],
  ['so it does for a request', { stay: { status: 'requested' } }, 700, 'confirm'],
  ['so does the rest', { kind: 'balance' }, 700, 'confirm'],
  ['unless the clerk says no', { confirm: false }, 700, 'stand'],
  ['a part does not', {}, 699, 'stand'],
  ['unless the clerk says yes', { confirm: true }, 1, 'confirm'],
  ['money for an extra does not', { kind: 'extra' }, 700, 'stand'],
  ['nor does a deposit', { kind: 'deposit', confirm: true }, 700, 'stand'],
  ['nor does what leaves', { kind: 'refund', confirm: true }, 700, 'stand'],
  ['what is confirmed stays so', { stay: { status: 'confirmed' } }, 700, 'stand'],
  ['what is off stays off', { stay: { status: 'expired' } }, 700, 'stand'],
  ['a hold that has run out is confirmed too', { stay: { deadline: NOW } }, 700, 'confirm'],
  ['or keeps its nights', { stay: { deadline: NOW } }, 1, 'keep'],
  ['a deposit keeps them as well', { kind: 'deposit', stay: { deadline: NOW } }, 0, 'keep'],
  ['unless somebody has them', { stay: { deadline: NOW }, areNightsTaken: true }, 1, 'expire'],
  ['whatever was wanted', { stay: { deadline: NOW }, areNightsTaken: true }, 700, 'expire'],
  ['no end, no late money', { stay: { deadline: null } }, 1, 'stand'],
] as const)('%s', (_what, change, paid, expected) => {
  expect(after(change as Change, paid)).toBe(expected);
});
