import { BOOKING_MAILS } from './mails/booking.ts';
import { PAYMENT_MAILS } from './mails/payments.ts';
import { PEOPLE_MAILS } from './mails/people.ts';
import { STAY_MAILS } from './mails/stay.ts';
import type { MailTemplateRule } from './template-rule.ts';

/** Every mail of the product. */
export const MAIL_TEMPLATE_RULES = {
  ...BOOKING_MAILS,
  ...PAYMENT_MAILS,
  ...STAY_MAILS,
  ...PEOPLE_MAILS,
} as const satisfies Record<string, MailTemplateRule>;

export type MailTemplateKey = keyof typeof MAIL_TEMPLATE_RULES;

const KEYS = Object.keys(MAIL_TEMPLATE_RULES) as MailTemplateKey[];

/** The rule of a mail; null for an unknown key. */
export function findTemplateRule(key: string): MailTemplateRule | null {
  return Object.hasOwn(MAIL_TEMPLATE_RULES, key)
    ? MAIL_TEMPLATE_RULES[key as MailTemplateKey]
    : null;
}

/** The key of the mail with this number; null when there is none. */
export const findTemplateKey = (id: number): MailTemplateKey | null =>
  KEYS.find((key) => MAIL_TEMPLATE_RULES[key].id === id) ?? null;
