import { describe, expect, it } from 'vitest';
import { isPersonName } from './person-name.ts';

describe('a name of a person', () => {
  it.each([
    '',
    'Gülşah',
    'Ayşe Nur Öztürk-İnce',
    'M. Kemal',
    'Şükrü Ğ.',
    'D’Angelo',
    "O'Neill",
    'Владимир',
    'نور',
    'José-María Núñez',
    'Wwwilliam',
  ])('is one: %s', (name) => expect(isPersonName(name)).toBe(true));

  it.each([
    'Ödül http://kotu.example',
    'Ödül http',
    'https kotu',
    'www kotu',
    'odul.com',
    'Ödül: t.me',
    'kotu/odul',
    'a@b.example',
    'Ödül 5000',
    'Ali & Veli',
    'Ali\\Veli',
    'Ödül%2e',
    '<b>Ali</b>',
    'Ali {{villa_adi}}',
    'Ali\u202eVeli',
    'Ali。com',
  ])('is none: %s', (name) => expect(isPersonName(name)).toBe(false));
});
