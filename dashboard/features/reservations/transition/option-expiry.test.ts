import { expect, it } from 'vitest';
import { fromLocalField, inHours, toLocalField } from './option-expiry.ts';

it('reads and writes a field in the time of Istanbul, wherever the clerk sits', () => {
  expect(toLocalField(new Date('2026-11-21T22:15:00.000Z'))).toBe('2026-11-22T01:15');
  expect(fromLocalField('2026-11-22T01:15')).toBe('2026-11-21T22:15:00.000Z');
});

it('knows an empty field', () => expect(fromLocalField('')).toBeNull());

it('adds hours', () =>
  expect(inHours(24, Date.UTC(2026, 10, 21)).toISOString()).toBe('2026-11-22T00:00:00.000Z'));
