import { describe, expect, it } from 'vitest';
import {
  allowedTransitions,
  DEFAULT_HOLD_HOURS,
  DEFAULT_OPTION_HOURS,
  findTransition,
  isTooEarly,
  findFixedReason,
  isStayEditable,
  nightKindOf,
  STATUS_LABELS,
  STATUSES,
  TRANSITIONS,
} from './reservation-status.ts';
import type { Status } from './reservation-status.ts';

// The agency's table, written out a second time: from → to, who, nights, mails, conditions.
const EXPECTED: Record<string, [string, string, string, string]> = {
  'new → requested': [
    'visitor admin',
    'hold',
    'talep_alindi yeni_talep_yonetici sahip_musaitlik',
    'stillFree',
  ],
  'requested → option': ['admin owner visitor', 'hold', 'on_odeme_bilgi', 'optionExpiresAt'],
  'requested → rejected': ['admin owner', 'free', 'talep_reddedildi', ''],
  'requested → expired': ['system', 'free', 'opsiyon_doldu', 'noMoney'],
  'option → expired': ['system', 'free', 'opsiyon_doldu', 'noMoney'],
  'option → option': ['admin', 'hold', 'on_odeme_bilgi', 'optionExpiresAt stillFree'],
  'requested → confirmed': ['admin payment', 'book', 'rezervasyon_onay sahip_onay', 'stillFree'],
  'option → confirmed': ['admin payment', 'book', 'rezervasyon_onay sahip_onay', 'stillFree'],
  'confirmed → staying': ['system', 'book', '', ''],
  'staying → completed': ['system', 'book', '', ''],
  'requested → cancelled': ['admin', 'free', 'iptal_bilgi sahip_iptal', 'reason'],
  'option → cancelled': ['admin', 'free', 'iptal_bilgi sahip_iptal', 'reason'],
  'confirmed → cancelled': ['admin', 'free', 'iptal_bilgi sahip_iptal', 'reason'],
  'confirmed → no_show': ['admin', 'choose', 'sahip_gelmedi', 'arrivalDay'],
  'staying → no_show': ['admin', 'choose', 'sahip_gelmedi', 'arrivalDay'],
  'expired → option': ['admin', 'hold', 'on_odeme_bilgi', 'optionExpiresAt stillFree'],
};

const FROM: (Status | null)[] = [null, ...STATUSES];
const PAIRS = FROM.flatMap((from) => STATUSES.map((to) => [from ?? 'new', to, from] as const));

describe('findTransition', () => {
  it.each(PAIRS)('%s → %s', (name, to, from) => {
    const move = findTransition(from, to);
    const expected = EXPECTED[`${name} → ${to}`];
    if (!expected) return expect(move).toBeNull();
    expect(move).toMatchObject({ from, to });
    expect([
      move?.by.join(' '),
      move?.nights,
      move?.mails.join(' '),
      move?.requires.join(' '),
    ]).toEqual(expected);
  });

  it('has no move twice and none besides', () => {
    expect(TRANSITIONS).toHaveLength(Object.keys(EXPECTED).length);
  });

  it('lets nothing leave a final state', () => {
    for (const from of ['completed', 'rejected', 'cancelled', 'no_show'] as const) {
      expect(TRANSITIONS.some((move) => move.from === from)).toBe(false);
    }
  });
});

describe('allowedMoves', () => {
  it.each([
    [null, 'visitor', ['requested']],
    [null, 'admin', ['requested']],
    ['requested', 'admin', ['option', 'rejected', 'confirmed', 'cancelled']],
    ['requested', 'system', ['expired']],
    ['requested', 'payment', ['confirmed']],
    // What is booked at once.
    ['requested', 'visitor', ['option']],
    ['option', 'payment', ['confirmed']],
    ['confirmed', 'admin', ['cancelled', 'no_show']],
    ['confirmed', 'system', ['staying']],
    ['confirmed', 'payment', []],
    ['expired', 'payment', []],
    ['expired', 'admin', ['option']],
    ['completed', 'admin', []],
  ] as const)('from %s by %s: %j', (from, by, to) =>
    expect(allowedTransitions(from, by).map((move) => move.to)).toEqual(to),
  );
});

describe('nights of a state', () => {
  it('holds, books or frees', () => {
    const kinds = Object.fromEntries(STATUSES.map((status) => [status, nightKindOf(status)]));
    expect(kinds).toEqual({
      requested: 'hold',
      option: 'hold',
      confirmed: 'reservation',
      staying: 'reservation',
      completed: 'reservation',
      rejected: null,
      expired: null,
      cancelled: null,
      no_show: null,
    });
  });

  it('agrees with what every move does to the nights', () => {
    const kindAfter = { hold: 'hold', book: 'reservation', free: null, choose: null };
    for (const move of TRANSITIONS) expect(nightKindOf(move.to)).toBe(kindAfter[move.nights]);
  });
});

it('lets a stay change until its guests have left', () => {
  expect(STATUSES.filter(isStayEditable)).toEqual(['requested', 'option', 'confirmed', 'staying']);
  expect(findFixedReason('option')).toBeNull();
  expect(findFixedReason('completed')).toBe(
    '“Tamamlandı” durumundaki rezervasyonun tarihleri, villası ve kişi sayısı değiştirilemez.',
  );
});

it('labels every state', () => {
  expect(STATUSES.map((status) => STATUS_LABELS[status])).toEqual([
    'Onay Bekliyor',
    'Opsiyonlu',
    'Onaylandı',
    'Konaklıyor',
    'Tamamlandı',
    'Reddedildi',
    'Süresi Doldu',
    'İptal',
    'Gelmedi',
  ]);
});

it('names the usual times', () => {
  expect([DEFAULT_HOLD_HOURS, DEFAULT_OPTION_HOURS]).toEqual([2, 24]);
});

it.each([
  ['2027-05-09', true],
  ['2027-05-10', false],
  ['2027-05-12', false],
])('misses nobody before the day of arrival: %s', (today, early) => {
  for (const from of ['confirmed', 'staying'] as const) {
    expect(isTooEarly(findTransition(from, 'no_show')!, '2027-05-10', today)).toBe(early);
  }
  expect(isTooEarly(findTransition('confirmed', 'cancelled')!, '2027-05-10', today)).toBe(false);
});
