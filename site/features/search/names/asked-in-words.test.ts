import { describe, expect, it } from 'vitest';
import { askedInWords } from './asked-in-words.ts';

const option = (slug: string, name: string) => ({ slug, name, count: 5 });
const OPTIONS = {
  districts: [option('kas', 'Kaş'), option('bodrum', 'Bodrum')],
  towns: [{ ...option('kalkan', 'Kalkan'), district: 'kas', popular: true }],
  villaTypes: [option('denize-sifir-villalar', 'Denize Sıfır')],
  features: [option('jakuzi', 'Jakuzi'), option('evcil-hayvan-kabul', 'Evcil hayvan kabul edilir')],
  capacity: { min: 2, max: 12 },
  price: { min: 0, max: 0 },
};
const DAY = { today: '2026-11-22', rates: { DOLLAR: 41.8512, EURO: 48.6021, POUND: 0 } };

const ask = (text: string) => {
  const asked = askedInWords(text, OPTIONS, DAY);
  return asked && { address: asked.address, unknown: asked.unknown };
};

describe('words lead to the listing narrowed to what they ask for', () => {
  it.each([
    ['Bodrum', '/listing?district=bodrum'],
    ['kalkan 6 kişi', '/listing?adults=6&town=kalkan'],
    ['KALKAN 6 KİŞİ', '/listing?adults=6&town=kalkan'],
    ['2 yetişkin 2 çocuk 1 bebek bodrum', '/listing?adults=2&children=2&babies=1&district=bodrum'],
    [
      'kalkan 6 kişi 12-19 temmuz 60 bin',
      '/listing?checkin=2027-07-12&checkout=2027-07-19&adults=6&town=kalkan&maxTotal=60000',
    ],
    ['12-19 temmuz ±3 gün', '/listing?checkin=2027-07-12&checkout=2027-07-19&flex=3'],
    ['temmuzda 5 gece', '/listing?nights=5&month=2027-07'],
    ['temmuz ağustos kalkan', '/listing?month=2027-07,2027-08&town=kalkan'],
    [
      'temmuzun ilk yarısı kalkan',
      '/listing?checkin=2027-07-05&checkout=2027-07-12&town=kalkan&flex=4',
    ],
    ['3 odalı denize en fazla 500 metre', '/listing?bedrooms=3&sea=500'],
    ['köpekle kalkan', '/listing?town=kalkan&feature=evcil-hayvan-kabul'],
    ['geceliği 10 bin', '/listing?maxPrice=10000'],
    ['toplam 1000 euro', '/listing?maxTotal=48603'],
  ])('%s', (text, address) => {
    expect(ask(text)).toEqual({ address, unknown: [] });
  });

  it('says what it did not understand', () => {
    expect(ask('kalkan 6 kişi zürafalı')).toEqual({
      address: '/listing?adults=6&town=kalkan',
      unknown: ['zürafalı'],
    });
  });

  it.each(['mavi kuytu', 'zzz', '', '🏖️', 'villa'])('“%s” asks for nothing', (text) => {
    expect(ask(text)).toBeNull();
  });
});
