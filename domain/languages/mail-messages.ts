import type { FIRST_LANGUAGE, Language } from './languages.ts';
import type { Like } from './like.ts';
import type mail from './tr/mail.ts';
import type { TranslatedMails } from './translated-mails.ts';

/** What mails say around their texts. */
export type MailMessages = Like<typeof mail>;

export const loadMailMessages = async (language: Language): Promise<MailMessages> =>
  ((await import(`./${language}/mail.ts`)) as { default: MailMessages }).default;

/** The texts of mails to guests; the Turkish ones are those of domain/mail/mails. */
export const loadMails = async (
  language: Exclude<Language, typeof FIRST_LANGUAGE>,
): Promise<TranslatedMails> =>
  ((await import(`./${language}/mails.ts`)) as { default: TranslatedMails }).default;
