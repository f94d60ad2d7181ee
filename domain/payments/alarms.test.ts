import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatKurus } from '#domain/values/money.ts';
import { ALARM_KINDS, ALARM_LABELS, alarmSentence } from './alarms.ts';
import { PROVIDER_LABELS, PROVIDER_NAMES } from './providers.ts';

const say = (kind: (typeof ALARM_KINDS)[number], provider: string | null = 'paytr') =>
  alarmSentence(kind, { amount: 1_250_050, provider });

/** What a clerk must know: whether the money is in the ledger, and what to do. */
const BOOKED = ['late', 'dates_taken', 'amount_differs'] as const;
const NOT_BOOKED = ['currency_differs', 'payee_differs', 'unknown_payment'] as const;

describe('what is said about money that needs a person', () => {
  it.each(ALARM_KINDS)('names the amount of %s, whatever it is', (kind) => {
    fc.assert(
      fc.property(fc.nat(), (amount) => {
        expect(alarmSentence(kind, { amount, provider: null })).toContain(formatKurus(amount));
      }),
    );
  });

  it.each(BOOKED)('says of %s that it is in the ledger', (kind) => {
    expect(say(kind)).toMatch(/kaydedildi/);
    expect(say(kind)).not.toMatch(/Deftere yazılmadı/);
  });

  it.each(NOT_BOOKED)('says of %s that it is not, and who reported it', (kind) => {
    expect(say(kind)).toMatch(/Deftere yazılmadı/);
    expect(say(kind)).not.toMatch(/kaydedildi/);
    expect(say(kind)).toMatch(/^PayTR /);
  });

  it.each(['late', 'dates_taken'] as const)('says of %s that nothing was confirmed', (kind) => {
    expect(say(kind)).toMatch(/onay verilmedi.*iade edin/);
  });

  it.each([
    ['amount_differs', /farkı isteyin/],
    ['overpaid', /fazla alındı.*iade edin/],
    ['currency_differs', /TL dışında.*panelinden kontrol edin/],
    ['payee_differs', /başka bir üye iş yerine/],
    ['unknown_payment', /karşılığı olmayan.*panelinden kontrol edin/],
    ['refund_unclear', /PayTR panelinden bakıp sonucu işaretleyin/],
  ] as const)('says of %s what to do', (kind, words) => {
    expect(say(kind)).toMatch(words);
  });

  it.each(PROVIDER_NAMES)('calls %s by its name', (provider) => {
    expect(say('unknown_payment', provider)).toMatch(
      new RegExp(`^${PROVIDER_LABELS[provider].replace(/[()]/g, String.raw`\$&`)} `),
    );
  });

  it.each([null, '', 'gone'])('speaks of a provider where it is %j', (provider) => {
    expect(say('refund_unclear', provider)).toMatch(/Ödeme kuruluşu panelinden/);
  });

  it('gives each kind its own name and sentence', () => {
    const sentences = ALARM_KINDS.map((kind) => say(kind));
    const labels = ALARM_KINDS.map((kind) => ALARM_LABELS[kind]);
    expect(new Set(sentences).size).toBe(ALARM_KINDS.length);
    expect(new Set(labels).size).toBe(ALARM_KINDS.length);
  });
});
