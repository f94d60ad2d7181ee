import { expect, test } from 'vitest';
import { fullAddress } from './full-address.ts';

const AREA = { town: 'Kalkan', district: 'Kaş', province: 'Antalya' };

test.each([
  ['Yalı Sokak No: 4', 'Yalı Sokak No: 4, Kalkan, Kaş / Antalya'],
  ['Kalkan Mah. Yalı Sokak No: 4', 'Kalkan Mah. Yalı Sokak No: 4, Kaş / Antalya'],
  ['Kalkan Mah. Yalı Sokak No: 4, Kaş/Antalya', 'Kalkan Mah. Yalı Sokak No: 4, Kaş/Antalya'],
  ['KALKAN MAH. YALI SOKAK NO: 4 KAŞ ANTALYA', 'KALKAN MAH. YALI SOKAK NO: 4 KAŞ ANTALYA'],
  // Not a part of another word.
  ['Kaşlı Sokak No: 4, Kalkan', 'Kaşlı Sokak No: 4, Kalkan, Kaş / Antalya'],
  ['', 'Kalkan, Kaş / Antalya'],
])('"%s" is completed', (address, full) => expect(fullAddress(address, AREA)).toBe(full));

test('a region with the name of its district is said once', () => {
  const area = { town: 'Kaş', district: 'Kaş', province: 'Antalya' };
  expect(fullAddress('Yalı Sokak No: 4', area)).toBe('Yalı Sokak No: 4, Kaş / Antalya');
});
