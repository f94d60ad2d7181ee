import { describe, expect, it } from 'vitest';
import { suggest } from './suggest.ts';

const option = (slug: string, name: string, count = 5) => ({ slug, name, count, province: '' });
const OPTIONS = {
  districts: [option('kas', 'Kaş'), option('bodrum', 'Bodrum'), option('didim', 'Didim', 0)],
  towns: [
    { ...option('kas-merkez', 'Kaş Merkez'), district: 'kas', popular: true, location: null },
    { ...option('kalkan', 'Kalkan'), district: 'kas', popular: true, location: null },
  ],
  villaTypes: [
    option('muhafazakar-villalar', 'Muhafazakâr / Korunaklı'),
    option('denize-sifir-villalar', 'Denize Sıfır'),
  ],
  features: [option('jakuzi', 'Jakuzi'), option('cocuk-havuzu', 'Çocuk havuzu')],
  otherFeatures: [],
  capacity: { min: 2, max: 12 },
  price: { min: 0, max: 0 },
};
const NOTHING = { district: [], town: [], type: [], feature: [] };

describe('suggestions', () => {
  const names = (text: string) => suggest(text, OPTIONS, 8).map(({ name }) => name);

  it.each([
    ['ka', ['Kaş', 'Kaş Merkez', 'Kalkan']],
    ['bodrm', ['Bodrum']],
    ['havuzu', ['Çocuk havuzu']],
    ['korunakli', ['Muhafazakâr / Korunaklı']],
    // Another word for it.
    ['tesett', ['Muhafazakâr / Korunaklı']],
    ['hot tub', ['Jakuzi']],
    ['didim', []],
    ['', []],
    ['zzzz', []],
    // Two subjects, the second still being typed.
    ['kalkan korun', ['Kalkan · Muhafazakâr / Korunaklı']],
    ['jakuzi kaş mer', ['Kaş · Jakuzi · Kaş Merkez']],
    ['mavi korun', []],
    ['villa korun', []],
  ])('%s', (text, expected) => expect(names(text)).toEqual(expected));

  it('carries what the words before the last one name', () => {
    expect(suggest('kalkan korun', OPTIONS, 8)).toMatchObject([
      { filter: 'type', slug: 'muhafazakar-villalar', also: { ...NOTHING, town: ['kalkan'] } },
    ]);
  });
});
