import { expect, it } from 'vitest';
import { type Opened, readAddress, toAddress } from './opened.ts';

it.each<Opened>([
  { what: 'block', ref: 'seedblock1-2026-11-24' },
  { what: 'external', ref: 'a.b@airbnb.com' },
  { what: 'new', villaId: 12, from: '2027-06-01', to: '2027-06-05' },
])('comes back from its address: $what', (opened) =>
  expect(readAddress(toAddress(opened))).toEqual(opened),
);

it.each([
  '',
  'block',
  'block.',
  'other.1',
  'new.x.2027-06-01.2027-06-05',
  'new.1.2027-06-05.2027-06-01',
])('is nothing for "%s"', (address) => expect(readAddress(address)).toBeNull());
