import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  keptSince,
  RETENTION_LIMITS,
  RETENTION_RULES,
  type RetentionRule,
  retentionDays,
} from './retention.ts';

const RULES: [string, RetentionRule][] = Object.entries(RETENTION_RULES);
const SETTABLE = RULES.filter(([, rule]) => rule.setting !== undefined);
const FIXED = RULES.filter(([, rule]) => rule.setting === undefined);
const MESSAGES: RetentionRule = RETENTION_RULES.contact_messages;

const daysWith = (rule: RetentionRule, set: string) =>
  retentionDays(rule, new Map([[rule.setting ?? `retention_${rule.key}`, set]]));

describe('rules of retention', () => {
  it.each(RULES)(
    '%s says under its own key what goes, from when it counts and why',
    (key, rule) => {
      expect(rule.key).toBe(key);
      for (const text of [rule.what, rule.since, rule.reason]) expect(text).not.toBe('');
      expect(rule.days).toBeGreaterThan(0);
    },
  );

  // Turkish Commercial Code (6102) art. 82: ten years. Law 6563 and its regulation: three years.
  it.each([
    ['contracts', 3650],
    ['payouts', 3650],
    ['invoices', 3650],
    ['left_subscribers', 1095],
  ] as const)('%s are kept %i days by law, whatever is set', (key, days) => {
    expect(retentionDays(RETENTION_RULES[key], new Map())).toBe(days);
    expect(daysWith(RETENTION_RULES[key], '30')).toBe(days);
  });

  it('let the agency set three, each by its own setting', () =>
    expect(SETTABLE.map(([key, { setting }]) => [key, setting])).toEqual([
      ['guest_identity', 'retention_identity_days'],
      ['contact_messages', 'retention_message_days'],
      ['unmet_requests', 'retention_request_days'],
    ]));
});

describe('days of a rule', () => {
  it.each(RULES)('of %s are its own where nothing is set', (_, rule) =>
    expect(retentionDays(rule, new Map())).toBe(rule.days),
  );

  it.each(FIXED)('of %s do not follow any setting', (_, rule) => {
    const settings = new Map(SETTABLE.map(([, { setting }]) => [setting ?? '', '45']));
    expect(retentionDays(rule, settings)).toBe(rule.days);
    expect(daysWith(rule, '45')).toBe(rule.days);
  });

  it.each([
    ['45', 45],
    ['30', 30],
    ['29', 30],
    ['0', 30],
    ['3650', 3650],
    ['3651', 3650],
    ['99999', 3650],
    // An invalid number of days counts as the rule's own, never as sooner.
    ['', 730],
    ['yok', 730],
    ['-5', 730],
    ['1.5', 730],
    ['1e3', 730],
    [' 45', 730],
    ['100000', 730],
  ])('follow the setting “%s”: %i', (set, days) => expect(daysWith(MESSAGES, set)).toBe(days));

  it('follow only the setting of the rule', () =>
    expect(retentionDays(MESSAGES, new Map([['retention_identity_days', '45']]))).toBe(730));

  it.each(SETTABLE)('of %s stay within the limits whatever is set', (_, rule) => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String)), (set) => {
        const days = daysWith(rule, set);
        expect(Number.isInteger(days)).toBe(true);
        expect(days).toBeGreaterThanOrEqual(RETENTION_LIMITS.min);
        expect(days).toBeLessThanOrEqual(RETENTION_LIMITS.max);
      }),
    );
  });
});

describe('since when data is kept', () => {
  it.each([
    [30, '2026-03-15', '2026-02-13'],
    [365, '2028-12-31', '2027-12-31'],
    [365, '2025-02-28', '2024-02-28'],
    // There are two leap days in between: 3,650 days would end two days early.
    [3650, '2026-11-21', '2016-11-21'],
    // Ten years from 28 February end on the 28th, not on a leap day.
    [3650, '2028-02-29', '2018-03-01'],
    [400, '2028-03-01', '2027-01-26'],
  ])('%i days on %s: %s', (days, today, since) =>
    expect(keptSince(days, new Date(today)).toISOString().slice(0, 10)).toBe(since),
  );
});
