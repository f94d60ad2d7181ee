import { expect, it } from 'vitest';
import { cardFacts } from './card-text.ts';

it('breaks between two facts alone, so that none is cut', () => {
  const facts = cardFacts({
    town: { slug: 'kas-merkez', name: 'Kaş Merkez' },
    capacity: 6,
    bedrooms: 2,
    pool: 'Isıtmalı havuz',
  } as Parameters<typeof cardFacts>[0]);
  expect(facts.split(' ')).toEqual([
    'Kaş\u00a0Merkez',
    '·\u00a06\u00a0kişi',
    '·\u00a02\u00a0yatak\u00a0odası',
    '·\u00a0ısıtmalı\u00a0havuz',
  ]);
});
