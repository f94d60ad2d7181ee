import { describe, expect, it } from 'vitest';
import { PROMISES } from '#domain/promises/sentences.ts';
import { STATUSES } from '#domain/reservation-status.ts';
import { GuestDocument } from './guest-document.ts';
import { agency, factsOf, headingsOf, documentStay } from './guest-documents.testing.ts';
import { composeVoucher, hasVoucher, type VoucherFacts } from './voucher.ts';
import { agreedTiers } from '#domain/payments/refunds/cancel-tiers.ts';

const facts = (overrides: Partial<VoucherFacts> = {}): VoucherFacts => ({
  ...documentStay(),
  code: 'KY26-ABCDEFGH',
  guest: { name: 'Gülşah İğdırlı', phone: '+905321234567' },
  paid: 700_001,
  extrasPaid: 0,
  depositTaker: 'owner',
  address: 'Kışla Mah. Deniz Sok. 4',
  map: 'https://www.google.com/maps?q=36.2,29.4',
  greeter: { name: 'Ömer Çakır', phone: '+905330000000' },
  included: ['Elektrik', 'Su'],
  houseRules: ['Evcil hayvan alınmaz'],
  tiers: agreedTiers([{ daysBefore: 0, keptRate: 10_000 }]),
  ...overrides,
});
const voucher = (overrides: Partial<VoucherFacts> = {}) =>
  composeVoucher(facts(overrides), agency(), '2026-11-21');
const said = (overrides: Partial<VoucherFacts> = {}) => factsOf(voucher(overrides).blocks);

it('exists only for a stay that is sold', () => {
  expect(STATUSES.filter(hasVoucher)).toEqual(['confirmed', 'staying', 'completed', 'no_show']);
});

describe('a voucher', () => {
  it('is a document that the API can send', () => {
    expect(GuestDocument.parse(voucher())).toEqual(voucher());
  });

  it('is identified by its reservation', () => {
    expect(voucher()).toMatchObject({
      title: 'Rezervasyon belgesi',
      subtitle: 'Villa Şafak, 28 Haziran – 5 Temmuz 2027',
      number: 'KY26-ABCDEFGH',
      issuedOn: '2026-11-21',
      fileName: 'rezervasyon-belgesi-KY26-ABCDEFGH',
    });
  });

  it('says how the rest is paid, while there is some', () => {
    const rest = { type: 'paragraph', text: PROMISES.balance };
    expect(voucher().blocks).toContainEqual(rest);
    expect(voucher({ paid: facts().total }).blocks).not.toContainEqual(rest);
  });

  it('says who comes, when, and who lets them in', () => {
    expect(said()).toMatchObject({
      Misafir: 'Gülşah İğdırlı',
      Telefon: '+90 532 123 45 67',
      Giriş: '28 Haziran 2027 Pazartesi, 16.00',
      Çıkış: '5 Temmuz 2027 Pazartesi, 10.00',
      Süre: '7 gece',
      'Konaklayacak kişiler': '2 yetişkin, 1 çocuk',
      Adres: 'Kışla Mah. Deniz Sok. 4',
      Konum: 'https://www.google.com/maps?q=36.2,29.4',
      'Sizi karşılayacak kişi': 'Ömer Çakır',
      'Karşılayanın telefonu': '+90 533 000 00 00',
    });
  });

  it.each([
    ['address', { address: '' }, 'Adres'],
    ['map', { map: null }, 'Konum'],
    ['greeter', { greeter: { name: null, phone: '+905330000000' } }, 'Sizi karşılayacak kişi'],
    ['phone at the house', { greeter: { name: 'Ömer', phone: null } }, 'Karşılayanın telefonu'],
  ])('leaves out the %s that nobody has entered, and that alone', (_, overrides, label) => {
    const missing = Object.keys(said()).filter((key) => !(key in said(overrides)));
    expect(missing).toEqual([label]);
  });

  it('has no empty chapters', () => {
    expect(headingsOf(voucher().blocks)).toEqual([
      'Konaklama',
      'Varış',
      'Tutar',
      'Fiyata dâhil olanlar',
      'Ev kuralları',
      'İptal ederseniz ön ödemeden',
    ]);
    const bare = voucher({
      address: '',
      map: null,
      greeter: { name: null, phone: null },
      included: [],
      houseRules: [],
      tiers: agreedTiers([]),
    });
    expect(headingsOf(bare.blocks)).toEqual(['Konaklama', 'Tutar']);
  });

  it.each([
    [0, '0 ₺', '27.999,99 ₺'],
    [700_001, '7.000,01 ₺', '27.999,99 ₺'],
    [3_500_000, '35.000 ₺', '0 ₺'],
    [3_600_000, '36.000 ₺', '0 ₺'],
  ])('asks at the door only for what %i kuruş leave open', (paid, received, due) => {
    expect(said({ paid })).toMatchObject({ Ödenen: received, 'Girişte ödenecek': due });
  });

  it.each([
    ['agency', '5.000 ₺ (girişte acentaya, çıkışta iade edilir)'],
    ['owner', '5.000 ₺ (girişte ev sahibine, çıkışta iade edilir)'],
  ] as const)('says that the deposit goes to the %s', (depositTaker, text) => {
    expect(said({ depositTaker })['Hasar depozitosu']).toBe(text);
  });

  it('is silent about a deposit that is not taken', () => {
    expect(said({ deposit: 0 })).not.toHaveProperty('Hasar depozitosu');
  });

  it('lists what is included and what the house forbids as they were entered', () => {
    expect(voucher().blocks.filter(({ type }) => type === 'list')).toEqual([
      { type: 'list', ordered: false, items: ['Elektrik', 'Su'] },
      { type: 'list', ordered: false, items: ['Evcil hayvan alınmaz'] },
    ]);
  });

  it('warns of the identity law and names a way to reach the agency', () => {
    const note = (phone: string) =>
      composeVoucher(facts(), agency({ phone }), '2026-11-21').blocks.at(-1);
    expect(note('+90 242 000 16 84')).toMatchObject({
      text: expect.stringMatching(/1774 sayılı Kanun.*\+90 242 000 16 84 üzerinden/),
    });
    expect(note('')).toMatchObject({
      text: expect.stringContaining('merhaba@kiyi.example üzerinden'),
    });
  });
});
