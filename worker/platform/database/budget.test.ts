import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBudget } from './budget.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what a request may wait for the database', () => {
  it('counts the time in which a call is under way, and calls at the same time once', () => {
    const budget = createBudget({ ms: 1_000 });
    vi.advanceTimersByTime(500);
    expect(budget.leftMs()).toBe(1_000);
    const [first, second] = [budget.begin(), budget.begin()];
    vi.advanceTimersByTime(200);
    first();
    vi.advanceTimersByTime(100);
    second();
    vi.advanceTimersByTime(5_000);
    expect(budget.leftMs()).toBe(700);
    budget.begin();
    vi.advanceTimersByTime(5_000);
    expect(budget.leftMs()).toBe(0);
  });

  it('says once that it is slow, over several calls, and not of one that was quick', async () => {
    const budget = createBudget({ ms: 1_000, slowMs: 250 });
    const told = vi.fn();
    void budget.slow.then(told);
    const first = budget.begin();
    await vi.advanceTimersByTimeAsync(200);
    first();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(told).not.toHaveBeenCalled();
    budget.begin();
    await vi.advanceTimersByTimeAsync(49);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalledOnce();
  });
});
