import { expect, it } from 'vitest';
import { responseTimeOf } from './response-time.ts';

it.each([
  ['too few to say anything', [1, 2, 3, 4], null],
  ['the middle of five', [90, 10, 30, 20, 60], { requests: 5, answered: 5, medianMinutes: 30 }],
  // Three of six: half of them within 30 minutes.
  ['the slower of the first half', [10, 20, 30, 40, 50, 60], { answered: 6, medianMinutes: 30 }],
  ['with one unanswered', [10, 20, 30, 40, null], { requests: 5, answered: 4, medianMinutes: 30 }],
  ['with exactly half', [10, 20, 30, null, null, null], { answered: 3, medianMinutes: 30 }],
  ['with less than half', [10, 20, null, null, null], { answered: 2, medianMinutes: null }],
  ['answered within seconds', [0, 0.2, 0.1, 0, 0.3], { medianMinutes: 1 }],
])('is %s', (_, minutes, said) => {
  const found = responseTimeOf('2026-10', minutes);
  if (said === null) expect(found).toBeNull();
  else expect(found).toMatchObject({ month: '2026-10', ...said });
});
