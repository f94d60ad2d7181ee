import { expect, it } from 'vitest';
import { contactsIn } from './contacts.ts';

it.each([
  '+44 7700 900123',
  '+44 (0)7700 900 123',
  '+447700900123',
  '0049 171 2345678',
  '0171 2345678',
  '0171/2345678',
  '07700 900456',
  '020 7946 0958',
  '0 532 123 45 67',
  '0(532) 123 45 67',
  '05321234567',
  '5321234567',
  '+7 912 345-67-89',
  '8 912 345 67 89',
  '8(912)345-67-89',
  'anna.schmidt@mail.example',
])('finds %s', (contact) => {
  for (const after of [' 6 kişi', ', 12.07 - 19.07', ' 12-19 temmuz', '']) {
    const text = `kalkan ${contact}${after}`;
    expect(contactsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([contact]);
  }
});

it.each([
  '12.07.2027 - 19.07.2027',
  '12.07 - 19.07.2027',
  '05.07. - 12.07. 6 people',
  '01 08 2027 08 08 2027',
  '01/08/2027 08/08/2027',
  '2027-07-05 2027-07-12',
  '05-12-2027 bis 12-12-2027',
  '09.08 12.08 100000 tl',
  '100000000 tl',
  '2 000 000 tl 4 2 1',
  '07-1211',
  '8 9 10 haziran 2027',
])('leaves %s', (text) => {
  expect(contactsIn(text)).toEqual([]);
});
