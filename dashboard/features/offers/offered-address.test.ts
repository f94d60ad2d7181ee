import { expect, it } from 'vitest';
import { readOffered, writeOffered } from './offered-address.ts';

const STAY = {
  villa_id: 12,
  checkIn: '2027-07-12',
  checkOut: '2027-07-19',
  adults: 4,
  children: 2,
  babies: 0,
};

it('brings villas, nights and people through an address', () => {
  const stays = [STAY, { ...STAY, villa_id: 3, checkIn: '', checkOut: '' }];
  expect(readOffered(writeOffered(stays))).toEqual(stays);
});

it.each(['', 'x', '0.2027-07-12.2027-07-19.2.0.0', '12.a.b.-1.0.0', '1.5...'])(
  'leaves out what is no villa: "%s"',
  (address) => expect(readOffered(address)).toEqual([]),
);
