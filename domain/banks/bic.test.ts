import { expect, it } from 'vitest';
import { bicBeside } from './bic.ts';

it.each([
  ['TR330006200519786457841326', 'TGBATRIS'],
  ['TR33 0006 4005 1978 6457 8413 26', 'ISBKTRIS'],
  ['TR330001000519786457841326', 'TCZBTR2A'],
  // A bank that does not exist, and one abroad.
  ['TR590099901684000013335596', null],
  ['DE89370400440532013000', null],
])('the BIC beside %s is %s', (iban, bic) => {
  expect(bicBeside(iban, 'de')).toBe(bic);
  expect(bicBeside(iban, 'tr')).toBe(null);
});
