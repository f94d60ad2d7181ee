import { describe, expect, it } from 'vitest';
import { draftInvoices, type OpenSale } from './drafts.ts';

const sale = (more: Partial<OpenSale>): OpenSale => ({
  source: 'stay:1',
  reservationId: '1',
  code: 'KY27-AAAAAAAA',
  day: '2027-06-10',
  what: 'commission',
  rate: 20,
  accommodationRate: 0,
  exemption: '',
  gross: 120_000,
  payer: 'owner:7',
  said: { net: 0, vat: 0, accommodation: 0, rounding: 0 },
  owner: 'Şükrü Öz',
  guest: 'Gülşah Öztürk',
  original: null,
  ...more,
});

const original = { id: 'i1', number: 'KYA2027000000001', issuedOn: '2027-06-12' };

describe('drafts of invoices', () => {
  it('put the commissions of an owner on one paper, due a week after the first', () => {
    const later = sale({ source: 'stay:2', reservationId: '2', day: '2027-06-08', gross: 3 });
    const drafts = draftInvoices('2027-06', [sale({}), later]);
    expect(drafts).toMatchObject([
      {
        id: '2027-06|commission|owner:7',
        kind: 'sale',
        payer: 'owner:7',
        name: 'Şükrü Öz',
        dueOn: '2027-06-15',
        total: { net: 100_003, vat: 20_001, rounding: -1, gross: 120_003 },
      },
    ]);
  });

  it('write to each guest, by stay', () => {
    const drafts = draftInvoices('2027-06', [
      sale({ what: 'services', payer: 'stay:1' }),
      sale({ what: 'kept', source: 'kept:2', reservationId: '2', payer: 'stay:2' }),
    ]);
    expect(drafts.map(({ id, name }) => [id, name])).toEqual([
      ['2027-06|services|stay:1', 'Gülşah Öztürk (KY27-AAAAAAAA)'],
      ['2027-06|kept|stay:2', 'Gülşah Öztürk (KY27-AAAAAAAA)'],
    ]);
  });

  it('are of the kind that their taxes make them, the exempt ones apart', () => {
    const drafts = draftInvoices('2027-06', [
      sale({}),
      sale({ source: 'stay:2', rate: 0, exemption: '302' }),
      sale({ what: 'services', payer: 'stay:1', accommodationRate: 200, gross: 12_200 }),
      sale({ what: 'services', payer: 'stay:1', accommodationRate: 200, gross: -12_200, original }),
    ]);
    expect(drafts.map(({ id, kind }) => [id, kind])).toEqual([
      ['2027-06|commission|owner:7', 'sale'],
      ['2027-06|commission|owner:7|302', 'exempt'],
      ['2027-06|services|stay:1', 'accommodation'],
      ['2027-06|services|stay:1|i1', 'return'],
    ]);
    expect(drafts.map(({ total }) => total)).toMatchObject([
      { net: 100_000, vat: 20_000, accommodation: 0 },
      { net: 120_000, vat: 0, accommodation: 0 },
      { net: 10_000, vat: 2_000, accommodation: 200 },
      { net: -10_000, vat: -2_000, accommodation: -200 },
    ]);
  });

  it('return what was invoiced too high, apart from what is due', () => {
    const drafts = draftInvoices('2027-06', [
      sale({}),
      sale({ source: 'stay:2', gross: -6, original }),
    ]);
    expect(drafts.map(({ kind, original: of }) => [kind, of])).toEqual([
      ['sale', null],
      ['return', original],
    ]);
    expect(draftInvoices('2027-06', [sale({ gross: -6 })])[0]?.id).toBe(
      '2027-06|commission|owner:7|',
    );
  });
});
