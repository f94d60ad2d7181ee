import { expect, it } from 'vitest';
import { describeProgress, formatBytes } from './progress.ts';

it.each([
  [999, '1 KB'],
  [12_345, '12 KB'],
  [1_234_567, '1,2 MB'],
])('says %i bytes as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

it('says bytes while they are sent and that the server is at work afterwards', () => {
  expect(describeProgress(0.25, 2_000_000)).toBe('500 KB / 2,0 MB');
  expect(describeProgress(1, 2_000_000)).toBe('İşleniyor…');
});
