import type { MAIL_TEMPLATE_RULES, MailTemplateKey } from './templates.ts';

/** Mails to accounts, whose people read Turkish. */
type OfAccounts = 'sifre_sifirlama' | 'guvenlik_uyarisi';

/** The mails that guests and other visitors read. */
export type TranslatedMailKey = Exclude<
  {
    [Key in MailTemplateKey]: (typeof MAIL_TEMPLATE_RULES)[Key]['audience'] extends
      | 'guest'
      | 'address'
      ? Key
      : never;
  }[MailTemplateKey],
  OfAccounts
>;

/** Those mails in a language; one that is missing does not compile. `button` as the Turkish one has. */
export type TranslatedMails = {
  signature: string;
  mails: Record<TranslatedMailKey, { subject: string; text: readonly string[]; button?: string }>;
};
