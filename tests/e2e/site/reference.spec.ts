import { expect, test } from '@playwright/test';
import { watchConsole } from '../support.ts';

test('the API’s reference lists the calls and loads nothing from elsewhere', async ({ page }) => {
  const problems = watchConsole(page);
  const outside: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol !== 'data:' && hostname !== 'localhost') outside.push(request.url());
  });
  // The viewer draws four hundred calls for ten seconds: those of one kind show what it makes of each.
  await page.route('**/v1/openapi.json', async (route) => {
    const answer = await route.fetch();
    const all = await answer.json();
    expect(Object.keys(all.paths).length).toBeGreaterThan(250);
    const some = Object.entries(all.paths).filter(([path]) => path.startsWith('/v1/auth/'));
    await route.fulfill({ response: answer, json: { ...all, paths: Object.fromEntries(some) } });
  });
  await page.goto('/v1/reference');
  await expect(page.getByRole('heading', { name: /Kıyı API/ })).toBeVisible();
  await page.getByRole('button', { name: /Open a session/ }).click();
  await expect(page.getByText('x-permission').first()).toBeVisible();
  expect(outside).toEqual([]);
  expect(problems).toEqual([]);
});
