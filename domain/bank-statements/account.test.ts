import { expect, it } from 'vitest';
import { findAccount } from './account.ts';

const OURS = [{ iban: 'TR330006100519786457841326' }, { iban: 'TR660006400000112340123456' }];

it.each([
  ['TR33 0006 1005 1978 6457 8413 26', 0],
  ['tr330006100519786457841326', 0],
  ['0019786457841326', 0],
  ['11234-0123456', 1],
  ['1234/0123456', 1],
  ['0123456', 1],
  ['12345', null],
  ['', null],
  ['999999999', null],
  ['TR660006400000112340123457', null],
])('%s', (named, at) => {
  expect(findAccount(named, OURS)).toBe(at === null ? null : OURS[at]?.iban);
});

it('is none when two accounts end alike', () => {
  expect(findAccount('123456', [{ iban: 'TR11123456' }, { iban: 'TR22123456' }])).toBeNull();
});
