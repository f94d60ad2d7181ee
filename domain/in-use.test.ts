import { describe, expect, it } from 'vitest';
import { inUse, someNames } from './in-use.ts';

const names = ['A', 'B', 'C', 'D', 'E', 'F'];

describe('a record in use', () => {
  it.each([
    [['A'], 1, 'A'],
    [['A', 'B'], 2, 'A, B'],
    [names.slice(0, 5), 5, 'A, B, C, D, E'],
    [names, 6, 'A, B, C, D, E ve 1 villa daha'],
    [names.slice(0, 5), 17, 'A, B, C, D, E ve 12 villa daha'],
  ])('names at most five of its users: %j of %d', (shown, total, expected) => {
    expect(someNames(shown, total, 'villa')).toBe(expected);
  });

  it('is refused with who uses it and what to do first', () => {
    const error = inUse('Kalkan', { names: ['Villa Çam'], total: 1, noun: 'villa' }, 'Taşıyın.');
    expect([error.kind, error.code]).toEqual(['conflict', 'IN_USE']);
    expect(error.message).toBe('“Kalkan” silinemez, kullanılıyor: Villa Çam. Taşıyın.');
  });
});
