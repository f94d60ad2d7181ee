import { expect, test } from '@playwright/test';
import { ADMIN, openSession } from '../support.ts';

test('typing in a form keeps the session, an idle screen does not', async ({ page }) => {
  const kept: boolean[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/v1/account')
      kept.push(request.headers()['x-kiyi-idle'] === undefined);
  });
  await page.clock.install();
  await openSession(page, ADMIN);
  await page.goto('/dashboard/users/yeni');
  const name = page.getByLabel('Ad', { exact: true });
  for (let minute = 0; minute < 3; minute += 1) {
    await name.pressSequentially('a');
    const asked = page.waitForRequest('**/v1/account');
    await page.clock.runFor(60_000);
    await asked;
  }
  expect(kept.length).toBeGreaterThanOrEqual(3);
  expect(kept).not.toContain(false);
  const before = kept.length;
  await page.clock.runFor(10 * 60_000);
  expect(kept.length - before).toBeLessThanOrEqual(1);
});
