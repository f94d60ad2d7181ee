import { describe, expect, it } from 'vitest';
import { proposeMatches } from './match.ts';
import type { BookedTransfer, LineToMatch, OpenStay } from './proposal.ts';

const stay = (more: Partial<OpenStay> = {}): OpenStay => ({
  id: 'r1',
  code: 'KY26-239AZ2ZZ',
  name: 'Ayşe Demir',
  villa: 'Villa Mavi',
  status: 'option',
  check_in: '2027-05-10',
  open: { prepayment: 700_000, balance: 3_500_000, extra: 0, deposit: 500_000 },
  reported: 0,
  ...more,
});
const line = (text: string, amount = 700_000, more: Partial<LineToMatch> = {}): LineToMatch => ({
  id: 'l1',
  day: '2026-11-20',
  amount,
  text,
  name: '',
  reference: '',
  ...more,
});
const transfer = (more: Partial<BookedTransfer> = {}): BookedTransfer => ({
  of: 'entry',
  id: 't1',
  code: 'KY26-239AZ2ZZ',
  name: 'Ayşe Demir',
  amount: 700_000,
  day: '2026-11-20',
  kind: 'prepayment',
  waits: false,
  ...more,
});
const one = (of: LineToMatch, stays: OpenStay[] = [stay()], transfers: BookedTransfer[] = []) =>
  proposeMatches([of], stays, transfers).get(of.id) ?? [];

describe('a line that came in', () => {
  it.each([
    ['EFT KY26-239AZ2ZZ tatil', 700_000, 'prepayment', true],
    ['eft ky26 239az2zz', 700_000, 'prepayment', true],
    ['FAST KY26239A Z2ZZ', 100_000, 'prepayment', true],
    ['GELEN EFT AYSE DEMIR', 700_000, 'prepayment', true],
    ['demir, AYŞE nur', 3_500_000, 'balance', true],
    ['AYŞE DEMİR depozito', 500_000, 'deposit', true],
    ['AYŞE DEMİR', 500_000, 'deposit', false],
    ['KY26-239AZ2ZZ depozito', 300_000, 'prepayment', false],
    ['AYŞE DEMİR', 1_000_000, 'prepayment', false],
    ['A. DEMIR', 700_000, 'prepayment', false],
    ['AYSEE DEMIR', 700_000, 'prepayment', false],
    ['KY26-239AZ2ZZ', 9_000_000, 'balance', false],
    ['EFT KY26 239 AZ2 ZZ', 699_500, 'prepayment', true],
  ])('%s over %i is a %s', (text, amount, kind, certain) => {
    expect(one(line(text, amount))[0]).toMatchObject({ do: 'book', kind, amount, certain });
  });

  it.each(['GELEN EFT MEHMET KAYA', 'DEMIR CELIK AS', 'AYSE KAYA', 'POS', ''])(
    'of somebody else is nobody’s: %s',
    (text) => expect(one(line(text))).toEqual([]),
  );

  it('is a deposit though the price was paid by the line before', () => {
    const [price, deposit] = [
      line('KY26-239AZ2ZZ', 700_000),
      line('KY26-239AZ2ZZ depozito', 500_000, { id: 'l2' }),
    ];
    expect(proposeMatches([price, deposit], [stay()], []).get('l2')).toMatchObject([
      { do: 'book', kind: 'deposit', amount: 500_000, certain: true },
    ]);
  });

  it('says why', () => {
    expect(one(line('KY26-239AZ2ZZ AYSE DEMIR'))[0]?.reason).toBe(
      'Rezervasyon kodu yazıyor, ad soyad aynı, ön ödemenin tamamı.',
    );
    expect(one(line('A. DEMIR', 50_000))[0]?.reason).toContain('açık 7.000 ₺');
  });

  it('is found by a name as a bank without umlauts writes it', () => {
    const found = one(line('SEPA HANS MUELLER'), [stay({ name: 'Hans Müller' })]);
    expect(found).toMatchObject([{ do: 'book', kind: 'prepayment', certain: true }]);
  });

  it.each([
    ['KY26-239AZ2ZZ VE KY26-ZZZZ2222 KAPORA', [700_000, 300_000]],
    ['AYSE DEMIR CAN AK', [700_000, 300_000]],
    ['AYSE DEMIR CAN AK', [3_500_000, 300_000]],
  ])('of two guests gives each their share: %s over %j', (text, shares) => {
    const sum = shares.reduce((all, share) => all + share, 0);
    const open = { prepayment: 300_000, balance: 1_500_000, extra: 0, deposit: 0 };
    const other = stay({ id: 'r2', code: 'KY26-ZZZZ2222', name: 'Can Ak', open });
    const found = one(line(text, sum), [stay(), other]);
    expect(found.map(({ certain }) => certain)).toEqual([false, false]);
    expect(found.map((proposal) => proposal.do === 'book' && proposal.amount)).toEqual(shares);
    expect(found[0]?.reason).toContain('payı');
  });

  it.each([
    [
      'exact, without name or code',
      'Urlaub Türkei Müller',
      'Jürgen Müller',
      700_000,
      'ön ödemenin tamamı',
    ],
    [
      'by a service that sends in its own name',
      'WISE PAYMENTS LTD',
      'Anna Schmidt',
      700_000,
      'ön ödemenin tamamı',
    ],
    ['less what banks between kept', 'SEPA /Urlaub', 'Anna Schmidt', 655_000, 'bir bölümü'],
    ['in euro, which came as more', 'EUR CONVERTED', 'Anna Schmidt', 731_250, 'bölümü'],
  ])(
    'reported by its guest is proposed, never done unseen: %s',
    (_how, text, name, amount, part) => {
      const found = one(line(text, amount), [
        stay({ name, reported: 700_000 }),
        stay({ id: 'r2' }),
      ]);
      expect(found).toMatchObject([{ do: 'book', stay: { id: 'r1' }, amount, certain: false }]);
      expect(found[0]?.reason).toContain('havale bildirdi');
      expect(found[0]?.reason.toLowerCase()).toContain(part);
      expect(one(line(text, amount), [stay({ name })])).toEqual([]);
    },
  );

  it('is nothing that was reported when it is far from it, or has another’s code', () => {
    const reported = stay({ id: 'r2', code: 'KY26-ZZZZ2222', name: 'Can Ak', reported: 700_000 });
    expect(one(line('EFT', 500_000), [reported])).toEqual([]);
    const coded = one(line('KY26-239AZ2ZZ'), [stay(), reported]);
    expect(coded.map((found) => found.do === 'book' && found.stay.id)).toEqual(['r1']);
  });

  it.each([
    ['as much as the deposit is of the price', 'Urlaub', [{ kind: 'prepayment' }]],
    ['that says it is a deposit is nothing that was reported', 'Urlaub depozito', []],
  ])('%s, because a report is for the stay', (_what, text, proposals) => {
    const found = one(line(text, 500_000), [stay({ reported: 500_000 })]);
    expect(found).toMatchObject(proposals);
    expect(found).toHaveLength(proposals.length);
  });

  it('reported for a stay that is off is shown, too, and says so', () => {
    const open = { prepayment: 0, balance: 0, extra: 0, deposit: 0 };
    const [found] = one(line('Urlaub'), [stay({ status: 'expired', open, reported: 700_000 })]);
    expect(found).toMatchObject({ certain: false, kind: 'balance', amount: 700_000 });
    expect(found?.reason).toBe(
      'Misafir 7.000 ₺ havale bildirdi, rezervasyon “Süresi Doldu” durumunda.',
    );
  });

  it.each([
    ['Сергей Иванов', 'SERGEY IVANOV', true],
    ['Сергей Иванов', 'IVANOV SERGEI', false],
    ['Юлия Щербакова', 'IULIIA SHCHERBAKOVA', false],
    ['Юлия Щербакова', 'Yulia Scherbakova', false],
    ['Yulia Tsvetkova', 'IULIIA CVETKOVA', false],
    ['Михаил Хохлов', 'Mikhail Khokhlov', true],
  ])('of %s is found as %s', (name, text, certain) => {
    expect(one(line(text), [stay({ name })])).toMatchObject([{ do: 'book', certain }]);
  });

  it('of two with one surname is the one whose first name it has', () => {
    const two = [
      stay({ name: 'Jürgen Müller' }),
      stay({ id: 'r2', code: 'KY26-ZZZZ2222', name: 'Anna Müller' }),
    ];
    expect(one(line('ANNA MUELLER'), two)).toMatchObject([{ stay: { id: 'r2' }, certain: true }]);
    expect(one(line('A. Mueller'), two)).toMatchObject([{ stay: { id: 'r2' }, certain: false }]);
    expect(one(line('Familie Mueller'), two)).toEqual([]);
  });

  it('that may be of two stays is the clerk’s to choose', () => {
    const two = one(line('AYSE DEMIR'), [stay(), stay({ id: 'r2', code: 'KY26-ZZZZ2222' })]);
    expect(two.map(({ certain }) => certain)).toEqual([false, false]);
    const codes = one(line('KY26-239AZ2ZZ KY26-ZZZZ2222'), [
      stay(),
      stay({ id: 'r2', code: 'KY26-ZZZZ2222' }),
    ]);
    expect(codes.map(({ certain }) => certain)).toEqual([false, false]);
  });

  it('for a stay that is off is shown by its code, and by nothing else', () => {
    const off = stay({
      status: 'cancelled',
      open: { prepayment: 0, balance: 0, extra: 0, deposit: 0 },
    });
    expect(one(line('KY26-239AZ2ZZ'), [off])[0]).toMatchObject({ certain: false });
    expect(one(line('KY26-239AZ2ZZ'), [off])[0]?.reason).toContain('“İptal” durumunda');
    expect(one(line('AYSE DEMIR'), [off])).toEqual([]);
  });

  it('uses up what it pays: the second equal one is not certain', () => {
    const lines = [
      line('KY26-239AZ2ZZ', 3_500_000),
      line('KY26-239AZ2ZZ', 3_500_000, { id: 'l2' }),
    ];
    const found = proposeMatches(lines, [stay()], []);
    expect([found.get('l1')?.[0]?.certain, found.get('l2')?.[0]?.certain]).toEqual([true, false]);
  });

  it('is recognised when it is in the books, and not proposed as another', () => {
    const found = one(line('KY26-239AZ2ZZ'), [stay()], [transfer()]);
    expect(found).toMatchObject([{ do: 'recognise', certain: true, transfer: { id: 't1' } }]);
    const unnamed = one(
      line('AYSE DEMIR 2'),
      [stay()],
      [transfer({ name: 'Can Ak', code: 'KY26-AAAA2222' })],
    );
    expect(unnamed.map((p) => [p.do, p.certain])).toEqual([
      ['recognise', false],
      ['book', false],
    ]);
  });

  it.each(['KY26-239AZ2ZZ', 'AYSE DEMIR'])('is what was entered in parts: %s', (text) => {
    const parts = [
      transfer(),
      transfer({ id: 't2', kind: 'deposit', amount: 500_000 }),
      transfer({ id: 't3', amount: 100_000, day: '2026-11-12' }),
    ];
    expect(one(line(text, 1_200_000), [stay()], parts)).toMatchObject([
      { do: 'recognise', certain: false, transfer: { id: 't1' } },
      { do: 'recognise', certain: false, transfer: { id: 't2' } },
      { do: 'book', certain: false },
    ]);
  });

  it('is not what was recorded long before or after', () => {
    expect(one(line('KY26-239AZ2ZZ'), [], [transfer({ day: '2026-10-20' })])).toEqual([]);
    expect(one(line('KY26-239AZ2ZZ'), [], [transfer({ day: '2026-12-20' })])).toEqual([]);
  });
});

describe('a line that went out', () => {
  it('is a written refund, however long it has waited, and never a payment', () => {
    const refund = transfer({ amount: -700_000, kind: 'refund', day: '2026-10-01', waits: true });
    expect(one(line('GIDEN EFT AYSE DEMIR', -700_000), [stay()], [refund])).toMatchObject([
      {
        do: 'recognise',
        certain: true,
        reason: 'Bankaya verilmeyi bekliyor, tutar aynı, ad soyad aynı.',
      },
    ]);
    expect(one(line('KY26-239AZ2ZZ', -700_000))).toEqual([]);
  });

  it('is an owner’s payout; of two of one amount the named one', () => {
    const payouts = ['Can Ak', 'Ece Öz'].map((name, at) =>
      transfer({
        of: 'payout',
        id: `p${at}`,
        code: '',
        name,
        amount: -90_000,
        kind: 'owner_payout',
        waits: true,
      }),
    );
    expect(one(line('EFT ECE OZ', -90_000), [], payouts)).toMatchObject([
      { certain: true, transfer: { id: 'p1' } },
    ]);
    expect(one(line('EFT', -90_000), [], payouts).map(({ certain }) => certain)).toEqual([
      false,
      false,
    ]);
  });
});
