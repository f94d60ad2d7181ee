import type { FieldIssue } from '#domain/errors.ts';
import { readEmail } from '#domain/values/email.ts';
import { sayInScript } from '#site/lib/language-of-script.ts';
import { showIssues } from './field-issues.ts';

/* What a form lacks is said at its fields in the words of the Worker (domain/wire), because browsers
   say it in their own words. The rules are the attributes of the fields; browser only. */

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Shows at its fields what a form lacks, and whether it lacks nothing. */
export function isComplete(form: HTMLFormElement): boolean {
  const issues: FieldIssue[] = [];
  for (const field of form.elements as unknown as Iterable<Field>) {
    const message = field.willValidate && problemOf(field);
    if (message) issues.push({ path: field.name, message });
  }
  showIssues(form, issues);
  return issues.length === 0;
}

function problemOf(field: Field): string | null {
  const words = sayInScript('forms');
  const { dataset, max, min, minLength, required, type, validity } = field as HTMLInputElement;
  // Spaces are no text; the browser accepts them.
  const { length } = field.value.trim();
  if (validity.badInput) return type === 'date' ? words.badDate : words.badNumber;
  if (validity.valueMissing || (required && length === 0)) {
    return dataset.missing ?? words.missing;
  }
  if (length > 0 && length < minLength) return words.tooShort(minLength);
  if (length > 0 && field.inputMode === 'email') {
    const read = readEmail(field.value);
    return 'fault' in read ? words.email[read.fault] : null;
  }
  const { rangeUnderflow, rangeOverflow } = validity;
  if (type === 'date' && (rangeUnderflow || rangeOverflow)) {
    return rangeUnderflow ? words.laterDate : words.earlierDate;
  }
  if (rangeUnderflow) return words.atLeast(min);
  if (rangeOverflow) return words.atMost(max);
  return validity.valid ? null : words.wrong;
}
