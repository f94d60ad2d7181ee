import type { CDPSession, Page } from '@playwright/test';

/** The cost of showing something: CPU time of the page's thread and time until the paint, in ms. */
export type Mount = { cpu: number; wall: number };

/** Clicks `button` and waits until the first element that matches `shown` is painted. */
export async function timeMount(page: Page, button: string, shown: string): Promise<Mount> {
  const metrics = await watchThread(page);
  const before = await metrics();
  const wall = await page.evaluate(([from, to]) => globalThis.clickUntilPainted(from, to), [
    button,
    shown,
  ] as const);
  const after = await metrics();
  return { cpu: (after - before) * 1_000, wall };
}

const sessions = new WeakMap<Page, CDPSession>();

/** Returns a function that reads the CPU seconds of the page's main thread so far. */
async function watchThread(page: Page): Promise<() => Promise<number>> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  if (!sessions.has(page)) {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    sessions.set(page, session);
  }
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
}
