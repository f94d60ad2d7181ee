import { expect, it } from 'vitest';
import { fromLocalField, toLocalField } from './local-instant.ts';

it('keeps a moment of Istanbul through the field and back', () => {
  expect(toLocalField(new Date('2026-11-21T21:40:00.000Z'))).toBe('2026-11-22T00:40');
  expect(fromLocalField('2026-11-22T00:40')).toBe('2026-11-21T21:40:00.000Z');
});

it.each(['', '2026-11', 'yarın'])('says nothing for "%s"', (text) =>
  expect(fromLocalField(text)).toBeNull(),
);
