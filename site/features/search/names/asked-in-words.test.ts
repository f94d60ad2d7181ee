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

describe('words lead to a search for what they ask for', () => {
  it.each([
    ['Bodrum', '/ara?district=bodrum'],
    ['kalkan 6 kişi', '/ara?adults=6&town=kalkan'],
    ['KALKAN 6 KİŞİ', '/ara?adults=6&town=kalkan'],
    ['2 yetişkin 2 çocuk 1 bebek bodrum', '/ara?adults=2&children=2&babies=1&district=bodrum'],
    [
      'kalkan 6 kişi 12-19 temmuz 60 bin',
      '/ara?checkin=2027-07-12&checkout=2027-07-19&adults=6&town=kalkan&maxTotal=60000',
    ],
    ['12-19 temmuz ±3 gün', '/ara?checkin=2027-07-12&checkout=2027-07-19&flex=3'],
    ['temmuzda 5 gece', '/ara?nights=5&month=2027-07'],
    ['temmuz ağustos kalkan', '/ara?month=2027-07,2027-08&town=kalkan'],
    [
      'temmuzun ilk yarısı kalkan',
      '/ara?checkin=2027-07-05&checkout=2027-07-12&town=kalkan&flex=4',
    ],
    ['3 odalı denize en fazla 500 metre', '/ara?bedrooms=3&sea=500'],
    ['köpekle kalkan', '/ara?town=kalkan&feature=evcil-hayvan-kabul'],
    ['bodrum haziranda en ucuz hafta', '/ara?month=2027-06&district=bodrum&sort=price'],
    ['geceliği 10 bin', '/ara?maxPrice=10000'],
    ['toplam 1000 euro', '/ara?maxTotal=48603'],
  ])('%s', (text, address) => {
    expect(ask(text)).toEqual({ address, unknown: [] });
  });

  it('says what it did not understand', () => {
    expect(ask('kalkan 6 kişi zürafalı')).toEqual({
      address: '/ara?adults=6&town=kalkan',
      unknown: ['zürafalı'],
    });
  });

  it.each(['mavi kuytu', 'zzz', '', '🏖️', 'villa'])('“%s” asks for nothing', (text) => {
    expect(ask(text)).toBeNull();
  });
});
