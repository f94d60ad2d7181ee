import { expect, it } from 'vitest';
import { withoutSecrets } from './form-draft-secrets.ts';

it.each([
  ['an IBAN field', { iban: 'x' }],
  ['an identity number', { identityNumber: 'x' }],
  ['the number of an invoice’s buyer', { number: 'U1234567' }],
  ['the identity number of a service’s user', { user: '100 000 001 46' }],
  ['a password', { newPassword: 'x' }],
])('never stores %s', (_name, secret) =>
  expect(withoutSecrets({ name: 'Ayla', rows: [secret] })).toEqual({ name: 'Ayla', rows: [{}] }),
);

it('takes an identity number and an IBAN out of a note, and leaves every other number', () => {
  const note = 'Kapı 4, 10000000146, TR330006100519786457841326, tel 05321234567';
  expect(withoutSecrets({ note })).toEqual({ note: 'Kapı 4, , , tel 05321234567' });
});
