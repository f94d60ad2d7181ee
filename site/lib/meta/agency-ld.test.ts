import { expect, it } from 'vitest';
import { postalAddress } from './agency-ld.ts';

it('reads a Turkish address into its parts', () => {
  expect(postalAddress('Kalkan Mah. Yalıboyu Sokak No: 14, 07960 Kaş / Antalya')).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'Kalkan Mah. Yalıboyu Sokak No: 14',
    postalCode: '07960',
    addressLocality: 'Kaş',
    addressRegion: 'Antalya',
    addressCountry: 'TR',
  });
});

it('keeps an address in one piece that is written in another way', () => {
  expect(postalAddress('Kalkan limanı')).toMatchObject({ streetAddress: 'Kalkan limanı' });
  expect(postalAddress('')).toBeUndefined();
});
