import { UpdateMailTemplateInput } from '#domain/mail/admin-schema.ts';
import { hasBrokenPlaceholder, placeholdersIn } from '#domain/mail/variables.ts';
import { InlineText } from '#domain/rich-text/rich-text.ts';
import type { TranslationInput } from './admin-schema.ts';

type Said = Pick<TranslationInput, 'kind' | 'field' | 'source'>;

/** Why a translation cannot be kept, in Turkish; null when it can. */
export function textIssue({ kind, field, source }: Said, text: string): string | null {
  if (text === '') return null;
  if (/\n/.test(text) && !/\n/.test(source)) return 'Tek satır olmalı.';
  const schema = kind === 'mail' ? MAIL_FIELDS[field] : InlineText;
  const { error } = schema?.safeParse(text) ?? {};
  return error?.issues[0]?.message ?? (kind === 'mail' ? variablesIssue(source, text) : null);
}

const { subject, body, action, whatsappTemplate } = UpdateMailTemplateInput.shape;
const MAIL_FIELDS: Readonly<Record<string, typeof InlineText | typeof action>> = {
  subject,
  body,
  action,
  whatsapp: whatsappTemplate.unwrap(),
};

const named = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(', ');

/** A mail in another language says the same: each variable of the Turkish text, and no other. */
function variablesIssue(source: string, text: string): string | null {
  if (hasBrokenPlaceholder(text)) return 'Açılan her {{ işaretini }} ile kapatın.';
  const [there, here] = [placeholdersIn(source), placeholdersIn(text)];
  const lost = there.filter((name) => !here.includes(name));
  if (lost.length > 0) return `Türkçesindeki değişken eksik: ${named(lost)}`;
  const added = here.filter((name) => !there.includes(name));
  return added.length > 0 ? `Türkçesinde olmayan değişken: ${named(added)}` : null;
}
