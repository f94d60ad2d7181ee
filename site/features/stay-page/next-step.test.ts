import { describe, expect, test } from 'vitest';
import type { TrackedReservation } from '#domain/reservations/schema.ts';
import { timeLeft } from '#site/lib/format/time-left.ts';
import type { OwnStay, StayPage } from '#domain/stay-page/schema.ts';
import { isDue, moneyRows, nextAction, nextStep, REST_DAYS, upcomingSteps } from './next-step.ts';

const reservation = (change: Partial<TrackedReservation>): TrackedReservation => ({
  code: 'KY26-ABCDEFGH',
  status: 'option',
  statusLabel: 'Opsiyonlu',
  villa: {
    slug: 'villa-a',
    name: 'Villa A',
    thumbnail: '',
    town: 'Kalkan',
    checkInTime: '16:00',
    checkOutTime: '10:00',
  },
  checkIn: '2027-06-07',
  checkOut: '2027-06-14',
  nights: 7,
  adults: 2,
  children: 0,
  babies: 0,
  lines: [],
  total: 42_000_00,
  prepayment: 8_400_00,
  balance: 33_600_00,
  deposit: 5_000_00,
  paid: 0,
  givenBack: null,
  dues: { prepayment: 8_400_00, extras: 0, parts: 0, atDoor: 33_600_00 },
  parts: [],
  deadline: '2026-11-22T03:35:00.000Z',
  timeline: [],
  ...change,
});

describe('what a guest does next', () => {
  test('an option is paid until its hour; what was paid is not asked for again', () => {
    const option = reservation({
      dues: { prepayment: 8_000_00, extras: 0, parts: 0, atDoor: 33_600_00 },
    });
    expect(nextStep(option, '2026-11-21', 'option')).toContain('8.000 ₺');
    const told = (reported: number) => nextStep(option, '2026-11-21', 'option', { reported });
    expect(told(8_000_00)).toContain('8.000 ₺ tutarındaki havalenizi bildirdiniz');
    expect(told(7_999_99)).toContain('8.000 ₺ ön ödeme yapın');
    const paid = reservation({ dues: { prepayment: 0, extras: 0, parts: 0, atDoor: 33_600_00 } });
    expect(nextStep(paid, '2026-11-21', 'option')).toContain('Ödemeniz ulaştı');
  });

  test('a request has the promise of an answer, as everywhere', () => {
    const asked = reservation({ status: 'requested', deadline: '2026-11-29T07:00:00.000Z' });
    expect(nextStep(asked, '2026-11-28', 'waiting')).toContain(
      'En geç 29 Kasım 2026 Pazar, saat 10.00’da yanıtlarız.',
    );
  });

  test('the day of arrival, the days in the house and that of leaving say their own', () => {
    const stay = reservation({ status: 'confirmed', deadline: null });
    expect(nextStep(stay, '2027-06-06', 'soon')).toContain('Sizi yarın');
    expect(nextStep(stay, '2027-06-07', 'staying')).toContain('Hoş geldiniz');
    expect(nextStep(stay, '2027-06-10', 'staying')).toContain('Keyifli');
    expect(nextStep(stay, '2027-06-14', 'staying')).toContain('Bugün ayrılıyorsunuz');
    expect(nextStep(stay, '2027-06-15', 'after')).toContain('teşekkür');
  });

  test('the steps to come follow from the state', () => {
    const labels = (change: Partial<TrackedReservation>) =>
      upcomingSteps(reservation(change)).map(({ label }) => label);
    expect(labels({ status: 'requested' })).toEqual(['Teyit', 'Ön ödeme', 'Giriş', 'Çıkış']);
    expect(labels({ status: 'option' })).toEqual(['Ön ödeme ve onay', 'Giriş', 'Çıkış']);
    expect(labels({ status: 'confirmed' })).toEqual(['Ön ödeme', 'Giriş', 'Çıkış']);
    const dues = { prepayment: 0, extras: 0, parts: 0, atDoor: 1 };
    expect(labels({ status: 'confirmed', dues })).toEqual(['Giriş', 'Çıkış']);
    expect(labels({ status: 'staying' })).toEqual(['Çıkış']);
    expect(labels({ status: 'cancelled' })).toEqual([]);
  });

  test.each([
    ['2026-11-22T00:30:00.000Z', '3 saat 5 dakika'],
    ['2026-11-20T01:35:00.000Z', '2 gün 2 saat'],
    ['2026-11-22T03:30:30.000Z', '4 dakika'],
    ['2026-11-22T03:35:00.000Z', null],
  ])('a deadline leaves, at %s: %s', (now, left) => {
    expect(timeLeft('2026-11-22T03:35:00.000Z', new Date(now))).toBe(left);
  });
});

describe('the one thing to do', () => {
  const PAID = { dues: { prepayment: 0, extras: 0, parts: 0, atDoor: 1 } };
  const house = {} as OwnStay['instead'][number];
  const REPORT = {
    kind: 'transfer',
    state: 'open',
    details: { amount: 8_400_00 },
  } as unknown as OwnStay['requests'][number];
  const page = (
    phase: StayPage['phase'],
    change: Partial<TrackedReservation> = {},
    own: Partial<OwnStay> = {},
  ) =>
    ({
      phase,
      checkIn: '2027-06-07',
      own: { reservation: reservation(change), instead: [], after: null, requests: [], ...own },
    }) as unknown as StayPage;
  const href = (stay: StayPage, today = '2026-11-21', misses = 2) =>
    nextAction(stay, today as TrackedReservation['checkIn'], misses)?.href ?? null;

  test.each([
    ['waits for an answer', page('waiting'), null],
    ['pays an option', page('option'), '#odeme'],
    ['has paid it', page('option', PAID), null],
    ['has reported it', page('option', {}, { requests: [REPORT] }), null],
    [
      'took it back',
      page('option', {}, { requests: [{ ...REPORT, state: 'withdrawn' }] }),
      '#odeme',
    ],
    ['was confirmed without money', page('confirmed'), '#odeme'],
    ['has months', page('confirmed', PAID), '#paylas'],
    ['is in the house', page('staying'), '#ev'],
    ['was refused', page('off', { status: 'rejected' }), '/listing'],
    [
      'was refused, with houses',
      page('off', { status: 'rejected' }, { instead: [house] }),
      '#evler',
    ],
    [
      'ran out',
      page('off', { status: 'expired' }),
      '/villa/villa-a?checkin=2027-06-07&checkout=2027-06-14',
    ],
    ['was cancelled', page('off', { status: 'cancelled' }), '/website/cancel'],
    ['did not come', page('off', { status: 'no_show' }), null],
    ['has left', page('after'), null],
  ])('of a guest who %s', (_, stay, expected) => expect(href(stay)).toBe(expected));

  test('asks for the guests a month before, and for the way once they are known', () => {
    expect(href(page('confirmed', PAID), '2027-05-07')).toBe('#paylas');
    expect(href(page('confirmed', PAID), '2027-05-08')).toBe('#misafirler');
    expect(href(page('soon', PAID), '2027-06-05')).toBe('#misafirler');
    expect(href(page('soon', PAID), '2027-06-05', 0)).toBe('#ev');
  });

  const part = { dueOn: '2027-05-20', amount: 4_000_00, left: 4_000_00 };
  test.each([
    ['its prepayment is open', {}, '2027-06-01', 'Konaklamanız onaylandı; 8.400 ₺ ön ödemenizi'],
    ['a part is due', { ...PAID, parts: [part] }, '2027-05-10', 'Sıradaki ödemeniz 4.000 ₺'],
    ['guests are missing', PAID, '2027-06-01', 'Misafir listenizde 2 kişi eksik.'],
    ['nothing is due yet', PAID, '2027-02-01', 'Her şey hazır.'],
    ['the prepayment is before the list', {}, '2027-06-05', 'Konaklamanız onaylandı; 8.400 ₺'],
  ])('is the headline of a confirmed stay, when %s', (_, change, today, said) => {
    const stay = reservation({ status: 'confirmed', deadline: null, ...change } as object);
    const headline = nextStep(stay, today as TrackedReservation['checkIn'], 'confirmed', {
      misses: 2,
    });
    expect(headline.startsWith(said)).toBe(true);
    expect(headline.split('Sıradaki').length).toBeLessThan(3);
  });

  test('promises houses and reviews only where there are some', () => {
    const refused = reservation({ status: 'rejected' });
    expect(nextStep(refused, '2027-02-01', 'off')).not.toContain('Aşağıda');
    expect(nextStep(refused, '2027-02-01', 'off', { houses: 3 })).toContain('Aşağıda');
    const left = reservation({ status: 'completed' });
    expect(nextStep(left, '2027-06-20', 'after')).not.toContain('Yorumunuz');
    expect(nextStep(left, '2027-06-20', 'after', { mayReview: true })).toContain('Yorumunuz');
  });

  test.each([
    ['came late', 'expired', { received: 8_400_00, kept: 0, refunded: 0, open: 0 }, true],
    [
      'came for a refused request',
      'rejected',
      { received: 100, kept: 0, refunded: 0, open: 0 },
      true,
    ],
    ['is to be refunded', 'expired', { received: 100, kept: 0, refunded: 0, open: 100 }, false],
    ['was refunded', 'expired', { received: 100, kept: 0, refunded: 100, open: 0 }, false],
    ['never came', 'expired', null, false],
    [
      'came after a cancellation',
      'cancelled',
      { received: 100, kept: 0, refunded: 0, open: 0 },
      true,
    ],
    ['came for a no-show', 'no_show', { received: 100, kept: 0, refunded: 0, open: 0 }, true],
  ] as const)('money that %s', (_, status, givenBack, isHere) => {
    const said = nextStep(reservation({ status, givenBack }), '2027-02-01', 'off');
    expect(said.includes('ödemeniz bizde duruyor')).toBe(isHere);
  });

  test('offers to pay the rest two weeks before', () => {
    expect(isDue('2027-06-15', '2027-06-01', REST_DAYS)).toBe(true);
    expect(isDue('2027-06-16', '2027-06-01', REST_DAYS)).toBe(false);
  });
});

describe('what is due at the door', () => {
  const before = reservation({ status: 'requested' });
  const after = reservation({
    status: 'confirmed',
    deadline: null,
    paid: 8_400_00,
    dues: { prepayment: 0, extras: 0, parts: 0, atDoor: 33_600_00 },
  });
  const atDoor = (one: TrackedReservation) =>
    moneyRows(one, 'confirmed').filter(({ label }) => label !== 'Ödenen');

  test('is the same before the approval and after it, the deposit beside it', () => {
    expect(atDoor(before)).toEqual(atDoor(after));
    expect(atDoor(after)).toContainEqual({ label: 'Girişte ödenecek', amount: after.balance });
    const said = nextStep(after, '2027-06-01', 'confirmed');
    expect(said).toContain('girişte 33.600 ₺, iade edilmek üzere 5.000 ₺ depozito ödersiniz.');
  });

  test('is less once some of it was paid, in the sentence and in the figures alike', () => {
    const dues = { prepayment: 0, extras: 0, parts: 0, atDoor: 10_000_00 };
    const paid = reservation({ status: 'confirmed', deadline: null, deposit: 0, dues });
    expect(moneyRows(paid, 'confirmed')).toContainEqual({
      label: 'Girişte ödenecek',
      amount: 10_000_00,
    });
    expect(nextStep(paid, '2027-06-01', 'confirmed')).toContain('girişte 10.000 ₺ ödersiniz.');
  });

  test('names what was paid beyond the total, and says that it is given back', () => {
    const dues = { prepayment: 0, extras: 0, parts: 0, atDoor: 0 };
    const over = reservation({ status: 'confirmed', deadline: null, deposit: 0, dues });
    const paid = { ...over, paid: over.total + 100_00 };
    const label = 'Fazla ödenen (size iade edilecek)';
    expect(moneyRows(paid, 'confirmed')).toContainEqual({ label, amount: 100_00 });
    expect(nextStep(paid, '2027-06-01', 'confirmed')).toContain(
      'ödenecek tutar kalmadı. Fazla ödediğiniz 100 ₺ size iade edilecek.',
    );
    const whole = { ...over, paid: over.total };
    expect(moneyRows(whole, 'confirmed')).toContainEqual({ label, amount: 0 });
    expect(nextStep(whole, '2027-06-01', 'confirmed')).not.toContain('Fazla');
  });

  test('is nothing once the hold has run out, even while its state says otherwise', () =>
    expect(moneyRows(before, 'off').filter(({ amount }) => amount > 0)).toEqual([]));

  test('says what became of what was paid for a stay that is off', () => {
    const givenBack = { received: 4500, kept: 500, refunded: 1000, open: 3000 };
    const off = reservation({ status: 'cancelled', paid: 500, givenBack });
    expect(moneyRows(off, 'off').map(({ label, amount }) => `${label} ${amount}`)).toEqual([
      'Ödenen 4500',
      'İptal kesintisi 500',
      'İade edilen 1000',
      'İade edilecek 3000',
    ]);
  });
});
