import { expect, it } from 'vitest';
import { maskIdentityNumber } from './identity-number.ts';

it.each([
  ['10000000146', '*******0146'],
  ['1234567890', '******7890'],
  ['U1234567', '****4567'],
  ['AB123', '***23'],
])('shows %s as %s', (number, masked) => expect(maskIdentityNumber(number)).toBe(masked));
