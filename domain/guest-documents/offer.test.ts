import { describe, expect, it } from 'vitest';
import { composeOffer, type OfferedStay, type OfferFacts } from './offer.ts';
import { GuestDocument } from './guest-document.ts';
import { agency, factsOf, headingsOf } from './guest-documents.testing.ts';

const stay = (overrides: Partial<OfferedStay> = {}): OfferedStay => ({
  villa: 'Villa Şafak',
  checkIn: '2027-06-28',
  checkOut: '2027-07-05',
  nights: 7,
  adults: 2,
  children: 0,
  babies: 1,
  before: { total: 3_500_000, from: '2026-11-21', to: '2026-11-23' },
  total: 3_150_000,
  reason: null,
  ...overrides,
});
const offer = (overrides: Partial<OfferFacts> = {}) =>
  composeOffer(
    {
      customerName: 'Gülşah İğdırlı',
      message: '',
      expiresAt: '2026-11-22T21:30:00.000Z',
      link: 'https://kiyi.example/teklif/abc',
      stays: [stay()],
      ...overrides,
    },
    agency(),
    '2026-11-21',
  );
const said = (overrides: Partial<OfferedStay>) =>
  factsOf(offer({ stays: [stay(overrides)] }).blocks);

describe('an offer', () => {
  it('is a document for its customer, filed by its day', () => {
    expect(GuestDocument.parse(offer())).toEqual(offer());
    expect(offer()).toMatchObject({
      subtitle: 'Gülşah İğdırlı',
      number: '',
      fileName: 'teklif-2026-11-21',
    });
  });

  it('says what is offered, for whom, and what is saved', () => {
    expect(said({})).toEqual({
      Konaklama: '28 Haziran – 5 Temmuz 2027, 7 gece',
      Kişiler: '2 yetişkin, 1 bebek',
      'Önceki fiyat': '35.000 ₺; indirimli fiyatın geçerli olduğu günler: 21–23 Kas 2026',
      'Teklif fiyatı': '31.500 ₺',
    });
  });

  it.each([null, 3_150_000, 3_149_999])(
    'boasts of no saving where the price before was %s',
    (total) => {
      const campaign = { from: '2026-11-21', to: '2026-11-23' };
      const facts = said({ before: total === null ? null : { total, ...campaign } });
      expect(facts).not.toHaveProperty('Önceki fiyat');
      expect(facts['Teklif fiyatı']).toBe('31.500 ₺');
    },
  );

  it('names no price for what cannot be sold, but why', () => {
    const sold = said({ total: null, reason: 'Bu tarihler dolu.' });
    expect(sold).toMatchObject({ Durum: 'Bu tarihler dolu.' });
    expect(JSON.stringify(sold)).not.toContain('₺');
    expect(said({ total: null })).toMatchObject({ Durum: 'Şu anda satışta değil' });
  });

  it('describes one villa after the other', () => {
    const stays = [stay(), stay({ villa: 'Villa Çınar' })];
    expect(headingsOf(offer({ stays }).blocks)).toEqual(['Villa Şafak', 'Villa Çınar']);
  });

  it.each([
    ['', []],
    [' \n\n\n ', []],
    ['Merhaba,\niyi günler.', ['Merhaba,\niyi günler.']],
    ['Merhaba,\n\n\n  Teklifimiz:  \n\n', ['Merhaba,', 'Teklifimiz:']],
  ])('breaks the message %j into its paragraphs', (message, texts) => {
    const written = offer({ message }).blocks.filter(({ type }) => type === 'paragraph');
    expect(written).toEqual(texts.map((text) => ({ type: 'paragraph', text })));
  });

  it('ends with how long it holds, in Turkish time, and where it is taken up', () => {
    expect(offer().blocks.at(-1)).toMatchObject({
      type: 'note',
      text: expect.stringMatching(
        /zamanı: 23\.11\.2026 00\.30\..*https:\/\/kiyi\.example\/teklif\/abc$/,
      ),
    });
  });
});
