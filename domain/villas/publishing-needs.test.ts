import { describe, expect, it } from 'vitest';
import {
  listPublishingNeeds,
  type PublishingFacts,
  type PublishingNeed,
} from './publishing-needs.ts';

const TODAY = '2026-11-22';

const READY: PublishingFacts = {
  permitNo: '07-1211',
  prices: [
    { startsOn: '2027-01-01', endsOn: '2027-06-15' },
    { startsOn: '2027-06-16', endsOn: '2027-09-30' },
  ],
  images: 5,
  capacity: { bedrooms: 2, capacity: 6, maxAdults: 6, maxChildren: 4, permitMaxGuests: 6 },
  rooms: 2,
  paragraphs: 1,
  latitude: 36.2,
  longitude: 29.4,
};

const missing = (facts: Partial<PublishingFacts>, today = TODAY): PublishingNeed['code'][] =>
  listPublishingNeeds({ ...READY, ...facts }, today).flatMap(({ code, isMet }) =>
    isMet ? [] : [code],
  );

describe('what a visitor needs of a villa', () => {
  it('is all there', () => expect(missing({})).toEqual([]));

  it.each<[PublishingNeed['code'], Partial<PublishingFacts>]>([
    ['permit', { permitNo: ' - ' }],
    ['prices', { prices: [] }],
    ['prices', { prices: [{ startsOn: '2027-01-01', endsOn: '2027-09-29' }] }],
    ['pictures', { images: 4 }],
    ['capacity', { capacity: { ...READY.capacity, capacity: 7 } }],
    ['beds', { rooms: 1 }],
    ['description', { paragraphs: 0 }],
    ['position', { latitude: null }],
  ])('lacks its %s', (code, facts) => expect(missing(facts)).toEqual([code]));

  it('calls the description as its field does; the summary above that field is another text', () => {
    const titles = listPublishingNeeds(READY, TODAY).map(({ title }) => title);
    expect(titles).toContain('Villanın anlatımı');
  });

  it('is not priced with a gap in the season, and is with one before or after it', () => {
    const [spring, summer] = READY.prices as [{ startsOn: string; endsOn: string }, never];
    const around = (startsOn: string, endsOn: string) => [spring, { startsOn, endsOn }];
    expect(missing({ prices: around('2027-06-17', '2027-09-30') })).toEqual(['prices']);
    expect(missing({ prices: [{ startsOn: '2027-06-01', endsOn: '2027-10-31' }] })).toEqual([]);
    expect(missing({ prices: [summer] })).toEqual(['prices']);
  });

  it('asks for the rest of a season that has begun, and for the next one after it', () => {
    const prices = [{ startsOn: '2027-08-10', endsOn: '2027-09-30' }];
    expect(missing({ prices }, '2027-08-09')).toEqual(['prices']);
    expect(missing({ prices }, '2027-08-10')).toEqual([]);
    expect(missing({ prices }, '2027-10-01')).toEqual(['prices']);
  });
});
