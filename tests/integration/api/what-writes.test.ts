import { expect, it } from 'vitest';
import { createBudget, withBudget } from '#worker/platform/database/budget.ts';
import { testApp } from '#tests/support/app.ts';
import { createVilla, quoteOf, requestWith } from '#tests/support/factories.ts';

/** Whether a call wrote: mails and devices are looked after behind one that did (worker/index.ts). */
async function watched<Answer extends { status: number }>(call: () => Promise<Answer>) {
  const budget = createBudget({ ms: 15_000 });
  const answer = await withBudget(budget, call);
  expect(answer.status).toBeLessThan(300);
  return { answer, wrote: budget.wrote };
}

it('knows a call that wrote from one that was only asked with POST', async () => {
  const app = testApp();
  const { slug } = await createVilla(app);
  const stay = { slug, checkIn: '2027-05-05', checkOut: '2027-05-12' };
  const quoted = await watched(() => quoteOf(app, stay));
  expect(quoted.wrote).toBe(false);
  const { quoteToken } = quoted.answer.body.content;
  expect((await watched(() => requestWith(app, quoteToken))).wrote).toBe(true);
});
