import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

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
])(
  'matches nothing against %j, which is no hash, and takes as long as against one',
  async (stored) => {
    const took = async (against: string | null) => {
      const before = process.cpuUsage();
      expect(await verifyPassword('none', against, 'known')).toBe(false);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    expect(await took(stored)).toBeGreaterThan((await took(null)) / 3);
  },
);

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
