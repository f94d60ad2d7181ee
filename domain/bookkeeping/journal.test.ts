import { describe, expect, it } from 'vitest';
import { DEFAULT_ACCOUNTS } from './accounts.ts';
import { composeJournal, type JournalLine, journalRows } from './journal.ts';

const line = (role: JournalLine['role'], amount: number, more: Partial<JournalLine> = {}) => ({
  source: 'stay:1',
  role,
  day: '2027-06-10',
  amount,
  isCorrection: false,
  code: 'KY27-AAAAAAAA',
  guest: 'Gülşah Öztürk',
  ownerId: 7,
  owner: 'Şükrü Öz',
  ...more,
});

/** A stay of 1,200 lira: 240 commission with VAT, 120 services with VAT, the rest the owner's. */
const STAY: JournalLine[] = [
  line('guests', 120_000),
  line('owners', -84_000),
  line('commission', -20_000),
  line('commission_vat', -4_000),
  line('services', -10_000),
  line('services_vat', -2_000),
];
const PAID: JournalLine[] = [
  line('bank', 50_000, { source: 'entry:1', day: '2027-05-30', isCorrection: true }),
  line('guests', -50_000, { source: 'entry:1', day: '2027-05-30', isCorrection: true }),
];

describe('a month of the books', () => {
  it('balances, counts vouchers and corrections, and says what is to be invoiced to whom', () => {
    const month = composeJournal([...STAY, ...PAID], DEFAULT_ACCOUNTS);
    expect(month).toMatchObject({ vouchers: 2, corrections: 1, debit: 170_000, credit: 170_000 });
    expect(month.accounts.map(({ role, debit, credit }) => [role, debit, credit])).toContainEqual([
      'guests',
      120_000,
      50_000,
    ]);
    expect(month.invoices).toEqual([
      {
        to: 'owner',
        name: 'Şükrü Öz',
        stays: 1,
        what: 'commission',
        net: 20_000,
        vat: 4_000,
        gross: 24_000,
      },
      {
        to: 'guest',
        name: 'Gülşah Öztürk (KY27-AAAAAAAA)',
        stays: 1,
        what: 'services',
        net: 10_000,
        vat: 2_000,
        gross: 12_000,
      },
    ]);
    expect(composeJournal([], DEFAULT_ACCOUNTS)).toMatchObject({ vouchers: 0, invoices: [] });
  });

  it('invoices what is kept of a stay only where VAT is within it', () => {
    const kept = [
      line('guests', 60_000, { source: 'kept:1' }),
      line('kept', -60_000, { source: 'kept:1' }),
      line('guests', 12_000, { source: 'kept:2' }),
      line('kept', -10_000, { source: 'kept:2' }),
      line('kept_vat', -2_000, { source: 'kept:2' }),
    ];
    const { invoices } = composeJournal(kept, DEFAULT_ACCOUNTS);
    const due = { to: 'guest', what: 'kept', stays: 1, net: 10_000, vat: 2_000, gross: 12_000 };
    expect(invoices).toMatchObject([due]);
  });

  it('numbers vouchers, dates what was late on the first day and names whose account it is', () => {
    const rows = journalRows('2027-06', [...PAID, ...STAY], DEFAULT_ACCOUNTS);
    expect(rows.map((row) => row[0])).toEqual([
      ...PAID.map(() => '202706-00001'),
      ...STAY.map(() => '202706-00002'),
    ]);
    expect(rows[0]?.[1]).toBe('2027-06-01');
    expect(rows[0]?.[4]).toBe('Düzeltme: Para hareketi KY27-AAAAAAAA, 2027-05-30 tarihli');
    expect(rows[2]?.[4]).toBe('Konaklama KY27-AAAAAAAA');
    expect(rows.map((row) => row[5])).toEqual([
      '',
      '',
      '',
      'Şükrü Öz',
      'Şükrü Öz',
      'Şükrü Öz',
      '',
      '',
    ]);
    const strange = line('bank', 1, { source: 'başka' });
    expect(journalRows('2027-06', [strange], DEFAULT_ACCOUNTS)[0]?.[4]).toBe(' KY27-AAAAAAAA');
  });
});
