import { expect, it } from 'vitest';
import type { CallPart } from '#domain/desk/call/parts.ts';
import { withoutWords } from './remove-part.ts';
import { sayNights, sayTown } from './say-anew.ts';

const TYPED = '6 kişi kalkan 12 temmuz, 7 gece kaş';
const place = (words: string) => {
  const start = TYPED.indexOf(words);
  return { start, end: start + words.length, isOverruled: false };
};
const PARTS: CallPart[] = [
  { kind: 'people', count: 6, ...place('6 kişi') },
  { kind: 'town', slug: 'kalkan', name: 'Kalkan', ...place('kalkan') },
  { kind: 'arrival', day: '2027-07-12', ...place('12 temmuz') },
  { kind: 'nights', nights: 7, ...place('7 gece') },
  { kind: 'district', slug: 'kas', name: 'Kaş', ...place('kaş') },
];

it('takes words out without leaving a gap', () => {
  expect(withoutWords(TYPED, place('kalkan'))).toBe('6 kişi 12 temmuz, 7 gece kaş');
  expect(withoutWords(TYPED, place('6 kişi'))).toBe('kalkan 12 temmuz, 7 gece kaş');
  expect(withoutWords(TYPED, place('kaş'))).toBe('6 kişi kalkan 12 temmuz, 7 gece');
});

it('says other nights or another region in the place of the old ones', () => {
  const stay = { checkIn: '2027-07-19', checkOut: '2027-07-26' };
  expect(sayNights(TYPED, PARTS, stay)).toBe('6 kişi kalkan 19–26 Temmuz 2027, kaş');
  expect(sayTown(TYPED, PARTS, 'İslamlar')).toBe('6 kişi İslamlar 12 temmuz, 7 gece');
  expect(sayTown('6 kişi', [], 'İslamlar')).toBe('6 kişi İslamlar');
});
