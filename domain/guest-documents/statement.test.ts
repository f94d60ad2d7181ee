import { describe, expect, it } from 'vitest';
import type { Statement } from '#domain/payments/reports/report-schema.ts';
import { GuestDocument } from './guest-document.ts';
import { agency, factsOf } from './guest-documents.testing.ts';
import { composeStatementDocument } from './statement.ts';

const STATEMENT: Statement = {
  month: '2026-10',
  until: '2026-10',
  owner: { id: 7, name: 'Şükrü Öz', iban: 'TR330006100519786457841326' },
  stays: [
    {
      reservation_id: 'KY26-ABCDEFGH',
      reservation_uid: 'u1',
      villa_id: 3,
      villa_name: 'Villa Şafak',
      customer_name: 'Gülşah İğdırlı',
      status: 'completed',
      checkin: '2026-10-28',
      checkout: '2026-11-04',
      nights: 7,
      gross: 3_500_000,
      commission: 525_000,
      extras: 0,
      net: 2_975_000,
      at_door: 2_800_000,
      collected: 700_000,
      payout: 175_000,
      paid_out: 100_000,
      left: 75_000,
    },
  ],
  invoices: [
    { id: 'i1', number: 'KYA2027000000001', issued_on: '2027-07-05', gross: 350_000, file: false },
  ],
  payouts: [
    {
      id: 'p1',
      paid_at: '2026-10-30T21:30:00.000Z',
      reservation_id: 'KY26-ABCDEFGH',
      villa_name: 'Villa Şafak',
      method: 'fast',
      amount: 100_000,
      note: 'yalnız bizim için',
    },
  ],
  totals: {
    nights: 7,
    gross: 3_500_000,
    commission: 525_000,
    extras: 0,
    net: 2_975_000,
    at_door: 2_800_000,
    collected: 700_000,
    payout: 175_000,
    paid_this_month: 100_000,
  },
  carried: -25_050,
  balance: 49_950,
};
const guestDocument = (overrides: Partial<Statement> = {}) =>
  composeStatementDocument({ ...STATEMENT, ...overrides }, agency(), '2026-11-02');
const tablesOf = (overrides: Partial<Statement> = {}) =>
  guestDocument(overrides).blocks.filter((part) => part.type === 'sheet');
const ownerCalled = (name: string) => ({ owner: { ...STATEMENT.owner, name } });

describe('an owner’s statement', () => {
  it('is a document about one owner and one month', () => {
    expect(GuestDocument.parse(guestDocument())).toEqual(guestDocument());
    expect(guestDocument().subtitle).toBe('Şükrü Öz, Ekim 2026');
  });

  it.each([
    ['Şükrü Öz', 'ekstre-sukru-oz-2026-10'],
    ['李', 'ekstre-674e-2026-10'],
    ['Иван Петров', 'ekstre-ivan-petrov-2026-10'],
    ['…', 'ekstre-7-2026-10'],
  ])('of %s is filed as %s', (name, fileName) => {
    expect(guestDocument(ownerCalled(name)).fileName).toBe(fileName);
  });

  it('calls a balance below zero what it is', () => {
    const facts = factsOf(guestDocument({ balance: -12_500 }).blocks);
    expect(facts).toMatchObject({ 'Fazla ödenen': '125 ₺, sonraki ödemelerden düşülür' });
    expect(facts).not.toHaveProperty('Kalan bakiye');
  });

  it('reckons from what was carried over to what is left', () => {
    expect(factsOf(guestDocument().blocks)).toEqual({
      'Ev sahibi': 'Şükrü Öz',
      IBAN: 'TR33 0006 1005 1978 6457 8413 26',
      'Size kalan (net)': '29.750 ₺',
      'Önceki aylardan devreden': '−250,50 ₺',
      'Hak ediş': '1.750 ₺',
      Ödenen: '1.000 ₺',
      'Kalan bakiye': '499,50 ₺',
    });
  });

  it('shows no account where none is known', () => {
    const { blocks } = guestDocument({ owner: { ...STATEMENT.owner, iban: null } });
    expect(factsOf(blocks)).not.toHaveProperty('IBAN');
  });

  it('lists the stays over their sum', () => {
    expect(tablesOf()[0]).toMatchObject({
      rows: [
        [
          'Villa Şafak, 28 Ekim – 4 Kasım 2026, 7 gece · KY26-ABCDEFGH · Tamamlandı',
          '35.000 ₺',
          '5.250 ₺',
          '28.000 ₺',
          '1.750 ₺',
        ],
      ],
      foot: ['Toplam, 7 gece', '35.000 ₺', '5.250 ₺', '28.000 ₺', '1.750 ₺'],
    });
  });

  it('lists what was paid, when in Turkish time, and how', () => {
    expect(tablesOf()[1]).toMatchObject({
      rows: [['31.10.2026 00.30', 'KY26-ABCDEFGH, Villa Şafak', 'FAST', '1.000 ₺']],
      foot: ['Toplam', '', '', '1.000 ₺'],
    });
  });

  it('has as many cells in every row as columns', () => {
    for (const { columns, rows, foot } of tablesOf()) {
      for (const row of [...rows, foot]) expect(row).toHaveLength(columns.length);
    }
  });

  it('names no guest and none of our notes', () => {
    const text = JSON.stringify(guestDocument());
    expect(text).not.toContain('Gülşah');
    expect(text).not.toContain('yalnız bizim için');
  });

  it('names the invoices of the commission', () => {
    expect(JSON.stringify(guestDocument())).toContain('Komisyon faturası: KYA2027000000001 (');
    expect(JSON.stringify(guestDocument({ invoices: [] }))).not.toContain('Komisyon faturası');
  });

  it('says so when nobody came or nothing was paid', () => {
    const text = JSON.stringify(guestDocument({ stays: [], payouts: [] }));
    expect(text).toContain('Konaklama yok.');
    expect(text).toContain('Ödeme yapılmadı.');
    expect(tablesOf({ stays: [] })).toHaveLength(1);
    expect(tablesOf({ payouts: [] })).toHaveLength(1);
  });
});
