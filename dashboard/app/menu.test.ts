import { expect, it } from 'vitest';
import { type Role, ROLES } from '#domain/auth/permissions.ts';
import { entryOf, menuOf, nameOfScreen, screensOf } from './menu.ts';

const paths = (role: Role, screens: string[]) =>
  menuOf(role, new Set(screens)).flatMap(({ entries }) => entries.map(({ to }) => to));

it('shows only screens that this build has', () => {
  expect(paths('ADMIN', ['/', '/reservations'])).toEqual(['/', '/reservations']);
  expect(paths('ADMIN', ['/', '/reservations', '/settings/site'])).toContain('/settings/site');
});

it('shows owners home, villas and reservations only, without counters, and the rest inside those', () => {
  const menu = menuOf('OWNER', { has: () => true });
  const entries = menu.flatMap((section) => section.entries);
  expect(entries.map(({ to }) => to)).toEqual(['/', '/villas', '/reservations']);
  expect(entries.every((entry) => entry.counter === undefined)).toBe(true);
  expect(screensOf(menu).map(({ to }) => to)).toEqual([
    '/',
    '/villas',
    '/advice',
    '/comments',
    '/reservations',
    '/transactions/ekstre',
  ]);
  for (const [path, to] of [
    ['/comments/7', '/villas'],
    ['/transactions/ekstre', '/reservations'],
    ['/', '/'],
    ['/profile', undefined],
  ])
    expect(entryOf(menu, path as string)?.to, path).toBe(to);
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

it('keeps to reservations what the specification says, and has money in a menu of its own', () => {
  const entriesOf = (role: Role, section: string) =>
    menuOf(role, { has: () => true })
      .find(({ label }) => label === section)
      ?.entries.map(({ label }) => label);
  expect(entriesOf('ADMIN', 'Rezervasyonlar')).toEqual([
    'Rezervasyonlar',
    'Manuel kapatma',
    'Ödemeler',
    'Doluluk takvimi',
    'Misafir istekleri',
    'Şikâyetler',
    'Misafir listeleri',
    'Ev işleri',
  ]);
  const money = [
    'Ödeme uyarıları',
    'Mutabakat',
    'Ev sahibi ekstresi',
    'Ev sahibi ödemeleri',
    'Faturalar',
    'Muhasebe',
  ];
  expect(entriesOf('ACCOUNTING', 'Rezervasyonlar')).toEqual(['Rezervasyonlar', 'Ödemeler']);
  expect(entriesOf('ACCOUNTING', 'Para')).toEqual(money);
  // The agency's bank accounts are texts of the website: of whom may change those.
  expect(entriesOf('ADMIN', 'Para')).toEqual([...money, 'Banka hesapları']);
  expect(entriesOf('ADMIN', 'Site içeriği')).toContain('Banka hesapları');
  for (const role of ['CLERK', 'OWNER', 'FIELD'] as const)
    expect(entriesOf(role, 'Para'), role).toBeUndefined();
});

it('has the sections of the specification in its order', () => {
  const sections = menuOf('ADMIN', { has: () => true }).map(({ label }) => label);
  const named = [
    'Ana sayfa',
    'Kullanıcılar',
    'Villalar',
    'Rezervasyonlar',
    'Raporlar',
    'Teklif hazırla',
    'Mail şablonları',
    'İletişim formu',
    'Yorumlar',
    'Aboneler',
    'Blog',
    'Site içeriği',
    'Ayarlar',
  ];
  expect(sections.filter((label) => named.includes(label))).toEqual(named);
});

it('gives no key twice', () => {
  for (const role of ROLES) {
    const keys = screensOf(menuOf(role, { has: () => true })).flatMap(({ key }) => key ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain('g');
  }
});

it('names a screen as the menu does, and one below it by the nearest entry', () => {
  expect(nameOfScreen('/transactions')).toBe('Ödemeler');
  expect(nameOfScreen('/transactions/mutabakat')).toBe('Mutabakat');
  expect(nameOfScreen('/villas/yeni')).toBe('Villalar');
  expect(nameOfScreen('/profile')).toBeUndefined();
});
