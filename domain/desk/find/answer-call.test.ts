import { describe, expect, it } from 'vitest';
import { discount, season, terms } from '#domain/reservations/pricing/pricing.testing.ts';
import { quoteStay } from '#domain/reservations/pricing/pricing.ts';
import { heldNights, villa } from '#domain/search/index/catalogues.testing.ts';
import type { CatalogueVilla } from '#domain/search/index/catalogue.ts';
import { packVilla } from '#domain/search/index/catalogue-file.ts';
import { toQuestion } from '../call/question.ts';
import { understandCall } from '../call/understand.ts';
import { buildVocabulary } from '../call/vocabulary.ts';
import { answerCall, type DeskAnswer } from './answer-call.ts';
import { buildDesk } from './desk-index.ts';

const TODAY = '2026-11-22';
const NOW = `${TODAY}T09:00:00.000Z`;
const TOWNS = [
  { slug: 'kalkan', name: 'Kalkan' },
  { slug: 'islamlar', name: 'İslamlar' },
  { slug: 'patara', name: 'Patara' },
  { slug: 'bodrum', name: 'Bodrum' },
];
const PLACES: Record<string, CatalogueVilla['location']> = {
  kalkan: { latitude: 36.26, longitude: 29.41 },
  islamlar: { latitude: 36.29, longitude: 29.42 },
  patara: { latitude: 36.26, longitude: 29.31 },
  bodrum: { latitude: 37.03, longitude: 27.43 },
};
const OPTIONS = [
  { slug: 'ozel-havuz', name: 'Özel havuz' },
  { slug: 'jakuzi', name: 'Jakuzi' },
];

/** Asks a desk with these villas, which lie in their towns, ten metres from the sea for each id. */
function ask(typed: string, villas: readonly CatalogueVilla[]): DeskAnswer {
  const desk = buildDesk(
    {
      version: '1',
      today: TODAY,
      nights: 730,
      towns: TOWNS,
      filterable: [],
      villas: villas.map((one) =>
        packVilla(
          { ...one, sea: one.id * 10, location: PLACES[one.town] ?? null },
          '#ffffff',
          TODAY,
        ),
      ),
    },
    { villas: villas.map(({ id }) => ({ id, code: `KY-${id}`, prepaymentRate: 2000 })) },
    NOW,
  );
  const vocabulary = buildVocabulary({
    towns: TOWNS,
    districts: [{ slug: 'kas', name: 'Kaş' }],
    types: [],
    features: OPTIONS,
    villas: villas.map(({ id, name }) => ({ id, name, code: `KY-${id}` })),
  });
  const question = toQuestion(understandCall(typed, { today: TODAY, vocabulary }), {
    today: TODAY,
    rates: { DOLLAR: 0, EURO: 48.6021, POUND: 0 },
  });
  return answerCall(desk, question, new Map(OPTIONS.map(({ slug, name }) => [slug, name])));
}

const ids = (hits: DeskAnswer['fits']) => hits.map(({ villa }) => villa.id);
const problems = ({ almost }: DeskAnswer) =>
  almost.map(({ villa, problems: wrong }) => [villa.id, ...wrong.map(({ text }) => text)]);

/** 12 July 2027 is night 232. */
const JULY_12 = 232;

describe('answerCall', () => {
  it('lists what is free and fits, the cheapest first, with total and prepayment of the nights', () => {
    const { fits, total } = ask('6 kişi kalkan 12-19 temmuz', [
      villa(1),
      villa(2, { seasons: [season('s', '2026-01-01', '2028-12-31', 400_000)] }),
      villa(3, { town: 'patara' }),
      villa(4, { taken: heldNights(TODAY, JULY_12 + 3, JULY_12 + 4) }),
    ]);
    expect(ids(fits)).toEqual([2, 1]);
    expect(total).toBe(2);
    expect(fits[0]).toMatchObject({
      stay: { checkIn: '2027-07-12', checkOut: '2027-07-19', nights: 7 },
      total: 2_800_000,
      prepayment: 560_000,
      nightly: 400_000,
      town: 'Kalkan',
      problems: [],
    });
  });

  it('knows which nights can be booked at once', () => {
    const atOnce = (from: string, to: string) => ({
      atOnce: { instant: true, otherwise: [[from, to]] as [string, string][] },
    });
    const villas = [
      villa(1),
      villa(2, atOnce('2027-07-15', '2027-07-20')),
      villa(3, atOnce('2027-08-01', '2027-08-31')),
    ];
    const dated = ask('kalkan anında onay 12-19 temmuz', villas);
    expect(ids(dated.fits)).toEqual([3]);
    expect(problems(dated).map(([, ...wrong]) => wrong)).toEqual([
      ['Anında rezervasyona kapalı'],
      ['Anında rezervasyona kapalı'],
    ]);
    expect(ids(ask('kalkan anında rezervasyon', villas).fits)).toEqual([2, 3]);
  });

  it('prices a stay to the kuruş as a quote does, discounts and cleaning included', () => {
    const one = villa(1, {
      seasons: [
        season('a', '2026-01-01', '2027-07-15', 433_333),
        season('b', '2027-07-16', '2028-12-31', 511_111),
      ],
      discounts: [discount('early', 1250, { daysBefore: 60 })],
      terms: terms({ cleaningFee: 250_000, cleaningThreshold: 8, prepaymentRate: 2000 }),
    });
    const quoted = quoteStay({
      stay: { checkIn: '2027-07-12', checkOut: '2027-07-19', adults: 4, children: 0, babies: 0 },
      seasons: one.seasons,
      discounts: one.discounts,
      terms: one.terms,
      today: TODAY,
      nights: [],
      now: NOW,
    });
    const [hit] = ask('4 kişi 12-19 temmuz', [one]).fits;
    expect(quoted).toMatchObject({ ok: true, total: hit?.total, prepayment: hit?.prepayment });
  });

  it('says what is wrong with what almost fits, what is least off first', () => {
    const answer = ask('6 kişi 12-19 temmuz jakuzi 30 bin denize 20 m', [
      villa(1, { features: ['jakuzi'] }),
      villa(2, {
        features: ['jakuzi'],
        seasons: [season('s', '2026-01-01', '2028-12-31', 400_000)],
        capacity: 4,
        maxAdults: 4,
        terms: terms({ capacity: 4, maxAdults: 4 }),
      }),
      villa(3, {
        features: ['jakuzi'],
        seasons: [season('s', '2026-01-01', '2028-12-31', 400_000)],
      }),
      villa(4),
    ]);
    expect(ids(answer.fits)).toEqual([]);
    expect(problems(answer)).toEqual([
      [1, 'Bütçeyi 5.000 ₺ aşıyor'],
      [3, 'Denize 30 m'],
      [2, '6 kişi çok: en fazla 4'],
    ]);
  });

  it('names the shortest stay where the nights are free and too few, and sells a whole gap', () => {
    const short = terms({ minNightsSeason: 5 });
    const answer = ask('4 kişi 12-15 temmuz', [
      villa(1, { terms: short }),
      villa(2, {
        terms: short,
        taken: [
          ...heldNights(TODAY, JULY_12 - 2, JULY_12),
          ...heldNights(TODAY, JULY_12 + 3, JULY_12 + 5),
        ],
      }),
    ]);
    expect(answer.fits.map(({ villa: { id }, isGap }) => [id, isGap])).toEqual([[2, true]]);
    expect(problems(answer)).toEqual([[1, 'En az 5 gece']]);
  });

  it('compares a budget in euros to the kuruş, at the agency’s rate', () => {
    // 2.500 € at 48,6021 are 121.505,25 ₺.
    const night = (kurus: number) => [
      season('s', '2026-01-01', '2028-12-31', kurus, { minNights: 1 }),
    ];
    const villas = [12_150_525, 12_150_526].map((kurus, i) =>
      villa(i + 1, { seasons: night(kurus), terms: terms({ cleaningFee: 0 }) }),
    );
    for (const typed of ['2500 euro', 'geceliği 2.500 €']) {
      const answer = ask(`12 temmuz 1 gece ${typed}`, villas);
      expect(ids(answer.fits)).toEqual([1]);
      expect(problems(answer)).toEqual([[2, 'Bütçeyi 1 ₺ aşıyor']]);
    }
    expect(ids(ask('12 temmuz 1 gece en az 2500 euro', villas).fits)).toEqual([1, 2]);
    // There is no rate for the pound: no limit is applied, and the chip says so.
    expect(ids(ask('12 temmuz 1 gece £1', villas).fits)).toEqual([1, 2]);
  });

  it('takes the nearest free nights of flexible dates, within the budget before beyond it', () => {
    const { fits } = ask('4 kişi 12-19 temmuz ±2 37 bin', [
      villa(1, { taken: heldNights(TODAY, JULY_12, JULY_12 + 1) }),
      villa(2, {
        seasons: [
          season('dear', '2026-01-01', '2027-07-12', 900_000),
          season('fair', '2027-07-13', '2028-12-31', 500_000),
        ],
      }),
    ]);
    expect(fits.map(({ villa: { id }, stay }) => [id, stay?.checkIn])).toEqual([
      [1, '2027-07-13'],
      [2, '2027-07-13'],
    ]);
  });

  it('finds some week of a month', () => {
    const { fits } = ask('4 kişi temmuzda 1 hafta', [
      villa(1, { taken: heldNights(TODAY, JULY_12 - 11, JULY_12) }),
      villa(2, { taken: heldNights(TODAY, JULY_12 - 11, JULY_12 + 15) }),
    ]);
    expect(fits.map(({ villa: { id }, stay }) => [id, stay?.checkIn])).toEqual([[1, '2027-07-12']]);
  });

  it('offers the nearest nights and the nearest regions where nothing fits', () => {
    const held = heldNights(TODAY, JULY_12, JULY_12 + 7);
    const answer = ask('4 kişi kalkan 12-19 temmuz', [
      villa(1, { taken: held }),
      villa(2, { town: 'bodrum', district: 'bodrum' }),
      villa(3, { town: 'islamlar' }),
      villa(4, { town: 'patara' }),
    ]);
    expect(answer.fits).toEqual([]);
    expect(answer.nearest.slice(0, 2)).toEqual([
      { checkIn: '2027-07-05', checkOut: '2027-07-12', villas: 1, cheapest: 3_500_000 },
      { checkIn: '2027-07-19', checkOut: '2027-07-26', villas: 1, cheapest: 3_500_000 },
    ]);
    expect(answer.neighbours.map(({ slug, villas }) => [slug, villas])).toEqual([
      ['islamlar', 1],
      ['patara', 1],
      ['bodrum', 1],
    ]);
  });

  it('shows a villa asked for by name although it is taken', () => {
    const answer = ask('villa değirmen 12-19 temmuz', [
      villa(1, { name: 'Villa Değirmen', taken: heldNights(TODAY, JULY_12, JULY_12 + 7) }),
      villa(2),
    ]);
    expect(problems(answer)).toEqual([[1, 'Bu gecelerde dolu']]);
    expect(answer.nearest).toHaveLength(3);
  });

  it('lists villas by their cheapest night when no dates were given', () => {
    const { fits } = ask('kalkan gecelik 5 bin', [
      villa(1),
      villa(2, { seasons: [season('s', '2026-01-01', '2028-12-31', 600_000)] }),
    ]);
    expect(fits.map(({ villa: { id }, total, nightly }) => [id, total, nightly])).toEqual([
      [1, null, 500_000],
    ]);
  });

  it('has no nights in the past or beyond the nights on sale', () => {
    const everything = [villa(1)];
    expect(ask('4 kişi 12-19 temmuz 2025', everything).fits).toEqual([]);
    expect(ask('4 kişi 12-19 temmuz 2029', everything).fits).toEqual([]);
  });
});
