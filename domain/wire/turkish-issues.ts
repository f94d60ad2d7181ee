import { config, type core } from 'zod';
import { tr } from 'zod/locales';

/**
 * Makes every zod schema produce Turkish messages, in the Worker and in the browser: zod's own
 * Turkish locale, with friendlier sentences for the most common errors.
 */
export function speakTurkish(): void {
  config({ ...tr(), customError: plainSentence });
}

function plainSentence(issue: core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') return `Bilinmeyen alan: ${issue.keys.join(', ')}`;
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.input === undefined || issue.input === null) return 'Bu alan gerekli.';
  // A form turns an unreadable number into NaN.
  if (Number.isNaN(issue.input)) return 'Geçerli bir sayı yazın.';
  return 'Bu alanın türü hatalı.';
}
