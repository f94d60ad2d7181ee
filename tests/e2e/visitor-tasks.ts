import { type APIRequestContext, expect, test } from '@playwright/test';
import { type Effort, slowDown, type Visitor, visitorOn } from './visitor.ts';

/** What a visitor comes for, and how many taps and fields it may take at most. */
export type Task = {
  name: string;
  from: string | ((request: APIRequestContext) => Promise<string>);
  limit: Effort;
  play: (visitor: Visitor) => Promise<void>;
};

/**
 * A test a task: taps and fields are held to the limit, the seconds printed. `SLOW_PHONE=1` plays
 * them on a slow phone.
 */
export function playTasks(withJavaScript: readonly Task[], without: readonly Task[]): void {
  for (const [way, tasks] of [
    ['with JavaScript', withJavaScript],
    ['without JavaScript', without],
  ] as const) {
    test.describe(way, () => {
      test.use({ javaScriptEnabled: way === 'with JavaScript' });
      for (const task of tasks) {
        test(task.name, async ({ page, request }) => {
          const { from } = task;
          const address = typeof from === 'string' ? from : await from(request);
          if (process.env.SLOW_PHONE) await slowDown(page);
          const visitor = visitorOn(page);
          const start = performance.now();
          await page.goto(address);
          await task.play(visitor);
          const seconds = ((performance.now() - start) / 1000).toFixed(1);
          const { taps, fields } = visitor.effort;
          console.log(`| ${task.name} | ${way} | ${taps} | ${fields} | ${seconds} s |`);
          expect(taps).toBeLessThanOrEqual(task.limit.taps);
          expect(fields).toBeLessThanOrEqual(task.limit.fields);
        });
      }
    });
  }
}
