import type { FieldIssue } from '#domain/errors.ts';
import { EMAIL_FAULTS, readEmail } from '#domain/values/email.ts';
import { showIssues } from './field-issues.ts';

/* What a form lacks is said at its fields in the words of the Worker (domain/wire), because browsers
   say it in their own language. The rules are the attributes of the fields; browser only. */

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
  const { dataset, max, min, minLength, required, type, validity } = field as HTMLInputElement;
  // Spaces are no text; the browser accepts them.
  const { length } = field.value.trim();
  if (validity.badInput) return `Geçerli bir ${type === 'date' ? 'tarih' : 'sayı'} yazın.`;
  if (validity.valueMissing || (required && length === 0)) {
    return dataset.missing ?? 'Bu alan boş bırakılamaz.';
  }
  if (length > 0 && length < minLength) return `En az ${minLength} karakter olmalı.`;
  if (length > 0 && field.inputMode === 'email') {
    const read = readEmail(field.value);
    return 'fault' in read ? EMAIL_FAULTS[read.fault] : null;
  }
  const { rangeUnderflow, rangeOverflow } = validity;
  if (type === 'date' && (rangeUnderflow || rangeOverflow)) {
    return `Daha ${rangeUnderflow ? 'geç' : 'erken'} bir tarih seçin.`;
  }
  if (rangeUnderflow) return `En az ${min} olmalı.`;
  if (rangeOverflow) return `En çok ${max} olabilir.`;
  return validity.valid ? null : 'Geçerli bir değer yazın.';
}
