import { expect, it } from 'vitest';
import { inHours } from './option-expiry.ts';

it('adds hours', () =>
  expect(inHours(24, Date.UTC(2026, 10, 21)).toISOString()).toBe('2026-11-22T00:00:00.000Z'));
