import { describe, expect, it } from 'vitest';
import {
  DEFAULT_REMINDERS as RULES,
  dueArrivals,
  dueDepartures,
  optionReminderAt,
} from './reminders.ts';
import type { MailTemplateRule } from './template-rule.ts';
import { MAIL_TEMPLATE_RULES } from './templates.ts';

describe('the days that send a mail', () => {
  it('are those up to two days before an arrival, and the day itself', () => {
    expect(dueArrivals('2027-05-08', RULES)).toEqual({ first: '2027-05-08', last: '2027-05-10' });
    expect(dueArrivals('2027-12-30', { ...RULES, arrivalDays: 3 }).last).toBe('2028-01-02');
  });

  it('are those from the day after a departure, for a week', () => {
    expect(dueDepartures('2027-05-18', RULES)).toEqual({ first: '2027-05-10', last: '2027-05-17' });
  });
});

it('of a day says in which states its text is true', () => {
  const dated = Object.values<MailTemplateRule>(MAIL_TEMPLATE_RULES).filter((rule) => rule.dated);
  expect(dated.length).toBeGreaterThan(5);
  expect(dated.filter(({ trueIn }) => trueIn === null)).toEqual([]);
});

describe('the reminder of an option', () => {
  it.each([
    // Options of a day and of a week: four hours before the end. Of two hours: not within the first
    // half.
    ['2027-03-01T10:00:00.000Z', '2027-03-02T10:00:00.000Z', '2027-03-02T06:00:00.000Z'],
    ['2027-03-01T10:00:00.000Z', '2027-03-01T12:00:00.000Z', '2027-03-01T11:00:00.000Z'],
    ['2027-03-01T10:00:00.000Z', '2027-03-08T10:00:00.000Z', '2027-03-08T06:00:00.000Z'],
  ])('from %s to %s is due at %s', (since, expiresAt, at) => {
    expect(optionReminderAt({ since, expiresAt }, RULES)).toBe(at);
  });

  it('is not sent where the settings say so', () => {
    const option = { since: '2027-03-01T10:00:00.000Z', expiresAt: '2027-03-02T10:00:00.000Z' };
    expect(optionReminderAt(option, { ...RULES, optionMinutes: 0 })).toBeNull();
  });
});
