import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dialLink, formatPhone, parsePhone, phoneForLink, whatsappLink } from './phone.ts';

describe('parsePhone', () => {
  it.each([
    ['05321234567', '+905321234567'],
    ['0532 123 45 67', '+905321234567'],
    ['5321234567', '+905321234567'],
    ['+90 532 123 45 67', '+905321234567'],
    ['+90 (532) 123-45-67', '+905321234567'],
    ['0 (532) 123.45.67', '+905321234567'],
    ['90 532 123 45 67', '+905321234567'],
    ['0090 532 123 45 67', '+905321234567'],
    ['+90 0532 123 45 67', '+905321234567'],
    ['0242 836 10 10', '+902428361010'],
    ['0850 222 33 44', '+908502223344'],
    ['+44 20 7946 0958', '+442079460958'],
    ['0044 20 7946 0958', '+442079460958'],
    ['+49 1512 3456789', '+4915123456789'],
    ['+1 (415) 555-2671', '+14155552671'],
    ['0532–123–45–67', '+905321234567'],
  ])('reads %j', (text, phone) => expect(parsePhone(text)).toBe(phone));

  it.each([
    '',
    '+',
    '0532 123 45 6',
    '0532 123 45 678',
    '532 123 45',
    '+90 532 123 45 6',
    '+90 132 123 45 67',
    '0632 123 45 67',
    '0132 123 45 67',
    '44 20 7946 0958',
    '+0 532 123 45 67',
    '+12345',
    '+1234567890123456',
    '0532 abc 45 67',
    '05321234567 dahili 3',
    '0532+1234567',
    '٠٥٣٢١٢٣٤٥٦٧',
  ])('refuses %j', (text) => expect(parsePhone(text)).toBeNull());

  it('reads back whatever it stored and whatever it shows', () => {
    const national = fc.stringMatching(/^[2-58]\d{9}$/);
    fc.assert(
      fc.property(national, (digits) => {
        const phone = `+90${digits}`;
        expect(parsePhone(digits)).toBe(phone);
        expect(parsePhone(`0${digits}`)).toBe(phone);
        expect(parsePhone(phone)).toBe(phone);
        expect(parsePhone(formatPhone(phone))).toBe(phone);
        expect(parsePhone(phoneForLink(phone))).toBe(phone);
      }),
    );
  });
});

it('shows numbers', () => {
  expect(formatPhone('+905321234567')).toBe('+90 532 123 45 67');
  expect(formatPhone('+442079460958')).toBe('+442079460958');
});

it('strips spaces and the plus for links', () => {
  expect(phoneForLink('+90 532 123 45 67')).toBe('905321234567');
  expect(phoneForLink('0242\t836 10 10')).toBe('02428361010');
});

describe('whatsappLink', () => {
  it('opens at the number, or lets the person choose', () => {
    expect(whatsappLink('+905321234567', 'a & b')).toBe(
      'https://wa.me/905321234567?text=a%20%26%20b',
    );
    expect(whatsappLink(null, 'a')).toBe('https://wa.me/?text=a');
  });
});

describe('dialLink', () => {
  it.each([
    ['+90 242 000 16 84', 'tel:00902420001684'],
    ['+49 30 1234567', 'tel:0049301234567'],
    ['0242 000 16 84', 'tel:02420001684'],
  ])('dials %s as %s', (phone, link) => {
    expect(dialLink(phone)).toBe(link);
  });
});
