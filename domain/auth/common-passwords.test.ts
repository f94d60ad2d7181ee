import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('a common password', () => {
  it.each([
    'password1234',
    'Password123!',
    'P@ssw0rd2026!',
    'Şifre1234567',
    'parola-parola-1',
    'aaaaaaaaaaaa',
    'abababababab',
    '123412341234',
    '123456789012',
    '987654321098',
    'qwertyuiopas',
    'abcdefghijkl',
    'Galatasaray1905',
    'FENERBAHÇE1907',
    'istanbul2026!!',
    'Admin-2026-2026',
    'kiyivilla2026',
    'Kiyi-Demo-2026',
    '1234-5678-90',
  ])('is refused: %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'Kiyi-Demo-2026x-tuz',
    'dört martı bir iskele',
    'correct horse battery',
    'Zx9!kq72-pLm4',
    '834029571630',
    'adminleri sevmem',
  ])('is not: %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
