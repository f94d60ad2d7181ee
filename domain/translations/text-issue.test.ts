import { expect, it } from 'vitest';
import { textIssue } from './text-issue.ts';

const OK = null;

it.each([
  ['villa', 'summary', 'Deniz', '', OK],
  ['villa', 'summary', 'Deniz', 'The sea', OK],
  ['villa', 'summary', 'Deniz', 'The\nsea', 'Tek satır olmalı.'],
  ['villa', 'summary', 'Deniz', '[x](javascript:y)', /^Bağlantılar/],
  // Braces are letters of any text but a mail's.
  ['villa', 'summary', 'Deniz', 'The {{sea}}', OK],
  ['mail', 'subject', 'Kod {{kod}}', 'Code {{ kod }}', OK],
  ['mail', 'subject', 'Kod {{kod}}', 'Code', 'Türkçesindeki değişken eksik: {{kod}}'],
  [
    'mail',
    'subject',
    'Kod {{kod}}',
    'Code {{kod}} {{pin}}',
    'Türkçesinde olmayan değişken: {{pin}}',
  ],
  ['mail', 'subject', 'Kod {{kod}}', 'Code {{kod}', 'Açılan her {{ işaretini }} ile kapatın.'],
  ['mail', 'subject', 'Kod', 'x'.repeat(201), 'En çok 200 karakter olabilir.'],
  ['mail', 'body', 'Ad\n\n{{kod}}', 'Name\n\n{{kod}}\n\nBye', OK],
  ['mail', 'action', 'Aç', 'x'.repeat(61), 'En çok 60 karakter olabilir.'],
  ['mail', 'whatsapp', 'yol_ve_giris', 'anreise_2', OK],
  ['mail', 'whatsapp', 'yol_ve_giris', 'Anreise', /^Küçük harf/],
] as const)('%s %s: %j as %j', (kind, field, source, text, expected) => {
  const issue = textIssue({ kind, field, source }, text);
  if (expected instanceof RegExp) expect(issue).toMatch(expected);
  else expect(issue).toBe(expected);
});
