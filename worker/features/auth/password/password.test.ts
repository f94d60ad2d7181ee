import * as crypto from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

vi.mock('node:crypto', { spy: true });

it('is stored at today’s cost and checked at the cost of its storage', async () => {
  expect(await hashPassword('Kıyı-Deneme-1')).toMatch(/^scrypt\$16384\$8\$5\$/);
  const earlier = await hashPassword('Kıyı-Deneme-1', { N: 1024, r: 8, p: 1 });
  expect(await verifyPassword('Kıyı-Deneme-1', earlier, 'known')).toBe(true);
  expect(await verifyPassword('kıyı-deneme-1', earlier, 'known')).toBe(false);
  expect(await verifyPassword('Kıyı-Deneme-1', null, 'known')).toBe(false);
});

it.each([
  'none',
  '',
  'scrypt$x$8$5$AA==$AA==',
  'scrypt$16384$8$5$AAAA$',
  '$2b$10$abcdefgh',
  'null',
])('matches nothing against %j, which is no hash, at the cost of one', async (stored) => {
  vi.mocked(crypto.scrypt).mockClear();
  expect(await verifyPassword('none', stored, 'known')).toBe(false);
  const cost = expect.objectContaining({ N: 16384, r: 8, p: 5 });
  expect(vi.mocked(crypto.scrypt).mock.calls).toEqual([
    ['none', expect.any(Buffer), 32, cost, expect.any(Function)],
  ]);
});

it('lets known people in while strangers fill their queue', async () => {
  const stored = await hashPassword('Kıyı-Deneme-1', { N: 1024, r: 8, p: 1 });
  const strangers = Array.from({ length: 40 }, () =>
    verifyPassword('x', null, 'stranger').then(
      () => 'checked',
      () => 'busy',
    ),
  );
  expect(await verifyPassword('Kıyı-Deneme-1', stored, 'known')).toBe(true);
  expect(await Promise.race([Promise.all(strangers), 'they still wait'])).toBe('they still wait');
});
