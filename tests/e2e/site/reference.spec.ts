import { expect, test } from '@playwright/test';
import { watchConsole } from '../support.ts';

test('the API’s reference lists the calls and loads nothing from elsewhere', async ({ page }) => {
  const problems = watchConsole(page);
  const outside: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol !== 'data:' && hostname !== 'localhost') outside.push(request.url());
  });
  await page.goto('/v1/reference');
  await expect(page.getByRole('heading', { name: /Kıyı API/ })).toBeVisible();
  await page.getByRole('button', { name: /Open a session/ }).click();
  await expect(page.getByText('x-permission').first()).toBeVisible();
  expect(outside).toEqual([]);
  expect(problems).toEqual([]);
});
