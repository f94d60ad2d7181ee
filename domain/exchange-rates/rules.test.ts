import { describe, expect, it } from 'vitest';
import type { Bulletin } from './bulletin.ts';
import {
  effectiveRate,
  isJump,
  judgeBulletin,
  newestBulletinDay,
  type RateSettings,
} from './rules.ts';

const bulletin = (day: string, usd: string, eur = '48.00'): Bulletin => {
  const rates = (selling: string) => ({
    ForexSelling: selling,
    ForexBuying: '40.00',
    BanknoteSelling: null,
    BanknoteBuying: null,
  });
  return { day, rates: { USD: rates(usd), EUR: rates(eur), GBP: rates('55.00') } };
};

describe('a bulletin is judged', () => {
  const last = bulletin('2026-11-19', '40.00');
  const judge = (next: Bulletin, before: Bulletin | null = last, acceptJump = false) =>
    judgeBulletin(next, before, '2026-11-20', acceptJump).verdict;

  it.each([
    ['the first one', bulletin('2026-11-20', '40.00'), null, 'take'],
    ['a usual day', bulletin('2026-11-20', '40.40'), last, 'take'],
    ['10 % up to the last digit', bulletin('2026-11-20', '44.00'), last, 'take'],
    ['above 10 %', bulletin('2026-11-20', '44.0001'), last, 'refuse'],
    ['below 10 %', bulletin('2026-11-20', '35.9999'), last, 'refuse'],
    ['30 % in another currency', bulletin('2026-11-20', '40.00', '62.40'), last, 'refuse'],
    ['the same again', bulletin('2026-11-19', '40.00'), last, 'known'],
    ['corrected on its day', bulletin('2026-11-19', '40.10'), last, 'take'],
    ['an older one', bulletin('2026-11-18', '40.00'), last, 'known'],
    ['tomorrow', bulletin('2026-11-21', '40.00'), last, 'refuse'],
    ['a forgotten copy', bulletin('2026-11-05', '40.00'), null, 'refuse'],
    ['the oldest that counts', bulletin('2026-11-06', '40.00'), null, 'take'],
  ])('%s', (_what, next, before, verdict) => {
    expect(judge(next, before)).toBe(verdict);
  });

  it('with a jump only when a person said so', () => {
    expect(judge(bulletin('2026-11-20', '52.00'), last, true)).toBe('take');
    const refused = judgeBulletin(
      bulletin('2026-11-20', '40.00', '62.40'),
      last,
      '2026-11-20',
      false,
    );
    expect(refused.verdict === 'refuse' && isJump(refused.problem)).toBe(true);
    expect(isJump('Bülten okunamadı: XML bozuk.')).toBe(false);
  });

  it('as a jump when there was no usable rate before', () => {
    const empty = bulletin('2026-11-19', '');
    expect(judge(bulletin('2026-11-20', '40.00'), empty)).toBe('refuse');
    const none = bulletin('2026-11-19', '40.00');
    none.rates.USD.ForexSelling = null;
    expect(judge(bulletin('2026-11-20', '40.00'), none)).toBe('refuse');
  });
});

describe('the rate the site shows', () => {
  const settings = (changed: Partial<RateSettings> = {}): RateSettings => ({
    source: 'tcmb',
    field: 'ForexSelling',
    margin: 0,
    overrides: { USD: '', EUR: '', GBP: '' },
    shown: { USD: '39.00', EUR: '', GBP: '' },
    ...changed,
  });
  const today = bulletin('2026-11-20', '40.00');

  it.each([
    ['the bulletin', settings(), today, { rate: '40.00', origin: 'bulletin' }],
    ['with margin', settings({ margin: 200 }), today, { rate: '40.80', origin: 'bulletin' }],
    [
      'another field',
      settings({ field: 'ForexBuying', margin: 100 }),
      today,
      { rate: '40.40', origin: 'bulletin' },
    ],
    [
      'a field the bank left out: what was shown',
      settings({ field: 'BanknoteSelling' }),
      today,
      { rate: '39.00', origin: 'bulletin' },
    ],
    [
      'an override',
      settings({ overrides: { USD: '45.00', EUR: '', GBP: '' } }),
      today,
      { rate: '45.00', origin: 'override' },
    ],
    ['no bulletin yet', settings(), null, { rate: '39.00', origin: 'bulletin' }],
    ['typed in', settings({ source: 'manual' }), today, { rate: '39.00', origin: 'manual' }],
  ])('%s', (_what, given, latest, expected) => {
    expect(effectiveRate(given, latest, 'USD')).toEqual(expected);
  });
});

describe('the newest bulletin that must be out', () => {
  it.each([
    ['Friday before 15.30', '2026-11-20', 929, '2026-11-19'],
    ['Friday at 15.30', '2026-11-20', 930, '2026-11-20'],
    ['Saturday', '2026-11-21', 1200, '2026-11-20'],
    ['Sunday', '2026-11-22', 1200, '2026-11-20'],
    ['Monday morning', '2026-11-23', 600, '2026-11-20'],
    ['Monday evening', '2026-11-23', 1000, '2026-11-23'],
  ])('%s', (_what, today, minutes, day) => {
    expect(newestBulletinDay(today, minutes)).toBe(day);
  });
});
