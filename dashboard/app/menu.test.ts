import { expect, it } from 'vitest';
import type { Role } from '#domain/auth/permissions.ts';
import { menuOf, nameOfScreen } from './menu.ts';

const paths = (role: Role, screens: string[]) =>
  menuOf(role, new Set(screens)).flatMap(({ entries }) => entries.map(({ to }) => to));

it('shows only screens that this build has', () => {
  expect(paths('ADMIN', ['/', '/reservations'])).toEqual(['/', '/reservations']);
  expect(paths('ADMIN', ['/', '/reservations', '/settings/site'])).toContain('/settings/site');
});

it('shows owners home, villas and reservations only, without counters', () => {
  const everything = ['/', '/users', '/villas', '/reservations', '/transactions', '/settings/site'];
  expect(paths('OWNER', everything)).toEqual(['/', '/villas', '/reservations']);
  const entries = menuOf('OWNER', new Set(everything)).flatMap((section) => section.entries);
  expect(entries.every((entry) => entry.counter === undefined)).toBe(true);
});

it('shows every role its own screens', () => {
  const has = { has: () => true };
  const all = (role: Role) =>
    menuOf(role, has).flatMap(({ entries }) => entries.map(({ to }) => to));
  const clerk = all('CLERK');
  expect(clerk).toEqual(expect.arrayContaining(['/availability', '/guests', '/villas']));
  for (const closed of ['/users', '/security', '/settings/site', '/transactions', '/reports'])
    expect(clerk).not.toContain(closed);
  expect(all('ACCOUNTING')).toEqual([
    '/',
    '/reservations',
    '/transactions',
    '/transactions/uyarilar',
    '/transactions/mutabakat',
    '/transactions/ekstre',
    '/payouts',
    '/transactions/faturalar',
    '/transactions/muhasebe',
    '/reports',
    '/btrans',
    '/ministry',
  ]);
  expect(all('FIELD')).toEqual(['/']);
});

it('begins with the desk and ends with the users, every section of the specification in between', () => {
  const sections = menuOf('ADMIN', { has: () => true }).map(({ label }) => label);
  expect(sections.slice(0, 3)).toEqual(['Müsaitlik', 'Ana sayfa', 'Rezervasyonlar']);
  expect(sections.at(-1)).toBe('Kullanıcılar');
  expect(sections).toEqual(
    expect.arrayContaining([
      'Villalar',
      'Raporlar',
      'Teklif hazırla',
      'Mail şablonları',
      'İletişim formu',
      'Yorumlar',
      'Aboneler',
      'Site içeriği',
      'Blog',
      'Ayarlar',
    ]),
  );
});

it('gives no key twice', () => {
  const all = menuOf('ADMIN', { has: () => true });
  const keys = all.flatMap(({ entries }) => entries.flatMap(({ key }) => key ?? []));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).not.toContain('g');
});

it('names a screen as the menu does, and one below it by the nearest entry', () => {
  expect(nameOfScreen('/transactions')).toBe('Ödemeler');
  expect(nameOfScreen('/transactions/mutabakat')).toBe('Mutabakat');
  expect(nameOfScreen('/villas/yeni')).toBe('Villalar');
  expect(nameOfScreen('/profile')).toBeUndefined();
});
