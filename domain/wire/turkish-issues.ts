import { config, type core } from 'zod';
import { tr } from 'zod/locales';

/**
 * Makes every zod schema produce Turkish messages, in the Worker and in the browser: zod's own
 * Turkish locale, with friendlier sentences for the most common errors.
 */
export function speakTurkish(): void {
  config({ ...tr(), customError: plainSentence });
}

const UNITS: Partial<Record<string, string>> = {
  string: ' karakter',
  array: ' tane',
  file: ' bayt',
};

/** A limit without a sentence of its own in the schema; zod's would name the type in English. */
function limitSentence(
  issue: core.$ZodRawIssue<core.$ZodIssueTooSmall> | core.$ZodRawIssue<core.$ZodIssueTooBig>,
): string {
  const unit = UNITS[issue.origin] ?? '';
  if (issue.code === 'too_big') {
    return issue.inclusive === false
      ? `${issue.maximum} değerinden küçük olmalı.`
      : `En çok ${issue.maximum}${unit} olabilir.`;
  }
  if (unit !== '' && Number(issue.minimum) === 1) return 'Bu alan boş bırakılamaz.';
  return issue.inclusive === false
    ? `${issue.minimum} değerinden büyük olmalı.`
    : `En az ${issue.minimum}${unit} olmalı.`;
}

function plainSentence(issue: core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') return `Bilinmeyen alan: ${issue.keys.join(', ')}`;
  if (issue.code === 'too_small' || issue.code === 'too_big') return limitSentence(issue);
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.input === undefined || issue.input === null) return 'Bu alan gerekli.';
  // A form turns an unreadable number into NaN.
  if (Number.isNaN(issue.input)) return 'Geçerli bir sayı yazın.';
  return 'Bu alanın türü hatalı.';
}
