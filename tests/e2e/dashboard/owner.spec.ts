import { expect, test } from '@playwright/test';
import { ADMIN, apiToken, OWNER, openSession, watchConsole } from '../support.ts';

test('an owner sees the stays of own villas only, and meets no closed door', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  const refused: string[] = [];
  page.on('response', (response) => {
    if ([401, 403].includes(response.status())) refused.push(response.url());
  });
  const total = async (login: typeof ADMIN) => {
    const authorization = `Bearer ${await apiToken(request, login)}`;
    const answer = await request.get('/v1/admin/reservations', { headers: { authorization } });
    return (await answer.json()).content.total as number;
  };
  const [own, all] = [await total(OWNER), await total(ADMIN)];
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThan(all);

  await openSession(page, OWNER);
  await page.goto('/dashboard/reservations');
  // Other tests ask for villas meanwhile, so the two counts are taken until they meet.
  await expect(async () => {
    await page.reload();
    const shown = page.getByRole('navigation', { name: 'Sayfalar' });
    await expect(shown).toContainText(new RegExp(`/ ${await total(OWNER)}(?!\\d)`), {
      timeout: 10_000,
    });
  }).toPass();
  await page.locator('a[href*="/dashboard/reservations/"]').first().click();
  const drawer = page.getByRole('complementary', { name: /rezervasyonu/ });
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Onayla' })).toHaveCount(0);
  await expect(drawer.getByRole('link', { name: 'WhatsApp' })).toHaveCount(0);
  expect(refused).toEqual([]);
  expect(problems).toEqual([]);
});
