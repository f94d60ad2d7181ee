import { type Formats, formatsOf } from '#domain/languages/formats.ts';
import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import { loadMailMessages, loadMails, type MailMessages } from '#domain/languages/mail-messages.ts';
import turkish from '#domain/languages/tr/mail.ts';
import type { MailText } from './template-rule.ts';
import { findTemplateRule } from './templates.ts';

/** How a mail speaks: what surrounds its text, and how its values are written. */
export type MailVoice = { language: Language; formats: Formats; words: MailMessages };

export const turkishVoice = (): MailVoice => ({
  language: FIRST_LANGUAGE,
  formats: formatsOf(FIRST_LANGUAGE),
  words: turkish,
});

export const loadMailVoice = async (language: Language): Promise<MailVoice> => ({
  language,
  formats: formatsOf(language),
  words: await loadMailMessages(language),
});

/** The shipped text of a mail in a language; null for one that is written in Turkish alone. */
export async function loadShippedMail(key: string, language: Language): Promise<MailText | null> {
  if (language === FIRST_LANGUAGE) return findTemplateRule(key)?.shipped ?? null;
  const { mails, signature } = await loadMails(language);
  const mail = Object.hasOwn(mails, key) ? mails[key] : undefined;
  if (mail === undefined) return null;
  const { subject, text, button = null } = mail;
  return { subject, body: [...text, signature].join('\n\n'), action: button };
}
