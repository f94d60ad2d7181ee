import { expect, it } from 'vitest';
import { timeSince } from './time-since.ts';

const NOW = Date.parse('2026-11-21T10:00:00.000Z');

it.each([
  ['2026-11-21T10:00:30.000Z', 'Az önce'],
  ['2026-11-21T09:48:00.000Z', '12 dk önce'],
  ['2026-11-21T07:00:00.000Z', '3 sa önce'],
  ['2026-11-19T09:00:00.000Z', '2 gün önce'],
])('says how long ago %s was', (instant, text) => expect(timeSince(instant, NOW)).toBe(text));
