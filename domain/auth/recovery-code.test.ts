import { expect, it } from 'vitest';
import { readRecoveryCode, recoveryCodeOf, showRecoveryCode } from './recovery-code.ts';

const code = recoveryCodeOf(Uint8Array.from({ length: 24 }, (_, i) => i * 11));

it('is shown in groups of four and read as people type it', () => {
  expect(showRecoveryCode(code)).toMatch(/^(?:[\dA-HJKMNP-TV-Z]{4}-){5}[\dA-HJKMNP-TV-Z]{4}$/);
  expect(readRecoveryCode(` ${showRecoveryCode(code).toLowerCase()} `)).toBe(code);
  expect(readRecoveryCode('oooo-iiii-llll-0000-1111-2222')).toBe('000011111111000011112222');
});

it.each(['', code.slice(1), `${code}0`, `${code.slice(1)}U`])('is not %s', (text) =>
  expect(readRecoveryCode(text)).toBeNull(),
);
