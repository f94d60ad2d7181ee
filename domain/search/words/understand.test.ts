import { describe, expect, it } from 'vitest';
import { suggest, understand } from './understand.ts';

const option = (slug: string, name: string, count = 5) => ({ slug, name, count });
const OPTIONS = {
  districts: [option('kas', 'Kaş'), option('bodrum', 'Bodrum'), option('didim', 'Didim', 0)],
  towns: [
    { ...option('kas-merkez', 'Kaş Merkez'), district: 'kas', popular: true },
    { ...option('kalkan', 'Kalkan'), district: 'kas', popular: true },
  ],
  villaTypes: [
    option('muhafazakar-villalar', 'Muhafazakâr / Korunaklı'),
    option('denize-sifir-villalar', 'Denize Sıfır'),
  ],
  features: [option('jakuzi', 'Jakuzi'), option('cocuk-havuzu', 'Çocuk havuzu')],
  capacity: { min: 2, max: 12 },
  price: { min: 0, max: 0 },
};
const NOTHING = { district: [], town: [], type: [], feature: [] };

describe('what was typed is understood as filters', () => {
  it.each([
    ['Bodrum', { district: ['bodrum'] }, []],
    ['kas merkez', { town: ['kas-merkez'] }, []],
    ["Kalkan'da jakuzi", { town: ['kalkan'], feature: ['jakuzi'] }, []],
    ['kalkna korunaklı villalar', { town: ['kalkan'], type: ['muhafazakar-villalar'] }, []],
    ['BODRUM DENİZE SIFIR', { district: ['bodrum'], type: ['denize-sifir-villalar'] }, []],
    ['didim', {}, ['didim']],
    ['mavi kuytu kaş', { district: ['kas'] }, ['mavi', 'kuytu']],
    ['villa', {}, []],
    ['', {}, []],
  ])('%s', (text, filters, rest) => {
    expect(understand(text, OPTIONS)).toEqual({ filters: { ...NOTHING, ...filters }, rest });
  });
});

describe('suggestions', () => {
  const names = (text: string) => suggest(text, OPTIONS, 8).map(({ name }) => name);

  it.each([
    ['ka', ['Kaş', 'Kaş Merkez', 'Kalkan']],
    ['bodrm', ['Bodrum']],
    ['havuzu', ['Çocuk havuzu']],
    ['korunakli', ['Muhafazakâr / Korunaklı']],
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
