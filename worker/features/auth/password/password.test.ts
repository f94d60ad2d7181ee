import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

it('is stored at today’s cost and checked at the cost of its storage', async () => {
  expect(await hashPassword('Kıyı-Deneme-1')).toMatch(/^scrypt\$16384\$8\$5\$/);
  const earlier = await hashPassword('Kıyı-Deneme-1', { N: 1024, r: 8, p: 1 });
  expect(await verifyPassword('Kıyı-Deneme-1', earlier)).toBe(true);
  expect(await verifyPassword('kıyı-deneme-1', earlier)).toBe(false);
  expect(await verifyPassword('Kıyı-Deneme-1', null)).toBe(false);
});
