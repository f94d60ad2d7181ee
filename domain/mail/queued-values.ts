import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import { translatorOf } from '#domain/languages/sentences.ts';
import turkish from '#domain/languages/tr/mail.ts';
import { rewritten } from '#domain/languages/written-values.ts';
import type { MailValues, MailVariable } from './variables.ts';
import type { MailVoice } from './voice.ts';

/** Amounts, which wait in the outbox as the agency writes them. */
const AMOUNTS: readonly MailVariable[] = ['tutar', 'odenen', 'kesinti', 'iade'];

/**
 * Values that a mail waited with, in its language. What somebody wrote (`mesaj`, `hasar`, an answer)
 * stays as it is.
 */
export function queuedValues(queued: MailValues, voice: MailVoice): MailValues {
  const { language, formats, words } = voice;
  if (language === FIRST_LANGUAGE) return queued;
  const say = translatorOf(
    [turkish.subjects, turkish.wishes],
    [words.subjects, words.wishes],
    (value) => rewritten(value, formats),
  );
  const values = { ...queued };
  for (const name of AMOUNTS) {
    if (values[name]) values[name] = rewritten(values[name], formats);
  }
  const { konu, istek, istek_yaniti: answer } = values;
  if (konu) values.konu = say(konu) ?? konu;
  if (istek) values.istek = say(istek) ?? rewritten(istek, formats);
  if (answer) values.istek_yaniti = answer.replace(/^[^.]+/, (state) => say(state) ?? state);
  return values;
}
