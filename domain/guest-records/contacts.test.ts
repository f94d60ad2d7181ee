import { expect, it } from 'vitest';
import { kindOfContact, shownContact, whatsappContact } from './contacts.ts';

it.each([
  ['+905321112233', 'phone', '+905321112233'],
  ['can@posta.example', 'email', 'can@posta.example'],
  [whatsappContact('TR.1'), 'whatsapp', 'WhatsApp (numarası gizli)'],
])('knows what %s is', (value, kind, shown) => {
  expect(kindOfContact(value)).toBe(kind);
  expect(shownContact(value)).toBe(shown);
});
