import type { MailAudience } from './template-rule.ts';

export const AUDIENCE_LABELS: Record<MailAudience, string> = {
  guest: 'Misafir',
  owner: 'Villa sahibi',
  agency: 'Acenta',
  address: 'Yazılan adres',
};

/** The outbox stores a recipient by role until the mail is sent, otherwise by address. */
export const recipientLabel = (recipient: string): string =>
  Object.hasOwn(AUDIENCE_LABELS, recipient)
    ? AUDIENCE_LABELS[recipient as MailAudience]
    : recipient;
