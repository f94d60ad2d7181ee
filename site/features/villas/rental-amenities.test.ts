import { expect, it } from 'vitest';
import { rentalAmenities, rentalBeds } from './rental-amenities.ts';

it('names what search engines know, each once, whatever the agency calls it', () => {
  expect(
    rentalAmenities([
      'Her odada klima',
      'Salonda klima',
      'Özel havuz',
      'Isıtmalı havuz',
      'Cibinlik',
    ]),
  ).toEqual(['ac', 'pool']);
  expect(rentalAmenities(['Evcil hayvan kabul edilmez', 'Havuz merdiveni'])).toEqual([]);
  expect(rentalAmenities(['Evcil hayvan kabul edilir', 'Kablosuz internet'])).toEqual([
    'petsAllowed',
    'wifi',
  ]);
});

it('counts beds of all rooms by their kind', () => {
  const rooms = ['1 çift kişilik yatak', '2 tek kişilik yatak', '1 çift kişilik çekyat', 'Ranza'];
  expect(rentalBeds(rooms.map((beds) => ({ beds })))).toEqual([
    { type: 'Double', count: 2 },
    { type: 'Single', count: 2 },
  ]);
});
