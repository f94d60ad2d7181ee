import { expect, it } from 'vitest';
import { findStep, newTotpSecret, stepAt, totpCode, totpUri } from './totp.ts';

/** "12345678901234567890" in Base32: the secret of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('makes the codes of RFC 6238 at second %i', async (second, code) =>
  expect(await totpCode(SECRET, stepAt(new Date(second * 1000)))).toBe(code),
);

it('accepts the codes of the previous, current and next step, and returns the step', async () => {
  const now = new Date(1_234_567_890_000);
  for (const drift of [-1, 0, 1]) {
    const step = stepAt(now) + drift;
    expect(await findStep(SECRET, await totpCode(SECRET, step), now)).toBe(step);
  }
  for (const drift of [-2, 2]) {
    expect(await findStep(SECRET, await totpCode(SECRET, stepAt(now) + drift), now)).toBeNull();
  }
});

it('makes distinct secrets of 160 bits, and an address that apps can read', () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(secret);
  expect(totpUri(SECRET, 'Kıyı Villa', 'a+b@kiyi.example')).toBe(
    `otpauth://totp/K%C4%B1y%C4%B1%20Villa:a%2Bb%40kiyi.example?secret=${SECRET}&issuer=K%C4%B1y%C4%B1%20Villa&algorithm=SHA1&digits=6&period=30`,
  );
});
