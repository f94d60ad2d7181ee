import { expect, it } from 'vitest';
import { FocusSchema, objectPosition, parseFocus } from './focus.ts';

it('reads a point and falls back to the middle', () => {
  expect(parseFocus('20 80')).toEqual({ x: 20, y: 80 });
  expect(parseFocus('100 0')).toEqual({ x: 100, y: 0 });
  for (const text of ['', '50', '101 0', '-1 5', '50% 60%', 'a b', '5 5 5'])
    expect(parseFocus(text)).toEqual({ x: 50, y: 50 });
});

it('writes what CSS understands', () => {
  expect(objectPosition(parseFocus('20 80'))).toBe('20% 80%');
  expect(FocusSchema.safeParse('20 80;background:red').success).toBe(false);
});
