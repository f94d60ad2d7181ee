import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import type { MailText } from '#domain/mail/template-rule.ts';
import { loadShippedMail } from '#domain/mail/voice.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { translatedTexts } from '#worker/features/translations/translated-texts.ts';
import type { Template } from './template.ts';

/**
 * The text of a mail in a language: of an agency's own text its translation, where all of it has
 * one; otherwise the shipped text of that language, so that nobody gets half a Turkish mail.
 */
export async function textIn(
  db: Database,
  template: Template,
  language: Language,
): Promise<MailText> {
  if (language === FIRST_LANGUAGE) return template;
  const own = template.own ? await translated(db, template, language) : null;
  return own ?? (await loadShippedMail(template.key, language)) ?? template;
}

/** The WhatsApp template that Meta approved in a language; undefined for none. */
export async function whatsappIn(
  db: Database,
  { whatsappTemplate }: Template,
  language: Language,
): Promise<string | undefined> {
  if (language === FIRST_LANGUAGE || whatsappTemplate === '') return whatsappTemplate || undefined;
  return (await translatedTexts(db, language, [whatsappTemplate])).get(whatsappTemplate);
}

async function translated(
  db: Database,
  { subject, body, action }: MailText,
  language: Language,
): Promise<MailText | null> {
  const sources = [subject, body, ...(action === null ? [] : [action])];
  const known = await translatedTexts(db, language, sources);
  if (!sources.every((source) => known.has(source))) return null;
  const say = (text: string) => known.get(text) ?? text;
  return { subject: say(subject), body: say(body), action: action && say(action) };
}
