import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBudget, withBudget } from './database/budget.ts';
import { SLOW_MS } from './log.ts';
import { recordAnswer } from './record-answer.ts';

const NOW = Date.parse('2026-11-24T10:00:00Z');

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What the log says of a page that took so long, in ms. */
function logOf(took: number): unknown[] {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const page = { method: 'GET', route: 'page', name: '/villa/…', status: 200, began: NOW - took };
  withBudget(createBudget({ ms: 1000, requestId: 'r1' }), () => recordAnswer(page));
  return warn.mock.calls.map(([line]) => JSON.parse(String(line)));
}

it('logs a slow answer in one line, with the id of its request', () => {
  const line = {
    time: new Date(NOW).toISOString(),
    level: 'warn',
    requestId: 'r1',
    attempt: 1,
    at: 'GET /villa/…',
    what: 'slow',
  };
  expect(logOf(SLOW_MS)).toEqual([{ ...line, status: 200, ms: SLOW_MS, databaseMs: 0 }]);
});

it('logs nothing of an answer in time', () => {
  expect(logOf(SLOW_MS - 1)).toEqual([]);
});
